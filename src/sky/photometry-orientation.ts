import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { directionVector } from '../kernel/spherical.js';
import { dot } from '../kernel/vec3.js';

/** Flattening of Uranus as (polar radius / equatorial radius) squared (Archinal et al. 2011, table 4). */
const URANUS_AXIS_RATIO_SQUARED = (24_973 / 25_559) ** 2;

const pole = new Float64Array(3);

const setPole = (raDeg: number, decDeg: number): Float64Array =>
  directionVector(raDeg * RAD_PER_DEG, decDeg * RAD_PER_DEG, pole);

/** Sine of the planetocentric latitude of the point that looks along a vector (from the planet, ICRF axes). */
const sinLatitude = (v: Float64Array): number => Math.max(-1, Math.min(1, dot(pole, v) / Math.hypot(v[0], v[1], v[2])));

/**
 * Inclination of Saturn's rings that enters the magnitude: the geometric mean of the planetocentric latitudes of Earth and Sun,
 * degrees; 0 when they look at different sides. Pole: IAU WGCCRE 2009 (Archinal et al. 2011, table 1). Given: vectors from
 * Saturn to Sun and Earth, ICRF axes; TDB days since J2000.0.
 */
export function saturnRingInclinationDeg(toSun: Float64Array, toEarth: Float64Array, tdbJ2k: number): number {
  const t = tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  setPole(40.589 - 0.036 * t, 83.537 - 0.004 * t);
  const product = Math.asin(sinLatitude(toSun)) * Math.asin(sinLatitude(toEarth));
  return product > 0 ? Math.sqrt(product) * DEG_PER_RAD : 0;
}

/** Mean of the planetographic latitudes of Earth and Sun on Uranus, without their signs, degrees. Same frame as above. */
export function uranusSubLatitudeDeg(toSun: Float64Array, toEarth: Float64Array): number {
  setPole(257.311, -15.175);
  const graphic = (v: Float64Array): number =>
    Math.abs(Math.atan(Math.tan(Math.asin(sinLatitude(v))) / URANUS_AXIS_RATIO_SQUARED));
  return ((graphic(toSun) + graphic(toEarth)) / 2) * DEG_PER_RAD;
}

/**
 * Longitude (planetographic, west) of the middle between the points of Mars below Earth and Sun, degrees in [0, 360).
 * Pole and prime meridian: IAU WGCCRE 2009 (Archinal et al. 2011, table 1). The rotation is that of the moment of emission.
 */
export function marsCentralMeridianDeg(toSun: Float64Array, toEarth: Float64Array, tdbJ2k: number): number {
  const t = tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const poleRa = 317.68143 - 0.1061 * t,
    poleDec = 52.8865 - 0.0609 * t;
  setPole(poleRa, poleDec);
  const meridian = 176.63 + 350.89198226 * tdbJ2k;
  const earth = westLongitudeDeg(toEarth, poleRa, meridian),
    sun = westLongitudeDeg(toSun, poleRa, meridian);
  return normalizeDeg((earth + sun) / 2 + (Math.abs(earth - sun) > 180 ? 180 : 0));
}

/** West longitude of the point below a direction; the node of the equator on that of the ICRF lies at right ascension pole + 90. */
function westLongitudeDeg(v: Float64Array, poleRaDeg: number, meridianDeg: number): number {
  const a = (poleRaDeg + 90) * RAD_PER_DEG,
    nx = Math.cos(a),
    ny = Math.sin(a);
  const qx = -pole[2] * ny,
    qy = pole[2] * nx,
    qz = pole[0] * ny - pole[1] * nx; // pole x node
  const fromNode = Math.atan2(qx * v[0] + qy * v[1] + qz * v[2], nx * v[0] + ny * v[1]) * DEG_PER_RAD;
  return normalizeDeg(meridianDeg - fromNode);
}
