import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { InvalidInput } from '../kernel/errors.js';
import { calendarOf, formatUtc, formatWithOffset, isIsoDatetime, isIsoInstantShape, parseIsoInstant } from './iso.js';
import { LeapSeconds } from './leap-seconds.js';
import type { PackedTimeScales } from './packed.js';

const root = new URL('../../../', import.meta.url);
const json = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as T;
const leap = new LeapSeconds(json<PackedTimeScales>('data/packed/time-scales.json').leapSeconds);
const parse = (text: string): { utcJ2k: number; offsetMinutes: number } => parseIsoInstant(text, '/natal/dt', leap);
const MICROSECOND = 1e-6 / 86400;

test('validation: datetimes are formatted as by Python datetime.isoformat and parsed back to the microsecond', () => {
  const { iso } = json<{ iso: { utcJ2k: number; utc: string; offsetMinutes: number; local: string }[] }>(
    'src/time/fixtures/erfa-time.json',
  );
  for (const { utcJ2k, utc, offsetMinutes, local } of iso) {
    assert.equal(formatUtc(utcJ2k, leap), utc);
    assert.equal(formatWithOffset(utcJ2k, offsetMinutes, leap), local);
    assert.ok(Math.abs(parse(local).utcJ2k - utcJ2k) < MICROSECOND);
    assert.equal(parse(local).offsetMinutes, offsetMinutes);
  }
});

test('rule: all accepted forms of one datetime give one instant', () => {
  const moment = parse('2000-01-01T12:00:00Z').utcJ2k;
  assert.equal(moment, 0);
  for (const text of [
    '2000-01-01T12:00Z',
    '2000-01-01t12:00:00z',
    '2000-01-01T17:30:00+05:30',
    '2000-01-01T17:30:00+0530',
    '2000-01-01T17:00:00+05',
    '2000-01-01T12:00:00.000000000Z',
    '2000-01-01T12:00:00-00:00',
    '+002000-01-01T12:00:00Z',
    '+2000-01-01T12:00:00Z',
    '2000-01-01T07:03:58-04:56:02',
    '2000-01-02T02:00:00+14:00',
    '1999-12-31T12:01:00-23:59',
  ]) {
    assert.ok(isIsoInstantShape(text), text);
    assert.ok(Math.abs(parse(text).utcJ2k - moment) < MICROSECOND, text);
  }
  assert.ok(Object.is(parse('2000-01-01T12:00:00-00:00').offsetMinutes, 0));
  assert.equal(parse('-0584-05-28T12:00:00Z').utcJ2k, -943639); // Julian -584 June 3 noon, six days after Meeus' JD 1507900.0 of May 28 noon
  assert.equal(formatUtc(parse('+012026-02-28T00:00:00Z').utcJ2k, leap), '+12026-02-28T00:00:00+00:00');
});

test('rule: each malformed datetime is refused with its own message at the pointer of the field', () => {
  const cases: [string, RegExp][] = [
    ['2000-01-01T12:00:00', /naive/],
    ['2000-01-01T12:00', /naive/],
    ['2000-01-01', /time of day/],
    ['2000-01-01 12:00:00Z', /space/],
    ['12026-01-01T00:00:00Z', /sign/],
    ['-0000-01-01T00:00:00Z', /-0000/],
    ['2000-13-01T00:00:00Z', /month/],
    ['2000-00-01T00:00:00Z', /month/],
    ['2001-02-29T00:00:00Z', /day/],
    ['2000-01-00T00:00:00Z', /day/],
    ['1900-02-29T00:00:00Z', /day/],
    ['2000-01-01T24:00:00Z', /hour/],
    ['2000-01-01T12:60:00Z', /minute/],
    ['2000-01-01T12:00:61Z', /second/],
    ['2000-01-01T12:00:00+24:00', /offset/],
    ['2000-01-01T12:00:00+05:60', /offset/],
    ['2000-01-01T12:00:00.Z', /ISO/],
    ['2000-01-01T12:00:00.1234567890Z', /ISO/],
    ['2000-1-1T12:00:00Z', /ISO/],
    ['', /ISO/],
    ['tomorrow', /ISO/],
    ['2000-01-01T12:00:00Z ', /ISO|space/],
    ['2000-01-01T12Z', /ISO/],
    ['20000101T120000Z', /ISO/],
    ['2000-W01-6T12:00:00Z', /ISO/],
    ['2000-01-01T12:00:00+5:30', /ISO/],
    ['2000-01-01T12:00:00,5Z', /ISO/],
    ['2000-01-01T12:00:00Z[Europe/Rome]', /ISO/],
    ['\u0662000-01-01T12:00:00Z', /ISO/],
  ];
  for (const [text, message] of cases) {
    assert.throws(
      () => parse(text),
      (error: unknown) =>
        error instanceof InvalidInput &&
        error.problems[0].field === '/natal/dt' &&
        error.problems[0].given === text &&
        message.test(error.problems[0].message),
      text,
    );
  }
});

