import { SECONDS_PER_DAY, TT_MINUS_TAI_S } from '../kernel/constants.js';
import { J2000_MJD } from './packed.js';
import type { PackedTimeScales } from './packed.js';

/**
 * UTC since 1972: TAI - UTC by the table of IERS Bulletin C. UTC is counted in quasi-days: a day that ends with a leap second is one day of
 * 86401 s, so that each instant has one count (convention of SOFA, "Time Scale and Calendar Tools", 2.4).
 */
export class LeapSeconds {
  readonly source: string;
  /** Start of the table, 1972-01-01 0h UTC, in UTC quasi-days and in TT days from J2000.0. */
  readonly startUtcJ2k: number;
  readonly startTtJ2k: number;
  readonly announcedUntilUtcJ2k: number;
  private readonly utcStart: Float64Array;
  private readonly ttStart: Float64Array;
  private readonly taiMinusUtcAt: Float64Array;
  /** Seconds inserted at the end of each day, from the first day of the table. */
  private readonly inserted: Int8Array;
  private readonly firstDay: number;

  constructor(packed: PackedTimeScales['leapSeconds']) {
    this.source = packed.source;
    this.announcedUntilUtcJ2k = packed.announcedUntilMjd - J2000_MJD;
    this.utcStart = Float64Array.from(packed.entries, ([mjd]) => mjd - J2000_MJD);
    this.taiMinusUtcAt = Float64Array.from(packed.entries, ([, offset]) => offset);
    this.ttStart = this.utcStart.map((start, i) => start + (this.taiMinusUtcAt[i] + TT_MINUS_TAI_S) / SECONDS_PER_DAY);
    this.startUtcJ2k = this.utcStart[0];
    this.startTtJ2k = this.ttStart[0];
    this.firstDay = this.startUtcJ2k + 0.5;
    this.inserted = new Int8Array(this.utcStart[this.utcStart.length - 1] + 0.5 - this.firstDay);
    for (let i = 1; i < this.utcStart.length; i++)
      this.inserted[this.utcStart[i] - 0.5 - this.firstDay] = this.taiMinusUtcAt[i] - this.taiMinusUtcAt[i - 1];
  }

  private indexAt(starts: Float64Array, j2k: number): number {
    let i = starts.length - 1;
    while (i >= 0 && starts[i] > j2k) i--;
    return i;
  }

  /** TAI - UTC in seconds at a UTC quasi-day count (days from J2000.0) from 1972-01-01 on. Within a leap second: the value before it. */
  taiMinusUtcSeconds(utcJ2k: number): number {
    return this.taiMinusUtcAt[Math.max(0, this.indexAt(this.utcStart, utcJ2k))];
  }

  /** Seconds inserted at the end of a UTC day (day numbers of calendar.ts): 0 or 1. */
  leapAtEndOf(dayNumber: number): number {
    const { inserted, firstDay } = this;
    return dayNumber >= firstDay && dayNumber < firstDay + inserted.length ? inserted[dayNumber - firstDay] : 0;
  }

  /** Seconds in a UTC day: 86400 or 86401. */
  dayLengthSeconds(dayNumber: number): number {
    return SECONDS_PER_DAY + this.leapAtEndOf(dayNumber);
  }

  /** TT of a UTC quasi-day count, both in days from J2000.0. Valid from 1972-01-01 UTC on. */
  ttFromUtc(utcJ2k: number): number {
    const i = Math.max(0, this.indexAt(this.utcStart, utcJ2k));
    const next = i + 1 < this.utcStart.length ? this.utcStart[i + 1] : Infinity;
    const stretch =
      next - utcJ2k <= 1 ? (1 - (next - utcJ2k)) * (this.taiMinusUtcAt[i + 1] - this.taiMinusUtcAt[i]) : 0;
    return utcJ2k + (this.taiMinusUtcAt[i] + TT_MINUS_TAI_S + stretch) / SECONDS_PER_DAY;
  }

  /** UTC quasi-day count of TT, both in days from J2000.0. Valid from 1972-01-01 UTC on. */
  utcFromTt(ttJ2k: number): number {
    const i = Math.max(0, this.indexAt(this.ttStart, ttJ2k));
    const utc = ttJ2k - (this.taiMinusUtcAt[i] + TT_MINUS_TAI_S) / SECONDS_PER_DAY;
    if (i + 1 === this.utcStart.length) return utc;
    const dayStart = this.utcStart[i + 1] - 1;
    if (utc <= dayStart) return utc;
    const leap = this.taiMinusUtcAt[i + 1] - this.taiMinusUtcAt[i];
    return utc - ((utc - dayStart) * leap) / (SECONDS_PER_DAY + leap);
  }
}
