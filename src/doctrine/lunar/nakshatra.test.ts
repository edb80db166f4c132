import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAKSHATRA_LORDS, NAKSHATRAS, nakshatraOf, padaIndex } from './nakshatra.js';

test('rule: there are 27 nakshatras of 13 degrees 20, with the lords in vimshottari order three times', () => {
  assert.equal(NAKSHATRAS.length, 27);
  for (let i = 0; i < 27; i++) {
    const place = nakshatraOf(i * (40 / 3) + 6);
    assert.deepEqual([place.index, place.nakshatra, place.lord], [i, NAKSHATRAS[i], NAKSHATRA_LORDS[i % 9]]);
  }
  assert.deepEqual([NAKSHATRAS[0], NAKSHATRAS[10], NAKSHATRAS[26]], ['Ashwini', 'Purva Phalguni', 'Revati']);
});

test('rule: each pada includes its start and excludes its end, at all 108 boundaries', () => {
  for (let k = 0; k < 108; k++) {
    const start = (k * 10) / 3;
    assert.equal(padaIndex(start), k);
    assert.equal(nakshatraOf(start).pada, (k % 4) + 1);
    assert.ok(nakshatraOf(start).degreesIn >= 0);
    if (k > 0) assert.equal(padaIndex(start - 1e-12 * start), k - 1);
  }
  assert.equal(padaIndex(360), 0);
  assert.equal(padaIndex(-1e-20), 0);
  assert.equal(padaIndex(359.99999999999994), 107);
});

test('rule: elapsed and remaining degrees fill the nakshatra', () => {
  const { degreesIn, degreesRemaining, pada } = nakshatraOf(139);
  assert.ok(Math.abs(degreesIn + degreesRemaining - 40 / 3) < 1e-12);
  assert.ok(Math.abs(degreesIn - (139 - 400 / 3)) < 1e-12);
  assert.equal(pada, 2);
});
