import { MOON } from '../ephemeris/source.js';
import { LIGHT_SPEED_KM_PER_DAY } from '../kernel/constants.js';
import type { Epoch } from './epoch.js';
import type { Origin } from './origin.js';
import type { Ray } from './ray.js';

/**
 * The iteration ends when the light time changes by less than this: 1e-12 days are 0.1 microseconds, below a microarcsecond for the Moon.
 */
const CONVERGENCE_DAYS = 1e-12;
const MAX_ITERATIONS = 8;

/**
 * Stage 0: the geometric position of the body from the origin at the instant, as a direction with its rate in `ray` and a distance in km.
 * Errors: OutOfCoverage.
 */
export function geometric(epoch: Epoch, origin: Origin, ray: Ray): void {
  relativeState(epoch, origin, ray, 0);
  ray.distanceKm = Math.sqrt(ray.x * ray.x + ray.y * ray.y + ray.z * ray.z);
  ray.distanceRateKmPerDay = (ray.x * ray.dx + ray.y * ray.dy + ray.z * ray.dz) / ray.distanceKm;
  ray.lightTimeDays = 0;
  toDirection(ray);
}

/**
 * Stage 1: the position of the body when the light that arrives now left it, from the origin at the instant. The light time is iterated to
 * convergence, and the rate includes the rate of the light time. Errors: OutOfCoverage.
 */
export function retard(epoch: Epoch, origin: Origin, ray: Ray): void {
  let lightTime = firstLightTime(origin, ray);
  let distance = ray.distanceKm;
  relativeState(epoch, origin, ray, lightTime);
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    distance = Math.sqrt(ray.x * ray.x + ray.y * ray.y + ray.z * ray.z);
    const shift = distance / LIGHT_SPEED_KM_PER_DAY - lightTime;
    lightTime += shift;
    if (Math.abs(shift) < CONVERGENCE_DAYS) break;
    // The velocity of the body covers the small remainder, about 1e-5 s after the first estimate.
    ray.x -= (ray.dx + origin.state[3]) * shift;
    ray.y -= (ray.dy + origin.state[4]) * shift;
    ray.z -= (ray.dz + origin.state[5]) * shift;
  }
  // The rate of the light time solves r' = n.(B'(1 - tau') - O'), tau' = r'/c.
  const nx = ray.x / distance,
    ny = ray.y / distance,
    nz = ray.z / distance;
  const bodyRadial =
    nx * (ray.dx + origin.state[3]) + ny * (ray.dy + origin.state[4]) + nz * (ray.dz + origin.state[5]);
  const radial = nx * ray.dx + ny * ray.dy + nz * ray.dz;
  const lightTimeRate = radial / (LIGHT_SPEED_KM_PER_DAY + bodyRadial);
  ray.dx -= (ray.dx + origin.state[3]) * lightTimeRate;
  ray.dy -= (ray.dy + origin.state[4]) * lightTimeRate;
  ray.dz -= (ray.dz + origin.state[5]) * lightTimeRate;
  ray.distanceKm = distance;
  ray.distanceRateKmPerDay = lightTimeRate * LIGHT_SPEED_KM_PER_DAY;
  ray.lightTimeDays = lightTime;
  toDirection(ray);
}

/** Light time from the geometric state with constant velocity of the body: within 1e-4 s of the converged value. */
function firstLightTime(origin: Origin, ray: Ray): number {
  const a = ray.astrometric,
    o = origin.state;
  let lightTime = ray.distanceKm / LIGHT_SPEED_KM_PER_DAY;
  for (let i = 0; i < 2; i++) {
    const x = a[0] - lightTime * (a[3] + o[3]),
      y = a[1] - lightTime * (a[4] + o[4]),
      z = a[2] - lightTime * (a[5] + o[5]);
    lightTime = Math.sqrt(x * x + y * y + z * z) / LIGHT_SPEED_KM_PER_DAY;
  }
  return lightTime;
}

/** Stores the relative state in km for the deflection and converts the ray to a direction. */
function toDirection(ray: Ray): void {
  const a = ray.astrometric;
  a[0] = ray.x;
  a[1] = ray.y;
  a[2] = ray.z;
  a[3] = ray.dx;
  a[4] = ray.dy;
  a[5] = ray.dz;
  ray.normalize();
}

/**
 * Sets the ray to the body `lightTime` days before the instant, relative to the origin at the instant. `ray.astrometric` is the work array.
 */
function relativeState(epoch: Epoch, origin: Origin, ray: Ray, lightTime: number): void {
  const o = origin.state,
    state = ray.astrometric;
  if (ray.body === MOON) {
    epoch.geocentricMoon(epoch.tdbJ2k - lightTime, state);
    epoch.addEarthBefore(lightTime, state);
  } else {
    epoch.barycentric(ray.body, epoch.tdbJ2k - lightTime, state);
  }
  ray.x = state[0] - o[0];
  ray.y = state[1] - o[1];
  ray.z = state[2] - o[2];
  ray.dx = state[3] - o[3];
  ray.dy = state[4] - o[4];
  ray.dz = state[5] - o[5];
}
