import { cross, dot, scaleToUnit } from '../../kernel/vec3.js';
import { POLAR_RADIUS } from '../eclipses/ellipsoid.js';
import type { ClearanceField } from './field.js';

/**
 * Place with the greatest clearance at an instant: its normal (true equator of date) and local circumstances. Angles in
 * radians.
 */
export interface Centre {
  readonly ttJ2k: number;
  readonly gastRad: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly separation: number;
  readonly clearance: number;
  readonly sinAltitude: number;
}

const DIFFERENCE = 1e-4,
  LONGEST_STEP = 0.3,
  MOST_STEPS = 60;
const CONVERGED = 1e-13;
/**
 * Above these heights (Earth radii) the surface differs from an ellipsoid, and starting points are spread over all of
 * it.
 */
const LOOK_ALL_OVER_HEIGHT = 0.05,
  LOOK_ALL_OVER_POINTS = 96,
  REFINED_STARTS = 3;

/**
 * Place of the greatest clearance on the complete surface. If the axis (target through Moon) meets the surface, this is
 * its foot, where the separation is zero: a cusp of the clearance. Within a third of a degree of the horizon, and where
 * the axis misses the surface, the clearance has a smooth maximum, found by Newton's method on the sphere of normals.
 * No place is a boundary of this search, and the poles are not special.
 */
export const greatestClearance = (field: ClearanceField): Centre => new ClearanceSearch(field).greatest();

/** Search for the greatest clearance of one field, with its workspace. */
class ClearanceSearch {
  private readonly field: ClearanceField;
  private readonly moon = new Float64Array(3);
  private readonly axis = new Float64Array(3);
  private readonly foot = new Float64Array(3);
  private readonly n = new Float64Array(3);
  private readonly trial = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly v = new Float64Array(3);
  private readonly e = new Float64Array(3);
  private readonly f = new Float64Array(3);
  private readonly g = new Float64Array(3);
  private readonly gu = new Float64Array(3);
  private readonly gv = new Float64Array(3);

  constructor(field: ClearanceField) {
    this.field = field;
  }

  greatest(): Centre {
    const { field, moon, axis, n } = this;
    field.axis(moon, axis);
    const allOver = Math.abs(field.height) > LOOK_ALL_OVER_HEIGHT;
    let best: Centre | null = null;
    for (let side = -1; side <= (allOver ? 1 : -1); side += 2) {
      const cusp = this.axisFoot(side as 1 | -1);
      if (cusp !== null && (best === null || cusp.clearance > best.clearance)) best = cusp;
    }
    if (best !== null && !allOver) return best;
    // The point of the axis nearest to the centre; it is on the horizon.
    const z = moon[0] * axis[0] + moon[1] * axis[1] + moon[2] * axis[2];
    n[0] = moon[0] - z * axis[0];
    n[1] = moon[1] - z * axis[1];
    n[2] = moon[2] - z * axis[2];
    if (Math.hypot(n[0], n[1], n[2]) < 1e-9) {
      n[0] = -axis[1];
      n[1] = axis[0];
      n[2] = 0;
      if (Math.hypot(n[0], n[1]) < 1e-9) n[0] = 1;
    }
    scaleToUnit(n);
    const limb = this.climb();
    if (best === null || limb.clearance > best.clearance) best = limb;
    return allOver ? this.bestAllOver(best) : best;
  }

  /** Largest of the maxima that are reached from the most promising of evenly spread places (a Fibonacci lattice). */
  private bestAllOver(known: Centre): Centre {
    const { field, n } = this;
    const starts: { value: number; x: number; y: number; z: number }[] = [];
    for (let i = 0; i < LOOK_ALL_OVER_POINTS; i++) {
      const z = 1 - (2 * i + 1) / LOOK_ALL_OVER_POINTS,
        r = Math.sqrt(1 - z * z),
        a = i * Math.PI * (3 - Math.sqrt(5));
      const x = r * Math.cos(a),
        y = r * Math.sin(a);
      starts.push({ value: field.place(x, y, z), x, y, z });
    }
    starts.sort((a, b) => b.value - a.value);
    let best = known;
    for (const start of starts.slice(0, REFINED_STARTS)) {
      n[0] = start.x;
      n[1] = start.y;
      n[2] = start.z;
      const found = this.climb();
      if (found.clearance > best.clearance) best = found;
    }
    return best;
  }

