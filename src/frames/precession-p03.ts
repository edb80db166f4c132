import { DAYS_PER_JULIAN_CENTURY, RAD_PER_ARCSEC } from '../kernel/constants.js';

/**
 * IAU 2006 precession with frame bias in Fukushima-Williams angles: gamma, phi, psi and the obliquity epsilon. Coefficients of powers of
 * Julian centuries TT, arcseconds. Sources: Capitaine, Wallace & Chapront 2003, A&A 412, 567; Hilton et al. 2006, table 1.
 */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];
const EPSILON = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

const value = (c: readonly number[], t: number): number =>
  (c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * (c[4] + t * c[5]))))) * RAD_PER_ARCSEC;
const ratePerDay = (c: readonly number[], t: number): number =>
  ((c[1] + t * (2 * c[2] + t * (3 * c[3] + t * (4 * c[4] + t * 5 * c[5])))) * RAD_PER_ARCSEC) / DAYS_PER_JULIAN_CENTURY;

/** Writes [gamma, phi, psi, epsilon] in radians and their rates per day (8 numbers) at `t`, Julian centuries TT from J2000.0. */
export function precessionP03(t: number, out: Float64Array): void {
  out[0] = value(GAMMA, t);
  out[1] = value(PHI, t);
  out[2] = value(PSI, t);
  out[3] = value(EPSILON, t);
  out[4] = ratePerDay(GAMMA, t);
  out[5] = ratePerDay(PHI, t);
  out[6] = ratePerDay(PSI, t);
  out[7] = ratePerDay(EPSILON, t);
}

/** General precession in longitude since J2000.0, p_A, in radians at `t`, Julian centuries TT from J2000.0 (Capitaine et al. 2003, eq. 39). */
export const generalPrecessionP03Rad = (t: number): number =>
  t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 + t * -0.0000000383)))) * RAD_PER_ARCSEC;

/** Greenwich mean sidereal time minus the Earth rotation angle, in arcseconds at `t`, Julian centuries TT from J2000.0 (Capitaine et al. 2003, eq. 42). */
export const siderealPolynomialArcsec = (t: number): number =>
  0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 + t * -0.0000000368))));
