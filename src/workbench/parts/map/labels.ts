import type { Pieces, Point } from './shapes.js';
import type { Size, Window } from './window.js';

/** A line with a label. */
export interface Named {
  readonly key: string;
  readonly text: string;
  readonly pieces: Pieces;
  /** The first position of the label: at an edge of the window, or in the middle of the visible part of the line. */
  readonly from: 'top' | 'bottom' | 'middle';
}
export interface Label {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The position of a label: its middle, and half its width. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const LETTER_PX = 8,
  PADDING_PX = 8,
  HEIGHT_PX = 17,
  EDGE_PX = 12,
  STEP_PX = 12;

/** The estimated width of a label. */
export const labelWidth = (text: string): number => [...text].length * LETTER_PX + PADDING_PX;

/**
 * A label for each line, on the line itself, at the first position along it that is free. Labels do not overlap each other or `others`. A
 * line without a free position, or outside the window, has no label.
 */
export function placedLabels(
  lines: readonly Named[],
  visible: Window,
  size: Size,
  others: readonly Room[] = [],
): Label[] {
  const taken = [...others];
  const labels: Label[] = [];
  for (const { key, text, pieces, from } of lines) {
    const half = labelWidth(text) / 2;
    const fits = ([x, y]: Point): boolean =>
      x - half >= 0 &&
      x + half <= size.width &&
      taken.every((other) => Math.abs(x - other.x) >= half + other.half || Math.abs(y - other.y) >= HEIGHT_PX);
    const at = ordered(visiblePoints(pieces, visible, size), from).find(fits);
    if (at === undefined) continue;
    taken.push({ x: at[0], y: at[1], half });
    labels.push({ key, text, x: at[0], y: at[1] });
  }
  return labels;
}

/** Points along the visible part of a line, a few pixels apart. */
function visiblePoints(pieces: Pieces, { scale, x, y }: Window, { width, height }: Size): Point[] {
  const points: Point[] = [];
  for (const piece of pieces)
    for (let i = 1; i < piece.length; i++) {
      const x0 = piece[i - 1][0] * scale + x,
        y0 = piece[i - 1][1] * scale + y,
        dx = piece[i][0] * scale + x - x0,
        dy = piece[i][1] * scale + y - y0;
      if (Math.min(x0, x0 + dx) > width || Math.max(x0, x0 + dx) < 0) continue;
      if (Math.min(y0, y0 + dy) > height || Math.max(y0, y0 + dy) < 0) continue;
      const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP_PX));
      for (let k = 0; k < count; k++) {
        const px = x0 + (dx * k) / count,
          py = y0 + (dy * k) / count;
        if (px >= 0 && px <= width && py >= EDGE_PX && py <= height - EDGE_PX) points.push([px, py]);
      }
    }
  return points;
}

function ordered(points: Point[], from: Named['from']): Point[] {
  if (from === 'top') return points.sort((a, b) => a[1] - b[1]);
  if (from === 'bottom') return points.sort((a, b) => b[1] - a[1]);
  const middle = points.length / 2;
  return points
    .map((_, i) => i)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((i) => points[i]);
}
