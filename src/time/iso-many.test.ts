import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../test/support/engine.js';

const { time } = sharedEngine();
const many = (utcJ2k: readonly number[]): string[] => time.formatUtcMany(Float64Array.from(utcJ2k));
const utcOf = (text: string): number => time.instantFromIso(text, '/dt').utcJ2k;

test('rule: formatUtcMany formats full seconds, fractions, a leap second and years with a sign', () => {
  const texts = [
    '1999-12-31T23:59:59+00:00',
    '2000-02-29T00:00:00+00:00',
    '2000-03-01T05:06:07.000250+00:00',
    '2016-12-31T23:59:60+00:00',
    '-0044-03-15T12:00:00+00:00',
    '0007-01-02T03:04:05+00:00',
    '2024-02-29T23:59:59.123400+00:00',
    '+12026-07-01T00:00:00+00:00',
  ];
  assert.deepEqual(many(texts.map(utcOf)), texts);
  assert.deepEqual(many([]), []);
});

test('property: formatUtcMany equals formatUtc for any order and number of instants', () => {
  const moment = fc.oneof(
    fc.double({ min: -8e6, max: 6.5e6, noNaN: true }),
    fc.integer({ min: -60_000 * 24, max: 60_000 * 24 }).map((hours) => hours / 24),
    fc.double({ min: 6000, max: 7000, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 700, size: 'max' }), (moments) => {
      assert.deepEqual(
        many(moments),
        moments.map((utcJ2k) => time.formatUtc(utcJ2k)),
      );
    }),
    { numRuns: 60 },
  );
});
