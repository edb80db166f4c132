import { SECONDS_PER_DAY } from '../../kernel/constants.js';
import { bracketedRoot } from '../roots.js';
import type { ShadowCone } from './cone.js';
import { POLAR_RADIUS, surfaceNormal } from './ellipsoid.js';

/**
 * Node of a limit curve: a place fixed to the Earth (Earth radii, longitude 0 along x) and the instant at which the
 * cone grazes it (days from greatest eclipse).
 */
export interface LimitNode {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly t: number;
}

/** Unit of time that corresponds to an Earth radius, so that both change at similar rates along a limit. */
const DAYS_PER_UNIT = 0.1;
const POLAR_SQUARED = POLAR_RADIUS * POLAR_RADIUS;
const LONGEST_STEP = 0.02,
  LONGEST_INNER_STEP = 0.016,
  SHORTEST_STEP = 1e-9,
  MOST_STEPS = 4000;
const CONVERGED = 1e-12;
const DIFFERENCE = 1e-5;

/**
 * Limits of the outer (or inner) cone: curves on which the edge of the shadow grazes a place of the rotating Earth, c =
 * 0 and dc/dt = 0, on WGS 84. In the space of place and instant such a limit is a smooth curve, including parts below
 * the horizon and parts that run back in time (folds). It is followed by arc length: predictor along the tangent,
 * Newton corrector (E. Allgower, K. Georg, Numerical Continuation Methods, 1990, ch. 2).
 */
export class LimitCurve {
  private readonly cone: ShadowCone;
  private readonly which: 'outer' | 'inner';
  private readonly f = new Float64Array(3);
  private readonly jacobian = new Float64Array(12);
  private readonly point = new Float64Array(4);
  private readonly tangent = new Float64Array(4);
  private readonly step4 = new Float64Array(4);
  private readonly plus = new Float64Array(3);
  private readonly minus = new Float64Array(3);
  private readonly matrix = new Float64Array(20);
  private readonly normal = new Float64Array(3);

  constructor(cone: ShadowCone, which: 'outer' | 'inner') {
    this.cone = cone;
    this.which = which;
  }

  /** Writes c, its rate, and the equation of the ellipsoid at X = (place, instant in units). */
  private residual(x: number, y: number, z: number, u: number, out: Float64Array, offset: number): void {
    const { cone } = this;
    cone.at(u * DAYS_PER_UNIT);
    const cos = Math.cos(cone.gastRad),
      sin = Math.sin(cone.gastRad);
    cone.site(cos * x - sin * y, sin * x + cos * y, z);
    out[offset] = x * x + y * y + (z * z) / POLAR_SQUARED - 1;
    out[offset + 1] = this.which === 'outer' ? cone.outer : cone.inner;
    out[offset + 2] = (this.which === 'outer' ? cone.outerRate : cone.innerRate) * DAYS_PER_UNIT;
  }

  private linearize(X: Float64Array): void {
    const { plus, minus } = this;
    this.residual(X[0], X[1], X[2], X[3], this.f, 0);
    for (let k = 0; k < 4; k++) {
      const keep = X[k];
      X[k] = keep + DIFFERENCE;
      this.residual(X[0], X[1], X[2], X[3], plus, 0);
      X[k] = keep - DIFFERENCE;
      this.residual(X[0], X[1], X[2], X[3], minus, 0);
      X[k] = keep;
      for (let i = 0; i < 3; i++) this.jacobian[4 * i + k] = (plus[i] - minus[i]) / (2 * DIFFERENCE);
    }
  }

  /** Newton corrector within the hyperplane `row . dX = 0`; false when it does not converge. */
  private correct(X: Float64Array, row: Float64Array, reach: number): boolean {
    let moved = 0;
    for (let i = 0; i < 12; i++) {
      this.linearize(X);
      if (!solve4(this.jacobian, row, this.f, this.matrix, this.step4)) return false;
      let size = 0;
      for (let k = 0; k < 4; k++) {
        X[k] -= this.step4[k];
        size = Math.max(size, Math.abs(this.step4[k]));
      }
      moved += size;
      if (moved > reach) return false;
      if (size < CONVERGED) return true;
    }
    return moved < reach && Math.abs(this.f[1]) < 1e-9;
  }

  /** Unit tangent of the curve from the last Jacobian, with the direction of `like`. */
  private tangentLike(like: Float64Array, out: Float64Array): void {
    nullVector(this.jacobian, out);
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += out[k] * like[k];
    if (dot < 0) for (let k = 0; k < 4; k++) out[k] = -out[k];
  }

