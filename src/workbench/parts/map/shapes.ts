import { geoPath } from 'd3-geo';
import type { GeoGeometryObjects } from 'd3-geo';
import type { Sheet } from './projections.js';
import type { Size, Window } from './window.js';

export type Point = readonly [number, number];
/** The pieces of a line on the sheet. */
export type Pieces = readonly (readonly Point[])[];

const STEP_DEG = 2;

/** Adds points to a line. GeoJSON lines are straight in longitude and latitude (RFC 7946, 3.1.1), but d3 joins points by great circles. */
export function densified(line: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  line.forEach((point, i) => {
    if (i > 0) {
      const last = line[i - 1],
        [dx, dy] = [point[0] - last[0], point[1] - last[1]],
        count = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / STEP_DEG);
      for (let k = 1; k < count; k++) out.push([last[0] + (dx * k) / count, last[1] + (dy * k) / count]);
    }
    out.push([point[0], point[1]]);
  });
  return out;
}

export interface GeoLine {
  readonly type: string;
  readonly coordinates: unknown;
}

/** A line of the map: `class` is its style, `label` its text. */
export interface DrawnLine {
  readonly key: string;
  readonly geometry: GeoLine;
  readonly class: string;
  readonly label: string;
  readonly from: 'top' | 'bottom' | 'middle';
  /** The tooltip. */
  readonly title?: string;
  /** Points are joined by great circles, also across the antimeridian. */
  readonly isArc?: boolean;
}

/** A GeoJSON line on the sheet; `isArc`: its points are joined by great circles. */
export function piecesOf(sheet: Sheet, geometry: GeoLine, isArc = false): Pieces {
  const lines = (
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : []
  ) as number[][][];
  const pieces: Point[][] = [];
  const context = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void pieces.push([[x, y]]),
    lineTo: (x: number, y: number) => void pieces[pieces.length - 1].push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(
    sheet.projection,
    context,
  )({
    type: 'MultiLineString',
    coordinates: isArc ? lines : lines.map(densified),
  } as GeoGeometryObjects);
  return pieces.filter((piece) => piece.length > 1);
}

/** The distance beyond the window up to which a line is drawn, pixels: wider than any stroke. */
const MARGIN_PX = 20;

/**
 * The visible part of a line as path data in pixels; '' for none. Long dashed strokes outside the window would take longer to draw than
 * everything inside. `before` is the length of the line up to this part, so that dashes keep their positions while the map moves.
 */
export function visiblePath(
  pieces: Pieces,
  { scale, x, y }: Window,
  { width, height }: Size,
): { readonly d: string; readonly before: number } {
  let d = '',
    before = 0;
  for (const piece of pieces) {
    let isDrawing = false,
      [x0, y0] = [piece[0][0] * scale + x, piece[0][1] * scale + y];
    for (let i = 1; i < piece.length; i++) {
      const x1 = piece[i][0] * scale + x,
        y1 = piece[i][1] * scale + y;
      const isSeen =
        Math.max(x0, x1) > -MARGIN_PX &&
        Math.min(x0, x1) < width + MARGIN_PX &&
        Math.max(y0, y1) > -MARGIN_PX &&
        Math.min(y0, y1) < height + MARGIN_PX;
      if (isSeen) d += `${isDrawing ? '' : `M${x0.toFixed(1)},${y0.toFixed(1)}`}L${x1.toFixed(1)},${y1.toFixed(1)}`;
      else if (d === '') before += Math.hypot(x1 - x0, y1 - y0);
      isDrawing = isSeen;
      [x0, y0] = [x1, y1];
    }
  }
  return { d, before };
}
