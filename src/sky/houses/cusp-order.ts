import { normalizeDeg } from '../../kernel/angle.js';

type CuspOrder = 'direct' | 'retrograde' | 'disordered';

/** Cusps that coincide may differ by rounding in either sense: such a house is empty, not a whole turn. Degrees. */
const COINCIDENT = 1e-9;

/** Arc (degrees) from one cusp to the next in the order of the signs (`sign` 1) or against it (-1). */
function arcBetween(from: number, to: number, sign: number): number {
  const arc = normalizeDeg(sign * (to - from));
  return arc > 360 - COINCIDENT ? 0 : arc;
}

/** How twelve cusps (degrees) follow each other: once round the ecliptic in the order of the signs, against it, or neither. */
export function cuspOrder(cusps: ArrayLike<number>): CuspOrder {
  let forward = 0,
    backward = 0;
  for (let house = 0; house < 12; house++) {
    forward += arcBetween(cusps[house], cusps[(house + 1) % 12], 1);
    backward += arcBetween(cusps[house], cusps[(house + 1) % 12], -1);
  }
  // Each sum is a whole number of turns; half a turn of slack is for rounding alone.
  if (forward < 540 && forward > 180) return 'direct';
  return backward < 540 && backward > 180 ? 'retrograde' : 'disordered';
}

/**
 * House (1 ... 12) of a longitude: house n is the half-open arc from cusp n up to, not including, cusp n + 1, in the given
 * order. Cusps of `disordered` frames bound no houses: the answer is 0, and so it is for a longitude that is not finite.
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

/** Rounding can leave a longitude in no arc at all: it then belongs to the house whose cusp is nearest behind. */
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
