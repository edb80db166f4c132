import { dayNumber, dayOfIso } from './calendars.js';
import type { Calendar, Day } from './calendars.js';

/**
 * The dates at which countries changed to the Gregorian calendar: the last day of the Julian calendar and the first day of the Gregorian one. If
 * parts of a country changed at different times, or if sources differ, the row has the date of most people and `parts` is true: the page adds
 * a note.
 *
 * Sources: C. Tøndering, Frequently Asked Questions about Calendars, 2.2.4 "What countries changed when"; E. Poulsen, The
 * transition from Julian to Gregorian calendar (www.rundetaarn.dk/engelsk/observatorium/gregorian.html); Wikipedia, List of adoption dates of
 * the Gregorian calendar by country (Albania, Transcaucasia). Sources differ or give no day for Luxembourg, Albania (ncal(1): 14 December
 * 1912), the Kingdom of Serbs, Croats and Slovenes (February 1919 in one list), Turkey and Ukraine: these rows have the note.
 */
export interface CalendarSwitch {
  readonly lastJulian: string;
  readonly firstGregorian: string;
  /** Parts of the country changed at other times, or sources differ. */
  readonly parts: boolean;
}

const row = (lastJulian: string, firstGregorian: string, parts = false): CalendarSwitch => ({
  lastJulian,
  firstGregorian,
  parts,
});

/** The bull Inter gravissimas: Italy, Spain, Portugal, Poland. It is also used for countries that are not in the table. */
export const PAPAL_SWITCH = row('1582-10-04', '1582-10-15');
const BRITISH = row('1752-09-02', '1752-09-14');
const SPANISH_COLONIES = row('1583-10-04', '1583-10-15');
const DANISH = row('1700-02-18', '1700-03-01');
const SWEDISH = row('1753-02-17', '1753-03-01');
const RUSSIAN = row('1918-01-31', '1918-02-14');
const TRANSCAUCASIAN = row('1918-04-17', '1918-05-01');
const SERBIAN = row('1919-01-14', '1919-01-28', true);
const HUNGARIAN = row('1587-10-21', '1587-11-01');
const BOHEMIAN = row('1584-01-06', '1584-01-17');

const BY_COUNTRY: Readonly<Record<string, CalendarSwitch>> = {
  FR: row('1582-12-09', '1582-12-20', true),
  BE: row('1582-12-21', '1583-01-01', true),
  LU: row('1582-12-14', '1582-12-25', true),
  NL: row('1583-01-01', '1583-01-12', true),
  AT: row('1583-10-05', '1583-10-16', true),
  CZ: BOHEMIAN,
  SI: row('1583-12-14', '1583-12-25', true),
  HU: HUNGARIAN,
  SK: HUNGARIAN,
  HR: HUNGARIAN,
  CH: row('1584-01-11', '1584-01-22', true),
  DE: row('1700-02-18', '1700-03-01', true),
  DK: DANISH,
  NO: DANISH,
  FO: DANISH,
  IS: row('1700-11-16', '1700-11-28'),
  SE: SWEDISH,
  FI: SWEDISH,
  ...Object.fromEntries(
    ['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'JM', 'BB', 'BM', 'BS', 'GI', 'IM', 'JE', 'GG'].map((code) => [code, BRITISH]),
  ),
  // Spanish and French colonies were Gregorian; Alaska changed in 1867.
  US: row('1752-09-02', '1752-09-14', true),
  CA: row('1752-09-02', '1752-09-14', true),
  ...Object.fromEntries(
    [
      'MX',
      'GT',
      'HN',
      'SV',
      'NI',
      'CR',
      'PA',
      'CU',
      'DO',
      'PR',
      'CO',
      'VE',
      'EC',
      'PE',
      'BO',
      'CL',
      'AR',
      'PY',
      'UY',
    ].map((code) => [code, SPANISH_COLONIES]),
  ),
  PH: row('1584-10-04', '1584-10-15'),
  AL: row('1912-11-14', '1912-11-28', true),
  BG: row('1916-03-31', '1916-04-14'),
  RU: RUSSIAN,
  BY: RUSSIAN,
  EE: RUSSIAN,
  LV: row('1918-01-31', '1918-02-14', true),
  LT: row('1918-01-31', '1918-02-14', true),
  KZ: RUSSIAN,
  UZ: RUSSIAN,
  KG: RUSSIAN,
  TJ: RUSSIAN,
  TM: RUSSIAN,
  AM: TRANSCAUCASIAN,
  AZ: TRANSCAUCASIAN,
  GE: TRANSCAUCASIAN,
  UA: row('1918-02-16', '1918-03-01', true),
  RS: SERBIAN,
  ME: SERBIAN,
  BA: SERBIAN,
  MK: SERBIAN,
  XK: SERBIAN,
  RO: row('1919-03-31', '1919-04-14', true),
  MD: row('1919-03-31', '1919-04-14', true),
  GR: row('1923-02-15', '1923-03-01'),
  TR: row('1917-02-15', '1917-03-01', true),
};

export const switchOf = (country: string): CalendarSwitch => BY_COUNTRY[country] ?? PAPAL_SWITCH;
export const isInTable = (country: string): boolean =>
  country in BY_COUNTRY || ['IT', 'ES', 'PT', 'PL'].includes(country);

const numberOf = (iso: string, calendar: Calendar): number => dayNumber(dayOfIso(iso) as Day, calendar);

/** The calendar of a country on a day; `none`: the country skipped that day. */
export function calendarOfCountry(day: Day, country: string): Calendar | 'none' {
  const { lastJulian, firstGregorian } = switchOf(country);
  if (dayNumber(day, 'julian') <= numberOf(lastJulian, 'julian')) return 'julian';
  return dayNumber(day, 'gregorian') >= numberOf(firstGregorian, 'gregorian') ? 'gregorian' : 'none';
}
