import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarOfCountry, isSwedishCalendar, switchOf } from './calendar-switch.js';
import { dayNumber, dayOfIso, dayOfNumber, isoDay, toCalendar } from './calendars.js';
import type { Day } from './calendars.js';
import { isMissing, orderOf, readDate } from './date-entry.js';
import { readPoint } from './point-entry.js';
import { readTime } from './time-entry.js';

const iso = (typed: string, order: 'dmy' | 'mdy' | 'ymd' = 'dmy', locale = 'en-GB'): string => {
  const entry = readDate(typed, order, locale);
  return entry.kind === 'date' ? `${isoDay(entry.day)}${entry.isAmbiguous ? ' ?' : ''}` : entry.why;
};

test('rule: a date is read as people write it', () => {
  for (const typed of [
    '15.06.1990',
    '15. 6. 1990',
    '15/06/1990',
    '6/15/1990',
    '15 Jun 1990',
    '15 June, 1990',
    'June 15, 1990',
    'jun 15 1990',
    '15th June 1990',
    '15-Jun-1990',
    '15JUN1990',
    '1990-6-15',
    '1990-06-15',
    '1990/6/15',
    '1990 June 15',
    '19900615',
    '15. Juni 1990',
    '15 juin 1990',
    '15 de junio de 1990',
    '15 июня 1990',
    '1990年6月15日',
    '１９９０-０６-１５',
  ])
    assert.equal(iso(typed), '1990-06-15', typed);
});

test('rule: two numbers that may both be the month follow the language and are marked; with full stops the day is first', () => {
  assert.equal(iso('5/6/1990', 'dmy'), '1990-06-05 ?');
  assert.equal(iso('5/6/1990', 'mdy'), '1990-05-06 ?');
  assert.equal(iso('5.6.1990', 'mdy'), '1990-06-05');
  assert.equal(iso('6/6/1990', 'mdy'), '1990-06-06');
  assert.deepEqual(
    ['en-US', 'en-GB', 'de', 'ja'].map((locale) => orderOf(locale)),
    ['mdy', 'dmy', 'dmy', 'ymd'],
  );
});

test('rule: years from 3000 before Christ to 3000 after; 1 BC is the year 0', () => {
  for (const [typed, day] of [
    ['15 June 500 BC', '-0499-06-15'],
    ['15 June 500 B.C.E.', '-0499-06-15'],
    ['15. Juni 500 v. Chr.', '-0499-06-15'],
    ['-500-06-15', '-0500-06-15'],
    ['-0500-06-15', '-0500-06-15'],
    ['−500-06-15', '-0500-06-15'],
    ['15 March 44 BC', '-0043-03-15'],
    ['1 Jan 1 BC', '0000-01-01'],
    ['23 Sep 63 AD', '0063-09-23'],
    ['1 Jan 0063', '0063-01-01'],
    ['1 January 3000', '3000-01-01'],
  ])
    assert.equal(iso(typed), day, typed);
  for (const [typed, why] of [
    ['15.6.90', 'short_year'],
    ['1 Jan 3001', 'too_far'],
    ['12000-01-01', 'too_far'],
    ['1 Jan 3002 BC', 'too_far'],
    ['1 Jan 0 BC', 'no_year_zero'],
    ['13/13/1990', 'no_month'],
    ['32 Jan 1990', 'no_day'],
    ['soon', 'unreadable'],
    ['', 'unreadable'],
    ['1990', 'unreadable'],
  ])
    assert.equal(iso(typed), why, typed);
});

