import { arcBetween } from '../../../kernel/circle.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { ChartShape } from './schema.js';

/**
 * The seven temperament types of M. E. Jones (The Guide to Horoscope Interpretation, 1941), from the gaps between bodies alone.
 * Limits in degrees: a bundle fills a third, a bowl a half, a locomotive leaves a third free.
 */
const BUNDLE_ARC = 120,
  BOWL_ARC = 180,
  LOCOMOTIVE_GAP = 120,
  HANDLE_DISTANCE = 60,
  SEESAW_GAP = 60,
  CLUSTER_GAP = 30;
/** Two bodies this close share the part of a bucket's handle. */
const HANDLE_PAIR_ARC = 8;

export interface ShapeBody {
  readonly name: string;
  readonly longitudeDeg: number;
}
interface Gap {
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

/** Gaps from each body forward to the next, in zodiacal order; the last one passes 0 Aries. Bodies sorted, in [0, 360). */
function gapsOf(bodies: readonly ShapeBody[]): Gap[] {
  return bodies.map((body, i) =>
    i + 1 < bodies.length
      ? { size: bodies[i + 1].longitudeDeg - body.longitudeDeg, from: i, to: i + 1 }
      : { size: bodies[0].longitudeDeg + 360 - body.longitudeDeg, from: i, to: 0 },
  );
}

const widest = (gaps: readonly Gap[]): Gap => gaps.reduce((best, gap) => (gap.size > best.size ? gap : best));
const names = (bodies: readonly ShapeBody[]): string[] => bodies.map(({ name }) => name).sort();

/** Shape of a set of bodies (at least one), longitudes in degrees. The order of the tests is Jones's precedence. */
export function chartShape(given: readonly ShapeBody[]): ChartShape {
  const bodies = given
    .map(({ name, longitudeDeg }) => ({ name, longitudeDeg: normalizeDeg(longitudeDeg) }))
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  const gaps = gapsOf(bodies),
    gap = widest(gaps),
    arc = 360 - gap.size;
  const answer = (shape: ChartShape['shape'], more: Partial<ChartShape> = {}): ChartShape => ({
    shape,
    occupied_arc: arc,
    largest_gap: gap.size,
    leading_planet: null,
    handle_planet: null,
    handle_bodies: [],
    clusters: [names(bodies)],
    ...more,
  });
  if (bodies.length === 1) return answer('Splash');
  if (arc <= BUNDLE_ARC) return answer('Bundle');
  if (arc <= BOWL_ARC) return answer('Bowl', { leading_planet: bodies[gap.to].name });
  const bucket = bucketOf(bodies);
  if (bucket !== null) return bucket;
  if (gaps.filter(({ size }) => size >= LOCOMOTIVE_GAP).length === 1)
    return answer('Locomotive', { leading_planet: bodies[gap.to].name });
  const seesaw = seesawOf(bodies, gaps);
  if (seesaw !== null) return answer('Seesaw', { clusters: seesaw });
  const clusters = clustersOf(bodies, gaps);
  return clusters.length >= 3 && clusters.every((cluster) => cluster.length >= 2)
    ? answer('Splay', { clusters: clusters.map(names) })
    : answer('Splash');
}

/** A bowl and, opposite to it, one body or a close pair more than 60 degrees from both rims. */
function bucketOf(bodies: readonly ShapeBody[]): ChartShape | null {
  for (let i = 0; i < bodies.length; i++) {
    const found = bucketWith(bodies, [i]);
    if (found !== null) return found;
  }
  for (let i = 0; i < bodies.length; i++) {
    for (let j = i + 1; j < bodies.length; j++) {
      const found =
        arcBetween(bodies[i].longitudeDeg, bodies[j].longitudeDeg) <= HANDLE_PAIR_ARC
          ? bucketWith(bodies, [i, j])
          : null;
      if (found !== null) return found;
    }
  }
  return null;
}

function bucketWith(bodies: readonly ShapeBody[], handle: readonly number[]): ChartShape | null {
  const bowl = bodies.filter((_, i) => !handle.includes(i));
  if (!bowl.length) return null;
  const gap = widest(gapsOf(bowl)),
    arc = 360 - gap.size;
  if (arc > BOWL_ARC) return null;
  const rim = bowl[gap.from].longitudeDeg;
  const inside = handle.every((i) => {
    const intoGap = normalizeDeg(bodies[i].longitudeDeg - rim);
    return intoGap < gap.size && intoGap > HANDLE_DISTANCE && gap.size - intoGap > HANDLE_DISTANCE;
  });
  if (!inside) return null;
  const label = handle.map((i) => bodies[i].name).join('/'),
    handleBodies = handle.map((i) => bodies[i].name).sort();
  return {
    shape: 'Bucket',
    occupied_arc: arc,
    largest_gap: gap.size,
    leading_planet: label,
    handle_planet: label,
    handle_bodies: handleBodies,
    clusters: [names(bowl), handleBodies],
  };
}

/** Two groups of two or more bodies between two gaps of at least 60 degrees, neither group with a gap of 30 inside. */
function seesawOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): string[][] | null {
  const wide = gaps.filter(({ size }) => size >= SEESAW_GAP);
  for (let a = 0; a < wide.length; a++) {
    for (let b = a + 1; b < wide.length; b++) {
      const groups = [run(bodies, wide[a].to, wide[b].to), run(bodies, wide[b].to, wide[a].to)];
      if (groups.every((group) => group.length >= 2 && isTight(group))) return groups.map(names);
    }
  }
  return null;
}

/** Bodies from one index up to, without, another, around the circle. */
function run(bodies: readonly ShapeBody[], from: number, to: number): ShapeBody[] {
  const group: ShapeBody[] = [];
  for (let i = from; i !== to; i = (i + 1) % bodies.length) group.push(bodies[i]);
  return group;
}

const isTight = (group: readonly ShapeBody[]): boolean =>
  group.every((body, i) => i === 0 || normalizeDeg(body.longitudeDeg - group[i - 1].longitudeDeg) < CLUSTER_GAP);

/** Groups between gaps of 30 degrees or more, from the first such gap on. */
function clustersOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): ShapeBody[][] {
  const wide = gaps.filter(({ size }) => size >= CLUSTER_GAP);
  if (wide.length < 2) return [[...bodies]];
  return wide.map((gap, i) => run(bodies, gap.to, wide[(i + 1) % wide.length].to));
}
