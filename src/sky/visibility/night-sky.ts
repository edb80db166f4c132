import { layerAirmass, skyAirmass } from './airmass.js';

/**
 * Darkness of a sky without Sun and Moon: Bortle classes, surface brightness, and the limiting magnitude of the naked
 * eye.
 */

/** One nanolambert in cd/m^2. */
export const CD_PER_M2_OF_NANOLAMBERT = 1e-5 / Math.PI;

/**
 * Brightness in nanolamberts for a V surface brightness in magnitudes per square arcsecond: Garstang 1989, PASP 101,
 * 306, eq. 28.
 */
export const nanolambertsOf = (magPerArcsec2: number): number => 34.08 * Math.exp(20.7233 - 0.92104 * magPerArcsec2);
const magPerArcsec2Of = (nanolamberts: number): number => (20.7233 - Math.log(nanolamberts / 34.08)) / 0.92104;

/**
 * Limiting magnitude (V, zenith) for a Bortle class of 1 to 9: the lower bounds of Bortle 2001, Sky & Telescope 101
 * (2), 126, which decrease by half a magnitude per class.
 */
export const limitingMagnitudeLinear = (bortleClass: number): number => 8.1 - 0.5 * bortleClass;

/**
 * Limiting magnitudes (V, zenith) and V surface brightnesses of the zenith (magnitudes per square arcsecond) of the
 * classes 1 to 9.
 */
interface BortleTable {
  readonly limits: readonly number[];
  readonly surfaceBrightnesses: readonly number[];
}

/**
 * `bortle_table` is the legacy table, part of the service's contract: the lower bounds of Bortle's limits.
 * `bortle_range_middles` has the middles of Bortle's ranges (for the last class the upper bound), and the middles of
 * the ranges that sky quality meters show in each class.
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

/** Limiting magnitude (V, zenith) of a Bortle class from 1 to 9. */
export const limitingMagnitudeOfClass = (bortleClass: number, table: BortleTableName): number =>
  BORTLE_TABLES[table].limits[bortleClass - 1];
/** V surface brightness of the zenith of a Bortle class from 1 to 9, magnitudes per square arcsecond. */
export const surfaceBrightnessOfClass = (bortleClass: number, table: BortleTableName): number =>
  BORTLE_TABLES[table].surfaceBrightnesses[bortleClass - 1];

/** Limiting magnitude for a site without a Bortle class: the usual limit of the naked eye. */
export const UNCLASSED_LIMITING_MAGNITUDE = 6.5;

/**
 * Limiting magnitude for a sky brightness in magnitudes per square arcsecond: Schaefer 1990, PASP 102, 212, eq. 18,
 * converted to magnitudes.
 */
export const limitingMagnitudeOfSky = (magPerArcsec2: number): number =>
  7.93 - 5 * Math.log10(10 ** (4.316 - magPerArcsec2 / 5) + 1);

/** Decrease of the limiting magnitude when light is added to a sky; both brightnesses in nanolamberts. */
export const lossByAddedLight = (dark: number, added: number): number =>
  limitingMagnitudeOfSky(magPerArcsec2Of(dark)) - limitingMagnitudeOfSky(magPerArcsec2Of(dark + added));

/**
 * Brightness of a moonless night sky at an altitude (degrees), nanolamberts, from that of the zenith as seen from the
 * ground. A fraction of 0.6 comes from a layer of air whose path increases towards the horizon (Schaefer 1993, Vistas
 * in Astronomy 36, 311, sect. 4), and extinction dims the light below the zenith (Krisciunas & Schaefer 1991, PASP 103,
 * 1033, eq. 2). `extinction`: magnitudes per air mass.
 */
export const nightNanolamberts = (zenithNanolamberts: number, altitudeDeg: number, extinction: number): number =>
  zenithNanolamberts *
  (0.4 + 0.6 * layerAirmass(altitudeDeg)) *
  10 ** (-0.4 * extinction * (skyAirmass(altitudeDeg) - 1));
