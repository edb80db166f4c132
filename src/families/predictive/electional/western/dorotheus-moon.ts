import type { Static } from '@sinclair/typebox';
import { DOROTHEUS_SOURCE } from '../../../../doctrine/electional/dorotheus.js';
import type { Engine } from '../../../../engine.js';
import { StageLog } from '../../../../wire/stage-log.js';
import {
  castStages,
  dorotheanEvaluation,
  dorotheusAt,
  isEclipsedAt,
  MOON_PROVENANCE,
  remedyApplicability,
  siteOf,
} from './moon-profile.js';
import type { AuthCMoonConditionRequest, AuthCMoonConditionResponse } from './schema-moon.js';

/** POST /v1/electional/western/authC-moon-condition. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanMoonCondition(
  engine: Engine,
  request: AuthCMoonConditionRequest,
): Static<typeof AuthCMoonConditionResponse> {
  const stages = new StageLog();
  const site = stages.run('request_validation', () => siteOf(request));
  const { course, cast } = castStages(engine, stages, site);
  const isEclipsed = stages.run('geometric_lunar_eclipse_classification', () => isEclipsedAt(course, site, cast));
  const rules = stages.run('eleven_clause_doctrine_evaluation', () =>
    dorotheusAt(engine, course, site, cast, isEclipsed),
  );
  const remedy = stages.run('separate_remedy_applicability', () =>
    remedyApplicability(rules, request.unavoidable_time_urgency ?? null),
  );
  return stages.run('typed_response_serialization', () => ({
    evaluation: dorotheanEvaluation(site, cast, rules, remedy),
    transport_provenance: {
      ...MOON_PROVENANCE,
      engine_entrypoint: 'authC_moon_condition_at',
      western_electional_doctrine: 'authC_v1_admitted',
      authority: DOROTHEUS_SOURCE,
      remedy_fulfillment_assessment: 'not_computed',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
