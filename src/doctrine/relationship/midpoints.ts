import { normalizeDeg } from '../../kernel/angle.js';
import { middleOf } from '../../kernel/circle.js';

/** A named point of the ecliptic, longitude in degrees. */
export interface Point {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** The midpoint of two points, longitude in [0, 360) degrees. */
export interface Midpoint {
  readonly first: Point;
  readonly second: Point;
  readonly longitudeDeg: number;
}

/** Midpoint of the shorter arc between two longitudes, degrees in [0, 360). For exactly opposite points: half their sum. */
export const midpointDeg = (a: number, b: number): number => middleOf(normalizeDeg(a), normalizeDeg(b));

/** The midpoints of all pairs of points, in the order of the pairs. */
export const midpointsOf = (points: readonly Point[]): Midpoint[] =>
  points.flatMap((first, i) =>
    points
      .slice(i + 1)
      .map((second) => ({ first, second, longitudeDeg: midpointDeg(first.longitudeDeg, second.longitudeDeg) })),
  );

/** Midpoints within `orbDeg` of a longitude on the full circle, nearest first, with their distance (degrees). */
export const midpointsNear = (
  midpoints: readonly Midpoint[],
  targetDeg: number,
  orbDeg: number,
): { readonly midpoint: Midpoint; readonly orbDeg: number }[] =>
  midpoints
    .map((midpoint) => ({ midpoint, orbDeg: dialDistance(midpoint.longitudeDeg, targetDeg, 360) }))
    .filter((hit) => hit.orbDeg <= orbDeg)
    .sort((a, b) => a.orbDeg - b.orbDeg);

/**
 * Position on a dial of `dialDeg` degrees, in [0, dialDeg). A dial folds the zodiac: longitudes that differ by a multiple of the dial
 * coincide (Witte and Lefeldt, Regelwerk fuer Planetenbilder; Ebertin, Kombination der Gestirneinfluesse, on the 90 degree circle).
 */
export function dialPosition(longitudeDeg: number, dialDeg: number): number {
  const folded = normalizeDeg(longitudeDeg) % dialDeg;
  return folded >= dialDeg ? 0 : folded;
}

/** Shortest distance of two longitudes on a dial, degrees in [0, dialDeg / 2]. */
export function dialDistance(a: number, b: number, dialDeg: number): number {
  const distance = Math.abs(dialPosition(a, dialDeg) - dialPosition(b, dialDeg));
  return Math.min(distance, dialDeg - distance);
}
