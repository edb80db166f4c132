import { bracketedRoot } from '../../../events/roots.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { ParanContourSegmentResponse } from './field-schema.js';
import { wireLongitude } from './grid.js';
import type { MetricGrid } from './grid.js';

/** A point of a contour; its longitude is on the axis of the grid, without a leap. */
export interface ContourPoint {
  readonly lat: number;
  readonly lon: number;
}

export interface Segment {
  readonly start: ContourPoint;
  readonly end: ContourPoint;
  /** South-west corner of the cell. */
  readonly row: number;
  readonly column: number;
  readonly caseIndex: number;
  readonly ambiguous: boolean;
}

export type Interpolation = 'linear' | 'exact';

type Edge = 'left' | 'right' | 'bottom' | 'top';
type Pairing = readonly (readonly [Edge, Edge])[];

/**
 * Which edges of a cell a contour joins, by the corners that are active: 1 south-west, 2 south-east, 4 north-east, 8 north-west
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
/** The other pairing of a cell with two opposite active corners: they are apart instead of joined. */
const APART: Readonly<Record<number, Pairing>> = { 5: PAIRINGS[10], 10: PAIRINGS[5] };

/** Degrees: 0.1 m. */
const EXACT_TOLERANCE_DEG = 1e-6;
/** Most edges that are searched along; each takes about a dozen searches for the paran. */
const MAX_EXACT_EDGES = 3000;

/** Contours of a threshold through the cells of a grid, cell by cell. Errors: InvalidInput where the exact ones are too many. */
export class Contours {
  readonly segments: readonly Segment[];
  /** South-west corners of the cells with two opposite active corners. */
  readonly ambiguousCells: readonly (readonly [row: number, column: number])[];
  private readonly grid: MetricGrid;
  private readonly threshold: number;
  private readonly interpolation: Interpolation;
  private readonly known = new Map<string, ContourPoint>();

  constructor(grid: MetricGrid, threshold: number, interpolation: Interpolation) {
    this.grid = grid;
    this.threshold = threshold;
    this.interpolation = interpolation;
    const segments: Segment[] = [],
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

  /** Two opposite active corners are joined; exactly: where the field is active in the middle between them. */
  private pairing(row: number, column: number, caseIndex: number): Pairing {
    if (this.interpolation === 'linear' || !DIAGONALS.has(caseIndex)) return PAIRINGS[caseIndex];
    const { lats, lons } = this.grid;
    const middle = this.grid.between(
      (lats[row] + lats[row + 1]) / 2,
      (lons[column].along + lons[column + 1].along) / 2,
    );
    return middle >= this.threshold ? PAIRINGS[caseIndex] : APART[caseIndex];
  }

  /** Where the contour meets an edge: the same numbers from both cells that share it. */
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
    if (this.interpolation === 'linear') return pointAt((threshold - from) / (to - from));
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= MAX_EXACT_EDGES)
      throw new InvalidInput({
        field: '/interpolation',
        message: `the contour crosses more than ${MAX_EXACT_EDGES} edges of the grid`,
        given: 'exact',
        allowed: 'linear, or a coarser grid',
      });
    const start = pointAt(0),
      end = pointAt(1);
    const tolerance = EXACT_TOLERANCE_DEG / Math.max(Math.abs(end.lat - start.lat), Math.abs(end.lon - start.lon));
    // A value equal to the threshold is active: it stands just above, so that an edge of the field is found where it is.
    const above = (value: number): number => (value === threshold ? Number.EPSILON : value - threshold);
    const excess = (share: number): number => {
      const { lat, lon } = pointAt(share);
      return above(this.grid.between(lat, lon));
    };
    const found = pointAt(bracketedRoot(excess, 0, 1, tolerance, above(from), above(to)));
    this.known.set(key, found);
    return found;
  }
}

const between = (a: number, b: number, share: number): number => a + share * (b - a) + 0;

export const pointAnswer = ({ lat, lon }: ContourPoint): { lat: number; lon: number } => ({
  lat,
  lon: wireLongitude(lon),
});

export const segmentAnswer = (grid: MetricGrid, segment: Segment): ParanContourSegmentResponse => ({
  start: pointAnswer(segment.start),
  end: pointAnswer(segment.end),
  cell_lat_min: grid.lats[segment.row],
  cell_lon_min: grid.lons[segment.column].given,
  case_index: segment.caseIndex,
  ambiguous: segment.ambiguous,
});
