import { methodOf } from '../../../doctrine/progressions/methods.js';
import type { Engine } from '../../../engine.js';
import { StageLog } from '../../../wire/stage-log.js';
import { progressedOf, natalBodies, declinationsOf, techniqueFields, instantsOf, reductionOf } from './chart-answer.js';
import { assembled } from './progress.js';
import type { Progressed } from './progress.js';
import { secondaryTechnique } from './techniques.js';
import type {
  ProgressedDeclinationChartReductionResponse,
  ProgressedDeclinationChartResponse,
  SecondaryProgressionRequest,
} from './schema.js';
import { techniqueName } from './wire-words.js';

function declinationAnswer(
  engine: Engine,
  request: SecondaryProgressionRequest,
  progressed: Progressed,
): ProgressedDeclinationChartResponse {
  return {
    chart_type: techniqueName(progressed.technique),
    ...instantsOf(engine, progressed, request.target_dt),
    positions: declinationsOf(engine, progressed, natalBodies(engine, request)),
    ...techniqueFields(progressed),
    is_converse: progressed.technique.converse,
    computation_basis: engine.basis(progressed.instant),
  };
}

const declinationProgressed = (
  engine: Engine,
  request: SecondaryProgressionRequest,
  stages = new StageLog(),
): Progressed =>
  progressedOf(engine, request, { ...secondaryTechnique(request), method: methodOf('secondaryDeclination') }, stages);

/** POST /v1/progressions/secondary-declination. Errors: InvalidInput, OutOfCoverage. */
export const declinationChart = (
  engine: Engine,
  request: SecondaryProgressionRequest,
): ProgressedDeclinationChartResponse => declinationAnswer(engine, request, declinationProgressed(engine, request));

/** POST /v1/progressions/secondary-declination/reduction. Errors: InvalidInput, OutOfCoverage. */
export function declinationReduction(
  engine: Engine,
  request: SecondaryProgressionRequest,
): ProgressedDeclinationChartReductionResponse {
  const stages = new StageLog(),
    progressed = declinationProgressed(engine, request, stages);
  const result = assembled(stages, progressed, () => declinationAnswer(engine, request, progressed));
  return { result, reduction: reductionOf(engine, request, progressed, stages) };
}
