import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Service } from './service.js';

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
export function readPlace(service: Service, given: WhereWhen): Place | null {
  const { place, lat, lon, zone } = given;
  if (place !== undefined) {
    if (lat !== undefined || lon !== undefined)
      throw usage('--place', 'a place is named or given by --lat and --lon, not both');
    const [match] = service.ask<{ matches: Match[] }>('/v1/locations/search', {
      query: { query: place, limit: '1' },
    }).matches;
    if (!match) throw usage('--place', `no place is called ${place}; give --lat, --lon and --zone`);
    const { name, region, country, latitude, longitude, timezone } = match;
    const label = [...new Set([name, region, country].filter(Boolean))].join(', ');
    return { label, latitude, longitude, zone: zone ?? timezone };
  }
  if (lat === undefined && lon === undefined) return null;
  const latitude = coordinate('--lat', lat, 90),
    longitude = coordinate('--lon', lon, 180);
  return { label: `${latitude}, ${longitude}`, latitude, longitude, zone: zone ?? null };
}

function coordinate(option: string, given: string | undefined, limit: number): number {
  const value = given !== undefined && /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : NaN;
  if (Math.abs(value) <= limit) return value;
  throw usage(
    option,
    `degrees between -${limit} and ${limit}, north and east positive; give both --lat and --lon`,
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

/**
 * An instant from a date or a datetime. With an offset it is that instant; without, the civil time of `zone`. A year, a month or a
 * day stand for their beginning; `now` is now.
 */
export function readInstant(service: Service, given: string, zone: string | null, fold?: string): When {
  if (given === 'now') return { dt: new Date().toISOString(), note: null };
  const text = given.trim().replace(' ', 'T');
  const parts =
    /^([+-]?\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?)?)?$/i.exec(text);
  if (!parts)
    throw usage('DATETIME', 'a date or datetime in ISO 8601, e.g. 1990-06-15T14:30 or 1990-06-15T14:30+01:00', given);
  const [, year, month = '01', day = '01', time = '00:00', offset] = parts;
  const local = `${year}-${month}-${day}T${time}`;
  if (offset) return { dt: local + offset, note: null };
  if (zone === null)
    throw usage(
      'DATETIME',
      'without an offset it names no instant: append Z or e.g. +01:00, or give --place or --zone',
      given,
    );
  if (zone === 'UTC') return { dt: `${local}Z`, note: null };
  const answer = service.ask<CivilTime>('/v1/locations/timezone/validate', {
    body: { timezone: zone, local_datetime: local },
  });
  if (!answer.valid) throw usage('--zone', `no time zone of this name${hint(answer.suggestions)}`, zone);
  const { kind, candidates } = answer.civil_time;
  if (kind === 'gap')
    throw usage(
      'DATETIME',
      `the clocks of ${zone} skipped this time (${candidates.map((c) => c.datetime_utc).join(' or ')})`,
      given,
    );
  if (kind === 'unique') return { dt: candidates[0].datetime, note: null };
  if (fold !== undefined && fold !== '0' && fold !== '1')
    throw usage('--fold', '0: the first of two, 1: the second', fold);
  const chosen = candidates[Number(fold ?? 0)];
  const note = `${local} came twice in ${zone}: taken as ${chosen.datetime}${fold === undefined ? ' (--fold 1 takes the second)' : ''}`;
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
  const start = readInstant(service, from, zone ?? 'UTC').dt;
  const end = readInstant(service, to ?? oneYearAfter(start), zone ?? 'UTC').dt;
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
