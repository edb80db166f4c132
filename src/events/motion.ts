/**
 * Scalar function of time with its rate, as searches evaluate it. Time is TDB, days since J2000.0. TT is taken equal to
 * TDB: the difference of 2 ms changes precession and nutation by less than a nanoarcsecond. `at` writes `value` and
 * `rate` (per day) and allocates nothing; it throws OutOfCoverage.
 */
export interface Motion {
  value: number;
  rate: number;
  /**
   * Evaluates the function. `coarse` may omit a small part that is not smooth (gravitational deflection), bounded by
   * `bounds.coarseGap`.
   */
  at(tdbJ2k: number, coarse: boolean): void;
  /** 360 for angles in degrees, 0 for values that do not wrap. */
  readonly period: number;
  readonly bounds: SeriesBounds;
  /**
   * Last instant in a direction up to which the function is defined without a gap (TDB, days since J2000.0). Errors:
   * OutOfCoverage.
   */
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number;
}

/**
 * Window [start, end) of a search. A search uses a fixed grid of cells (multiples of the motion's step), so an event
 * has the same value, to the last bit, in every window that contains it. Consecutive windows list every event once, and
 * the instant of an event can be the start of the search for the next one.
 */
export interface SearchWindowTdb {
  readonly startTdb: number;
  readonly endTdb: number;
  /**
   * Events up to this many days outside the window are visited too, where the function is defined; the caller decides
   * whether to keep them.
   */
  readonly slackDays?: number;
}

/**
 * Accuracy of the cubic through value and rate at two instants `stepDays` apart, compared with the coarse function
 * between them. The errors also hold for every shorter step. When `checked` is true they are tolerances instead of
 * proven bounds: each step is compared with the function at its middle and halved until it agrees.
 */
export interface SeriesBounds {
  readonly stepDays: number;
  readonly valueError: number;
  readonly rateError: number;
  /** Largest |second derivative|, per day^2. */
  readonly curvature: number;
  /** Largest |function - coarse function|. */
  readonly coarseGap: number;
  readonly checked: boolean;
}

/** Error bounds of the difference of two functions. */
export function differenceBounds(a: SeriesBounds, b: SeriesBounds): SeriesBounds {
  return {
    stepDays: Math.min(a.stepDays, b.stepDays),
    valueError: a.valueError + b.valueError,
    rateError: a.rateError + b.rateError,
    curvature: a.curvature + b.curvature,
    coarseGap: a.coarseGap + b.coarseGap,
    checked: a.checked || b.checked,
  };
}

/** Value reduced to [-period/2, period/2); unchanged when the period is 0. */
export function wrapped(value: number, period: number): number {
  if (period === 0) return value;
  return value - period * Math.floor(value / period + 0.5);
}

/**
 * Last instant in a direction up to which both functions are defined (TDB, days since J2000.0). Errors: OutOfCoverage.
 */
export const commonReach = (a: Motion, b: Motion, tdbJ2k: number, direction: 'forward' | 'backward'): number =>
  direction === 'forward'
    ? Math.min(a.reach(tdbJ2k, direction), b.reach(tdbJ2k, direction))
    : Math.max(a.reach(tdbJ2k, direction), b.reach(tdbJ2k, direction));
