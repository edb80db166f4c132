import { arcBetween, middleOf } from '../../../kernel/circle.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { HarmonicConjunctionResponse } from './schema.js';

/**
 * Place on the circle of harmonic H (Addey, Harmonics in Astrology, ch. 2): (longitude x H) mod 360, from the canonical [0, 360)
 * longitude, which fixes the branch of a non-integer multiplier. Degrees.
 */
export const harmonicPlace = (longitudeDeg: number, harmonic: number): number => normalizeDeg(longitudeDeg * harmonic);

export const projected = (points: readonly NamedValue[], harmonic: number): Float64Array =>
  Float64Array.from(points, ({ value }) => harmonicPlace(value, harmonic));

/** Pairs of points within the orb on the harmonic circle, tightest first. */
export function harmonicConjunctions(
  points: readonly NamedValue[],
  harmonic: number,
  orbDeg: number,
): HarmonicConjunctionResponse[] {
  const places = projected(points, harmonic),
    found: HarmonicConjunctionResponse[] = [];
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const orb = arcBetween(places[i], places[j]);
      if (orb <= orbDeg)
        found.push({
          planet_a: points[i].name,
          planet_b: points[j].name,
          harmonic,
          orb,
          longitude: middleOf(places[i], places[j]),
        });
    }
  }
  return found.sort((a, b) => a.orb - b.orb);
}

/** More than the rounding of a forward arc: pairs beyond it cannot be within the orb. */
const FORWARD_MARGIN_DEG = 1e-9;

interface HarmonicDensity {
  readonly conjunctions: number;
  readonly clusterSizes: readonly number[];
  readonly score: number;
}

/**
 * Density of a harmonic: points linked by conjunctions form clusters, a cluster of n counts n (n - 1) / 2. On the circle linked
 * points are runs of neighbours within the orb, so sorting finds them. `conjunctions` counts the pairs within the orb (at most
 * 30 degrees: each pair is met once, forward).
 */
export function harmonicDensity(points: readonly NamedValue[], harmonic: number, orbDeg: number): HarmonicDensity {
  const places = projected(points, harmonic).sort(),
    count = places.length;
  let conjunctions = 0;
  for (let i = 0; i < count; i++) {
    for (let k = 1; k < count; k++) {
      const place = places[(i + k) % count],
        forward = place - places[i] + (i + k >= count ? 360 : 0);
      if (forward > orbDeg + FORWARD_MARGIN_DEG) break;
      if (arcBetween(places[i], place) <= orbDeg) conjunctions++;
    }
  }
  if (conjunctions === 0) return { conjunctions, clusterSizes: [], score: 0 };
  const linked = Array.from(places, (place, i) => arcBetween(place, places[(i + 1) % count]) <= orbDeg);
  const firstBreak = linked.indexOf(false);
  const clusterSizes: number[] = [];
  if (firstBreak < 0) clusterSizes.push(count);
  else {
    for (let k = 1, size = 1; k <= count; k++) {
      if (linked[(firstBreak + k) % count]) {
        size++;
        continue;
      }
      if (size > 1) clusterSizes.push(size);
      size = 1;
    }
  }
  clusterSizes.sort((a, b) => b - a);
  return { conjunctions, clusterSizes, score: clusterSizes.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0) };
}
