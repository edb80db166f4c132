import { LimitCurve } from './envelope.js';
import type { LimitNode } from './envelope.js';
import type { SurfaceContact } from './contacts.js';
import { earthFixed, horizonRuns } from './horizon-tracks.js';
import type { HorizonKind, HorizonRun, Junction, LimitKind } from './horizon-tracks.js';
import type { SolarEclipse } from './solar.js';

export type Topology = 'one_limit_connected' | 'two_limit_two_loop';

/** Named part of the boundary, its points in strict order of time. */
export interface FootprintTrack {
  readonly kind: LimitKind | HorizonKind;
  readonly component: number;
  readonly segment: number;
  readonly points: readonly LimitNode[];
}

/**
 * Instants at which tracks may have interior points: a fixed lattice from P1 to P4, independent of the sample count.
 */
const LATTICE = 720;

/**
 * Boundary of the region in which a solar eclipse is visible. The structure is computed first, independent of density,
 * then its points.
 */
export class Footprint {
  readonly topology: Topology;
  private readonly eclipse: SolarEclipse;
  private readonly limits: LimitCurve;
  private readonly runs: HorizonRun[] = [];
  private readonly junctions: Junction[] = [];
  private readonly segments: {
    readonly kind: LimitKind;
    readonly component: number;
    readonly nodes: readonly LimitNode[];
  }[] = [];

  constructor(eclipse: SolarEclipse) {
    this.eclipse = eclipse;
    this.limits = new LimitCurve(eclipse.cone, 'outer');
    const { first, innerFirst, innerLast, last } = eclipse.penumbral;
    this.topology = innerFirst === null ? 'one_limit_connected' : 'two_limit_two_loop';
    if (innerFirst === null || innerLast === null) {
      this.addInterval(first, last);
    } else {
      this.addInterval(first, innerFirst);
      this.addInterval(innerLast, last);
    }
    for (const kind of ['penumbral_north', 'penumbral_south'] as const) this.addLimits(kind);
  }

  private place(contact: SurfaceContact): LimitNode {
    return earthFixed(contact.point, this.eclipse.cone.at(contact.t).gastRad, contact.t);
  }

  private addInterval(from: SurfaceContact, to: SurfaceContact): void {
    const { runs, junctions } = horizonRuns(
      this.eclipse,
      this.place(from),
      this.place(to),
      this.limits,
      this.runs.length,
    );
    this.runs.push(...runs);
    this.junctions.push(...junctions);
  }

  /** Traces each limit from one junction to the other and cuts it where it reverses in time. */
  private addLimits(kind: LimitKind): void {
    const open = this.junctions.filter((junction) => junction.kind === kind).sort((a, b) => a.node.t - b.node.t);
    const components: LimitNode[][][] = [];
    while (open.length > 0) {
      const start = open.shift() as Junction;
      const traced = this.limits.trace(start.node);
      if (traced === null) continue;
      const end = traced.nodes[traced.nodes.length - 1];
      const other = open.findIndex((junction) => separation(junction.node, end) < 1e-3);
      // The far end is a junction that was solved on the horizon itself and is more accurate.
      if (other >= 0) traced.nodes[traced.nodes.length - 1] = open.splice(other, 1)[0].node;
      components.push(cut(traced.nodes, traced.folds));
    }
    components.forEach((pieces, component) => {
      const ordered = pieces.map((nodes) => (nodes[0].t < nodes[nodes.length - 1].t ? nodes : [...nodes].reverse()));
      ordered.sort((a, b) => a[0].t - b[0].t || a[a.length - 1].t - b[b.length - 1].t);
      for (const nodes of ordered) this.segments.push({ kind, component, nodes });
    });
  }

  /** All tracks. `sampleCount` determines at how many instants of the lattice they have interior points. */
  tracks(sampleCount: number): FootprintTrack[] {
    const times = this.instants(sampleCount),
      tracks: FootprintTrack[] = [];
    const counts = new Map<string, number>();
    const number = (key: string): number => {
      const n = counts.get(key) ?? 0;
      counts.set(key, n + 1);
      return n;
    };
    for (const { kind, component, nodes } of this.segments) {
      tracks.push({ kind, component, segment: number(`${kind} ${component}`), points: this.limitPoints(nodes, times) });
    }
    for (const horizonKind of ['sunrise', 'sunset'] as const) {
      this.runs.forEach((run, index) => {
        if (run.kind === horizonKind)
          tracks.push({
            kind: horizonKind,
            component: number(horizonKind),
            segment: 0,
            points: this.horizonPoints(run, index, times),
          });
      });
    }
    return tracks;
  }

  /** P2, P3 and evenly spaced instants of the lattice, days from greatest eclipse, in order. */
  private instants(sampleCount: number): number[] {
    const { first, innerFirst, innerLast, last } = this.eclipse.penumbral;
    const times = new Set<number>();
    for (let i = 1; i < sampleCount - 1; i++)
      times.add(first.t + ((last.t - first.t) * Math.round((i * LATTICE) / (sampleCount - 1))) / LATTICE);
    for (const contact of [innerFirst, innerLast]) if (contact !== null) times.add(contact.t);
    return [...times].sort((a, b) => a - b);
  }

  private limitPoints(nodes: readonly LimitNode[], times: readonly number[]): LimitNode[] {
    const start = nodes[0],
      end = nodes[nodes.length - 1],
      points = [start];
    let i = 0;
    for (const t of times) {
      if (t <= start.t + CLOSEST_DAYS || t >= end.t - CLOSEST_DAYS) continue;
      while (nodes[i + 1].t < t) i++;
      const a = nodes[i],
        b = nodes[i + 1],
        w = (t - a.t) / (b.t - a.t);
      const point = this.limits.atTime(
        { x: a.x + w * (b.x - a.x), y: a.y + w * (b.y - a.y), z: a.z + w * (b.z - a.z), t },
        t,
      );
      if (point !== null) points.push(point);
    }
    points.push(end);
    return points;
  }

  private horizonPoints(run: HorizonRun, index: number, times: readonly number[]): LimitNode[] {
    const points = [
      run.from,
      run.to,
      ...this.junctions.filter((junction) => junction.run === index).map((junction) => junction.node),
    ];
    for (const t of times)
      if (points.every((point) => Math.abs(t - point.t) > CLOSEST_DAYS) && t > run.from.t && t < run.to.t)
        points.push(run.branch.node(t));
    return points.sort((a, b) => a.t - b.t);
  }
}

/** Smallest distance between the points of a track: 1 ms. */
const CLOSEST_DAYS = 1e-8;

const separation = (a: LimitNode, b: LimitNode): number =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) + 10 * Math.abs(a.t - b.t);

/** Pieces between the folds; neighbours share the fold. */
function cut(nodes: LimitNode[], folds: number[]): LimitNode[][] {
  const pieces: LimitNode[][] = [];
  let from = 0;
  for (const fold of [...folds, nodes.length - 1]) {
    if (fold > from) pieces.push(nodes.slice(from, fold + 1));
    from = fold;
  }
  return pieces;
}
