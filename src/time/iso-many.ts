import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { daysInMonth, gregorianDate } from './calendar.js';
import { formatUtc, splitUtc } from './iso.js';
import type { LeapSeconds } from './leap-seconds.js';

/** Strings on one sheet. A string that stays in memory keeps its sheet (8 kB) in memory. */
const SHEET_TEXTS = 256;
const TO_THE_SECOND = '0000-00-00T00:00:00+00:00';
const TO_THE_MICROSECOND = '0000-00-00T00:00:00.000000+00:00';
const DECODER = new TextDecoder(),
  ENCODER = new TextEncoder();
/** ASCII codes of two digits as one 16-bit number. */
const PAIRS = Uint16Array.from({ length: 100 }, (_, i) => 0x3030 + (i % 10) * 256 + Math.floor(i / 10));

/** A buffer for many strings of one pattern. They are decoded together; each string is a slice of the decoded sheet, a small object. */
class Sheet {
  private readonly length: number;
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  /** Index of each string in the result. */
  private readonly indices = new Int32Array(SHEET_TEXTS);
  private count = 0;

  constructor(pattern: string) {
    this.length = pattern.length;
    this.bytes = ENCODER.encode(pattern.repeat(SHEET_TEXTS));
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
  }

  /** Starts the string of the given index and returns its byte offset. */
  begin(index: number, texts: string[]): number {
    if (this.count === SHEET_TEXTS) this.flush(texts);
    this.indices[this.count] = index;
    return this.count++ * this.length;
  }

  /** Writes a number of two digits at a byte offset. */
  put(at: number, value: number): void {
    this.view.setUint16(at, PAIRS[value], true);
  }

  /** Decodes the sheet and stores its strings in the result. */
  flush(texts: string[]): void {
    const { length } = this,
      sheet = DECODER.decode(this.bytes.subarray(0, this.count * length));
    for (let i = 0; i < this.count; i++) texts[this.indices[i]] = sheet.substring(i * length, (i + 1) * length);
    this.count = 0;
  }
}

/** Splits day numbers into dates. It keeps the last month, because consecutive instants are often in the same month. */
class MonthCounter {
  year = 0;
  month = 0;
  private first = 0;
  private last = -1;

  /** Day of the month of a day number. Sets `year` and `month`. */
  dayOf(dayNumber: number): number {
    if (dayNumber < this.first || dayNumber > this.last) {
      const { year, month, day } = gregorianDate(dayNumber);
      this.year = year;
      this.month = month;
      this.first = dayNumber - day + 1;
      this.last = this.first + daysInMonth(year, month) - 1;
    }
    return dayNumber - this.first + 1;
  }
}

/**
 * Formats many UTC quasi-day counts (days from J2000.0), each as `formatUtc` does. For answers with thousands of dates: it makes one string
 * a date instead of four, which saves garbage collection. Fastest for instants in order of time.
 */
export function formatUtcMany(utcJ2k: Float64Array, leapSeconds: LeapSeconds): string[] {
  const time = { dayNumber: 0, second: 0, microsecond: 0 },
    months = new MonthCounter(),
    seconds = new Sheet(TO_THE_SECOND),
    microseconds = new Sheet(TO_THE_MICROSECOND);
  const texts = new Array<string>(utcJ2k.length);
  for (let i = 0; i < utcJ2k.length; i++) {
    splitUtc(utcJ2k[i], leapSeconds, time);
    const { dayNumber, second, microsecond } = time,
      day = months.dayOf(dayNumber),
      { year } = months;
    if (year < 0 || year > 9999) {
      texts[i] = formatUtc(utcJ2k[i], leapSeconds);
      continue;
    }
    const sheet = microsecond === 0 ? seconds : microseconds,
      at = sheet.begin(i, texts);
    const century = (year / 100) | 0,
      minutes = second === SECONDS_PER_DAY ? 1439 : (second / 60) | 0,
      hours = (minutes / 60) | 0;
    sheet.put(at, century);
    sheet.put(at + 2, year - 100 * century);
    sheet.put(at + 5, months.month);
    sheet.put(at + 8, day);
    sheet.put(at + 11, hours);
    sheet.put(at + 14, minutes - 60 * hours);
    sheet.put(at + 17, second - 60 * minutes);
    if (microsecond === 0) continue;
    const first = (microsecond / 10_000) | 0,
      firstTwo = (microsecond / 100) | 0;
    sheet.put(at + 20, first);
    sheet.put(at + 22, firstTwo - 100 * first);
    sheet.put(at + 24, microsecond - 100 * firstTwo);
  }
  seconds.flush(texts);
  microseconds.flush(texts);
  return texts;
}
