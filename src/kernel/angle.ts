import { TWO_PI } from './constants.js';

/** Angle in degrees reduced to [0, 360). Never -0, never 360 (a tiny negative rounds to 0). */
export function normalizeDeg(deg: number): number {
  const reduced = deg % 360;
  const positive = reduced < 0 ? reduced + 360 : reduced;
  return positive === 360 || positive === 0 ? 0 : positive;
}

/** Signed difference of two directions in degrees, in [-180, 180). */
export function signedDeg(deg: number): number {
  const positive = normalizeDeg(deg + 180) - 180;
  return positive === 0 ? 0 : positive;
}

/** Shortest separation of two longitudes in degrees, in [0, 180]. */
export function separationDeg(a: number, b: number): number {
  return Math.abs(signedDeg(a - b));
}

/** Angle in radians reduced to [0, 2 pi). */
export function normalizeRad(rad: number): number {
  const reduced = rad % TWO_PI;
  const positive = reduced < 0 ? reduced + TWO_PI : reduced;
  return positive >= TWO_PI || positive === 0 ? 0 : positive;
}

/** Signed angle in radians, in [-pi, pi). */
export function signedRad(rad: number): number {
  return normalizeRad(rad + Math.PI) - Math.PI;
}
