import type { Static } from '@sinclair/typebox';
import { PERFECTION_MAX_DAYS } from '../../../../contract/classical-perfection.js';
import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { perfectionEvaluation } from '../../../../services/classical-perfection.js';
import { basisOfJd, instantOfJd } from '../../../../wire/instant.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { checkScan } from '../scan-bounds.js';
import type { LillyPerfectionRequest, LillyPerfectionResponse } from './schema.js';

type Answer = Static<typeof LillyPerfectionResponse>;

/** The interval of a request. Errors: InvalidInput for equal significators, or an interval out of bounds. */
function checkedInterval(engine: Engine, request: LillyPerfectionRequest) {
  const { jd_start, jd_end, significator_a: a, significator_b: b } = request;
  if (a === b) {
    throw new InvalidInput({
      field: '/significator_b',
      message: 'must differ from significator_a',
      given: b,
      allowed: CLASSICAL_PLANETS.filter((planet) => planet !== a),
    });
  }
  checkScan({
    jd_start,
    jd_end,
    stepDays: PERFECTION_MAX_DAYS,
    maxSpanDays: PERFECTION_MAX_DAYS,
    maxPoints: 2,
  });
  return {
    start: instantOfJd(engine, jd_start),
    end: instantOfJd(engine, jd_end),
  };
}

/** POST /v1/electional/western/classical-perfection. Errors: InvalidInput, OutOfCoverage. */
export function classicalPerfection(engine: Engine, request: LillyPerfectionRequest): Answer {
  const stages = new StageLog(),
    { jd_start, jd_end, significator_a: a, significator_b: b, is_day_chart: isDay } = request;
  const { start, end } = stages.run('input_validation', () => checkedInterval(engine, request));
  const { prohibition_rule: prohibitionRule } = request;
  const evaluation = perfectionEvaluation(engine, { start, end, a, b, isDay, prohibitionRule }, stages);
  return stages.run('response_serialization', () => ({
    evaluation: { ...evaluation, jd_start, jd_end },
    transport_provenance: {
      source_module: 'families/predictive/electional',
      engine_entrypoint: 'lilly_perfection_at',
      facade_entrypoint: 'families/predictive/electional/perfection',
      route_semantics: 'bounded_named_perfection_event_trace',
      doctrine: 'lilly_1647_only',
      excluded_profiles: ['authB', 'bonatti', 'reflection_of_light'],
      stage_sequence: stages.names,
    },
    computation_basis: basisOfJd(engine, jd_start),
  }));
}
