import { withDefaults } from '../../../contract/defaults.js';
import type { ComputationBasis } from '../../../contract/basis.js';
import type { FeatureCollection } from '../../../contract/geojson.js';
import type { Engine } from '../../../engine.js';
import type { ContourPoint } from '../../../events/contours/grid-contours.js';
import { stitch } from '../../../events/contours/stitch.js';
import { collection, line } from '../../../wire/geojson.js';
import type { Position } from '../../../wire/geojson.js';
import { basisOfJd } from '../../../wire/instant.js';
import { peaksAnswer, peaksOf, positionOf, regionsAnswer, regionsOf, thresholdCrossings } from './analysis.js';
import { contoursOf, pathAnswer, segmentAnswer } from './contour-answers.js';
import { ParanField } from './field.js';
import { ParanContourRequest, ParanFieldMetricRequest } from './field-schema.js';
import type {
  ParanContourExtractionResponse,
  ParanContourPathSetResponse,
  ParanFieldAnalysisResponse,
  ParanFieldStructureResponse,
} from './field-schema.js';
import { boundedGrid, MetricGrid, wireLongitude } from './grid.js';
import type { HorizonPolicy, PolicyPreset } from './schema.js';
import { structureOf } from './structure.js';

/** Largest number of samples of a view that does not list them. */
const MAX_SAMPLES = 20_000;

interface ComputedField {
  readonly grid: MetricGrid;
  readonly answered: {
    readonly effective_policy_preset: PolicyPreset;
    readonly effective_horizon_policy: HorizonPolicy;
    readonly computation_basis: ComputationBasis;
  };
}

/** Metric over the grid of a request, from which all views are computed. Errors: InvalidInput, OutOfCoverage. */
function computedField(engine: Engine, request: ParanFieldMetricRequest): ComputedField {
  // Only the survival rate uses the offsets.
  const filled = withDefaults(ParanFieldMetricRequest, request);
  const used = filled.metric === 'survival_rate' ? filled : { ...filled, stability_time_offsets_minutes: null };
  boundedGrid(used, MAX_SAMPLES);
  const field = new ParanField(engine, used);
  return {
    grid: new MetricGrid(field, request, request.metric),
    answered: {
      effective_policy_preset: field.preset,
      effective_horizon_policy: field.horizonPolicy,
      computation_basis: basisOfJd(engine, request.jd_day),
    },
  };
}

/**
 * POST /v1/parans/field/analysis: regions, peaks and crossings of the threshold. Errors: InvalidInput, OutOfCoverage.
 */
export function fieldAnalysis(engine: Engine, request: ParanFieldMetricRequest): ParanFieldAnalysisResponse {
  const { metric, threshold } = request,
    { grid, answered } = computedField(engine, request);
  return {
    metric,
    threshold,
    adjacency: 'orthogonal',
    total_samples: grid.values.length,
    active_sample_count: grid.values.filter((value) => value >= threshold).length,
    regions: regionsAnswer(grid, regionsOf(grid, threshold)),
    peaks: peaksAnswer(grid, peaksOf(grid)),
    threshold_crossings: thresholdCrossings(grid, threshold),
    ...answered,
  };
}

/** POST /v1/parans/field/contours: contour of the threshold, cell by cell. Errors: InvalidInput, OutOfCoverage. */
export function fieldContours(engine: Engine, request: ParanContourRequest): ParanContourExtractionResponse {
  const { metric, threshold, interpolation, geojson } = withDefaults(ParanContourRequest, request),
    { grid, answered } = computedField(engine, request);
  const { segments, ambiguousCells } = contoursOf(grid, threshold, interpolation);
  return {
    metric,
    threshold,
    interpolation,
    segments: segments.map((segment) => segmentAnswer(grid, segment)),
    ambiguous_cells: ambiguousCells.map(([row, column]) => [grid.lats[row], grid.lons[column].given]),
    ...(geojson
      ? {
          geojson: linesGeoJson(
            segments.map(({ start, end }) => ({ points: [start, end], closed: false })),
            threshold,
          ),
        }
      : {}),
    ...answered,
  };
}

/** POST /v1/parans/field/paths: contour of the threshold as lines. Errors: InvalidInput, OutOfCoverage. */
export function fieldPaths(engine: Engine, request: ParanContourRequest): ParanContourPathSetResponse {
  const { threshold, interpolation, geojson } = withDefaults(ParanContourRequest, request),
    { grid, answered } = computedField(engine, request);
  const { paths, orphans } = stitch(contoursOf(grid, threshold, interpolation).segments);
  return {
    paths: paths.map(pathAnswer),
    orphan_segments: orphans.map((segment) => segmentAnswer(grid, segment)),
    matching_rule: 'exact_endpoint',
    interpolation,
    ...(geojson
      ? {
          geojson: linesGeoJson(
            [...paths, ...orphans.map(({ start, end }) => ({ points: [start, end], closed: false }))],
            threshold,
          ),
        }
      : {}),
    ...answered,
  };
}

/**
 * POST /v1/parans/field/structure: nesting of those lines, and the regions and peaks that belong to them. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function fieldStructure(engine: Engine, request: ParanFieldMetricRequest): ParanFieldStructureResponse {
  const { threshold } = request,
    { grid, answered } = computedField(engine, request);
  const { paths } = stitch(contoursOf(grid, threshold, 'linear').segments);
  return {
    ...structureOf(
      paths,
      regionsOf(grid, threshold).map(({ cells }) => cells.map((cell) => positionOf(grid, cell))),
      peaksOf(grid).map((cell) => positionOf(grid, cell)),
    ),
    matching_rule: 'centroid_in_polygon',
    ...answered,
  };
}

const linesGeoJson = (
  lines: readonly {
    readonly points: readonly ContourPoint[];
    readonly closed: boolean;
  }[],
  threshold: number,
): FeatureCollection =>
  collection(
    lines.flatMap(({ points, closed }) =>
      line(
        points.map(({ lat, lon }): Position => [wireLongitude(lon), lat]),
        { threshold, closed },
      ),
    ),
  );