test('rule: second 60 is valid only in a leap second, at any offset', () => {
  const leapSecond = parse('2016-12-31T23:59:60Z').utcJ2k;
  assert.equal(parse('2017-01-01T05:29:60+05:30').utcJ2k, leapSecond);
  assert.ok(leapSecond > parse('2016-12-31T23:59:59.9Z').utcJ2k && leapSecond < parse('2017-01-01T00:00:00Z').utcJ2k);
  assert.equal(formatUtc(leapSecond, leap), '2016-12-31T23:59:60+00:00');
  assert.equal(formatWithOffset(leapSecond, 330, leap), '2017-01-01T05:29:60+05:30');
  assert.equal(calendarOf(leapSecond, leap).second, 60);
  for (const text of [
    '2015-12-31T23:59:60Z',
    '2016-12-31T23:58:60Z',
    '2016-12-31T23:59:60+01:00',
    '2017-01-01T05:29:60+05:00',
    '1971-12-31T23:59:60Z',
    '2026-12-31T23:59:60Z',
  ]) {
    assert.throws(() => parse(text), /leap second/, text);
  }
});

test('rule: an instant within 5 microseconds of a full second is formatted as that second, with carries', () => {
  const at = (text: string, microseconds: number): string =>
    formatUtc(parse(text).utcJ2k + microseconds * MICROSECOND, leap);
  assert.equal(at('1999-12-31T23:59:59Z', 999_996), '2000-01-01T00:00:00+00:00');
  assert.equal(at('2000-01-01T00:00:00Z', 4), '2000-01-01T00:00:00+00:00');
  assert.equal(at('2000-01-01T12:00:00Z', 25), '2000-01-01T12:00:00.000025+00:00');
  assert.equal(formatUtc(parse('2016-12-31T23:59:60.999998Z').utcJ2k, leap), '2017-01-01T00:00:00+00:00');
});

test('property: a formatted instant is parsed back, -20000 to +20000', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -8e6, max: 6.5e6, noNaN: true }),
      fc.integer({ min: -1439, max: 1439 }),
      (utc, offset) => {
        const text = formatWithOffset(utc, offset, leap);
        assert.ok(isIsoInstantShape(text), text);
        // The string has microseconds and snaps within 5; the count resolves 1 ulp.
        assert.ok(Math.abs(parse(text).utcJ2k - utc) < 6 * MICROSECOND + 4e-16 * Math.abs(utc), text);
        assert.equal(Math.abs(parse(text).offsetMinutes), Math.abs(offset));
      },
    ),
    { numRuns: 1000 },
  );
});

test('property: a full second is parsed and formatted unchanged from -3000 to 3000', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 3000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 86399 }),
      (year, month, day, second) => {
        const two = (n: number): string => String(n).padStart(2, '0');
        const name = `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
        const text = `${name}-${two(month)}-${two(day)}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}+00:00`;
        const { utcJ2k } = parse(text);
        assert.equal(formatUtc(utcJ2k, leap), text);
        // This includes counts that a conversion or a Julian day number rounded by one last place.
        const ulp = 2 ** (Math.floor(Math.log2(Math.abs(utcJ2k) + 1e-9)) - 52);
        if (Math.abs(utcJ2k) > 1048576) assert.equal(formatUtc(utcJ2k + ulp / 2, leap), text);
      },
    ),
    { seed: 20261121, numRuns: 2000 },
  );
});

test('rule: isIsoDatetime accepts dates of the calendar without offset or time and refuses other strings', () => {
  for (const text of [
    '2000-01-01T12:00:00Z',
    '2000-01-01T12:00',
    '2000-01-01T12:00:00.123456789+05:30',
    '2000-01-01 12:00:00Z',
    '2000-02-29',
    '-0044-03-15T12:00:00Z',
    '0000-01-01',
    '2016-12-31T23:59:60Z',
  ])
    assert.ok(isIsoDatetime(text), text);
  for (const text of [
    '',
    'someday',
    '2000-13-01T12:00:00Z',
    '2000-00-01',
    '2001-02-29',
    '2000-01-00',
    '2000-01-01T24:00:00Z',
    '2000-01-01T12:60:00Z',
    '2000-01-01T12:00:61Z',
    '2000-01-01T12:00:00+24:30',
    '2000-01-01T12:00:00 UTC',
    '2000-1-1T12:00:00Z',
    '20000101T120000Z',
    ' 2000-01-01',
    '2000-01-01\n',
    '-0000-01-01',
    '2000-01-01T',
  ])
    assert.ok(!isIsoDatetime(text), text);
});
