import { InvalidInput } from '../../../kernel/errors.js';
import type { FieldRequest, ParanField } from './field.js';
import type { FieldMetric } from './field-schema.js';
import { requireMeridian } from './subjects.js';

/** Largest number of paran searches in one request: samples, and samples for each offset. */
const MAX_SEARCHES = 100_000;
/** Cost of one search, milliseconds. */
const SEARCH_MS = 0.02;

interface Axes {
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
}
type GridRequest = Pick<FieldRequest, 'stability_time_offsets_minutes'> & Axes;

/** Source of the values of a grid: a metric at a place. */
type MetricField = Pick<ParanField, 'value'>;

const searchesAt = (request: Pick<FieldRequest, 'stability_time_offsets_minutes'>): number =>
  1 + (request.stability_time_offsets_minutes?.length ?? 0);

/** Expected cost of the searches of a request, milliseconds. */
export const gridCostMs = (request: GridRequest): number =>
  request.latitudes.length * request.longitudes.length * searchesAt(request) * SEARCH_MS;

/** Checks the size of a grid, and that no latitude is a pole. Errors: InvalidInput. */
export function boundedGrid(request: GridRequest, maxSamples: number): void {
  const { latitudes, longitudes } = request;
  latitudes.forEach((lat, i) => requireMeridian(lat, `/latitudes/${i}`));
  const samples = latitudes.length * longitudes.length;
  if (samples > maxSamples)
    throw new InvalidInput({
      field: '/latitudes',
      message: `gives ${samples} samples (${latitudes.length} latitudes and ${longitudes.length} longitudes)`,
      given: samples,
      allowed: `at most ${maxSamples} samples`,
    });
  if (samples * searchesAt(request) > MAX_SEARCHES)
    throw new InvalidInput({
      field: '/stability_time_offsets_minutes',
      message: `must have fewer offsets for ${samples} samples`,
      given: searchesAt(request) - 1,
      allowed: `at most ${Math.floor(MAX_SEARCHES / samples) - 1} offsets for this grid`,
    });
}

/** Longitude of the grid: on an axis without a jump at 180 degrees, and as given in the request. */
interface AxisLongitude {
  readonly along: number;
  readonly given: number;
}

/**
 * A metric over a grid of places, for the views that connect neighbours: latitudes from south to north, longitudes from
 * west to east. Longitudes that the request lists in one direction across the antimeridian keep that order; others are
 * sorted.
 */
export class MetricGrid {
  readonly lats: readonly number[];
  readonly lons: readonly AxisLongitude[];
  /** Row by row of latitude. */
  readonly values: Float64Array;
  private readonly field: MetricField;
  private readonly metric: FieldMetric;

  constructor(field: MetricField, request: Axes, metric: FieldMetric) {
    this.field = field;
    this.metric = metric;
    this.lats = [...request.latitudes].sort((a, b) => a - b);
    this.lons = longitudeAxis(request.longitudes);
    const { lats, lons } = this;
    this.values = new Float64Array(lats.length * lons.length);
    lats.forEach((lat, i) =>
      lons.forEach(({ given }, j) => {
        this.values[i * lons.length + j] = field.value(metric, lat, given);
      }),
    );
  }

  at(i: number, j: number): number {
    return this.values[i * this.lons.length + j];
  }

  /** Metric of the field itself between the samples. */
  between(lat: number, along: number): number {
    return this.field.value(this.metric, lat, wireLongitude(along));
  }
}

/** Longitude of the axis, reduced to [-180, 180]. */
export const wireLongitude = (along: number): number =>
  along > 180 ? along - 360 : along < -180 ? along + 360 : along;

/** Shorter way from a to b, degrees in [-180, 180). */
const shorterWay = (a: number, b: number): number => ((b - a + 540) % 360) - 180;

function longitudeAxis(longitudes: readonly number[]): AxisLongitude[] {
  const plain = longitudes.map((given) => ({ along: given, given }));
  if (longitudes.every((lon, i) => i === 0 || lon > longitudes[i - 1])) return plain;
  const axis: AxisLongitude[] = [plain[0]];
  const steps = longitudes.slice(1).map((lon, i) => shorterWay(longitudes[i], lon));
  steps.forEach((step, i) => axis.push({ along: axis[i].along + step, given: longitudes[i + 1] }));
  const turn = Math.abs(axis[axis.length - 1].along - axis[0].along);
  if (turn <= 360 && steps.every((step) => step > 0)) return axis;
  if (turn <= 360 && steps.every((step) => step < 0)) return axis.reverse();
  return plain.sort((a, b) => a.given - b.given);
}
