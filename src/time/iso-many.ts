import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { daysInMonth, gregorianDate } from './calendar.js';
import { formatUtc, splitUtc } from './iso.js';
import type { LeapSeconds } from './leap-seconds.js';

/** Texts on one sheet: a text that is kept keeps its sheet, eight kilobytes. */
const SHEET_TEXTS = 256;
const TO_THE_SECOND = '0000-00-00T00:00:00+00:00';
const TO_THE_MICROSECOND = '0000-00-00T00:00:00.000000+00:00';
const DECODER = new TextDecoder(),
  ENCODER = new TextEncoder();
/** Two digits as two bytes. */
const PAIRS = Uint16Array.from({ length: 100 }, (_, i) => 0x3030 + (i % 10) * 256 + Math.floor(i / 10));

/** Texts of one pattern side by side, which become strings together: each is a piece of one, a small object. */
class Sheet {
  private readonly length: number;
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  /** Where each text goes among all. */
  private readonly places = new Int32Array(SHEET_TEXTS);
  private count = 0;

  constructor(pattern: string) {
    this.length = pattern.length;
    this.bytes = ENCODER.encode(pattern.repeat(SHEET_TEXTS));
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
  }

  /** Begins a text; returned is where its bytes begin. */
  begin(place: number, texts: string[]): number {
    if (this.count === SHEET_TEXTS) this.cut(texts);
    this.places[this.count] = place;
    return this.count++ * this.length;
  }

  /** Puts a number of two digits. */
  put(at: number, value: number): void {
    this.view.setUint16(at, PAIRS[value], true);
  }

  /** Cuts the sheet into the texts that are on it. */
  cut(texts: string[]): void {
    const { length } = this,
      sheet = DECODER.decode(this.bytes.subarray(0, this.count * length));
    for (let i = 0; i < this.count; i++) texts[this.places[i]] = sheet.substring(i * length, (i + 1) * length);
    this.count = 0;
  }
}

/** The month of a moment. Many in turn lie in the same one, whose days are counted from its first. */
class MonthCounter {
  year = 0;
  month = 0;
  private first = 0;
  private last = -1;

  /** The day of the month of a day number, whose month becomes this one. */
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
 * Many moments of UTC as `formatUtc` writes each, for answers of ten thousand dates: what a date costs there is what the collector of
 * garbage finds of it, four strings where this makes one. Quickest in the order of time.
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
  seconds.cut(texts);
  microseconds.cut(texts);
  return texts;
}
