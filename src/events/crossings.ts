import { Cubic } from './cubic.js';
import { wrapped } from './motion.js';
import type { Motion } from './motion.js';

/** Called for each crossing in order of time; `true` ends the search. */
type CrossingVisitor = (tdbJ2k: number, targetIndex: number, ratePerDay: number) => boolean | void;

/** A remainder of the last step that is bounded by this is not evaluated again: 0.1 mas (in fact a tenth of it). */
const VALUE_TOLERANCE = 2.7e-8;
const TIME_TOLERANCE_DAYS = 1e-10;
/** Below this width (0.9 s) a turning point is left as it is: its ends decide. */
const SHORTEST_DAYS = 1e-5;
/** Second derivative that the light deflection can add near the Sun, degrees per day^2 (measured: 0.025). */
const DEFLECTION_CURVATURE = 0.03;
const DEEPEST = 40;

/**
 * All instants at which a function takes one of several values: one walk through the window, in steps over which a cubic stands
 * for the function within a known error. A step that cannot hold a target is passed; one over which the function is proven
 * monotone holds each target at most once, and its ends tell; any other is halved. So no pair of roots is missed.
 * A value taken exactly at a joint counts once: a root belongs to the half-open side (start, end] when the function rises.
 * Holds scratch space and a position: one search at a time for each instance.
 */
export class CrossingSearch {
  private readonly motion: Motion;
  /** Sorted ascending; for periodic functions within [0, period). */
  private readonly targets: Float64Array;
  private readonly order: Int32Array;
  private readonly cubics: Cubic[] = [];
  private visit: CrossingVisitor = () => undefined;
  /** Sampled value at the end of the step last walked, on the branch of its start. */
  private v1 = 0;
  private r1 = 0;

  /** `targets` in any order; indices given to the visitor refer to it. Non-finite targets are the caller's error. */
  constructor(motion: Motion, targets: readonly number[]) {
    this.motion = motion;
    const period = motion.period;
    const reduced = targets.map((target) => (period === 0 ? target : target - period * Math.floor(target / period)));
    this.order = Int32Array.from(targets.keys()).sort((a, b) => reduced[a] - reduced[b] || a - b);
    this.targets = Float64Array.from(this.order, (index) => reduced[index]);
  }

  /** Walks [startTdb, endTdb], forwards. Returns whether the visitor ended the search. Throws OutOfCoverage. */
  run(startTdb: number, endTdb: number, visit: CrossingVisitor): boolean {
    const { motion } = this;
    const { stepDays, valueError, rateError, coarseGap, checked } = motion.bounds;
    this.visit = visit;
    if (!(endTdb > startTdb)) return false;
    motion.at(startTdb, true);
    let t0 = startTdb,
      v0 = motion.value,
      r0 = motion.rate;
    const count = Math.max(1, Math.ceil((endTdb - startTdb) / stepDays));
    const step = (endTdb - startTdb) / count;
    for (let i = 1; i <= count; i++) {
      const t1 = i === count ? endTdb : startTdb + i * step;
      this.sample(t0, v0, r0, t1, true);
      const v1 = this.v1,
        r1 = this.r1;
      if (this.walk(t0, v0, r0, t1, v1, r1, valueError, rateError, coarseGap, checked, 0)) return true;
      t0 = t1;
      v0 = v1;
      r0 = r1;
    }
    return false;
  }

  /** Value and rate at t1, the value on the branch that the rates lead to from t0. */
  private sample(t0: number, v0: number, r0: number, t1: number, coarse: boolean): void {
    const { motion } = this;
    motion.at(t1, coarse);
    const expected = v0 + 0.5 * (t1 - t0) * (r0 + motion.rate);
    this.v1 = expected + wrapped(motion.value - expected, motion.period);
    this.r1 = motion.rate;
  }

  private walk(
    t0: number,
    v0: number,
    r0: number,
    t1: number,
    v1: number,
    r1: number,
    error: number,
    rateError: number,
    gap: number,
    check: boolean,
    depth: number,
  ): boolean {
    const cubic = this.cubics[depth] ?? (this.cubics[depth] = new Cubic());
    cubic.set(t0, v0, r0, t1, v1, r1);
    const short = t1 - t0 < SHORTEST_DAYS || depth >= DEEPEST;
    if (check && !short) {
      const tm = t0 + (t1 - t0) / 2;
      this.sample(t0, v0, r0, tm, true);
      // A quarter: the cubic's error is largest in the middle, but not by definition.
      if (
        Math.abs(wrapped(this.v1 - cubic.value(tm - t0), this.motion.period)) > error / 4 ||
        Math.abs(this.r1 - cubic.rate(tm - t0)) > rateError / 4
      ) {
        const vm = this.v1,
          rm = this.r1;
        if (this.walk(t0, v0, r0, tm, vm, rm, error, rateError, gap, true, depth + 1)) return true;
        this.sample(tm, vm, rm, t1, true);
        return this.walk(tm, vm, rm, t1, this.v1, this.r1, error, rateError, gap, true, depth + 1);
      }
    }
    const pad = error + gap;
    const first = this.firstAtOrAbove(cubic.low - pad);
    if (this.target(first) > cubic.high + pad) return false;
    if (short || cubic.rateLow > rateError || cubic.rateHigh < -rateError)
      return this.roots(cubic, t1, v1, error, gap, cubic.low - pad, cubic.high + pad);
    // Turning, or not proven monotone: halves of it, on the whole function.
    if (gap > 0) {
      this.sample(t0, v0, r0, t0, false);
      v0 = this.v1;
      r0 = this.r1;
      this.sample(t1, v1, r1, t1, false);
      v1 = this.v1;
      r1 = this.r1;
    }
    const tm = t0 + (t1 - t0) / 2;
    this.sample(t0, v0, r0, tm, false);
    const vm = this.v1,
      rm = this.r1;
    // The errors fall with the fourth and third power of the step for what is smooth; a square and a first power hold for all.
    if (this.walk(t0, v0, r0, tm, vm, rm, error / 4, rateError / 2, 0, false, depth + 1)) return true;
    this.sample(tm, vm, rm, t1, false);
    return this.walk(tm, vm, rm, t1, this.v1, this.r1, error / 4, rateError / 2, 0, false, depth + 1);
  }

