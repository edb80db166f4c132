import { AU_KM, LIGHT_SPEED_KM_PER_DAY, RAD_PER_ARCSEC, RAD_PER_DEG, SECONDS_PER_DAY } from '../../kernel/constants.js';
import type { Origin } from '../../reduction/origin.js';
import type { Ray } from '../../reduction/ray.js';

const RAD_PER_MAS = RAD_PER_ARCSEC / 1000;
const DAYS_PER_JULIAN_YEAR = 365.25;
/** Distance of a source without a parallax, km, used only for the deflection of its light. */
const INFINITY_KM = 1e22;
/** Iterations of the light time. Each gains a factor of (speed / c) times the arc, so that two reach a microarcsecond. */
const ITERATIONS = 4;
/** Iterations of the inertial motion. Each gains a factor of the speed in units of c. */
const INERTIAL_ITERATIONS = 8;
/** Above this (v/c)^2 the parallax contradicts the motion; the source then moves linearly in angle (ERFA warns at half of c). */
const MAX_BETA2 = 1e-4;

/** Catalogue data of one direction: ICRS, epoch J2000.0 (TDB), as observed from the barycentre. */
export interface CatalogueDirection {
  readonly raDeg: number;
  readonly decDeg: number;
  /** Proper motion in right ascension times cos(declination). */
  readonly pmRaMasPerYear: number;
  readonly pmDecMasPerYear: number;
  /** Parallax; 0 when unknown. Without a parallax the motion on the sky is linear in angle. */
  readonly parallaxMas: number;
  /** Radial velocity from the barycentre, positive receding; null when unknown, then 0 is used. Without a parallax it has no effect. */
  readonly radialVelocityKmPerS: number | null;
}

/**
 * Direction and motion as vectors. With a parallax the observed motion is converted to inertial motion as in ERFA's `starpv` (Stumpff 1985,
 * A&A 144, 232).
 */
export interface Astrometry {
  /** Unit direction. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Motion per day in units of the distance at J2000.0, along the same axes. */
  readonly mx: number;
  readonly my: number;
  readonly mz: number;
  /** Square of the motion, and its component along the direction. */
  readonly motion2: number;
  readonly radial: number;
  /** Parallax, radians; 0 when unknown. */
  readonly parallaxRad: number;
  /** Light time from the source at J2000.0, days; 0 when unknown. */
  readonly lightDays: number;
}

/** Converts a catalogue direction to vectors. */
export function astrometryOf(direction: CatalogueDirection): Astrometry {
  const ra = direction.raDeg * RAD_PER_DEG,
    dec = direction.decDeg * RAD_PER_DEG;
  const sinA = Math.sin(ra),
    cosA = Math.cos(ra),
    sinD = Math.sin(dec),
    cosD = Math.cos(dec);
  const east = (direction.pmRaMasPerYear * RAD_PER_MAS) / DAYS_PER_JULIAN_YEAR,
    north = (direction.pmDecMasPerYear * RAD_PER_MAS) / DAYS_PER_JULIAN_YEAR;
  const parallaxRad = direction.parallaxMas > 0 ? direction.parallaxMas * RAD_PER_MAS : 0;
  const lightDays = parallaxRad > 0 ? AU_KM / parallaxRad / LIGHT_SPEED_KM_PER_DAY : 0;
  const transverse = Math.hypot(east, north) * lightDays;
  const receding = ((direction.radialVelocityKmPerS ?? 0) * SECONDS_PER_DAY) / LIGHT_SPEED_KM_PER_DAY;
  const moves = lightDays > 0 && transverse * transverse + receding * receding < MAX_BETA2;
  const { inertial, betaRadial } = moves ? inertialMotion(receding, transverse) : { inertial: 1, betaRadial: 0 };
  const radial = moves ? betaRadial / lightDays : 0;
  const x = cosD * cosA,
    y = cosD * sinA,
    z = sinD;
  const mx = inertial * (-east * sinA - north * sinD * cosA) + radial * x;
  const my = inertial * (east * cosA - north * sinD * sinA) + radial * y;
  const mz = inertial * north * cosD + radial * z;
  return { x, y, z, mx, my, mz, motion2: mx * mx + my * my + mz * mz, radial, parallaxRad, lightDays };
}

