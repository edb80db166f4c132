import type { AspectMotionState } from './aspects.js';

/**
 * Parallels and contra-parallels of declination. The relation is Ptolemy's equal power of parts equidistant from the equinoxes
 * (Tetrabiblos I.14-15) in its modern form by declination. The hemisphere and equator rules below are house rules.
 */
export type DeclinationAspectName = 'Parallel' | 'Contra-Parallel';
export const DECLINATION_ASPECT_NAMES = ['Parallel', 'Contra-Parallel'] as const;

/**
 * The relation that two declinations can form, whatever the orb; null if they can form none. A parallel needs both points in the same
 * hemisphere, a contra-parallel needs them in opposite hemispheres. Two points on the equator form a parallel; a point on the equator
 * forms no relation with a point off it. Declinations in degrees, north positive.
 */
export function admittedDeclinationAspect(declination1: number, declination2: number): DeclinationAspectName | null {
  if (declination1 === 0 || declination2 === 0) return declination1 === declination2 ? 'Parallel' : null;
  return declination1 > 0 === declination2 > 0 ? 'Parallel' : 'Contra-Parallel';
}

/**
 * Signed distance from exactness: d1 - d2 for a parallel, d1 + d2 for a contra-parallel. With rates instead of declinations it gives
 * the rate of that distance. Unit of the result: that of the values (degrees, or degrees per day).
 */
export const declinationError = (aspect: DeclinationAspectName, value1: number, value2: number): number =>
  aspect === 'Parallel' ? value1 - value2 : value1 + value2;

export interface DeclinationMotionQuery {
  readonly aspect: DeclinationAspectName;
  /** Degrees, north positive. */
  readonly declinations: readonly [number, number];
  /** Degrees per day; null if unknown. */
  readonly speeds: readonly [number | null, number | null];
  readonly exactToleranceDeg: number;
  readonly rateToleranceDegPerDay: number;
}

export interface DeclinationMotion {
  readonly errorDeg: number;
  readonly orbDeg: number;
  /** Rate of the signed error; null if a speed is unknown. */
  readonly relativeSpeedDegPerDay: number | null;
  /** Rate of the orb; null if the aspect is exact or a speed is unknown. */
  readonly orbRateDegPerDay: number | null;
  /** The relative speed is within the tolerance. */
  readonly stalled: boolean | null;
  readonly state: AspectMotionState;
}

/**
 * The motion of a parallel or contra-parallel at one instant. The tests run in this order: exact (orb within the tolerance),
 * indeterminate (a speed is unknown), stationary (the relative rate is within its tolerance), then the sign of the orb rate. One zero
 * speed alone does not make the state stationary. House rule, the same order as for aspects in longitude.
 */
export function declinationMotion(query: DeclinationMotionQuery): DeclinationMotion {
  const { aspect, declinations, speeds } = query;
  const error = positiveZero(declinationError(aspect, declinations[0], declinations[1]));
  const relative =
    speeds[0] === null || speeds[1] === null ? null : positiveZero(declinationError(aspect, speeds[0], speeds[1]));
  const orbDeg = Math.abs(error),
    exact = orbDeg <= query.exactToleranceDeg,
    stalled = relative === null ? null : Math.abs(relative) <= query.rateToleranceDegPerDay;
  const orbRate = exact || relative === null ? null : positiveZero(error < 0 ? -relative : relative);
  return {
    errorDeg: error,
    orbDeg,
    relativeSpeedDegPerDay: relative,
    orbRateDegPerDay: orbRate,
    stalled,
    state: exact ? 'exact' : stateOf(orbRate, stalled),
  };
}

function stateOf(orbRate: number | null, stalled: boolean | null): AspectMotionState {
  if (orbRate === null) return 'indeterminate';
  if (stalled) return 'stationary';
  return orbRate < 0 ? 'applying' : 'separating';
}

/** The same number, with 0 in place of -0. */
const positiveZero = (value: number): number => (value === 0 ? 0 : value);
