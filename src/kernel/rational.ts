/**
 * An exact rational number, always reduced, with a positive denominator. Only `toNumber` rounds, once.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** Greatest common divisor of two integers, 0 or positive. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = magnitude(a),
    y = magnitude(b);
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The reduced quotient of two integers. Errors: RangeError for a denominator of 0. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const n = BigInt(numerator),
    d = BigInt(denominator);
  if (d === 0n) throw new RangeError('the denominator of a rational number must not be 0');
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const ZERO: Rational = rational(0);

/** a + b. */
export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
/** a - b. */
export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
/** a b. */
export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);
/** a / b. Errors: RangeError for a divisor of 0. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Comparison function for `sort`: negative for a < b, 0 for a = b, positive for a > b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.numerator * b.denominator,
    right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The greatest integer not above the number. */
export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** The exact value of a binary64 number (IEEE 754). Errors: RangeError for NaN and the infinities. */
export function fromNumber(x: number): Rational {
  if (!Number.isFinite(x)) throw new RangeError('the number must be finite');
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, x);
  const word = bits.getBigUint64(0),
    exponent = Number((word >> 52n) & 0x7ffn),
    fraction = word & 0xfffffffffffffn;
  const significand = exponent === 0 ? fraction : fraction | (1n << 52n),
    signed = word >> 63n === 1n ? -significand : significand,
    shift = Math.max(exponent, 1) - 1075;
  return shift >= 0 ? rational(signed << BigInt(shift)) : rational(signed, 1n << BigInt(-shift));
}

/** Bits kept before rounding: 53 of binary64, one rounding bit, one sticky bit. */
const KEPT_BITS = 55;

/**
 * The binary64 number nearest to a rational; ties go to even, 0 gives +0. Valid for magnitudes in 1e-290 ... 1e290: subnormal results
 * are not rounded correctly.
 */
export function toNumber({ numerator, denominator }: Rational): number {
  const n = magnitude(numerator);
  if (n === 0n) return 0;
  // The lengths in hexadecimal give the size to within four bits, so that the quotient has at least KEPT_BITS.
  const shift = KEPT_BITS + 4 + 4 * (denominator.toString(16).length - n.toString(16).length);
  const dividend = shift > 0 ? n << BigInt(shift) : n,
    divisor = shift < 0 ? denominator << BigInt(-shift) : denominator;
  const quotient = dividend / divisor,
    // A remainder only decides a tie: setting the lowest bit represents it.
    sticky = quotient * divisor === dividend ? quotient : quotient | 1n;
  const value = Number(sticky) * 2 ** -shift;
  return numerator < 0n ? -value : value;
}

/** The next binary64 number above a finite number; above 0 it is the least positive number. */
export function nextUp(x: number): number {
  if (x === 0) return Number.MIN_VALUE;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, x);
  bits.setBigUint64(0, bits.getBigUint64(0) + (x > 0 ? 1n : -1n));
  return bits.getFloat64(0);
}
