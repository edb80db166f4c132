import { Cubic } from './cubic.js';
import { wrapped } from './motion.js';
import type { Motion, SearchWindowTdb } from './motion.js';

/** Visitor of the crossings, in order of time. Returns true to end the search. */
type CrossingVisitor = (tdbJ2k: number, targetIndex: number, ratePerDay: number) => boolean | void;

/**
 * Newton's remainder below which no further evaluation follows, degrees: 0.1 mas as bounded, about 0.01 mas in
 * practice.
 */
const VALUE_TOLERANCE = 2.7e-8;
const TIME_TOLERANCE_DAYS = 1e-10;
/**
 * A turning point in a cell narrower than this (0.9 s) is not resolved: the signs at the two ends of the cell decide.
 */
const SHORTEST_DAYS = 1e-5;
/** Second derivative that light deflection can add near the Sun, degrees per day^2 (largest measured value: 0.025). */
const DEFLECTION_CURVATURE = 0.03;
/** Largest depth of halving. */
const DEEPEST = 40;
/**
 * Degrees. Closer than this to a target, the side is decided by the function itself, not by the value on the branch of
 * a step, so that both steps that share an instant agree.
 */
const BRANCH_ROUNDING = 1e-9;

/**
 * A cell with its cubic. `valueError` and `rateError` bound the difference between function and cubic, `gap` the
 * difference between the coarse and the full function.
 */
class Piece extends Cubic {
  valueError = 0;
  rateError = 0;
  gap = 0;
  checked = false;

  /** Copies the error bounds of a longer cell, divided by the given factors. */
  narrow(from: Piece, valueBy: number, rateBy: number): void {
    this.valueError = from.valueError / valueBy;
    this.rateError = from.rateError / rateBy;
  }
}

/**
 * Search for all instants at which a function takes one of several values.
 * The window is walked in cells, in each of which a cubic approximates the function within a known error. A cell whose
 * range excludes every target is skipped; a cell in which the function is proven monotone contains each target at most
 * once, and the values at its ends decide; any other cell is halved. Therefore no pair of roots is missed. A value
 * taken exactly at a boundary of two cells counts once: the root belongs to the half-open side (start, end] when the
 * function rises.
 * An instance owns scratch space and a position, so it runs one search at a time.
 */
export class CrossingSearch {
  private readonly motion: Motion;
  /** Sorted in ascending order; for periodic functions within [0, period). */
  private readonly targets: Float64Array;
  private readonly order: Int32Array;
  /** One cell for each depth of halving. */
  private readonly pieces: Piece[] = [];
  private visit: CrossingVisitor = () => undefined;
  private from = 0;
  private to = 0;
  /** True when the visitor ended the search, false when the window did. */
  private ended = false;
  /** Value at the end of the step evaluated last, on the branch that continues from its start. */
  private v1 = 0;
  private r1 = 0;

  /**
   * `targets` in any order, finite, in the unit of the motion. The indices passed to the visitor refer to this order.
   */
  constructor(motion: Motion, targets: readonly number[]) {
    this.motion = motion;
    const period = motion.period;
    const reduced = targets.map((target) => (period === 0 ? target : target - period * Math.floor(target / period)));
    this.order = Int32Array.from(targets.keys()).sort((a, b) => reduced[a] - reduced[b] || a - b);
    this.targets = Float64Array.from(this.order, (index) => reduced[index]);
  }

  /**
   * Searches [start, end) forwards (TDB, days since J2000.0). Returns true when the visitor ended the search. Errors:
   * OutOfCoverage.
   */
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
    if (endTdb > last) motion.at(endTdb, true); // outside the coverage: throws OutOfCoverage
    return false;
  }

  private piece(depth: number): Piece {
    return this.pieces[depth] ?? (this.pieces[depth] = new Piece());
  }

  /** Evaluates value and rate at t1; the value is moved to the branch that the rates predict from t0. */
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
    // The cell has a turning point or is not proven monotone: halve it and use the full function.
    if (gap > 0) {
      this.sample(piece.t0, piece.v0, piece.r0, piece.t0, false);
      const v0 = this.v1,
        r0 = this.r1;
      this.sample(piece.t1, piece.v1, piece.r1, piece.t1, false);
      piece.set(piece.t0, v0, r0, piece.t1, this.v1, this.r1);
    }
    return this.halve(piece, depth, false);
  }

  /**
   * True when function and cubic agree in the middle of a step. A quarter of the bound is required there, because the
   * middle usually, but not always, has the largest error.
   */
  private agrees(piece: Piece): boolean {
    const { t0, v0, r0, h } = piece;
    this.sample(t0, v0, r0, t0 + h / 2, true);
    return (
      Math.abs(wrapped(this.v1 - piece.value(h / 2), this.motion.period)) <= piece.valueError / 4 &&
      Math.abs(this.r1 - piece.rate(h / 2)) <= piece.rateError / 4
    );
  }

  /**
   * Searches both halves in order. `checked`: each half is again compared with the coarse function, with the same
   * tolerances.
   */
  private halve(piece: Piece, depth: number, checked: boolean): boolean {
    const { t0, v0, r0, t1 } = piece,
      tm = t0 + piece.h / 2;
    this.sample(t0, v0, r0, tm, checked);
    const vm = this.v1,
      rm = this.r1,
      half = this.piece(depth + 1);
    half.checked = checked;
    half.gap = checked ? piece.gap : 0;
    // For smooth functions the errors fall with the fourth and third power of the step; the second and first power are
    // safe for all.
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

  /** Solves for the targets of a monotone cell, in order of time. */
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

  /** Bracketed second-order iteration on the full function; the cubic gives the first guess and the curvature. */
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

  /** Numbers the targets through all turns: n = turn * count + index. */
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
