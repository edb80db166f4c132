import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compare, fromNumber, greatestCommonDivisor, nextUp, rational, subtract, ZERO } from '../../kernel/rational.js';
import {
  boundaryRelation,
  cellRelation,
  cellsAt,
  elapsedInSamam,
  fixedClockJdTt,
  fixedSeconds,
  proportionalJdTt,
  secondsBetween,
  shareOfHalf,
} from './clock.js';
import { SAMAM_SPAN } from './schedule.js';

const seed = { seed: 1440, numRuns: 100 };
/** Offsets of a half: quarters of a nazhigai. */
const offsets = Array.from({ length: 121 }, (_, i) => rational(i, 4));
/** Julian days of seven millennia; between 2^20 and 2^21, and above, the unit of the last place differs. */
const anchors = fc.double({ min: 600_000, max: 2_900_000, noNaN: true });
const nextDown = (x: number): number => -nextUp(-x);

test('rule: a nazhigai of the fixed clock is 1440 SI seconds, thirty are half a day', () => {
  assert.deepEqual(fixedSeconds(rational(5, 4)), rational(1800));
  assert.equal(fixedClockJdTt(2460482.5, rational(30)), 2460483);
  assert.equal(fixedClockJdTt(2460482.5, rational(15)), 2460482.75);
  assert.equal(secondsBetween(2460482.5, 2460482.75), 21600);
});

test('property: bounds of the fixed clock start at the anchor, increase, and are within half a unit of the exact value', () => {
  fc.assert(
    fc.property(anchors, (anchor) => {
      const bounds = offsets.map((offset) => fixedClockJdTt(anchor, offset));
      assert.equal(bounds[0], anchor);
      bounds.forEach((bound, i) => {
        if (i > 0) assert.ok(bound > bounds[i - 1]);
        const exact = subtract(fromNumber(bound), fromNumber(anchor)),
          error = subtract(exact, rational(offsets[i].numerator, offsets[i].denominator * 60n)),
          unit = subtract(fromNumber(nextUp(bound)), fromNumber(bound));
        const twice = rational(2n * error.numerator, error.denominator);
        assert.ok(compare(twice, unit) <= 0 && compare(twice, subtract(ZERO, unit)) >= 0);
      });
    }),
    seed,
  );
});

test('property: proportional bounds meet both ends of the half, increase, and have reduced shares', () => {
  fc.assert(
    fc.property(anchors, fc.double({ min: 0.001, max: 1, noNaN: true }), (start, length) => {
      const end = start + length,
        shares = offsets.map(shareOfHalf),
        bounds = shares.map((share) => proportionalJdTt(start, end, share));
      assert.equal(bounds[0], start);
      assert.equal(bounds[120], end);
      bounds.forEach((bound, i) => i === 0 || assert.ok(bound > bounds[i - 1]));
      for (const share of shares) assert.equal(greatestCommonDivisor(share.numerator, share.denominator), 1n);
    }),
    seed,
  );
});

test('property: at each bound, and one unit to either side, exactly one half-open cell contains the instant', () => {
  fc.assert(
    fc.property(anchors, (anchor) => {
      const bounds = offsets.map((offset) => fixedClockJdTt(anchor, offset));
      bounds.forEach((bound, i) => {
        const last = i === bounds.length - 1;
        assert.deepEqual(cellsAt(bounds, bound), last ? [] : [i]);
        assert.deepEqual(cellsAt(bounds, nextUp(bound)), last ? [] : [i]);
        assert.deepEqual(cellsAt(bounds, nextDown(bound)), i === 0 ? [] : [i - 1]);
      });
    }),
    { seed: 25, numRuns: 50 },
  );
});

test('rule: overlapping bounds give several cells', () => {
  assert.deepEqual(cellsAt([0, 2, 1, 3], 1.5), [0, 2]);
});

test('rule: ends within 0.0001 s are equal; beyond it the sign decides', () => {
  assert.equal(boundaryRelation(0), 'at');
  assert.equal(boundaryRelation(-0.0001), 'at');
  assert.equal(boundaryRelation(0.00011), 'after');
  assert.equal(boundaryRelation(-0.00011), 'before');
});

test('property: cells are within, then at most one crosses the end, then all are after; the last agrees with the relation of the ends', () => {
  const bounds = offsets.map((offset) => fixedClockJdTt(2460482.5, offset));
  const ranks = ['within', 'crossesEnd', 'after'];
  const solarEnd = fc.oneof(
    fc.double({ min: 2460482.6, max: 2460483.4, noNaN: true }),
    // Near a bound, within and beyond the coalescence.
    fc
      .tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: -6, max: 6 }))
      .map(([i, units]) => bounds[i] + units * 2 ** -31),
  );
  fc.assert(
    fc.property(solarEnd, (end) => {
      const relations = bounds.slice(1).map((bound, i) => ranks.indexOf(cellRelation(bounds[i], bound, end)));
      relations.forEach((rank, i) => i === 0 || assert.ok(rank >= relations[i - 1]));
      assert.ok(relations.filter((rank) => rank === 1).length <= 1);
      const whole = boundaryRelation(secondsBetween(end, bounds[120]));
      assert.equal(relations[119] === 0, whole !== 'after');
    }),
    seed,
  );
});

test('property: the offset in a samam is exact, in [0, 6), 0 at its start, and small enough for JSON numbers', () => {
  fc.assert(
    fc.property(
      anchors,
      fc.double({ min: 0.0002, max: 0.2, noNaN: true }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (start, length, share) => {
        const end = start + length,
          at = Math.min(start + share * length, nextDown(end)),
          elapsed = elapsedInSamam(start, end, at);
        assert.ok(compare(elapsed, ZERO) >= 0 && compare(elapsed, SAMAM_SPAN) < 0);
        assert.ok(elapsed.numerator <= Number.MAX_SAFE_INTEGER && elapsed.denominator <= Number.MAX_SAFE_INTEGER);
        assert.equal(greatestCommonDivisor(elapsed.numerator, elapsed.denominator), 1n);
        assert.deepEqual(elapsedInSamam(start, end, start), ZERO);
      },
    ),
    seed,
  );
  assert.deepEqual(elapsedInSamam(2460482.5, 2460482.75, 2460482.625), rational(3));
});
