import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compare, fromNumber, nextUp, rational, toNumber } from '../../kernel/rational.js';
import { nakshatraSector } from './nakshatra-sector.js';

const nextDown = (x: number): number => -nextUp(-x);
/** The last number that is below the exact boundary k * 40/3. */
function lastBelow(k: number): number {
  const exact = rational(40 * k, 3),
    near = toNumber(exact);
  return compare(fromNumber(near), exact) < 0 ? near : nextDown(near);
}

test('rule: an internal boundary and the binary64 number below it are in the following nakshatra; the number below that is not', () => {
  for (let k = 1; k < 27; k++) {
    const below = lastBelow(k);
    for (const recovered of [nextUp(nextUp(below)), nextUp(below), below]) {
      const { index, degreesIn } = nakshatraSector(recovered);
      assert.equal(index, k);
      assert.ok(degreesIn >= 0 && degreesIn < 1e-12);
    }
    const before = nakshatraSector(nextDown(below));
    assert.equal(before.index, k - 1);
    assert.ok(before.degreesIn < 40 / 3 && before.degreesIn > 13.33333333333);
  }
});

test('rule: there is no recovery at the start and the end of the circle', () => {
  assert.deepEqual(nakshatraSector(0), { index: 0, degreesIn: 0 });
  assert.equal(nakshatraSector(nextDown(360)).index, 26);
});

test('property: away from boundaries the sector is the quotient, and the degrees in it are in [0, 40/3)', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
      const { index, degreesIn } = nakshatraSector(longitude);
      assert.ok(degreesIn >= 0 && degreesIn < 13.333333333333334);
      assert.ok(Math.abs((index * 40) / 3 + degreesIn - longitude) < 1e-12);
    }),
    { seed: 27, numRuns: 2000 },
  );
});
