import { get, keyOf, post, useCall } from './client.js';
import type { CallError } from './client.js';
import { isoOf, timeOf } from '../parts/dates.js';
import { gregorianLocal } from '../state/moment.js';
import type { Moment } from '../state/moment.js';

/** A place as /v1/locations/search answers it. */
export interface FoundPlace {
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly country_code: string;
}
export interface PlaceSearch {
  readonly matches: readonly FoundPlace[];
}

interface Candidate {
  readonly fold: 0 | 1;
  readonly datetime: string;
  readonly datetime_utc: string;
  readonly offset_seconds: number;
  readonly basis: string;
}
interface ZoneAnswer {
  readonly valid: boolean;
  readonly suggestions: readonly string[];
  readonly civil_time: {
    readonly kind: 'unique' | 'ambiguous' | 'gap';
    readonly gap_seconds: number | null;
    readonly candidates: readonly Candidate[];
  } | null;
}

/** What a civil time means: the instant to ask with, and what a person has to be asked or told. */
export interface Resolved {
  /** ISO datetime in UTC; null while it is not known or does not exist. */
  readonly dt: string | null;
  readonly offsetSeconds: number;
  readonly kind: 'unique' | 'ambiguous' | 'gap' | 'no_zone' | 'waiting';
  readonly gapSeconds: number;
  /** In a gap: seconds east of Greenwich after it. */
  readonly offsetAfterSeconds: number;
  /** The zone had no law of its own yet: its local mean time was taken. */
  readonly isMeanTime: boolean;
  readonly suggestions: readonly string[];
  /** It is the meaning of the entry before: that of this one is on its way. */
  readonly isOld: boolean;
  readonly error: CallError | null;
}

const WAITING: Resolved = {
  dt: null,
  offsetSeconds: 0,
  kind: 'waiting',
  gapSeconds: 0,
  offsetAfterSeconds: 0,
  isMeanTime: false,
  suggestions: [],
  isOld: false,
  error: null,
};

/** Longest text that is looked for. */
const MOST_LETTERS = 100;

/** As much of /v1/locations/at as the page needs. */
export interface PointZone {
  readonly timezone: string;
  readonly other_timezones: readonly string[];
  readonly nearest: {
    readonly name: string;
    readonly region: string | null;
    readonly country: string;
    readonly country_code: string;
    readonly distance_km: number;
  } | null;
}

/** The zone of a point, and what is near. */
export const zoneAt = (latitude: number, longitude: number): ReturnType<typeof get> =>
  get(`/v1/locations/at?latitude=${latitude}&longitude=${longitude}`);

export const placeSearch = (words: string): ReturnType<typeof get> =>
  get(`/v1/locations/search?query=${encodeURIComponent(words.slice(0, MOST_LETTERS))}&limit=8`);

/** The instant of a moment, asked of the service: zones and their history are its business. Local mean time follows from the longitude. */
export function useInstant(moment: Moment): Resolved {
  const fixed = fixedOffsetSeconds(moment);
  const call =
    fixed === null
      ? post('/v1/locations/timezone/validate', { timezone: moment.zone, local_datetime: gregorianLocal(moment) })
      : null;
  const answer = useCall<ZoneAnswer>(call);
  if (fixed !== null) return atOffset(gregorianLocal(moment), fixed);
  const { data, error, call: answered } = answer.value;
  const isOld = call !== null && answered !== null && keyOf(answered) !== keyOf(call);
  return { ...resolution(data, moment.fold, error), isOld };
}

function resolution(data: ZoneAnswer | null, fold: 0 | 1, error: CallError | null): Resolved {
  if (error !== null) return { ...WAITING, error };
  if (data === null) return WAITING;
  const civil = data.civil_time;
  if (!data.valid || civil === null) return { ...WAITING, kind: 'no_zone', suggestions: data.suggestions };
  const chosen = civil.candidates.find((candidate) => candidate.fold === fold) ?? civil.candidates[0];
  return {
    dt: chosen.datetime_utc,
    offsetSeconds: chosen.offset_seconds,
    kind: civil.kind,
    gapSeconds: civil.gap_seconds ?? 0,
    offsetAfterSeconds: civil.candidates.at(-1)?.offset_seconds ?? 0,
    isMeanTime: chosen.basis === 'zone_local_mean_time',
    suggestions: [],
    isOld: false,
    error: null,
  };
}

/** Seconds east of Greenwich of `LMT` (four minutes a degree) or of `+05:30`; null for a zone with a name. */
function fixedOffsetSeconds({ zone, longitude }: Moment): number | null {
  if (zone === 'LMT') return Math.round(longitude * 240);
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  return match === null ? null : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
}

function atOffset(local: string, offsetSeconds: number): Resolved {
  const utc = timeOf(`${local}Z`);
  if (Number.isNaN(utc)) return WAITING;
  const dt = isoOf(utc - offsetSeconds * 1000);
  return { ...WAITING, dt, offsetSeconds, kind: 'unique' };
}
