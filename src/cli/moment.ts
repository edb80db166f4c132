import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Service } from './service.js';

/** What a fault calls the fields of a place and a moment. */
export type FieldNames = Readonly<Record<'place' | 'lat' | 'lon' | 'zone' | 'fold' | 'datetime', string>>;

const OPTION_NAMES: FieldNames = {
  place: '--place',
  lat: '--lat',
  lon: '--lon',
  zone: '--zone',
  fold: '--fold',
  datetime: 'DATETIME',
};

/** What the options of a command say of where and when. */
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

interface Match {
  readonly name: string;
  readonly region: string | null;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** The place that the options name; null when they name none. Errors: InvalidInput when there is no such place. */
export function readPlace(service: Service, given: WhereWhen, names: FieldNames = OPTION_NAMES): Place | null {
  const { place, lat, lon, zone } = given;
  if (place !== undefined) {
    if (lat !== undefined || lon !== undefined)
      throw usage(names.place, `a place is named or given by ${names.lat} and ${names.lon}, not both`, place);
    const [match] = service.ask<{ matches: Match[] }>('/v1/locations/search', {
      query: { query: place, limit: '1' },
    }).matches;
    if (!match)
      throw usage(
        names.place,
        `no place is called ${place.slice(0, 100)}; give ${names.lat}, ${names.lon} and ${names.zone}`,
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
    `degrees between -${limit} and ${limit}, north and east positive; give both ${names.lat} and ${names.lon}`,
    given,
  );
}

interface CivilTime {
  readonly valid: boolean;
  readonly suggestions: readonly string[];
  readonly civil_time: {
    readonly kind: 'unique' | 'ambiguous' | 'gap';
    readonly candidates: readonly { readonly fold: number; readonly datetime: string; readonly datetime_utc: string }[];
  };
}

export interface When {
  /** ISO 8601 with offset. */
  readonly dt: string;
  /** What was decided where the clock says two things. */
  readonly note: string | null;
}

/** The clock that a civil time is read on. */
interface Clock {
  readonly zone: string | null;
  readonly fold?: string;
  readonly names?: FieldNames;
}

/**
 * An instant from a date or a datetime. With an offset it is that instant; without, the civil time of `zone`. A year, a month or a
 * day stand for their beginning; `now` is now.
 */
export function readInstant(service: Service, given: string, { zone, fold, names = OPTION_NAMES }: Clock): When {
  if (given === 'now') return { dt: new Date().toISOString(), note: null };
  const text = given.trim().replace(' ', 'T');
  const parts =
    /^([+-]?\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?)?)?$/i.exec(text);
  if (!parts)
    throw usage(
      names.datetime,
      'a date or datetime in ISO 8601, e.g. 1990-06-15T14:30 or 1990-06-15T14:30+01:00',
      given,
    );
  const [, year, month = '01', day = '01', time = '00:00', offset] = parts;
  const local = `${year}-${month}-${day}T${time}`;
  if (offset) return { dt: local + offset, note: null };
  if (zone === null)
    throw usage(
      names.datetime,
      `without an offset it names no instant: append Z or e.g. +01:00, or give ${names.place} or ${names.zone}`,
      given,
    );
  if (zone === 'UTC') return { dt: `${local}Z`, note: null };
  const answer = service.ask<CivilTime>('/v1/locations/timezone/validate', {
    body: { timezone: zone, local_datetime: local },
  });
  if (!answer.valid) throw usage(names.zone, `no time zone of this name${hint(answer.suggestions)}`, zone);
  const { kind, candidates } = answer.civil_time;
  if (kind === 'gap')
    throw usage(
      names.datetime,
      `the clocks of ${zone} skipped this time (${candidates.map((c) => c.datetime_utc).join(' or ')})`,
      given,
    );
  if (kind === 'unique') return { dt: candidates[0].datetime, note: null };
  if (fold !== undefined && fold !== '0' && fold !== '1')
    throw usage(names.fold, '0: the first of two, 1: the second', fold);
  const chosen = candidates[Number(fold ?? 0)];
  const note = `${local} came twice in ${zone}: taken as ${chosen.datetime}${fold === undefined ? ' (${names.fold} 1 takes the second)' : ''}`;
  return { dt: chosen.datetime, note };
}

const hint = (names: readonly string[]): string => (names.length ? `; near it: ${names.join(', ')}` : '');

/** A fault of the command line itself. */
export const usage = (field: string, message: string, given?: unknown): InvalidInput =>
  new InvalidInput({ field, message, ...(given === undefined ? {} : { given }) });

/**
 * A range of time from two arguments, the end not included; without an end it is a year. In Julian days UT1 for searches, and in days of UTC since
 * J2000.0 for tables.
 */
export function readRange(service: Service, from: string | undefined, to: string | undefined, zone: string | null) {
  if (from === undefined) throw usage('FROM', 'give the beginning of the range: a year, a date or a datetime');
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
  if (range.jdEnd <= range.jdStart) throw usage('TO', 'the end comes after the beginning', to);
  return range;
}

const oneYearAfter = (dt: string): string =>
  dt.replace(/^([+-]?)(\d{4,6})(-02-29)?/, (_, sign: string, year: string, leap?: string) => {
    const next = Number(`${sign}${year}`) + 1;
    return `${next < 0 ? '-' : sign === '+' ? '+' : ''}${String(Math.abs(next)).padStart(year.length, '0')}${leap ? '-02-28' : ''}`;
  });
