import { dayNumber, dayOfIso } from './calendars.js';
import type { Calendar, Day } from './calendars.js';

/**
 * The dates at which countries changed to the Gregorian calendar: the last day of the Julian calendar and the first day of the Gregorian one. If
 * parts of a country changed at different times, or if sources differ, the row has the date of most people and `parts` is true: the page adds
 * a note.
 *
 * Sources: C. Tøndering, Frequently Asked Questions about Calendars, 2.2.4 "What countries changed when"; E. Poulsen, The
 * transition from Julian to Gregorian calendar (www.rundetaarn.dk/engelsk/observatorium/gregorian.html); the table of ncal(1) of FreeBSD;
 * Wikipedia, List of adoption dates of the Gregorian calendar by country (Albania, Transcaucasia). Tests compare the rows with the first
 * three. Their dates differ for Belgium, Luxembourg, the Netherlands, Austria, Switzerland, Albania, Bulgaria (18 March 1916 in ncal), Greece
 * (civil calendar 1923, church 1924), Romania, Serbia and Turkey; Moravia and Silesia changed at other dates than Bohemia; Venetian
 * Dalmatia changed before Croatia and Transylvania after Hungary: these rows have the note. The Dutch settlers of the Cape wrote Gregorian dates.
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
const BOHEMIAN = row('1584-01-06', '1584-01-17', true);
const DUTCH = row('1583-01-01', '1583-01-12', true);

const BY_COUNTRY: Readonly<Record<string, CalendarSwitch>> = {
  FR: row('1582-12-09', '1582-12-20', true),
  BE: row('1582-12-21', '1583-01-01', true),
  LU: row('1582-12-14', '1582-12-25', true),
  NL: DUTCH,
  ZA: DUTCH,
  AT: row('1583-10-05', '1583-10-16', true),
  CZ: BOHEMIAN,
  SI: row('1583-12-14', '1583-12-25', true),
  HU: HUNGARIAN,
  SK: HUNGARIAN,
  HR: { ...HUNGARIAN, parts: true },
  CH: row('1584-01-11', '1584-01-22', true),
  DE: row('1700-02-18', '1700-03-01', true),
  DK: DANISH,
  NO: DANISH,
  FO: DANISH,
  IS: row('1700-11-16', '1700-11-28'),
  SE: SWEDISH,
  FI: SWEDISH,
  ...Object.fromEntries(['GB', 'IE', 'AU', 'NZ', 'BB', 'BM', 'BS', 'IM', 'JE', 'GG'].map((code) => [code, BRITISH])),
  // Portuguese, French and Spanish parts were Gregorian before.
  ...Object.fromEntries(['IN', 'JM', 'GI'].map((code) => [code, { ...BRITISH, parts: true }])),
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
  BG: row('1916-03-31', '1916-04-14', true),
  RU: RUSSIAN,
  // Poland and Lithuania wrote Gregorian dates until the end of the 18th century.
  BY: { ...RUSSIAN, parts: true },
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
  GR: row('1923-02-15', '1923-03-01', true),
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

/**
 * Whether a date may be one of the Swedish calendar, which was one day ahead of the Julian from 1 March 1700 to 30 February 1712 (Tøndering,
 * 2.2.4).
 */
export const isSwedishCalendar = ({ year, month }: Day, country: string): boolean =>
  (country === 'SE' || country === 'FI') && year * 12 + month >= 1700 * 12 + 3 && year * 12 + month <= 1712 * 12 + 2;
