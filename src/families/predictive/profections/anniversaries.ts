import type { Engine } from '../../../engine.js';
import { SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { gregorianDayNumber, isLeapYear } from '../../../time/calendar.js';
import { formatYear, parseIsoInstant, utcFromDayAndSecond } from '../../../time/iso.js';
import type { ClockFields } from '../../../time/iso.js';
import { Zones, zoneDataVersion } from '../../../time/zones.js';
import type { ProfectionChronologyResponse, ProfectionScheduleRequest } from './schema.js';

/** Local time of the birthdays: a zone of the tz database, or the fixed offset of the birth. */
interface CivilPlace {
  readonly name: string;
  readonly source: ProfectionChronologyResponse['timezone_data_source'];
  readonly version: string | null;
  offsetSecondsAt(utcJ2k: number): number;
  /** Instants (UTC, days since J2000.0) of a local time, in order: usually one, two where it is ambiguous, none where it does not exist. */
  instantsOf(civil: ClockFields): readonly number[];
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const seconds = Math.round(Math.abs(minutes) * 60);
  const rest = seconds % 60 === 0 ? '' : `:${twoDigits(seconds % 60)}`;
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}${rest}`;
}

function fixedOffset(engine: Engine, offsetMinutes: number): CivilPlace {
  const offsetSeconds = Math.round(offsetMinutes * 60);
  return {
    name: offsetName(offsetMinutes),
    source: 'caller_supplied_tzinfo',
    version: null,
    offsetSecondsAt: () => offsetSeconds,
    instantsOf({ year, month, day, hour, minute, second, microsecond }) {
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
    instantsOf(civil) {
      const found = zones.resolve(civil, name, pointers);
      return found.kind === 'gap' ? [] : found.candidates.map(({ utcJ2k }) => utcJ2k);
    },
  };
}

/** The year of life that contains an instant, from birthday to birthday. Instants are UTC in days since J2000.0. */
export interface YearOfLife {
  readonly ageYears: number;
  readonly startUtcJ2k: number;
  readonly endUtcJ2k: number;
  readonly queryUtcJ2k: number;
  readonly place: CivilPlace;
  /** Policy for a birth on 29 February; null for other births. */
  readonly leapDayPolicy: ProfectionChronologyResponse['leap_day_policy'];
  /** Whether one of the two birthdays has an ambiguous local time. */
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
    // Birthdays of a birth in a leap second are one second earlier, because other days have no such second.
    this.civil = { ...fields, second: Math.min(59, fields.second) };
  }

  /** Local calendar date and time of an instant. */
  clockAt(utcJ2k: number): ClockFields {
    return this.engine.time.calendarOf(utcJ2k, this.place.offsetSecondsAt(utcJ2k));
  }

  get onLeapDay(): boolean {
    return this.civil.month === 2 && this.civil.day === 29;
  }

  /**
   * Instant at which an age is completed; the birth itself at age 0. Errors: InvalidInput where the local time of the birthday does not
   * exist, or is ambiguous and the request has no policy.
   */
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
    const instants = this.place.instantsOf(civil);
    const localTime = `${formatYear(year)}-${twoDigits(civil.month)}-${twoDigits(civil.day)}T${twoDigits(civil.hour)}:${twoDigits(civil.minute)}:${twoDigits(civil.second)}`;
    if (instants.length === 0)
      throw new InvalidInput({
        field: '/natal/dt',
        message: `gives a birthday whose local time does not exist in ${this.place.name}`,
        given: localTime,
        allowed: 'a time zone or offset in which this local time exists',
      });
    if (instants.length === 1) return instants[0];
    const policy = this.request.ambiguous_time_policy ?? null;
    if (policy === null)
      throw new InvalidInput({
        field: '/ambiguous_time_policy',
        message: `is required, because the local time ${localTime} of the birthday occurs twice in ${this.place.name}`,
        allowed: 'earlier_occurrence or later_occurrence',
      });
    this.ambiguityResolved = true;
    return instants[policy === 'earlier_occurrence' ? 0 : 1];
  }
}

/**
 * The year of life that contains the instant of the request. Errors: InvalidInput for an instant before the birth, a birth on 29 February
 * without leap_day_policy, a birthday whose local time does not exist or is ambiguous without ambiguous_time_policy, an unknown time zone.
 */
export function yearOfLife(engine: Engine, request: ProfectionScheduleRequest): YearOfLife {
  const birth = parseIsoInstant(request.natal.dt, '/natal/dt', engine.time.leapSeconds),
    queryUtcJ2k = parseIsoInstant(request.current_dt, '/current_dt', engine.time.leapSeconds).utcJ2k;
  if (queryUtcJ2k < birth.utcJ2k)
    throw new InvalidInput({
      field: '/current_dt',
      message: 'must not be before the birth',
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
      message: 'is required for a birth on 29 February',
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
