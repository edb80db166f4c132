import { J2000_JD } from '../kernel/constants.js';

/**
 * A calendar date. Years are astronomical (0 is 1 BC) and may be any integer; both calendars are proleptic. A day number counts civil days
 * from 2000-01-01 (Gregorian), so that 0h of day n is n - 0.5 days from J2000.0.
 */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export type CalendarName = 'gregorian' | 'julian';

/** Day number of 0000-03-01 in each calendar. The computation starts years in March, so that the leap day is the last day of a year. */
const GREGORIAN_MARCH_0 = -730425;
const JULIAN_MARCH_0 = -730427;

/** Days from 1 March to the first day of a month counted from March (0 March ... 11 February). Each five months have 153 days. */
const daysBeforeMonth = (monthFromMarch: number): number => ((153 * monthFromMarch + 2) / 5) | 0;

/** Day number of a proleptic Gregorian date. The month must be in 1 ... 12; the day may exceed the month. */
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

/** Day number of a proleptic Julian date. The month must be in 1 ... 12; the day may exceed the month. */
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
  // `| 0` keeps the small counts integers, whose divisions are cheap: an answer may contain thousands of dates.
  const dayOfEra = (days - era * 146097) | 0;
  // The last day of a century and of an era belong to the year before: `Math.min` keeps them there.
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

/** True for a leap year (astronomical) of the calendar. */
export const isLeapYear = (year: number, calendar: CalendarName = 'gregorian'): boolean =>
  year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);

/** Number of days in a month (1 ... 12) of an astronomical year. */
export function daysInMonth(year: number, month: number, calendar: CalendarName = 'gregorian'): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Converts a date between the calendars. */
export function convertDate(date: CalendarDate, from: CalendarName, to: CalendarName): CalendarDate {
  const number =
    from === 'gregorian'
      ? gregorianDayNumber(date.year, date.month, date.day)
      : julianDayNumber(date.year, date.month, date.day);
  return to === 'gregorian' ? gregorianDate(number) : julianDate(number);
}

/** ISO weekday of a day number: 1 Monday ... 7 Sunday. Day 0, 2000-01-01, is a Saturday. */
export function isoWeekday(dayNumber: number): number {
  return ((((dayNumber + 5) % 7) + 7) % 7) + 1;
}

/** Day number of the civil day that contains an instant, given in days from J2000.0. */
export const dayNumberOf = (j2k: number): number => Math.floor(j2k + 0.5);

/** Gregorian year of an instant (days from J2000.0) plus the elapsed fraction of that calendar year. */
export function decimalYear(j2k: number): number {
  const { year } = gregorianDate(dayNumberOf(j2k));
  const start = gregorianDayNumber(year, 1, 1);
  return year + (j2k + 0.5 - start) / (gregorianDayNumber(year + 1, 1, 1) - start);
}

/** Julian epoch of an instant given in days from J2000.0: years of 365.25 days, 2000 at J2000.0. */
export const julianEpoch = (j2k: number): number => 2000 + j2k / 365.25;
/** Days from J2000.0 of a Julian epoch. */
export const j2kFromJulianEpoch = (epoch: number): number => (epoch - 2000) * 365.25;

/** Julian date of an instant given in days from J2000.0, in the same scale. */
export const jdFromJ2k = (j2k: number): number => j2k + J2000_JD;
/** Days from J2000.0 of a Julian date, in the same scale. */
export const j2kFromJd = (jd: number): number => jd - J2000_JD;
