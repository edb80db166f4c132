import { DIST, DIST_RATE, spherical } from '../kernel/spherical.js';
import type { Ray } from './ray.js';

/** Writes [longitude 0..2pi, latitude, distance, rates] of a ray in the axes that it stands in: radians, km, per day. */
export function sphericalOfRay(ray: Ray, out: Float64Array): void {
  spherical(ray, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}

const turned = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };

/** Same for a ray of the ecliptic, turned to the equator by the obliquity (radians) with its rate. */
export function equatorialOfRay(ray: Ray, obliquity: number, obliquityRate: number, out: Float64Array): void {
  const sin = Math.sin(obliquity),
    cos = Math.cos(obliquity);
  turned.x = ray.x;
  turned.y = cos * ray.y - sin * ray.z;
  turned.z = sin * ray.y + cos * ray.z;
  turned.dx = ray.dx;
  turned.dy = cos * ray.dy - sin * ray.dz - obliquityRate * turned.z;
  turned.dz = sin * ray.dy + cos * ray.dz + obliquityRate * turned.y;
  spherical(turned, out);
  out[DIST] = ray.distanceKm;
  out[DIST_RATE] = ray.distanceRateKmPerDay;
}
