import type { Engine } from '../../../engine.js';
import { StageLog } from '../../../wire/stage-log.js';
import { progressedOf, techniqueFields, instantsOf, reductionOf } from './chart-answer.js';
import { chartReduction, progressedChart } from './charts.js';
import type { Progressed } from './progress.js';
import type {
  DailyHousesResponse,
  HouseFrameArcRequest,
  HouseFrameProgressionRequest,
  ProgressedChartResponse,
  ProgressedHouseFrameArcReductionResponse,
  ProgressedHouseFrameReductionResponse,
  ProgressedHouseFrameResponse,
} from './schema.js';
import { frameTechnique, frameArcTechnique } from './techniques.js';
import { techniqueName } from './wire-words.js';

const cuspsOf = (progressed: Progressed, { natal }: Pick<HouseFrameProgressionRequest, 'natal'>) => {
  const { houses } = progressed.frame!;
  return {
    requested_house_system: natal.house_system ?? null,
    house_system: houses.effective.code,
    cusps: Array.from(houses.cusps),
    asc: houses.figure.ascDeg,
    mc: houses.figure.mcDeg,
    vertex: houses.figure.vertexDeg,
    house_fallback_reason: houses.fallbackReason,
  };
};

/** POST /v1/progressions/house-frame/cusps. Errors: InvalidInput, OutOfCoverage. */
export function frameCusps(engine: Engine, request: HouseFrameProgressionRequest): DailyHousesResponse {
  const progressed = progressedOf(engine, request, frameTechnique(request));
  return {
    ...instantsOf(engine, progressed, request.target_dt),
    ...cuspsOf(progressed, request),
    computation_basis: engine.basis(progressed.instant),
  };
}

function frameAnswer(
  engine: Engine,
  request: HouseFrameProgressionRequest,
  progressed: Progressed,
): ProgressedHouseFrameResponse {
  const fields = techniqueFields(progressed),
    { rate_mode, application_mode, relation_kind, relation_basis } = fields.condition_profile;
  return {
    chart_type: techniqueName(progressed.technique),
    ...instantsOf(engine, progressed, request.target_dt),
    ...cuspsOf(progressed, request),
    ...fields,
    rate_mode,
    application_mode,
    relation_kind,
    relation_basis,
    computation_basis: engine.basis(progressed.instant),
  };
}

/** POST /v1/progressions/house-frame. Errors: InvalidInput, OutOfCoverage. */
export const houseFrame = (engine: Engine, request: HouseFrameProgressionRequest): ProgressedHouseFrameResponse =>
  frameAnswer(engine, request, progressedOf(engine, request, frameTechnique(request)));

const requestedPlace = ({ natal }: Pick<HouseFrameProgressionRequest, 'natal'>) => ({
  requested_latitude: natal.latitude,
  requested_longitude: natal.longitude,
  requested_house_system: natal.house_system ?? null,
});

/** POST /v1/progressions/house-frame/reduction. Errors: InvalidInput, OutOfCoverage. */
export function houseFrameReduction(
  engine: Engine,
  request: HouseFrameProgressionRequest,
): ProgressedHouseFrameReductionResponse {
  const stages = new StageLog(),
    progressed = progressedOf(engine, request, frameTechnique(request), stages);
  return {
    result: frameAnswer(engine, request, progressed),
    reduction: { ...requestedPlace(request), ...reductionOf(engine, request, progressed, stages) },
  };
}

/** POST /v1/progressions/house-frame/arc and its reduction. Errors: InvalidInput, OutOfCoverage. */
export const frameArcChart = (engine: Engine, request: HouseFrameArcRequest): ProgressedChartResponse =>
  progressedChart(engine, request, frameArcTechnique(request));

export function frameArcReduction(
  engine: Engine,
  request: HouseFrameArcRequest,
): ProgressedHouseFrameArcReductionResponse {
  const technique = frameArcTechnique(request),
    { result, reduction } = chartReduction(engine, request, technique);
  return {
    result,
    reduction: {
      ...requestedPlace(request),
      requested_method: request.method,
      requested_converse: technique.converse,
      ...reduction,
    },
  };
}
