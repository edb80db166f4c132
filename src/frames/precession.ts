import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD } from '../kernel/constants.js';
import { GENERAL, LONG_TERM_COUNT, longTermCorrections } from './long-term-table.js';
import { longTermWeight, longTermWeightRate } from './long-term-precession.js';
import { generalPrecessionP03Rad, precessionP03 } from './precession-p03.js';

const corrections = new Float64Array(2 * LONG_TERM_COUNT);

/**
 * Writes [gamma, phi, psi, epsilon, and their rates per day] in radians for `ttJ2k`, days since J2000.0 TT: IAU 2006 within
 * 1550-2650, led over a century into the long-term model beyond (the two differ by 8 mas in 1550, 4 mas in 2650, 11" in -3000).
 * GCRS -> mean ecliptic of date is R3(-psi) R1(phi) R3(gamma); the mean equator follows by R1(-epsilon). Errors: OutOfCoverage beyond
 * the reach of the long-term model.
 */
export function precessionAngles(ttJ2k: number, out: Float64Array): void {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY,
    weight = longTermWeight(t);
  precessionP03(t, out);
  if (weight === 0) return;
  longTermCorrections(t, corrections);
  const weightRate = longTermWeightRate(t);
  for (let i = 0; i < 4; i++) {
    out[i] += weight * corrections[i];
    out[4 + i] += (weight * corrections[LONG_TERM_COUNT + i] + weightRate * corrections[i]) / DAYS_PER_JULIAN_CENTURY;
  }
}

/**
 * General precession in longitude since J2000.0, degrees: p_A of IAU 2006 within 1550-2650, that of the long-term poles beyond, led
 * over as the angles are, so that a zodiac tied to an epoch and the places in it stand on one precession.
 */
export function generalPrecessionDeg(ttJ2k: number): number {
  const t = ttJ2k / DAYS_PER_JULIAN_CENTURY,
    weight = longTermWeight(t);
  let p = generalPrecessionP03Rad(t);
  if (weight > 0) {
    longTermCorrections(t, corrections);
    p += weight * corrections[GENERAL];
  }
  return p * DEG_PER_RAD;
}