  /** The targets of a monotone step, in order of time. */
  private roots(cubic: Cubic, t1: number, v1: number, error: number, gap: number, low: number, high: number): boolean {
    const rising = cubic.r0 + cubic.rate(cubic.h) > 0;
    const from = this.firstAtOrAbove(low),
      beyond = this.firstAtOrAbove(high);
    for (let n = rising ? from : beyond; rising ? n <= beyond : n >= from; n += rising ? 1 : -1) {
      const target = this.target(n);
      if (target < low || target > high) continue;
      const before = this.isAtOrAbove(cubic.t0, cubic.v0, target, gap),
        after = this.isAtOrAbove(t1, v1, target, gap);
      if (before === after) continue;
      if (this.refine(cubic, t1, target, n, after, error, gap)) return true;
    }
    return false;
  }

  private isAtOrAbove(t: number, value: number, target: number, gap: number): boolean {
    if (Math.abs(value - target) > gap || gap === 0) return value >= target;
    this.motion.at(t, false);
    return wrapped(this.motion.value - target, this.motion.period) >= 0;
  }

  /** Bracketed second-order iteration on the whole function; the cubic gives guess and curvature. */
  private refine(
    cubic: Cubic,
    t1: number,
    target: number,
    n: number,
    rising: boolean,
    error: number,
    gap: number,
  ): boolean {
    const { motion } = this;
    const uncertain = (32 * error) / (cubic.h * cubic.h) + (gap > 0 ? DEFLECTION_CURVATURE : 0);
    let low = cubic.t0,
      high = t1,
      t = cubic.t0 + cubic.solve(target),
      rate = NaN;
    for (let i = 0; i < 80; i++) {
      motion.at(t, false);
      const miss = wrapped(motion.value - target, motion.period);
      rate = motion.rate;
      if (miss < 0 === rising) low = t;
      else high = t;
      const curvature = cubic.curvature(t - cubic.t0);
      let step = -miss / rate;
      step -= (0.5 * curvature * step * step) / rate;
      const next = t + step;
      if (next >= low && next <= high) {
        rate += curvature * step;
        t = next;
        if (0.5 * uncertain * step * step < VALUE_TOLERANCE || Math.abs(step) < TIME_TOLERANCE_DAYS) break;
      } else {
        if (high - low < TIME_TOLERANCE_DAYS || Math.abs(step) < TIME_TOLERANCE_DAYS) break;
        t = low + (high - low) / 2;
      }
    }
    return this.visit(t, this.order[this.indexOf(n)], rate) === true;
  }

  // Targets are numbered through all turns: n = turn * count + index.

  private indexOf(n: number): number {
    const count = this.targets.length;
    return n - count * Math.floor(n / count);
  }

  private target(n: number): number {
    const count = this.targets.length,
      turn = Math.floor(n / count);
    if (this.motion.period === 0) return n < 0 ? -Infinity : n >= count ? Infinity : this.targets[n];
    return this.targets[n - turn * count] + turn * this.motion.period;
  }

  private firstAtOrAbove(value: number): number {
    const { targets } = this,
      { period } = this.motion;
    const turn = period === 0 ? 0 : Math.floor(value / period);
    const within = value - turn * period;
    let low = 0,
      high = targets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (targets[middle] < within) low = middle + 1;
      else high = middle;
    }
    return turn * targets.length + low;
  }
}

/** The first instant in (startTdb, endTdb] at which a function takes one of the targets in the wanted direction; null when none. */
export function nextCrossing(
  motion: Motion,
  targets: readonly number[],
  startTdb: number,
  endTdb: number,
  direction: 'either' | 'rising' | 'falling' = 'either',
): { tdbJ2k: number; targetIndex: number; rate: number } | null {
  let found: { tdbJ2k: number; targetIndex: number; rate: number } | null = null;
  new CrossingSearch(motion, targets).run(startTdb, endTdb, (tdbJ2k, targetIndex, rate) => {
    if (direction !== 'either' && rate > 0 !== (direction === 'rising')) return false;
    found = { tdbJ2k, targetIndex, rate };
    return true;
  });
  return found;
}
