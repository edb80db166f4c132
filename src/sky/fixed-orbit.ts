import { icrsToEcliptic } from '../frames/ecliptic.js';
import { SUN } from '../ephemeris/source.js';
import { AU_KM, GAUSSIAN_CONSTANT, LIGHT_SPEED_KM_PER_DAY } from '../kernel/constants.js';
import { aberrate } from '../reduction/aberration.js';
import { deflect } from '../reduction/deflection.js';
import type { Epoch } from '../reduction/epoch.js';
import { Origin } from '../reduction/origin.js';
import { Ray } from '../reduction/ray.js';
import { nutate, precess } from '../reduction/rotate.js';
import { sphericalOfRay } from '../reduction/spherical.js';

/**
 * A Kepler ellipse around the Sun that is fixed in the mean ecliptic and equinox of `equinoxJ2k`. Radians and au; instants are days since
 * J2000.0 TDB.
 */
export interface FixedOrbit {
  readonly epochJ2k: number;
  readonly equinoxJ2k: number;
  readonly meanAnomalyRad: number;
  readonly semiMajorAxisAu: number;
  readonly eccentricity: number;
  readonly argumentOfPerihelionRad: number;
  readonly nodeRad: number;
  readonly inclinationRad: number;
}

/** Iterations of Newton's method from E = M; each gains two digits at an eccentricity of 0.3. */
const KEPLER_STEPS = 6;
/** Iterations of the light time: with light times of hours and speeds of 5 km/s each gains five digits. */
const LIGHT_TIME_STEPS = 4;

/**
 * Writes the heliocentric state of an orbit in km and km/day, ICRF axes: Kepler's equation with the Gaussian constant. `toEcliptic` is the
 * rotation from the ICRS to the ecliptic of the orbit.
 */
function heliocentricState(orbit: FixedOrbit, toEcliptic: Float64Array, tdbJ2k: number, out: Float64Array): void {
  const { semiMajorAxisAu, eccentricity: e, argumentOfPerihelionRad, nodeRad, inclinationRad } = orbit;
  const motion = GAUSSIAN_CONSTANT / semiMajorAxisAu ** 1.5;
  const mean = (orbit.meanAnomalyRad + motion * (tdbJ2k - orbit.epochJ2k)) % (2 * Math.PI);
  let anomaly = mean;
  for (let i = 0; i < KEPLER_STEPS; i++)
    anomaly -= (anomaly - e * Math.sin(anomaly) - mean) / (1 - e * Math.cos(anomaly));
  const axisKm = semiMajorAxisAu * AU_KM,
    minor = Math.sqrt(1 - e * e),
    rate = motion / (1 - e * Math.cos(anomaly));
  // Components along the perihelion and 90 degrees further in the orbit.
  const p = axisKm * (Math.cos(anomaly) - e),
    q = axisKm * minor * Math.sin(anomaly),
    pRate = -axisKm * Math.sin(anomaly) * rate,
    qRate = axisKm * minor * Math.cos(anomaly) * rate;
  const cw = Math.cos(argumentOfPerihelionRad),
    sw = Math.sin(argumentOfPerihelionRad),
    cn = Math.cos(nodeRad),
    sn = Math.sin(nodeRad),
    ci = Math.cos(inclinationRad),
    si = Math.sin(inclinationRad);
  const m = toEcliptic;
  for (let k = 0; k < 6; k += 3) {
    const a = k === 0 ? p : pRate,
      b = k === 0 ? q : qRate;
    const along = cw * a - sw * b,
      across = sw * a + cw * b;
    const x = cn * along - sn * ci * across,
      y = sn * along + cn * ci * across,
      z = si * across;
    out[k] = m[0] * x + m[3] * y + m[6] * z;
    out[k + 1] = m[1] * x + m[4] * y + m[7] * z;
    out[k + 2] = m[2] * x + m[5] * y + m[8] * z;
  }
}

/**
 * Writes the apparent geocentric place of a body on a fixed orbit in the true ecliptic and equinox of date: [longitude, latitude, distance,
 * rates] in radians, km, per day (indices in kernel/spherical.ts), with light-time, deflection, aberration, precession and nutation.
 * Errors: OutOfCoverage when no ephemeris has Earth and Sun.
 */
export function placeOnFixedOrbit(epoch: Epoch, orbit: FixedOrbit, out: Float64Array): void {
  const origin = new Origin().setGeocentre(epoch),
    ray = new Ray(),
    relative = ray.astrometric,
    o = origin.state,
    toEcliptic = icrsToEcliptic(orbit.equinoxJ2k, 0, new Float64Array(9)),
    helio = new Float64Array(6),
    sun = new Float64Array(6);
  for (let i = 0; i <= LIGHT_TIME_STEPS; i++) {
    const thenJ2k = epoch.tdbJ2k - ray.lightTimeDays;
    heliocentricState(orbit, toEcliptic, thenJ2k, helio);
    epoch.barycentric(SUN, thenJ2k, sun);
    for (let k = 0; k < 6; k++) relative[k] = helio[k] + sun[k] - o[k];
    ray.distanceKm = Math.hypot(relative[0], relative[1], relative[2]);
    ray.lightTimeDays = ray.distanceKm / LIGHT_SPEED_KM_PER_DAY;
  }
  // The rate of the light time r'/c solves r' = n.(B'(1 - r'/c) - O'), as in reduction/light-time.ts.
  const radial = (from: Float64Array): number =>
    (relative[0] * from[3] + relative[1] * from[4] + relative[2] * from[5]) / ray.distanceKm;
  const bodyRadial = radial(helio) + radial(sun),
    lightTimeRate = (bodyRadial - radial(o)) / (LIGHT_SPEED_KM_PER_DAY + bodyRadial);
  for (let k = 3; k < 6; k++) relative[k] -= (helio[k] + sun[k]) * lightTimeRate;
  ray.distanceRateKmPerDay = lightTimeRate * LIGHT_SPEED_KM_PER_DAY;
  [ray.x, ray.y, ray.z, ray.dx, ray.dy, ray.dz] = relative;
  ray.normalize();
  deflect(epoch, origin, ray);
  aberrate(epoch, origin, ray);
  precess(epoch, ray);
  nutate(epoch, ray);
  sphericalOfRay(ray, out);
}
