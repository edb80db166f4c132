import { signedRad } from '../kernel/angle.js';
import { DAYS_PER_JULIAN_CENTURY, RAD_PER_ARCSEC } from '../kernel/constants.js';
import { longTermAngles, longTermWeight } from './long-term-precession.js';

/**
 * IAU 2006 precession with frame bias as the four Fukushima-Williams angles (Capitaine, Wallace & Chapront 2003, A&A 412, 567;
 * Hilton et al. 2006, table 1): gamma, phi, psi and the obliquity epsilon, each with its rate.
 * GCRS -> mean ecliptic of date is R3(-psi) R1(phi) R3(gamma); the mean equator follows by R1(-epsilon).
 */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];
const EPSILON = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

const value = (c: readonly number[], t: number): number =>
  (c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * (c[4] + t * c[5]))))) * RAD_PER_ARCSEC;
const ratePerDay = (c: readonly number[], t: number): number =>
  ((c[1] + t * (2 * c[2] + t * (3 * c[3] + t * (4 * c[4] + t * 5 * c[5])))) * RAD_PER_ARCSEC) / DAYS_PER_JULIAN_CENTURY;

/**
 * Writes [gamma, phi, psi, epsilon, and their rates per day] in radians for `ttJ2k`, days since J2000.0 TT: IAU 2006 within
 * 1550-2650, led over a century into the long-term model beyond (the two differ by 8 mas in 1550, 4 mas in 2650, 11" in -3000).
 */
export function precessionAngles(ttJ2k: number, out: Float64Array): void {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
  out[0] = value(GAMMA, t);
  out[1] = value(PHI, t);
  out[2] = value(PSI, t);
  out[3] = value(EPSILON, t);
  out[4] = ratePerDay(GAMMA, t);
  out[5] = ratePerDay(PHI, t);
  out[6] = ratePerDay(PSI, t);
  out[7] = ratePerDay(EPSILON, t);
  if (longTermWeight(ttJ2k) > 0) leadToLongTerm(ttJ2k, out);
}

/** The rate of the correction is its difference over a day: it changes by 1e-9 of itself in that time. */
const STEP_DAYS = 0.5;
const before = new Float64Array(4),
  after = new Float64Array(4);

function leadToLongTerm(ttJ2k: number, out: Float64Array): void {
  correction(ttJ2k - STEP_DAYS, before);
  correction(ttJ2k + STEP_DAYS, after);
  for (let i = 0; i < 4; i++) {
    out[i] += (before[i] + after[i]) / 2;
    out[4 + i] += (after[i] - before[i]) / (2 * STEP_DAYS);
  }
}

/** Long-term angles less those of IAU 2006, by their weight, radians. */
function correction(ttJ2k: number, out: Float64Array): void {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY,
    weight = longTermWeight(ttJ2k);
  longTermAngles(t, out);
  out[0] = weight * signedRad(out[0] - value(GAMMA, t));
  out[1] = weight * (out[1] - value(PHI, t));
  out[2] = weight * signedRad(out[2] - value(PSI, t));
  out[3] = weight * (out[3] - value(EPSILON, t));
}

/** General precession in longitude since J2000.0, p_A of IAU 2006 (Capitaine et al. 2003, eq. 39), degrees. */
export function generalPrecessionDeg(ttJ2k: number): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY;
  return (t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 + t * -0.0000000383))))) / 3600;
}
