import { Cubic } from './cubic.js';
import { wrapped } from './motion.js';
import type { Motion, SearchWindowTdb } from './motion.js';

/**
 * Visitor of the turning points, in order of time; `maximum` is true where the rate falls through zero. Returns true to
 * end the search.
 */
type TurningVisitor = (tdbJ2k: number, maximum: boolean, value: number) => boolean | void;

/** A rate below this (degrees per day) counts as zero: a hundredth of the promised accuracy. */
const RATE_TOLERANCE = 1e-11;
const TIME_TOLERANCE_DAYS = 2e-11;
const SHORTEST_DAYS = 1e-3;

/**
 * A cell with its cubic; the errors bound the differences in rate and in second derivative between function and cubic.
 */
class Piece extends Cubic {
  rateError = 0;
  bendError = 0;
}

/**
 * Search for all instants at which the rate of a function is zero: stations of a longitude, extremes of any coordinate.
 * Where the rate r is large, a proven bound A of the second derivative lets the search skip |r|/A days, because the
 * rate cannot reach zero sooner. Elsewhere the cubic of a cell decides: no zero, exactly one zero (the second
 * derivative is proven to keep its sign), or the cell is halved. An instance runs one search at a time.
 */
export class TurningSearch {
  private readonly motion: Motion;
  /** One cell for each depth of halving. */
  private readonly pieces: Piece[] = [];
  private visit: TurningVisitor = () => undefined;
  private from = 0;
  private to = 0;
  /** True when the visitor ended the search, false when the window did. */
  private ended = false;

  constructor(motion: Motion) {
    this.motion = motion;
  }

  /**
   * Searches [start, end) forwards (TDB, days since J2000.0). Returns true when the visitor ended the search. Errors:
   * OutOfCoverage.
   */
  run({ startTdb, endTdb, slackDays = 0 }: SearchWindowTdb, visit: TurningVisitor): boolean {
    const { motion } = this,
      { stepDays, rateError, valueError, curvature, checked } = motion.bounds;
    if (!(endTdb > startTdb)) return false;
    const first = motion.reach(startTdb, 'backward'),
      last = motion.reach(startTdb, 'forward');
    this.visit = visit;
    this.ended = false;
    this.from = startTdb - slackDays;
    this.to = endTdb + slackDays;
    const root = this.piece(0);
    let k = Math.floor(this.from / stepDays);
    let t0 = Math.max(first, k * stepDays);
    if (t0 < this.to) motion.at(t0, true);
    let v0 = motion.value,
      r0 = motion.rate;
    while (t0 < this.to && t0 < last) {
      // Number of complete cells in which a rate of this size cannot reach zero; one less when the search starts inside
      // a cell, at the edge of the coverage.
      const leap = checked ? 0 : Math.floor(Math.abs(r0) / (curvature * stepDays));
      const cells = t0 > k * stepDays ? Math.max(0, leap - 1) : leap;
      k += Math.max(1, cells);
      const t1 = Math.min(last, k * stepDays);
      motion.at(t1, true);
      const v1 = motion.value,
        r1 = motion.rate;
      if (cells === 0) {
        root.rateError = rateError;
        root.bendError = (32 * valueError) / (stepDays * stepDays);
        root.set(t0, v0, r0, t1, this.onBranch(t0, v0, r0, t1), r1);
        if (this.walk(root, 0, checked)) return this.ended;
      }
      t0 = t1;
      v0 = v1;
      r0 = r1;
    }
    if (endTdb > last) motion.at(endTdb, false); // outside the coverage: throws OutOfCoverage
    return false;
  }

  private piece(depth: number): Piece {
    return this.pieces[depth] ?? (this.pieces[depth] = new Piece());
  }

  /** Moves the value evaluated last to the branch that the rates predict from t0. */
  private onBranch(t0: number, v0: number, r0: number, t1: number): number {
    const { motion } = this;
    const expected = v0 + 0.5 * (t1 - t0) * (r0 + motion.rate);
    return expected + wrapped(motion.value - expected, motion.period);
  }

  private walk(piece: Piece, depth: number, checked: boolean): boolean {
    const { rateError, bendError, h } = piece,
      short = h < SHORTEST_DAYS;
    const split = checked && !short && !this.agrees(piece);
    if (!split) {
      if (piece.rateLow > rateError || piece.rateHigh < -rateError) return false;
      const bend0 = piece.curvature(0),
        bend1 = piece.curvature(h);
      const proven = (bend0 > bendError && bend1 > bendError) || (bend0 < -bendError && bend1 < -bendError);
      if (proven || short) return piece.r0 > 0 !== piece.r1 > 0 && this.refine(piece);
    }
    const { motion } = this,
      { t0, v0, r0, t1, v1, r1 } = piece,
      tm = t0 + h / 2,
      narrower = split ? 1 : 2;
    motion.at(tm, false);
    const vm = this.onBranch(t0, v0, r0, tm),
      rm = motion.rate,
      half = this.piece(depth + 1);
    half.rateError = rateError / narrower;
    half.bendError = bendError / narrower;
    half.set(t0, v0, r0, tm, vm, rm);
    if (this.walk(half, depth + 1, checked)) return true;
    half.rateError = rateError / narrower;
    half.bendError = bendError / narrower;
    half.set(tm, vm, rm, t1, v1, r1);
    return this.walk(half, depth + 1, checked);
  }

  /** True when function and cubic agree in the middle of a step. */
  private agrees(piece: Piece): boolean {
    const { motion } = this,
      x = piece.h / 2;
    motion.at(piece.t0 + x, false);
    return (
      Math.abs(wrapped(motion.value - piece.value(x), motion.period)) <= motion.bounds.valueError / 4 &&
      Math.abs(motion.rate - piece.rate(x)) <= piece.rateError / 4
    );
  }

  /**
   * Solves for the zero of the rate in a bracket: first the zero of the cubic's rate, then secant steps limited to the
   * bracket.
   */
  private refine(piece: Piece): boolean {
    const { motion } = this;
    let low = piece.t0,
      high = piece.t1,
      lowRate = piece.r0,
      highRate = piece.r1;
    let t = piece.t0 + piece.solveRate(),
      bend = piece.curvature(t - piece.t0),
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
    return this.found(t, piece.r0 > 0);
  }

  private found(t: number, maximum: boolean): boolean {
    if (t < this.from) return false;
    if (t >= this.to) return true;
    this.ended = this.visit(t, maximum, this.motion.value) === true;
    return this.ended;
  }
}
