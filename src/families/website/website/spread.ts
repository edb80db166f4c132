import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';

/** A label with its wanted angle on a ring (degrees clockwise from the right, as in SVG); sizes in SVG units. */
export interface RingLabel {
  readonly angleDeg: number;
  readonly width: number;
  readonly height: number;
}

/** An upright box around its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes overlap. */
export const boxesOverlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/**
 * Position of a label of a given size on its ring: the radius of the ring, or a rule that keeps the entire box outside a circle.
 */
export type RingRadius = (angleDeg: number, label: RingLabel) => number;

/** The box of a label at an angle of its ring. */
export function boxOnRing(angleDeg: number, label: RingLabel, radius: RingRadius): Box {
  const r = radius(angleDeg, label),
    angle = angleDeg * RAD_PER_DEG;
  return { x: r * Math.cos(angle), y: r * Math.sin(angle), width: label.width, height: label.height };
}

const ROUNDS = 60,
  GROWTH = 1.06,
  ITERATIONS = 6;

/**
 * Angles, in the order of the labels, at which no two boxes of the ring overlap. The order around the ring is kept; crowded labels move to
 * both sides of their wanted angles, and none moves without need. `minGapDeg` separates all labels as far as the ring has room. Null if the
 * ring is too small. The required gap follows from box sizes and direction; remaining overlaps are found by comparison of all boxes and
 * removed by wider gaps.
 */
export function spreadOnRing(labels: readonly RingLabel[], radius: RingRadius, minGapDeg = 0): number[] | null {
  const count = labels.length;
  if (count < 2) return labels.map(({ angleDeg }) => normalizeDeg(angleDeg));
  const order = [...labels.keys()].sort(
    (a, b) => normalizeDeg(labels[a].angleDeg) - normalizeDeg(labels[b].angleDeg) || a - b,
  );
  const wanted = order.map((i) => normalizeDeg(labels[i].angleDeg)),
    sorted = order.map((i) => labels[i]);
  const least = Math.min(minGapDeg, 360 / count);
  for (let round = 0, factor = 1; round < ROUNDS; round++, factor *= GROWTH) {
    let angles = wanted;
    for (let i = 0; i < ITERATIONS; i++) {
      const from = angles;
      const gaps = sorted.map((label, k) => {
        const next = (k + 1) % count,
          middle = from[k] + signedDeg(from[next] - from[k]) / 2;
        return Math.max(
          least,
          factor *
            neededGap(label, sorted[next], middle, Math.min(radius(from[k], label), radius(from[next], sorted[next]))),
        );
      });
      const total = gaps.reduce((sum, gap) => sum + gap, 0);
      if (total > 360) {
        if (i > 0) break;
        return null;
      }
      angles = settle(wanted, gaps);
    }
    if (!anyOverlap(angles, sorted, radius)) {
      const result = new Array<number>(count);
      order.forEach((index, k) => {
        result[index] = normalizeDeg(angles[k]);
      });
      return result;
    }
  }
  return null;
}

/** Angle between two neighbours on a ring beyond which their boxes do not overlap, degrees. */
function neededGap(a: RingLabel, b: RingLabel, middleDeg: number, radius: number): number {
  if (radius <= 0) return 360;
  const width = (a.width + b.width) / 2,
    height = (a.height + b.height) / 2;
  const along = Math.abs(Math.sin(middleDeg * RAD_PER_DEG)),
    across = Math.abs(Math.cos(middleDeg * RAD_PER_DEG));
  const chord = Math.min(along > 0 ? width / along : Infinity, across > 0 ? height / across : Infinity) * 1.001;
  return 2 * Math.asin(Math.min(1, chord / (2 * radius))) * DEG_PER_RAD;
}

function anyOverlap(angles: readonly number[], labels: readonly RingLabel[], radius: RingRadius): boolean {
  return anyTouch(angles.map((angle, i) => boxOnRing(angle, labels[i], radius)));
}

/** Whether any two of the boxes overlap. */
export function anyTouch(boxes: readonly Box[]): boolean {
  for (let i = 1; i < boxes.length; i++) for (let j = 0; j < i; j++) if (boxesOverlap(boxes[i], boxes[j])) return true;
  return false;
}

interface Block {
  readonly wanted: number[];
  readonly offsets: number[];
  start: number;
}

/**
 * Least squares with gaps: the circle is cut at the widest gap; from there labels that come too close join into blocks at the mean of their
 * members' wanted angles (pool adjacent violators). Angles increase from the cut and may exceed 360.
 */
function settle(wanted: readonly number[], gaps: readonly number[]): number[] {
  const count = wanted.length;
  let cut = 0,
    room = -Infinity;
  for (let k = 0; k < count; k++) {
    const free = normalizeDeg(wanted[(k + 1) % count] - wanted[k]) - gaps[k];
    if (free > room) {
      room = free;
      cut = k;
    }
  }
  const indices = Array.from({ length: count }, (_, n) => (cut + 1 + n) % count);
  const unrolled = indices.map((k) => (k <= cut ? wanted[k] + 360 : wanted[k]));
  const blocks: Block[] = [];
  unrolled.forEach((angle, n) => {
    let block: Block = { wanted: [angle], offsets: [0], start: angle };
    for (;;) {
      const last = blocks[blocks.length - 1] as Block | undefined;
      if (last === undefined) break;
      const gap = gaps[indices[n - block.wanted.length]],
        end = last.start + last.offsets[last.offsets.length - 1];
      if (end + gap <= block.start) break;
      blocks.pop();
      block = joined(last, block, gap);
    }
    blocks.push(block);
  });
  const placed = blocks.flatMap(({ start, offsets }) => offsets.map((offset) => start + offset));
  const closing = placed[0] + 360 - placed[count - 1],
    needed = gaps[indices[count - 1]];
  if (closing < needed)
    evenOut(
      placed,
      indices.map((k) => gaps[k]),
    );
  const angles = new Array<number>(count);
  indices.forEach((k, n) => {
    angles[k] = placed[n];
  });
  return angles;
}

function joined(first: Block, second: Block, gap: number): Block {
  const shift = first.offsets[first.offsets.length - 1] + gap;
  const wanted = [...first.wanted, ...second.wanted],
    offsets = [...first.offsets, ...second.offsets.map((offset) => offset + shift)];
  return { wanted, offsets, start: wanted.reduce((sum, angle, i) => sum + angle - offsets[i], 0) / wanted.length };
}

/** For a nearly full ring: all labels keep their gaps and share the remaining room. */
function evenOut(placed: number[], gaps: readonly number[]): void {
  const scale = 360 / gaps.reduce((sum, gap) => sum + gap, 0);
  const offsets = placed.map((_, n) => gaps.slice(0, n).reduce((sum, gap) => sum + gap * scale, 0));
  const start = placed.reduce((sum, angle, n) => sum + angle - offsets[n], 0) / placed.length;
  offsets.forEach((offset, n) => {
    placed[n] = start + offset;
  });
}
