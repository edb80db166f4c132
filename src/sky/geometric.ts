import { EARTH, MOON } from '../ephemeris/source.js';
import type { Epoch } from '../reduction/epoch.js';
import { Ray } from '../reduction/ray.js';
import { nutate, precess } from '../reduction/rotate.js';
import { spherical } from '../kernel/spherical.js';

/**
 * Writes the geometric place (no light-time, no aberration) of one body from the centre of another in the true ecliptic and equinox of
 * date: [longitude, latitude, distance, rates of these coordinates] in radians, km, per day. `centerBody` null is the solar-system
 * barycentre. From a body to itself all numbers are 0. Errors: OutOfCoverage.
 */
export function relativeEclipticPlace(epoch: Epoch, centerBody: number | null, body: number, out: Float64Array): void {
  const target = new Float64Array(6),
    ray = new Ray();
  if ((body === MOON && centerBody === EARTH) || (body === EARTH && centerBody === MOON)) {
    const sign = body === MOON ? 1 : -1;
    for (let i = 0; i < 6; i++) target[i] = sign * epoch.moon[i]; // directly, not by way of the barycentre
  } else {
    epoch.barycentric(body, epoch.tdbJ2k, target);
    if (centerBody !== null) {
      const center = new Float64Array(6);
      epoch.barycentric(centerBody, epoch.tdbJ2k, center);
      for (let i = 0; i < 6; i++) target[i] -= center[i];
    }
  }
  ray.x = target[0];
  ray.y = target[1];
  ray.z = target[2];
  ray.dx = target[3];
  ray.dy = target[4];
  ray.dz = target[5];
  precess(epoch, ray);
  nutate(epoch, ray);
  spherical(ray, out);
}
