import { normalizeDeg } from '../../kernel/angle.js';

type CuspOrder = 'direct' | 'retrograde' | 'disordered';

/** Coincident cusps may differ by rounding in either direction: such a house is empty, not a full circle. Degrees. */
const COINCIDENT = 1e-9;

/** Arc in degrees from one cusp to the next, in the order of the signs (`sign` 1) or against it (-1). */
function arcBetween(from: number, to: number, sign: number): number {
  const arc = normalizeDeg(sign * (to - from));
  return arc > 360 - COINCIDENT ? 0 : arc;
}

/** Order of twelve cusps in degrees: once around the ecliptic in the order of the signs, against it, or neither. */
export function cuspOrder(cusps: ArrayLike<number>): CuspOrder {
  let forward = 0,
    backward = 0;
  for (let house = 0; house < 12; house++) {
    forward += arcBetween(cusps[house], cusps[(house + 1) % 12], 1);
    backward += arcBetween(cusps[house], cusps[(house + 1) % 12], -1);
  }
  // Each sum is an integer number of turns; half a turn allows for rounding only.
  if (forward < 540 && forward > 180) return 'direct';
  return backward < 540 && backward > 180 ? 'retrograde' : 'disordered';
}

/**
 * House (1 ... 12) of a longitude in degrees: house n is the half-open arc from cusp n to cusp n + 1 in the given order. Returns 0 for
 * `disordered` cusps and for a longitude that is not finite.
 */
// ts-unused-exports:disable-next-line
export function houseOf(longitudeDeg: number, cusps: ArrayLike<number>, order: CuspOrder = 'direct'): number {
  if (order === 'disordered') return 0;
  const sign = order === 'retrograde' ? -1 : 1;
  for (let house = 0; house < 12; house++) {
    const start = cusps[house];
    if (normalizeDeg(sign * (longitudeDeg - start)) < arcBetween(start, cusps[(house + 1) % 12], sign))
      return house + 1;
  }
  return containing(longitudeDeg, cusps, sign);
}

/** When rounding leaves a longitude in no arc: the house with the nearest cusp behind it. */
function containing(longitudeDeg: number, cusps: ArrayLike<number>, sign: number): number {
  let best = 0,
    nearest = 360;
  for (let house = 0; house < 12; house++) {
    const behind = normalizeDeg(sign * (longitudeDeg - cusps[house]));
    if (behind < nearest) {
      nearest = behind;
      best = house + 1;
    }
  }
  return best;
}
