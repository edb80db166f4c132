/**
 * Cubic through values and rates at both ends of a step. Its argument `x` is the number of days from the start of the
 * step.
 */
export class Cubic {
  t0 = 0;
  h = 0;
  v0 = 0;
  r0 = 0;
  t1 = 0;
  v1 = 0;
  r1 = 0;
  private c2 = 0;
  private c3 = 0;
  /** Extremes of the cubic and of its rate over the step, computed by `set`. */
  low = 0;
  high = 0;
  rateLow = 0;
  rateHigh = 0;

  /** Defines the cubic by instant, value and rate (per day) at both ends. */
  set(t0: number, v0: number, r0: number, t1: number, v1: number, r1: number): void {
    const h = t1 - t0,
      d = (v1 - v0) / h;
    this.t0 = t0;
    this.h = h;
    this.v0 = v0;
    this.r0 = r0;
    this.t1 = t1;
    this.v1 = v1;
    this.r1 = r1;
    this.c2 = (3 * d - 2 * r0 - r1) / h;
    this.c3 = (r0 + r1 - 2 * d) / (h * h);
    this.low = Math.min(v0, v1);
    this.high = Math.max(v0, v1);
    this.rateLow = Math.min(r0, r1);
    this.rateHigh = Math.max(r0, r1);
    const vertex = -this.c2 / (3 * this.c3);
    if (vertex > 0 && vertex < h) {
      const rate = this.rate(vertex);
      if (rate < this.rateLow) this.rateLow = rate;
      if (rate > this.rateHigh) this.rateHigh = rate;
    }
    if (this.rateLow < 0 && this.rateHigh > 0) {
      // Roots of r0 + 2 c2 x + 3 c3 x^2 in the form without cancellation.
      const root = Math.sqrt(Math.max(0, this.c2 * this.c2 - 3 * this.c3 * r0));
      const q = -(this.c2 + (this.c2 < 0 ? -root : root));
      this.widen(q / (3 * this.c3));
      this.widen(r0 / q);
    }
  }

  private widen(x: number): void {
    if (!(x > 0 && x < this.h)) return;
    const value = this.value(x);
    if (value < this.low) this.low = value;
    if (value > this.high) this.high = value;
  }

  /** Value of the cubic, `x` days after the start. */
  value(x: number): number {
    return this.v0 + x * (this.r0 + x * (this.c2 + x * this.c3));
  }
  /** Rate of the cubic per day, `x` days after the start. */
  rate(x: number): number {
    return this.r0 + x * (2 * this.c2 + x * 3 * this.c3);
  }
  /** Second derivative of the cubic per day squared, `x` days after the start. */
  curvature(x: number): number {
    return 2 * this.c2 + 6 * x * this.c3;
  }

  /**
   * Days from the start at which the cubic, monotone over the step, takes a value; an end of the step when it does not
   * take it.
   */
  solve(target: number): number {
    let low = 0,
      high = this.h;
    const rising = this.value(high) > this.v0;
    let x = ((target - this.v0) / (this.value(high) - this.v0)) * high;
    for (let i = 0; i < 20; i++) {
      if (!(x > low && x < high)) x = (low + high) / 2;
      const miss = this.value(x) - target;
      if (miss < 0 === rising) low = x;
      else high = x;
      const step = miss / this.rate(x);
      x -= step;
      if (Math.abs(step) < 1e-7 * this.h) break;
    }
    return x < 0 ? 0 : x > this.h ? this.h : x;
  }

  /** Days from the start at which the rate is zero; the rate is monotone over the step and changes sign in it. */
  solveRate(): number {
    const rate1 = this.rate(this.h),
      root = Math.sqrt(Math.max(0, this.c2 * this.c2 - 3 * this.c3 * this.r0));
    const q = -(this.c2 + (this.c2 < 0 ? -root : root));
    for (const x of [this.r0 / q, q / (3 * this.c3)]) if (x >= 0 && x <= this.h) return x;
    return (this.r0 / (this.r0 - rate1)) * this.h;
  }
}
