/**
 * Value at x of the cubic with given values and slopes at both ends of an interval. `x` is measured from the left end, `h` is the width,
 * `f0`, `d0` and `f1`, `d1` are value and slope (per unit of x) at the left and the right end.
 */
export function hermite(x: number, h: number, f0: number, d0: number, f1: number, d1: number): number {
  const slope = (f1 - f0) / h;
  const c2 = (3 * slope - 2 * d0 - d1) / h;
  const c3 = (d0 + d1 - 2 * slope) / (h * h);
  return f0 + x * (d0 + x * (c2 + x * c3));
}

/** A continuously differentiable piecewise cubic through knots with given slopes. */
export class HermiteCurve {
  private readonly x: Float64Array;
  private readonly f: Float64Array;
  private readonly d: Float64Array;

  /** Knots in ascending x: [x, value, slope]. */
  constructor(knots: readonly (readonly [number, number, number])[]) {
    this.x = Float64Array.from(knots, (knot) => knot[0]);
    this.f = Float64Array.from(knots, (knot) => knot[1]);
    this.d = Float64Array.from(knots, (knot) => knot[2]);
  }

  /** Value at x, which must be between the first and the last knot. */
  at(x: number): number {
    let low = 0,
      high = this.x.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.x[middle] <= x) low = middle;
      else high = middle;
    }
    return hermite(x - this.x[low], this.x[high] - this.x[low], this.f[low], this.d[low], this.f[high], this.d[high]);
  }
}
