import { normalizeDeg } from '../../kernel/angle.js';
import { arcBetween, middleOf } from '../../kernel/circle.js';

/**
 * Longitude on the circle of harmonic H (Addey, Harmonics in Astrology, ch. 2): (longitude x H) mod 360. The longitude is in [0, 360),
 * which fixes the branch for a non-integer H. Degrees.
 */
export const harmonicLongitude = (longitudeDeg: number, harmonic: number): number =>
  normalizeDeg(longitudeDeg * harmonic);

/** The harmonic longitudes of several longitudes, in the same order. Degrees. */
const harmonicLongitudes = (longitudesDeg: readonly number[], harmonic: number): Float64Array =>
  Float64Array.from(longitudesDeg, (longitude) => harmonicLongitude(longitude, harmonic));

/** Two points in conjunction on a harmonic circle. Degrees of that circle. */
export interface HarmonicConjunction {
  /** Indices of the points in their lists. */
  readonly first: number;
  readonly second: number;
  readonly orbDeg: number;
  /** Midpoint of the shorter arc. */
  readonly longitudeDeg: number;
}

const byOrb = (a: HarmonicConjunction, b: HarmonicConjunction): number => a.orbDeg - b.orbDeg;

/** The pairs of points within an orb on the circle of a harmonic, smallest orb first. `orbDeg` is measured on that circle. */
export function harmonicConjunctions(
  longitudesDeg: readonly number[],
  harmonic: number,
  orbDeg: number,
): HarmonicConjunction[] {
  const projected = harmonicLongitudes(longitudesDeg, harmonic),
    found: HarmonicConjunction[] = [];
  for (let i = 0; i < projected.length; i++)
    for (let j = i + 1; j < projected.length; j++) addConjunction(projected[i], projected[j], [i, j], orbDeg, found);
  return found.sort(byOrb);
}

/** The pairs of a point of one chart and a point of another within an orb on the circle of a harmonic, smallest orb first. */
export function crossHarmonicConjunctions(
  firstDeg: readonly number[],
  secondDeg: readonly number[],
  harmonic: number,
  orbDeg: number,
): HarmonicConjunction[] {
  const first = harmonicLongitudes(firstDeg, harmonic),
    second = harmonicLongitudes(secondDeg, harmonic),
    found: HarmonicConjunction[] = [];
  first.forEach((a, i) => second.forEach((b, j) => addConjunction(a, b, [i, j], orbDeg, found)));
  return found.sort(byOrb);
}

function addConjunction(
  a: number,
  b: number,
  [first, second]: readonly [number, number],
  limitDeg: number,
  found: HarmonicConjunction[],
): void {
  const orbDeg = arcBetween(a, b);
  if (orbDeg <= limitDeg) found.push({ first, second, orbDeg, longitudeDeg: middleOf(a, b) });
}

/** Larger than the rounding of a forward arc: pairs beyond it cannot be within the orb. */
const FORWARD_MARGIN_DEG = 1e-9;

export interface HarmonicDensity {
  readonly conjunctions: number;
  /** Sizes of the clusters, largest first. */
  readonly clusterSizes: readonly number[];
  readonly score: number;
}

/**
 * Density of conjunctions on the circle of a harmonic. Conjunctions link points to clusters; a cluster of n points scores n (n - 1) / 2
 * (house rule after Cochrane, Vibrational Astrology, 2018). On the sorted circle a cluster is a run of neighbours within the orb.
 * `conjunctions` counts the pairs within the orb. `orbDeg`: at most 30 degrees on that circle.
 */
export function harmonicDensity(longitudesDeg: readonly number[], harmonic: number, orbDeg: number): HarmonicDensity {
  const sorted = harmonicLongitudes(longitudesDeg, harmonic).sort(),
    count = sorted.length;
  let conjunctions = 0;
  for (let i = 0; i < count; i++) {
    for (let k = 1; k < count; k++) {
      const longitude = sorted[(i + k) % count],
        forward = longitude - sorted[i] + (i + k >= count ? 360 : 0);
      if (forward > orbDeg + FORWARD_MARGIN_DEG) break;
      if (arcBetween(sorted[i], longitude) <= orbDeg) conjunctions++;
    }
  }
  if (conjunctions === 0) return { conjunctions, clusterSizes: [], score: 0 };
  const linked = Array.from(sorted, (longitude, i) => arcBetween(longitude, sorted[(i + 1) % count]) <= orbDeg);
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