  /** Sine of the altitude from which the grazing ray arrives at a place: positive in daylight, zero on the horizon. */
  private height(X: Float64Array): number {
    const { cone } = this;
    cone.at(X[3] * DAYS_PER_UNIT);
    const cos = Math.cos(cone.gastRad),
      sin = Math.sin(cone.gastRad);
    const px = cos * X[0] - sin * X[1],
      py = sin * X[0] + cos * X[1],
      pz = X[2];
    const { normal } = this;
    surfaceNormal(px, py, pz, normal);
    // The ray deviates from the direction of the axis along the offset: outwards for the outer cone, inwards for the
    // umbra.
    const vx = px - cone.mx,
      vy = py - cone.my,
      vz = pz - cone.mz;
    const s = -(vx * cone.kx + vy * cone.ky + vz * cone.kz);
    const ox = vx + s * cone.kx,
      oy = vy + s * cone.ky,
      oz = vz + s * cone.kz,
      o = Math.sqrt(ox * ox + oy * oy + oz * oz);
    let slope = cone.tanF1;
    if (this.which === 'inner') {
      cone.site(px, py, pz);
      slope = cone.innerRadiusAtSite > 0 ? -cone.tanF2 : cone.tanF2;
    }
    const lean = slope / o;
    return normal[0] * (cone.kx - lean * ox) + normal[1] * (cone.ky - lean * oy) + normal[2] * (cone.kz - lean * oz);
  }

  /**
   * Traces the limit from a point on the horizon through daylight to its next point on the horizon: all nodes in order
   * of the arc, including the refined points at which it reverses in time (folds). Null when `start` is not on a limit.
   */
  trace(start: LimitNode): { nodes: LimitNode[]; folds: number[] } | null {
    const X = this.point,
      T = this.tangent,
      next = new Float64Array(4);
    this.place(start);
    this.linearize(X);
    nullVector(this.jacobian, T);
    // Move into daylight.
    for (let k = 0; k < 4; k++) next[k] = X[k] + 1e-6 * T[k];
    const up = this.height(next);
    for (let k = 0; k < 4; k++) next[k] = X[k] - 1e-6 * T[k];
    if (up < this.height(next)) for (let k = 0; k < 4; k++) T[k] = -T[k];
    const walked = this.walk(start, true);
    return walked !== null && walked.ended ? { nodes: walked.nodes, folds: walked.folds } : null;
  }

  /**
   * Traces the limit through a point in daylight, from horizon to horizon, in the order of the arc from the earlier
   * end. It ends early where it cannot be followed (the tip of a shadow that changes from umbra to antumbra).
   */
  through(start: LimitNode): LimitNode[] {
    const halves = [1, -1].map((sign) => {
      this.place(start);
      this.linearize(this.point);
      nullVector(this.jacobian, this.tangent);
      for (let k = 0; k < 4; k++) this.tangent[k] *= sign;
      return this.walk(start, false)?.nodes ?? [start];
    });
    const nodes = [...halves[1].toReversed(), ...halves[0].slice(1)];
    return nodes[0].t <= nodes[nodes.length - 1].t ? nodes : nodes.toReversed();
  }

  private place({ x, y, z, t }: LimitNode): void {
    const X = this.point;
    X[0] = x;
    X[1] = y;
    X[2] = z;
    X[3] = t / DAYS_PER_UNIT;
  }

  /**
   * Follows the curve from `start`, the value of `point`, along `tangent` to the horizon. `ended`: the horizon was
   * reached.
   */
  private walk(
    start: LimitNode,
    refined: boolean,
  ): { nodes: LimitNode[]; folds: number[]; readonly ended: boolean } | null {
    const X = this.point,
      T = this.tangent,
      next = new Float64Array(4),
      along = new Float64Array(4),
      longest = this.which === 'outer' ? LONGEST_STEP : LONGEST_INNER_STEP;
    const nodes: LimitNode[] = [start],
      folds: number[] = [];
    let step = longest / 16;
    for (let n = 0; n < MOST_STEPS; n++) {
      for (let k = 0; k < 4; k++) next[k] = X[k] + step * T[k];
      const ok = this.correct(next, T, step);
      if (ok) {
        this.linearize(next);
        this.tangentLike(T, along);
      }
      const bend = ok ? dot4(T, along) : 0;
      if (!ok || bend < 0.98) {
        step /= 2;
        if (step < SHORTEST_STEP) return { nodes, folds, ended: false };
        continue;
      }
      if (this.height(next) < 0) {
        const end = this.atHorizon(X, T, step);
        if (end === null) return nodes.length > 1 ? { nodes, folds, ended: true } : null;
        nodes.push(end);
        return { nodes, folds, ended: true };
      }
      if (refined && T[3] > 0 !== along[3] > 0) {
        const fold = this.fold(X, T, step);
        if (fold !== null) {
          folds.push(nodes.length);
          nodes.push(fold);
        }
      }
      X.set(next);
      T.set(along);
      nodes.push(nodeOf(X));
      if (bend > 0.998) step = Math.min(longest, step * 1.5);
    }
    return { nodes, folds, ended: false };
  }

  /** Writes the point of the curve at arc length `s` beyond X to `out`. */
  private beyond(X: Float64Array, T: Float64Array, s: number, out: Float64Array): boolean {
    for (let k = 0; k < 4; k++) out[k] = X[k] + s * T[k];
    return this.correct(out, T, Math.max(s, 1e-6));
  }

