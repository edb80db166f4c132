import { callOf } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { beside, julianDay, timeOf } from '../../parts/dates.js';
import type { Span } from '../../state/span.js';

/** The aspects and their directed angles: the routes search each direction separately. */
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

export type EventsAnswer = AnswerOf<'events'>;

export interface Hit {
  readonly at: number;
  readonly back: boolean;
}
/** One uninterrupted stay within the orb, with its exact hits. null: outside the searched period. */
export interface Passage {
  readonly key: string;
  readonly mover: string;
  readonly aspect: string;
  readonly natal: string;
  readonly enters: number | null;
  readonly leaves: number | null;
  readonly hits: readonly Hit[];
}

/** The search extends this far beyond the shown span, so that bars are complete: about half a retrograde loop and the stays around it. */
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

/** One request for all moving bodies: every passage over natal points in a period of Julian days. */
function searchCall(
  { movers, natal, aspects, orb }: Wanted,
  from: number,
  to: number,
  margin: (body: string) => number,
) {
  const angles = angleList(aspects);
  if (movers.length === 0 || natal.length === 0 || angles.length === 0) return null;
  return callOf('events', {
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

export const transitCall = (wanted: Wanted, { from, to }: Span) =>
  searchCall(wanted, julianDay(from), julianDay(to), (body) => MARGIN_DAYS[body] ?? SLOW_MARGIN_DAYS);

/** Two dates of life and their instants in the ephemeris by secondary progression. */
export interface ProgressedSpan {
  readonly life: Span;
  readonly jdFrom: number;
  readonly jdTo: number;
}
/** Margin of the search before and after the period, in days of the ephemeris. */
const PROGRESSED_MARGIN_DAYS = 45;

export const progressionCall = (wanted: Wanted, { jdFrom, jdTo }: ProgressedSpan) =>
  searchCall(wanted, jdFrom, jdTo, () => PROGRESSED_MARGIN_DAYS);

/** The date of life of an instant of the ephemeris, by linear interpolation between the two known pairs. */
const lifeOf = ({ life, jdFrom, jdTo }: ProgressedSpan, jd: number): number =>
  life.from + ((jd - jdFrom) / (jdTo - jdFrom)) * (life.to - life.from);

/** Groups hits into stays: hits of one pair and angle with the same entry and exit belong together. */
export function passagesOf(
  answer: EventsAnswer,
  natal: readonly NatalPoint[],
  visible: Span,
  progressed: ProgressedSpan | null = null,
): readonly Passage[] {
  const stays = new Map<string, Passage>();
  for (const event of answer.results.flatMap(({ events }) => events)) {
    if (!('jd_entering' in event) && !('is_retrograde_hit' in event)) continue;
    const exact = timeOf(event.datetime_utc);
    const when = (jd: number | null | undefined): number | null =>
      typeof jd !== 'number' ? null : progressed ? lifeOf(progressed, jd) : beside(exact, event.jd_exact, jd);
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
    .filter(({ enters, leaves }) => (enters ?? -Infinity) < visible.to && (leaves ?? Infinity) > visible.from)
    .sort((a, b) => a.hits[0].at - b.hits[0].at);
}
