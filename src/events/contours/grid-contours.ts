import { interpolatedCrossing, solvedCrossing } from './edge-crossing.js';

/** Values of a field on a grid of latitudes (ascending) and longitudes (ascending without a jump at 180 degrees), degrees. */
export interface LatLonGrid {
  readonly lats: readonly number[];
  readonly lons: readonly { readonly along: number }[];
  /** Value at a grid point: row by latitude, column by longitude. */
  at(row: number, column: number): number;
  /** Value of the field itself between the grid points. */
  between(lat: number, lon: number): number;
}

/** Point of a contour, degrees; its longitude is on the axis of the grid, without a jump. */
export interface ContourPoint {
  readonly lat: number;
  readonly lon: number;
}

/** Segment of a contour in one cell of the grid. `caseIndex`: the active corners, as in PAIRINGS. */
export interface GridSegment {
  readonly start: ContourPoint;
  readonly end: ContourPoint;
  /** Indices of the south-west corner of the cell. */
  readonly row: number;
  readonly column: number;
  readonly caseIndex: number;
  readonly ambiguous: boolean;
}

export type Interpolation = 'linear' | 'exact';

type Edge = 'left' | 'right' | 'bottom' | 'top';
type Pairing = readonly (readonly [Edge, Edge])[];

/**
 * Edges of a cell that a contour connects, by the active corners: 1 south-west, 2 south-east, 4 north-east, 8 north-west
 * (W. E. Lorensen & H. E. Cline, Computer Graphics 21 (1987) 163, in two dimensions).
 */
const PAIRINGS: readonly Pairing[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['top', 'right']],
  [
    ['left', 'top'],
    ['bottom', 'right'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['left', 'top']],
  [['bottom', 'top']],
  [
    ['left', 'bottom'],
    ['top', 'right'],
  ],
  [['top', 'right']],
  [['left', 'right']],
  [['bottom', 'right']],
  [['left', 'bottom']],
  [],
];
const DIAGONALS = new Set([5, 10]);
/** Other pairing of a cell with two opposite active corners: the corners are separated instead of connected. */
const APART: Readonly<Record<number, Pairing>> = { 5: PAIRINGS[10], 10: PAIRINGS[5] };

/** Tolerance of solved points, degrees: 0.1 m. */
const EXACT_TOLERANCE_DEG = 1e-6;
/** More edges must be solved than the limit allows. */
export class TooManyEdges extends Error {}

/**
 * Contours of a threshold through the cells of a grid, cell by cell. `linear`: points by linear interpolation along the edges; `exact`: points
 * solved on the field itself, at most `maximumEdges` of them. Errors: TooManyEdges.
 */
export class GridContours {
  readonly segments: readonly GridSegment[];
  /** Indices of the south-west corners of the cells with two opposite active corners. */
  readonly ambiguousCells: readonly (readonly [row: number, column: number])[];
  private readonly grid: LatLonGrid;
  private readonly threshold: number;
  private readonly interpolation: Interpolation;
  private readonly maximumEdges: number;
  private readonly known = new Map<string, ContourPoint>();

  constructor(grid: LatLonGrid, threshold: number, interpolation: Interpolation, maximumEdges: number) {
    this.grid = grid;
    this.threshold = threshold;
    this.interpolation = interpolation;
    this.maximumEdges = maximumEdges;
    const segments: GridSegment[] = [],
      ambiguousCells: [number, number][] = [];
    for (let row = 0; row + 1 < grid.lats.length; row++)
      for (let column = 0; column + 1 < grid.lons.length; column++) {
        const caseIndex = this.caseOf(row, column),
          ambiguous = DIAGONALS.has(caseIndex);
        if (ambiguous) ambiguousCells.push([row, column]);
        for (const [from, to] of this.pairing(row, column, caseIndex))
          segments.push({
            start: this.point(row, column, from),
            end: this.point(row, column, to),
            row,
            column,
            caseIndex,
            ambiguous,
          });
      }
    this.segments = segments;
    this.ambiguousCells = ambiguousCells;
  }

  private caseOf(row: number, column: number): number {
    const { grid, threshold } = this;
    return (
      (grid.at(row, column) >= threshold ? 1 : 0) +
      (grid.at(row, column + 1) >= threshold ? 2 : 0) +
      (grid.at(row + 1, column + 1) >= threshold ? 4 : 0) +
      (grid.at(row + 1, column) >= threshold ? 8 : 0)
    );
  }

  /** Two opposite active corners are connected; with exact points only when the field is active in the middle of the cell. */
  private pairing(row: number, column: number, caseIndex: number): Pairing {
    if (this.interpolation === 'linear' || !DIAGONALS.has(caseIndex)) return PAIRINGS[caseIndex];
    const { lats, lons } = this.grid;
    const middle = this.grid.between(
      (lats[row] + lats[row + 1]) / 2,
      (lons[column].along + lons[column + 1].along) / 2,
    );
    return middle >= this.threshold ? PAIRINGS[caseIndex] : APART[caseIndex];
  }

  /** Point at which the contour crosses an edge; it is the same for both cells that share the edge. */
  private point(row: number, column: number, edge: Edge): ContourPoint {
    const { grid } = this;
    if (edge === 'left' || edge === 'right') {
      const at = edge === 'left' ? column : column + 1,
        lon = grid.lons[at].along;
      return this.edgePoint(`v${row},${at}`, grid.at(row, at), grid.at(row + 1, at), (share) => ({
        lat: between(grid.lats[row], grid.lats[row + 1], share),
        lon,
      }));
    }
    const at = edge === 'bottom' ? row : row + 1,
      lat = grid.lats[at];
    return this.edgePoint(`h${at},${column}`, grid.at(at, column), grid.at(at, column + 1), (share) => ({
      lat,
      lon: between(grid.lons[column].along, grid.lons[column + 1].along, share),
    }));
  }

  private edgePoint(key: string, from: number, to: number, pointAt: (share: number) => ContourPoint): ContourPoint {
    const { threshold } = this;
    if (this.interpolation === 'linear') return pointAt(interpolatedCrossing(from, to, threshold));
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.maximumEdges)
      throw new TooManyEdges(`the contour crosses more than ${this.maximumEdges} edges of the grid`);
    const start = pointAt(0),
      end = pointAt(1);
    const tolerance = EXACT_TOLERANCE_DEG / Math.max(Math.abs(end.lat - start.lat), Math.abs(end.lon - start.lon));
    const valueAt = (share: number): number => {
      const { lat, lon } = pointAt(share);
      return this.grid.between(lat, lon);
    };
    const found = pointAt(solvedCrossing(valueAt, { from, to }, threshold, tolerance));
    this.known.set(key, found);
    return found;
  }
}

const between = (a: number, b: number, share: number): number => a + share * (b - a) + 0;
