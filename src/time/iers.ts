import { J2000_MJD } from './packed.js';
import type { PackedTimeScales } from './packed.js';
import { hermite } from './hermite.js';

/**
 * TT - UT1 of the IERS at 0h UTC of each day since 1962, interpolated. The argument is UT1 instead of UTC: they differ by less than a second,
 * in which TT - UT1 changes by less than 30 ns. TT - UT1 contains no leap seconds and has no jumps.
 */
export class IersDeltaT {
  readonly firstUt1J2k: number;
  readonly lastUt1J2k: number;
  readonly firstFinalsUt1J2k: number;
  readonly firstPredictionUt1J2k: number;
  private readonly seconds: Float64Array;
  /** Rates in s/day at the daily points: five-point differences, which follow the fortnightly tides to less than a microsecond. */
  private readonly rates: Float64Array;
  private readonly packed: PackedTimeScales['iers'];

  constructor(packed: PackedTimeScales['iers']) {
    this.packed = packed;
    const n = packed.deltaTUnitsOf1e7.length;
    this.firstUt1J2k = packed.firstMjd - J2000_MJD;
    this.lastUt1J2k = this.firstUt1J2k + n - 1;
    this.firstFinalsUt1J2k = packed.firstFinalsMjd - J2000_MJD;
    this.firstPredictionUt1J2k = packed.firstPredictionMjd - J2000_MJD;
    let units = 0;
    const f = Float64Array.from(packed.deltaTUnitsOf1e7, (difference) => (units += difference) / 1e7);
    this.seconds = f;
    this.rates = f.map((_, i) => {
      if (i >= 2 && i < n - 2) return (8 * (f[i + 1] - f[i - 1]) - (f[i + 2] - f[i - 2])) / 12;
      if (i === 0) return f[1] - f[0];
      if (i === n - 1) return f[n - 1] - f[n - 2];
      return (f[i + 1] - f[i - 1]) / 2;
    });
  }

  /** TT - UT1 in seconds. The argument must be within the series. */
  at(ut1J2k: number): number {
    const x = ut1J2k - this.firstUt1J2k,
      i = Math.min(this.seconds.length - 2, Math.max(0, Math.floor(x)));
    return hermite(x - i, 1, this.seconds[i], this.rates[i], this.seconds[i + 1], this.rates[i + 1]);
  }

  /** Rate of TT - UT1 in s/day at the first point. */
  get firstRate(): number {
    return this.rates[0];
  }
  /** Rate of TT - UT1 in s/day at the last point. */
  get lastRate(): number {
    return this.rates[this.rates.length - 1];
  }
  /** Mean rate of TT - UT1 in s/day over the last year of the series. */
  get meanLastYearRate(): number {
    const n = this.seconds.length;
    return (this.seconds[n - 1] - this.seconds[n - 366]) / 365;
  }

  /** Published 1-sigma uncertainty in seconds, also of the predictions. */
  uncertaintySeconds(ut1J2k: number): number {
    const blocks = this.packed.uncertaintyMicroseconds;
    const i = Math.floor((ut1J2k - this.firstUt1J2k) / this.packed.uncertaintyBlockDays);
    return blocks[Math.min(blocks.length - 1, Math.max(0, i))] * 1e-6;
  }
}
