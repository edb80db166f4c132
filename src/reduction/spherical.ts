import { DIST, DIST_RATE, spherical } from '../kernel/spherical.js';
import type { Ray } from './ray.js';

/**
 * Writes the spherical coordinates of a ray in its current axes: [longitude in [0, 2 pi), latitude, distance, rates] in radians, km, per
 * day.
 */
export function sphericalOfRay(ray: Ray, out: Float64Array): void {
  spherical(ray, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}

/**
 * As `sphericalOfRay`, for a ray in ecliptic axes that is first rotated to the equator by the obliquity (radians) and its rate (radians per
 * day): [right ascension, declination, distance, rates].
 */
export function equatorialOfRay(ray: Ray, obliquity: number, obliquityRate: number, out: Float64Array): void {
  const sin = Math.sin(obliquity),
    cos = Math.cos(obliquity);
  const { x, dx } = ray,
    y = cos * ray.y - sin * ray.z,
    z = sin * ray.y + cos * ray.z,
    dy = cos * ray.dy - sin * ray.dz - obliquityRate * z,
    dz = sin * ray.dy + cos * ray.dz + obliquityRate * y;
  spherical({ x, y, z, dx, dy, dz }, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}
