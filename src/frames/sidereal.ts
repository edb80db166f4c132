import {
  DAYS_PER_JULIAN_CENTURY,
  EARTH_ROTATION_RAD_PER_UT1_DAY,
  RAD_PER_ARCSEC,
  TWO_PI,
} from '../kernel/constants.js';
import { normalizeRad } from '../kernel/angle.js';
import { longTermWeight } from './long-term-precession.js';
import { LONG_TERM_COUNT, longTermCorrections, SIDEREAL } from './long-term-table.js';
import { siderealPolynomialArcsec } from './precession-p03.js';
import {
  moonElongationRad,
  moonLatitudeArgumentRad,
  moonMeanAnomalyRad,
  moonNodeRad,
  sunMeanAnomalyRad,
} from '../kernel/delaunay.js';

/** Earth rotation angle at UT1 (days since J2000.0), radians in [0, 2 pi) (IAU 2000 resolution B1.8; IERS Conventions 2010, eq. 5.15). */
export function earthRotationAngleRad(ut1J2k: number): number {
  const dayFraction = ut1J2k - Math.floor(ut1J2k);
  return normalizeRad(TWO_PI * (dayFraction + 0.779057273264 + 0.00273781191135448 * ut1J2k));
}

/**
 * Complementary terms of the equation of the equinoxes (IERS Conventions 2010, table 5.2e): multipliers of l, l', F, D and Omega, then sine
 * and cosine amplitudes in microarcseconds. Two planetary terms of 0.24 and 0.10 microarcseconds are omitted.
 */
const COMPLEMENTARY: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [0, 0, 0, 0, 1, 2640.96, -0.39],
  [0, 0, 0, 0, 2, 63.52, -0.02],
  [0, 0, 2, -2, 3, 11.75, 0.01],
  [0, 0, 2, -2, 1, 11.21, 0.01],
  [0, 0, 2, -2, 2, -4.55, 0],
  [0, 0, 2, 0, 3, 2.02, 0],
  [0, 0, 2, 0, 1, 1.98, 0],
  [0, 0, 0, 0, 3, -1.72, 0],
  [0, 1, 0, 0, 1, -1.41, -0.01],
  [0, 1, 0, 0, -1, -1.26, -0.01],
  [1, 0, 0, 0, -1, -0.63, 0],
  [1, 0, 0, 0, 1, -0.63, 0],
  [0, 1, 2, -2, 3, 0.46, 0],
  [0, 1, 2, -2, 1, 0.45, 0],
  [0, 0, 4, -4, 4, 0.36, 0],
  [0, 0, 2, 0, 0, 0.32, 0],
  [0, 0, 2, 0, 2, 0.28, 0],
  [1, 0, 2, 0, 3, 0.27, 0],
  [1, 0, 2, 0, 1, 0.26, 0],
  [0, 0, 2, -2, 0, -0.21, 0],
];
const COMPLEMENTARY_NODE_T_UAS = -0.87;

/** Sum of the complementary terms in radians at `t`, Julian centuries TT from J2000.0. */
function complementaryTermsRad(t: number): number {
  const l = moonMeanAnomalyRad(t),
    lp = sunMeanAnomalyRad(t),
    f = moonLatitudeArgumentRad(t),
    d = moonElongationRad(t),
    node = moonNodeRad(t);
  let sum = COMPLEMENTARY_NODE_T_UAS * t * Math.sin(node);
  for (let i = COMPLEMENTARY.length - 1; i >= 0; i--) {
    const c = COMPLEMENTARY[i];
    const argument = c[0] * l + c[1] * lp + c[2] * f + c[3] * d + c[4] * node;
    sum += c[5] * Math.sin(argument) + (c[6] === 0 ? 0 : c[6] * Math.cos(argument));
  }
  return sum * 1e-6 * RAD_PER_ARCSEC;
}

/**
 * Greenwich mean sidereal time at UT1 and TT (days since J2000.0), radians in [0, 2 pi): IAU 2006 (Capitaine et al. 2003, eq. 42), with the
 * long-term precession outside 1550-2650 (precession.ts). Errors: OutOfCoverage outside the years -13200 to 17200.
 */
export function greenwichMeanSiderealTimeRad(ut1J2k: number, ttJ2k: number): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
  const weight = longTermWeight(t);
  let excess = siderealPolynomialArcsec(t) * RAD_PER_ARCSEC;
  if (weight > 0) {
    const corrections = new Float64Array(2 * LONG_TERM_COUNT);
    longTermCorrections(t, corrections);
    excess += weight * corrections[SIDEREAL];
  }
  return normalizeRad(earthRotationAngleRad(ut1J2k) + excess);
}

/**
 * Greenwich apparent sidereal time at UT1 and TT (days since J2000.0), radians in [0, 2 pi), IAU 2006/2000A. `dpsiRad` is the nutation in
 * longitude, `meanObliquity` the mean obliquity of date, both in radians. Errors: as `greenwichMeanSiderealTimeRad`.
 */
export function greenwichApparentSiderealTimeRad(
  ut1J2k: number,
  ttJ2k: number,
  dpsiRad: number,
  meanObliquity: number,
): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
  return normalizeRad(
    greenwichMeanSiderealTimeRad(ut1J2k, ttJ2k) + dpsiRad * Math.cos(meanObliquity) + complementaryTermsRad(t),
  );
}

/** Rate of mean sidereal time in radians per UT1 day at TT (days since J2000.0). The omitted nutation is below 1e-9 of it. */
export function siderealRateRadPerDay(ttJ2k: number): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
  return (
    EARTH_ROTATION_RAD_PER_UT1_DAY + ((4612.156534 + 2 * 1.3915817 * t) * RAD_PER_ARCSEC) / DAYS_PER_JULIAN_CENTURY
  );
}
