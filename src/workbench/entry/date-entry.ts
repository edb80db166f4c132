import { daysInMonth } from './calendars.js';
import type { Calendar, Day } from './calendars.js';
import { monthOfWord } from './month-names.js';

/** The order of day, month and year in numeric dates. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A typed date: the day, and whether it is also a date in the other order of day and month. */
export type DateEntry =
  | { readonly kind: 'date'; readonly day: Day; readonly isAmbiguous: boolean }
  | { readonly kind: 'fault'; readonly why: DateFault };
export type DateFault = 'unreadable' | 'short_year' | 'no_month' | 'no_day' | 'no_year_zero' | 'too_far';

export const FIRST_YEAR = -3000,
  LAST_YEAR = 3000;

const fault = (why: DateFault): DateEntry => ({ kind: 'fault', why });

/** The order in which a language writes dates. */
export function orderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(Date.UTC(2000, 10, 22)));
  const order = parts.map(({ type }) => ({ day: 'd', month: 'm', year: 'y' })[type as string] ?? '').join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}

const BEFORE = /[\s,]*\b(bce|bc|b\.\s?c\.(\s?e\.)?|v\.?\s?chr\.?|av\.?\s?j\.?-?c\.?|a\.\s?c\.)$/iu;
const AFTER = /[\s,]*\b(ce|ad|a\.\s?d\.|c\.\s?e\.|n\.?\s?chr\.?|ap\.?\s?j\.?-?c\.?)$|^ad\s+/iu;

/**
 * Reads a date as people write it: `15.06.1990`, `15/06/1990`, `6/15/1990`, `15 Jun 1990`, `June 15, 1990`, `1990-6-15`, `19900615`, `15
 * June 500 BC`. Two numbers that may both be the month follow the order of the reader's language; with full stops the day is first.
 */
export function readDate(typed: string, order: DateOrder, locale: string): DateEntry {
  const text = typed.normalize('NFKC').trim().replaceAll(/[−–]/g, '-');
  const isBefore = BEFORE.test(text),
    hasEra = isBefore || AFTER.test(text);
  const bare = text.replace(BEFORE, '').replace(AFTER, '').trim();
  const found = figures(bare, order) ?? withMonthName(bare, locale);
  if (found === null) return fault('unreadable');
  if (!hasEra && isShort(found.year)) return fault('short_year');
  const stated = Number(found.year);
  if (hasEra && stated <= 0) return fault('no_year_zero');
  const year = isBefore ? 1 - stated : stated;
  if (found.month < 1 || found.month > 12) return fault('no_month');
  if (found.day < 1 || found.day > 31) return fault('no_day');
  if (year < FIRST_YEAR || year > LAST_YEAR) return fault('too_far');
  return { kind: 'date', day: { year, month: found.month, day: found.day }, isAmbiguous: found.isAmbiguous };
}

/** The day does not exist in its month of this calendar. */
export const isMissing = (day: Day, calendar: Calendar): boolean => day.day > daysInMonth(day, calendar);

interface Found {
  readonly year: string;
  readonly month: number;
  readonly day: number;
  readonly isAmbiguous: boolean;
}

/** A year of one or two digits may belong to this century or the last, so the form requires four digits. */
const isShort = (year: string): boolean => /^\d{1,2}$/.test(year);

function figures(text: string, order: DateOrder): Found | null {
  const run = /^([+-]?)(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (run !== null) return { year: run[1] + run[2], month: Number(run[3]), day: Number(run[4]), isAmbiguous: false };
  const first = /^([+-]?\d{3,6})\s?[-/.\s年]\s?(\d{1,2})\s?[-/.\s月]\s?(\d{1,2})[.日]?$/u.exec(text);
  if (first !== null) return { year: first[1], month: Number(first[2]), day: Number(first[3]), isAmbiguous: false };
  const last = /^(\d{1,2})\s?([-/.\s])\s?(\d{1,2})\s?\2\s?(-?\d{1,6})\.?$/.exec(text);
  if (last === null) return null;
  const [a, b] = [Number(last[1]), Number(last[3])];
  const canBeBoth = a <= 12 && b <= 12 && a !== b;
  const isDayFirst = a > 12 || (b <= 12 && (last[2] === '.' || order !== 'mdy'));
  return {
    year: last[4],
    month: isDayFirst ? b : a,
    day: isDayFirst ? a : b,
    isAmbiguous: canBeBoth && last[2] !== '.',
  };
}

function withMonthName(text: string, locale: string): Found | null {
  const parts = text
    .replaceAll(/(\d)(st|nd|rd|th|er|º|ª|\.)(?=\s|,|$)/giu, '$1')
    .split(/[\s,/]+|(?<=\p{L}\.?)-(?=\d)|(?<=\d)-(?=\p{L})|(?<=\d)(?=\p{L})|(?<=\p{L})\.?(?=\d)/u)
    .filter((part) => part !== '' && !/^(de|del|of|di|d)$/iu.test(part));
  const at = parts.findIndex((part) => /\p{L}/u.test(part));
  const month = at < 0 ? null : monthOfWord(parts[at], locale);
  const numbers = parts.filter((_, i) => i !== at);
  if (month === null || numbers.length !== 2 || !numbers.every((part) => /^-?\d{1,6}$/.test(part))) return null;
  const yearFirst = /^-|\d{3}/.test(numbers[0]);
  const [year, day] = yearFirst ? numbers : [numbers[1], numbers[0]];
  return { year, month, day: Number(day), isAmbiguous: false };
}
