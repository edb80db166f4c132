import { byCodeUnit } from '../../kernel/order.js';
import { dialDistance, midpointsOf } from './midpoints.js';
import type { Midpoint, Point } from './midpoints.js';

/** A planetary picture A = B/C: the focus A is at the midpoint of B and C on the dial. Degrees. */
export interface PlanetaryPicture {
  readonly focus: Point;
  readonly midpoint: Midpoint;
  /** Distance of focus and midpoint on the dial. */
  readonly orbDeg: number;
}

/**
 * All planetary pictures among the points, smallest orb first; the focus is never one of its pair (Witte and Rudolph, Regelwerk fuer
 * Planetenbilder, 1928). `orbDeg`: largest distance on a dial of `dialDeg` degrees.
 */
export function planetaryPictures(points: readonly Point[], orbDeg: number, dialDeg: number): PlanetaryPicture[] {
  const midpoints = midpointsOf(points);
  return points
    .flatMap((focus) =>
      midpoints
        .filter(({ first, second }) => first !== focus && second !== focus)
        .map((midpoint) => ({
          focus,
          midpoint,
          orbDeg: dialDistance(focus.longitudeDeg, midpoint.longitudeDeg, dialDeg),
        })),
    )
    .filter((picture) => picture.orbDeg <= orbDeg)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** A point with the pictures of which it is the focus. */
export interface FocusWeight {
  readonly name: string;
  readonly pictures: readonly PlanetaryPicture[];
}

/**
 * The points by the number of pictures of which they are the focus, highest first, then by name; points without a picture are included
 * (Munkasey, Midpoints, 1991, on weighting).
 */
export function focusWeights(points: readonly Point[], orbDeg: number, dialDeg: number): FocusWeight[] {
  const byFocus = new Map<string, PlanetaryPicture[]>(points.map(({ name }) => [name, []]));
  for (const picture of planetaryPictures(points, orbDeg, dialDeg)) byFocus.get(picture.focus.name)?.push(picture);
  return [...byFocus]
    .map(([name, pictures]) => ({ name, pictures }))
    .sort((a, b) => b.pictures.length - a.pictures.length || byCodeUnit(a.name, b.name));
}
