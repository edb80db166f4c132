import { InvalidInput } from '../kernel/errors.js';
import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { dayNumberOf, daysInMonth, gregorianDate, gregorianDayNumber } from './calendar.js';
import type { LeapSeconds } from './leap-seconds.js';

/** A parsed datetime: UTC in quasi-days from J2000.0, and its offset from UTC in minutes east. */
interface ParsedInstant {
  readonly utcJ2k: number;
  readonly offsetMinutes: number;
}

/** Calendar and clock fields of an instant. `second` is 60 within a leap second. */
export interface ClockFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly microsecond: number;
}

const OFFSET = /^(?:[Zz]|[+-]\d{2}(?::\d{2}(?::\d{2})?|\d{2})?)$/;
/** Years have four digits without a sign or four to six with one. Offsets are Z, hours, hours and minutes, or also seconds (local mean time). */
const ISO =
  /^([+-]\d{4,6}|\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?([Zz]|[+-]\d{2}(?::\d{2}(?::\d{2})?|\d{2})?)?$/;
const ALLOWED =
  'YYYY-MM-DDThh:mm[:ss[.fraction]] followed by Z or +hh:mm; years outside 0000 ... 9999 with a sign, as -0584 or +12026';

/** A count within this many seconds of a full second is formatted as that second: modern day counts resolve about 3 microseconds. */
const SNAP_SECONDS = 5e-6;

/** Within this many days of J2000.0 (718 years) `SNAP_SECONDS` applies: the spacing of doubles needs less. */
const SNAP_RISES_J2K = 2 ** 18;

/**
 * The snapping distance in seconds at any date. The spacing of doubles is 10 microseconds before about 565 and 20 before -870, and a
 * conversion may round once more: the distance is 1.6 spacings.
 */
const snapSeconds = (utcJ2k: number): number =>
  Math.abs(utcJ2k) < SNAP_RISES_J2K
    ? SNAP_SECONDS
    : Math.max(SNAP_SECONDS, 1.6 * 2 ** (Math.floor(Math.log2(Math.abs(utcJ2k))) - 52) * SECONDS_PER_DAY);

/** True when a string has the form of a datetime with an offset. Calendar and ranges are not checked. */
export function isIsoInstantShape(text: string): boolean {
  const match = ISO.exec(text);
  return match !== null && match[8] !== undefined;
}

/** A datetime whose time, seconds or offset may be absent, or that has a space instead of the T. */
const DATETIME_PARTS = /^([+-]\d{4,6}|\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(.*))?$/s;

/** True when a string is a valid datetime or date of the calendar. The offset may be absent, and a space may replace the T. */
export function isIsoDatetime(text: string): boolean {
  const match = DATETIME_PARTS.exec(text);
  if (!match) return false;
  const [, year, month, day, hour = '0', minute = '0', second = '0', offset = ''] = match;
  const inCalendar =
    year !== '-0000' &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month));
  const inDay = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 60;
  return inCalendar && inDay && (offset === '' || (OFFSET.test(offset) && !Number.isNaN(offsetSecondsOf(offset))));
}

/**
 * Parses an ISO 8601 datetime with an offset: proleptic Gregorian calendar, astronomical years, up to 9 digits of fraction. `:60` is valid
 * only in a leap second. `pointer` is the JSON pointer of the field. Returns UTC in quasi-days from J2000.0 and the offset.
 * Errors: InvalidInput (form, value out of range, no offset, 24:00).
 */
