import { normalizeDeg } from '../../kernel/angle.js';

/**
 * Antiscion: the longitude reflected across the solstices, where the Sun gives a day of the same length. It is its own inverse.
 * Source: Firmicus Maternus, Mathesis II.29; Lilly, Christian Astrology, p. 90.
 * @param longitudeDeg ecliptic longitude, degrees, in any turn
 * @returns degrees in [0, 360)
 */
export const antiscion = (longitudeDeg: number): number => normalizeDeg(180 - normalizeDeg(longitudeDeg));

/**
 * Contra-antiscion: the longitude reflected across the equinoxes, which is the point opposite the antiscion. It is its own inverse.
 * Source: as `antiscion`.
 * @param longitudeDeg ecliptic longitude, degrees, in any turn
 * @returns degrees in [0, 360)
 */
export const contraAntiscion = (longitudeDeg: number): number => normalizeDeg(360 - normalizeDeg(longitudeDeg));

/** Both reflections with their conventional names. */
export const REFLECTIONS = [
  ['Antiscion', antiscion],
  ['Contra-Antiscion', contraAntiscion],
] as const;
