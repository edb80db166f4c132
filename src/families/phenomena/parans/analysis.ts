import type {
  ParanFieldPeakResponse,
  ParanFieldRegionResponse,
  ParanThresholdCrossingResponse,
} from './field-schema.js';
import type { MetricGrid } from './grid.js';

/** Index of a sample in `values` of the grid. */
type Cell = number;

/** Connected group of active samples. */
export interface Region {
  readonly cells: readonly Cell[];
  readonly peakValue: number;
}

/** Orthogonal neighbours of a sample: south, north, west, east. */
function neighbours({ lats, lons }: MetricGrid, cell: Cell): Cell[] {
  const width = lons.length,
    column = cell % width,
    found: Cell[] = [];
  if (cell >= width) found.push(cell - width);
  if (cell + width < lats.length * width) found.push(cell + width);
  if (column > 0) found.push(cell - 1);
  if (column + 1 < width) found.push(cell + 1);
  return found;
}

/** Active samples connected to `start`, depth first, the eastern neighbour first; they are marked in `visited`. */
function component(grid: MetricGrid, start: Cell, threshold: number, visited: Uint8Array): Cell[] {
  const cells: Cell[] = [],
    stack = [start];
  visited[start] = 1;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    cells.push(cell);
    for (const next of neighbours(grid, cell))
      if (!visited[next] && grid.values[next] >= threshold) {
        visited[next] = 1;
        stack.push(next);
      }
  }
  return cells;
}

/** Connected groups of active samples, in the order of the grid. */
export function regionsOf(grid: MetricGrid, threshold: number): Region[] {
  const { values } = grid,
    visited = new Uint8Array(values.length),
    regions: Region[] = [];
  for (let cell = 0; cell < values.length; cell++) {
    if (visited[cell] || values[cell] < threshold) continue;
    const cells = component(grid, cell, threshold, visited);
    regions.push({ cells, peakValue: cells.reduce((most, each) => Math.max(most, values[each]), -Infinity) });
  }
  return regions;
}

/**
 * Samples, active or not, with a lower neighbour and no higher one, or without neighbours, in the order of the grid.
 */
export function peaksOf(grid: MetricGrid): Cell[] {
  const { values } = grid,
    peaks: Cell[] = [];
  for (let cell = 0; cell < values.length; cell++) {
    const around = neighbours(grid, cell);
    const highest = around.every((next) => values[next] <= values[cell]),
      isFlat = around.every((next) => values[next] === values[cell]);
    if (highest && (!isFlat || around.length === 0)) peaks.push(cell);
  }
  return peaks;
}

/** Latitude and longitude of a sample as in the request. */
const placeOf = ({ lats, lons }: MetricGrid, cell: Cell): { lat: number; lon: number } => ({
  lat: lats[Math.floor(cell / lons.length)],
  lon: lons[cell % lons.length].given,
});

/** The same longitude on the axis that does not jump at the antimeridian. */
export const positionOf = ({ lats, lons }: MetricGrid, cell: Cell): { lat: number; lon: number } => ({
  lat: lats[Math.floor(cell / lons.length)],
  lon: lons[cell % lons.length].along,
});

/** Regions in an answer. */
export const regionsAnswer = (grid: MetricGrid, regions: readonly Region[]): ParanFieldRegionResponse[] =>
  regions.map(({ cells, peakValue }, i) => ({
    region_id: i + 1,
    sample_count: cells.length,
    cells: cells.map((cell) => {
      const { lat, lon } = placeOf(grid, cell);
      return [lat, lon];
    }),
    peak_value: peakValue,
  }));

/** Peaks in an answer. */
export const peaksAnswer = (grid: MetricGrid, peaks: readonly Cell[]): ParanFieldPeakResponse[] =>
  peaks.map((cell) => ({ ...placeOf(grid, cell), value: grid.values[cell] }));

/** Pairs of neighbours of which one is active: each sample with its northern, then its eastern neighbour. */
export function thresholdCrossings(grid: MetricGrid, threshold: number): ParanThresholdCrossingResponse[] {
  const { values } = grid,
    found: ParanThresholdCrossingResponse[] = [];
  for (let cell = 0; cell < values.length; cell++)
    for (const next of neighbours(grid, cell)) {
      if (next < cell || values[cell] >= threshold === values[next] >= threshold) continue;
      const start = placeOf(grid, cell),
        end = placeOf(grid, next);
      found.push({
        start_lat: start.lat,
        start_lon: start.lon,
        end_lat: end.lat,
        end_lon: end.lon,
        start_value: values[cell],
        end_value: values[next],
      });
    }
  return found;
}
