import { TWO_PI } from './constants.js';

/**
 * Indices of spherical coordinates in an array of six: longitude and latitude (radians), distance (unit of the vector) and their rates
 * per day.
 */
export const LON = 0,
  LAT = 1,
  DIST = 2,
  LON_RATE = 3,
  LAT_RATE = 4,
  DIST_RATE = 5;

/** A Cartesian vector and its rate per day. */
export interface MovingVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/**
 * Converts a vector with its rate to spherical coordinates (indices `LON` ... `DIST_RATE`). The longitude is in [0, 2 pi). At a pole of the
 * frame the longitude and the rates of both angles are 0.
 */
export function spherical({ x, y, z, dx, dy, dz }: MovingVector, out: Float64Array): void {
  const rho2 = x * x + y * y,
    r2 = rho2 + z * z,
    rho = Math.sqrt(rho2),
    r = Math.sqrt(r2);
  const radial = x * dx + y * dy;
  const longitude = Math.atan2(y, x);
  out[LON] = longitude < 0 ? longitude + TWO_PI : longitude + 0;
  out[LAT] = Math.atan2(z, rho);
  out[DIST] = r;
  out[LON_RATE] = rho2 > 0 ? (x * dy - y * dx) / rho2 : 0;
  out[LAT_RATE] = rho2 > 0 ? (dz * rho2 - z * radial) / (rho * r2) : 0;
  out[DIST_RATE] = r > 0 ? (radial + z * dz) / r : 0;
}

/** Inverse of `spherical`: writes [x, y, z, dx, dy, dz]. */
export function vectorOfPlace(place: Float64Array, out: Float64Array): void {
  const sa = Math.sin(place[LON]),
    ca = Math.cos(place[LON]),
    sd = Math.sin(place[LAT]),
    cd = Math.cos(place[LAT]),
    r = place[DIST];
  const across = r * cd * place[LON_RATE],
    up = r * place[LAT_RATE],
    radial = place[DIST_RATE];
  out[0] = r * cd * ca;
  out[1] = r * cd * sa;
  out[2] = r * sd;
  out[3] = radial * cd * ca - across * sa - up * sd * ca;
  out[4] = radial * cd * sa + across * ca - up * sd * sa;
  out[5] = radial * sd + up * cd;
}

/** Writes and returns the vector [x, y, z] of a direction (longitude and latitude in radians) and a length. */
export function directionVector(lonRad: number, latRad: number, out: Float64Array, length = 1): Float64Array {
  const across = length * Math.cos(latRad);
  out[0] = across * Math.cos(lonRad);
  out[1] = across * Math.sin(lonRad);
  out[2] = length * Math.sin(latRad);
  return out;
}

/**
 * Angle between two directions given by longitude and latitude, all in radians. In [0, pi]; accurate near both ends (Vincenty's formula).
 */
export function separationRad(lon1: number, lat1: number, lon2: number, lat2: number): number {
  const d = lon2 - lon1,
    s1 = Math.sin(lat1),
    c1 = Math.cos(lat1),
    s2 = Math.sin(lat2),
    c2 = Math.cos(lat2);
  const x = c2 * Math.sin(d),
    y = c1 * s2 - s1 * c2 * Math.cos(d);
  return Math.atan2(Math.sqrt(x * x + y * y), s1 * s2 + c1 * c2 * Math.cos(d));
}
