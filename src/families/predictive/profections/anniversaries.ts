import type { Engine } from '../../../engine.js';
import { SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { gregorianDayNumber, isLeapYear } from '../../../time/calendar.js';
import { formatYear, parseIsoInstant, utcFromDayAndSecond } from '../../../time/iso.js';
import type { ClockFields } from '../../../time/iso.js';
import { Zones, zoneDataVersion } from '../../../time/zones.js';
import type { ProfectionChronologyResponse, ProfectionScheduleRequest } from './schema.js';

/** Where birthdays are kept: a zone of the tz database, or the fixed offset that the birth was written with. */
interface CivilPlace {
  readonly name: string;
  readonly source: ProfectionChronologyResponse['timezone_data_source'];
  readonly version: string | null;
  offsetSecondsAt(utcJ2k: number): number;
  /** The moments that show a reading of the clock, in order: one, two where it was shown twice, none where it was skipped. */
  momentsOf(civil: ClockFields): readonly number[];
}

const two = (value: number): string => String(value).padStart(2, '0');

function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const seconds = Math.round(Math.abs(minutes) * 60);
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}

function fixedOffset(engine: Engine, offsetMinutes: number): CivilPlace {
  const offsetSeconds = Math.round(offsetMinutes * 60);
  return {
    name: offsetName(offsetMinutes),
    source: 'caller_supplied_tzinfo',
    version: null,
    offsetSecondsAt: () => offsetSeconds,
    momentsOf({ year, month, day, hour, minute, second, microsecond }) {
      const local = hour * 3600 + minute * 60 + second + microsecond / 1e6 - offsetSeconds,
        shift = Math.floor(local / SECONDS_PER_DAY);
      return [
        utcFromDayAndSecond(
          gregorianDayNumber(year, month, day) + shift,
          local - shift * SECONDS_PER_DAY,
          engine.time.leapSeconds,
        ),
      ];
    },
  };
}

function zonePlace(engine: Engine, zone: string): CivilPlace {
  const zones = new Zones(engine.time.leapSeconds),
    pointers = { civil: '/natal/dt', zone: '/civil_timezone' };
  const name = zones.checked(zone, pointers.zone);
  return {
    name,
    source: 'iana_time_zone_database',
    version: zoneDataVersion(),
    offsetSecondsAt: (utcJ2k) => zones.offsetSecondsAt(utcJ2k, name, pointers.zone),
    momentsOf(civil) {
      const found = zones.resolve(civil, name, pointers);
      return found.kind === 'gap' ? [] : found.candidates.map(({ utcJ2k }) => utcJ2k);
    },
  };
}

/** The year of life that holds a moment, from birthday to birthday. Moments are UTC counts from J2000.0. */
export interface YearOfLife {
  readonly ageYears: number;
  readonly startUtcJ2k: number;
  readonly endUtcJ2k: number;
  readonly queryUtcJ2k: number;
  readonly place: CivilPlace;
  /** The policy where the birth was on 29 February. */
  readonly leapDayPolicy: ProfectionChronologyResponse['leap_day_policy'];
  /** Whether the clocks showed one of the two birthdays twice. */
  readonly ambiguityResolved: boolean;
}

/** Birthdays of one birth. */
class Anniversaries {
  ambiguityResolved = false;
  private readonly engine: Engine;
  private readonly request: ProfectionScheduleRequest;
  private readonly place: CivilPlace;
  private readonly birthUtcJ2k: number;
  readonly civil: ClockFields;

  constructor(engine: Engine, request: ProfectionScheduleRequest, place: CivilPlace, birthUtcJ2k: number) {
    this.engine = engine;
    this.request = request;
    this.place = place;
    this.birthUtcJ2k = birthUtcJ2k;
    const fields = this.clockAt(birthUtcJ2k);
    // A birth in a leap second has its birthdays a second earlier: other days have no such second.
    this.civil = { ...fields, second: Math.min(59, fields.second) };
  }

