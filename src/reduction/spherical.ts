import { TWO_PI } from '../kernel/constants.js';
import type { Ray } from './ray.js';

/** Index of each number of a place: angles in radians, distance in km, rates per day. */
export const LON = 0,
  LAT = 1,
  DIST = 2,
  LON_RATE = 3,
  LAT_RATE = 4,
  DIST_RATE = 5;

/** Writes [longitude 0..2pi, latitude, distance, rates] of a ray in the axes that it stands in. */
export function sphericalOfRay(ray: Ray, out: Float64Array): void {
  spherical(ray.x, ray.y, ray.z, ray.dx, ray.dy, ray.dz, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}

/** Same for a ray of the ecliptic, turned to the equator by the obliquity (radians) with its rate. */
export function equatorialOfRay(ray: Ray, obliquity: number, obliquityRate: number, out: Float64Array): void {
  const sin = Math.sin(obliquity),
    cos = Math.cos(obliquity);
  const y = cos * ray.y - sin * ray.z,
    z = sin * ray.y + cos * ray.z;
  const dy = cos * ray.dy - sin * ray.dz - obliquityRate * z,
    dz = sin * ray.dy + cos * ray.dz + obliquityRate * y;
  spherical(ray.x, y, z, ray.dx, dy, dz, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}

/** Angles, length and rates of a vector of any length. At a pole of the frame the longitude and its rate are 0. */
export function spherical(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
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
