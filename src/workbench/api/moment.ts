import { keyOf, callOf, useCall } from './client.js';
import type { CallError } from './client.js';
import type { AnswerOf } from './operations.js';
import { isoOf, timeOf } from '../parts/dates.js';
import { gregorianLocal } from '../state/moment.js';
import type { Moment } from '../state/moment.js';

/** A place as the search finds it. */
export type FoundPlace = AnswerOf<'placeSearch'>['matches'][number];
type ZoneAnswer = AnswerOf<'civilTime'>;

/** The instant of a civil time, and what the form has to explain or let the person choose. */
export interface Resolved {
  /** ISO datetime in UTC; null while it is unknown or does not exist. */
  readonly dt: string | null;
  readonly offsetSeconds: number;
  readonly kind: 'unique' | 'ambiguous' | 'gap' | 'no_zone' | 'waiting';
  readonly gapSeconds: number;
  /** In a gap: seconds east of Greenwich after it. */
  readonly offsetAfterSeconds: number;
  /** The instant is before the first rule of the zone, so its local mean time is used. */
  readonly isMeanTime: boolean;
  readonly suggestions: readonly string[];
  /** The result belongs to the previous entry; the result of this one has not arrived. */
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

/** Maximum length of a search text. */
const MOST_LETTERS = 100;

/** The time zone of a point, and the nearest place. */
export const zoneAt = (latitude: number, longitude: number) => callOf('placeAt', { latitude, longitude });

export const placeSearch = (words: string) => callOf('placeSearch', { query: words.slice(0, MOST_LETTERS), limit: 8 });

/** The instant of a moment. The service knows the zones and their history; local mean time follows from the longitude. */
export function useInstant(moment: Moment): Resolved {
  const fixed = fixedOffsetSeconds(moment);
  const call =
    fixed === null ? callOf('civilTime', { timezone: moment.zone, local_datetime: gregorianLocal(moment) }) : null;
  const answer = useCall(call);
  if (fixed !== null) return atOffset(gregorianLocal(moment), fixed);
  const { data, error, call: answered } = answer.value;
  const isOld = call !== null && answered !== null && keyOf(answered) !== keyOf(call);
  return { ...resolution(data, moment.fold, error), isOld };
}

function resolution(data: ZoneAnswer | null, fold: 0 | 1, error: CallError | null): Resolved {
  if (error !== null) return { ...WAITING, error };
  if (data === null) return WAITING;
  const civil = data.civil_time ?? null;
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
