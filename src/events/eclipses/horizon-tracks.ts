import { TWO_PI } from '../../kernel/constants.js';
import { bracketedRoot } from '../roots.js';
import { surfaceNormal } from './ellipsoid.js';
import type { LimitCurve, LimitNode } from './envelope.js';
import { ConeGenerators } from './generators.js';
import type { SolarEclipse } from './solar.js';

export type HorizonKind = 'sunrise' | 'sunset';
export type LimitKind = 'penumbral_north' | 'penumbral_south';

/**
 * Part of the horizon boundary with one kind; its ends are contacts or the instant at which rising changes to setting.
 */
export interface HorizonRun {
  readonly kind: HorizonKind;
  readonly branch: HorizonBranch;
  readonly from: LimitNode;
  readonly to: LimitNode;
}

/** Point at which a limit of the path meets the horizon boundary. */
export interface Junction {
  readonly kind: LimitKind;
  readonly node: LimitNode;
  readonly run: number;
}

const SCAN = 240;
const TIME_TOLERANCE_DAYS = 1e-11;
/** Distance of the first sample of a branch from its contact: 0.25 s. */
const FIRST_LOOK_DAYS = 0.25 / 86400;

/**
 * One of the two points at which the penumbra's edge meets the horizon circle, followed from a contact to the next.
 * `end`: the end of the arc of generators that meet the Earth to which it belongs.
 */
class HorizonBranch {
  private readonly eclipse: SolarEclipse;
  private readonly generators: ConeGenerators;
  private readonly end: 'from' | 'to';
  readonly azimuthAtStart: number;
  azimuth = NaN;
  private t = NaN;

  constructor(eclipse: SolarEclipse, end: 'from' | 'to', startT: number) {
    this.eclipse = eclipse;
    this.generators = new ConeGenerators(eclipse.cone, 'outer');
    this.end = end;
    this.at(startT + FIRST_LOOK_DAYS);
    this.azimuthAtStart = this.azimuth - TWO_PI * Math.floor(this.azimuth / TWO_PI);
  }

  /** Evaluates an instant strictly between the contacts; writes the inertial point to `position`. */
  at(t: number): void {
    if (t === this.t) return;
    this.t = t;
    const { cone } = this.eclipse;
    cone.at(t);
    const limb = this.generators.limbAzimuths();
    // Within microseconds of a contact the arc vanishes; its point is that of the contact.
    this.azimuth =
      limb === null
        ? this.generators.extreme(this.generators.extreme(1).margin > 1e-3 ? -1 : 1).azimuth
        : limb[this.end];
    this.generators.tangentPoint(this.azimuth);
  }

  get position(): Float64Array {
    return this.generators.found;
  }

  node(t: number): LimitNode {
    this.at(t);
    return earthFixed(this.position, this.eclipse.cone.at(t).gastRad, t);
  }

  /** Rate of the clearance of the place that the branch passes; zero on a limit of the path. */
  clearanceRate(t: number): number {
    this.at(t);
    const cone = this.eclipse.cone.at(t),
      p = this.position;
    cone.site(p[0], p[1], p[2]);
    return cone.outerRate;
  }

  /** Rate of the sine of the Sun's altitude at the place, per day: positive at sunrise. */
  altitudeRate(t: number): number {
    this.at(t);
    const { value: v, rate: r } = this.eclipse.window,
      p = this.position;
    this.eclipse.cone.at(t);
    const normal = new Float64Array(3);
    surfaceNormal(p[0], p[1], p[2], normal);
    const x = v[3] - p[0],
      y = v[4] - p[1],
      z = v[5] - p[2],
      s = Math.sqrt(x * x + y * y + z * z);
    const turning = r[6] * (normal[0] * y - normal[1] * x);
    return (turning + normal[0] * r[3] + normal[1] * r[4] + normal[2] * r[5]) / s;
  }
}

/** Converts an inertial point to a place fixed to the Earth. */
export function earthFixed(p: Float64Array, gastRad: number, t: number): LimitNode {
  const cos = Math.cos(gastRad),
    sin = Math.sin(gastRad);
  return { x: cos * p[0] + sin * p[1], y: cos * p[1] - sin * p[0], z: p[2], t };
}

/**
 * Horizon boundary between two contacts: its runs, and the points at which limits of the path leave it. `firstRun`:
 * index of its first run.
 */
export function horizonRuns(
  eclipse: SolarEclipse,
  start: LimitNode,
  end: LimitNode,
  limits: LimitCurve,
  firstRun: number,
): { runs: HorizonRun[]; junctions: Junction[] } {
  const branches = [new HorizonBranch(eclipse, 'from', start.t), new HorizonBranch(eclipse, 'to', start.t)].sort(
    (a, b) => a.azimuthAtStart - b.azimuthAtStart,
  );
  const runs: HorizonRun[] = [],
    junctions: Junction[] = [];
  for (const branch of branches) {
    const times = Float64Array.from(
      { length: SCAN - 1 },
      (_, i) => start.t + ((end.t - start.t) * (1 - Math.cos((Math.PI * (i + 1)) / SCAN))) / 2,
    );
    let from = start,
      kind: HorizonKind = branch.altitudeRate(times[0]) > 0 ? 'sunrise' : 'sunset';
    let altitudeRate = branch.altitudeRate(times[0]),
      clearanceRate = branch.clearanceRate(times[0]);
    for (let i = 1; i < times.length; i++) {
      const nextAltitude = branch.altitudeRate(times[i]),
        nextClearance = branch.clearanceRate(times[i]);
      const turn =
        altitudeRate > 0 !== nextAltitude > 0
          ? bracketedRoot((t) => branch.altitudeRate(t), times[i - 1], times[i], TIME_TOLERANCE_DAYS)
          : null;
      const graze =
        clearanceRate > 0 !== nextClearance > 0
          ? bracketedRoot((t) => branch.clearanceRate(t), times[i - 1], times[i], TIME_TOLERANCE_DAYS)
          : null;
      if (graze !== null) {
        const node = branch.node(graze);
        const kindOfLimit: LimitKind = Math.sin(branch.azimuth) > 0 ? 'penumbral_north' : 'penumbral_south';
        if (limits.curvature(node) < 0)
          junctions.push({
            kind: kindOfLimit,
            node,
            run: firstRun + runs.length + (turn !== null && graze > turn ? 1 : 0),
          });
      }
      if (turn !== null) {
        const node = branch.node(turn);
        runs.push({ kind, branch, from, to: node });
        from = node;
        kind = nextAltitude > 0 ? 'sunrise' : 'sunset';
      }
      altitudeRate = nextAltitude;
      clearanceRate = nextClearance;
    }
    runs.push({ kind, branch, from, to: end });
  }
  return { runs, junctions };
}
