import { normalizeDeg } from '../../kernel/angle.js';
import { arcBetween } from '../../kernel/circle.js';

/**
 * The seven chart shapes of M. E. Jones (The Guide to Horoscope Interpretation, 1941), from the empty arcs between bodies. Jones names the
 * trine, the half circle and the sextile; the limits in degrees are these. A bundle fills at most a trine, a bowl at most half the circle.
 * A locomotive leaves one trine empty. The empty segments of a seesaw are at least a sextile. A splash has no empty segment of that size.
 */
const BUNDLE_ARC = 120,
  BOWL_ARC = 180,
  LOCOMOTIVE_GAP = 120,
  HANDLE_DISTANCE = 60,
  EMPTY_SEGMENT = 60;
/** House rule: groups of a splay are separated by at least half a sextile, degrees. */
const CLUSTER_GAP = 30;
/** House rule: two bodies within this arc are one handle of a bucket, degrees. */
const HANDLE_PAIR_ARC = 8;

/** A body with its longitude in degrees. */
export interface ShapeBody {
  readonly name: string;
  readonly longitudeDeg: number;
}

export type ShapeName = 'bundle' | 'bowl' | 'bucket' | 'locomotive' | 'seesaw' | 'splay' | 'splash';

/** Type of an arrangement of two groups with two empty segments, one of which is a trine: a seesaw or a locomotive. */
export type ShapePrecedence = 'seesawFirst' | 'locomotiveFirst';

/** The shape of a chart. */
export interface ChartShape {
  /** Null for a single body, which has no shape. */
  readonly shape: ShapeName | null;
  /** Arc that contains the bodies (of a bucket: without the handle), degrees. */
  readonly occupiedArcDeg: number;
  /** The largest empty arc, degrees: 360 - occupiedArcDeg. */
  readonly largestGapDeg: number;
  /** Bowl, locomotive: the first body after the empty arc in the order of the zodiac. */
  readonly leader: string | null;
  /** Bucket: the one or two bodies of the handle, in the order of the zodiac. */
  readonly handle: readonly string[];
  /** Groups of bodies; a shape without groups has one group of all bodies. Names are sorted. */
  readonly clusters: readonly (readonly string[])[];
}

