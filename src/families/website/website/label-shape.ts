import { LINE_MARGIN } from './sector-lines.js';
import type { SectorLine } from './sector-lines.js';
import type { Box } from './spread.js';

/** The boxes of a label relative to the middle of its symbol, with their bounding rectangle. */
export interface Shape {
  readonly boxes: readonly Box[];
  /** Middle x and y, half width and half height of each box, in sequence. */
  readonly flat: Float64Array;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The shape of a label from its boxes; coordinates relative to the middle of its symbol. */
export function shapeOf(boxes: readonly Box[]): Shape {
  const flat = new Float64Array(4 * boxes.length);
  let left = Infinity,
    right = -Infinity,
    top = Infinity,
    bottom = -Infinity;
  boxes.forEach(({ x, y, width, height }, i) => {
    flat[4 * i] = x;
    flat[4 * i + 1] = y;
    flat[4 * i + 2] = width / 2;
    flat[4 * i + 3] = height / 2;
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  });
  return { boxes, flat, left, right, top, bottom };
}

/** Whether two shapes overlap when the second is `x` and `y` away from the first. */
export function shapesOverlap(a: Shape, b: Shape, x: number, y: number): boolean {
  if (a.left >= b.right + x || b.left + x >= a.right || a.top >= b.bottom + y || b.top + y >= a.bottom) return false;
  const p = a.flat,
    q = b.flat;
  for (let i = 0; i < p.length; i += 4) {
    const px = p[i] - x,
      py = p[i + 1] - y,
      width = p[i + 2],
      height = p[i + 3];
    for (let j = 0; j < q.length; j += 4)
      if (Math.abs(q[j] - px) < q[j + 2] + width && Math.abs(q[j + 1] - py) < q[j + 3] + height) return true;
  }
  return false;
}

/** Whether a shape with its middle at `x` and `y` overlaps a box. */
export function shapeOverlapsBox({ flat, left, right, top, bottom }: Shape, x: number, y: number, other: Box): boolean {
  const across = other.x - x,
    along = other.y - y,
    width = other.width / 2,
    height = other.height / 2;
  if (across + width <= left || across - width >= right) return false;
  if (along + height <= top || along - height >= bottom) return false;
  for (let i = 0; i < flat.length; i += 4)
    if (Math.abs(across - flat[i]) < flat[i + 2] + width && Math.abs(along - flat[i + 1]) < flat[i + 3] + height)
      return true;
  return false;
}

/** Whether a line is nearer to a shape than the margin of lines. */
export function shapeMeetsLine({ flat }: Shape, x: number, y: number, line: SectorLine): boolean {
  const { dx, dy, from, to } = line,
    across = Math.abs(dx),
    along = Math.abs(dy);
  for (let i = 0; i < flat.length; i += 4) {
    const atX = flat[i] + x,
      atY = flat[i + 1] + y,
      width = flat[i + 2] + LINE_MARGIN,
      height = flat[i + 3] + LINE_MARGIN;
    // The distance of the middle from the line excludes nearly all boxes.
    if (Math.abs(atX * dy - atY * dx) >= width * along + height * across) continue;
    let first = from,
      last = to;
    if (across > 1e-12) {
      first = Math.max(first, atX / dx - width / across);
      last = Math.min(last, atX / dx + width / across);
    }
    if (along > 1e-12) {
      first = Math.max(first, atY / dy - height / along);
      last = Math.min(last, atY / dy + height / along);
    }
    if (first < last) return true;
  }
  return false;
}

/** Whether a segment passes through the rectangle of a shape; coordinates relative to the middle of its symbol. */
export function segmentMeetsShape(x1: number, y1: number, x2: number, y2: number, shape: Shape): boolean {
  const dx = x2 - x1,
    dy = y2 - y1;
  let from = 0,
    to = 1;
  if (Math.abs(dx) < 1e-9) {
    if (x1 < shape.left || x1 > shape.right) return false;
  } else {
    const a = (shape.left - x1) / dx,
      b = (shape.right - x1) / dx;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (Math.abs(dy) < 1e-9) {
    if (y1 < shape.top || y1 > shape.bottom) return false;
  } else {
    const a = (shape.top - y1) / dy,
      b = (shape.bottom - y1) / dy;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** Distance by which a corner may pass the edge of the ring, SVG units, because the edge is round. */
const EDGE_PLAY = 3;

/** Inner and outer radius of the area for labels. */
export const ringOf = ({ edge, limit }: { edge: number; limit: number }): readonly [number, number] =>
  limit > edge ? [edge - EDGE_PLAY, limit] : [limit, edge + EDGE_PLAY];

/** Whether a box is between the radii of a ring. */
export const inRing = ({ x, y, width, height }: Box, inner: number, outer: number): boolean =>
  isInRing(Math.abs(x), Math.abs(y), width / 2, height / 2, inner, outer);

/** Whether every box of a shape with its middle at `x` and `y` is between the radii of a ring. */
export function shapeInRing({ flat }: Shape, x: number, y: number, inner: number, outer: number): boolean {
  // The last part is usually the farthest, so most shapes that leave the ring are found at once.
  for (let i = flat.length - 4; i >= 0; i -= 4)
    if (!isInRing(Math.abs(flat[i] + x), Math.abs(flat[i + 1] + y), flat[i + 2], flat[i + 3], inner, outer))
      return false;
  return true;
}

function isInRing(x: number, y: number, width: number, height: number, inner: number, outer: number): boolean {
  const farX = x + width,
    farY = y + height;
  if (farX * farX + farY * farY > outer * outer) return false;
  const nearX = Math.max(0, x - width),
    nearY = Math.max(0, y - height);
  return nearX * nearX + nearY * nearY >= inner * inner;
}
