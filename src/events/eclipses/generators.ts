import { TWO_PI } from '../../kernel/constants.js';
import { bracketedRoot, maximum } from '../roots.js';
import { lineEllipsoid } from './ellipsoid.js';
import type { ShadowCone } from './cone.js';

const SCAN = 16;
const AZIMUTH_TOLERANCE = 1e-9;

/**
 * Straight lines (generators) of one cone of a shadow, by azimuth in the fundamental plane: 0 east, pi/2 north,
 * radians. `margin` is the squared half chord of a generator in WGS 84 (Earth radii squared): positive where it meets
 * the Earth, zero where it is tangent. At the tangent point the contact of the discs is on the geometric horizon.
 */
export class ConeGenerators {
  private readonly cone: ShadowCone;
  private readonly which: 'outer' | 'inner' | 'axis';
  /** Result of `point` or `tangentPoint`: inertial point, Earth radii. */
  readonly found = new Float64Array(3);
  private readonly hit = new Float64Array(2);
  private readonly ray = { px: 0, py: 0, pz: 0, ux: 0, uy: 0, uz: 0 };

  constructor(cone: ShadowCone, which: 'outer' | 'inner' | 'axis') {
    this.cone = cone;
    this.which = which;
  }

  private line(azimuth: number): void {
    const c = this.cone;
    if (this.which === 'axis') {
      this.ray.px = c.ax;
      this.ray.py = c.ay;
      this.ray.pz = c.az;
      this.ray.ux = -c.kx;
      this.ray.uy = -c.ky;
      this.ray.uz = -c.kz;
      return;
    }
    const cos = Math.cos(azimuth),
      sin = Math.sin(azimuth);
    const rx = cos * c.ex + sin * c.nx,
      ry = cos * c.ey + sin * c.ny,
      rz = sin * c.nz;
    const radius = this.which === 'outer' ? c.l1 : -c.l2,
      slope = this.which === 'outer' ? c.tanF1 : -c.tanF2;
    this.ray.px = c.ax + radius * rx;
    this.ray.py = c.ay + radius * ry;
    this.ray.pz = c.az + radius * rz;
    this.ray.ux = -c.kx + slope * rx;
    this.ray.uy = -c.ky + slope * ry;
    this.ray.uz = -c.kz + slope * rz;
  }

  /** Margin of the generator at an azimuth, at the cone's instant. */
  margin(azimuth: number): number {
    this.line(azimuth);
    lineEllipsoid(this.ray, this.hit);
    return this.hit[1];
  }

  /** Writes the point at which the generator first meets the Earth to `found`; false when it misses. */
  point(azimuth: number): boolean {
    if (this.margin(azimuth) < 0) return false;
    this.leave(this.hit[0] - Math.sqrt(this.hit[1]));
    return true;
  }

  /** Writes the point at which the generator touches the Earth (the middle of its chord) to `found`. */
  tangentPoint(azimuth: number): void {
    this.margin(azimuth);
    this.leave(this.hit[0]);
  }

  private leave(s: number): void {
    this.found[0] = this.ray.px + s * this.ray.ux;
    this.found[1] = this.ray.py + s * this.ray.uy;
    this.found[2] = this.ray.pz + s * this.ray.uz;
  }

  /** Azimuth (radians) of the largest (`sign` 1) or smallest (-1) margin, and that margin. */
  extreme(sign: 1 | -1): { azimuth: number; margin: number } {
    let best = 0,
      bestValue = -Infinity;
    for (let i = 0; i < SCAN; i++) {
      const value = sign * this.margin((TWO_PI * i) / SCAN);
      if (value > bestValue) {
        bestValue = value;
        best = i;
      }
    }
    const middle = (TWO_PI * best) / SCAN,
      width = TWO_PI / SCAN;
    const found = maximum((q) => sign * this.margin(q), middle - width, middle + width, AZIMUTH_TOLERANCE);
    return { azimuth: found.x, margin: sign * found.value };
  }

  /**
   * The two azimuths at which generators are tangent when the cone meets the Earth in part: `from` < `to`; the arc
   * between them, through the largest margin, meets the Earth. Null when the complete cone meets the Earth or misses
   * it.
   */
  limbAzimuths(): { from: number; to: number } | null {
    // Azimuths towards and away from the Earth's centre replace the extremes here; they differ only next to a contact.
    const inward = Math.atan2(-this.cone.y, -this.cone.x),
      outward = inward + Math.PI;
    let high = { azimuth: inward, margin: this.margin(inward) },
      low = { azimuth: outward, margin: this.margin(outward) };
    if (high.margin <= 0) high = this.extreme(1);
    if (high.margin <= 0) return null;
    if (low.margin >= 0) low = this.extreme(-1);
    if (low.margin >= 0) return null;
    const ahead = high.azimuth + modulo(low.azimuth - high.azimuth);
    const f = (q: number): number => this.margin(q);
    return {
      from: bracketedRoot(f, ahead - TWO_PI, high.azimuth, 1e-13, low.margin, high.margin),
      to: bracketedRoot(f, high.azimuth, ahead, 1e-13, high.margin, low.margin),
    };
  }
}

const modulo = (angle: number): number => angle - TWO_PI * Math.floor(angle / TWO_PI);
