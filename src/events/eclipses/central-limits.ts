import type { ShadowCone } from './cone.js';
import { LimitCurve } from './envelope.js';
import type { LimitNode } from './envelope.js';
import { ConeGenerators } from './generators.js';
import type { SolarEclipse } from './solar.js';

/**
 * Limit of a path (of totality, annularity, or an occultation); its points are in the order of the arc, from the
 * earlier end.
 */
export interface PathLimit {
  readonly side: 'north' | 'south';
  readonly points: readonly LimitNode[];
}

/**
 * Instants at which the limits are searched, as fractions of the time that the umbra is on the Earth; a hybrid path has
 * several pieces.
 */
const LOOKS = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98, 0.4, 0.6];
/** Directions of the shadow's edge at which the limits are searched, radians, around north and south, in this order. */
const EDGES = [0, 0.3, -0.3, 0.7, -0.7, 1.2, -1.2].flatMap((turn) => [Math.PI / 2 + turn, -Math.PI / 2 + turn]);

/**
 * Northern and southern limits of the central phase, from sunrise to sunset. `count`: approximate number of points per
 * limit.
 */
export function centralLimits({ cone, umbral }: SolarEclipse, count: number): PathLimit[] {
  return umbral === null ? [] : pathLimits(cone, 'inner', [umbral.first.t, umbral.last.t], count);
}

/**
 * Limits where the edge of the outer or the inner cone grazes the ground, between two instants (days from greatest
 * eclipse) at which the cone leaves the Earth. `count`: approximate number of points per limit.
 */
export function pathLimits(
  cone: ShadowCone,
  which: 'outer' | 'inner',
  [first, last]: readonly [number, number],
  count: number,
): PathLimit[] {
  const curve = new LimitCurve(cone, which),
    span = last - first;
  const found: PathLimit[] = [];
  for (const part of LOOKS) {
    const t = first + part * span;
    for (const start of startsAt(cone, which, curve, t)) {
      const side = sideOf(cone, start);
      const isKnown = found.some((one) => one.side === side && covers(one.points, t));
      if (!isKnown) found.push({ side, points: curve.through(start) });
    }
  }
  return found
    .filter(({ points }) => points.length > 1)
    .map(({ side, points }) => ({ side, points: densified(curve, points, span / Math.max(1, count - 1)) }))
    .sort((a, b) => a.side.localeCompare(b.side) || a.points[0].t - b.points[0].t);
}

const covers = (points: readonly LimitNode[], t: number): boolean =>
  points[0].t <= t && t <= points[points.length - 1].t;

/** A point of each limit at an instant, in daylight: none, one or two. */
function startsAt(cone: ShadowCone, which: 'outer' | 'inner', curve: LimitCurve, t: number): LimitNode[] {
  const edge = new ConeGenerators(cone, which);
  const found = new Map<PathLimit['side'], LimitNode>();
  for (const azimuth of EDGES) {
    cone.at(t);
    // The edge of the shadow on the ground, perpendicular to its motion, is near the limit.
    if (found.size === 2 || !edge.point(azimuth)) continue;
    const [x, y, z] = edge.found,
      cos = Math.cos(cone.gastRad),
      sin = Math.sin(cone.gastRad);
    const node = curve.atTime({ x: cos * x + sin * y, y: cos * y - sin * x, z, t }, t);
    if (node === null || !curve.isLit(node)) continue;
    const side = sideOf(cone, node);
    if (!found.has(side)) found.set(side, node);
  }
  return [...found.values()];
}

/** Side of the axis on which a point lies, along the north direction of the fundamental plane. */
function sideOf(cone: ShadowCone, { x, y, z, t }: LimitNode): PathLimit['side'] {
  cone.at(t);
  const cos = Math.cos(cone.gastRad),
    sin = Math.sin(cone.gastRad);
  const vx = cos * x - sin * y - cone.ax,
    vy = sin * x + cos * y - cone.ay,
    vz = z - cone.az;
  return vx * cone.nx + vy * cone.ny + vz * cone.nz >= 0 ? 'north' : 'south';
}

/**
 * Inserts points between those of a traced limit so that none are farther apart in time than `step`; each is on the
 * curve itself.
 */
function densified(curve: LimitCurve, nodes: readonly LimitNode[], step: number): LimitNode[] {
  const points = [nodes[0]];
  for (let i = 1; i < nodes.length; i++) {
    const a = nodes[i - 1],
      b = nodes[i],
      more = Math.ceil(Math.abs(b.t - a.t) / step);
    for (let k = 1; k < more; k++) {
      const w = k / more,
        t = a.t + w * (b.t - a.t);
      const guess = { x: a.x + w * (b.x - a.x), y: a.y + w * (b.y - a.y), z: a.z + w * (b.z - a.z), t };
      const between = curve.atTime(guess, t);
      if (between !== null && Math.hypot(between.x - guess.x, between.y - guess.y, between.z - guess.z) < NEAR)
        points.push(between);
    }
    points.push(b);
  }
  return points;
}

/** A point farther than this from the chord (Earth radii) belongs to the other limit. */
const NEAR = 1e-3;
