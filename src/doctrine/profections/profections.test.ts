import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { monthEdges, profected, profectedHouse } from './profections.js';

test('rule: the Ascendant advances one sign each year and returns after twelve (Valens IV.11)', () => {
  assert.deepEqual(profected(15, 0), { longitude: 15, sign: 'Aries', lord: 'Mars' });
  assert.deepEqual(profected(15, 1), { longitude: 45, sign: 'Taurus', lord: 'Venus' });
  assert.deepEqual(profected(345, 1), { longitude: 15, sign: 'Aries', lord: 'Mars' });
  assert.deepEqual(profected(-15, 4), { longitude: 105, sign: 'Cancer', lord: 'Moon' });
  assert.deepEqual(profected(15, 35), profected(15, 11));
});

test('rule: age 0 is the first house, age 11 the twelfth, age 12 the first again', () => {
  assert.deepEqual([0, 1, 11, 12, 35].map(profectedHouse), [1, 2, 12, 1, 12]);
});

test('rule: twelve equal months cover the year', () => {
  assert.deepEqual(
    monthEdges(100, 460, 'equalTwelfths'),
    Array.from({ length: 13 }, (_, month) => 100 + 30 * month),
  );
});

test('rule: Ptolemaic months have 28 days, and the last one ends with the year (Tetrabiblos IV.10)', () => {
  const edges = monthEdges(10, 375, 'ptolemaic28Days');
  assert.equal(edges.length, 15);
  assert.deepEqual([edges[0], edges[1], edges[13], edges[14]], [10, 38, 374, 375]);
  // A year of exactly thirteen months has no shorter month.
  assert.deepEqual(monthEdges(0, 364, 'ptolemaic28Days').length, 14);
});

test('property: month edges increase from the start to the end of the year', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e5, max: 1e5, noNaN: true }),
      fc.double({ min: 354, max: 367, noNaN: true }),
      fc.constantFrom('equalTwelfths' as const, 'ptolemaic28Days' as const),
      (start, days, policy) => {
        const edges = monthEdges(start, start + days, policy);
        assert.ok(edges[0] === start && edges.at(-1) === start + days);
        for (let month = 1; month < edges.length; month++) assert.ok(edges[month] > edges[month - 1]);
      },
    ),
  );
});
