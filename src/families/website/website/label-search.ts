import { RAD_PER_DEG } from '../../../kernel/constants.js';
import type { PlacedLabel } from './label-boxes.js';
import { labelBoxes, placedLabel } from './label-parts.js';
import type { LabelForm, LabelParts } from './label-parts.js';
import { LINE_MARGIN, touches } from './sector-lines.js';
import type { Freedom, SectorLine } from './sector-lines.js';
import type { Box } from './spread.js';

/** A point whose label is being placed. */
export interface SearchPoint {
  readonly angleDeg: number;
  readonly parts: LabelParts;
  /** Between the lines and signs about it: its symbol never leaves this. */
  readonly free: Freedom;
  /** The same with the axes as borders: left only where there is no room. */
  readonly preferred: Freedom;
}

export interface SearchArea {
  /** Radius of the edge from which labels run, and of the one that none passes. */
  readonly edge: number;
  readonly limit: number;
  readonly lines: readonly SectorLine[];
  readonly taken: readonly PlacedLabel[];
  /** Whether labels may stand on lines, which are then not drawn there. */
  readonly mayHideLines: boolean;
  /** How many places may still be looked at, in all searches of a ring together. */
  readonly effort: { left: number };
}

/** The boxes of a label about the middle of its symbol, with what surrounds them all. */
interface Shape {
  readonly boxes: readonly Box[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Candidate {
  readonly cost: number;
  readonly shift: number;
  /** Middle of the symbol. */
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
  /** Whether it can be taken at all: found out when it is first looked at. */
  isOpen: boolean | null;
  onLine: boolean;
}

/** Forms that take up another shape than the one along the radius: rows above and below the middle of the wheel, columns beside it. */
const ROWS: readonly LabelForm[] = ['right', 'left', 'after', 'before'],
  COLUMNS: readonly LabelForm[] = ['below', 'above', 'right', 'left'],
  ALL: readonly LabelForm[] = ['right', 'left', 'below', 'above', 'after', 'before'];
const formsAt = (angleDeg: number): readonly LabelForm[] => {
  const along = Math.abs(Math.cos(angleDeg * RAD_PER_DEG));
  return along > 0.88 ? COLUMNS : along < 0.48 ? ROWS : ALL;
};
const SHIFT_STEP_DEG = 1.7,
  MOST_TRACKS = 14,
  /** What a degree away from the true place costs, what a symbol's breadth away from the edge, and other things. */
  SHIFT_COST = 0.3,
  DEPTH_COST = 1.4,
  BESIDE_COST = 1.5,
  OVER_AXIS_COST = 12,
  OVER_LINE_COST = 400,
  CROSSED_COST = 13;

/** Labels of a group that is too dense to stand side by side: each on one of several radii, in one of several forms. Null without room. */
export function searchLabels(points: readonly SearchPoint[], area: SearchArea): PlacedLabel[][] | null {
  const candidates = points.map((point) => candidatesOf(point, area));
  const half = (points.length - 1) / 2;
  const middle = points.map((_, i) => i).sort((a, b) => Math.abs(a - half) - Math.abs(b - half) || a - b);
  const best = placedInTurn(middle, points, candidates, area);
  if (best === null) return null;
  improve(best, points, candidates, area);
  return best.map((candidate, i) => labelOf(candidate, points[i]));
}

/** Labels for as many points as find a place one after the other, null for the others: what is left when all else takes too long. */
export function fillLabels(points: readonly SearchPoint[], area: SearchArea): (PlacedLabel[] | null)[] {
  const chosen: Candidate[] = [];
  return points.map((point) => {
    const found = candidatesOf(point, area).find(
      (candidate) => isOpen(candidate, area) && !chosen.some((other) => collide(candidate, other)),
    );
    if (found === undefined) return null;
    chosen.push(found);
    return labelOf(found, point);
  });
}

function labelOf({ x, y, shape, shift }: Candidate, { parts, angleDeg }: SearchPoint): PlacedLabel[] {
  const boxes = shape.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
  return placedLabel(parts, boxes, angleDeg - shift);
}

function candidatesOf({ angleDeg, parts, free, preferred }: SearchPoint, area: SearchArea): Candidate[] {
  const { symbol } = parts,
    side = area.limit > area.edge ? 1 : -1,
    { low, high } = free;
  const shifts = new Set([0, low, high]);
  for (const end of [low, high]) {
    const count = Math.min(5, Math.ceil(Math.abs(end) / SHIFT_STEP_DEG));
    for (let i = 1; i < count; i++) shifts.add((end * i) / count);
  }
  const depth = Math.abs(area.limit - area.edge),
    step = Math.max(0.53 * symbol.height, (depth - symbol.height) / MOST_TRACKS);
  const beside =
    parts.degree === null ? [] : formsAt(angleDeg).map((form) => shapeOf(labelBoxes(parts, form, 0, 0, side)));
  const list: Candidate[] = [];
  for (const shift of shifts) {
    const overAxis = shift < preferred.low || shift > preferred.high ? OVER_AXIS_COST : 0;
    const at = angleDeg - shift,
      dx = Math.cos(at * RAD_PER_DEG),
      dy = Math.sin(at * RAD_PER_DEG);
    const along = shapeOf(labelBoxes(parts, 'radial', at, 0, side));
    const fixed = SHIFT_COST * shift * shift + overAxis;
    for (let k = 0; symbol.height / 2 + k * step <= depth; k++) {
      const radius = area.edge + side * (symbol.height / 2 + k * step),
        x = radius * dx,
        y = radius * dy,
        cost = fixed + (DEPTH_COST * k * step) / symbol.height;
      list.push({ cost, shift, x, y, shape: along, isOpen: null, onLine: false });
      for (const shape of beside)
        list.push({ cost: cost + BESIDE_COST, shift, x, y, shape, isOpen: null, onLine: false });
    }
  }
  return list.sort((a, b) => a.cost - b.cost);
}

/** Whether a candidate keeps to its ring, clear of what stands already. */
function isOpen(candidate: Candidate, area: SearchArea): boolean {
  candidate.isOpen ??= check(candidate, area);
  return candidate.isOpen;
}

function check(candidate: Candidate, area: SearchArea): boolean {
  const { x, y, shape } = candidate,
    [inner, outer] = ringOf(area);
  // The farthest part settles most of what leaves the ring.
  for (let i = shape.boxes.length - 1; i >= 0; i--) if (!isInRing(shape.boxes[i], x, y, inner, outer)) return false;
  for (const other of area.taken) if (standsOn(shape, x, y, other)) return false;
  for (const line of area.lines)
    if (shape.boxes.some((box) => lineMeets(line, box, x, y))) {
      candidate.onLine = true;
      return area.mayHideLines;
    }
  return true;
}

function standsOn({ boxes, left, right, top, bottom }: Shape, x: number, y: number, other: Box): boolean {
  const across = other.x - x,
    along = other.y - y;
  if (across + other.width / 2 <= left || across - other.width / 2 >= right) return false;
  if (along + other.height / 2 <= top || along - other.height / 2 >= bottom) return false;
  return boxes.some(
    (box) =>
      Math.abs(across - box.x) < (box.width + other.width) / 2 &&
      Math.abs(along - box.y) < (box.height + other.height) / 2,
  );
}

/** Whether a line passes over a box that is moved: the distance of its middle first, which settles nearly all. */
function lineMeets(line: SectorLine, box: Box, x: number, y: number): boolean {
  const away = Math.abs((box.x + x) * line.dy - (box.y + y) * line.dx);
  const reach = (box.width / 2 + LINE_MARGIN) * Math.abs(line.dy) + (box.height / 2 + LINE_MARGIN) * Math.abs(line.dx);
  return away < reach && touches(line, { ...box, x: box.x + x, y: box.y + y });
}

/** A corner may pass the edge by so much: the edge is round. */
const EDGE_PLAY = 3;

/** Inner and outer radius between which labels stay. */
export const ringOf = ({ edge, limit }: Pick<SearchArea, 'edge' | 'limit'>): readonly [number, number] =>
  limit > edge ? [edge - EDGE_PLAY, limit] : [limit, edge + EDGE_PLAY];

export const inRing = (box: Box, inner: number, outer: number): boolean => isInRing(box, 0, 0, inner, outer);

function isInRing({ x, y, width, height }: Box, byX: number, byY: number, inner: number, outer: number): boolean {
  const ax = Math.abs(x + byX),
    ay = Math.abs(y + byY),
    farX = ax + width / 2,
    farY = ay + height / 2;
  if (farX * farX + farY * farY > outer * outer) return false;
  const nearX = Math.max(0, ax - width / 2),
    nearY = Math.max(0, ay - height / 2);
  return nearX * nearX + nearY * nearY >= inner * inner;
}

function shapeOf(boxes: readonly Box[]): Shape {
  let left = Infinity,
    right = -Infinity,
    top = Infinity,
    bottom = -Infinity;
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  }
  return { boxes, left, right, top, bottom };
}

function collide(a: Candidate, b: Candidate): boolean {
  const x = b.x - a.x,
    y = b.y - a.y,
    p = a.shape,
    q = b.shape;
  if (p.left >= q.right + x || q.left + x >= p.right || p.top >= q.bottom + y || q.top + y >= p.bottom) return false;
  for (const box of p.boxes)
    for (const other of q.boxes)
      if (
        Math.abs(other.x + x - box.x) < (box.width + other.width) / 2 &&
        Math.abs(other.y + y - box.y) < (box.height + other.height) / 2
      )
        return true;
  return false;
}

/** Turns that a group may take for each of its labels, and what it costs to send another away, which grows each time. */
const TURNS = 14,
  AWAY_COST = 6,
  AWAY_GROWTH = 5;

/**
 * Each label in turn takes the best place; where none is left it sends those away that are in its way, and they take their turn again.
 * What was sent away before is dearer to send away: so it comes to an end, or to the last turn.
 */
function placedInTurn(
  order: readonly number[],
  points: readonly SearchPoint[],
  candidates: readonly (readonly Candidate[])[],
  area: SearchArea,
): Candidate[] | null {
  const chosen = new Array<Candidate | undefined>(points.length),
    price = new Array<number>(points.length).fill(AWAY_COST),
    queue = [...order];
  for (let turn = 0; queue.length > 0; turn++) {
    if (turn > TURNS * points.length || area.effort.left < 0) return null;
    const i = queue.shift() as number;
    let best = cheapest(i, chosen, points, candidates, area);
    best ??= leastInTheWay(i, chosen, candidates[i], price, area);
    if (best === null) return null;
    chosen.forEach((other, j) => {
      if (other === undefined || j === i || !collide(best, other)) return;
      chosen[j] = undefined;
      price[j] += AWAY_GROWTH;
      queue.push(j);
    });
    chosen[i] = best;
  }
  return chosen as Candidate[];
}

/** The place that sends away the least; null where the point has none at all. */
function leastInTheWay(
  i: number,
  chosen: readonly (Candidate | undefined)[],
  candidates: readonly Candidate[],
  price: readonly number[],
  area: SearchArea,
): Candidate | null {
  let best: Candidate | null = null,
    least = Infinity;
  for (const candidate of candidates) {
    if (candidate.cost >= least) break;
    area.effort.left--;
    if (!isOpen(candidate, area)) continue;
    let cost = candidate.cost + (candidate.onLine ? OVER_LINE_COST : 0);
    for (let j = 0; j < chosen.length && cost < least; j++) {
      const other = chosen[j];
      if (other !== undefined && j !== i && collide(candidate, other)) cost += price[j];
    }
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  }
  return best;
}

/** The best place of one point among the others as they stand. */
function cheapest(
  i: number,
  chosen: readonly (Candidate | undefined)[],
  points: readonly SearchPoint[],
  candidates: readonly (readonly Candidate[])[],
  area: SearchArea,
): Candidate | null {
  let best: Candidate | null = null,
    least = Infinity;
  for (const candidate of candidates[i]) {
    if (candidate.cost >= least) break;
    area.effort.left--;
    if (!isOpen(candidate, area) || collidesWithAny(i, candidate, chosen)) continue;
    let cost = candidate.cost + (candidate.onLine ? OVER_LINE_COST : 0);
    if (cost < least) cost += CROSSED_COST * crossings(i, candidate, chosen, points, area);
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  }
  return best;
}

function collidesWithAny(i: number, candidate: Candidate, chosen: readonly (Candidate | undefined)[]): boolean {
  for (let j = 0; j < chosen.length; j++) {
    const other = chosen[j];
    if (j !== i && other !== undefined && collide(candidate, other)) return true;
  }
  return false;
}

/** How many labels the lines from the true places to the symbols pass through, of this one and of the others over it. */
function crossings(
  i: number,
  candidate: Candidate,
  chosen: readonly (Candidate | undefined)[],
  points: readonly SearchPoint[],
  area: SearchArea,
): number {
  let count = 0;
  chosen.forEach((other, j) => {
    if (j === i || other === undefined) return;
    if (crosses(points[i].angleDeg, candidate, other, area.edge)) count++;
    if (crosses(points[j].angleDeg, other, candidate, area.edge)) count++;
  });
  return count;
}

const crosses = (fromDeg: number, to: Candidate, { x, y, shape }: Candidate, edge: number): boolean =>
  segmentMeets(
    edge * Math.cos(fromDeg * RAD_PER_DEG) - x,
    edge * Math.sin(fromDeg * RAD_PER_DEG) - y,
    to.x - x,
    to.y - y,
    shape,
  );

/** Whether a segment passes through an upright rectangle. */
function segmentMeets(x1: number, y1: number, x2: number, y2: number, { left, right, top, bottom }: Shape): boolean {
  let from = 0,
    to = 1;
  for (const [start, step, low, high] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, bottom],
  ]) {
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > high) return false;
      continue;
    }
    const a = (low - start) / step,
      b = (high - start) / step;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

const SWEEPS = 3;

/** Each label in turn takes the best place that the others leave it. */
function improve(
  chosen: Candidate[],
  points: readonly SearchPoint[],
  candidates: readonly (readonly Candidate[])[],
  area: SearchArea,
): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let isChanged = false;
    chosen.forEach((before, i) => {
      const found = cheapest(i, chosen, points, candidates, area);
      if (found !== null && found !== before) {
        chosen[i] = found;
        isChanged = true;
      }
    });
    if (!isChanged) return;
  }
}