export function parseIsoInstant(text: string, pointer: string, leapSeconds: LeapSeconds): ParsedInstant {
  const fail = (message: string, allowed: string = ALLOWED): InvalidInput =>
    new InvalidInput({ field: pointer, message, given: text, allowed });
  const match = ISO.exec(text);
  if (!match) throw fail(shapeProblem(text));
  const [, yearText, monthText, dayText, hourText, minuteText, secondText, fractionText, offsetText] = match;
  if (offsetText === undefined) throw fail('is naive: it has no offset from UTC (Z or +hh:mm), and none is assumed');
  if (yearText === '-0000') throw fail('has the year -0000, which does not exist: year 0 is 0000');
  const year = Number(yearText),
    month = Number(monthText),
    day = Number(dayText);
  const hour = Number(hourText),
    minute = Number(minuteText),
    second = Number(secondText ?? 0);
  if (month < 1 || month > 12) throw fail('has a month that does not exist', '01 ... 12');
  if (day < 1 || day > daysInMonth(year, month))
    throw fail('has a day that does not exist in this month', `01 ... ${daysInMonth(year, month)}`);
  if (hour > 23) throw fail('has an hour that does not exist (24:00 is 00:00 of the next day)', '00 ... 23');
  if (minute > 59) throw fail('has a minute that does not exist', '00 ... 59');
  if (second > 60) throw fail('has a second that does not exist', '00 ... 59, or 60 in a leap second');
  const offsetSeconds = offsetSecondsOf(offsetText);
  if (Number.isNaN(offsetSeconds)) throw fail('has an offset from UTC that does not exist', '-23:59 ... +23:59');

  const fraction = fractionText === undefined ? 0 : Number(`0.${fractionText}`);
  // The start of the minute is converted to UTC in integer seconds; the second is added later, because it may be 60.
  const minuteStart = hour * 3600 + minute * 60 - offsetSeconds;
  const dayShift = Math.floor(minuteStart / SECONDS_PER_DAY);
  const dayNumber = gregorianDayNumber(year, month, day) + dayShift;
  const secondOfDay = minuteStart - dayShift * SECONDS_PER_DAY + second;
  if (second === 60 && !(secondOfDay === SECONDS_PER_DAY && leapSeconds.leapAtEndOf(dayNumber) > 0)) {
    throw fail(
      'has second 60, but there was no leap second at this instant',
      'second 60 only at 23:59 UTC of a day that ended with a leap second',
    );
  }
  return {
    utcJ2k: utcFromDayAndSecond(dayNumber, secondOfDay + fraction, leapSeconds),
    offsetMinutes: offsetSeconds / 60,
  };
}

/** UTC in quasi-days from J2000.0 of a second of a UTC day. A second past the end of the day counts into the next day. */
export function utcFromDayAndSecond(dayNumber: number, secondOfDay: number, leapSeconds: LeapSeconds): number {
  const length = leapSeconds.dayLengthSeconds(dayNumber);
  if (secondOfDay >= length) return utcFromDayAndSecond(dayNumber + 1, secondOfDay - length, leapSeconds);
  return dayNumber - 0.5 + secondOfDay / length;
}

function offsetSecondsOf(text: string): number {
  if (text === 'Z' || text === 'z') return 0;
  const digits = text.slice(1).replaceAll(':', '');
  const hours = Number(digits.slice(0, 2)),
    minutes = Number(digits.slice(2, 4)),
    seconds = Number(digits.slice(4, 6));
  if (hours > 23 || minutes > 59 || seconds > 59) return NaN;
  const total = hours * 3600 + minutes * 60 + seconds;
  return text[0] === '-' && total > 0 ? -total : total;
}

/** Message for a string that is not an ISO 8601 datetime with an offset. */
function shapeProblem(text: string): string {
  if (/^\d{5,}-/.test(text)) return 'must have a sign before a year of more than four digits';
  if (/^\S+ \S/.test(text)) return 'must have T between date and time, not a space';
  if (/^[+-]?\d{4,6}-\d{2}-\d{2}$/.test(text)) return 'must have a time of day and an offset from UTC';
  return 'must be an ISO 8601 datetime with an offset';
}

