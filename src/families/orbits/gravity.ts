import { EARTH, JUPITER, MARS, MERCURY, NEPTUNE, PLUTO, SATURN, URANUS, VENUS } from '../../ephemeris/source.js';
import { GM_EARTH_KM3_PER_S2_DE440, GM_SUN_KM3_PER_S2_DE440 } from '../../kernel/constants.js';

interface OrbitingBody {
  /** NAIF identity of what the ephemeris gives: the planet itself, or the barycentre of its system. */
  readonly naifId: number;
  /** GM of that, km^3/s^2, DE440 (Park et al. 2021, AJ 161:105, table 2). */
  readonly gmKm3S2: number;
  readonly rule: 'SUN_PLUS_PLANET_BODY' | 'SUN_PLUS_PLANET_SYSTEM';
  /** Segments of a planetary ephemeris that lead to it, from the solar-system barycentre. */
  readonly path: readonly (readonly [center: number, target: number])[];
}

const planet = (naifId: number, gmKm3S2: number, path: OrbitingBody['path']): OrbitingBody => ({ naifId, gmKm3S2, rule: 'SUN_PLUS_PLANET_BODY', path });
const system = (naifId: number, gmKm3S2: number): OrbitingBody => ({ naifId, gmKm3S2, rule: 'SUN_PLUS_PLANET_SYSTEM', path: [[0, naifId]] });

export const ORBITING_BODIES: ReadonlyMap<number, OrbitingBody> = new Map([
  [MERCURY, planet(199, 22_031.868551, [[0, 1], [1, 199]])],
  [VENUS, planet(299, 324_858.592, [[0, 2], [2, 299]])],
  [EARTH, planet(399, GM_EARTH_KM3_PER_S2_DE440, [[0, 3], [3, 399]])],
  [MARS, system(4, 42_828.375816)],
  [JUPITER, system(5, 126_712_764.1)],
  [SATURN, system(6, 37_940_584.8418)],
  [URANUS, system(7, 5_794_556.4)],
  [NEPTUNE, system(8, 6_836_527.10058)],
  [PLUTO, system(9, 975.5)],
]);

/** GM that the osculating ellipse of a body is referred to: Sun and body together, km^3/s^2. */
export const orbitGmKm3S2 = (body: OrbitingBody): number => GM_SUN_KM3_PER_S2_DE440 + body.gmKm3S2;
