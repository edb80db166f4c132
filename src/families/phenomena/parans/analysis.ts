import type {
  ParanFieldPeakResponse,
  ParanFieldRegionResponse,
  ParanThresholdCrossingResponse,
} from './field-schema.js';
import type { MetricGrid } from './grid.js';

/** A sample of the grid by its place in `values`. */
type Cell = number;

export interface Region {
  readonly cells: readonly Cell[];
  readonly peakValue: number;
}

/** Neighbours of a sample: north, east, south, west. */
function neighbours({ lats, lons }: MetricGrid, cell: Cell): Cell[] {
  const width = lons.length,
    column = cell % width,
    found: Cell[] = [];
  if (cell + width < lats.length * width) found.push(cell + width);
  if (column + 1 < width) found.push(cell + 1);
  if (cell >= width) found.push(cell - width);
  if (column > 0) found.push(cell - 1);
  return found;
}

/** The samples that hang together with `start` and are of its kind, in the order of the grid; marked in `seen`. */
function component(grid: MetricGrid, start: Cell, isOfIt: (cell: Cell) => boolean, seen: Uint8Array): Cell[] {
  const cells = [start];
  seen[start] = 1;
  for (let k = 0; k < cells.length; k++)
    for (const next of neighbours(grid, cells[k]))
      if (!seen[next] && isOfIt(next)) {
        seen[next] = 1;
        cells.push(next);
      }
  return cells.sort((a, b) => a - b);
}

/** Connected groups of active samples, in the order in which the grid meets them. */
export function regionsOf(grid: MetricGrid, threshold: number): Region[] {
  const { values } = grid,
    seen = new Uint8Array(values.length),
    regions: Region[] = [];
  for (let cell = 0; cell < values.length; cell++) {
    if (seen[cell] || values[cell] < threshold) continue;
    const cells = component(grid, cell, (next) => values[next] >= threshold, seen);
    regions.push({ cells, peakValue: cells.reduce((most, each) => Math.max(most, values[each]), -Infinity) });
  }
  return regions;
}

/** Active samples without a higher neighbour; a group of equal neighbours is one peak, at its first sample. */
export function peaksOf(grid: MetricGrid, threshold: number): Cell[] {
  const { values } = grid,
    seen = new Uint8Array(values.length),
    peaks: Cell[] = [];
  for (let cell = 0; cell < values.length; cell++) {
    const value = values[cell];
    if (seen[cell] || value < threshold) continue;
    const plateau = component(grid, cell, (next) => values[next] === value, seen);
    if (plateau.every((each) => neighbours(grid, each).every((next) => values[next] <= value))) peaks.push(cell);
  }
  return peaks;
}

/** Latitude and longitude of a sample, as given. */
const placeOf = ({ lats, lons }: MetricGrid, cell: Cell): { lat: number; lon: number } => ({
  lat: lats[Math.floor(cell / lons.length)],
  lon: lons[cell % lons.length].given,
});

/** The same on the axis without a leap. */
export const positionOf = ({ lats, lons }: MetricGrid, cell: Cell): { lat: number; lon: number } => ({
  lat: lats[Math.floor(cell / lons.length)],
  lon: lons[cell % lons.length].along,
});

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

export const peaksAnswer = (grid: MetricGrid, peaks: readonly Cell[]): ParanFieldPeakResponse[] =>
  peaks.map((cell) => ({ ...placeOf(grid, cell), value: grid.values[cell] }));

/** Neighbours of which one is active and the other not: each sample with its northern, then its eastern one. */
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
