/**
 * Exact rational numbers over bigint: always reduced, the denominator positive. Nothing here rounds but `toNumber`, once.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** Greatest common divisor of two integers, >= 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = magnitude(a),
    y = magnitude(b);
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The reduced quotient of two integers. Throws RangeError for a denominator of 0. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const n = BigInt(numerator),
    d = BigInt(denominator);
  if (d === 0n) throw new RangeError('a rational number has no denominator of 0');
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const ZERO: Rational = rational(0);

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);
/** Throws RangeError for a divisor of 0. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.numerator * b.denominator,
    right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The greatest integer that is not above the number. */
export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

const bits = new DataView(new ArrayBuffer(8));

/** The exact value of a binary64 number (IEEE 754). Throws RangeError for one that is not finite. */
export function fromNumber(x: number): Rational {
  if (!Number.isFinite(x)) throw new RangeError('only a finite number has a rational value');
  bits.setFloat64(0, x);
  const word = bits.getBigUint64(0),
    exponent = Number((word >> 52n) & 0x7ffn),
    fraction = word & 0xfffffffffffffn;
  const significand = exponent === 0 ? fraction : fraction | (1n << 52n),
    signed = word >> 63n === 1n ? -significand : significand,
    shift = Math.max(exponent, 1) - 1075;
  return shift >= 0 ? rational(signed << BigInt(shift)) : rational(signed, 1n << BigInt(-shift));
}

/** Bits that are kept before the one rounding: the 53 of binary64, one for the half, one for what lies below it. */
const KEPT_BITS = 55;

/**
 * The binary64 number nearest to a rational, ties to even; 0 is +0. For magnitudes of 1e-290 ... 1e290 (no subnormal result).
 */
export function toNumber({ numerator, denominator }: Rational): number {
  const n = magnitude(numerator);
  if (n === 0n) return 0;
  // Hexadecimal lengths give the size within four bits: the quotient keeps KEPT_BITS or a few more.
  const shift = KEPT_BITS + 4 + 4 * (denominator.toString(16).length - n.toString(16).length);
  const dividend = shift > 0 ? n << BigInt(shift) : n,
    divisor = shift < 0 ? denominator << BigInt(-shift) : denominator;
  const quotient = dividend / divisor,
    // A remainder only matters where the rest is exactly one half: a lowest bit that is set stands for it.
    sticky = quotient * divisor === dividend ? quotient : quotient | 1n;
  const value = Number(sticky) * 2 ** -shift;
  return numerator < 0n ? -value : value;
}

/** The next binary64 number above a finite one (after 0: the least positive one). */
export function nextUp(x: number): number {
  if (x === 0) return Number.MIN_VALUE;
  bits.setFloat64(0, x);
  bits.setBigUint64(0, bits.getBigUint64(0) + (x > 0 ? 1n : -1n));
  return bits.getFloat64(0);
}
