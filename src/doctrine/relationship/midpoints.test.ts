import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcBetween } from '../../kernel/circle.js';
import { midpointClusters } from './midpoint-clusters.js';
import { dialDistance, dialPosition, midpointDeg, midpointsNear, midpointsOf } from './midpoints.js';
import { focusWeights, planetaryPictures } from './planetary-pictures.js';

const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
const points = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
/** Rounding of half the sum of two longitudes, degrees. */
const ROUNDING = 1e-10;

test('property: the midpoint is equidistant from both points, on the shorter arc', () => {
  fc.assert(
    fc.property(hundredth, hundredth, (a, b) => {
      const middle = midpointDeg(a, b);
      assert.ok(
        Math.abs(arcBetween(a, middle) - arcBetween(b, middle)) < ROUNDING && arcBetween(a, middle) <= 90 + ROUNDING,
      );
    }),
  );
});

test('rule: the cardinal points coincide on the 90 degree dial, and longitudes 22.5 degrees apart do not', () => {
  assert.deepEqual(
    [0, 90, 180, 270].map((lon) => dialPosition(lon, 90)),
    [0, 0, 0, 0],
  );
  assert.equal(dialDistance(0, 22.5, 90), 22.5);
  assert.equal(dialDistance(0, 22.5, 22.5), 0);
  assert.equal(dialDistance(1, 89, 90), 2);
});

test('rule: the focus of a picture is not in its pair; the 90 degree dial includes squares to the midpoint, the 45 degree dial semisquares', () => {
  const pictures = (longitudes: number[], dial: number) =>
    planetaryPictures(points(longitudes), 0.5, dial).map(({ focus, midpoint, orbDeg }) => [
      focus.name,
      midpoint.first.name,
      midpoint.second.name,
      orbDeg,
    ]);
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

test('rule: weights list every point, most pictures first, then by name', () => {
  assert.deepEqual(
    focusWeights(points([10, 30, 20, 200]), 0.5, 360).map(({ name, pictures }) => [name, pictures.length]),
    [
      ['P2', 1],
      ['P0', 0],
      ['P1', 0],
      ['P3', 0],
    ],
  );
});

test('rule: midpoints near a longitude are sorted by distance, also across 0 Aries, and the orb is inclusive', () => {
  assert.deepEqual(
    midpointsNear(midpointsOf(points([359, 3, 5])), 0, 2).map(({ midpoint, orbDeg }) => [midpoint.second.name, orbDeg]),
    [
      ['P1', 1],
      ['P2', 2],
    ],
  );
  assert.equal(midpointsNear(midpointsOf(points([359, 3, 5])), 0, 1.5).length, 1);
  assert.equal(midpointsOf(points([1, 2, 3, 4])).length, 6);
});

test('property: clusters are the groups of midpoints linked by gaps within the limit', () => {
  fc.assert(
    fc.property(
      fc.array(hundredth, { minLength: 3, maxLength: 7 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(360, 90, 45, 22.5),
      (longitudes, orbHundredths, dial) => {
        const orb = orbHundredths / 100 + 0.003,
          all = midpointsOf(points(longitudes)),
          group = all.map((_, i) => i);
        for (let pass = 0; pass < all.length; pass++)
          for (let i = 0; i < all.length; i++)
            for (let j = 0; j < all.length; j++)
              if (dialDistance(all[i].longitudeDeg, all[j].longitudeDeg, dial) <= orb)
                group[i] = group[j] = Math.min(group[i], group[j]);
        const sizes = [...new Set(group)]
          .map((root) => group.filter((g) => g === root).length)
          .filter((size) => size >= 2)
          .sort((a, b) => b - a);
        assert.deepEqual(
          midpointClusters(all, { gapDeg: orb, minSize: 2, dialDeg: dial }).map(
            ({ midpoints: members }) => members.length,
          ),
          sizes,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('rule: a cluster across the zero of the dial has the right spread and mean', () => {
  const [cluster] = midpointClusters(midpointsOf(points([88, 89, 91, 92.5])), { gapDeg: 1, minSize: 6, dialDeg: 90 });
  assert.equal(cluster.midpoints.length, 6);
  assert.ok(
    Math.abs(cluster.spreadDeg - 3.25) < ROUNDING && Math.abs(dialDistance(cluster.positionDeg, 90.125, 90)) < ROUNDING,
  );
});

test('rule: clusters are sorted by size, then by position; groups below the minimum size are omitted', () => {
  // Midpoints of 0, 10, 40, 41 and 100: 5, 20, 20.5, 25, 25.5, 40.5, 50, 55, 70, 70.5.
  const clusters = (gapDeg: number, minSize: number) =>
    midpointClusters(midpointsOf(points([0, 10, 40, 41, 100])), { gapDeg, minSize, dialDeg: 360 }).map(
      ({ positionDeg, midpoints, spreadDeg }) => [positionDeg, midpoints.length, spreadDeg],
    );
  assert.deepEqual(clusters(0.5, 2), [
    [20.25, 2, 0.5],
    [25.25, 2, 0.5],
    [70.25, 2, 0.5],
  ]);
  assert.deepEqual(clusters(4.5, 3), [[22.75, 4, 5.5]]);
  assert.deepEqual(clusters(5, 2), [
    [22.75, 4, 5.5],
    [52.5, 2, 5],
    [70.25, 2, 0.5],
  ]);
  assert.deepEqual(midpointClusters([], { gapDeg: 1, minSize: 2, dialDeg: 90 }), []);
});

test('rule: without a gap wider than the limit all midpoints are one cluster, opened at its widest gap', () => {
  const [only, ...others] = midpointClusters(midpointsOf(points([0, 20, 70])), { gapDeg: 45, minSize: 3, dialDeg: 90 });
  // Midpoints 10, 35, 45: the widest gap is from 45 to 10.
  assert.deepEqual(others, []);
  assert.deepEqual([only.positionDeg, only.spreadDeg], [30, 35]);
});

test('rule: pictures are sorted by orb, and the largest orb is inclusive', () => {
  const orbs = (orbDeg: number) =>
    planetaryPictures(points([10, 30, 20.5, 22]), orbDeg, 360).map((picture) => picture.orbDeg);
  assert.deepEqual(orbs(0.5), [0.5]);
  assert.deepEqual(orbs(0.4), []);
  assert.deepEqual(orbs(2), [0.5, 2]);
});
