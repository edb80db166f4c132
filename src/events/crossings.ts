import { Cubic } from './cubic.js';
import { wrapped } from './motion.js';
import type { Motion, SearchWindowTdb } from './motion.js';

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
/** Nearer than this to a target the side is not told from the branch of a step but from the function itself, alike in both steps that share the instant. */
const BRANCH_ROUNDING = 1e-9;

/** A step with its cubic: how far the function may lie from it in value and in rate, and the coarse function from the whole one. */
class Piece extends Cubic {
  valueError = 0;
  rateError = 0;
  gap = 0;
  checked = false;

  /** Takes tolerances over, the errors divided. */
  narrow(from: Piece, valueBy: number, rateBy: number): void {
    this.valueError = from.valueError / valueBy;
    this.rateError = from.rateError / rateBy;
  }
}

/**
 * All instants at which a function takes one of several values: one walk through the window, in cells over which a cubic stands
 * for the function within a known error. A cell that cannot hold a target is passed; one over which the function is proven
 * monotone holds each target at most once, and its ends tell; any other is halved. So no pair of roots is missed.
 * A value taken exactly at a joint counts once: a root belongs to the half-open side (start, end] when the function rises.
 * Holds scratch space and a position: one search at a time for each instance.
 */
export class CrossingSearch {
  private readonly motion: Motion;
  /** Sorted ascending; for periodic functions within [0, period). */
  private readonly targets: Float64Array;
  private readonly order: Int32Array;
  /** One for each depth of halving. */
  private readonly pieces: Piece[] = [];
  private visit: CrossingVisitor = () => undefined;
  private from = 0;
  private to = 0;
  /** The visitor ended the search (not the window). */
  private ended = false;
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

  /** Walks [start, end), forwards. Returns whether the visitor ended the search. Throws OutOfCoverage. */
  run({ startTdb, endTdb, slackDays = 0 }: SearchWindowTdb, visit: CrossingVisitor): boolean {
    const { motion } = this;
    const { stepDays, valueError, rateError, coarseGap, checked } = motion.bounds;
    if (!(endTdb > startTdb)) return false;
    const first = motion.reach(startTdb, 'backward'),
      last = motion.reach(startTdb, 'forward');
    this.visit = visit;
    this.ended = false;
    this.from = startTdb - slackDays;
    this.to = endTdb + slackDays;
    let k = Math.floor(this.from / stepDays);
    let t0 = Math.max(first, k * stepDays);
    if (t0 < this.to) motion.at(t0, true);
    const root = this.piece(0);
    for (; t0 < this.to && t0 < last; k++) {
      const t1 = Math.min(last, (k + 1) * stepDays);
      if (t1 <= t0) continue;
      const v0 = motion.value,
        r0 = motion.rate;
      this.sample(t0, v0, r0, t1, true);
      const raw = motion.value,
        rate = motion.rate;
      root.valueError = valueError;
      root.rateError = rateError;
      root.gap = coarseGap;
      root.checked = checked;
      root.set(t0, v0, r0, t1, this.v1, this.r1);
      if (this.walk(root, 0)) return this.ended;
      t0 = t1;
      motion.value = raw;
      motion.rate = rate;
    }
    if (endTdb > last) motion.at(endTdb, true); // beyond what is covered: it throws
    return false;
  }

  private piece(depth: number): Piece {
    return this.pieces[depth] ?? (this.pieces[depth] = new Piece());
  }

  /** Value and rate at t1, the value on the branch that the rates lead to from t0. */
  private sample(t0: number, v0: number, r0: number, t1: number, coarse: boolean): void {
    const { motion } = this;
    motion.at(t1, coarse);
    const expected = v0 + 0.5 * (t1 - t0) * (r0 + motion.rate);
    this.v1 = expected + wrapped(motion.value - expected, motion.period);
    this.r1 = motion.rate;
  }

  private walk(piece: Piece, depth: number): boolean {
    const { valueError, rateError, gap } = piece;
    const short = piece.h < SHORTEST_DAYS || depth >= DEEPEST;
    if (piece.checked && !short && !this.agrees(piece)) return this.halve(piece, depth, true);
    const pad = valueError + gap;
    const first = this.firstAtOrAbove(piece.low - pad);
    if (this.target(first) > piece.high + pad) return false;
    if (short || piece.rateLow > rateError || piece.rateHigh < -rateError) return this.roots(piece);
    // Turning, or not proven monotone: halves of it, on the whole function.
    if (gap > 0) {
      this.sample(piece.t0, piece.v0, piece.r0, piece.t0, false);
      const v0 = this.v1,
        r0 = this.r1;
      this.sample(piece.t1, piece.v1, piece.r1, piece.t1, false);
      piece.set(piece.t0, v0, r0, piece.t1, this.v1, this.r1);
    }
    return this.halve(piece, depth, false);
  }

