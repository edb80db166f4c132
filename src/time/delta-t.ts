import { HermiteCurve } from './hermite.js';
import { j2kFromJulianEpoch, julianEpoch } from './calendar.js';
import type { IersDeltaT } from './iers.js';
import type { PackedTimeScales } from './packed.js';

/** TT - UT1 in seconds as a function of UT1 (days from J2000.0), with its 1-sigma uncertainty and the name of its source. */
export interface DeltaTCurve {
  seconds(ut1J2k: number): number;
  uncertaintySeconds(ut1J2k: number): number;
  source(ut1J2k: number): string;
}

/** Julian epoch of the first observed row of the published table. Earlier rows are the long-term integral, rounded to 0.1 h. */
const FIRST_OBSERVED_EPOCH = -720;
/** From this epoch on one cubic joins the long-term integral to the first observed value and rate. */
const PAST_JOIN_EPOCH = -820;
/** From this epoch on one cubic joins the published table to the IERS series. In the 1960s they differ by up to 0.65 s. */
const IERS_JOIN_EPOCH = 1960;
/** Time constants after the last value: its yearly mean rate relaxes to the long-term rate, its seasonal part to zero. */
const DECADE_RELAXATION_DAYS = 20 * 365.25;
const SEASONAL_RELAXATION_DAYS = 30;

/** Rate of TT - UT1 in s/day from the excess length of day in ms. */
const rateFromLod = (lodMs: number): number => lodMs / 1000;

/**
 * Long-term excess length of day in ms, t in Julian centuries from 1825: 1.78 t - 4.0 sin(2 pi t / 15).
 * Stephenson, Morrison and Hohenkerk 2016, Proc. R. Soc. A 472:20160404, section 5.
 */
function longTermLodMs(epoch: number): number {
  const t = (epoch - 1825) / 100;
  return 1.78 * t - 4 * Math.sin((2 * Math.PI * t) / 15);
}

/** Integral of `longTermLodMs` in seconds, without the constant. Its square term is the parabola of the same paper, 32.5 t^2. */
function longTermIntegralSeconds(epoch: number): number {
  const t = (epoch - 1825) / 100;
  return 36.525 * (0.89 * t * t + ((4 * 15) / (2 * Math.PI)) * Math.cos((2 * Math.PI * t) / 15));
}

/**
 * Standard error in seconds of TT - UT1 extrapolated over N years: 0.36525 N sqrt(N Q / 3 (1 + N / M)). It models the length of day as
 * Brownian motion with Q = 0.058 ms^2/yr, calibrated over M = 2500 years (Huber 2006, J. Geodesy 80, 283-303).
 */
export function extrapolationErrorSeconds(years: number): number {
  return 0.36525 * years * Math.sqrt(((years * 0.058) / 3) * (1 + years / 2500));
}

/** Continues TT - UT1 after the last observation. Value and rate are continuous; the rate relaxes to the long-term rate. */
class FutureDeltaT {
  private readonly startUt1J2k: number;
  private readonly constant: number;
  private readonly decadeExcess: number;
  private readonly seasonalExcess: number;

  constructor(startUt1J2k: number, seconds: number, meanRate: number, rate: number) {
    this.startUt1J2k = startUt1J2k;
    const epoch = julianEpoch(startUt1J2k);
    this.constant = seconds - longTermIntegralSeconds(epoch);
    this.decadeExcess = (meanRate - rateFromLod(longTermLodMs(epoch))) * DECADE_RELAXATION_DAYS;
    this.seasonalExcess = (rate - meanRate) * SEASONAL_RELAXATION_DAYS;
  }

  at(ut1J2k: number): number {
    const days = ut1J2k - this.startUt1J2k;
    return (
      this.constant +
      longTermIntegralSeconds(julianEpoch(ut1J2k)) -
      this.decadeExcess * Math.expm1(-days / DECADE_RELAXATION_DAYS) -
      this.seasonalExcess * Math.expm1(-days / SEASONAL_RELAXATION_DAYS)
    );
  }
}

/**
 * TT - UT1 by the table of Stephenson, Morrison and Hohenkerk 2016 and its long-term model before and after. With an IERS series, the
 * observations replace the table from 1962 on. Errors: Error when table and series do not fit together.
 */
export class Smh2016DeltaT implements DeltaTCurve {
  private readonly knots: HermiteCurve;
  private readonly pastEnd: number;
  private readonly pastConstant: number;
  private readonly knotsEnd: number;
  private readonly joinStart: number;
  private readonly joinOffset: number;
  private readonly observedEnd: number;
  private readonly future: FutureDeltaT;
  private readonly uncertaintyAt: HermiteCurve;
  private readonly uncertaintyStart: readonly [number, number];
  private readonly iers: IersDeltaT | undefined;

