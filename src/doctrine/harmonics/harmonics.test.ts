import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crossHarmonicConjunctions, harmonicConjunctions, harmonicDensity, harmonicLongitude } from './projection.js';
import { coveringArc, isWithinOrb, triplesOf } from './triples.js';

test('rule: the longitude on a harmonic circle is the longitude in [0, 360) times the harmonic (Addey, ch. 2)', () => {
  assert.equal(harmonicLongitude(100, 5), 140);
  assert.equal(harmonicLongitude(10, 5.5), 55);
  assert.equal(harmonicLongitude(72, 5), 0);
});

test('rule: a conjunction is within the orb on the harmonic circle, and the list is sorted by orb', () => {
  // In harmonic 5: 0, 4, 359 and 180 degrees.
  assert.deepEqual(harmonicConjunctions([0, 72.8, 143.8, 36], 5, 4), [
    { first: 0, second: 2, orbDeg: 1, longitudeDeg: 359.5 },
    { first: 0, second: 1, orbDeg: 4, longitudeDeg: 2 },
  ]);
  assert.deepEqual(
    harmonicConjunctions([0, 72.8, 143.8, 36], 5, 5.001).map(({ first, second }) => [first, second]),
    [
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  );
});

test('rule: conjunctions between two charts have one point of each', () => {
  const found = crossHarmonicConjunctions([0, 72], [144.5, 73], 5, 5);
  assert.deepEqual(
    found.map(({ first, second, orbDeg }) => [first, second, orbDeg]),
    [
      [0, 0, 2.5],
      [1, 0, 2.5],
      [0, 1, 5],
      [1, 1, 5],
    ],
  );
});

test('rule: conjunctions link points to clusters, and a cluster of n scores n (n - 1) / 2', () => {
  assert.deepEqual(harmonicDensity([0, 3, 6, 100, 102, 200], 1, 3), {
    conjunctions: 3,
    clusterSizes: [3, 2],
    score: 4,
  });
  assert.deepEqual(harmonicDensity([358, 1, 3.5], 1, 3), { conjunctions: 2, clusterSizes: [3], score: 3 });
  assert.deepEqual(harmonicDensity([0, 90, 180], 1, 3), { conjunctions: 0, clusterSizes: [], score: 0 });
  assert.deepEqual(harmonicDensity([0, 90, 180], 4, 3), { conjunctions: 3, clusterSizes: [3], score: 3 });
  const circle = Array.from({ length: 12 }, (_, i) => 30 * i);
  assert.deepEqual(harmonicDensity(circle, 1, 30), { conjunctions: 12, clusterSizes: [12], score: 66 });
});

test('rule: the covering arc is 360 less the widest gap', () => {
  assert.equal(coveringArc(10, 20, 40), 30);
  assert.equal(coveringArc(350, 5, 20), 30);
  assert.equal(coveringArc(20, 350, 5), 30);
  assert.equal(coveringArc(0, 120, 240), 240);
  assert.equal(coveringArc(7, 7, 7), 0);
});

test('rule: an arc equal to the orb is within it, also after rounding', () => {
  assert.equal(isWithinOrb(1, 1), true);
  assert.equal(isWithinOrb(1 + 5e-13, 1), true);
  assert.equal(isWithinOrb(1 + 2e-12, 1), false);
});

test('rule: triples have one transiting and two natal members, or two and one', () => {
  assert.deepEqual(
    triplesOf('oneTransitTwoNatal', 3, 2).map(({ natal, transit }) => [...natal, ...transit].join('')),
    ['010', '011', '020', '021', '120', '121'],
  );
  assert.deepEqual(
    triplesOf('twoTransitsOneNatal', 2, 3).map(({ natal, transit }) => [...natal, ...transit].join('')),
    ['001', '002', '012', '101', '102', '112'],
  );
});
