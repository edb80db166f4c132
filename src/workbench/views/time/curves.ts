import { post } from '../../api/client.js';
import type { Call } from '../../api/client.js';
import { isoOf, timeOf } from '../../parts/dates.js';
import type { Span } from '../../state/span.js';

/** Scales of the graphic ephemeris: the circle, its quarter and its eighth laid upon themselves, or the declination. */
export const SCALES = ['360', '90', '45', 'declination'] as const;
export type Scale = (typeof SCALES)[number];

/** Places of one body through time, as the service computed them. */
export interface Curve {
  readonly name: string;
  readonly at: readonly number[];
  /** Longitude, or declination, in degrees. */
  readonly degrees: readonly number[];
}
export interface Sampled {
  readonly curves: readonly Curve[];
  /** The same of the birth. */
  readonly natal: Readonly<Record<string, number>>;
}

const SAMPLES = 300;
const DAY_MS = 86_400_000;
/** Longest steps at which a curve still has its shape, days; the others of the list move slowly enough for any stretch that is shown. */
const LONGEST_STEP: Readonly<Record<string, number>> = { Moon: 1.2, Mercury: 6, Venus: 8, Sun: 12, Mars: 16 };
/** Longest stretch that is drawn. */
export const LONGEST_MS = 60 * 365.25 * DAY_MS;

const stepDays = ({ from, to }: Span): number => (to - from) / SAMPLES / DAY_MS;

/** Bodies that can be drawn over so long a stretch. */
export const drawable = (bodies: readonly string[], span: Span): readonly string[] =>
  bodies.filter((name) => stepDays(span) <= (LONGEST_STEP[name] ?? Infinity));

/** One request for the birth and every sample. Declinations of a moment are those of a chart that has progressed by nothing. */
export function samplesCall(bodies: readonly string[], span: Span, birth: string, scale: Scale): Call | null {
  const drawn = drawable(bodies, span);
  if (drawn.length === 0) return null;
  const moments = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    isoOf(span.from + ((span.to - span.from) * i) / SAMPLES),
  );
  const all = [birth, ...moments];
  return scale === 'declination'
    ? post('/v1/batch/progressions', {
        requests: all.map((dt) => ({
          technique: 'secondary_declination',
          natal_dt: dt,
          target_date: dt,
          bodies: drawn,
        })),
      })
    : post('/v1/batch/charts', { requests: all.map((dt) => ({ dt, bodies: drawn, include_nodes: false })) });
}

interface Place {
  readonly longitude?: number;
  readonly declination?: number;
}
/** As much of either batch's answer as is read. */
export interface SamplesAnswer {
  readonly results: readonly {
    readonly request: { readonly dt?: string; readonly target_date?: string };
    readonly chart?: { readonly planets: Readonly<Record<string, Place>> } | null;
    readonly result?: { readonly positions: Readonly<Record<string, Place>> } | null;
    readonly failure: { readonly message: string } | null;
  }[];
}

/** The curves of an answer. A moment that could not be computed is left out. */
export function curvesOf(answer: SamplesAnswer, order: readonly string[]): Sampled {
  const [birth, ...moments] = answer.results.map(({ request, chart, result }) => ({
    at: timeOf(request.dt ?? request.target_date ?? ''),
    places: chart?.planets ?? result?.positions ?? {},
  }));
  const degrees = ({ longitude, declination }: Place): number => longitude ?? declination ?? NaN;
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

/** Angles without the leaps at 360 degrees: each next one lies within half a turn of the one before. */
export function unwrapped(degrees: readonly number[]): readonly number[] {
  let turns = 0;
  return degrees.map((value, i) => {
    if (i > 0) turns -= Math.round((value - degrees[i - 1]) / 360);
    return value + 360 * turns;
  });
}

/** A stretch of a curve, by its first and last point, that touches one scale when scales are laid end to end. */
export interface Piece {
  readonly scale: number;
  readonly first: number;
  last: number;
}

/** A curve in pieces, one for each passage over a scale; a step over an edge belongs to both sides, so that lines reach the edge. */
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

/** Heights of labels, moved as little as need be so that none comes nearer to the next than `apart`. */
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