  constructor(table: PackedTimeScales['smh2016'], iers?: IersDeltaT) {
    this.iers = iers;
    const all = table.rows.map(([epoch, seconds, sigma, lod]) => ({
      epoch,
      x: j2kFromJulianEpoch(epoch),
      seconds,
      sigma,
      rate: rateFromLod(lod),
    }));
    const observed = all.filter(({ epoch }) => epoch >= FIRST_OBSERVED_EPOCH && (!iers || epoch <= IERS_JOIN_EPOCH));
    const first = observed[0],
      last = observed[observed.length - 1];
    if (first.epoch !== FIRST_OBSERVED_EPOCH)
      throw new Error('the delta T table does not contain its first observed epoch');
    this.pastConstant = first.seconds - longTermIntegralSeconds(first.epoch);
    this.pastEnd = j2kFromJulianEpoch(PAST_JOIN_EPOCH);
    const knots: [number, number, number][] = [
      [
        this.pastEnd,
        longTermIntegralSeconds(PAST_JOIN_EPOCH) + this.pastConstant,
        rateFromLod(longTermLodMs(PAST_JOIN_EPOCH)),
      ],
      ...observed.map(({ x, seconds, rate }): [number, number, number] => [x, seconds, rate]),
    ];
    this.joinStart = last.x;
    this.joinOffset = 0;
    if (iers) {
      const tableRow = all.find(({ x }) => x === iers.firstUt1J2k);
      if (!tableRow) throw new Error('the IERS series must begin at an epoch of the delta T table');
      this.joinOffset = Math.abs(iers.at(iers.firstUt1J2k) - tableRow.seconds);
      knots.push([iers.firstUt1J2k, iers.at(iers.firstUt1J2k), iers.firstRate]);
      this.observedEnd = iers.lastUt1J2k;
      this.future = new FutureDeltaT(iers.lastUt1J2k, iers.at(iers.lastUt1J2k), iers.meanLastYearRate, iers.lastRate);
    } else {
      this.observedEnd = last.x;
      this.future = new FutureDeltaT(last.x, last.seconds, last.rate, last.rate);
    }
    this.knots = new HermiteCurve(knots);
    this.knotsEnd = knots[knots.length - 1][0];
    this.uncertaintyAt = new HermiteCurve(linearKnots(all.map(({ x, sigma }) => [x, sigma])));
    this.uncertaintyStart = [all[0].epoch, all[0].sigma];
  }

  seconds(ut1J2k: number): number {
    if (ut1J2k >= this.observedEnd) return this.future.at(ut1J2k);
    if (this.iers && ut1J2k >= this.knotsEnd) return this.iers.at(ut1J2k);
    if (ut1J2k >= this.pastEnd) return this.knots.at(ut1J2k);
    return this.pastConstant + longTermIntegralSeconds(julianEpoch(ut1J2k));
  }

  uncertaintySeconds(ut1J2k: number): number {
    const epoch = julianEpoch(ut1J2k);
    if (ut1J2k >= this.observedEnd)
      return Math.hypot(
        this.uncertaintyOfObserved(this.observedEnd),
        extrapolationErrorSeconds(epoch - julianEpoch(this.observedEnd)),
      );
    const [firstEpoch, firstSigma] = this.uncertaintyStart;
    // Before the published table its first uncertainty grows in proportion to the extrapolation error.
    if (epoch < firstEpoch)
      return (
        (firstSigma * extrapolationErrorSeconds(FIRST_OBSERVED_EPOCH - epoch)) /
        extrapolationErrorSeconds(FIRST_OBSERVED_EPOCH - firstEpoch)
      );
    return this.uncertaintyOfObserved(ut1J2k);
  }

  private uncertaintyOfObserved(ut1J2k: number): number {
    if (this.iers && ut1J2k >= this.knotsEnd) return this.iers.uncertaintySeconds(ut1J2k);
    const published = this.uncertaintyAt.at(ut1J2k);
    // Within the join, table and series differ by more than the table's uncertainty: half of the difference is added.
    return this.iers && ut1J2k > this.joinStart ? Math.hypot(published, this.joinOffset / 2) : published;
  }

  source(ut1J2k: number): string {
    if (ut1J2k >= this.observedEnd)
      return 'Stephenson-Morrison-Hohenkerk 2016 long-term length of day, joined to the last value';
    if (this.iers && ut1J2k >= this.knotsEnd) {
      if (ut1J2k >= this.iers.firstPredictionUt1J2k) return 'IERS finals2000A (predicted)';
      return ut1J2k >= this.iers.firstFinalsUt1J2k ? 'IERS finals2000A' : 'IERS EOP 20 C04';
    }
    if (ut1J2k > this.joinStart) return 'Stephenson-Morrison-Hohenkerk 2016 table, joined to IERS EOP 20 C04';
    return ut1J2k >= j2kFromJulianEpoch(FIRST_OBSERVED_EPOCH)
      ? 'Stephenson-Morrison-Hohenkerk 2016 table'
      : 'Stephenson-Morrison-Hohenkerk 2016 long-term length of day';
  }
}

/** Knots of a Hermite curve close to the polygon through the points. Each slope is the smaller of its neighbours, so that the curve never overshoots. */
function linearKnots(points: readonly (readonly [number, number])[]): [number, number, number][] {
  const slope = (i: number): number => (points[i + 1][1] - points[i][1]) / (points[i + 1][0] - points[i][0]);
  return points.map(([x, f], i) => {
    if (i === 0 || i === points.length - 1) return [x, f, 0];
    const left = slope(i - 1),
      right = slope(i);
    return [x, f, left * right <= 0 ? 0 : Math.sign(left) * Math.min(Math.abs(left), Math.abs(right))];
  });
}

/** A constant TT - UT1 chosen by the caller, in seconds. */
export class FixedDeltaT implements DeltaTCurve {
  private readonly value: number;
  constructor(seconds: number) {
    this.value = seconds;
  }
  seconds(): number {
    return this.value;
  }
  uncertaintySeconds(): number {
    return 0;
  }
  source(): string {
    return 'fixed by the caller';
  }
}
