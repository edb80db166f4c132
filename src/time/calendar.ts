import { J2000_JD } from '../kernel/constants.js';

/**
 * Calendars as integer arithmetic. A day number counts civil days from 2000-01-01 (Gregorian), so 0h of day n is n - 0.5 days
 * from J2000.0. Years are astronomical (0 is 1 BC) and any integer; both calendars are proleptic.
 */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export type CalendarName = 'gregorian' | 'julian';

/** Day number of 0000-03-01 in each calendar: years are counted from March, so that the leap day ends a year. */
const GREGORIAN_MARCH_0 = -730425;
const JULIAN_MARCH_0 = -730427;

/** Days from 1 March to the first of a month counted from March (0 March ... 11 February): 153 days in each five months. */
const daysBeforeMonth = (monthFromMarch: number): number => ((153 * monthFromMarch + 2) / 5) | 0;

/** Day number of a date in the proleptic Gregorian calendar. The month must be 1 ... 12; the day may run over. */
export function gregorianDayNumber(year: number, month: number, day: number): number {
  const monthFromMarch = (month + 9) % 12;
  const y = month > 2 ? year : year - 1;
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    daysBeforeMonth(monthFromMarch) +
    day -
    1 +
    GREGORIAN_MARCH_0
  );
}

/** Day number of a date in the proleptic Julian calendar. */
export function julianDayNumber(year: number, month: number, day: number): number {
  const monthFromMarch = (month + 9) % 12;
  const y = month > 2 ? year : year - 1;
  return 365 * y + Math.floor(y / 4) + daysBeforeMonth(monthFromMarch) + day - 1 + JULIAN_MARCH_0;
}

function fromMarchYear(marchYear: number, dayOfYear: number): CalendarDate {
  const monthFromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: month > 2 ? marchYear : marchYear + 1, month, day: dayOfYear - daysBeforeMonth(monthFromMarch) + 1 };
}

/** Proleptic Gregorian date of a day number. */
export function gregorianDate(dayNumber: number): CalendarDate {
  const days = dayNumber - GREGORIAN_MARCH_0;
  const era = Math.floor(days / 146097);
  // From here on small counts from zero: `| 0` keeps them integers, whose divisions are cheap (answers hold thousands of dates).
  const dayOfEra = (days - era * 146097) | 0;
  // The last day of a century and of the era belong to the year before: hence the two corrections.
  const century = Math.min(3, (dayOfEra / 36524) | 0);
  const dayOfCentury = dayOfEra - century * 36524;
  const cycle = (dayOfCentury / 1461) | 0;
  const dayOfCycle = dayOfCentury - cycle * 1461;
  const year = Math.min(3, (dayOfCycle / 365) | 0);
  return fromMarchYear(400 * era + 100 * century + 4 * cycle + year, dayOfCycle - 365 * year);
}

/** Proleptic Julian date of a day number. */
export function julianDate(dayNumber: number): CalendarDate {
  const days = dayNumber - JULIAN_MARCH_0;
  const cycle = Math.floor(days / 1461);
  const dayOfCycle = days - cycle * 1461;
  const year = Math.min(3, Math.floor(dayOfCycle / 365));
  return fromMarchYear(4 * cycle + year, dayOfCycle - 365 * year);
}

export const isLeapYear = (year: number, calendar: CalendarName = 'gregorian'): boolean =>
  year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);

/** Days in a month (1 ... 12). */
export function daysInMonth(year: number, month: number, calendar: CalendarName = 'gregorian'): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The same day in the other calendar. */
export function convertDate(date: CalendarDate, from: CalendarName, to: CalendarName): CalendarDate {
  const number =
    from === 'gregorian'
      ? gregorianDayNumber(date.year, date.month, date.day)
      : julianDayNumber(date.year, date.month, date.day);
  return to === 'gregorian' ? gregorianDate(number) : julianDate(number);
}

/** ISO weekday of a day number: 1 Monday ... 7 Sunday. (Day 0, 2000-01-01, is a Saturday.) */
export function isoWeekday(dayNumber: number): number {
  return ((((dayNumber + 5) % 7) + 7) % 7) + 1;
}

/** Day number of the civil day that holds a count of days from J2000.0. */
export const dayNumberOf = (j2k: number): number => Math.floor(j2k + 0.5);

/** Gregorian year with the elapsed fraction of that calendar year, of a count of days from J2000.0. */
export function decimalYear(j2k: number): number {
  const { year } = gregorianDate(dayNumberOf(j2k));
  const start = gregorianDayNumber(year, 1, 1);
  return year + (j2k + 0.5 - start) / (gregorianDayNumber(year + 1, 1, 1) - start);
}

/** Julian epoch (J2000.0 = 2000, years of 365.25 days) of a count of days from J2000.0, and back. */
export const julianEpoch = (j2k: number): number => 2000 + j2k / 365.25;
export const j2kFromJulianEpoch = (epoch: number): number => (epoch - 2000) * 365.25;

export const jdFromJ2k = (j2k: number): number => j2k + J2000_JD;
export const j2kFromJd = (jd: number): number => jd - J2000_JD;
