import { compare, floor, fromNumber, multiply, nextUp, rational, subtract, toNumber } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';

const SECTORS = 27;
const SECTOR_DEG: Rational = rational(40, 3);
const PER_SECTOR: Rational = rational(3, 40);

/** Position of a longitude in the 27 sectors. */
export interface NakshatraSector {
  /** 0 ... 26. */
  readonly index: number;
  /** In [0, 40/3). */
  readonly degreesIn: number;
}

/**
 * The sector, of 27 equal ones of 40/3 degrees, of a sidereal longitude in [0, 360), decided on its exact binary64 value. Sectors include their
 * start and exclude their end. Two of three boundaries are not binary64 numbers: a longitude whose next number up reaches an internal boundary
 * represents that boundary and is in the sector that begins there (a recovery of one ULP at most: house rule). The end of the circle is not an
 * internal boundary.
 */
export function nakshatraSector(siderealDeg: number): NakshatraSector {
  const longitude = fromNumber(siderealDeg),
    held = Number(floor(multiply(longitude, PER_SECTOR)));
  const end = multiply(rational(held + 1), SECTOR_DEG);
  if (held + 1 < SECTORS && compare(fromNumber(nextUp(siderealDeg)), end) >= 0)
    return { index: held + 1, degreesIn: 0 };
  return { index: held, degreesIn: toNumber(subtract(longitude, multiply(rational(held), SECTOR_DEG))) };
}
