/**
 * Chebyshev series: one set of routines for every file and window that is kept as such. Coefficients are those of T_0, T_1 ... on
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

/**
 * Three series at once, order after order (x y z of T_0, of T_1 ...), `count` >= 2 orders from the start of `c`: value, first and,
 * with `order` 2, second derivative, three numbers each, from `offset` of `out`. Upwards: the terms fall off fast with the order.
 */
export function vectorSeries(
  c: Float64Array,
  count: number,
  x: number,
  order: 1 | 2,
  out: Float64Array,
  offset: number,
): void {
  const x2 = 2 * x,
    end = 3 * count;
  let t0 = 1,
    t1 = x,
    d0 = 0,
    d1 = 1,
    e0 = 0,
    e1 = 0;
  let px = c[0] + c[3] * x,
    py = c[1] + c[4] * x,
    pz = c[2] + c[5] * x;
  let vx = c[3],
    vy = c[4],
    vz = c[5];
  let ax = 0,
    ay = 0,
    az = 0;
  for (let i = 6; i < end; i += 3) {
    const d2 = 2 * t1 + x2 * d1 - d0,
      t2 = x2 * t1 - t0;
    const cx = c[i],
      cy = c[i + 1],
      cz = c[i + 2];
    px += cx * t2;
    py += cy * t2;
    pz += cz * t2;
    vx += cx * d2;
    vy += cy * d2;
    vz += cz * d2;
    if (order === 2) {
      const e2 = 4 * d1 + x2 * e1 - e0;
      ax += cx * e2;
      ay += cy * e2;
      az += cz * e2;
      e0 = e1;
      e1 = e2;
    }
    t0 = t1;
    t1 = t2;
    d0 = d1;
    d1 = d2;
  }
  out[offset] = px;
  out[offset + 1] = py;
  out[offset + 2] = pz;
  out[offset + 3] = vx;
  out[offset + 4] = vy;
  out[offset + 5] = vz;
  if (order === 1) return;
  out[offset + 6] = ax;
  out[offset + 7] = ay;
  out[offset + 8] = az;
}

/** Two series at once, order after order: out = [value 0, value 1, d/dx 0, d/dx 1]. */
export function pairSeries(c: Float64Array, count: number, x: number, out: Float64Array): void {
  const x2 = 2 * x,
    end = 2 * count;
  let t0 = 1,
    t1 = x,
    d0 = 0,
    d1 = 1;
  let p = c[0] + c[2] * x,
    q = c[1] + c[3] * x,
    v = c[2],
    w = c[3];
  for (let i = 4; i < end; i += 2) {
    const d2 = 2 * t1 + x2 * d1 - d0,
      t2 = x2 * t1 - t0;
    p += c[i] * t2;
    q += c[i + 1] * t2;
    v += c[i] * d2;
    w += c[i + 1] * d2;
    t0 = t1;
    t1 = t2;
    d0 = d1;
    d1 = d2;
  }
  out[0] = p;
  out[1] = q;
  out[2] = v;
  out[3] = w;
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
