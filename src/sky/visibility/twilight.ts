import { skyAirmass } from './airmass.js';

/** Below this the Sun lights no air that is seen: astronomical night, degrees. */
export const TWILIGHT_ENDS_DEG = -18;

/** log10 of the brightness with the Sun on the horizon, nanolamberts, and its fall for each degree of the Sun. */
const AT_SUNSET = 8.45,
  PER_DEGREE = 0.4;
/** Beyond this separation, times 90 degrees, the sky away from the Sun is counted brighter. */
const FAR_FROM_SUN = 1.1;

/**
 * Brightness of the twilight sky in V, nanolamberts: Schaefer 1993, Vistas in Astronomy 36, 311, sect. 4. `extinction`: magnitudes of a
 * column to the zenith. Made for a Sun between the horizon and 18 degrees below it.
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

/** Share of light that the air in a direction scatters. */
const scattered = (extinction: number, altitudeDeg: number): number =>
  1 - 10 ** (-0.4 * extinction * skyAirmass(altitudeDeg));
