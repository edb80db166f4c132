import { AU_KM, DEG_PER_RAD, GM_SUN_KM3_PER_S2_DE440, SECONDS_PER_DAY } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { SOLAR_SYSTEM } from '../ephemeris/solar-system.js';
import type { SolarSystemBody } from '../ephemeris/solar-system.js';
import { MOON, SUN } from '../ephemeris/source.js';
import type { Epoch } from '../reduction/epoch.js';

/** Bodies of the main ephemeris that orbit the Sun. */
export const PLANETS: ReadonlyMap<number, SolarSystemBody> = new Map(
  [...SOLAR_SYSTEM].filter(([index]) => index !== SUN && index !== MOON),
);

/** GM of a heliocentric ellipse, km^3/s^2: Sun plus planet; the Sun alone for a body without a mass here. */
export const heliocentricGm = (body: number): number => GM_SUN_KM3_PER_S2_DE440 + (PLANETS.get(body)?.gmKm3PerS2 ?? 0);

/** Orientation and shape of an osculating orbit in the true ecliptic and equinox of date. Undefined elements are null. */
export interface OrbitOfDate {
  readonly nodeDeg: number | null;
  /** Longitude of the perihelion: node plus argument, measured along the ecliptic and then along the orbit. */
  readonly perihelionDeg: number | null;
  /** Ecliptic longitude and latitude of the direction of the perihelion. */
  readonly apseLongitudeDeg: number | null;
  readonly apseLatitudeDeg: number | null;
  readonly inclinationDeg: number;
  readonly eccentricity: number;
  /** Negative for a hyperbola, null for a parabola. */
  readonly axisAu: number | null;
}

/** Below these values the node, the perihelion or the axis of an orbit is undefined. */
const FLAT_SIN_I = 1e-10,
  CIRCULAR_E = 1e-10,
  PARABOLIC_E = 1e-10;

/**
 * Geometric heliocentric state of a body of the ephemeris other than the Sun: position (km) and velocity (km/day), 6 numbers, ICRF axes.
 * Errors: OutOfCoverage.
 */
export function heliocentricState(epoch: Epoch, body: number): Float64Array {
  const state = new Float64Array(6),
    sun = new Float64Array(6);
  epoch.barycentric(body, epoch.tdbJ2k, state);
  epoch.barycentric(SUN, epoch.tdbJ2k, sun);
  for (let i = 0; i < 6; i++) state[i] -= sun[i];
  return state;
}

/**
 * Rotates a state (6 numbers) in place from ICRF axes to the true ecliptic of date. The velocity remains inertial: the motion of the axes
 * is not included.
 */
export function turnToEclipticOfDate(epoch: Epoch, state: Float64Array): void {
  const m = epoch.meanEcliptic,
    sn = Math.sin(epoch.dpsiRad),
    cn = Math.cos(epoch.dpsiRad);
  for (let k = 0; k < 6; k += 3) {
    const x = m[0] * state[k] + m[1] * state[k + 1] + m[2] * state[k + 2],
      y = m[3] * state[k] + m[4] * state[k + 1] + m[5] * state[k + 2];
    state[k + 2] = m[6] * state[k] + m[7] * state[k + 1] + m[8] * state[k + 2];
    state[k] = cn * x - sn * y;
    state[k + 1] = sn * x + cn * y;
  }
}

/**
 * The osculating conic of a heliocentric state (km, km/day) in the ecliptic of date, from the vectors of angular momentum and eccentricity
 * (Danby 1988, sect. 6.15). `body` is the index whose mass counts. Null for motion on a straight line.
 */
export function osculatedConic(state: Float64Array, body: number): OrbitOfDate | null {
  const gm = heliocentricGm(body) * SECONDS_PER_DAY * SECONDS_PER_DAY;
  const [x, y, z, vx, vy, vz] = state;
  const hx = y * vz - z * vy,
    hy = z * vx - x * vz,
    hz = x * vy - y * vx,
    h = Math.hypot(hx, hy, hz);
  const r = Math.hypot(x, y, z),
    v2 = vx * vx + vy * vy + vz * vz;
  if (!(h > 1e-10 * r * Math.sqrt(v2))) return null;
  const ex = (vy * hz - vz * hy) / gm - x / r,
    ey = (vz * hx - vx * hz) / gm - y / r,
    ez = (vx * hy - vy * hx) / gm - z / r,
    e = Math.hypot(ex, ey, ez);
  const flat = Math.hypot(hx, hy),
    hasNode = flat > FLAT_SIN_I * h;
  const node = hasNode ? Math.atan2(hx, -hy) : 0,
    nx = Math.cos(node),
    ny = Math.sin(node);
  // In the orbital plane, 90 degrees ahead of the node: h x node.
  const qx = (-hz * ny) / h,
    qy = (hz * nx) / h,
    qz = (hx * ny - hy * nx) / h;
  const argument = Math.atan2(ex * qx + ey * qy + ez * qz, ex * nx + ey * ny);
  const isCircle = !(e > CIRCULAR_E);
  return {
    nodeDeg: hasNode ? normalizeDeg(node * DEG_PER_RAD) : null,
    perihelionDeg: isCircle ? null : normalizeDeg((node + argument) * DEG_PER_RAD),
    apseLongitudeDeg: isCircle ? null : normalizeDeg(Math.atan2(ey, ex) * DEG_PER_RAD),
    apseLatitudeDeg: isCircle ? null : Math.atan2(ez, Math.hypot(ex, ey)) * DEG_PER_RAD,
    inclinationDeg: Math.atan2(flat, hz) * DEG_PER_RAD,
    eccentricity: e,
    axisAu: Math.abs(e - 1) < PARABOLIC_E ? null : 1 / (2 / r - v2 / gm) / AU_KM,
  };
}
