import { SECONDS_PER_DAY } from '../../kernel/constants.js';
import { add, divide, fromNumber, multiply, rational, subtract, toNumber } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { HALF_SPAN, SAMAM_SPAN } from './schedule.js';

/** A nazhigai of the fixed clock, SI seconds: a sixtieth of a day (Madras 1879, leaf n6). */
export const NAZHIGAI_SECONDS = 1440;
/** Ends of the fixed clock and of the solar half within this separation, seconds, count as equal (house rule). It changes only the reported relation. */
export const TOPOLOGY_COALESCENCE_SECONDS = 1e-4;

const NAZHIGAI_DAYS: Rational = rational(NAZHIGAI_SECONDS, SECONDS_PER_DAY);

/** An offset in nazhigai, in exact SI seconds. */
export const fixedSeconds = (nazhigai: Rational): Rational => multiply(nazhigai, rational(NAZHIGAI_SECONDS));

/**
 * Fixed clock: the Julian day TT at an offset from the anchor, 1440 SI seconds a nazhigai. The exact value of the binary64 anchor is used and
 * the result is rounded once, so that it never decreases with the offset.
 */
export const fixedClockJdTt = (anchorJdTt: number, nazhigai: Rational): number =>
  toNumber(add(fromNumber(anchorJdTt), multiply(nazhigai, NAZHIGAI_DAYS)));

/** Elapsed share of the half at an offset in nazhigai: exact, in [0, 1]. */
export const shareOfHalf = (nazhigai: Rational): Rational => divide(nazhigai, HALF_SPAN);

/** Solar-proportional: the Julian day TT at a share of the half from `startJdTt` to `endJdTt`, rounded once; shares 0 and 1 give its ends. */
export function proportionalJdTt(startJdTt: number, endJdTt: number, share: Rational): number {
  const start = fromNumber(startJdTt);
  return toNumber(add(start, multiply(share, subtract(fromNumber(endJdTt), start))));
}

/** Exact difference of two Julian days, in seconds, rounded once. */
export const secondsBetween = (fromJd: number, toJd: number): number =>
  toNumber(multiply(subtract(fromNumber(toJd), fromNumber(fromJd)), rational(SECONDS_PER_DAY)));

/** Position of the end of the fixed clock relative to the end of the solar half. */
export type BoundaryRelation = 'before' | 'at' | 'after';
/** Position of a cell relative to the solar half; `within` includes a cell that ends with it. */
export type CellRelation = 'within' | 'crossesEnd' | 'after';

/** Relation of the fixed end to the solar end. Given: seconds from the solar to the fixed end. */
export function boundaryRelation(fixedMinusSolarSeconds: number): BoundaryRelation {
  if (Math.abs(fixedMinusSolarSeconds) <= TOPOLOGY_COALESCENCE_SECONDS) return 'at';
  return fixedMinusSolarSeconds < 0 ? 'before' : 'after';
}

/** Relation of a cell of the fixed clock to the solar half. A start or an end within the coalescence of the solar end counts as at it. Julian days TT. */
export function cellRelation(startJdTt: number, endJdTt: number, solarEndJdTt: number): CellRelation {
  if (secondsBetween(solarEndJdTt, endJdTt) <= TOPOLOGY_COALESCENCE_SECONDS) return 'within';
  return secondsBetween(startJdTt, solarEndJdTt) <= TOPOLOGY_COALESCENCE_SECONDS ? 'after' : 'crossesEnd';
}

/** Indices of the cells with start <= t < end; cell i is from bounds[i] to bounds[i + 1]. A tiling has one such cell, or none outside it. */
export function cellsAt(bounds: readonly number[], jdTt: number): number[] {
  const found: number[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) if (bounds[i] <= jdTt && jdTt < bounds[i + 1]) found.push(i);
  return found;
}

/**
 * The exact offset in nazhigai, in [0, 6), of an instant in a samam from `startJdTt` to `endJdTt`. The exact values of the binary64 numbers are
 * used; their span is six nazhigai.
 */
export function elapsedInSamam(startJdTt: number, endJdTt: number, jdTt: number): Rational {
  const start = fromNumber(startJdTt);
  return multiply(divide(subtract(fromNumber(jdTt), start), subtract(fromNumber(endJdTt), start)), SAMAM_SPAN);
}