  /**
   * Foot of the axis on the Moon's side (-1) or on the far side (1), if the clearance is greatest there; otherwise null.
   */
  private axisFoot(side: 1 | -1): Centre | null {
    const { field, moon, axis, foot, n, trial, u, v, e, f, g, gu, gv } = this;
    const a = 1 + field.height,
      b = POLAR_RADIUS + field.height;
    if (!(b > 1e-6)) return null;
    const [kx, ky, kz] = axis;
    // Middle and half chord of the axis in the ellipsoid with semiaxes a, b, which approximates the surface of that
    // height.
    const c = kx * kx + ky * ky + (kz * kz * a * a) / (b * b);
    const middle = -(moon[0] * kx + moon[1] * ky + (moon[2] * kz * a * a) / (b * b)) / c;
    const px = moon[0] + middle * kx,
      py = moon[1] + middle * ky,
      pz = moon[2] + middle * kz;
    const half = (a * a - px * px - py * py - (pz * pz * a * a) / (b * b)) / c;
    if (!(half > 0)) return null;
    const s = middle - side * Math.sqrt(half);
    n[0] = moon[0] + s * kx;
    n[1] = moon[1] + s * ky;
    n[2] = ((moon[2] + s * kz) * a * a) / (b * b);
    scaleToUnit(n);
    basis(axis, e, f);
    let det = 0,
      j00 = 0,
      j01 = 0,
      j10 = 0,
      j11 = 0,
      moved = Infinity;
    for (let i = 0; i < 12; i++) {
      basis(n, u, v);
      field.fromMoon(n[0], n[1], n[2], foot);
      field.pullBack(e, n[0], n[1], n[2], gu);
      field.pullBack(f, n[0], n[1], n[2], gv);
      j00 = dot(gu, u);
      j01 = dot(gu, v);
      j10 = dot(gv, u);
      j11 = dot(gv, v);
      det = j00 * j11 - j01 * j10;
      if (!(Math.abs(det) > 1e-12) || moved < 1e-14) break;
      const q0 = dot(foot, e),
        q1 = dot(foot, f);
      const du = -(q0 * j11 - q1 * j01) / det,
        dv = -(j00 * q1 - j10 * q0) / det;
      moved = Math.hypot(du, dv);
      if (!(moved < 0.5)) return null;
      turn(n, u, v, du, dv, trial);
      n.set(trial);
    }
    if (!(moved < 1e-9) || !(Math.abs(det) > 1e-12) || !(dot(foot, axis) < 0)) return null;
    field.place(n[0], n[1], n[2]);
    field.semidiameterGradient(n[0], n[1], n[2], g);
    // The cusp is the maximum when no direction increases the semidiameter faster than the separation: |A^-T g| <= 1 with
    // separation = |A x|.
    const g0 = dot(g, u),
      g1 = dot(g, v),
      scale = Math.abs(field.separationPerOffset) * Math.abs(det);
    const y0 = j11 * g0 - j10 * g1,
      y1 = j00 * g1 - j01 * g0;
    if (!(Math.hypot(y0, y1) <= scale)) return null;
    return {
      ttJ2k: field.ttJ2k,
      gastRad: field.gastRad,
      nx: n[0],
      ny: n[1],
      nz: n[2],
      separation: 0,
      clearance: field.clearance + field.separation,
      sinAltitude: field.sinAltitude,
    };
  }

