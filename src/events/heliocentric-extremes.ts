import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { HeliocentricDistance } from './heliocentric.js';
import type { SearchWindowTdb } from './motion.js';
import { TurningSearch } from './turnings.js';

/** Largest difference of a root of the radial velocity from the true root, days. */
export const ROOT_TOLERANCE_DAYS = 2e-11;

/**
 * An extreme counts when the distance at this offset on both sides is greater (or less) than at the root. The offset is a fraction of the
 * period between two limits in days.
 */
export const WITNESS = { toleranceFactor: 8, leastDays: 0.005, motionFraction: 1e-4, mostDays: 1 } as const;

/** An extreme of the distance from the Sun. */
export interface DistanceExtreme {
  /** TDB, days since J2000.0. */
  readonly tdbJ2k: number;
  readonly distanceKm: number;
}

/** The next minimum and the next maximum, null when the search ends before them. */
export interface Extremes<T> {
  readonly least: T | null;
  readonly greatest: T | null;
}

/** A search interval, and which of its instants count: a search that starts at an earlier event does not return that event again. */
export interface ExtremesWindow extends SearchWindowTdb {
  readonly contains: (tdbJ2k: number) => boolean;
}

/** Limit of a search, and the error when it is exceeded. */
export interface EvaluationBudget {
  readonly evaluations: number;
  readonly exceeded: () => Error;
}

/** Heliocentric distance that counts its evaluations and limits them. */
export class CountedDistance extends HeliocentricDistance {
  evaluations = 0;
  private readonly budget: EvaluationBudget;

  /** Parameters as for `HeliocentricDistance`, then the limit. Errors: OutOfCoverage. */
  constructor(ephemeris: Ephemeris, body: number, tdbJ2k: number, gmKm3S2: number, budget: EvaluationBudget) {
    super(ephemeris, body, tdbJ2k, gmKm3S2);
    this.budget = budget;
  }

  override at(tdbJ2k: number): void {
    if (++this.evaluations > this.budget.evaluations) throw this.budget.exceeded();
    super.at(tdbJ2k);
  }
}

/**
 * The next roots of the radial velocity: one minimum and one maximum of the distance, in either order, TDB days since J2000.0. Errors:
 * OutOfCoverage, and the error of the exceeded budget.
 */
export const nextRadialRoots = (distance: HeliocentricDistance, window: ExtremesWindow): Extremes<number> =>
  nextExtremes(distance, window, (tdbJ2k) => tdbJ2k);

/**
 * Confirms roots of the radial velocity by the distances on both sides. When one of them is an inflection, the search continues to the next
 * extreme. Errors: OutOfCoverage, and the error of the exceeded budget.
 */
export function witnessedExtremes(
  distance: HeliocentricDistance,
  window: ExtremesWindow,
  roots: Extremes<number>,
): Extremes<DistanceExtreme> {
  const least = roots.least === null ? null : witnessed(distance, roots.least, false),
    greatest = roots.greatest === null ? null : witnessed(distance, roots.greatest, true);
  const isConfirmed = (least === null) === (roots.least === null) && (greatest === null) === (roots.greatest === null);
  return isConfirmed
    ? { least, greatest }
    : nextExtremes(distance, window, (tdbJ2k, maximum) => witnessed(distance, tdbJ2k, maximum));
}

/** The first minimum and the first maximum for which `admit` returns a value. */
function nextExtremes<T>(
  distance: HeliocentricDistance,
  window: ExtremesWindow,
  admit: (tdbJ2k: number, maximum: boolean) => T | null,
): Extremes<T> {
  let least: T | null = null,
    greatest: T | null = null;
  new TurningSearch(distance).run(window, (tdbJ2k, maximum) => {
    if (maximum ? greatest !== null : least !== null) return false;
    if (!window.contains(tdbJ2k)) return false;
    const found = admit(tdbJ2k, maximum);
    if (maximum) greatest = found;
    else least = found;
    return least !== null && greatest !== null;
  });
  return { least, greatest };
}

/** The extreme at a root of the radial velocity; null when the distances on both sides show an inflection. */
function witnessed(distance: HeliocentricDistance, tdbJ2k: number, maximum: boolean): DistanceExtreme | null {
  distance.at(tdbJ2k);
  const at = distance.value,
    sign = maximum ? 1 : -1;
  const offset = Math.min(
    WITNESS.mostDays,
    Math.max(
      WITNESS.toleranceFactor * ROOT_TOLERANCE_DAYS,
      WITNESS.leastDays,
      WITNESS.motionFraction * distance.periodDays,
    ),
  );
  // At an end of the ephemeris the confirmation uses that end.
  distance.at(Math.max(tdbJ2k - offset, distance.reach(tdbJ2k, 'backward')));
  const before = distance.value;
  distance.at(Math.min(tdbJ2k + offset, distance.reach(tdbJ2k, 'forward')));
  return sign * (at - before) > 0 && sign * (at - distance.value) > 0 ? { tdbJ2k, distanceKm: at } : null;
}
