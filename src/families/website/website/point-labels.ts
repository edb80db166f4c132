import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import type { PlacedLabel } from './label-boxes.js';
import type { SearchPoint } from './label-candidates.js';
import { labelBoxes, labelParts, placedLabel } from './label-parts.js';
import type { DegreeForm, LabelParts } from './label-parts.js';
import { LabelSearch } from './label-search.js';
import { inRing, ringOf } from './label-shape.js';
import { spreadWithin } from './label-spread.js';
import type { SpreadItem } from './label-spread.js';
import type { WheelPoint } from './schema.js';
import { freedomOf, LINE_MARGIN, touches } from './sector-lines.js';
import type { Freedom, SectorLine } from './sector-lines.js';
import { anyTouch, boxesOverlap } from './spread.js';

/** Area for the labels of one ring: from an edge inwards or outwards, up to a limit. */
export interface LabelBand {
  readonly ring: number;
  readonly edge: number;
  /** No box crosses this radius. */
  readonly limit: number;
  readonly minGapDeg: number;
  readonly unit: number;
  readonly form: DegreeForm;
  readonly glyphSet: string;
  /** Size of labels; 1 is the normal size. */
  readonly scale: number;
  /** Cusps and axes that run through the ring. */
  readonly lines: readonly SectorLine[];
}

/**
 * Largest distance of a symbol from its true position, degrees; and the larger one if more than `DENSE_COUNT` points are within
 * `DENSE_ARC`.
 */
export const MOST_SHIFT_DEG = 6,
  DENSE_SHIFT_DEG = 15,
  DENSE_COUNT = 5,
  DENSE_ARC_DEG = 12;
/** Points further apart than this are first placed independently, degrees. */
const APART_DEG = 13;
/** Radial extent of a label at scale 1, as a fraction of the zodiac's radius; a narrower ring has smaller labels. */
const FULL_DEPTH = 0.31;

/** Sizes for labels next to each other. */
const SIDE_BY_SIDE = [1, 0.93, 0.86, 0.8];
/** Distances between the radii of the search, SVG units. */
const COARSE = 17,
  MEDIUM = 13,
  FINE = 9;
/** Attempts on several radii, in this order: smaller labels, labels over lines, very small labels, symbols only. */
const ATTEMPTS: readonly Attempt[] = [
  { mayHideLines: false, trackStep: COARSE, patience: 2, scales: [0.92, 0.82, 0.72, 0.63] },
  { mayHideLines: true, trackStep: MEDIUM, patience: 4, scales: [0.82, 0.7, 0.6, 0.5] },
  { mayHideLines: true, trackStep: FINE, patience: 3, scales: [0.42, 0.36, 0.31, 0.27] },
  { form: 'none', mayHideLines: false, trackStep: COARSE, patience: 2, scales: [0.75, 0.6, 0.5] },
  { form: 'none', mayHideLines: true, trackStep: FINE, patience: 12, scales: [0.6, 0.45, 0.36, 0.28] },
];

interface Attempt {
  readonly form?: 'none';
  readonly mayHideLines: boolean;
  readonly trackStep: number;
  readonly patience: number;
  /** Sizes of the labels, decreasing. */
  readonly scales: readonly number[];
}
/** Smallest size of a symbol, and the largest group whose points keep their degrees. */
const LEAST_SCALE = 0.28,
  MOST_LABELLED = 20;
/** Limit of the positions that the searches of a ring examine: far more than any chart of the known bodies needs. */
const EFFORT = 2_000_000,
  CROWD_EFFORT = 400_000;
/** Lines further than this from every point of a group cannot meet its labels, degrees. */
const NEAR_LINE_DEG = 60;

interface Point {
  readonly point: WheelPoint;
  readonly free: Freedom;
  readonly preferred: Freedom;
}

export interface PointLabels {
  readonly placed: readonly PlacedLabel[];
  /** Points without room for a label, least important first. */
  readonly unlabelled: readonly string[];
}

/**
 * Labels of the points of one ring. A symbol stays between the lines and within the sign of its true position, and within 6 degrees of it
 * (further in dense groups). No box overlaps another, and none covers a line if there is another solution. Points with enough room are at
 * their true position, close points are next to each other; denser groups use several radii and smaller sizes.
 */
