import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridCrossings } from '../roots.js';
import { interpolatedCrossing, solvedCrossing } from './edge-crossing.js';
import { GridContours, TooManyEdges } from './grid-contours.js';
import { stitch } from './stitch.js';

test('rule: an interpolated crossing divides the edge in proportion, a solved one is the zero of the field', () => {
  assert.equal(interpolatedCrossing(1, 3, 1.5), 0.25);
  assert.equal(interpolatedCrossing(3, 1, 1.5), 0.75);
  const square = (share: number): number => share * share;
  assert.ok(Math.abs(solvedCrossing(square, { from: 0, to: 1 }, 0.09, 1e-12) - 0.3) < 1e-9);
});

test('rule: a value equal to the threshold counts as inside, so the crossing is at the discontinuity of the field', () => {
  const jump = (share: number): number => (share < 0.625 ? 0 : 1);
  assert.ok(Math.abs(solvedCrossing(jump, { from: 0, to: 1 }, 1, 1e-9) - 0.625) < 1e-8);
});

/** A cone of height 1 around the origin, on a grid of 0.5 degrees. */
const axis = Array.from({ length: 9 }, (_, i) => (i - 4) / 2);
const cone = (lat: number, lon: number): number => 1 - Math.hypot(lat, lon) / 2;
const grid = {
  lats: axis,
  lons: axis.map((along) => ({ along })),
  at: (row: number, column: number) => cone(axis[row], axis[column]),
  between: cone,
};

test('rule: exact contours of a cone are on its circle, and their segments form one closed line', () => {
  const { segments } = new GridContours(grid, 0.55, 'exact', 100);
  for (const { start } of segments) assert.ok(Math.abs(Math.hypot(start.lat, start.lon) - 0.9) < 1e-5);
  const { paths, orphans } = stitch(segments);
  assert.equal(orphans.length, 0);
  assert.deepEqual(
    paths.map(({ closed, points }) => [closed, points.length]),
    [[true, segments.length + 1]],
  );
});

test('rule: exact contours with more edges than the limit are refused, linear ones are not', () => {
  assert.throws(() => new GridContours(grid, 0.5, 'exact', 3), TooManyEdges);
  assert.ok(new GridContours(grid, 0.5, 'linear', 3).segments.length > 3);
});

test('property: sign changes on a grid do not depend on the bound of the rate, which only saves evaluations', () => {
  const evaluations = { all: 0, bounded: 0 };
  const wave = (count: 'all' | 'bounded') => (x: number) => {
    evaluations[count]++;
    return Math.sin(x) - 0.3;
  };
  const span = { from: 0, to: 20, steps: 400, tolerance: 1e-12 };
  const all = gridCrossings(wave('all'), span),
    bounded = gridCrossings(wave('bounded'), { ...span, fastestRate: 1 });
  assert.deepEqual(bounded, all);
  assert.deepEqual(
    all.map(({ rising }) => rising),
    [true, false, true, false, true, false, true],
  );
  assert.ok(Math.abs(all[0].at - Math.asin(0.3)) < 1e-11);
  assert.ok(evaluations.bounded < evaluations.all / 2, `${evaluations.bounded} of ${evaluations.all}`);
});
