import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isoDateOfJ2k } from './iso-date.js';

test('rule: a date lasts from midnight to midnight; years before 0 and after 9999 have a sign', () => {
  assert.deepEqual([-0.51, -0.5, 0, 0.49, 0.5].map(isoDateOfJ2k), [
    '1999-12-31',
    '2000-01-01',
    '2000-01-01',
    '2000-01-01',
    '2000-01-02',
  ]);
  // Julian day 0 starts at noon of -4713-11-24; 400 years have 146097 days.
  assert.equal(isoDateOfJ2k(-2451545), '-4713-11-24');
  assert.equal(isoDateOfJ2k(-2000 * 365.2425), '0000-01-01');
  assert.equal(isoDateOfJ2k(8000 * 365.2425), '+10000-01-01');
  assert.equal(isoDateOfJ2k(NaN), 'unknown');
});
