import { JUPITER, SATURN, SUN } from '../ephemeris/source.js';
import { AU_KM, LIGHT_SPEED_KM_PER_DAY, SUN_SCHWARZSCHILD_RADIUS_AU } from '../kernel/constants.js';
import type { Epoch } from './epoch.js';
import type { Origin } from './origin.js';
import type { Ray } from './ray.js';

/** Masses in solar masses, and the smallest values of 1 + q.e near the limb of a deflector, as recommended with ERFA's `ldn`. */
const SUN_MASS = 1,
  SUN_LIMIT = 6e-6;
const JUPITER_MASS = 0.00095435,
  JUPITER_LIMIT = 3e-9;
const SATURN_MASS = 0.00028574,
  SATURN_LIMIT = 3e-10;

/**
 * Stage 2: gravitational deflection of the direction in `ray` by Jupiter, Saturn and the Sun, in place and with its rate. A body does not
 * deflect its own light.
 */
export function deflect(epoch: Epoch, origin: Origin, ray: Ray): void {
  if (ray.body !== JUPITER) bend(epoch.jupiter, JUPITER_MASS, JUPITER_LIMIT, origin, ray);
  if (ray.body !== SATURN) bend(epoch.saturn, SATURN_MASS, SATURN_LIMIT, origin, ray);
  if (ray.body !== SUN) bend(epoch.sun, SUN_MASS, SUN_LIMIT, origin, ray);
  ray.normalize();
}

/**
 * Deflection by one body, first order, for a source at a finite distance: p1 = p + w (p x (e x q)), w = 2GM/(c^2 E (1 + q.e)). The
 * deflector is taken at the instant when the light passed it. The rate is the exact derivative.
 * Sources: ERFA `ld` with the true direction from deflector to source; Klioner 2003, AJ 125, 1580, eq. 70.
 */
function bend(deflector: Float64Array, mass: number, limit: number, origin: Origin, ray: Ray): void {
  const o = origin.state,
    s = ray.astrometric;
  let gx = deflector[0] - o[0],
    gy = deflector[1] - o[1],
    gz = deflector[2] - o[2]; // origin -> deflector
  const along = (gx * ray.x + gy * ray.y + gz * ray.z) / LIGHT_SPEED_KM_PER_DAY;
  const back = along > 0 ? along : 0; // light time to the closest approach
  gx -= back * deflector[3];
  gy -= back * deflector[4];
  gz -= back * deflector[5];
  const hx = deflector[3] - o[3],
    hy = deflector[4] - o[4],
    hz = deflector[5] - o[5]; // its rate (the rate of `back` is below 1e-4 of it)

  const em = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const ex = -gx / em,
    ey = -gy / em,
    ez = -gz / em;
  const emRate = (gx * hx + gy * hy + gz * hz) / em;
  const exd = (-hx - ex * emRate) / em,
    eyd = (-hy - ey * emRate) / em,
    ezd = (-hz - ez * emRate) / em;

  let qx = s[0] - gx,
    qy = s[1] - gy,
    qz = s[2] - gz; // deflector -> source
  const q = Math.sqrt(qx * qx + qy * qy + qz * qz);
  let qxd = s[3] - hx,
    qyd = s[4] - hy,
    qzd = s[5] - hz;
  qx /= q;
  qy /= q;
  qz /= q;
  const qRate = qx * qxd + qy * qyd + qz * qzd;
  qxd = (qxd - qx * qRate) / q;
  qyd = (qyd - qy * qRate) / q;
  qzd = (qzd - qz * qRate) / q;

  const onePlusQe = 1 + (qx * ex + qy * ey + qz * ez);
  const limited = onePlusQe < limit;
  const denominator = limited ? limit : onePlusQe;
  const denominatorRate = limited ? 0 : qxd * ex + qyd * ey + qzd * ez + qx * exd + qy * eyd + qz * ezd;
  const w = (SUN_SCHWARZSCHILD_RADIUS_AU * AU_KM * mass) / (em * denominator);
  const wRate = -w * (emRate / em + denominatorRate / denominator);

  const pq = ray.x * qx + ray.y * qy + ray.z * qz;
  const pe = ray.x * ex + ray.y * ey + ray.z * ez;
  const pqRate = ray.dx * qx + ray.dy * qy + ray.dz * qz + ray.x * qxd + ray.y * qyd + ray.z * qzd;
  const peRate = ray.dx * ex + ray.dy * ey + ray.dz * ez + ray.x * exd + ray.y * eyd + ray.z * ezd;
  const bx = ex * pq - qx * pe,
    by = ey * pq - qy * pe,
    bz = ez * pq - qz * pe;
  ray.x += w * bx;
  ray.y += w * by;
  ray.z += w * bz;
  ray.dx += wRate * bx + w * (exd * pq + ex * pqRate - qxd * pe - qx * peRate);
  ray.dy += wRate * by + w * (eyd * pq + ey * pqRate - qyd * pe - qy * peRate);
  ray.dz += wRate * bz + w * (ezd * pq + ez * pqRate - qzd * pe - qz * peRate);
}
