import { AU_KM, LIGHT_SPEED_KM_PER_DAY, SUN_SCHWARZSCHILD_RADIUS_AU } from '../kernel/constants.js';
import type { Epoch } from './epoch.js';
import type { Origin } from './origin.js';
import type { Ray } from './ray.js';

/**
 * Stage 3: relativistic aberration of the unit direction in `ray`, in place and with its rate. p2 = [p/gamma + (1 + p.v/(1 + 1/gamma)) v +
 * (2GM/c^2 s)(v - (p.v) p)], normalised, where v is the velocity of `origin.aberration` in units of c and s the distance from the Sun.
 * Sources: ERFA `ab`; Urban & Seidelmann 2013, eq. 7.40; solar potential of Klioner 2003, AJ 125, 1580, eq. 6.
 */
export function aberrate(epoch: Epoch, origin: Origin, ray: Ray): void {
  const a = origin.aberration,
    o = origin.state,
    c = LIGHT_SPEED_KM_PER_DAY;
  const vx = a[0] / c,
    vy = a[1] / c,
    vz = a[2] / c;
  const vxd = a[3] / c,
    vyd = a[4] / c,
    vzd = a[5] / c;
  const sx = o[0] - epoch.sun[0],
    sy = o[1] - epoch.sun[1],
    sz = o[2] - epoch.sun[2];
  const s = Math.sqrt(sx * sx + sy * sy + sz * sz);
  const inverseGamma = Math.sqrt(1 - (vx * vx + vy * vy + vz * vz));
  const inverseGammaRate = -(vx * vxd + vy * vyd + vz * vzd) / inverseGamma;
  const pv = ray.x * vx + ray.y * vy + ray.z * vz;
  const pvRate = ray.dx * vx + ray.dy * vy + ray.dz * vz + ray.x * vxd + ray.y * vyd + ray.z * vzd;
  const potential = (SUN_SCHWARZSCHILD_RADIUS_AU * AU_KM) / s; // its rate changes the direction by less than 1e-12 rad/day
  const w = 1 + pv / (1 + inverseGamma) + potential;
  const wRate = pvRate / (1 + inverseGamma) - (pv * inverseGammaRate) / ((1 + inverseGamma) * (1 + inverseGamma));
  const k = inverseGamma - potential * pv;
  const kRate = inverseGammaRate - potential * pvRate;
  ray.dx = ray.dx * k + ray.x * kRate + wRate * vx + w * vxd;
  ray.dy = ray.dy * k + ray.y * kRate + wRate * vy + w * vyd;
  ray.dz = ray.dz * k + ray.z * kRate + wRate * vz + w * vzd;
  ray.x = ray.x * k + w * vx;
  ray.y = ray.y * k + w * vy;
  ray.z = ray.z * k + w * vz;
  ray.normalize();
}
