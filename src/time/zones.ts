import { Temporal } from 'temporal-polyfill';
import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { suggestNames } from '../kernel/suggest.js';
import { dayNumberOf, daysInMonth, gregorianDate, gregorianDayNumber } from './calendar.js';
import type { CalendarDate } from './calendar.js';
import { utcFromDayAndSecond } from './iso.js';
import type { LeapSeconds } from './leap-seconds.js';

/** A wall-clock reading in the proleptic Gregorian calendar with astronomical years. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
  readonly microsecond?: number;
}

/**
 * Source of an offset: the rules of the zone; the first entry of the zone (local mean time of its reference city in the tz database); or
 * local mean time of a requested longitude.
 */
type OffsetBasis = 'zone_rules' | 'zone_local_mean_time' | 'longitude_local_mean_time';

/** One instant that a civil time may denote: UTC in quasi-days from J2000.0, the offset in seconds east, and the source of the offset. */
export interface CivilCandidate {
  readonly utcJ2k: number;
  readonly offsetSeconds: number;
  readonly basis: OffsetBasis;
}

/** The instants that a civil time denotes in a zone. In an overlap the first candidate is the earlier (fold 0), the second the later (fold 1). */
export type CivilResolution =
  | { readonly kind: 'unique'; readonly candidates: readonly [CivilCandidate] }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly [CivilCandidate, CivilCandidate] }
  /** The clock skipped this reading. The candidates use the offsets before and after the gap. */
  | {
      readonly kind: 'gap';
      readonly gapSeconds: number;
      readonly candidates: readonly [CivilCandidate, CivilCandidate];
    };

interface CivilOptions {
  /** In an overlap 0 selects the earlier instant, 1 the later. Without it `utcOf` refuses an overlap. */
  readonly fold?: 0 | 1;
  /** Policy `local_mean_time_before_zone_standard`: local mean time of this longitude (degrees east) before the first recorded change of the zone. */
  readonly localMeanTimeLongitudeDeg?: number;
}

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9._+-]*(\/[A-Za-z0-9._+-]+)*$/;
const UTC_NAMES = ['UTC', 'Etc/UTC', 'GMT'];

/** Version of the tz database of the platform, such as 2025b; null where the platform does not report it (browsers). */
export const zoneDataVersion = (): string | null =>
  (globalThis as { process?: { versions?: { tz?: string } } }).process?.versions?.tz ?? null;

/** Civil time in the IANA zones of the platform's Intl. */
export class Zones {
  private readonly leapSeconds: LeapSeconds;

  constructor(leapSeconds: LeapSeconds) {
    this.leapSeconds = leapSeconds;
  }

  /** Names of the zones. Links are accepted too but not listed. */
  names(): string[] {
    return [...new Set([...Intl.supportedValuesOf('timeZone'), ...UTC_NAMES])];
  }

