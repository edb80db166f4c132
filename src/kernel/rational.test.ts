import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  add,
  compare,
  divide,
  floor,
  fromNumber,
  greatestCommonDivisor,
  multiply,
  nextUp,
  rational,
  subtract,
  toNumber,
} from './rational.js';

const seed = { seed: 20240621 };
const integers = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const rationals = fc
  .tuple(
    integers,
    integers.filter((d) => d !== 0n),
  )
  .map(([n, d]) => rational(n, d));

test('property: every result is reduced and has a positive denominator', () => {
  fc.assert(
    fc.property(rationals, rationals, (a, b) => {
      for (const value of [
        a,
        add(a, b),
        subtract(a, b),
        multiply(a, b),
        ...(b.numerator === 0n ? [] : [divide(a, b)]),
      ]) {
        assert.ok(value.denominator > 0n);
        assert.equal(greatestCommonDivisor(value.numerator, value.denominator), 1n);
      }
    }),
    seed,
  );
});

test('property: addition, multiplication and order obey the axioms of an ordered field', () => {
  fc.assert(
    fc.property(rationals, rationals, rationals, (a, b, c) => {
      assert.deepEqual(subtract(add(a, b), b), a);
      assert.deepEqual(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      if (b.numerator !== 0n) assert.deepEqual(multiply(divide(a, b), b), a);
      assert.equal(Math.sign(compare(a, b)), -Math.sign(compare(b, a)) + 0);
      const integer = rational(floor(a));
      assert.ok(compare(integer, a) <= 0 && compare(a, add(integer, rational(1))) < 0);
    }),
    seed,
  );
});

test('property: a binary64 number converts to an exact rational and back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
      if (Math.abs(x) < 1e-290 || Math.abs(x) > 1e290) return;
      assert.equal(toNumber(fromNumber(x)), x);
    }),
    { ...seed, numRuns: 2000 },
  );
  assert.deepEqual(fromNumber(2460482.75), { numerator: 9841931n, denominator: 4n });
  assert.ok(Object.is(toNumber(fromNumber(-0)), 0));
});

test('property: toNumber returns the nearest binary64 number, ties to even', () => {
  fc.assert(
    fc.property(rationals, (a) => {
      const x = toNumber(a),
        error = (y: number) => {
          const d = subtract(fromNumber(y), a);
          return d.numerator < 0n ? { numerator: -d.numerator, denominator: d.denominator } : d;
        };
      if (x === 0) return;
      const below = -nextUp(-x);
      assert.ok(compare(error(x), error(nextUp(x))) <= 0 && compare(error(x), error(below)) <= 0);
    }),
    { ...seed, numRuns: 2000 },
  );
  // 2^53 + 1 lies between 2^53 and 2^53 + 2, 2^53 + 3 between 2^53 + 2 and 2^53 + 4: the even significands are the outer two.
  assert.equal(toNumber(rational(2n ** 53n + 1n)), 2 ** 53);
  assert.equal(toNumber(rational(2n ** 53n + 3n)), 2 ** 53 + 4);
  assert.equal(toNumber(rational(2n ** 54n + 3n, 2n)), 2 ** 53 + 2);
});

test('rule: nextUp returns the next binary64 number', () => {
  assert.equal(nextUp(1), 1 + Number.EPSILON);
  assert.equal(nextUp(-1), -1 + Number.EPSILON / 2);
  assert.equal(nextUp(0), Number.MIN_VALUE);
  assert.equal(nextUp(2460482.5), 2460482.5 + 2 ** -31);
});

test('rule: a denominator of 0 and numbers that are not finite are refused', () => {
  assert.throws(() => rational(1, 0), RangeError);
  assert.throws(() => divide(rational(1), rational(0)), RangeError);
  assert.throws(() => fromNumber(Infinity), RangeError);
});
