/**
 * Chebyshev series: one set of routines for files and windows that are kept as such (the packed tables have their own innermost
 * loop, three components at once, upwards: a call from it would cost a third of every place). Coefficients are those of T_0, T_1 ... on
 * [-1, 1]; derivatives are by x, callers divide by the half span. All write into given places and allocate nothing.
 */

/** Sum and first derivative of `count` coefficients from `at`, by Clenshaw's recurrence: out = [value, d/dx]. */
export function seriesWithRate(c: Float64Array, at: number, count: number, x: number, out: Float64Array): void {
  const x2 = 2 * x;
  let b1 = 0,
    b2 = 0,
    d1 = 0,
    d2 = 0;
  for (let k = count - 1; k > 0; k--) {
    const b = c[at + k] + x2 * b1 - b2,
      d = 2 * b1 + x2 * d1 - d2;
    b2 = b1;
    b1 = b;
    d2 = d1;
    d1 = d;
  }
  out[0] = c[at] + x * b1 - b2;
  out[1] = b1 + x * d1 - d2;
}

/** The same with the second derivative: out = [value, d/dx, d2/dx2]. */
export function seriesWithCurvature(c: Float64Array, at: number, count: number, x: number, out: Float64Array): void {
  const x2 = 2 * x;
  let b1 = 0,
    b2 = 0,
    d1 = 0,
    d2 = 0,
    e1 = 0,
    e2 = 0;
  for (let k = count - 1; k > 0; k--) {
    const e = 4 * d1 + x2 * e1 - e2,
      d = 2 * b1 + x2 * d1 - d2,
      b = c[at + k] + x2 * b1 - b2;
    e2 = e1;
    e1 = e;
    d2 = d1;
    d1 = d;
    b2 = b1;
    b1 = b;
  }
  out[0] = c[at] + x * b1 - b2;
  out[1] = b1 + x * d1 - d2;
  out[2] = 2 * d1 + x * e1 - e2;
}

/** Node `i` of `count` Chebyshev nodes: they descend from near 1 to near -1. */
export const chebyshevNode = (i: number, count: number): number => Math.cos((Math.PI * (i + 0.5)) / count);

/** Coefficients of the series through the values at all `count` nodes, both from `at`. */
export function seriesThroughNodes(samples: Float64Array, at: number, count: number, series: Float64Array): void {
  for (let n = 0; n < count; n++) {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += samples[at + i] * Math.cos((Math.PI * n * (i + 0.5)) / count);
    series[at + n] = ((n === 0 ? 1 : 2) / count) * sum;
  }
}
