import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { beside, julianDay, timeOf } from '../../parts/dates.js';
import type { Span } from '../../state/span.js';

/** Aspects by the arc between the two; the routes search directed angles, so that most of them are two. */
export const ASPECTS = [
  { name: 'conjunction', glyph: '☌', angles: [0] },
  { name: 'sextile', glyph: '✶', angles: [60, 300] },
  { name: 'square', glyph: '□', angles: [90, 270] },
  { name: 'trine', glyph: '△', angles: [120, 240] },
  { name: 'opposition', glyph: '☍', angles: [180] },
] as const;

export interface NatalPoint {
  readonly name: string;
  readonly longitude: number;
}

/** One exact hit as the routes answer it. */
interface AspectEvent {
  readonly body: string;
  readonly target: number;
  readonly angle: number;
  readonly jd_exact: number;
  readonly datetime_utc: string;
  readonly jd_entering: number | null;
  readonly jd_leaving: number | null;
  readonly is_retrograde_hit: boolean;
}
export interface EventsAnswer {
  readonly results: readonly {
    readonly request: { readonly body: string };
    readonly events: readonly AspectEvent[];
    readonly failure: { readonly message: string } | null;
  }[];
}

export interface Hit {
  readonly at: number;
  readonly back: boolean;
}
/** One unbroken stay within the orb, with the exact hits it holds. null: beyond what was searched. */
export interface Passage {
  readonly key: string;
  readonly mover: string;
  readonly aspect: string;
  readonly natal: string;
  readonly enters: number | null;
  readonly leaves: number | null;
  readonly hits: readonly Hit[];
}

/** How far beyond what is seen a stay is searched, so that its bar is whole: about half a retrograde loop and the stays around it. */
const MARGIN_DAYS: Readonly<Record<string, number>> = { Moon: 3, Sun: 12, Mercury: 60, Venus: 90, Mars: 160 };
const SLOW_MARGIN_DAYS = 500;

interface Wanted {
  readonly movers: readonly string[];
  readonly natal: readonly NatalPoint[];
  readonly aspects: readonly string[];
  readonly orb: number;
}

const angleList = (aspects: readonly string[]): readonly number[] =>
  ASPECTS.filter(({ name }) => aspects.includes(name)).flatMap(({ angles }) => [...angles]);

/** One request for all movers: every passage over natal points in a stretch of Julian days. */
function searchCall(
  { movers, natal, aspects, orb }: Wanted,
  from: number,
  to: number,
  margin: (body: string) => number,
): Call | null {
  const angles = angleList(aspects);
  if (movers.length === 0 || natal.length === 0 || angles.length === 0) return null;
  return post('/v1/batch/events', {
    requests: movers.map((body) => ({
      kind: 'natal_aspect_transits',
      body,
      jd_start: from - margin(body),
      jd_end: to + margin(body),
      natal_longitudes: natal.map(({ longitude }) => longitude),
      aspect_angles: angles,
      aspect_orbs: angles.map(() => orb),
    })),
  });
}

export const transitCall = (wanted: Wanted, { from, to }: Span): Call | null =>
  searchCall(wanted, julianDay(from), julianDay(to), (body) => MARGIN_DAYS[body] ?? SLOW_MARGIN_DAYS);

/** Where two dates of life stand in the ephemeris by secondary progression, as the service says. */
export interface ProgressedSpan {
  readonly life: Span;
  readonly jdFrom: number;
  readonly jdTo: number;
}
/** Days after birth searched before and after those of the stretch of life. */
const PROGRESSED_MARGIN_DAYS = 45;

export const progressionCall = (wanted: Wanted, { jdFrom, jdTo }: ProgressedSpan): Call | null =>
  searchCall(wanted, jdFrom, jdTo, () => PROGRESSED_MARGIN_DAYS);

/** A moment of life of an instant of the ephemeris: both go evenly, between two pairs that the service has named. */
const lifeOf = ({ life, jdFrom, jdTo }: ProgressedSpan, jd: number): number =>
  life.from + ((jd - jdFrom) / (jdTo - jdFrom)) * (life.to - life.from);

/** Hits gathered into stays: those of one pair and angle that lie between the same entry and exit are one. */
export function passagesOf(
  answer: EventsAnswer,
  natal: readonly NatalPoint[],
  seen: Span,
  progressed: ProgressedSpan | null = null,
): readonly Passage[] {
  const stays = new Map<string, Passage>();
  for (const event of answer.results.flatMap(({ events }) => events)) {
    const exact = timeOf(event.datetime_utc);
    const when = (jd: number | null): number | null =>
      jd === null ? null : progressed ? lifeOf(progressed, jd) : beside(exact, event.jd_exact, jd);
    const aspect = ASPECTS.find(({ angles }) => (angles as readonly number[]).includes(event.angle))?.name ?? '';
    const hit = { at: progressed ? lifeOf(progressed, event.jd_exact) : exact, back: event.is_retrograde_hit };
    for (const { name } of natal.filter(({ longitude }) => longitude === event.target)) {
      const key = [event.body, aspect, name, event.angle, event.jd_entering ?? '', event.jd_leaving ?? ''].join('|');
      const known = stays.get(key);
      stays.set(key, {
        key,
        mover: event.body,
        aspect,
        natal: name,
        enters: when(event.jd_entering),
        leaves: when(event.jd_leaving),
        hits: [...(known?.hits ?? []), hit],
      });
    }
  }
  return [...stays.values()]
    .filter(({ enters, leaves }) => (enters ?? -Infinity) < seen.to && (leaves ?? Infinity) > seen.from)
    .sort((a, b) => a.hits[0].at - b.hits[0].at);
}
