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
import type {
  ParanContourExtractionResponse,
  ParanContourPathSetResponse,
  ParanContourRequest,
  ParanFieldAnalysisResponse,
  ParanFieldMetricRequest,
  ParanFieldStructureResponse,
} from './field-schema.js';
import { boundedGrid, MetricGrid, wireLongitude } from './grid.js';
import type { HorizonPolicy, PolicyPreset } from './schema.js';
import { structureOf } from './structure.js';

/** Most samples of a field whose views are answered, not the samples themselves. */
const MAX_SAMPLES = 20_000;

interface ComputedField {
  readonly grid: MetricGrid;
  readonly answered: {
    readonly effective_policy_preset: PolicyPreset;
    readonly effective_horizon_policy: HorizonPolicy;
    readonly computation_basis: ComputationBasis;
  };
}

/** The metric over the grid of a request: what all the views are taken from. Errors: InvalidInput, OutOfCoverage. */
function computedField(engine: Engine, request: ParanFieldMetricRequest): ComputedField {
  // Only the survival rate asks for the offsets.
  const asked = request.metric === 'survival_rate' ? request : { ...request, stability_time_offsets_minutes: null };
  boundedGrid(asked, MAX_SAMPLES);
  const field = new ParanField(engine, asked);
  return {
    grid: new MetricGrid(field, request, request.metric),
    answered: {
      effective_policy_preset: field.preset,
      effective_horizon_policy: field.horizonPolicy,
      computation_basis: basisOfJd(engine, request.jd_day),
    },
  };
}

/** POST /v1/parans/field/analysis: regions, peaks and where the threshold is crossed. */
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

/** POST /v1/parans/field/contours: the contour of the threshold, cell by cell. */
export function fieldContours(engine: Engine, request: ParanContourRequest): ParanContourExtractionResponse {
  const { metric, threshold, interpolation = 'linear' } = request,
    { grid, answered } = computedField(engine, request);
  const { segments, ambiguousCells } = contoursOf(grid, threshold, interpolation);
  return {
    metric,
    threshold,
    interpolation,
    segments: segments.map((segment) => segmentAnswer(grid, segment)),
    ambiguous_cells: ambiguousCells.map(([row, column]) => [grid.lats[row], grid.lons[column].given]),
    ...(request.geojson
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

/** POST /v1/parans/field/paths: the contour as lines. */
export function fieldPaths(engine: Engine, request: ParanContourRequest): ParanContourPathSetResponse {
  const { threshold, interpolation = 'linear' } = request,
    { grid, answered } = computedField(engine, request);
  const { paths, orphans } = stitch(contoursOf(grid, threshold, interpolation).segments);
  return {
    paths: paths.map(pathAnswer),
    orphan_segments: orphans.map((segment) => segmentAnswer(grid, segment)),
    matching_rule: 'exact_endpoint',
    interpolation,
    ...(request.geojson
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

/** POST /v1/parans/field/structure: how those lines lie in each other, and which regions and peaks they belong to. */
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
  lines: readonly { readonly points: readonly ContourPoint[]; readonly closed: boolean }[],
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
