import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcBetween } from '../../../kernel/circle.js';
import { dialDistance, dialPlace, midpointDeg } from '../../../doctrine/relationship/midpoints.js';
import { midpointClusters, midpointWeights, midpoints, midpointsAt, planetaryPictures } from './geometry.js';

const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
const points = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
/** Degrees: half a sum of two longitudes. */
const ROUNDING = 1e-10;

test('property: the midpoint is equally far from both points, on the shorter arc', () => {
  fc.assert(
    fc.property(hundredth, hundredth, (a, b) => {
      const middle = midpointDeg(a, b);
      assert.ok(
        Math.abs(arcBetween(a, middle) - arcBetween(b, middle)) < ROUNDING && arcBetween(a, middle) <= 90 + ROUNDING,
      );
    }),
  );
});

test('rule: a dial folds the zodiac: 0 Aries, 0 Cancer, 0 Libra and 0 Capricorn coincide on 90 degrees, 22.5 degrees do not', () => {
  assert.deepEqual(
    [0, 90, 180, 270].map((lon) => dialPlace(lon, 90)),
    [0, 0, 0, 0],
  );
  assert.equal(dialDistance(0, 22.5, 90), 22.5);
  assert.equal(dialDistance(0, 22.5, 22.5), 0);
  assert.equal(dialDistance(1, 89, 90), 2);
});

test('rule: a picture needs a focus outside its pair; a square to the midpoint shows on the 90 degree dial, a semisquare on 45', () => {
  const pictures = (longitudes: number[], dial: number) =>
    planetaryPictures(points(longitudes), 0.5, dial).map(({ focus, pair_a: a, pair_b: b, orb }) => [focus, a, b, orb]);
  const found = [['P2', 'P0', 'P1', 0]];
  assert.deepEqual(
    [
      pictures([10, 30, 20], 360),
      pictures([10, 30, 110], 360),
      pictures([10, 30, 110], 90),
      pictures([10, 30, 65], 90),
      pictures([10, 30, 65], 45),
    ],
    [found, [], found, [], found],
  );
});

test('rule: weights list every point, highest first, then by name', () => {
  assert.deepEqual(
    midpointWeights(points([10, 30, 20, 200]), 0.5, 360).map(({ planet, score }) => [planet, score]),
    [
      ['P2', 1],
      ['P0', 0],
      ['P1', 0],
      ['P3', 0],
    ],
  );
});

test('rule: midpoints to a point come nearest first, across 0 Aries', () => {
  assert.deepEqual(
    midpointsAt(points([359, 3, 5]), 0, 1.5).map(({ midpoint, orb }) => [midpoint.planet_b, orb]),
    [['P1', 1]],
  );
  assert.equal(midpoints(points([1, 2, 3, 4])).length, 6);
});

test('property: clusters are the connected groups of the distance relation on the dial', () => {
  fc.assert(
    fc.property(
      fc.array(hundredth, { minLength: 3, maxLength: 7 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(360, 90, 45, 22.5),
      (longitudes, orbHundredths, dial) => {
        const orb = orbHundredths / 100 + 0.003,
          all = midpoints(points(longitudes)),
          group = all.map((_, i) => i);
        for (let pass = 0; pass < all.length; pass++)
          for (let i = 0; i < all.length; i++)
            for (let j = 0; j < all.length; j++)
              if (dialDistance(all[i].longitude, all[j].longitude, dial) <= orb)
                group[i] = group[j] = Math.min(group[i], group[j]);
        const sizes = [...new Set(group)]
          .map((root) => group.filter((g) => g === root).length)
          .filter((size) => size >= 2)
          .sort((a, b) => b - a);
        assert.deepEqual(
          midpointClusters(points(longitudes), orb, 2, dial).map(({ midpoints: members }) => members.length),
          sizes,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('rule: a cluster across the zero of the dial has its true spread and middle', () => {
  const [cluster] = midpointClusters(points([88, 89, 91, 92.5]), 1, 6, 90);
  assert.equal(cluster.midpoints.length, 6);
  assert.ok(
    Math.abs(cluster.spread - 3.25) < ROUNDING && Math.abs(dialDistance(cluster.dial_position, 90.125, 90)) < ROUNDING,
  );
});
