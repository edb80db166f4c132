import { LIGHT_SPEED_KM_PER_DAY } from '../../kernel/constants.js';
import { MASSIVE_COUNT, MASSIVE_GM_KM3_PER_DAY2, MASSIVE_IDS, MASSIVE_NUMBERS } from './massive-bodies.js';
import type { Jets } from './jets.js';
import type { MassiveBodies } from './massive-bodies.js';
import { RADAU_NODES, RADAU_ORDERS } from './radau.js';

const NODES = RADAU_ORDERS + 1;
/** Number of steps whose massive bodies are cached: 11 MB, two centuries of the main belt, or some years of bodies of all kinds. */
const KEPT_STEPS = 2048;
/** Number of Sun, planets, Moon and Pluto, which are first among the massive bodies. */
const PLANETS_ACTING = 11;
/** A planet's tide above this part of the Sun's tide counts as an encounter. House value. */
const LEAST_TIDE = 0.1;
const C2 = LIGHT_SPEED_KM_PER_DAY * LIGHT_SPEED_KM_PER_DAY;

/** The body that the field acts on. */
export interface Subject {
  /** NAIF id when the body may itself be a massive body, which does not attract itself; otherwise null. */
  readonly naifId: number | null;
  /** Non-gravitational forces of a comet; null without. */
  readonly jets: Jets | null;
}

/**
 * Forces on a small body at the nodes of an integration step: Newtonian attraction by Sun, planets, Moon and large asteroids, the first
 * post-Newtonian order of the Sun (Schwarzschild's field in harmonic coordinates; e.g. Moyer 2003, eq. 4-26 with one mass), and jets.
 * Positions of the massive bodies are cached by step; bodies whose steps are on the common grid share them.
 */
export class ForceField {
  private readonly massive: MassiveBodies;
  private readonly kept = new Map<string, Float64Array>();
  private readonly loose = new Float64Array(NODES * MASSIVE_NUMBERS);
  private nodes: Float64Array = this.loose;
  private active = MASSIVE_COUNT;
  private without = -1;
  private jets: Jets | null = null;
  private readonly heliocentric = new Float64Array(6);
  private span: MassiveBodies['span'] | undefined;

  constructor(massive: MassiveBodies) {
    this.massive = massive;
  }

  /** True when the massive bodies are covered without a gap from J2000.0 to an instant, days since J2000.0 TDB. */
  covers(tdbJ2k: number): boolean {
    this.span ??= this.massive.span;
    return tdbJ2k >= this.span.startTdbJ2k && tdbJ2k <= this.span.endTdbJ2k;
  }

  /**
   * Selects the positions of the massive bodies at the nodes of the step from `start` (days since J2000.0 TDB) over `days`. `onGrid` steps
   * are cached.
   */
  setStep(start: number, days: number, onGrid: boolean, subject: Subject): void {
    this.without = subject.naifId === null ? -1 : MASSIVE_IDS.indexOf(subject.naifId);
    this.jets = subject.jets;
    this.active = Math.max(this.massive.activeAt(start), this.massive.activeAt(start + days));
    if (!onGrid) {
      this.fill(start, days, this.loose);
      this.nodes = this.loose;
      return;
    }
    const key = `${start} ${days}`;
    let nodes = this.kept.get(key);
    if (nodes === undefined) {
      nodes = new Float64Array(NODES * MASSIVE_NUMBERS);
      this.fill(start, days, nodes);
      if (this.kept.size >= KEPT_STEPS) this.kept.delete(this.kept.keys().next().value!);
      this.kept.set(key, nodes);
    }
    this.nodes = nodes;
  }

  private fill(start: number, days: number, nodes: Float64Array): void {
    for (let n = 0; n < NODES; n++) this.massive.positions(start + RADAU_NODES[n] * days, nodes, n * MASSIVE_NUMBERS);
  }

  /**
   * Tide of near planets at the start of the step, 1/day^2: the rate at which two neighbouring orbits separate (2 GM / d^3). 0 while the
   * Sun's tide is more than ten times as large.
   */
  tide(step: Float64Array): number {
    const m = this.nodes;
    let sum = 0;
    const sunTide = this.tideOf(0, m, step);
    for (let i = 1; i < PLANETS_ACTING; i++) {
      const tide = this.tideOf(i, m, step);
      if (tide > LEAST_TIDE * sunTide) sum += tide;
    }
    return sum;
  }

  private tideOf(body: number, nodes: Float64Array, step: Float64Array): number {
    const at = 3 * body;
    const dx = nodes[at] - step[2],
      dy = nodes[at + 1] - step[3],
      dz = nodes[at + 2] - step[4];
    const r2 = dx * dx + dy * dy + dz * dz;
    return (2 * MASSIVE_GM_KM3_PER_DAY2[body]) / (r2 * Math.sqrt(r2));
  }

  /** Acceleration in km/day^2 at a node of the step for a barycentric position x (km) and velocity v (km/day), ICRF axes. */
  readonly acceleration = (node: number, x: Float64Array, v: Float64Array, out: Float64Array): void => {
    const m = this.nodes,
      gm = MASSIVE_GM_KM3_PER_DAY2;
    const base = node * MASSIVE_NUMBERS,
      px = x[0],
      py = x[1],
      pz = x[2];
    let ax = 0,
      ay = 0,
      az = 0;
    // Smallest first, so that the sum keeps the digits of small forces.
    for (let i = this.active - 1; i > 0; i--) {
      if (i === this.without) continue;
      const at = base + 3 * i;
      const dx = m[at] - px,
        dy = m[at + 1] - py,
        dz = m[at + 2] - pz;
      const r2 = dx * dx + dy * dy + dz * dz;
      const w = gm[i] / (r2 * Math.sqrt(r2));
      ax += w * dx;
      ay += w * dy;
      az += w * dz;
    }
    const rx = px - m[base],
      ry = py - m[base + 1],
      rz = pz - m[base + 2];
    const end = base + MASSIVE_COUNT * 3;
    const vx = v[0] - m[end],
      vy = v[1] - m[end + 1],
      vz = v[2] - m[end + 2];
    const r2 = rx * rx + ry * ry + rz * rz,
      r = Math.sqrt(r2),
      mu = gm[0];
    const w = mu / (r2 * r);
    const radial = ((4 * mu) / r - (vx * vx + vy * vy + vz * vz)) / C2,
      along = (4 * (rx * vx + ry * vy + rz * vz)) / C2;
    out[0] = ax + w * (rx * (radial - 1) + vx * along);
    out[1] = ay + w * (ry * (radial - 1) + vy * along);
    out[2] = az + w * (rz * (radial - 1) + vz * along);
    if (this.jets !== null) {
      const { heliocentric } = this;
      heliocentric[0] = rx;
      heliocentric[1] = ry;
      heliocentric[2] = rz;
      heliocentric[3] = vx;
      heliocentric[4] = vy;
      heliocentric[5] = vz;
      this.jets.add(heliocentric, out);
    }
  };
}
