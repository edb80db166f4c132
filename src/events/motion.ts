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
  /** How far from an instant the function is defined without a gap, TDB days since J2000.0. Throws OutOfCoverage. */
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number;
}

/**
 * The window of a search, [start, end). A search walks the cells of a fixed grid (multiples of the motion's own step), whatever its
 * window is: an event is found from the same values and comes out the same to the last bit in each search that holds it. So windows [start, end) that follow each other list every
 * event once, and what follows an event can be asked for by the event's own instant.
 */
export interface SearchWindowTdb {
  readonly startTdb: number;
  readonly endTdb: number;
  /** Events up to so many days outside the window are visited too, as far as the function is defined: the caller judges them. */
  readonly slackDays?: number;
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

/** How far two functions are both defined. */
export const commonReach = (a: Motion, b: Motion, tdbJ2k: number, direction: 'forward' | 'backward'): number =>
  direction === 'forward'
    ? Math.min(a.reach(tdbJ2k, direction), b.reach(tdbJ2k, direction))
    : Math.max(a.reach(tdbJ2k, direction), b.reach(tdbJ2k, direction));
