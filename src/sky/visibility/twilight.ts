import { skyAirmass } from './airmass.js';

/** Altitude of the Sun at the end of astronomical twilight, degrees. */
export const TWILIGHT_ENDS_DEG = -18;

/**
 * log10 of the brightness with the Sun on the horizon, nanolamberts, and its change per degree of the Sun's altitude.
 */
const AT_SUNSET = 8.45,
  PER_DEGREE = 0.4;
/** At separations above 1.1 times 90 degrees the model brightens the sky away from the Sun. */
const FAR_FROM_SUN = 1.1;

/**
 * Brightness of the twilight sky in V, nanolamberts, for a Sun between 0 and 18 degrees below the horizon: Schaefer
 * 1993, Vistas in Astronomy 36, 311, sect. 4. Altitudes and separation in degrees; `extinction` in magnitudes per air
 * mass.
 */
export const twilightNanolamberts = (
  targetAltitudeDeg: number,
  sunAltitudeDeg: number,
  separationDeg: number,
  extinction: number,
): number =>
  Math.max(1, 10 ** (separationDeg / 90 - FAR_FROM_SUN)) *
  10 ** (AT_SUNSET + PER_DEGREE * sunAltitudeDeg) *
  scattered(extinction, targetAltitudeDeg);

/** Fraction of the light that the air in a direction scatters. */
const scattered = (extinction: number, altitudeDeg: number): number =>
  1 - 10 ** (-0.4 * extinction * skyAirmass(altitudeDeg));
