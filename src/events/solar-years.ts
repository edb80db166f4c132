import { signedDeg } from '../kernel/angle.js';
import { TROPICAL_YEAR_DAYS } from '../kernel/constants.js';
import { SUN_BODY } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import type { Instant } from '../time/instant.js';

/** The coordinate in which the motion of the Sun is measured. */
export type SolarCoordinate = 'longitude' | 'rightAscension';

/** Tolerance of the roots, days (10 ms), and the largest number of Newton steps. */
const ROOT_TOLERANCE_DAYS = 1e-7;
const MAX_STEPS = 20;
/** Mean motion of the Sun, degrees per day: the first guess of an arc. */
const MEAN_SUN_DEG_PER_DAY = 360 / TROPICAL_YEAR_DAYS;

/**
 * Solar returns of a birth, and the days after birth in which the Sun moves an arc. Apparent geocentric Sun, instants in UT1 days since
 * J2000.0. Newton's method on the exact rate: the guesses are days from the root, and the Sun is nearly uniform. Errors: OutOfCoverage.
 */
export class SolarYears {
  private readonly sky: Sky;
  private readonly instantFromUt1: (ut1J2k: number) => Instant;
  private readonly birthUt1: number;
  private readonly returns = new Map<number, number>();

  constructor(sky: Sky, instantFromUt1: (ut1J2k: number) => Instant, birthUt1: number) {
    this.sky = sky;
    this.instantFromUt1 = instantFromUt1;
    this.birthUt1 = birthUt1;
  }

  /** The solar return after a number of years, UT1; the birth itself for 0. */
  returnAfter(years: number): number {
    if (years === 0) return this.birthUt1;
    const known = this.returns.get(years);
    if (known !== undefined) return known;
    const natal = this.sunAt('longitude', this.birthUt1).deg;
    const found = this.root('longitude', natal, this.birthUt1 + years * TROPICAL_YEAR_DAYS);
    this.returns.set(years, found);
    return found;
  }

  /** The instant of an age in years, UT1: the fraction of a year is proportional between two solar returns. */
  instantOfAge(ageYears: number): number {
    const completed = Math.floor(ageYears),
      start = this.returnAfter(completed);
    return start + (ageYears - completed) * (this.returnAfter(completed + 1) - start);
  }

  /** The days after birth in which the Sun moves an arc (degrees). */
  daysOfArc(arcDeg: number, coordinate: SolarCoordinate): number {
    const start = this.sunAt(coordinate, this.birthUt1).deg;
    return this.root(coordinate, start + arcDeg, this.birthUt1 + arcDeg / MEAN_SUN_DEG_PER_DAY) - this.birthUt1;
  }

  /** The instant near a guess at which the Sun has a longitude or right ascension. */
  private root(coordinate: SolarCoordinate, targetDeg: number, guessUt1: number): number {
    let at = guessUt1;
    for (let i = 0; i < MAX_STEPS; i++) {
      const { deg, rate } = this.sunAt(coordinate, at);
      const step = signedDeg(targetDeg - deg) / rate;
      at += step;
      if (Math.abs(step) < ROOT_TOLERANCE_DAYS) break;
    }
    return at;
  }

  private sunAt(coordinate: SolarCoordinate, ut1J2k: number): { readonly deg: number; readonly rate: number } {
    const instant = this.instantFromUt1(ut1J2k);
    const sun =
      coordinate === 'longitude'
        ? this.sky.apparent(SUN_BODY, instant)
        : this.sky.apparentEquatorial(SUN_BODY, instant);
    return { deg: sun.longitudeDeg, rate: sun.longitudeRateDegPerDay };
  }
}
