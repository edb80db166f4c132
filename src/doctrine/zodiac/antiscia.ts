import { normalizeDeg } from '../../kernel/angle.js';

/**
 * Reflections of a longitude. Antiscion: across the solstices, the degree of equal day length (Firmicus Maternus, Mathesis II.29;
 * Lilly, Christian Astrology, p. 90). Contra-antiscion: across the equinoxes, the opposite of the antiscion. Each is its own
 * inverse. Degrees in [0, 360).
 */
export const antiscion = (longitudeDeg: number): number => normalizeDeg(180 - normalizeDeg(longitudeDeg));
export const contraAntiscion = (longitudeDeg: number): number => normalizeDeg(360 - normalizeDeg(longitudeDeg));

export const REFLECTIONS = [
  ['Antiscion', antiscion],
  ['Contra-Antiscion', contraAntiscion],
] as const;
