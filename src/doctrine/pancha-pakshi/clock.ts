import { SECONDS_PER_DAY } from '../../kernel/constants.js';
import { add, divide, fromNumber, multiply, rational, subtract, toNumber } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { HALF_SPAN, SAMAM_SPAN } from './schedule.js';

/** A nazhigai of the fixed clock, SI seconds: a sixtieth of a day. */
export const NAZHIGAI_SECONDS = 1440;
/** Ends of fixed clock and solar half that lie this near are one, seconds. For naming alone: no cell is moved. */
export const TOPOLOGY_COALESCENCE_SECONDS = 1e-4;

const NAZHIGAI_DAYS: Rational = rational(NAZHIGAI_SECONDS, SECONDS_PER_DAY);

/** An offset in nazhigai as exact SI seconds. */
export const fixedSeconds = (nazhigai: Rational): Rational => multiply(nazhigai, rational(NAZHIGAI_SECONDS));

/**
 * Fixed clock: the Julian day TT at an offset from the anchor, 1440 SI seconds a nazhigai. The anchor counts as the exact value of
 * its binary64 number; the result is rounded once, so that it never decreases with the offset.
 */
export const fixedClockJdTt = (anchorJdTt: number, nazhigai: Rational): number =>
  toNumber(add(fromNumber(anchorJdTt), multiply(nazhigai, NAZHIGAI_DAYS)));

/** The share of the half that has passed at an offset: exact, in [0, 1]. */
export const shareOfHalf = (nazhigai: Rational): Rational => divide(nazhigai, HALF_SPAN);

/** Solar-proportional: the Julian day TT at a share of the half from `startJdTt` to `endJdTt`, rounded once; 0 and 1 are the ends themselves. */
export function proportionalJdTt(startJdTt: number, endJdTt: number, share: Rational): number {
  const start = fromNumber(startJdTt);
  return toNumber(add(start, multiply(share, subtract(fromNumber(endJdTt), start))));
}

/** Exact difference of two Julian days, in seconds, rounded once. */
export const secondsBetween = (fromJd: number, toJd: number): number =>
  toNumber(multiply(subtract(fromNumber(toJd), fromNumber(fromJd)), rational(SECONDS_PER_DAY)));

export type BoundaryRelation = 'ends_before_solar_boundary' | 'ends_at_solar_boundary' | 'ends_after_solar_boundary';
export type CellRelation =
  | 'within_governing_solar_half' // or ends with it
  | 'crosses_governing_solar_half_end'
  | 'after_governing_solar_half';

/** How the fixed end lies to the solar end, given the seconds from the solar to the fixed one. */
export function boundaryRelation(fixedMinusSolarSeconds: number): BoundaryRelation {
  if (Math.abs(fixedMinusSolarSeconds) <= TOPOLOGY_COALESCENCE_SECONDS) return 'ends_at_solar_boundary';
  return fixedMinusSolarSeconds < 0 ? 'ends_before_solar_boundary' : 'ends_after_solar_boundary';
}

/** How a cell of the fixed clock lies to the solar half: an end or a start within the coalescence of the solar end counts as on it. */
export function cellRelation(startJdTt: number, endJdTt: number, solarEndJdTt: number): CellRelation {
  if (secondsBetween(solarEndJdTt, endJdTt) <= TOPOLOGY_COALESCENCE_SECONDS) return 'within_governing_solar_half';
  return secondsBetween(startJdTt, solarEndJdTt) <= TOPOLOGY_COALESCENCE_SECONDS
    ? 'after_governing_solar_half'
    : 'crosses_governing_solar_half_end';
}

/** Indices of the cells with start <= t < end; cell i runs from bounds[i] to bounds[i + 1]. A whole tiling gives one, or none outside it. */
export function cellsAt(bounds: readonly number[], jdTt: number): number[] {
  const found: number[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) if (bounds[i] <= jdTt && jdTt < bounds[i + 1]) found.push(i);
  return found;
}

/**
 * The exact offset in nazhigai, in [0, 6), of an instant in a samam laid out from `startJdTt` to `endJdTt`: the binary64 numbers
 * count as their exact values, their span is the samam's six nazhigai.
 */
export function elapsedInSamam(startJdTt: number, endJdTt: number, jdTt: number): Rational {
  const start = fromNumber(startJdTt);
  return multiply(divide(subtract(fromNumber(jdTt), start), subtract(fromNumber(endJdTt), start)), SAMAM_SPAN);
}
