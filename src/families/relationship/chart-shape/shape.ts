import { arcBetween } from '../../../kernel/circle.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { ChartShape, ShapePrecedence } from './schema.js';

/**
 * The seven types of M. E. Jones (The Guide to Horoscope Interpretation, 1941), from the empty arcs between bodies alone. Degrees:
 * a bundle fills a trine, a bowl half the circle, a locomotive leaves a trine empty; the empty segments of a seesaw are a sextile
 * or more each, and a splash has no empty segment of that size.
 */
const BUNDLE_ARC = 120,
  BOWL_ARC = 180,
  LOCOMOTIVE_GAP = 120,
  HANDLE_DISTANCE = 60,
  EMPTY_SEGMENT = 60,
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

/** Shape of a set of bodies (at least one), longitudes in degrees. Each type is tested in the order of the README; the first that fits. */
export function chartShape(given: readonly ShapeBody[], precedence: ShapePrecedence = 'seesaw_first'): ChartShape {
  const bodies = given
    .map(({ name, longitudeDeg }) => ({ name, longitudeDeg: normalizeDeg(longitudeDeg) }))
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  const gaps = gapsOf(bodies),
    gap = widest(gaps),
    arc = 360 - gap.size;
  const answer = (shape: ChartShape['shape'], more: Partial<ChartShape> = {}): ChartShape => ({
    shape,
    status: 'evaluated',
    occupied_arc: arc,
    largest_gap: gap.size,
    leading_planet: null,
    handle_planet: null,
    handle_bodies: [],
    clusters: [names(bodies)],
    ...more,
  });
  if (bodies.length === 1)
    return answer(null, { status: 'not_evaluable', reason: 'one body stands to no other: a shape needs two' });
  if (arc <= BUNDLE_ARC) return answer('Bundle');
  if (arc <= BOWL_ARC) return answer('Bowl', { leading_planet: bodies[gap.to].name });
  const bucket = bucketOf(bodies);
  if (bucket !== null) return bucket;
  const seesaw = seesawOf(bodies, gaps),
    isLocomotive = gaps.filter(({ size }) => size >= LOCOMOTIVE_GAP).length === 1;
  if (isLocomotive && (seesaw === null || precedence === 'locomotive_first'))
    return answer('Locomotive', { leading_planet: bodies[gap.to].name });
  if (seesaw !== null) return answer('Seesaw', { clusters: seesaw });
  const clusters = clustersOf(bodies, gaps);
  const isTripod = clusters.length >= 3 && clusters.every((cluster) => cluster.length >= 2);
  return gap.size >= EMPTY_SEGMENT || isTripod ? answer('Splay', { clusters: clusters.map(names) }) : answer('Splash');
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
    status: 'evaluated',
    occupied_arc: arc,
    largest_gap: gap.size,
    leading_planet: label,
    handle_planet: label,
    handle_bodies: handleBodies,
    clusters: [names(bowl), handleBodies],
  };
}

/** Two groups of two or more bodies, parted by exactly two empty segments. */
function seesawOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): string[][] | null {
  const empty = gaps.filter(({ size }) => size >= EMPTY_SEGMENT);
  if (empty.length !== 2) return null;
  const groups = [run(bodies, empty[0].to, empty[1].to), run(bodies, empty[1].to, empty[0].to)];
  return groups.every((group) => group.length >= 2) ? groups.map(names) : null;
}

/** Bodies from one index up to, without, another, around the circle. */
function run(bodies: readonly ShapeBody[], from: number, to: number): ShapeBody[] {
  const group: ShapeBody[] = [];
  for (let i = from; i !== to; i = (i + 1) % bodies.length) group.push(bodies[i]);
  return group;
}

/** Groups between gaps of 30 degrees or more, from the first such gap on. */
function clustersOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): ShapeBody[][] {
  const wide = gaps.filter(({ size }) => size >= CLUSTER_GAP);
  if (wide.length < 2) return [[...bodies]];
  return wide.map((gap, i) => run(bodies, gap.to, wide[(i + 1) % wide.length].to));
}
