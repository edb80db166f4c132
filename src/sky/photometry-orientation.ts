import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { directionVector } from '../kernel/spherical.js';
import { dot } from '../kernel/vec3.js';

/** Square of the ratio of polar to equatorial radius of Uranus (Archinal et al. 2011, table 4). */
const URANUS_AXIS_RATIO_SQUARED = (24_973 / 25_559) ** 2;

/** Unit vector of the pole of a planet from its ICRF right ascension and declination, degrees. */
const poleVector = (raDeg: number, decDeg: number): Float64Array =>
  directionVector(raDeg * RAD_PER_DEG, decDeg * RAD_PER_DEG, new Float64Array(3));

/** Sine of the planetocentric latitude of the point below a vector from the planet (ICRF axes). */
const sinLatitude = (pole: Float64Array, v: Float64Array): number =>
  Math.max(-1, Math.min(1, dot(pole, v) / Math.hypot(v[0], v[1], v[2])));

/**
 * Inclination of Saturn's rings for the magnitude, degrees: the geometric mean of the planetocentric latitudes of Earth and Sun, 0 when
 * they are on different sides. `toSun` and `toEarth` are vectors from Saturn, ICRF axes; `tdbJ2k` counts days since J2000.0 TDB. Pole: IAU
 * WGCCRE 2009 (Archinal et al. 2011, table 1).
 */
export function saturnRingInclinationDeg(toSun: Float64Array, toEarth: Float64Array, tdbJ2k: number): number {
  const t = tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const pole = poleVector(40.589 - 0.036 * t, 83.537 - 0.004 * t);
  const product = Math.asin(sinLatitude(pole, toSun)) * Math.asin(sinLatitude(pole, toEarth));
  return product > 0 ? Math.sqrt(product) * DEG_PER_RAD : 0;
}

/**
 * Mean of the absolute planetographic latitudes of Earth and Sun on Uranus, degrees. `toSun` and `toEarth` are vectors from Uranus, ICRF
 * axes. Pole: as above.
 */
export function uranusSubLatitudeDeg(toSun: Float64Array, toEarth: Float64Array): number {
  const pole = poleVector(257.311, -15.175);
  const graphic = (v: Float64Array): number =>
    Math.abs(Math.atan(Math.tan(Math.asin(sinLatitude(pole, v))) / URANUS_AXIS_RATIO_SQUARED));
  return ((graphic(toSun) + graphic(toEarth)) / 2) * DEG_PER_RAD;
}

/**
 * Planetographic west longitude, [0, 360) degrees, of the midpoint between the points of Mars below Earth and Sun. `toSun` and `toEarth`
 * are vectors from Mars, ICRF axes; `tdbJ2k` is the instant of emission, days since J2000.0 TDB. Pole and prime meridian: IAU WGCCRE 2009
 * (Archinal et al. 2011, table 1).
 */
export function marsCentralMeridianDeg(toSun: Float64Array, toEarth: Float64Array, tdbJ2k: number): number {
  const t = tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const poleRa = 317.68143 - 0.1061 * t,
    poleDec = 52.8865 - 0.0609 * t;
  const pole = poleVector(poleRa, poleDec);
  const meridian = 176.63 + 350.89198226 * tdbJ2k;
  const earth = westLongitudeDeg(toEarth, pole, poleRa, meridian),
    sun = westLongitudeDeg(toSun, pole, poleRa, meridian);
  return normalizeDeg((earth + sun) / 2 + (Math.abs(earth - sun) > 180 ? 180 : 0));
}

/**
 * West longitude of the point below a vector. The node of the planet's equator on the ICRF equator is at the right ascension of the pole
 * plus 90 degrees.
 */
function westLongitudeDeg(v: Float64Array, pole: Float64Array, poleRaDeg: number, meridianDeg: number): number {
  const a = (poleRaDeg + 90) * RAD_PER_DEG,
    nx = Math.cos(a),
    ny = Math.sin(a);
  const qx = -pole[2] * ny,
    qy = pole[2] * nx,
    qz = pole[0] * ny - pole[1] * nx; // pole x node
  const fromNode = Math.atan2(qx * v[0] + qy * v[1] + qz * v[2], nx * v[0] + ny * v[1]) * DEG_PER_RAD;
  return normalizeDeg(meridianDeg - fromNode);
}