  private atHorizon(X: Float64Array, T: Float64Array, step: number): LimitNode | null {
    const out = new Float64Array(4);
    const height = (s: number): number => (this.beyond(X, T, s, out) ? this.height(out) : NaN);
    const h0 = this.height(X),
      h1 = height(step);
    if (!(h0 > 0) || !(h1 < 0)) return null;
    this.beyond(X, T, bracketedRoot(height, 0, step, 1e-13, h0, h1), out);
    return nodeOf(out);
  }

  private fold(X: Float64Array, T: Float64Array, step: number): LimitNode | null {
    const out = new Float64Array(4),
      along = new Float64Array(4);
    const pace = (s: number): number => {
      this.beyond(X, T, s, out);
      this.linearize(out);
      this.tangentLike(T, along);
      return along[3];
    };
    const p0 = T[3],
      p1 = pace(step);
    if (p0 > 0 === p1 > 0) return null;
    this.beyond(X, T, bracketedRoot(pace, 0, step, 1e-12, p0, p1), out);
    return nodeOf(out);
  }

  /** Point of the curve at an instant, from a nearby guess; null when there is none near it. */
  atTime(guess: LimitNode, t: number): LimitNode | null {
    const X = new Float64Array([guess.x, guess.y, guess.z, t / DAYS_PER_UNIT]);
    return this.correct(X, TIME_ROW, 0.2) ? { ...nodeOf(X), t } : null;
  }

  /** True when the grazing ray arrives from above the horizon of the place. */
  isLit({ x, y, z, t }: LimitNode): boolean {
    return this.height(Float64Array.of(x, y, z, t / DAYS_PER_UNIT)) >= 0;
  }

  /**
   * Second derivative of the clearance of a place at an instant, per day^2: negative where the place is deepest in the
   * shadow.
   */
  curvature(node: LimitNode): number {
    const h = 20 / SECONDS_PER_DAY / DAYS_PER_UNIT,
      u = node.t / DAYS_PER_UNIT;
    this.residual(node.x, node.y, node.z, u + h, this.f, 0);
    const later = this.f[2];
    this.residual(node.x, node.y, node.z, u - h, this.f, 0);
    return (later - this.f[2]) / (2 * h * DAYS_PER_UNIT * DAYS_PER_UNIT);
  }
}

const TIME_ROW = Float64Array.of(0, 0, 0, 1);

const dot4 = (a: Float64Array, b: Float64Array): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
const nodeOf = (X: Float64Array): LimitNode => ({ x: X[0], y: X[1], z: X[2], t: X[3] * DAYS_PER_UNIT });

/** Unit vector in the null space of a 3x4 matrix: its signed minors. */
function nullVector(j: Float64Array, out: Float64Array): void {
  const minor = (a: number, b: number, c: number): number =>
    j[a] * (j[4 + b] * j[8 + c] - j[4 + c] * j[8 + b]) -
    j[b] * (j[4 + a] * j[8 + c] - j[4 + c] * j[8 + a]) +
    j[c] * (j[4 + a] * j[8 + b] - j[4 + b] * j[8 + a]);
  out[0] = minor(1, 2, 3);
  out[1] = -minor(0, 2, 3);
  out[2] = minor(0, 1, 3);
  out[3] = -minor(0, 1, 2);
  const length = Math.sqrt(dot4(out, out));
  for (let k = 0; k < 4; k++) out[k] /= length;
}

/** Solves [jacobian; row] x = [f; 0] by elimination with pivoting; false when singular. `m`: workspace of 20 numbers. */
function solve4(
  jacobian: Float64Array,
  row: Float64Array,
  f: Float64Array,
  m: Float64Array,
  out: Float64Array,
): boolean {
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 4; k++) m[5 * i + k] = i < 3 ? jacobian[4 * i + k] : row[k];
    m[5 * i + 4] = i < 3 ? f[i] : 0;
  }
  for (let c = 0; c < 4; c++) {
    let pivot = c;
    for (let i = c + 1; i < 4; i++) if (Math.abs(m[5 * i + c]) > Math.abs(m[5 * pivot + c])) pivot = i;
    if (!(Math.abs(m[5 * pivot + c]) > 1e-14)) return false;
    for (let k = 0; k < 5; k++) {
      const swap = m[5 * c + k];
      m[5 * c + k] = m[5 * pivot + k];
      m[5 * pivot + k] = swap;
    }
    for (let i = c + 1; i < 4; i++) {
      const factor = m[5 * i + c] / m[5 * c + c];
      for (let k = c; k < 5; k++) m[5 * i + k] -= factor * m[5 * c + k];
    }
  }
  for (let i = 3; i >= 0; i--) {
    let sum = m[5 * i + 4];
    for (let k = i + 1; k < 4; k++) sum -= m[5 * i + k] * out[k];
    out[i] = sum / m[5 * i + i];
  }
  return true;
}