  /**
   * Newton's method from `n`, gradient ascent where the surface is not concave; each step is halved until the clearance
   * grows.
   */
  private climb(): Centre {
    const { field, n, trial, u, v, g, gu, gv } = this;
    let value = field.place(n[0], n[1], n[2]);
    for (let i = 0; i < MOST_STEPS; i++) {
      basis(n, u, v);
      field.gradient(n[0], n[1], n[2], g);
      const g0 = dot(g, u),
        g1 = dot(g, v);
      // Second derivatives along great circles, from the exact gradient on both sides.
      const up = this.slope(u, DIFFERENCE, gu),
        um = this.slope(u, -DIFFERENCE, gv);
      const h00 = (up - um) / (2 * DIFFERENCE),
        h01u = (dot(gu, v) - dot(gv, v)) / (2 * DIFFERENCE);
      const vp = this.slope(v, DIFFERENCE, gu),
        vm = this.slope(v, -DIFFERENCE, gv);
      const h11 = (vp - vm) / (2 * DIFFERENCE),
        h01 = (h01u + (dot(gu, u) - dot(gv, u)) / (2 * DIFFERENCE)) / 2;
      const det = h00 * h11 - h01 * h01;
      let du = 0,
        dv = 0;
      if (h00 < 0 && det > 0) {
        du = -(h11 * g0 - h01 * g1) / det;
        dv = -(h00 * g1 - h01 * g0) / det;
      } else {
        const steep = Math.hypot(g0, g1) || 1;
        du = (0.1 * g0) / steep;
        dv = (0.1 * g1) / steep;
      }
      const size = Math.hypot(du, dv);
      if (size > LONGEST_STEP) {
        du *= LONGEST_STEP / size;
        dv *= LONGEST_STEP / size;
      }
      let gained = false;
      for (let k = 1; k > 1e-9; k /= 2) {
        turn(n, u, v, k * du, k * dv, trial);
        const next = field.place(trial[0], trial[1], trial[2]);
        if (next >= value) {
          gained = true;
          value = next;
          n.set(trial);
          break;
        }
      }
      if (!gained || size < CONVERGED) break;
    }
    field.place(n[0], n[1], n[2]);
    return {
      ttJ2k: field.ttJ2k,
      gastRad: field.gastRad,
      nx: n[0],
      ny: n[1],
      nz: n[2],
      separation: field.separation,
      clearance: field.clearance,
      sinAltitude: field.sinAltitude,
    };
  }

  /**
   * Writes the gradient at an angle s from n towards `along` to `out` and returns its component along that great circle.
   */
  private slope(along: Float64Array, s: number, out: Float64Array): number {
    const { field, n } = this;
    const cos = Math.cos(s),
      sin = Math.sin(s);
    const x = cos * n[0] + sin * along[0],
      y = cos * n[1] + sin * along[1],
      z = cos * n[2] + sin * along[2];
    field.place(x, y, z);
    field.gradient(x, y, z, out);
    return (
      out[0] * (cos * along[0] - sin * n[0]) +
      out[1] * (cos * along[1] - sin * n[1]) +
      out[2] * (cos * along[2] - sin * n[2])
    );
  }
}

/** Two unit vectors perpendicular to `a` and to each other. */
function basis(a: Float64Array, first: Float64Array, second: Float64Array): void {
  if (Math.abs(a[2]) < 0.9) {
    first[0] = -a[1];
    first[1] = a[0];
    first[2] = 0;
  } else {
    first[0] = 0;
    first[1] = -a[2];
    first[2] = a[1];
  }
  scaleToUnit(first);
  cross(a, first, second);
}

/** Writes the normal at the angles (du, dv) from n along its basis to `out`. */
function turn(
  from: Float64Array,
  first: Float64Array,
  second: Float64Array,
  du: number,
  dv: number,
  out: Float64Array,
): void {
  const angle = Math.hypot(du, dv),
    cos = Math.cos(angle),
    sinc = angle > 0 ? Math.sin(angle) / angle : 1;
  for (let i = 0; i < 3; i++) out[i] = cos * from[i] + sinc * (du * first[i] + dv * second[i]);
  scaleToUnit(out);
}

/** Geodetic latitude of a normal, degrees. */
export function normalLatitudeDeg(nx: number, ny: number, nz: number): number {
  return (Math.atan2(nz, Math.hypot(nx, ny)) * 180) / Math.PI + 0;
}