export function pointLabels(points: readonly WheelPoint[], band: LabelBand): PointLabels {
  const placed: PlacedLabel[] = [],
    unlabelled: string[] = [],
    dense: Point[][] = [];
  for (const group of groupsOf(freePoints(points, band), band)) {
    const found = sideBySide(group, band, placed);
    if (found === null) dense.push(group);
    else placed.push(...found);
  }
  const effort = { left: EFFORT },
    done: PlacedGroup[] = [];
  const taken = (): PlacedLabel[] => [...placed, ...done.flatMap(({ labels }) => labels)];
  for (const group of dense) {
    if (group.length > MOST_LABELLED) effort.left = Math.min(effort.left, CROWD_EFFORT);
    const labels = onSeveralRadii(group, band, taken(), effort);
    if (labels !== null && hasDegrees(labels, group, band)) {
      done.push({ group, labels });
      continue;
    }
    // The neighbouring groups may have taken its room, so they are placed again together.
    const beside = done.filter((other) => areNear(other.group, group)),
      together = [...beside.flatMap((other) => other.group), ...group];
    const others = taken().filter((label) => !beside.some((other) => other.labels.includes(label)));
    const joined = beside.length === 0 ? null : onSeveralRadii(together, band, others, effort);
    if (joined !== null && (labels === null || hasDegrees(joined, together, band))) {
      for (const other of beside) done.splice(done.indexOf(other), 1);
      done.push({ group: together, labels: joined });
    } else if (labels !== null) done.push({ group, labels });
    else {
      const filled = fill(group, band, taken());
      done.push({ group, labels: filled.labels });
      unlabelled.push(...filled.unlabelled);
    }
  }
  return { placed: taken(), unlabelled };
}

interface PlacedGroup {
  readonly group: readonly Point[];
  readonly labels: readonly PlacedLabel[];
}

const hasDegrees = (labels: readonly PlacedLabel[], group: readonly Point[], band: LabelBand): boolean =>
  band.form === 'none' || labels.filter(({ role }) => role === 'degree').length === group.length;

/** Whether labels of two groups can overlap. */
const areNear = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.some(({ point }) =>
    b.some((other) => Math.abs(signedDeg(point.longitude - other.point.longitude)) < 2 * APART_DEG),
  );

/**
 * Symbols only, for as many points as have room, the most important first; the others are returned, least important first.
 */
function fill(
  group: readonly Point[],
  band: LabelBand,
  taken: readonly PlacedLabel[],
): { labels: PlacedLabel[]; unlabelled: string[] } {
  const sorted = [...group].sort((a, b) => b.point.label_priority - a.point.label_priority);
  const area = { edge: band.edge, limit: band.limit, lines: band.lines, taken, effort: { left: 0 } };
  const search = new LabelSearch(searchPoints(sorted), area, { hasDegree: false, trackStep: FINE, patience: 0 });
  const found = search.fill(partsAt(sorted, band, 'none', LEAST_SCALE));
  const without = sorted.filter((_, i) => found[i] === null).map(({ point }) => point.key);
  return { labels: found.flatMap((label) => label ?? []), unlabelled: without.reverse() };
}

const searchPoints = (group: readonly Point[]): SearchPoint[] =>
  group.map(({ point, free, preferred }) => ({ angleDeg: point.angle_deg, free, preferred }));

const partsAt = (group: readonly Point[], band: LabelBand, form: DegreeForm, scale: number): LabelParts[] =>
  group.map(({ point }) => labelParts(point, { ...band, form, unit: band.unit * scaleOf(band) * scale }));

/** Points in order of longitude with their room. */
function freePoints(points: readonly WheelPoint[], { lines }: LabelBand): Point[] {
  const cusps = lines.filter(({ kind }) => kind === 'cusp');
  const sorted = [...points].sort((a, b) => a.longitude - b.longitude);
  return sorted.map((point) => {
    const most = isDense(point.longitude, sorted) ? DENSE_SHIFT_DEG : MOST_SHIFT_DEG;
    const bounded = ({ low, high }: Freedom): Freedom => ({ low: Math.max(low, -most), high: Math.min(high, most) });
    return {
      point,
      free: bounded(freedomOf(point.longitude, cusps)),
      preferred: bounded(freedomOf(point.longitude, lines)),
    };
  });
}

