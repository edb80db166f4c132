import type { Engine } from '../../../engine.js';
import { StageLog } from '../../../wire/stage-log.js';
import { progressedOf, natalBodies, positionsOf, techniqueFields, instantsOf, reductionOf } from './chart-answer.js';
import type { ChartRequests } from './chart-answer.js';
import { progressedEvents } from './events.js';
import { assembled } from './progress.js';
import type { Technique, Progressed } from './progress.js';
import type {
  ArcProgressionRequest,
  ProgressedChartReductionResponse,
  ProgressedChartResponse,
  SecondaryProgressionRequest,
  SecondaryProgressionSearchRequest,
  TimeKeyProgressionRequest,
  TimeKeyProgressionSearchRequest,
} from './schema.js';
import { secondaryTechnique, timeKeyTechnique, arcTechnique } from './techniques.js';
import { methodOfWire, techniqueName } from './wire-words.js';

function chartAnswer(engine: Engine, request: ChartRequests, progressed: Progressed): ProgressedChartResponse {
  return {
    chart_type: techniqueName(progressed.technique),
    ...instantsOf(engine, progressed, request.target_dt),
    solar_arc_deg: progressed.arcDeg ?? 0,
    positions: positionsOf(engine, progressed, natalBodies(engine, request)),
    ...techniqueFields(progressed),
    is_converse: progressed.technique.converse,
    computation_basis: engine.basis(progressed.instant),
  };
}

export function chartReduction(
  engine: Engine,
  request: ChartRequests,
  technique: Technique,
): ProgressedChartReductionResponse {
  const stages = new StageLog(),
    progressed = progressedOf(engine, request, technique, stages);
  const result = assembled(stages, progressed, () => chartAnswer(engine, request, progressed));
  return { result, reduction: reductionOf(engine, request, progressed, stages) };
}

export const progressedChart = (
  engine: Engine,
  request: ChartRequests,
  technique: Technique,
): ProgressedChartResponse => chartAnswer(engine, request, progressedOf(engine, request, technique));

/** The chart, with progressed events if the request has `events`. */
function searchedChart(
  engine: Engine,
  request: ChartRequests & Pick<SecondaryProgressionSearchRequest, 'events'>,
  technique: Technique,
): ProgressedChartResponse {
  const progressed = progressedOf(engine, request, technique),
    answer = chartAnswer(engine, request, progressed);
  const { events } = request;
  if (!events) return answer;
  return {
    ...answer,
    progressed_events: progressedEvents(engine, progressed, technique, natalBodies(engine, request), events),
  };
}

/** POST /v1/progressions/secondary. Errors: InvalidInput, OutOfCoverage. */
export const secondaryChart = (engine: Engine, request: SecondaryProgressionSearchRequest): ProgressedChartResponse =>
  searchedChart(engine, request, secondaryTechnique(request));

/** POST /v1/progressions/time-key. Errors: InvalidInput, OutOfCoverage. */
export const timeKeyChart = (engine: Engine, request: TimeKeyProgressionSearchRequest): ProgressedChartResponse =>
  searchedChart(engine, request, timeKeyTechnique(request));

/** POST /v1/progressions/secondary/reduction. Errors: InvalidInput, OutOfCoverage. */
export const secondaryReduction = (engine: Engine, request: SecondaryProgressionRequest) =>
  chartReduction(engine, request, secondaryTechnique(request));

/** POST /v1/progressions/arc and its reduction. Errors: InvalidInput, OutOfCoverage. */
export const arcChart = (engine: Engine, request: ArcProgressionRequest): ProgressedChartResponse =>
  progressedChart(engine, request, arcTechnique(engine, request, methodOfWire(request.method)));
export const arcReduction = (engine: Engine, request: ArcProgressionRequest): ProgressedChartReductionResponse =>
  chartReduction(engine, request, arcTechnique(engine, request, methodOfWire(request.method)));

/** POST /v1/progressions/time-key/reduction. Errors: InvalidInput, OutOfCoverage. */
export const timeKeyReduction = (engine: Engine, request: TimeKeyProgressionRequest) =>
  chartReduction(engine, request, timeKeyTechnique(request));