test('validation: days of both calendars have the Julian day numbers of the Explanatory Supplement', () => {
  // Explanatory Supplement to the Astronomical Almanac (1992), table 12.1 and section 12.8; Meeus, Astronomical Algorithms, ch. 7.
  const known: readonly (readonly [Day, 'julian' | 'gregorian', number])[] = [
    [{ year: 2000, month: 1, day: 1 }, 'gregorian', 2451545],
    [{ year: 1582, month: 10, day: 15 }, 'gregorian', 2299161],
    [{ year: 1582, month: 10, day: 4 }, 'julian', 2299160],
    [{ year: 837, month: 4, day: 10 }, 'julian', 2026872],
    [{ year: -4712, month: 1, day: 1 }, 'julian', 0],
    [{ year: -1000, month: 7, day: 12 }, 'julian', 1356001],
  ];
  for (const [day, calendar, number] of known) {
    assert.equal(dayNumber(day, calendar), number);
    assert.deepEqual(dayOfNumber(number, calendar), day);
  }
  assert.equal(isoDay(toCalendar({ year: 1452, month: 4, day: 15 }, 'julian', 'gregorian')), '1452-04-24');
  assert.ok(isMissing({ year: 1500, month: 2, day: 29 }, 'gregorian'));
  assert.ok(!isMissing({ year: 1500, month: 2, day: 29 }, 'julian'));
});

test('validation: the switch dates of countries agree with published lists', () => {
  // The last Julian day and the first Gregorian one. E. Poulsen, rundetaarn.dk (ep); table of ncal(1), FreeBSD (n); C. Tøndering (t).
  const published: readonly (readonly [country: string, last: string, first: string])[] = [
    ['IT', '1582-10-04', '1582-10-15'], // ep, n, t
    ['ES', '1582-10-04', '1582-10-15'],
    ['PT', '1582-10-04', '1582-10-15'],
    ['PL', '1582-10-04', '1582-10-15'],
    ['FR', '1582-12-09', '1582-12-20'], // ep, n, t
    ['BE', '1582-12-21', '1583-01-01'], // ep
    ['LU', '1582-12-14', '1582-12-25'], // n
    ['AT', '1583-10-05', '1583-10-16'], // ep, n
    ['CZ', '1584-01-06', '1584-01-17'], // ep, n, t
    ['CH', '1584-01-11', '1584-01-22'], // ep: Catholic cantons
    ['HU', '1587-10-21', '1587-11-01'], // ep, n, t
    ['DE', '1700-02-18', '1700-03-01'], // ep, n, t: Protestant states
    ['DK', '1700-02-18', '1700-03-01'], // ep, n, t
    ['NO', '1700-02-18', '1700-03-01'], // ep, n, t
    ['IS', '1700-11-16', '1700-11-28'], // n
    ['GB', '1752-09-02', '1752-09-14'], // ep, n, t
    ['US', '1752-09-02', '1752-09-14'], // n
    ['CA', '1752-09-02', '1752-09-14'], // n
    ['SE', '1753-02-17', '1753-03-01'], // n, t
    ['FI', '1753-02-17', '1753-03-01'], // n
    ['BG', '1916-03-31', '1916-04-14'], // t
    ['RU', '1918-01-31', '1918-02-14'], // n, t
    ['EE', '1918-01-31', '1918-02-14'], // t
    ['RO', '1919-03-31', '1919-04-14'], // n, t
  ];
  for (const [country, lastJulian, firstGregorian] of published) {
    const { lastJulian: last, firstGregorian: first } = switchOf(country);
    assert.deepEqual([country, last, first], [country, lastJulian, firstGregorian]);
    // The two days follow each other.
    const number = (iso: string, calendar: 'julian' | 'gregorian'): number =>
      dayNumber(dayOfIso(iso) ?? assert.fail(), calendar);
    assert.equal(number(first, 'gregorian') - number(last, 'julian'), 1, country);
  }
});

test('rule: Swedish dates of 1700 to 1712 are marked, because that calendar was one day ahead of the Julian', () => {
  const isMarked = (year: number, month: number, day: number, country = 'SE'): boolean =>
    isSwedishCalendar({ year, month, day }, country);
  assert.deepEqual(
    [
      isMarked(1700, 2, 28),
      isMarked(1700, 3, 1),
      isMarked(1709, 6, 28, 'FI'),
      isMarked(1712, 2, 29),
      isMarked(1712, 3, 1),
    ],
    [false, true, true, true, false],
  );
  assert.equal(isMarked(1709, 6, 28, 'DK'), false);
});

