import { layerAirmass, skyAirmass } from './airmass.js';

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

/** Limits (V magnitudes at the zenith) and V surface brightnesses of the zenith (magnitudes to the square arcsecond) of classes 1 ... 9. */
interface BortleTable {
  readonly limits: readonly number[];
  readonly surfaceBrightnesses: readonly number[];
}

/**
 * `bortle_table` is the legacy table, which the service's documents preserve: the lower bounds of Bortle's limits. `bortle_range_middles` has
 * the middles of his ranges (of the last class: the upper bound), and the middles of the ranges that sky-quality meters show in each class.
 */
const BORTLE_TABLES = {
  bortle_table: {
    limits: [7.6, 7.1, 6.6, 6.1, 5.6, 5.1, 4.6, 4.1, 3.6],
    surfaceBrightnesses: [21.75, 21.5, 21.25, 20.75, 20.25, 19.5, 18.75, 18, 17.5],
  },
  bortle_range_middles: {
    limits: [7.8, 7.3, 6.8, 6.3, 5.8, 5.5, 5, 4.5, 4],
    surfaceBrightnesses: [21.9, 21.7, 21.45, 20.9, 20.1, 19.3, 18.65, 18.2, 17.8],
  },
} as const satisfies Record<string, BortleTable>;
export type BortleTableName = keyof typeof BORTLE_TABLES;

export const limitingMagnitudeOfClass = (bortleClass: number, table: BortleTableName): number =>
  BORTLE_TABLES[table].limits[bortleClass - 1];
export const surfaceBrightnessOfClass = (bortleClass: number, table: BortleTableName): number =>
  BORTLE_TABLES[table].surfaceBrightnesses[bortleClass - 1];

/** Faintest star of a site that names no class of Bortle: the naked eye's usual limit. */
export const UNCLASSED_LIMITING_MAGNITUDE = 6.5;

/** Faintest star against a sky of some surface brightness: Schaefer 1990, PASP 102, 212, eq. 18 in the form of magnitudes. */
export const limitingMagnitudeOfSky = (magPerArcsec2: number): number =>
  7.93 - 5 * Math.log10(10 ** (4.316 - magPerArcsec2 / 5) + 1);

/** Magnitudes by which the faintest star rises when light is added to a sky, both in nanolamberts. */
export const lossByAddedLight = (dark: number, added: number): number =>
  limitingMagnitudeOfSky(magPerArcsec2Of(dark)) - limitingMagnitudeOfSky(magPerArcsec2Of(dark + added));

/**
 * A moonless night sky at an altitude, nanolamberts, from the brightness of the zenith as it is seen from the ground: 0.6 of the light comes from
 * a layer of air whose path grows (Schaefer 1993, Vistas in Astronomy 36, 311, sect. 4), and the air dims what is lower than the zenith
 * (Krisciunas & Schaefer 1991, PASP 103, 1033, eq. 2). `extinction`: magnitudes to the zenith.
 */
export const nightNanolamberts = (zenithNanolamberts: number, altitudeDeg: number, extinction: number): number =>
  zenithNanolamberts *
  (0.4 + 0.6 * layerAirmass(altitudeDeg)) *
  10 ** (-0.4 * extinction * (skyAirmass(altitudeDeg) - 1));
