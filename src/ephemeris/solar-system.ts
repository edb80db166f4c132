import {
  GM_EARTH_KM3_PER_S2_DE440,
  GM_MOON_KM3_PER_S2_DE440,
  GM_SUN_KM3_PER_S2_DE440,
  MOON_RADIUS_KM_IAU2015,
  SUN_RADIUS_KM_IAU2015,
  WGS84_EQUATORIAL_RADIUS_KM,
} from '../kernel/constants.js';
import { EARTH, JUPITER, MARS, MERCURY, MOON, NEPTUNE, PLUTO, SATURN, SUN, URANUS, VENUS } from './source.js';

/** A body of the main ephemeris: name, NAIF id, mass and size. These values are written only in this file. */
export interface SolarSystemBody {
  readonly name: string;
  /** NAIF id of the point whose state the ephemeris has: the body itself or the barycentre of its system. */
  readonly naifId: number;
  /** True when that point is the barycentre of a planet and its moons. */
  readonly isSystem: boolean;
  /** GM of that point, km^3/s^2: DE440 (Park, Folkner, Williams & Boggs 2021, AJ 161:105, table 2). */
  readonly gmKm3PerS2: number;
  /**
   * Radius of the disc, km: equatorial, without rings (IAU WGCCRE 2015, Archinal et al. 2018, Celest. Mech. Dyn. Astr. 130, 22,
   * tables 4-6); the Sun's is nominal (IAU 2015 resolution B3), the Moon's that of the mean limb.
   */
  readonly radiusKm: number;
  /** Chain of segments of a planetary ephemeris from the solar-system barycentre to the point. */
  readonly path: readonly (readonly [center: number, target: number])[];
}

/** Record of a body whose own centre differs from the barycentre of its system. */
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

/** Record of the barycentre of a planet and its moons. */
const system = (name: string, naifId: number, gmKm3PerS2: number, radiusKm: number): SolarSystemBody => ({
  name,
  naifId,
  isSystem: true,
  gmKm3PerS2,
  radiusKm,
  path: [[0, naifId]],
});

/** Records by the index of the body in the ephemeris (`source.ts`). */
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

/** Record of a body by its index. Errors: Error when the table has no such body. */
export function solarSystemBody(index: number): SolarSystemBody {
  const body = SOLAR_SYSTEM.get(index);
  if (body === undefined) throw new Error(`no body ${index} in the table of the solar system`);
  return body;
}

/** Radius of the disc of a body in km by its index; 0 when none is known. */
export const discRadiusKm = (index: number): number => SOLAR_SYSTEM.get(index)?.radiusKm ?? 0;