/**
 * Converts observed motion (in units of c) to inertial motion: the factor of the transverse part, and the radial part. The change of light
 * time stretches observed motions, and a Doppler shift contains more than the radial motion (Stumpff 1985, eqs. 14, 15).
 */
function inertialMotion(receding: number, transverse: number): { inertial: number; betaRadial: number } {
  let inertial = 1,
    betaRadial = receding;
  for (let i = 0; i < INERTIAL_ITERATIONS; i++) {
    inertial = 1 + betaRadial;
    const beta2 = betaRadial * betaRadial + (inertial * transverse) ** 2;
    betaRadial = inertial * receding - beta2 / (Math.sqrt(1 - beta2) + 1);
  }
  return { inertial: 1 + betaRadial, betaRadial };
}

/**
 * Sets a ray to the direction of a star at `tdbJ2k` (days since J2000.0 TDB), ICRS axes, a unit vector with its rate per day: uniform space
 * motion from J2000.0 with the change of light time (as ERFA's `starpm`) and, from an origin, the Roemer delay and the parallax (as
 * `pmpx`). `origin` null is the barycentre. The distance is 0 without a parallax.
 */
export function placeRay(star: Astrometry, tdbJ2k: number, origin: Origin | null, ray: Ray): void {
  const { x, y, z, mx, my, mz, motion2, radial, lightDays } = star;
  const o = origin === null ? null : origin.state;
  const t = o === null ? tdbJ2k : tdbJ2k + (x * o[0] + y * o[1] + z * o[2]) / LIGHT_SPEED_KM_PER_DAY;
  // Time since the emission of the light of J2000.0: s = t - (d(s) - d(0)) / c, with d(s)^2 / d(0)^2 = 1 + growth.
  let s = t,
    rate = 1;
  if (lightDays > 0 && motion2 * lightDays * lightDays < MAX_BETA2) {
    for (let i = 0; i < ITERATIONS; i++) {
      const growth = s * (2 * radial + motion2 * s);
      s = t - (lightDays * growth) / (1 + Math.sqrt(1 + growth));
    }
    rate = 1 / (1 + (lightDays * (radial + motion2 * s)) / Math.sqrt(1 + s * (2 * radial + motion2 * s)));
  }
  ray.body = -1;
  ray.x = x + mx * s;
  ray.y = y + my * s;
  ray.z = z + mz * s;
  ray.dx = mx * rate;
  ray.dy = my * rate;
  ray.dz = mz * rate;
  const distance = star.parallaxRad > 0 ? AU_KM / star.parallaxRad : INFINITY_KM;
  if (o !== null) {
    ray.x -= o[0] / distance;
    ray.y -= o[1] / distance;
    ray.z -= o[2] / distance;
    ray.dx -= o[3] / distance;
    ray.dy -= o[4] / distance;
    ray.dz -= o[5] / distance;
  }
  const a = ray.astrometric;
  a[0] = ray.x * distance;
  a[1] = ray.y * distance;
  a[2] = ray.z * distance;
  a[3] = ray.dx * distance;
  a[4] = ray.dy * distance;
  a[5] = ray.dz * distance;
  if (star.parallaxRad > 0) {
    const r = Math.sqrt(ray.x * ray.x + ray.y * ray.y + ray.z * ray.z);
    ray.distanceKm = r * distance;
    ray.distanceRateKmPerDay = ((ray.x * ray.dx + ray.y * ray.dy + ray.z * ray.dz) / r) * distance;
    ray.lightTimeDays = ray.distanceKm / LIGHT_SPEED_KM_PER_DAY;
  } else {
    ray.distanceKm = 0;
    ray.distanceRateKmPerDay = 0;
    ray.lightTimeDays = 0;
  }
  ray.normalize();
}
