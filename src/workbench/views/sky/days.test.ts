import assert from 'node:assert/strict';
import test from 'node:test';
import { durationText, jdOfDate, searchStart } from './days.js';

test('rule: Julian days of known dates (Meeus, Astronomical Algorithms, chapter 7; the Gregorian ones)', () => {
  assert.equal(jdOfDate(2000), 2451544.5);
  assert.equal(jdOfDate(1999), 2451179.5);
  assert.equal(jdOfDate(1987, 0, 27), 2446822.5);
  assert.equal(jdOfDate(1988, 5, 19), 2447331.5);
  assert.equal(jdOfDate(1600), 2305447.5);
});

test('rule: a search starts at midnight, before the event and by less than two days', () => {
  for (const jd of [2460409.262, 2460409.5, 2460409.49, 2460410]) {
    const start = searchStart(jd);
    assert.equal(start % 1, 0.5);
    assert.ok(jd - start > 0 && jd - start < 2);
  }
});

test('rule: durations carry when they are rounded', () => {
  assert.equal(durationText(267.77), '4 m 28 s');
  assert.equal(durationText(59.9), '1 m 00 s');
  assert.equal(durationText(7170), '2 h 00 m');
});
