import { Cubic } from './cubic.js';
import { wrapped } from './motion.js';
import type { Motion } from './motion.js';

/** Called for each turning point in order of time: `maximum` where the rate falls through zero. `true` ends the search. */
type TurningVisitor = (tdbJ2k: number, maximum: boolean, value: number) => boolean | void;

/** A rate below this (degrees per day) is zero: a hundredth of what is promised. */
const RATE_TOLERANCE = 1e-11;
const TIME_TOLERANCE_DAYS = 2e-11;
const SHORTEST_DAYS = 1e-3;

/**
 * All instants at which the rate of a function is zero (stations of a longitude, extremes of any coordinate).
 * Where the rate r is large, a proven bound A of the second derivative carries the walk |r|/A days on: no zero can lie there.
 * Elsewhere the cubic of a step decides: no zero, exactly one (second derivative proven of one sign), or the step is halved.
 * One search at a time for each instance.
 */
export class TurningSearch {
  private readonly motion: Motion;
  private readonly cubic = new Cubic();
  private visit: TurningVisitor = () => undefined;

  constructor(motion: Motion) {
    this.motion = motion;
  }

  /** Walks [startTdb, endTdb], forwards. Returns whether the visitor ended the search. Throws OutOfCoverage. */
  run(startTdb: number, endTdb: number, visit: TurningVisitor): boolean {
    const { motion } = this,
      { stepDays, rateError, valueError, curvature, checked } = motion.bounds;
    this.visit = visit;
    if (!(endTdb > startTdb)) return false;
    let t0 = startTdb;
    motion.at(t0, true);
    let v0 = motion.value,
      r0 = motion.rate;
    while (t0 < endTdb) {
      const leap = checked ? 0 : Math.abs(r0) / curvature;
      const far = leap > stepDays;
      const t1 = Math.min(endTdb, t0 + (far ? leap : stepDays));
      motion.at(t1, true);
      const v1 = motion.value,
        r1 = motion.rate;
      if (!far && this.walk(t0, v0, r0, t1, v1, r1, rateError, (32 * valueError) / (stepDays * stepDays), checked, 0))
        return true;
      t0 = t1;
      v0 = v1;
      r0 = r1;
    }
    return false;
  }

  private walk(
    t0: number,
    v0: number,
    r0: number,
    t1: number,
    v1: number,
    r1: number,
    rateError: number,
    bendError: number,
    check: boolean,
    depth: number,
  ): boolean {
    const { cubic, motion } = this,
      h = t1 - t0,
      short = h < SHORTEST_DAYS;
    const expected = v0 + 0.5 * h * (r0 + r1);
    cubic.set(t0, v0, r0, t1, expected + wrapped(v1 - expected, motion.period), r1);
    let split = false;
    if (check && !short) {
      const x = h / 2,
        value = cubic.value(x),
        rate = cubic.rate(x);
      motion.at(t0 + x, false);
      split =
        Math.abs(wrapped(motion.value - value, motion.period)) > motion.bounds.valueError / 4 ||
        Math.abs(motion.rate - rate) > rateError / 4;
    }
    if (!split) {
      if (cubic.rateLow > rateError || cubic.rateHigh < -rateError) return false;
      const bend0 = cubic.curvature(0),
        bend1 = cubic.curvature(h);
      const proven = (bend0 > bendError && bend1 > bendError) || (bend0 < -bendError && bend1 < -bendError);
      if (proven || short) return r0 > 0 !== r1 > 0 && this.refine(t0, r0, t1, r1);
    }
    const tm = t0 + h / 2;
    motion.at(tm, false);
    const vm = motion.value,
      rm = motion.rate,
      narrower = split ? 1 : 2;
    if (this.walk(t0, v0, r0, tm, vm, rm, rateError / narrower, bendError / narrower, check, depth + 1)) return true;
    return this.walk(tm, vm, rm, t1, v1, r1, rateError / narrower, bendError / narrower, check, depth + 1);
  }

  /** Root of the rate in a bracket: the cubic's root first, then secants kept within the bracket. */
  private refine(t0: number, r0: number, t1: number, r1: number): boolean {
    const { motion, cubic } = this;
    let low = t0,
      high = t1,
      lowRate = r0,
      highRate = r1;
    let t = t0 + cubic.solveRate(),
      bend = cubic.curvature(t - t0),
      last = NaN,
      lastRate = NaN;
    for (let i = 0; i < 60; i++) {
      motion.at(t, false);
      const rate = motion.rate;
      if (rate > 0 === lowRate > 0) {
        low = t;
        lowRate = rate;
      } else {
        high = t;
        highRate = rate;
      }
      if (Math.abs(rate) < RATE_TOLERANCE || high - low < TIME_TOLERANCE_DAYS) break;
      if (Number.isFinite(last) && rate !== lastRate) bend = (rate - lastRate) / (t - last);
      last = t;
      lastRate = rate;
      const next = t - rate / bend;
      if (Math.abs(next - t) < TIME_TOLERANCE_DAYS) break;
      t =
        next > low && next < high
          ? next
          : i % 3 === 2
            ? low + (high - low) / 2
            : low + ((high - low) * lowRate) / (lowRate - highRate);
    }
    return this.visit(t, r0 > 0, motion.value) === true;
  }
}