/** Whether more than five points are within about twelve degrees of a position. */
function isDense(longitude: number, sorted: readonly WheelPoint[]): boolean {
  const near = sorted
    .map((other) => normalizeDeg(other.longitude - longitude + 180) - 180)
    .filter((away) => Math.abs(away) <= DENSE_ARC_DEG)
    .sort((a, b) => a - b);
  return near.some(
    (from, i) => from <= 0 && i + DENSE_COUNT < near.length && near[i + DENSE_COUNT] <= from + DENSE_ARC_DEG,
  );
}

/** Groups that do not affect each other: a line or enough room separates them. */
function groupsOf(points: readonly Point[], { lines }: LabelBand): Point[][] {
  if (points.length === 0) return [];
  const isApart = (a: Point, b: Point): boolean => {
    const arc = normalizeDeg(b.point.longitude - a.point.longitude);
    return (
      arc > APART_DEG ||
      lines.some((line) => {
        const way = normalizeDeg(line.longitude - a.point.longitude);
        return way > 0 && way <= arc;
      })
    );
  };
  const cuts = points.map(
    (point, i) => points.length === 1 || isApart(points[(i + points.length - 1) % points.length], point),
  );
  const first = Math.max(0, cuts.indexOf(true));
  const groups: Point[][] = [];
  points.forEach((_, n) => {
    const i = (first + n) % points.length;
    if (n === 0 || cuts[i]) groups.push([points[i]]);
    else groups[groups.length - 1].push(points[i]);
  });
  return groups;
}

/** Labels along the radius next to each other at one size; null if bounds, lines or other labels leave no room. */
function sideBySide(group: readonly Point[], band: LabelBand, taken: readonly PlacedLabel[]): PlacedLabel[] | null {
  const side = band.limit > band.edge ? 1 : -1,
    from = group[0].point.longitude;
  const [inner, outer] = ringOf(band);
  for (const leastGap of band.minGapDeg > 0 ? [band.minGapDeg, 0] : [0])
    for (const scale of SIDE_BY_SIDE) {
      const parts = group.map(({ point }) => labelParts(point, { ...band, unit: band.unit * scaleOf(band) * scale }));
      const extents = group.map(({ point }, i) => halfExtent(parts[i], point.angle_deg, band, side));
      for (const growth of [1, 1.07, 1.15]) {
        const items = group.map(({ point, preferred: { low, high } }, i): SpreadItem => {
          const half = growth * extents[i];
          const wanted = normalizeDeg(point.longitude - from);
          const { below, above } = roomBeside(point, half, band.lines);
          return { wanted, low: wanted + Math.max(low, below), high: wanted + Math.min(high, above), half };
        });
        const spread = spreadWithin(items, leastGap);
        if (spread === null) break;
        const labels = group.map(({ point }, i) => {
          const angle = point.angle_deg - (spread[i] - items[i].wanted);
          const radius = band.edge + side * reach(parts[i], angle);
          return placedLabel(parts[i], labelBoxes(parts[i], 'radial', angle, radius, side), angle);
        });
        const all = labels.flat();
        if (
          all.every((box) => inRing(box, inner, outer)) &&
          !anyTouch(all) &&
          !all.some((box) => taken.some((other) => boxesOverlap(box, other))) &&
          !all.some((box) => band.lines.some((line) => touches(line, box)))
        )
          return all;
      }
    }
  return null;
}

/** Range in which a label may move before it touches a line, degrees. */
function roomBeside(point: WheelPoint, half: number, lines: readonly SectorLine[]): { below: number; above: number } {
  let below = -Infinity,
    above = Infinity;
  for (const { longitude } of lines) {
    const back = normalizeDeg(point.longitude - longitude);
    below = Math.max(below, half - back);
    above = Math.min(above, (back === 0 ? 360 : 360 - back) - half);
  }
  return { below, above };
}

const scaleOf = ({ edge, limit, unit, scale, form }: LabelBand): number =>
  form === 'none' ? scale : Math.min(scale, (Math.min(scale, 1) * Math.abs(limit - edge)) / (FULL_DEPTH * unit));

