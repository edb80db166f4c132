import { compare, floor, fromNumber, multiply, nextUp, rational, subtract, toNumber } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';

const SECTORS = 27;
const SECTOR_DEG: Rational = rational(40, 3);
const PER_SECTOR: Rational = rational(3, 40);

export interface NakshatraSector {
  /** 0 ... 26. */
  readonly index: number;
  /** In [0, 40/3). */
  readonly degreesIn: number;
}

/**
 * Which of the 27 equal sectors of 40/3 degrees holds a sidereal longitude in [0, 360), decided exactly on the binary64 number.
 * Sectors are half-open and own their beginning. Two of three boundaries are no binary64 numbers: a longitude whose next number
 * up reaches an internal boundary stands for that boundary and belongs to what begins there (recovery of one ULP at most). The
 * end of the circle is no internal boundary.
 */
export function nakshatraSector(siderealDeg: number): NakshatraSector {
  const longitude = fromNumber(siderealDeg),
    held = Number(floor(multiply(longitude, PER_SECTOR)));
  const end = multiply(rational(held + 1), SECTOR_DEG);
  if (held + 1 < SECTORS && compare(fromNumber(nextUp(siderealDeg)), end) >= 0)
    return { index: held + 1, degreesIn: 0 };
  return { index: held, degreesIn: toNumber(subtract(longitude, multiply(rational(held), SECTOR_DEG))) };
}
