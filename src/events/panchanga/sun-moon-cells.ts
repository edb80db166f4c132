import { normalizeDeg } from '../../kernel/angle.js';
import { MOON_BODY, SUN_BODY } from '../../sky/bodies.js';
import type { Sky } from '../../sky/sky.js';
import { Cubic } from '../cubic.js';
import { BodyLongitude } from '../functions.js';
import { wrapped } from '../motion.js';

/**
 * An argument of the limbs, degrees: the Moon less the Sun, the sidereal Moon, the sidereal Sun, or the sum of the sidereal Sun and Moon.
 * All four always increase.
 */
export type LimbArgument = 'elongation' | 'moon' | 'sun' | 'sum';

/** Multiples of the longitudes of Sun and Moon and of the ayanamsa in each argument. */
const TERMS: Readonly<Record<LimbArgument, readonly [number, number, number]>> = {
  elongation: [-1, 1, 0],
  moon: [0, 1, -1],
  sun: [1, 0, -1],
  sum: [1, 1, -2],
};

/**
 * Length of a cell, days: a binary fraction, so that all multiples are exact. The cubic through both ends follows the Moon within
 * h^4/384 * 0.017 degrees/day^4 = 2e-7 degrees, 1 ms of time; the root is refined on the function itself.
 */
const CELL_DAYS = 0.25;
/** Rate of an ayanamsa, degrees per day: general precession. Nutation adds up to 2e-4; roots converge on values. */
const AYANAMSA_RATE = 50.288 / 3600 / 365.25;
/** Length of the last Newton step, days. The remaining error is its square. */
const LAST_STEP_DAYS = 1e-6;
const MOST_STEPS = 6;

/** Longitudes of date and the ayanamsa at an end of a cell, degrees, and the rates of the longitudes, degrees per day. */
interface Node {
  readonly sun: number;
  readonly sunRate: number;
  readonly moon: number;
  readonly moonRate: number;
  readonly ayanamsa: number;
}

/**
 * The arguments of the limbs as functions of TDB (days since J2000.0), from apparent geocentric longitudes. Time is cut into cells, so a root
 * has the same value, to the last bit, in every window from which it is searched. Nodes are kept: make one object for a request.
 */
export class SunMoonCells {
  readonly cellDays = CELL_DAYS;
  private readonly sun: BodyLongitude;
  private readonly moon: BodyLongitude;
  private readonly ayanamsaDeg: (ttJ2k: number) => number;
  private readonly nodes = new Map<number, Node>();
  private readonly cubic = new Cubic();
  private value = NaN;
  private rate = NaN;

  /** `ayanamsaDeg`: ayanamsa in degrees at TT (days since J2000.0). */
  constructor(sky: Sky, ayanamsaDeg: (ttJ2k: number) => number) {
    const epoch = sky.newEpoch();
    this.sun = new BodyLongitude(sky, SUN_BODY, epoch);
    this.moon = new BodyLongitude(sky, MOON_BODY, epoch);
    this.ayanamsaDeg = ayanamsaDeg;
  }

  /** Value of an argument, degrees in [0, 360). Errors: OutOfCoverage. */
  valueAt(argument: LimbArgument, tdbJ2k: number): number {
    this.evaluate(argument, tdbJ2k);
    return normalizeDeg(this.value);
  }

  /**
   * Roots of an argument in cell k, which is (k h, (k + 1) h] of TDB: for each n with n * stepDeg within the cell, the instant and n. Calls
   * `visit` in order of time. `stepDeg` divides 360; n is in [0, 360 / stepDeg). Errors: OutOfCoverage.
   */
  roots(argument: LimbArgument, count: number, k: number, visit: (tdbJ2k: number, n: number) => void): void {
    const a = this.node(k),
      b = this.node(k + 1),
      v0 = normalizeDeg(combined(argument, a)),
      end = normalizeDeg(combined(argument, b)),
      // An argument moves by 4 degrees in a cell, so a smaller value at its end means that it passed 360.
      v1 = end < v0 ? end + 360 : end;
    const first = Math.ceil((v0 * count) / 360 - 1e-9),
      last = Math.floor((v1 * count) / 360 + 1e-9);
    for (let n = first; n <= last; n++) {
      const target = boundaryDeg(n, count);
      if (target <= v0 || target > v1) continue;
      this.cubic.set(k * CELL_DAYS, v0, combinedRate(argument, a), (k + 1) * CELL_DAYS, v1, combinedRate(argument, b));
      visit(this.refined(argument, target, this.cubic.t0 + this.cubic.solve(target)), n % count);
    }
  }

  /** As `roots`, for one value of an argument, degrees: its instant in cell k, or null. Errors: OutOfCoverage. */
  rootOf(argument: LimbArgument, targetDeg: number, k: number): number | null {
    const a = this.node(k),
      b = this.node(k + 1),
      v0 = normalizeDeg(combined(argument, a)),
      end = normalizeDeg(combined(argument, b)),
      v1 = end < v0 ? end + 360 : end,
      target = targetDeg > v0 ? targetDeg : targetDeg + 360;
    if (target <= v0 || target > v1) return null;
    this.cubic.set(k * CELL_DAYS, v0, combinedRate(argument, a), (k + 1) * CELL_DAYS, v1, combinedRate(argument, b));
    return this.refined(argument, target, this.cubic.t0 + this.cubic.solve(target));
  }

  private refined(argument: LimbArgument, target: number, guess: number): number {
    let t = guess;
    for (let i = 0; i < MOST_STEPS; i++) {
      this.evaluate(argument, t);
      const step = -wrapped(this.value - target, 360) / this.rate;
      t += step;
      if (Math.abs(step) < LAST_STEP_DAYS) break;
    }
    return t;
  }

  private evaluate(argument: LimbArgument, tdbJ2k: number): void {
    const [sun, moon, ayanamsa] = TERMS[argument];
    let value = 0,
      rate = ayanamsa * AYANAMSA_RATE;
    if (moon !== 0) {
      this.moon.at(tdbJ2k, false);
      value += this.moon.value;
      rate += this.moon.rate;
    }
    if (sun !== 0) {
      this.sun.at(tdbJ2k, false);
      value += sun * this.sun.value;
      rate += sun * this.sun.rate;
    }
    if (ayanamsa !== 0) value += ayanamsa * this.ayanamsaDeg(tdbJ2k);
    this.value = value;
    this.rate = rate;
  }

  private node(k: number): Node {
    let node = this.nodes.get(k);
    if (node === undefined) {
      const t = k * CELL_DAYS;
      this.sun.at(t, false);
      this.moon.at(t, false);
      node = {
        sun: this.sun.value,
        sunRate: this.sun.rate,
        moon: this.moon.value,
        moonRate: this.moon.rate,
        ayanamsa: this.ayanamsaDeg(t),
      };
      this.nodes.set(k, node);
    }
    return node;
  }
}

/** Boundary n of `count` equal arcs, degrees: the same expression as in the doctrine of nakshatras, so that both agree to the last bit. */
const boundaryDeg = (n: number, count: number): number => (n * 360) / count;

function combined(argument: LimbArgument, node: Node): number {
  const [sun, moon, ayanamsa] = TERMS[argument];
  return sun * node.sun + moon * node.moon + ayanamsa * node.ayanamsa;
}

function combinedRate(argument: LimbArgument, node: Node): number {
  const [sun, moon, ayanamsa] = TERMS[argument];
  return sun * node.sunRate + moon * node.moonRate + ayanamsa * AYANAMSA_RATE;
}