  /** Returns the name when it is a zone. Errors: InvalidInput with suggestions. */
  checked(zone: string, pointer: string): string {
    if (ZONE_SHAPE.test(zone)) {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone });
        return zone;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    const names = this.names(),
      cityOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
    const cities = new Map(names.map((name) => [cityOf(name), name]));
    const suggestions = [
      ...new Set([
        ...suggestNames(zone, names),
        ...suggestNames(cityOf(zone), cities.keys()).map((city) => cities.get(city) ?? city),
      ]),
    ].slice(0, 3);
    throw new InvalidInput({
      field: pointer,
      message: 'is not a known time zone',
      given: zone,
      allowed: 'a name of the IANA time zone database, such as Europe/Rome',
      suggestions,
    });
  }

  /**
   * All instants that a civil time denotes in a zone. Errors: InvalidInput at the pointer of the civil time (no such date or time) or of the
   * zone (unknown).
   */
  resolve(
    civil: CivilTime,
    zone: string,
    pointers: { readonly civil: string; readonly zone: string },
    options: CivilOptions = {},
  ): CivilResolution {
    const name = this.checked(zone, pointers.zone);
    const local = this.plain(civil, pointers.civil);
    const earlier = local.toZonedDateTime(name, { disambiguation: 'earlier' });
    const later = local.toZonedDateTime(name, { disambiguation: 'later' });
    const first = offsetSecondsOf(earlier),
      second = offsetSecondsOf(later);
    const early = this.isBeforeZoneRules(earlier);
    if (early && options.localMeanTimeLongitudeDeg !== undefined) {
      const meanTime = Math.round(options.localMeanTimeLongitudeDeg * 240);
      return { kind: 'unique', candidates: [this.candidate(civil, meanTime, 'longitude_local_mean_time')] };
    }
    const basis: OffsetBasis = early ? 'zone_local_mean_time' : 'zone_rules';
    if (first === second) return { kind: 'unique', candidates: [this.candidate(civil, first, basis)] };
    if (earlier.toPlainDateTime().equals(local)) {
      return {
        kind: 'ambiguous',
        candidates: [this.candidate(civil, first, basis), this.candidate(civil, second, 'zone_rules')],
      };
    }
    // In a gap Temporal returns the instants before and after the gap, which have the offsets before and after it.
    return {
      kind: 'gap',
      gapSeconds: second - first,
      candidates: [this.candidate(civil, first, basis), this.candidate(civil, second, 'zone_rules')],
    };
  }

  /** The instant that a civil time denotes. Errors: InvalidInput in a gap, in an overlap without `fold`, for an unknown zone or date. */
  utcOf(
    civil: CivilTime,
    zone: string,
    pointers: { readonly civil: string; readonly zone: string },
    options: CivilOptions = {},
  ): CivilCandidate {
    const resolution = this.resolve(civil, zone, pointers, options);
    if (resolution.kind === 'unique') return resolution.candidates[0];
    const offsets = resolution.candidates.map((candidate) => candidate.offsetSeconds / 3600);
    if (resolution.kind === 'gap') {
      throw new InvalidInput(
        {
          field: pointers.civil,
          message: `is a time that the clocks of ${zone} skipped (they went forward by ${resolution.gapSeconds} s)`,
          given: civil,
          allowed: 'a time that the clocks showed',
        },
        { offsets_hours: offsets },
      );
    }
    if (options.fold === undefined) {
      throw new InvalidInput(
        {
          field: pointers.civil,
          message: `is a time that the clocks of ${zone} showed twice: fold must select one`,
          given: civil,
          allowed: 'fold 0 (the earlier) or 1 (the later)',
        },
        { offsets_hours: offsets },
      );
    }
    return resolution.candidates[options.fold];
  }

  /** Offset of a zone in seconds east of UTC at a UTC quasi-day count. Errors: InvalidInput for an unknown zone or a year beyond +-270000. */
  offsetSecondsAt(utcJ2k: number, zone: string, pointer: string): number {
    const name = this.checked(zone, pointer);
    const dayNumber = dayNumberOf(utcJ2k),
      length = this.leapSeconds.dayLengthSeconds(dayNumber);
    const second = Math.min(SECONDS_PER_DAY - 1, Math.floor((utcJ2k + 0.5 - dayNumber) * length));
    const { year, month, day } = gregorianDate(dayNumber);
    if (Math.abs(year) > 270_000)
      throw new InvalidInput({
        field: pointer,
        message: 'has a year outside the range of time zones',
        given: year,
        allowed: '-270000 ... 270000',
      });
    const utc = new Temporal.PlainDateTime(
      year,
      month,
      day,
      Math.floor(second / 3600),
      Math.floor(second / 60) % 60,
      second % 60,
    ).toZonedDateTime('UTC');
    return offsetSecondsOf(utc.withTimeZone(name));
  }

  /**
   * The first instant of a civil date in a zone; it may be later than midnight where the clocks skipped it. Returned: null for a date that the
   * zone skipped, such as 2011-12-30 in Pacific/Apia. Errors: InvalidInput at the pointer of the date (no such date) or of the zone (unknown).
   */
  startOfDate(
    { year, month, day }: CalendarDate,
    zone: string,
    pointers: { readonly civil: string; readonly zone: string },
  ): Pick<CivilCandidate, 'utcJ2k' | 'offsetSeconds'> | null {
    const name = this.checked(zone, pointers.zone),
      date = this.plain({ year, month, day, hour: 0, minute: 0 }, pointers.civil).toPlainDate(),
      start = date.toZonedDateTime(name);
    if (!start.toPlainDate().equals(date)) return null;
    const { hour, minute, second } = start;
    return this.candidate({ year, month, day, hour, minute, second }, offsetSecondsOf(start), 'zone_rules');
  }

  /** True when an instant is before the first recorded change of its zone. Zones without changes (UTC, Etc/GMT+5) have no such time. */
  private isBeforeZoneRules(moment: Temporal.ZonedDateTime): boolean {
    // Every zone with changes had its first before 1990: later instants need no search.
    if (moment.year >= 1990) return false;
    return moment.getTimeZoneTransition('previous') === null && moment.getTimeZoneTransition('next') !== null;
  }

  private plain(civil: CivilTime, pointer: string): Temporal.PlainDateTime {
    const { year, month, day, hour, minute, second = 0, microsecond = 0 } = civil;
    const within = (value: number, low: number, high: number): boolean =>
      Number.isInteger(value) && value >= low && value <= high;
    const fail = (message: string, given: number, allowed: string): InvalidInput =>
      new InvalidInput({ field: pointer, message, given, allowed });
    if (!within(year, -270_000, 270_000))
      throw fail('has a year outside the range of time zones', year, '-270000 ... 270000');
    if (!within(month, 1, 12)) throw fail('has a month that does not exist', month, '1 ... 12');
    if (!within(day, 1, daysInMonth(year, month)))
      throw fail('has a day that does not exist in this month', day, `1 ... ${daysInMonth(year, month)}`);
    if (!within(hour, 0, 23)) throw fail('has an hour that does not exist', hour, '0 ... 23');
    if (!within(minute, 0, 59)) throw fail('has a minute that does not exist', minute, '0 ... 59');
    if (!within(second, 0, 59))
      throw fail('has a second that does not exist (civil times have no leap seconds here)', second, '0 ... 59');
    if (!within(microsecond, 0, 999_999))
      throw fail('has a microsecond that does not exist', microsecond, '0 ... 999999');
    return new Temporal.PlainDateTime(
      year,
      month,
      day,
      hour,
      minute,
      second,
      Math.floor(microsecond / 1000),
      microsecond % 1000,
    );
  }

  private candidate(civil: CivilTime, offsetSeconds: number, basis: OffsetBasis): CivilCandidate {
    const second = civil.hour * 3600 + civil.minute * 60 + (civil.second ?? 0) - offsetSeconds;
    const dayShift = Math.floor(second / SECONDS_PER_DAY);
    const dayNumber = gregorianDayNumber(civil.year, civil.month, civil.day) + dayShift;
    const utcJ2k = utcFromDayAndSecond(
      dayNumber,
      second - dayShift * SECONDS_PER_DAY + (civil.microsecond ?? 0) / 1e6,
      this.leapSeconds,
    );
    return { utcJ2k, offsetSeconds, basis };
  }
}

const offsetSecondsOf = (moment: Temporal.ZonedDateTime): number => Math.round(moment.offsetNanoseconds / 1e9);
