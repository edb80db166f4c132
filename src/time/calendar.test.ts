import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  convertDate,
  daysInMonth,
  decimalYear,
  gregorianDate,
  gregorianDayNumber,
  isLeapYear,
  isoWeekday,
  j2kFromJd,
  jdFromJ2k,
  julianDate,
  julianDayNumber,
  julianEpoch,
} from './calendar.js';

const erfa = JSON.parse(
  readFileSync(new URL('../../../src/time/fixtures/erfa-time.json', import.meta.url), 'utf8'),
) as { calendar: { date: [number, number, number]; j2kAt0h: number }[] };
const number = (): fc.Arbitrary<number> => fc.integer({ min: -5_000_000, max: 5_000_000 });

test('validation: Gregorian dates are those of ERFA cal2jd', () => {
  for (const {
    date: [year, month, day],
    j2kAt0h,
  } of erfa.calendar) {
    assert.equal(gregorianDayNumber(year, month, day) - 0.5, j2kAt0h);
    assert.deepEqual(gregorianDate(j2kAt0h + 0.5), { year, month, day });
  }
});

test('validation: Julian dates, Meeus, Astronomical Algorithms (2nd ed.), chapter 7', () => {
  for (const [year, month, day, jd] of [
    [837, 4, 10.3, 2026871.8],
    [-123, 12, 31, 1676496.5],
    [-122, 1, 1, 1676497.5],
    [-1000, 7, 12.5, 1356001],
    [-1000, 2, 29, 1355866.5],
    [-1001, 8, 17.9, 1355671.4],
    [-4712, 1, 1.5, 0],
    [333, 1, 27.5, 1842713],
    [-584, 5, 28.63, 1507900.13],
  ]) {
    // Meeus prints two decimals.
    assert.ok(
      Math.abs(jdFromJ2k(julianDayNumber(year, month, Math.floor(day)) - 0.5 + (day % 1)) - jd) < 1e-6,
      `${year}-${month}-${day}`,
    );
  }
  assert.deepEqual(convertDate({ year: 1582, month: 10, day: 4 }, 'julian', 'gregorian'), {
    year: 1582,
    month: 10,
    day: 14,
  });
  assert.deepEqual(convertDate({ year: 1582, month: 10, day: 15 }, 'gregorian', 'julian'), {
    year: 1582,
    month: 10,
    day: 5,
  });
});

test('property: day numbers and dates correspond one to one in both calendars, in the same order', () => {
  fc.assert(
    fc.property(number(), (n) => {
      const g = gregorianDate(n),
        j = julianDate(n),
        next = gregorianDate(n + 1);
      assert.equal(gregorianDayNumber(g.year, g.month, g.day), n);
      assert.equal(julianDayNumber(j.year, j.month, j.day), n);
      assert.ok(g.day >= 1 && g.day <= daysInMonth(g.year, g.month));
      assert.ok(j.day >= 1 && j.day <= daysInMonth(j.year, j.month, 'julian'));
      assert.ok(next.day === g.day + 1 || (next.day === 1 && g.day === daysInMonth(g.year, g.month)));
    }),
    { numRuns: 2000 },
  );
});

test('rule: weekdays repeat every seven days from Saturday 2000-01-01', () => {
  assert.equal(isoWeekday(0), 6);
  fc.assert(
    fc.property(number(), (n) => {
      assert.equal(isoWeekday(n + 7), isoWeekday(n));
      assert.equal(isoWeekday(n + 1), (isoWeekday(n) % 7) + 1);
    }),
  );
});

test('rule: leap years, decimal years and Julian dates follow their definitions', () => {
  assert.deepEqual(
    [1900, 2000, 2024, 0, -4, -100].map((year) => isLeapYear(year)),
    [false, true, true, true, true, false],
  );
  assert.ok(isLeapYear(1900, 'julian'));
  assert.equal(decimalYear(gregorianDayNumber(1990, 1, 1) - 0.5), 1990);
  assert.equal(decimalYear(gregorianDayNumber(2023, 7, 2)), 2023.5);
  assert.equal(julianEpoch(36525), 2100);
  assert.equal(j2kFromJd(2451545), 0);
});
