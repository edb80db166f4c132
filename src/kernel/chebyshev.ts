/**
 * Chebyshev series on [-1, 1]: coefficients of T_0, T_1, ... Derivatives are with respect to x; callers divide by the half span. Results go
 * to `out`; no function allocates. (`ephemeris/packed-table.ts` has its own loop over three components: calls would slow places by a third.)
 */

/**
 * Value and first derivative of a series at x, by Clenshaw's recurrence: out = [value, d/dx].
 * `c` has `count` coefficients from index `at`.
 */
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

/** As `seriesWithRate`, with the second derivative: out = [value, d/dx, d2/dx2]. */
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

/** Chebyshev node `i` (0-based) of `count`, cos(pi (i + 1/2) / count). The nodes descend from near 1 to near -1. */
export const chebyshevNode = (i: number, count: number): number => Math.cos((Math.PI * (i + 0.5)) / count);

/**
 * Writes the `count` coefficients of the series that interpolates `samples` at the Chebyshev nodes (order of `chebyshevNode`).
 * Both arrays are used from index `at`.
 */
export function seriesThroughNodes(samples: Float64Array, at: number, count: number, series: Float64Array): void {
  for (let n = 0; n < count; n++) {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += samples[at + i] * Math.cos((Math.PI * n * (i + 0.5)) / count);
    series[at + n] = ((n === 0 ? 1 : 2) / count) * sum;
  }
}
