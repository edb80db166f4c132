/**
 * A scalar function of time with its rate, as searches evaluate it. Time is TDB, days since J2000.0; TT is taken equal to it
 * (2 ms, in which precession and nutation turn by less than a nanoarcsecond). `at` writes `value` and `rate` (per day) and
 * allocates nothing. Throws OutOfCoverage.
 */
export interface Motion {
  value: number;
  rate: number;
  /** `coarse` may leave out a small part that is not smooth (gravitational deflection), bounded by `bounds.coarseGap`. */
  at(tdbJ2k: number, coarse: boolean): void;
  /** 360 for directions in degrees, 0 for values that do not wrap. */
  readonly period: number;
  readonly bounds: SeriesBounds;
}

/**
 * How well the cubic through value and rate at two instants `stepDays` apart stands for the coarse function between them.
 * The errors hold for every shorter step too. With `checked` true they are no bound but a tolerance: each step is compared with
 * the function at its middle, and halved until it agrees.
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

/** Bounds of the difference of two functions. */
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

/** Value reduced to [-period/2, period/2); unchanged where nothing wraps. */
export function wrapped(value: number, period: number): number {
  if (period === 0) return value;
  return value - period * Math.floor(value / period + 0.5);
}