  clockAt(utcJ2k: number): ClockFields {
    return this.engine.time.calendarOf(utcJ2k, this.place.offsetSecondsAt(utcJ2k));
  }

  get onLeapDay(): boolean {
    return this.civil.month === 2 && this.civil.day === 29;
  }

  /** The moment at which an age is completed; the birth itself at age 0. Errors: InvalidInput in a gap, twice without policy. */
  at(ageYears: number): number {
    if (ageYears === 0) return this.birthUtcJ2k;
    const year = this.civil.year + ageYears;
    const moved = this.onLeapDay && !isLeapYear(year);
    const date = !moved
      ? { month: this.civil.month, day: this.civil.day }
      : this.request.leap_day_policy === 'march_1'
        ? { month: 3, day: 1 }
        : { month: 2, day: 28 };
    const civil = { ...this.civil, year, ...date };
    const moments = this.place.momentsOf(civil);
    const reading = `${formatYear(year)}-${two(civil.month)}-${two(civil.day)}T${two(civil.hour)}:${two(civil.minute)}:${two(civil.second)}`;
    if (moments.length === 0)
      throw new InvalidInput({
        field: '/natal/dt',
        message: `the clocks of ${this.place.name} skipped the time of the birthday`,
        given: reading,
        allowed: 'a zone or offset whose clocks showed it',
      });
    if (moments.length === 1) return moments[0];
    const policy = this.request.ambiguous_time_policy ?? null;
    if (policy === null)
      throw new InvalidInput({
        field: '/ambiguous_time_policy',
        message: `the clocks of ${this.place.name} showed the time of the birthday ${reading} twice`,
        allowed: 'earlier_occurrence or later_occurrence',
      });
    this.ambiguityResolved = true;
    return moments[policy === 'earlier_occurrence' ? 0 : 1];
  }
}

/**
 * The year of life that holds the request's moment. Errors: InvalidInput: before birth; 29 February without leap_day_policy; a birthday
 * in a gap, or shown twice without ambiguous_time_policy; an unknown zone.
 */
export function yearOfLife(engine: Engine, request: ProfectionScheduleRequest): YearOfLife {
  const birth = parseIsoInstant(request.natal.dt, '/natal/dt', engine.time.leapSeconds),
    queryUtcJ2k = parseIsoInstant(request.current_dt, '/current_dt', engine.time.leapSeconds).utcJ2k;
  if (queryUtcJ2k < birth.utcJ2k)
    throw new InvalidInput({
      field: '/current_dt',
      message: 'the moment is before the birth',
      given: request.current_dt,
      allowed: `${request.natal.dt} or later`,
    });
  const zone = request.civil_timezone ?? null;
  const place = zone === null ? fixedOffset(engine, birth.offsetMinutes) : zonePlace(engine, zone);
  const birthdays = new Anniversaries(engine, request, place, birth.utcJ2k);
  const leapDayPolicy = birthdays.onLeapDay ? (request.leap_day_policy ?? null) : null;
  if (birthdays.onLeapDay && leapDayPolicy === null)
    throw new InvalidInput({
      field: '/leap_day_policy',
      message: 'the birth was on 29 February: say when its birthday is in common years',
      allowed: 'february_28 or march_1',
    });
  const reached = Math.max(0, birthdays.clockAt(queryUtcJ2k).year - birthdays.civil.year),
    candidate = birthdays.at(reached);
  const ageYears = queryUtcJ2k < candidate ? reached - 1 : reached;
  const startUtcJ2k = ageYears === reached ? candidate : birthdays.at(ageYears),
    endUtcJ2k = ageYears === reached ? birthdays.at(reached + 1) : candidate;
  return {
    ageYears,
    startUtcJ2k,
    endUtcJ2k,
    queryUtcJ2k,
    place,
    leapDayPolicy,
    ambiguityResolved: birthdays.ambiguityResolved,
  };
}
