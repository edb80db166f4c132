import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { limitingDate, majorInterval, minorDays } from './chronology.js';

const BIRTHDAY = { year: 1985, month: 7, day: 14 };

test('rule: two hours to noon correspond to a month, four minutes to a day (computed by hand)', () => {
  // Born 5 h 35 m before noon: 4 h are two months, 95 minutes are 23.75 days. 14 July and those make 7.75 October.
  assert.deepEqual(limitingDate(BIRTHDAY, -(5 + 35 / 60)), { year: 1985, month: 10, day: 7.75 });
  assert.deepEqual(limitingDate(BIRTHDAY, 0), BIRTHDAY);
  // Born 11 h after noon: five and a half months earlier, the year before.
  assert.deepEqual(limitingDate({ year: 1985, month: 3, day: 20 }, 11), { year: 1984, month: 10, day: 5 });
});

test('rule: a date before the limiting date has a negative offset from the noon of its year', () => {
  const limiting = limitingDate(BIRTHDAY, -(5 + 35 / 60));
  const { years, offsetDays, hours } = majorInterval(limiting, { year: 2024, month: 6, day: 1 });
  // Four months and 6.75 days before 7.75 October: 126.75 days, 8 h 27 m.
  assert.equal(years, 39);
  assert.ok(Math.abs(offsetDays + 126.75) < 1e-9);
  assert.ok(Math.abs(hours + 8.45) < 1e-9);
});

test('property: the birthday corresponds to the birth itself, and a year to a day', () => {
  fc.assert(
    fc.property(
      fc.record({
        year: fc.integer({ min: -3000, max: 3000 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      }),
      fc.double({ min: -12, max: 12, noNaN: true }),
      fc.integer({ min: 0, max: 120 }),
      (birthday, fromNoon, age) => {
        const limiting = limitingDate(birthday, fromNoon);
        assert.ok(limiting.day >= 1 && limiting.day < 31 && limiting.month >= 1 && limiting.month <= 12);
        const { years, hours } = majorInterval(limiting, { ...birthday, year: birthday.year + age });
        assert.ok(Math.abs(24 * years + hours - (24 * age + fromNoon)) < 1e-6);
      },
    ),
  );
});

test('rule: by the minor key a life year corresponds to a month of 27.3 days', () => {
  assert.ok(Math.abs(minorDays(365.25 * 40) - 40 * 27.3) < 1e-9);
});