const reach = ({ symbol }: LabelParts, angleDeg: number): number =>
  (Math.abs(Math.cos(angleDeg * RAD_PER_DEG)) * symbol.width +
    Math.abs(Math.sin(angleDeg * RAD_PER_DEG)) * symbol.height) /
  2;

/** Half angle that a label along the radius occupies, degrees. */
function halfExtent(parts: LabelParts, angleDeg: number, { edge }: LabelBand, side: 1 | -1): number {
  const along = Math.abs(Math.cos(angleDeg * RAD_PER_DEG)),
    across = Math.abs(Math.sin(angleDeg * RAD_PER_DEG));
  let most = 0;
  for (const { x, y, width, height } of labelBoxes(
    parts,
    'radial',
    angleDeg,
    edge + side * reach(parts, angleDeg),
    side,
  )) {
    const half = (width * across + height * along) / 2 + LINE_MARGIN;
    most = Math.max(most, Math.asin(Math.min(1, half / Math.max(1, Math.hypot(x, y)))));
  }
  return most * DEG_PER_RAD;
}

function onSeveralRadii(
  group: readonly Point[],
  band: LabelBand,
  taken: readonly PlacedLabel[],
  effort: { left: number },
): PlacedLabel[] | null {
  const near = band.lines.filter(({ angleDeg }) =>
    group.some(({ point }) => Math.abs(normalizeDeg(angleDeg - point.angle_deg + 180) - 180) < NEAR_LINE_DEG),
  );
  const area = { edge: band.edge, limit: band.limit, lines: near, taken, effort },
    points = searchPoints(group);
  const largest = largestScale(group, band);
  const attempts =
    band.form === 'none' || group.length > MOST_LABELLED ? ATTEMPTS.filter(({ form }) => form === 'none') : ATTEMPTS;
  const searches = new Map<string, LabelSearch>();
  for (const { form = band.form, mayHideLines, trackStep, patience, scales } of attempts) {
    const key = `${form} ${trackStep} ${patience}`,
      search = searches.get(key) ?? new LabelSearch(points, area, { hasDegree: form !== 'none', trackStep, patience });
    searches.set(key, search);
    const worthTrying = scales.filter((scale, i) => form !== band.form || scale <= largest || i === scales.length - 1);
    const found = largestPlaced(worthTrying, (scale) => ({
      labels: search.place(partsAt(group, band, form, scale), mayHideLines),
      unplaced: search.unplaced,
    }));
    if (found !== null) return found.flat();
  }
  return null;
}

interface Placing {
  readonly labels: PlacedLabel[][] | null;
  readonly unplaced: number;
}

/** The labels at the largest size that fits. If many labels found no position, the next size is skipped at first. */
function largestPlaced(scales: readonly number[], place: (scale: number) => Placing): PlacedLabel[][] | null {
  let failed = -1;
  for (let i = 0; i < scales.length;) {
    const { labels, unplaced } = place(scales[i]);
    if (labels !== null) return (i - failed > 1 && i > 0 ? place(scales[i - 1]).labels : null) ?? labels;
    if (i === scales.length - 1) return null;
    failed = i;
    i = Math.min(i + (unplaced > MANY_UNPLACED ? 2 : 1), scales.length - 1);
  }
  return null;
}

const MANY_UNPLACED = 2;

/** Smallest fraction of the room of a label at scale 1, and the fraction of a group's room that always stays empty. */
const LABEL_AREA = 0.0152,
  FILLED = 0.62,
  OVERHANG_DEG = 6;

/** Largest scale at which a group can fit by area; larger scales are not tried. */
function largestScale(group: readonly Point[], band: LabelBand): number {
  const from = group[0].point.longitude;
  const ends = group.map(({ point, free }) => {
    const at = normalizeDeg(point.longitude - from);
    return [at + free.low, at + free.high];
  });
  const arc = Math.max(...ends.map(([, high]) => high)) - Math.min(...ends.map(([low]) => low)) + OVERHANG_DEG;
  const breadth = (arc * RAD_PER_DEG * (band.edge + band.limit)) / 2,
    room = FILLED * breadth * Math.abs(band.limit - band.edge);
  const size = band.unit * scaleOf(band);
  return Math.sqrt(room / (group.length * LABEL_AREA * size * size));
}
