import { geoPath } from 'd3-geo';
import type { GeoGeometryObjects } from 'd3-geo';
import type { Sheet } from './projections.js';

export type Point = readonly [number, number];
/** A line on the sheet, in pieces. */
export type Pieces = readonly (readonly Point[])[];

const STEP_DEG = 2;

/** A line of GeoJSON is straight in longitude and latitude (RFC 7946, 3.1.1); d3 joins points by great circles: points between keep it straight. */
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

/** A GeoJSON line laid on the sheet. */
export function piecesOf(sheet: Sheet, geometry: GeoLine): Pieces {
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
    coordinates: lines.map(densified),
  } as GeoGeometryObjects);
  return pieces.filter((piece) => piece.length > 1);
}

/** Path data of pieces, to a thousandth of a unit of the sheet. */
export const pathOf = (pieces: Pieces): string =>
  pieces.map((piece) => `M${piece.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join('L')}`).join('');
