import type { Engine } from '../engine.js';
import { signedDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import { SUN_BODY } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { ayanamsaDeg } from './ayanamsa.js';
import type { ayanamsaSystem } from './ayanamsa.js';

/** Mean sidereal year, days (IAU 1994: 365.256363 ephemeris days). */
const SIDEREAL_YEAR_DAYS = 365.256363;
/** Convergence limit, degrees, and greatest number of steps of Newton's method. */
const CLOSE_DEG = 2e-11,
  ROUNDS = 12;

/** A search of a sidereal solar return. */
export interface SiderealReturn {
  readonly natal: Instant;
  /** Years since birth: the number of the return. */
  readonly years: number;
  readonly system: ReturnType<typeof ayanamsaSystem>;
  /** Observer of the return; null for the Earth's centre. */
  readonly site: Site | null;
  /** Observer at birth; null for the Earth's centre. */
  readonly natalSite: Site | null;
  /** Field and value that errors report. */
  readonly origin: { readonly field: string; readonly given: unknown };
}

/**
 * The sidereal solar return with number `years` (0 is the birth): the instant at which the Sun's apparent longitude less the true ayanamsa
 * of date equals the natal value. Returns are counted, not calendar years, so that births from January to March get the right year.
 * Newton's method starts at the mean year; the Sun's rate varies by 4 %. Errors: OutOfCoverage with `origin`.
 */
export function siderealSolarReturn(engine: Engine, search: SiderealReturn): Instant {
  const { natal, years, system, site, natalSite, origin } = search;
  if (years === 0) return natal;
  const sun = (instant: Instant, from: Site | null): { deg: number; rate: number } => {
    const place = engine.sky.apparent(SUN_BODY, instant, from);
    return {
      deg: place.longitudeDeg - ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true'),
      rate: engine.sky.apparent(SUN_BODY, instant).longitudeRateDegPerDay,
    };
  };
  const wanted = sun(natal, natalSite).deg;
  let ut1J2k = natal.ut1J2k + years * SIDEREAL_YEAR_DAYS;
  for (let round = 0; round < ROUNDS; round++) {
    const instant: Instant = { ...engine.time.instantFromUt1(ut1J2k), origin };
    const { deg, rate } = sun(instant, site);
    const gap = signedDeg(deg - wanted);
    if (Math.abs(gap) < CLOSE_DEG) return instant;
    ut1J2k -= gap / rate;
  }
  return { ...engine.time.instantFromUt1(ut1J2k), origin };
}

/** The civil year of a datetime in its own offset. `field`: JSON pointer. Errors: InvalidInput. */
export function civilYear(engine: Engine, text: string, field: string): number {
  const year = /^[+-]?\d+/.exec(engine.time.echoIso(text, field));
  if (year === null) throw new InvalidInput({ field, message: 'has no year', given: text, allowed: 'a datetime' });
  return Number(year[0]);
}
