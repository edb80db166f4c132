import { GridContours, TooManyEdges } from '../../../events/contours/grid-contours.js';
import type { ContourPoint, GridSegment, Interpolation } from '../../../events/contours/grid-contours.js';
import type { ContourPath } from '../../../events/contours/stitch.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { ParanContourPathResponse, ParanContourSegmentResponse } from './field-schema.js';
import { wireLongitude } from './grid.js';
import type { MetricGrid } from './grid.js';

/** Limit of the edges that are solved exactly; each takes about a dozen searches for the paran. */
const MAX_EXACT_EDGES = 3000;

/** Contours of a threshold on the grid of a request. Errors: InvalidInput when the exact contour crosses too many edges. */
export function contoursOf(grid: MetricGrid, threshold: number, interpolation: Interpolation): GridContours {
  try {
    return new GridContours(grid, threshold, interpolation, MAX_EXACT_EDGES);
  } catch (error) {
    if (!(error instanceof TooManyEdges)) throw error;
    throw new InvalidInput({
      field: '/interpolation',
      message: `must not be exact for a contour that crosses more than ${MAX_EXACT_EDGES} edges of the grid`,
      given: 'exact',
      allowed: 'linear, or a coarser grid',
    });
  }
}

/** Point of a contour in an answer, degrees. */
const pointAnswer = ({ lat, lon }: ContourPoint): { lat: number; lon: number } => ({
  lat,
  lon: wireLongitude(lon),
});

/** Segment of a contour in an answer. */
export const segmentAnswer = (grid: MetricGrid, segment: GridSegment): ParanContourSegmentResponse => ({
  start: pointAnswer(segment.start),
  end: pointAnswer(segment.end),
  cell_lat_min: grid.lats[segment.row],
  cell_lon_min: grid.lons[segment.column].given,
  case_index: segment.caseIndex,
  ambiguous: segment.ambiguous,
});

/** Line of a contour in an answer. */
export const pathAnswer = ({ points, segments, closed }: ContourPath): ParanContourPathResponse => ({
  points: points.map(pointAnswer),
  closed,
  segment_count: segments.length,
  ambiguous: segments.some((segment) => segment.ambiguous),
  source_case_indices: segments.map((segment) => segment.caseIndex),
});
