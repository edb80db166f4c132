import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundAt, BOUNDS_DOCTRINES, boundsTable } from './bounds.js';
import type { BoundsDoctrine } from './bounds.js';

const sums = (doctrine: BoundsDoctrine): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const bound of boundsTable(doctrine).flat())
    found[bound.ruler] = (found[bound.ruler] ?? 0) + bound.endDeg - bound.startDeg;
  return found;
};

test('property: in every doctrine five bounds of the five planets cover each sign once', () => {
  for (const doctrine of BOUNDS_DOCTRINES) {
    const table = boundsTable(doctrine);
    assert.equal(table.length, 12);
    for (const [sign, bounds] of table.entries()) {
      assert.deepEqual(bounds.map(({ ruler }) => ruler).sort(), ['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus']);
      let end = 0;
      for (const bound of bounds) {
        assert.equal(bound.startDeg, end);
        assert.ok(bound.endDeg > bound.startDeg);
        end = bound.endDeg;
        assert.equal(boundAt(30 * sign + bound.startDeg, doctrine), bound, 'a bound includes its first degree');
        assert.equal(boundAt(30 * sign + bound.endDeg - 1e-9, doctrine), bound, 'a bound excludes its last degree');
      }
      assert.equal(end, 30);
    }
  }
});

test('validation: sums of degrees by planet (Tetrabiblos I.21)', () => {
  const years = { Saturn: 57, Jupiter: 79, Mars: 66, Venus: 82, Mercury: 76 };
  assert.deepEqual(sums('egyptian'), years);
  assert.deepEqual(sums('ptolemaic'), years);
  assert.deepEqual(sums('chaldeanDay'), { Saturn: 78, Jupiter: 72, Mars: 69, Venus: 75, Mercury: 66 });
  assert.deepEqual(sums('chaldeanNight'), { Saturn: 66, Jupiter: 72, Mars: 69, Venus: 75, Mercury: 78 });
});

test('validation: bounds of the Tetrabiblos (Robbins pp. 97-109)', () => {
  const sign = (doctrine: BoundsDoctrine, index: number) =>
    boundsTable(doctrine)[index].map(({ ruler, endDeg }) => [ruler, endDeg]);
  assert.deepEqual(sign('egyptian', 5), [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ]);
  assert.deepEqual(sign('ptolemaic', 10), [
    ['Saturn', 6],
    ['Mercury', 12],
    ['Venus', 20],
    ['Jupiter', 25],
    ['Mars', 30],
  ]);
  assert.deepEqual(sign('chaldeanDay', 7), [
    ['Mars', 8],
    ['Jupiter', 15],
    ['Venus', 21],
    ['Saturn', 26],
    ['Mercury', 30],
  ]);
  assert.deepEqual(sign('chaldeanNight', 10), [
    ['Mercury', 8],
    ['Saturn', 15],
    ['Mars', 21],
    ['Jupiter', 26],
    ['Venus', 30],
  ]);
  const rulers: [number, BoundsDoctrine, string][] = [
    [143.5, 'ptolemaic', 'Venus'],
    [48, 'chaldeanDay', 'Mercury'],
    [195.25, 'chaldeanDay', 'Mars'],
    [6, 'chaldeanNight', 'Jupiter'],
    [359.999, 'chaldeanNight', 'Saturn'],
  ];
  for (const [longitude, doctrine, ruler] of rulers) assert.equal(boundAt(longitude, doctrine).ruler, ruler);
});
