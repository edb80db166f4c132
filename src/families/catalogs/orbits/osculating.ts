import { AU_KM, DEG_PER_RAD, RAD_PER_ARCSEC, SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';

/** Obliquity of the ecliptic of J2000.0 here and at JPL Horizons, radians (IAU 1976). */
const OBLIQUITY_J2000_RAD = 84_381.448 * RAD_PER_ARCSEC;
/** Below these values an element is undefined; `osculatingElements` describes the replacement. */
export const SINGULARITY = { circularE: 1e-10, equatorialSinI: 1e-10, parabolicE: 1e-10, rectilinearH: 1e-10 } as const;

/** Osculating elements: au, degrees, days. Null for elements that the conic does not have (parabola, hyperbola). */
export interface OsculatingElements {
  readonly semiMajorAxisAu: number | null;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly nodeDeg: number;
  readonly argumentOfPerihelionDeg: number;
  readonly meanAnomalyDeg: number | null;
  readonly meanMotionDegPerDay: number | null;
  readonly periodDays: number | null;
  readonly perihelionAu: number;
  readonly aphelionAu: number | null;
}

/** Rotates a state (position and velocity, 6 numbers) from ICRF axes to the ecliptic and mean equinox of J2000.0. */
export function inEclipticJ2000(state: Float64Array): Float64Array {
  const se = Math.sin(OBLIQUITY_J2000_RAD),
    ce = Math.cos(OBLIQUITY_J2000_RAD);
  return Float64Array.of(
    state[0],
    ce * state[1] + se * state[2],
    ce * state[2] - se * state[1],
    state[3],
    ce * state[4] + se * state[5],
    ce * state[5] - se * state[4],
  );
}

/**
 * Elements of the osculating conic of a state in the fixed ecliptic and mean equinox of J2000.0. `state` is position (km) and velocity
 * (km/day) from the centre in axes of that ecliptic, `gm` is in km^3/s^2. A circle has its perihelion at the node, an orbit in the ecliptic
 * its node at the equinox. Null for a state without angular momentum, which moves on a straight line. Source: vectors of angular momentum
 * and eccentricity (Danby 1988, Fundamentals of Celestial Mechanics, sect. 6.15).
 */
export function osculatingElements(state: Float64Array, gmKm3S2: number): OsculatingElements | null {
  const gm = gmKm3S2 * SECONDS_PER_DAY * SECONDS_PER_DAY;
  const [x, y, z, vx, vy, vz] = state;
  const hx = y * vz - z * vy,
    hy = z * vx - x * vz,
    hz = x * vy - y * vx,
    h = Math.hypot(hx, hy, hz);
  const r = Math.hypot(x, y, z),
    v2 = vx * vx + vy * vy + vz * vz,
    radial = x * vx + y * vy + z * vz;
  if (h < SINGULARITY.rectilinearH * r * Math.sqrt(v2)) return null;
  const ex = (vy * hz - vz * hy) / gm - x / r,
    ey = (vz * hx - vx * hz) / gm - y / r,
    ez = (vx * hy - vy * hx) / gm - z / r;
  const e = Math.hypot(ex, ey, ez),
    parameter = (h * h) / gm;
  const inEcliptic = Math.hypot(hx, hy) < SINGULARITY.equatorialSinI * h,
    isCircle = e < SINGULARITY.circularE;
  // Unit vectors to the node and, in the orbital plane, 90 degrees ahead of it.
  const node = inEcliptic ? 0 : Math.atan2(hx, -hy),
    nx = Math.cos(node),
    ny = Math.sin(node);
  const qx = (-hz * ny) / h,
    qy = (hz * nx) / h,
    qz = (hx * ny - hy * nx) / h;
  const perihelion = isCircle ? 0 : Math.atan2(ex * qx + ey * qy + ez * qz, ex * nx + ey * ny);
  const trueAnomaly = Math.atan2(x * qx + y * qy + z * qz, x * nx + y * ny) - perihelion;
  const isEllipse = e < 1 - SINGULARITY.parabolicE;
  const isParabola = !isEllipse && e <= 1 + SINGULARITY.parabolicE;
  const a = isParabola ? null : 1 / (2 / r - v2 / gm);
  const motion = isEllipse && a !== null ? Math.sqrt(gm / a) / a : null;
  let meanAnomaly: number | null = null;
  if (isEllipse && a !== null) {
    const sinE = isCircle ? Math.sin(trueAnomaly) : radial / (e * Math.sqrt(gm * a)),
      cosE = isCircle ? Math.cos(trueAnomaly) : (1 - r / a) / e;
    meanAnomaly = Math.atan2(sinE, cosE) - e * sinE;
  }
  return {
    semiMajorAxisAu: a === null ? null : a / AU_KM,
    eccentricity: e,
    inclinationDeg: Math.atan2(Math.hypot(hx, hy), hz) * DEG_PER_RAD,
    nodeDeg: normalizeDeg(node * DEG_PER_RAD),
    argumentOfPerihelionDeg: normalizeDeg(perihelion * DEG_PER_RAD),
    meanAnomalyDeg: meanAnomaly === null ? null : normalizeDeg(meanAnomaly * DEG_PER_RAD),
    meanMotionDegPerDay: motion === null ? null : motion * DEG_PER_RAD,
    periodDays: motion === null ? null : (2 * Math.PI) / motion,
    perihelionAu: parameter / (1 + e) / AU_KM,
    aphelionAu: isEllipse ? parameter / (1 - e) / AU_KM : null,
  };
}
