import { skyAirmass } from './airmass.js';

/** How dark a sky is without Sun and Moon: Bortle's classes, surface brightness, and the faintest star that the eye finds in it. */

/** 1 nanolambert in cd/m^2. */
export const CD_PER_M2_OF_NANOLAMBERT = 1e-5 / Math.PI;

/** Nanolamberts of a V surface brightness in magnitudes to the square arcsecond: Garstang 1989, PASP 101, 306, eq. 28. */
export const nanolambertsOf = (magPerArcsec2: number): number => 34.08 * Math.exp(20.7233 - 0.92104 * magPerArcsec2);
const magPerArcsec2Of = (nanolamberts: number): number => (20.7233 - Math.log(nanolamberts / 34.08)) / 0.92104;

/**
 * Faintest star, V, at the zenith of a dark site of class 1 ... 9: the lower bounds of Bortle 2001, Sky & Telescope 101 (2), 126, which fall by
 * half a magnitude with each class.
 */
export const limitingMagnitudeLinear = (bortleClass: number): number => 8.1 - 0.5 * bortleClass;

/** The middle of the range that Bortle gives for each class (the last: its upper bound). */
const LIMITING_MAGNITUDES: readonly number[] = [7.8, 7.3, 6.8, 6.3, 5.8, 5.5, 5, 4.5, 4];
export const limitingMagnitudeOfClass = (bortleClass: number): number => LIMITING_MAGNITUDES[bortleClass - 1];

/** V surface brightness of the zenith that goes with each class, magnitudes to the square arcsecond (the middles of the ranges that sky-quality meters show in them). */
const SURFACE_BRIGHTNESSES: readonly number[] = [21.9, 21.7, 21.45, 20.9, 20.1, 19.3, 18.65, 18.2, 17.8];
export const surfaceBrightnessOfClass = (bortleClass: number): number => SURFACE_BRIGHTNESSES[bortleClass - 1];

/** Faintest star against a sky of some surface brightness: Schaefer 1990, PASP 102, 212, eq. 18 in the form of magnitudes. */
export const limitingMagnitudeOfSky = (magPerArcsec2: number): number =>
  7.93 - 5 * Math.log10(10 ** (4.316 - magPerArcsec2 / 5) + 1);

/** Magnitudes by which the faintest star rises when light is added to a sky, both in nanolamberts. */
export const lossByAddedLight = (dark: number, added: number): number =>
  limitingMagnitudeOfSky(magPerArcsec2Of(dark)) - limitingMagnitudeOfSky(magPerArcsec2Of(dark + added));

/**
 * A moonless night sky away from the zenith, nanolamberts, from the value there: the airglow's path grows and its light is dimmed
 * (Schaefer 1993, Vistas in Astronomy 36, 311, sect. 4).
 */
export function nightNanolamberts(zenithNanolamberts: number, altitudeDeg: number, extinction: number): number {
  const path = skyAirmass(altitudeDeg);
  return zenithNanolamberts * (0.4 + 0.6 * path) * 10 ** (-0.4 * extinction * path);
}