  /** Whether the function keeps to the cubic in the middle of a step. A quarter: the error is largest there, but not by definition. */
  private agrees(piece: Piece): boolean {
    const { t0, v0, r0, h } = piece;
    this.sample(t0, v0, r0, t0 + h / 2, true);
    return (
      Math.abs(wrapped(this.v1 - piece.value(h / 2), this.motion.period)) <= piece.valueError / 4 &&
      Math.abs(this.r1 - piece.rate(h / 2)) <= piece.rateError / 4
    );
  }

  /** Both halves, in order. `checked`: they are compared with the coarse function anew, to the same tolerances. */
  private halve(piece: Piece, depth: number, checked: boolean): boolean {
    const { t0, v0, r0, t1 } = piece,
      tm = t0 + piece.h / 2;
    this.sample(t0, v0, r0, tm, checked);
    const vm = this.v1,
      rm = this.r1,
      half = this.piece(depth + 1);
    half.checked = checked;
    half.gap = checked ? piece.gap : 0;
    // The errors fall with the fourth and third power of the step for what is smooth; a square and a first power hold for all.
    half.narrow(piece, checked ? 1 : 4, checked ? 1 : 2);
    half.set(t0, v0, r0, tm, vm, rm);
    if (this.walk(half, depth + 1)) return true;
    half.checked = checked;
    half.gap = checked ? piece.gap : 0;
    half.narrow(piece, checked ? 1 : 4, checked ? 1 : 2);
    this.sample(tm, vm, rm, t1, checked);
    half.set(tm, vm, rm, t1, this.v1, this.r1);
    return this.walk(half, depth + 1);
  }

  /** The targets of a monotone step, in order of time. */
  private roots(piece: Piece): boolean {
    const pad = piece.valueError + piece.gap,
      low = piece.low - pad,
      high = piece.high + pad;
    const rising = piece.r0 + piece.rate(piece.h) > 0;
    const from = this.firstAtOrAbove(low),
      beyond = this.firstAtOrAbove(high);
    for (let n = rising ? from : beyond; rising ? n <= beyond : n >= from; n += rising ? 1 : -1) {
      const target = this.target(n);
      if (target < low || target > high) continue;
      const before = this.isAtOrAbove(piece.t0, piece.v0, target, piece.gap),
        after = this.isAtOrAbove(piece.t1, piece.v1, target, piece.gap);
      if (before === after) continue;
      if (this.refine(piece, n, after)) return true;
    }
    return false;
  }

  private isAtOrAbove(t: number, value: number, target: number, gap: number): boolean {
    if (Math.abs(value - target) > Math.max(gap, BRANCH_ROUNDING)) return value >= target;
    this.motion.at(t, false);
    return wrapped(this.motion.value - target, this.motion.period) >= 0;
  }

  /** Bracketed second-order iteration on the whole function; the cubic gives guess and curvature. */
  private refine(piece: Piece, n: number, rising: boolean): boolean {
    const { motion } = this,
      target = this.target(n);
    const uncertain = (32 * piece.valueError) / (piece.h * piece.h) + (piece.gap > 0 ? DEFLECTION_CURVATURE : 0);
    let low = piece.t0,
      high = piece.t1,
      t = piece.t0 + piece.solve(target),
      rate = NaN;
    for (let i = 0; i < 80; i++) {
      motion.at(t, false);
      const miss = wrapped(motion.value - target, motion.period);
      rate = motion.rate;
      if (miss < 0 === rising) low = t;
      else high = t;
      const curvature = piece.curvature(t - piece.t0);
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
    return this.found(t, n, rate);
  }

  private found(t: number, n: number, rate: number): boolean {
    if (t < this.from) return false;
    if (t >= this.to) return true;
    const count = this.targets.length;
    this.ended = this.visit(t, this.order[n - count * Math.floor(n / count)], rate) === true;
    return this.ended;
  }

  /** Targets are numbered through all turns: n = turn * count + index. */
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
