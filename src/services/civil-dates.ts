import { J2000_JD } from '../kernel/constants.js';
import type { PanchangaMomentResponse } from '../contract/civil-day.js';
import type { Engine } from '../engine.js';
import { InvalidInput } from '../kernel/errors.js';
import { daysInMonth, gregorianDate, gregorianDayNumber, isoWeekday } from '../time/calendar.js';
import type { CalendarDate } from '../time/calendar.js';
import { formatYear } from '../time/iso.js';
import { Zones } from '../time/zones.js';

/** A civil date of a zone: [start, end), UTC quasi-days and Julian days UT1. */
export interface CivilDate {
  /** YYYY-MM-DD. */
  readonly name: string;
  readonly startUtc: number;
  readonly endUtc: number;
  readonly startJdUt1: number;
  readonly endJdUt1: number;
}

const DATE = /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})$/;

/** The date of `local_date`. Errors: InvalidInput for a date that does not exist. */
export function calendarDateOf(text: string, field = '/local_date'): CalendarDate {
  const parts = DATE.exec(text);
  const [year, month, day] = (parts ?? []).slice(1).map(Number);
  if (parts === null || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new InvalidInput({
      field,
      message: 'is not a date of the Gregorian calendar',
      given: text,
      allowed: 'an existing date, YYYY-MM-DD',
    });
  return { year, month, day };
}

/** Weekday of a date, 0 Monday ... 6 Sunday. */
export const mondayWeekday = ({ year, month, day }: CalendarDate): number =>
  isoWeekday(gregorianDayNumber(year, month, day)) - 1;

/**
 * The clock of a time zone for one request: starts of civil dates, and instants in local time. Offsets are kept, because a request formats
 * many instants of a few dates.
 */
export class LocalClock {
  private readonly engine: Engine;
  private readonly zones: Zones;
  private readonly zone: string;
  private readonly field: string;
  private readonly starts = new Map<number, { readonly utcJ2k: number; readonly offsetSeconds: number } | null>();

  /** `field`: JSON pointer of the zone. Errors: InvalidInput for an unknown zone. */
  constructor(engine: Engine, zone: string, field = '/timezone') {
    this.engine = engine;
    this.zones = new Zones(engine.time.leapSeconds);
    this.zone = this.zones.checked(zone, field);
    this.field = field;
  }

  /**
   * The dates from `first` to `last` days after a date (negative: before), in order. Errors: InvalidInput when the zone skipped one of them.
   */
  dates(date: CalendarDate, first: number, last: number, field = '/local_date'): CivilDate[] {
    const day = gregorianDayNumber(date.year, date.month, date.day);
    return Array.from({ length: last - first + 1 }, (_, i) => {
      const number = day + first + i,
        start = this.start(number, field),
        end = this.start(number + 1, field);
      if (start === null || end === null)
        throw new InvalidInput({
          field,
          message: `is next to a date that the clocks of ${this.zone} skipped, or is that date`,
          given: nameOf(gregorianDate(day)),
          allowed: 'a date whose neighbours exist in the time zone',
        });
      return {
        name: nameOf(gregorianDate(number)),
        startUtc: start.utcJ2k,
        endUtc: end.utcJ2k,
        startJdUt1: this.jd(start.utcJ2k),
        endJdUt1: this.jd(end.utcJ2k),
      };
    });
  }

  /** An instant, Julian day UT1, in UTC and local time. */
  moment(jdUt1: number): PanchangaMomentResponse {
    const { time } = this.engine;
    return this.momentOfUtc(time.utcFromUt1(jdUt1 - J2000_JD), jdUt1);
  }

  /** An instant of UTC (quasi-days since J2000.0) with its Julian day UT1. */
  momentOfUtc(utcJ2k: number, jdUt1 = this.jd(utcJ2k)): PanchangaMomentResponse {
    const { time } = this.engine;
    return {
      jd_ut1: jdUt1,
      utc: time.formatUtc(utcJ2k),
      local: time.formatWithOffset(utcJ2k, this.offsetSeconds(utcJ2k) / 60),
    };
  }

  /** The civil date that contains an instant of UTC. */
  dateAt(utcJ2k: number): CalendarDate {
    const { year, month, day } = this.engine.time.calendarOf(utcJ2k, this.offsetSeconds(utcJ2k));
    return { year, month, day };
  }

  /** Offset of the zone, seconds east: from the starts of known dates where it is the same on both sides. */
  private offsetSeconds(utcJ2k: number): number {
    for (const [day, start] of this.starts) {
      const next = this.starts.get(day + 1);
      if (start === null || next === null || next === undefined) continue;
      if (utcJ2k < start.utcJ2k || utcJ2k > next.utcJ2k) continue;
      if (start.offsetSeconds === next.offsetSeconds && Math.abs(next.utcJ2k - start.utcJ2k - 1) < 1e-9)
        return start.offsetSeconds;
    }
    return this.zones.offsetSecondsAt(utcJ2k, this.zone, this.field);
  }

  private start(dayNumber: number, field: string) {
    let start = this.starts.get(dayNumber);
    if (start === undefined) {
      start = this.zones.startOfDate(gregorianDate(dayNumber), this.zone, { civil: field, zone: this.field });
      this.starts.set(dayNumber, start);
    }
    return start;
  }

  private jd(utcJ2k: number): number {
    return this.engine.time.ut1FromUtc(utcJ2k) + J2000_JD;
  }
}

const nameOf = ({ year, month, day }: CalendarDate): string =>
  `${formatYear(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
