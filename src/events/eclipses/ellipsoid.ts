import { DEG_PER_RAD, WGS84_FLATTENING } from '../../kernel/constants.js';
import { signedDeg } from '../../kernel/angle.js';

/** Polar radius of WGS 84 in Earth equatorial radii; z divided by it maps the ellipsoid to the unit sphere. */
export const POLAR_RADIUS = 1 - WGS84_FLATTENING;
const POLAR_SQUARED = POLAR_RADIUS * POLAR_RADIUS;

/** Straight line p + s u. */
export interface Line {
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly ux: number;
  readonly uy: number;
  readonly uz: number;
}

/**
 * Intersects the line p + s u with the ellipsoid, in any frame whose z axis is the pole. Writes [s of the middle, (half
 * chord)^2] in units of the length of u; a negative second number means that the line misses the ellipsoid.
 */
export function lineEllipsoid({ px, py, pz, ux, uy, uz }: Line, out: Float64Array): void {
  const a = ux * ux + uy * uy + (uz * uz) / POLAR_SQUARED;
  const b = px * ux + py * uy + (pz * uz) / POLAR_SQUARED;
  const middle = -b / a;
  // Squared distance of the scaled middle from the centre, computed from the middle itself to avoid cancellation.
  const mx = px + middle * ux,
    my = py + middle * uy,
    mz = pz + middle * uz;
  out[0] = middle;
  out[1] = (1 - (mx * mx + my * my + (mz * mz) / POLAR_SQUARED)) / a;
}

/** Geodetic latitude, degrees, of a point on the ellipsoid. */
export function surfaceLatitudeDeg(x: number, y: number, z: number): number {
  return Math.atan2(z, POLAR_SQUARED * Math.hypot(x, y)) * DEG_PER_RAD + 0;
}

/** Longitude in [-180, 180) of an inertial point at the sidereal time `gastRad`; 0 at a pole. */
export function surfaceLongitudeDeg(x: number, y: number, gastRad: number): number {
  if (Math.hypot(x, y) < 1e-12) return 0;
  return signedDeg((Math.atan2(y, x) - gastRad) * DEG_PER_RAD);
}

/**
 * Writes the surface point at a geodetic latitude and an angle from the x axis (radians). The point is inertial when
 * the angle is local sidereal time.
 */
export function surfacePoint(latitudeRad: number, angleRad: number, out: Float64Array): void {
  const sin = Math.sin(latitudeRad),
    cos = Math.cos(latitudeRad);
  const normal = 1 / Math.sqrt(cos * cos + POLAR_SQUARED * sin * sin);
  out[0] = normal * cos * Math.cos(angleRad);
  out[1] = normal * cos * Math.sin(angleRad);
  out[2] = normal * POLAR_SQUARED * sin;
}

/** Writes the unit outward normal at a surface point to `out`. */
export function surfaceNormal(x: number, y: number, z: number, out: Float64Array): void {
  const nz = z / POLAR_SQUARED,
    length = Math.sqrt(x * x + y * y + nz * nz);
  out[0] = x / length;
  out[1] = y / length;
  out[2] = nz / length;
}

/** Support function: distance from the centre of the tangent plane with the unit normal n. */
export function support(nx: number, ny: number, nz: number): number {
  return Math.sqrt(nx * nx + ny * ny + POLAR_SQUARED * nz * nz);
}

/**
 * Geodetic latitude, degrees, of the surface point below an external point (the foot of its normal): Newton's method on
 * Bowring's form.
 */
export function subpointLatitudeDeg(x: number, y: number, z: number): number {
  const p = Math.hypot(x, y),
    e2 = 1 - POLAR_SQUARED;
  let latitude = Math.atan2(z, POLAR_SQUARED * p);
  // The fixed-point iteration z + e2 N sin(phi) over p converges by a factor e2 per step, and immediately for distant
  // points.
  for (let i = 0; i < 12; i++) {
    const sin = Math.sin(latitude),
      normal = 1 / Math.sqrt(1 - e2 * sin * sin);
    const next = Math.atan2(z + e2 * normal * sin, p);
    const step = Math.abs(next - latitude);
    latitude = next;
    if (step < 1e-15) break;
  }
  return latitude * DEG_PER_RAD + 0;
}
