import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD } from '../kernel/constants.js';
import { GENERAL, LONG_TERM_COUNT, longTermCorrections } from './long-term-table.js';
import { longTermWeight, longTermWeightRate } from './long-term-precession.js';
import { generalPrecessionP03Rad, precessionP03 } from './precession-p03.js';

/**
 * Writes the Fukushima-Williams angles [gamma, phi, psi, epsilon] in radians and their rates per day (8 numbers) at `ttJ2k`, days since
 * J2000.0 TT. The rotation from the GCRS to the mean ecliptic of date is R3(-psi) R1(phi) R3(gamma); R1(-epsilon) leads to the mean equator.
 * The model is IAU 2006 within 1550-2650 and the long-term model from a century beyond, with a smooth join (the models differ by 8 mas in
 * 1550, 4 mas in 2650 and 11" in -3000). Errors: OutOfCoverage outside the years -13200 to 17200.
 */
export function precessionAngles(ttJ2k: number, out: Float64Array): void {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY,
    weight = longTermWeight(t);
  precessionP03(t, out);
  if (weight === 0) return;
  const corrections = new Float64Array(2 * LONG_TERM_COUNT);
  longTermCorrections(t, corrections);
  const weightRate = longTermWeightRate(t);
  for (let i = 0; i < 4; i++) {
    out[i] += weight * corrections[i];
    out[4 + i] += (weight * corrections[LONG_TERM_COUNT + i] + weightRate * corrections[i]) / DAYS_PER_JULIAN_CENTURY;
  }
}

/**
 * General precession in longitude since J2000.0 in degrees at `ttJ2k`, days since J2000.0 TT: p_A of IAU 2006 within 1550-2650, the
 * long-term model beyond. It has the same join as `precessionAngles`, so that a sidereal zodiac and the places in it use one precession.
 * Errors: OutOfCoverage outside the years -13200 to 17200.
 */
export function generalPrecessionDeg(ttJ2k: number): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY,
    weight = longTermWeight(t);
  let p = generalPrecessionP03Rad(t);
  if (weight > 0) {
    const corrections = new Float64Array(2 * LONG_TERM_COUNT);
    longTermCorrections(t, corrections);
    p += weight * corrections[GENERAL];
  }
  return p * DEG_PER_RAD;
}
