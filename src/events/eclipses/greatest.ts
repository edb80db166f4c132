import { maximum } from '../roots.js';
import type { ShadowCone } from './cone.js';
import { lineEllipsoid, POLAR_RADIUS, support } from './ellipsoid.js';

/**
 * Writes the point at which the axis first meets WGS 84 at the cone's instant (inertial, Earth radii) to `out`; false
 * when it misses.
 */
export function axisPoint(cone: ShadowCone, out: Float64Array): boolean {
  const hit = new Float64Array(2);
  lineEllipsoid({ px: cone.ax, py: cone.ay, pz: cone.az, ux: -cone.kx, uy: -cone.ky, uz: -cone.kz }, hit);
  if (hit[1] < 0) return false;
  const s = hit[0] - Math.sqrt(hit[1]);
  out[0] = cone.ax - s * cone.kx;
  out[1] = cone.ay - s * cone.ky;
  out[2] = cone.az - s * cone.kz;
  return true;
}

/**
 * Writes the point of the surface nearest to an axis that misses it to `out`: the foot of the tangent plane, parallel
 * to the axis, that is farthest out on the Earth's side. The centre of the source is on the horizon there.
 */
function nearestPoint(cone: ShadowCone, out: Float64Array): void {
  const start = Math.atan2(cone.y, cone.x),
    c = cone;
  const clearance = (angle: number): number => {
    const cos = Math.cos(angle),
      sin = Math.sin(angle);
    return c.x * cos + c.y * sin - support(cos * c.ex + sin * c.nx, cos * c.ey + sin * c.ny, sin * c.nz);
  };
  const { x: angle } = maximum(clearance, start - 0.1, start + 0.1, 1e-9);
  const cos = Math.cos(angle),
    sin = Math.sin(angle);
  const nx = cos * c.ex + sin * c.nx,
    ny = cos * c.ey + sin * c.ny,
    nz = sin * c.nz,
    h = support(nx, ny, nz);
  out[0] = nx / h;
  out[1] = ny / h;
  out[2] = (POLAR_RADIUS * POLAR_RADIUS * nz) / h;
}

/**
 * Writes the point of greatest eclipse at the cone's instant (inertial, Earth radii): on the axis, or nearest to it.
 * Returns true when the axis meets the Earth.
 */
export function greatestPoint(cone: ShadowCone, out: Float64Array): boolean {
  if (axisPoint(cone, out)) return true;
  nearestPoint(cone, out);
  return false;
}
