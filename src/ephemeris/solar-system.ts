import {
  GM_EARTH_KM3_PER_S2_DE440,
  GM_MOON_KM3_PER_S2_DE440,
  GM_SUN_KM3_PER_S2_DE440,
  MOON_RADIUS_KM_IAU2015,
  SUN_RADIUS_KM_IAU2015,
  WGS84_EQUATORIAL_RADIUS_KM,
} from '../kernel/constants.js';
import { EARTH, JUPITER, MARS, MERCURY, MOON, NEPTUNE, PLUTO, SATURN, SUN, URANUS, VENUS } from './source.js';

/** A body of the main ephemeris: who it is, what it weighs, how large it is. The only place where these figures stand. */
export interface SolarSystemBody {
  readonly name: string;
  /** NAIF identity of what the ephemeris gives: the body itself, or the barycentre of its system. */
  readonly naifId: number;
  readonly isSystem: boolean;
  /** GM of that, km^3/s^2: DE440 (Park, Folkner, Williams & Boggs 2021, AJ 161:105, table 2). */
  readonly gmKm3PerS2: number;
  /**
   * Radius of the disc, km: equatorial, without rings (IAU WGCCRE 2015, Archinal et al. 2018, Celest. Mech. Dyn. Astr. 130, 22,
   * tables 4-6); the Sun's is nominal (IAU 2015 resolution B3), the Moon's that of the mean limb.
   */
  readonly radiusKm: number;
  /** Segments of a planetary ephemeris that lead to it from the solar-system barycentre. */
  readonly path: readonly (readonly [center: number, target: number])[];
}

/** The body's own centre: over the barycentre of its system, where that is another point. */
const centre = (
  name: string,
  barycentreId: number,
  naifId: number,
  gmKm3PerS2: number,
  radiusKm: number,
): SolarSystemBody => ({
  name,
  naifId,
  isSystem: false,
  gmKm3PerS2,
  radiusKm,
  path: [
    [0, barycentreId],
    [barycentreId, naifId],
  ],
});

/** The barycentre of a planet and its moons. */
const system = (name: string, naifId: number, gmKm3PerS2: number, radiusKm: number): SolarSystemBody => ({
  name,
  naifId,
  isSystem: true,
  gmKm3PerS2,
  radiusKm,
  path: [[0, naifId]],
});

/** By the index of the ephemeris (`source.ts`). */
export const SOLAR_SYSTEM: ReadonlyMap<number, SolarSystemBody> = new Map([
  [
    SUN,
    {
      name: 'Sun',
      naifId: 10,
      isSystem: false,
      gmKm3PerS2: GM_SUN_KM3_PER_S2_DE440,
      radiusKm: SUN_RADIUS_KM_IAU2015,
      path: [[0, 10]],
    },
  ],
  [MOON, centre('Moon', 3, 301, GM_MOON_KM3_PER_S2_DE440, MOON_RADIUS_KM_IAU2015)],
  [MERCURY, centre('Mercury', 1, 199, 22_031.868551, 2440.53)],
  [VENUS, centre('Venus', 2, 299, 324_858.592, 6051.8)],
  [EARTH, centre('Earth', 3, 399, GM_EARTH_KM3_PER_S2_DE440, WGS84_EQUATORIAL_RADIUS_KM)],
  [MARS, system('Mars', 4, 42_828.375816, 3396.19)],
  [JUPITER, system('Jupiter', 5, 126_712_764.1, 71_492)],
  [SATURN, system('Saturn', 6, 37_940_584.8418, 60_268)],
  [URANUS, system('Uranus', 7, 5_794_556.4, 25_559)],
  [NEPTUNE, system('Neptune', 8, 6_836_527.10058, 24_764)],
  [PLUTO, system('Pluto', 9, 975.5, 1188.3)],
]);

/** The figures of a body that is known to be in the table. */
export function solarSystemBody(index: number): SolarSystemBody {
  const body = SOLAR_SYSTEM.get(index);
  if (body === undefined) throw new Error(`no body ${index} in the table of the solar system`);
  return body;
}

/** Radius of a body's disc in km; 0 for what has none known here. */
export const discRadiusKm = (index: number): number => SOLAR_SYSTEM.get(index)?.radiusKm ?? 0;
