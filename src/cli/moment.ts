import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Service } from './service.js';

/** Names of the fields of a place and a moment in errors. */
export type FieldNames = Readonly<Record<'place' | 'lat' | 'lon' | 'zone' | 'fold' | 'datetime', string>>;

const OPTION_NAMES: FieldNames = {
  place: '--place',
  lat: '--lat',
  lon: '--lon',
  zone: '--zone',
  fold: '--fold',
  datetime: 'DATETIME',
};

/** Options of a command for place and time. */
export interface WhereWhen {
  readonly place?: string;
  readonly lat?: string;
  readonly lon?: string;
  readonly zone?: string;
  readonly fold?: string;
}

export interface Place {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string | null;
}

/** The place of the options; null when they give none. Errors: InvalidInput for an unknown place. */
export function readPlace(service: Service, given: WhereWhen, names: FieldNames = OPTION_NAMES): Place | null {
  const { place, lat, lon, zone } = given;
  if (place !== undefined) {
    if (lat !== undefined || lon !== undefined)
      throw usage(names.place, `must not be combined with ${names.lat} and ${names.lon}`, place);
    const [match] = service.ask('locations_search_route_v1_locations_search_get', {
      query: { query: place, limit: '1' },
    }).matches;
    if (!match)
      throw usage(
        names.place,
        `${place.slice(0, 100)} is not a known place; give ${names.lat}, ${names.lon} and ${names.zone}`,
        place,
      );
    const { name, region, country, latitude, longitude, timezone } = match;
    const label = [...new Set([name, region, country].filter(Boolean))].join(', ');
    return { label, latitude, longitude, zone: zone ?? timezone };
  }
  if (lat === undefined && lon === undefined) return null;
  const latitude = coordinate(names, 'lat', lat),
    longitude = coordinate(names, 'lon', lon);
  return { label: `${latitude}, ${longitude}`, latitude, longitude, zone: zone ?? null };
}

function coordinate(names: FieldNames, name: 'lat' | 'lon', given: string | undefined): number {
  const limit = name === 'lat' ? 90 : 180;
  const value = given !== undefined && /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : NaN;
  if (Math.abs(value) <= limit) return value;
  throw usage(
    names[name],
    `must be degrees from -${limit} to ${limit}, north and east positive; both ${names.lat} and ${names.lon} are required`,
    given,
  );
}

export interface When {
  /** ISO 8601 with offset. */
  readonly dt: string;
  /** Explains the choice for an ambiguous civil time; null otherwise. */
  readonly note: string | null;
}

/** The time zone of a civil time, and the choice for an ambiguous one. */
interface Clock {
  readonly zone: string | null;
  readonly fold?: string;
  readonly names?: FieldNames;
}

/**
 * Reads an instant from a date or a datetime. A datetime without an offset is civil time of `zone`. A year, a month or a day is its
 * beginning; `now` is the present. Errors: InvalidInput.
 */
export function readInstant(service: Service, given: string, { zone, fold, names = OPTION_NAMES }: Clock): When {
  if (given === 'now') return { dt: new Date().toISOString(), note: null };
  const text = given.trim().replace(' ', 'T');
  const parts =
    /^([+-]?\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?)?)?$/i.exec(text);
  if (!parts)
    throw usage(
      names.datetime,
      'must be a date or datetime in ISO 8601, e.g. 1990-06-15T14:30 or 1990-06-15T14:30+01:00',
      given,
    );
  const [, year, month = '01', day = '01', time = '00:00', offset] = parts;
  const local = `${year}-${month}-${day}T${time}`;
  if (offset) return { dt: local + offset, note: null };
  if (zone === null)
    throw usage(
      names.datetime,
      `without an offset it does not define an instant: append Z or e.g. +01:00, or give ${names.place} or ${names.zone}`,
      given,
    );
  if (zone === 'UTC') return { dt: `${local}Z`, note: null };
  const answer = service.ask('locations_timezone_validate_route_v1_locations_timezone_validate_post', {
    body: { timezone: zone, local_datetime: local },
  });
  if (!answer.valid || !answer.civil_time)
    throw usage(names.zone, `is not a known time zone${hint(answer.suggestions)}`, zone);
  const { kind, candidates } = answer.civil_time;
  if (kind === 'gap')
    throw usage(
      names.datetime,
      `the clocks of ${zone} skipped this time (${candidates.map((c) => c.datetime_utc).join(' or ')})`,
      given,
    );
  if (kind === 'unique') return { dt: candidates[0].datetime, note: null };
  if (fold !== undefined && fold !== '0' && fold !== '1')
    throw usage(names.fold, 'must be 0 (first occurrence) or 1 (second occurrence)', fold);
  const chosen = candidates[Number(fold ?? 0)];
  const second = fold === undefined ? ` (${names.fold} 1 selects the second)` : '';
  const note = `${local} occurs twice in ${zone}: ${chosen.datetime} is used${second}`;
  return { dt: chosen.datetime, note };
}

const hint = (names: readonly string[]): string => (names.length ? `; similar: ${names.join(', ')}` : '');

/** An error of the command line. */
export const usage = (field: string, message: string, given?: unknown): InvalidInput =>
  new InvalidInput({ field, message, ...(given === undefined ? {} : { given }) });

/**
 * Reads a range of time from two arguments; the end is not included, and the default end is one year later. Returns Julian days UT1 for searches, and
 * days of UTC since J2000.0 for tables.
 */
export function readRange(service: Service, from: string | undefined, to: string | undefined, zone: string | null) {
  if (from === undefined) throw usage('FROM', 'is required: the beginning of the range (a year, a date or a datetime)');
  const start = readInstant(service, from, { zone: zone ?? 'UTC' }).dt;
  const end = readInstant(service, to ?? oneYearAfter(start), { zone: zone ?? 'UTC' }).dt;
  const first = service.engine.time.instantFromIso(start, 'FROM'),
    last = service.engine.time.instantFromIso(end, 'TO');
  const range = {
    jdStart: first.ut1J2k + J2000_JD,
    jdEnd: last.ut1J2k + J2000_JD,
    utcStart: first.utcJ2k,
    utcEnd: last.utcJ2k,
  };
  if (range.jdEnd <= range.jdStart) throw usage('TO', 'must be after FROM', to);
  return range;
}

const oneYearAfter = (dt: string): string =>
  dt.replace(/^([+-]?)(\d{4,6})(-02-29)?/, (_, sign: string, year: string, leap?: string) => {
    const next = Number(`${sign}${year}`) + 1;
    return `${next < 0 ? '-' : sign === '+' ? '+' : ''}${String(Math.abs(next)).padStart(year.length, '0')}${leap ? '-02-28' : ''}`;
  });
