import { AU_KM, GM_SUN_KM3_PER_S2_DE440, SECONDS_PER_DAY } from '../../kernel/constants.js';
import { radiusAtKm } from './elements.js';

/**
 * Non-gravitational parameters of a comet's orbit solution: radial, transverse and normal (au/day^2), and the delay of the activity (days).
 */
export interface NonGravitational {
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
  readonly delayDays: number;
}

// Sublimation of water ice: Marsden, Sekanina & Yeomans 1973, AJ 78, 211, eq. 5 and table II.
const ALPHA = 0.1112620426,
  SCALE_KM = 2.808 * AU_KM,
  M = 2.15,
  N = 5.093,
  K = 4.6142;
const GM_SUN_KM3_PER_DAY2 = GM_SUN_KM3_PER_S2_DE440 * SECONDS_PER_DAY * SECONDS_PER_DAY;

/** Sublimation function g(r) at a heliocentric distance in km; 1 at 1 au. */
export const sublimation = (rKm: number): number => {
  const x = rKm / SCALE_KM;
  return ALPHA * x ** -M * (1 + x ** N) ** -K;
};

/**
 * Non-gravitational force on a comet: (A1, A2, A3) g(r) along the radius vector, along the transverse direction of motion, and along the
 * normal of the orbit. With a delay, g is taken at the distance that many days earlier (Yeomans & Chodas 1989, AJ 98, 1083).
 */
export class Jets {
  private readonly a1: number;
  private readonly a2: number;
  private readonly a3: number;
  private readonly delayDays: number;

  constructor(given: NonGravitational) {
    this.a1 = given.a1 * AU_KM;
    this.a2 = given.a2 * AU_KM;
    this.a3 = given.a3 * AU_KM;
    this.delayDays = given.delayDays;
  }

  /** Adds the acceleration in km/day^2 to `out`. `state` is the heliocentric position (km) and velocity (km/day), 6 numbers. */
  add(state: Float64Array, out: Float64Array): void {
    const rx = state[0],
      ry = state[1],
      rz = state[2],
      vx = state[3],
      vy = state[4],
      vz = state[5];
    const r = Math.sqrt(rx * rx + ry * ry + rz * rz);
    const v2 = vx * vx + vy * vy + vz * vz,
      rv = rx * vx + ry * vy + rz * vz;
    const then = this.delayDays === 0 ? r : radiusAtKm(r, rv, v2, GM_SUN_KM3_PER_DAY2, -this.delayDays);
    const g = sublimation(then);
    const nx = ry * vz - rz * vy,
      ny = rz * vx - rx * vz,
      nz = rx * vy - ry * vx;
    const n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const radial = (g * this.a1) / r,
      normal = (g * this.a3) / n,
      across = (g * this.a2) / (r * n);
    out[0] += radial * rx + across * (ny * rz - nz * ry) + normal * nx;
    out[1] += radial * ry + across * (nz * rx - nx * rz) + normal * ny;
    out[2] += radial * rz + across * (nx * ry - ny * rx) + normal * nz;
  }
}
