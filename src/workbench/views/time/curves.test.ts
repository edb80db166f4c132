import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOf } from '../../parts/dates.js';
import { curvesOf, drawable, pieces, samplesCall, spread, unwrapped } from './curves.js';

const year = { from: timeOf('2026-01-01'), to: timeOf('2027-01-01') };

test('rule: a curve has no jump at 0 Aries, and one piece for each passage over a scale', () => {
  assert.deepEqual(unwrapped([350, 358, 6, 359, 10]), [350, 358, 366, 359, 370]);
  assert.deepEqual(unwrapped([5, 359, 3]), [5, -1, 3]);
  assert.deepEqual(pieces([350, 370], 360), [
    { scale: 0, first: 0, last: 1 },
    { scale: 1, first: 0, last: 1 },
  ]);
  // Beyond 90 degrees and back: two passages over the first scale, one over the second.
  assert.deepEqual(pieces([80, 88, 92, 94, 89, 85], 90), [
    { scale: 0, first: 0, last: 2 },
    { scale: 1, first: 1, last: 4 },
    { scale: 0, first: 3, last: 5 },
  ]);
});

test('rule: labels keep apart, move little, and stay above the lowest', () => {
  assert.deepEqual(spread([50, 10, 12], 10, 100), [50, 10, 20]);
  assert.deepEqual(spread([98, 97, 20], 10, 100), [100, 90, 20]);
});

test('rule: bodies too fast for a long span are left out; one request contains the birth and every sample', () => {
  assert.deepEqual(drawable(['Moon', 'Sun', 'Saturn'], year), ['Sun', 'Saturn']);
  const { requests } = samplesCall(['Moon', 'Saturn'], year, '1990-06-15T13:30:00Z', '90')?.body as {
    requests: { dt: string; bodies: string[] }[];
  };
  assert.equal(requests[0].dt, '1990-06-15T13:30:00Z');
  assert.equal(requests[1].dt, '2026-01-01T00:00:00.000Z');
  assert.equal(requests.at(-1)?.dt, '2027-01-01T00:00:00.000Z');
  assert.deepEqual(requests[0].bodies, ['Saturn']);
  assert.equal(samplesCall(['Moon'], year, '1990-06-15T13:30:00Z', '90'), null);
});

test('rule: the first result is the birth, the others are the curves; failed ones are left out', () => {
  const results = [
    { request: { dt: '1990-06-15T13:30:00Z' }, chart: { planets: { Sun: { longitude: 84 } } }, failure: null },
    { request: { dt: '2026-01-01T00:00:00Z' }, chart: { planets: { Sun: { longitude: 280 } } }, failure: null },
    { request: { dt: '2026-01-02T00:00:00Z' }, chart: null, failure: { message: 'out of coverage' } },
    { request: { dt: '2026-01-03T00:00:00Z' }, chart: { planets: { Sun: { longitude: 282 } } }, failure: null },
  ];
  const { curves, natal } = curvesOf({ results }, ['Moon', 'Sun']);
  assert.deepEqual(natal, { Sun: 84 });
  assert.deepEqual(curves, [{ name: 'Sun', at: [year.from, timeOf('2026-01-03')], degrees: [280, 282] }]);
});