test('validation: a country writes the Julian calendar until its own day, and skips the days between', () => {
  const calendar = (year: number, month: number, day: number, country: string): string =>
    calendarOfCountry({ year, month, day }, country);
  assert.equal(calendar(1452, 4, 15, 'IT'), 'julian');
  assert.equal(calendar(1582, 10, 10, 'IT'), 'none');
  assert.equal(calendar(1582, 10, 15, 'IT'), 'gregorian');
  // Newton was born on 25 December 1642 in England, 4 January 1643 in the Gregorian calendar.
  assert.equal(calendar(1642, 12, 25, 'GB'), 'julian');
  assert.equal(calendar(1752, 9, 14, 'GB'), 'gregorian');
  assert.equal(calendar(1752, 9, 5, 'US'), 'none');
  assert.equal(calendar(1917, 10, 25, 'RU'), 'julian');
  assert.equal(calendar(1990, 6, 15, 'RU'), 'gregorian');
  assert.equal(calendar(1700, 1, 1, ''), 'gregorian');
});

test('rule: a time is read as people write it', () => {
  for (const [typed, time] of [
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['2:30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['2.30 p.m.', '14:30'],
    ['1430', '14:30'],
    ['14h30', '14:30'],
    ['14:30:15', '14:30:15'],
    ['2:30:15 pm', '14:30:15'],
    ['9', '09:00'],
    ['12 am', '00:00'],
    ['12:05 pm', '12:05'],
    ['noon', '12:00'],
    ['14 Uhr', '14:00'],
  ])
    assert.equal(readTime(typed), time, typed);
  for (const typed of ['25:00', '12:61', '13 pm', '0:30 am', 'x', '', '14:3'])
    assert.equal(readTime(typed), null, typed);
});

test('rule: coordinates are read as people write them', () => {
  const read = (typed: string): string => {
    const entry = readPoint(typed);
    return entry.kind === 'point'
      ? `${entry.latitude.toFixed(3)} ${entry.longitude.toFixed(3)}`
      : entry.kind === 'fault'
        ? entry.why
        : 'none';
  };
  for (const [typed, expected] of [
    ['51n30 0w07', '51.500 -0.117'],
    ['51N30, 0W07', '51.500 -0.117'],
    ["51n30'36 0w07'30", '51.510 -0.125'],
    ['0w07 51n30', '51.500 -0.117'],
    ['33s52 151e12', '-33.867 151.200'],
    ['51n 0w', '51.000 0.000'],
    ["51°30'N 0°07'W", '51.500 -0.117'],
    ['51°30′N 0°07′W', '51.500 -0.117'],
    ['51° 30′ 36″ N, 0° 7′ 30″ W', '51.510 -0.125'],
    ['51 30 36 N 0 07 30 W', '51.510 -0.125'],
    ['N51°30.6 W0°7.5', '51.510 -0.125'],
    ['N 51.51, W 0.125', '51.510 -0.125'],
    ['51.51N 0.125W', '51.510 -0.125'],
    ['51.5, -0.12', '51.500 -0.120'],
    ['51.5 -0.12', '51.500 -0.120'],
    ['28.6, 77.2', '28.600 77.200'],
    ['51,5; -0,12', '51.500 -0.120'],
    ['-33.87;151.21', '-33.870 151.210'],
    ['91, 0', 'latitude'],
    ['0, 181', 'longitude'],
    ['51n75 0w07', 'minutes'],
    ['London', 'none'],
    ['東京', 'none'],
    ['Nes', 'none'],
  ])
    assert.equal(read(typed), expected, typed);
});
