import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncoding } from './answer.js';
import { isoDateOfJ2k } from '../time/iso-date.js';

test('rule: Accept-Encoding is read with its weights (RFC 9110, section 12.5.3)', () => {
  const cases: [string | undefined, string][] = [
    [undefined, ''],
    ['', ''],
    ['identity', ''],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.2', 'gzip'],
    ['*', 'br'],
    ['*;q=0', ''],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=0', ''],
    ['zstd', ''],
  ];
  for (const [header, expected] of cases) assert.equal(acceptedEncoding(header), expected, header);
});

test('validation: dates of day counts by Python datetime (toordinal + 1721424.5) and, before year 1, by Meeus, Astronomical Algorithms, ch. 7', () => {
  assert.equal(isoDateOfJ2k(0), '2000-01-01');
  assert.equal(isoDateOfJ2k(2287185.5 - 2451545), '1550-01-01');
  assert.equal(isoDateOfJ2k(2689316.5 - 2451545), '2650-12-31');
  assert.equal(isoDateOfJ2k(1721425.5 - 2451545), '0001-01-01');
  // JD 0 is -4712-01-01 12h of the Julian calendar, 38 days before the Gregorian date of that name.
  assert.equal(isoDateOfJ2k(-2451545), '-4713-11-24');
  assert.equal(isoDateOfJ2k(NaN), 'unknown');
});