interface Gap {
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

/** Gaps from each body to the next one; the last gap crosses 0 Aries. Bodies are sorted, in [0, 360). */
function gapsOf(bodies: readonly ShapeBody[]): Gap[] {
  return bodies.map((body, i) =>
    i + 1 < bodies.length
      ? { size: bodies[i + 1].longitudeDeg - body.longitudeDeg, from: i, to: i + 1 }
      : { size: bodies[0].longitudeDeg + 360 - body.longitudeDeg, from: i, to: 0 },
  );
}

const widest = (gaps: readonly Gap[]): Gap => gaps.reduce((best, gap) => (gap.size > best.size ? gap : best));
const names = (bodies: readonly ShapeBody[]): string[] => bodies.map(({ name }) => name).sort();

/**
 * Shape of a set of bodies. The shapes are tested in the order bundle, bowl, bucket, seesaw, locomotive, splay, splash (house rule);
 * the first that fits is returned.
 * Source: M. E. Jones, The Guide to Horoscope Interpretation (1941).
 * @param given at least one body; longitudes in degrees; need not be normalized
 * @param precedence decides between seesaw and locomotive where both fit
 */
export function chartShape(given: readonly ShapeBody[], precedence: ShapePrecedence = 'seesawFirst'): ChartShape {
  const bodies = given
    .map(({ name, longitudeDeg }) => ({ name, longitudeDeg: normalizeDeg(longitudeDeg) }))
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  const gaps = gapsOf(bodies),
    gap = widest(gaps),
    arc = 360 - gap.size;
  const found = (shape: ShapeName | null, more: Partial<ChartShape> = {}): ChartShape => ({
    shape,
    occupiedArcDeg: arc,
    largestGapDeg: gap.size,
    leader: null,
    handle: [],
    clusters: [names(bodies)],
    ...more,
  });
  if (bodies.length === 1) return found(null);
  if (arc <= BUNDLE_ARC) return found('bundle');
  if (arc <= BOWL_ARC) return found('bowl', { leader: bodies[gap.to].name });
  const bucket = bucketOf(bodies);
  if (bucket !== null) return bucket;
  const seesaw = seesawOf(bodies, gaps),
    isLocomotive = gaps.filter(({ size }) => size >= LOCOMOTIVE_GAP).length === 1;
  if (isLocomotive && (seesaw === null || precedence === 'locomotiveFirst'))
    return found('locomotive', { leader: bodies[gap.to].name });
  if (seesaw !== null) return found('seesaw', { clusters: seesaw });
  const clusters = clustersOf(bodies, gaps);
  const isTripod = clusters.length >= 3 && clusters.every((cluster) => cluster.length >= 2);
  return gap.size >= EMPTY_SEGMENT || isTripod ? found('splay', { clusters: clusters.map(names) }) : found('splash');
}

/** A bowl with a handle on the empty side: one body or a close pair, more than 60 degrees from both rims. */
function bucketOf(bodies: readonly ShapeBody[]): ChartShape | null {
  for (const body of bodies) {
    const found = bucketWith(bodies, [body]);
    if (found !== null) return found;
  }
  for (const [i, first] of bodies.entries()) {
    for (const second of bodies.slice(i + 1)) {
      const isPair = arcBetween(first.longitudeDeg, second.longitudeDeg) <= HANDLE_PAIR_ARC;
      const found = isPair ? bucketWith(bodies, [first, second]) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

function bucketWith(bodies: readonly ShapeBody[], handle: readonly ShapeBody[]): ChartShape | null {
  const bowl = bodies.filter((body) => !handle.includes(body));
  const gap = widest(gapsOf(bowl)),
    arc = 360 - gap.size;
  if (arc > BOWL_ARC) return null;
  const rim = bowl[gap.from].longitudeDeg;
  const isOpposite = handle.every(({ longitudeDeg }) => {
    const intoGap = normalizeDeg(longitudeDeg - rim);
    return intoGap > HANDLE_DISTANCE && gap.size - intoGap > HANDLE_DISTANCE;
  });
  if (!isOpposite) return null;
  const handleNames = handle.map(({ name }) => name);
  return {
    shape: 'bucket',
    occupiedArcDeg: arc,
    largestGapDeg: gap.size,
    leader: null,
    handle: handleNames,
    clusters: [names(bowl), [...handleNames].sort()],
  };
}

/** Two groups of two or more bodies, separated by exactly two empty segments. */
function seesawOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): string[][] | null {
  const empty = gaps.filter(({ size }) => size >= EMPTY_SEGMENT);
  if (empty.length !== 2) return null;
  const groups = [run(bodies, empty[0].to, empty[1].to), run(bodies, empty[1].to, empty[0].to)];
  return groups.every((group) => group.length >= 2) ? groups.map(names) : null;
}

/** Bodies from index `from` up to, but without, index `to`, around the circle. */
function run(bodies: readonly ShapeBody[], from: number, to: number): ShapeBody[] {
  const group: ShapeBody[] = [];
  for (let i = from; i !== to; i = (i + 1) % bodies.length) group.push(bodies[i]);
  return group;
}

/** Groups between gaps of 30 degrees or more, beginning after the first such gap. */
function clustersOf(bodies: readonly ShapeBody[], gaps: readonly Gap[]): ShapeBody[][] {
  const wide = gaps.filter(({ size }) => size >= CLUSTER_GAP);
  if (wide.length < 2) return [[...bodies]];
  return wide.map((gap, i) => run(bodies, gap.to, wide[(i + 1) % wide.length].to));
}
