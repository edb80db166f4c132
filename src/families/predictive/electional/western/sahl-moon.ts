import type { Static } from '@sinclair/typebox';
import { withDefaults } from '../../../../contract/defaults.js';
import { SAHL_SOURCE, sahlRules } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import type { Engine } from '../../../../engine.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { castStages, isVoidAt, MOON_PROVENANCE, sahlEvaluation, siteOf } from './moon-profile.js';
import { AuthBMoonConditionRequest } from './schema-moon.js';
import type { AuthBMoonConditionResponse } from './schema-moon.js';
import { BURNT_PATHS, EIGHTH_RULES, factOf } from './wire-words.js';

/** The readings of Sahl's text that a request chooses. */
export const variantsOf = (
  request: Required<Pick<AuthBMoonConditionRequest, 'burnt_path_variant' | 'eighth_rule_variant'>>,
): SahlVariants => ({
  burntPath: factOf(BURNT_PATHS, request.burnt_path_variant),
  eighthRule: factOf(EIGHTH_RULES, request.eighth_rule_variant),
});

/** POST /v1/electional/western/authB-moon-condition. Errors: InvalidInput, OutOfCoverage. */
export function sahlMoonCondition(
  engine: Engine,
  given: AuthBMoonConditionRequest,
): Static<typeof AuthBMoonConditionResponse> {
  const stages = new StageLog(),
    request = withDefaults(AuthBMoonConditionRequest, given);
  const { site, variants } = stages.run('request_and_variant_validation', () => ({
    site: siteOf(request),
    variants: variantsOf(request),
  }));
  const { course, cast } = castStages(engine, stages, site);
  const isVoid = stages.run('medieval_sign_bounded_forward_voc_search', () => isVoidAt(engine, course, site));
  const rules = stages.run('ten_gate_doctrine_evaluation', () => sahlRules(cast.figure, { isVoid }, variants));
  return stages.run('typed_response_serialization', () => ({
    evaluation: sahlEvaluation(site, cast, rules, variants),
    transport_provenance: {
      ...MOON_PROVENANCE,
      engine_entrypoint: 'authB_moon_condition_at',
      western_electional_doctrine: 'authB_v1_admitted',
      authority: SAHL_SOURCE,
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
