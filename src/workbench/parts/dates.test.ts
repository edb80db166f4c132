import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside, dayOf, isoOf, julianDay, minuteOf, ticks, timeOf } from './dates.js';

test('rule: dates are read and written as the routes write them, before the year 0 and after 9999 too', () => {
  for (const day of ['2026-05-13', '-0044-03-15', '0000-02-29', '0476-09-04', '12000-01-01'])
    assert.equal(dayOf(timeOf(day)), day);
  assert.equal(isoOf(timeOf('2026-05-13T12:05:28.294241+00:00')), '2026-05-13T12:05:28.294Z');
  assert.equal(minuteOf(timeOf('-0044-03-15T09:30:00Z')), '-0044-03-15 09:30');
  assert.ok(Number.isNaN(timeOf('13 May')));
});

test('rule: Julian days of the standard epochs', () => {
  assert.equal(julianDay(timeOf('2000-01-01T12:00:00Z')), 2451545);
  assert.equal(julianDay(timeOf('1858-11-17T00:00:00Z')), 2400000.5);
  assert.equal(isoOf(beside(timeOf('2000-01-01T12:00:00Z'), 2451545, 2451546.5)), '2000-01-03T00:00:00.000Z');
});

test('rule: an axis has days, months or years, about as many marks as fit, all within it and ascending', () => {
  for (const [from, to, unit] of [
    ['2026-01-03', '2026-01-20', 'day'],
    ['2026-01-03', '2027-01-03', 'month'],
    ['1990-06-15', '2080-06-15', 'year'],
    ['-3000-01-01', '3000-01-01', 'year'],
  ]) {
    const marks = ticks(timeOf(from), timeOf(to), 10);
    assert.ok(marks.length >= 3 && marks.length <= 12, `${from}: ${marks.length}`);
    assert.ok(marks.some((mark) => mark.unit === unit));
    marks.forEach(({ at }, i) =>
      assert.ok(at >= timeOf(from) && at <= timeOf(to) && (i === 0 || at > marks[i - 1].at)),
    );
  }
});