/** Rounds half to even. */
function roundHalfEven(x: number): number {
  const floor = Math.floor(x),
    rest = x - floor;
  if (rest !== 0.5) return Math.round(x);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** UTC day number of an instant and the time within the day. `second` is 86400 within a leap second. */
export interface DayTime {
  dayNumber: number;
  second: number;
  microsecond: number;
}

/** Splits a UTC quasi-day count (days from J2000.0) into day, second and microsecond; see SNAP_SECONDS. `into` may be reused. */
export function splitUtc(utcJ2k: number, leapSeconds: LeapSeconds, into: DayTime): void {
  const dayNumber = dayNumberOf(utcJ2k);
  const length = leapSeconds.dayLengthSeconds(dayNumber);
  const exact = (utcJ2k + 0.5 - dayNumber) * length;
  const near = Math.round(exact),
    isWhole = Math.abs(exact - near) < snapSeconds(utcJ2k);
  let second = isWhole ? near : Math.floor(exact);
  let microsecond = isWhole ? 0 : roundHalfEven((exact - second) * 1e6);
  if (microsecond === 1_000_000) {
    microsecond = 0;
    second += 1;
  }
  const isNextDay = second >= length;
  into.dayNumber = (isNextDay ? dayNumber + 1 : dayNumber) | 0;
  into.second = (isNextDay ? second - length : second) | 0;
  into.microsecond = microsecond | 0;
}

/** Clock fields of a UTC quasi-day count, moved by an offset in whole seconds east. */
function fieldsOf(utcJ2k: number, leapSeconds: LeapSeconds, offsetSeconds: number): ClockFields {
  const time = { dayNumber: 0, second: 0, microsecond: 0 };
  splitUtc(utcJ2k, leapSeconds, time);
  const { dayNumber, second, microsecond } = time;
  // A leap second is :60 in every zone, because it is the last second of its minute.
  const leap = second === SECONDS_PER_DAY ? 1 : 0;
  const local = second - leap + offsetSeconds;
  // Most formatted instants are in UTC and need no shift of the day.
  const dayShift = offsetSeconds === 0 ? 0 : Math.floor(local / SECONDS_PER_DAY),
    clock = (local - dayShift * SECONDS_PER_DAY) | 0;
  const date = gregorianDate(dayNumber + dayShift);
  return {
    year: date.year,
    month: date.month,
    day: date.day,
    hour: (clock / 3600) | 0,
    minute: ((clock / 60) | 0) % 60,
    second: (clock % 60) + leap,
    microsecond,
  };
}

/** Calendar and clock fields of a UTC quasi-day count (days from J2000.0) at an offset in seconds east, to the microsecond; see SNAP_SECONDS. */
export function calendarOf(utcJ2k: number, leapSeconds: LeapSeconds, offsetSeconds = 0): ClockFields {
  return fieldsOf(utcJ2k, leapSeconds, offsetSeconds);
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/**
 * Parts of formatted datetimes. An answer may contain thousands of dates, whose cost is the number of strings: each joins few long parts.
 */
const HOUR_PIECES = Array.from(
  { length: 13 * 32 * 24 },
  (_, i) => `-${two(Math.floor(i / 768))}-${two(Math.floor(i / 24) % 32)}T${two(i % 24)}:`,
);
/** Minutes and seconds; seconds run to 60 for leap seconds. */
const SECOND_PIECES = Array.from({ length: 60 * 61 }, (_, i) => `${two(Math.floor(i / 61))}:${two(i % 61)}`);
const LAST_SECOND_PIECES = SECOND_PIECES.map((piece) => `${piece}+00:00`);
const THOUSANDS = Array.from({ length: 1000 }, (_, i) => pad(i, 3));
const LAST_THOUSANDS = THOUSANDS.map((piece) => `${piece}+00:00`);
const MILLI_PIECES = THOUSANDS.map((piece) => `.${piece}`);

/** Formats a year: four digits for 0 ... 9999, otherwise a sign and at least four digits. */
export function formatYear(year: number): string {
  if (year >= 1000 && year <= 9999) return String(year);
  const digits = pad(Math.abs(year), 4);
  if (year < 0) return `-${digits}`;
  return year > 9999 ? `+${digits}` : digits;
}

/** Formats a UTC quasi-day count (days from J2000.0) as `1990-06-15T14:30:00+00:00`, with six digits of fraction unless the fraction is 0. */
export function formatUtc(utcJ2k: number, leapSeconds: LeapSeconds): string {
  const f = fieldsOf(utcJ2k, leapSeconds, 0);
  return f.microsecond === 0
    ? hourText(f) + LAST_SECOND_PIECES[f.minute * 61 + f.second]
    : hourText(f) + fractionText(f, LAST_THOUSANDS);
}

/** As `formatUtc`, in local time of an offset in minutes east. The offset is rounded to seconds, which local mean times need. */
export function formatWithOffset(utcJ2k: number, offsetMinutes: number, leapSeconds: LeapSeconds): string {
  const offsetSeconds = Math.round(offsetMinutes * 60);
  return clockText(fieldsOf(utcJ2k, leapSeconds, offsetSeconds)) + offsetText(offsetSeconds);
}

const hourText = (f: ClockFields): string => formatYear(f.year) + HOUR_PIECES[(f.month * 32 + f.day) * 24 + f.hour];

function clockText(f: ClockFields): string {
  return hourText(f) + (f.microsecond === 0 ? SECOND_PIECES[f.minute * 61 + f.second] : fractionText(f, THOUSANDS));
}

/** Formats minutes, seconds and microseconds. `lastDigits` gives the strings of the last three digits. */
function fractionText(f: ClockFields, lastDigits: readonly string[]): string {
  const milli = (f.microsecond / 1000) | 0;
  return SECOND_PIECES[f.minute * 61 + f.second] + MILLI_PIECES[milli] + lastDigits[f.microsecond - 1000 * milli];
}

function offsetText(offsetSeconds: number): string {
  if (offsetSeconds === 0) return '+00:00';
  const size = Math.abs(offsetSeconds),
    rest = size % 60;
  return `${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
