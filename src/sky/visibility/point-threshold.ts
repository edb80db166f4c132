import { CD_PER_M2_OF_NANOLAMBERT } from './night-sky.js';

/**
 * Threshold of a point source for averted vision: Crumey 2014, MNRAS 442, 2600, eq. 34 (r1, r2), and the range of
 * backgrounds in which it is valid.
 */
const R1 = 6.505e-4,
  R2 = -8.461e-4;
export const VALID_FROM_CD_M2 = 1e-5,
  VALID_TO_CD_M2 = 3.426e-2;

/** Illuminance of a star of magnitude 0 outside the atmosphere, lux: Allen 1973, Astrophysical Quantities, sect. 13. */
const LUX_OF_MAGNITUDE_0 = 2.54e-6;

/**
 * Luminance of a background (cd/m^2) and its limiting magnitude; null when the background is outside the valid range.
 * `fieldFactor`: Crumey's factor for observer and conditions.
 */
export function crumeyLimit(nanolamberts: number, fieldFactor: number): { luminance: number; limit: number | null } {
  const luminance = nanolamberts * CD_PER_M2_OF_NANOLAMBERT;
  if (luminance < VALID_FROM_CD_M2 || luminance > VALID_TO_CD_M2) return { luminance, limit: null };
  const root = R1 * luminance ** 0.25 + R2 * Math.sqrt(luminance);
  const limit = 2.5 * Math.log10(LUX_OF_MAGNITUDE_0) - 2.5 * Math.log10(fieldFactor) - 5 * Math.log10(root);
  return { luminance, limit };
}
