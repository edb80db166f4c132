import { JUPITER, MARS, MERCURY, MOON, NEPTUNE, PLUTO, SATURN, SUN, URANUS, VENUS } from '../ephemeris/source.js';
import { ARCSEC_PER_RAD } from '../kernel/constants.js';

/** Nominal solar radius, km, IAU 2015 resolution B3. */
const SUN_RADIUS_KM_IAU2015 = 695_700;

/**
 * Radii of the discs, km, by body: mean radii of Mercury, Venus, Mars, the Moon and Pluto, equatorial radii of the giant planets
 * without rings (IAU WGCCRE 2009, Archinal et al. 2011, Celest. Mech. Dyn. Astr. 109, 101, tables 4-6; Pluto: Stern et al. 2015).
 */
const RADII_KM: ReadonlyMap<number, number> = new Map([
  [SUN, SUN_RADIUS_KM_IAU2015],
  [MOON, 1737.4],
  [MERCURY, 2439.7],
  [VENUS, 6051.8],
  [MARS, 3389.5],
  [JUPITER, 71_492],
  [SATURN, 60_268],
  [URANUS, 25_559],
  [NEPTUNE, 24_764],
  [PLUTO, 1188.3],
]);

/** Radius of a body's disc in km; 0 for what has none known here. */
export const discRadiusKm = (body: number): number => RADII_KM.get(body) ?? 0;

/** Apparent diameter of a sphere seen from its centre's distance, arcseconds: twice the angle of the tangent ray. */
export const angularDiameterArcsec = (radiusKm: number, distanceKm: number): number =>
  2 * Math.asin(Math.min(1, radiusKm / distanceKm)) * ARCSEC_PER_RAD;
