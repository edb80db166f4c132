import { TWO_PI } from './constants.js';

/** Reduces an angle in degrees to [0, 360). Never returns -0 or 360: a tiny negative angle gives 0. */
export function normalizeDeg(deg: number): number {
  const reduced = deg % 360;
  const positive = reduced < 0 ? reduced + 360 : reduced;
  return positive === 360 || positive === 0 ? 0 : positive;
}

/** Reduces an angle in degrees, such as the difference of two directions, to [-180, 180). */
export function signedDeg(deg: number): number {
  const positive = normalizeDeg(deg + 180) - 180;
  return positive === 0 ? 0 : positive;
}

/** Shortest separation of two longitudes in degrees, in [0, 180]. */
export function separationDeg(a: number, b: number): number {
  return Math.abs(signedDeg(a - b));
}

/** Reduces an angle in radians to [0, 2 pi). */
export function normalizeRad(rad: number): number {
  const reduced = rad % TWO_PI;
  const positive = reduced < 0 ? reduced + TWO_PI : reduced;
  return positive >= TWO_PI || positive === 0 ? 0 : positive;
}

/** Reduces an angle in radians to [-pi, pi). */
export function signedRad(rad: number): number {
  return normalizeRad(rad + Math.PI) - Math.PI;
}
