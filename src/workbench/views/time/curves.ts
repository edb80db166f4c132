import { callOf } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import type { Span } from '../../state/span.js';

/** Scales of the graphic ephemeris: the whole circle, longitudes modulo 90 or 45 degrees, or declination. */
export const SCALES = ['360', '90', '45', 'declination'] as const;
export type Scale = (typeof SCALES)[number];

/** The positions of one body over time. */
export interface Curve {
  readonly name: string;
  readonly at: readonly number[];
  /** Longitude, or declination, in degrees. */
  readonly degrees: readonly number[];
}
export interface Sampled {
  readonly curves: readonly Curve[];
  /** The natal positions in the same scale. */
  readonly natal: Readonly<Record<string, number>>;
}

const SAMPLES = 300;
const DAY_MS = 86_400_000;
/** Longest step that keeps the shape of a curve, days. The other bodies are slow enough for any shown span. */
const LONGEST_STEP: Readonly<Record<string, number>> = { Moon: 1.2, Mercury: 6, Venus: 8, Sun: 12, Mars: 16 };
/** Longest span that is drawn. */
export const LONGEST_MS = 60 * 365.25 * DAY_MS;

const stepDays = ({ from, to }: Span): number => (to - from) / SAMPLES / DAY_MS;

/** The bodies that can be drawn over a span. */
export const drawable = (bodies: readonly string[], span: Span): readonly string[] =>
  bodies.filter((name) => stepDays(span) <= (LONGEST_STEP[name] ?? Infinity));

/** One request for the birth and every sample. Declinations come from the progressed chart of the same instant, with a progression of zero. */
export function samplesCall(
  bodies: readonly string[],
  span: Span,
  birth: string,
  scale: Scale,
): Call<SamplesAnswer> | null {
  const drawn = drawable(bodies, span);
  if (drawn.length === 0) return null;
  const moments = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    isoOf(span.from + ((span.to - span.from) * i) / SAMPLES),
  );
  const all = [birth, ...moments];
  return scale === 'declination'
    ? callOf('progressions', {
        requests: all.map((dt) => ({
          technique: 'secondary_declination',
          natal_dt: dt,
          target_date: dt,
          bodies: drawn,
        })),
      })
    : callOf('charts', { requests: all.map((dt) => ({ dt, bodies: drawn, include_nodes: false })) });
}

interface Position {
  readonly longitude?: number;
  readonly declination?: number;
}
type Positions = Readonly<Record<string, Position>>;
/** The answer to either of the two requests. */
export type SamplesAnswer = AnswerOf<'progressions'> | AnswerOf<'charts'>;

/** Whether the answer contains declinations. */
export const isOfDeclinations = ({ results }: SamplesAnswer): boolean => results.some((item) => 'result' in item);

function positionsOf(item: SamplesAnswer['results'][number]): Positions {
  if ('chart' in item) return item.chart?.planets ?? {};
  return 'result' in item && item.result && 'positions' in item.result ? (item.result.positions as Positions) : {};
}

/** The curves of an answer. Instants that could not be computed are left out. */
export function curvesOf(answer: SamplesAnswer, order: readonly string[]): Sampled {
  const [birth, ...moments] = answer.results.map((item) => ({
    at: timeOf('dt' in item.request ? item.request.dt : item.request.target_date),
    places: positionsOf(item),
  }));
  const degrees = ({ longitude, declination }: Position): number => longitude ?? declination ?? NaN;
  const names = order.filter((name) => moments.some(({ places }) => places[name] !== undefined));
  const curves = names.map((name) => {
    const known = moments.filter(({ places }) => places[name] !== undefined);
    return { name, at: known.map(({ at }) => at), degrees: known.map(({ places }) => degrees(places[name])) };
  });
  return {
    curves,
    natal: Object.fromEntries(Object.entries(birth?.places ?? {}).map(([name, place]) => [name, degrees(place)])),
  };
}

/** Angles without jumps at 360 degrees: each differs by at most half a turn from the previous one. */
export function unwrapped(degrees: readonly number[]): readonly number[] {
  let turns = 0;
  return degrees.map((value, i) => {
    if (i > 0) turns -= Math.round((value - degrees[i - 1]) / 360);
    return value + 360 * turns;
  });
}

/** A part of a curve within one repetition of the scale: its first and last point. */
export interface Piece {
  readonly scale: number;
  readonly first: number;
  last: number;
}

/** The pieces of a curve, one for each passage through the scale. A step across an edge belongs to both sides, so that lines reach the edge. */
export function pieces(degrees: readonly number[], size: number): readonly Piece[] {
  const found: Piece[] = [];
  const open = new Map<number, Piece>();
  for (let i = 1; i < degrees.length; i += 1) {
    const [low, high] = [degrees[i - 1], degrees[i]].sort((a, b) => a - b).map((value) => Math.floor(value / size));
    for (let scale = low; scale <= high; scale += 1) {
      const piece = open.get(scale);
      if (piece?.last === i - 1) piece.last = i;
      else {
        const next = { scale, first: i - 1, last: i };
        open.set(scale, next);
        found.push(next);
      }
    }
  }
  return found;
}

/** Heights of labels, moved as little as possible so that neighbours are at least `apart` from each other. */
export function spread(heights: readonly number[], apart: number, lowest: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  const placed = order.map(({ height }) => height);
  for (let k = 1; k < placed.length; k += 1) placed[k] = Math.max(placed[k], placed[k - 1] + apart);
  let limit = lowest;
  for (let k = placed.length - 1; k >= 0; k -= 1) {
    placed[k] = Math.min(placed[k], limit);
    limit = placed[k] - apart;
  }
  const result = [...heights];
  order.forEach(({ i }, k) => (result[i] = placed[k]));
  return result;
}
