import type { Static } from '@sinclair/typebox';
import { lotOfFortune } from '../../../../doctrine/electional/dorotheus-root.js';
import type { ElectionFigure } from '../../../../doctrine/electional/figure.js';
import { burntPathState } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { SAHL_MATTERS } from '../../../../doctrine/electional/sahl-matters.js';
import type { Engine } from '../../../../engine.js';
import { clauseAnswers, clauseIds, clauseStatus } from './construction.js';
import { castFigure } from './figure.js';
import type { CastFigure } from './figure.js';
import { LunarCourse } from './lunar-course.js';
import { READER, sahlAt, sahlEvaluation, siteOf, SOURCE_MODULE } from './moon-condition.js';
import { isDayChart } from './rooted-context.js';
import type { AuthBMatterProfileRequest, AuthBMatterProfileResponse, SahlMatterName } from './schema-matters.js';

const lotOf = (figure: ElectionFigure, isDay: boolean | null): number | null =>
  isDay === null ? null : lotOfFortune(figure, isDay);

function judged(cast: CastFigure, name: SahlMatterName, variants: SahlVariants) {
  const { figure } = cast,
    isDay = isDayChart(cast);
  return SAHL_MATTERS[name].clauses({
    figure,
    isDay,
    lotDeg: lotOf(figure, isDay),
    eleventhCuspDeg: cast.houses.cusps[10],
    burntPath: burntPathState(figure, variants.burntPath),
  });
}

/** POST /v1/electional/western/authB-matter-profile. Errors: InvalidInput, OutOfCoverage. */
export function sahlMatterProfile(
  engine: Engine,
  request: AuthBMatterProfileRequest,
): Static<typeof AuthBMatterProfileResponse> {
  const site = siteOf(request),
    cast = castFigure(engine, site),
    name = request.profile_id.slice('authB_'.length, -'_v1'.length) as SahlMatterName;
  const { matter, source } = SAHL_MATTERS[name];
  const variants: SahlVariants = {
    burntPath: request.burnt_path_variant,
    eighthRule: request.eighth_rule_variant ?? 'arabic_al_rijal_twelfth_part',
  };
  const rules = sahlAt(engine, new LunarCourse(engine, site.jdUt, site.jdUt), site, cast, variants);
  const clauses = judged(cast, name, variants);
  const open = clauseIds(clauses, 'not_evaluable');
  return {
    evaluation: {
      jd_ut: site.jdUt,
      profile_id: request.profile_id,
      profile_version: '1.0.0',
      matter,
      status: clauseStatus(clauses, 'clear_of_explicit_profile_gates', 'one_or_more_explicit_profile_gates'),
      moon_condition: sahlEvaluation(site, cast, rules, variants),
      clauses: clauseAnswers(clauses, source).map((answer, i) => ({ ...answer, policy_id: clauses[i].policyId })),
      triggered_clause_ids: clauseIds(clauses, 'triggered'),
      not_evaluable_clause_ids: open,
      reader_provenance: READER,
      authorities: [source],
      source_complete: true,
      complete_matter_profile: true,
      numerically_complete: open.length === 0,
      complete_electional_judgement: false,
      advice_language: 'not_provided',
      recommendation_language: 'not_provided',
      scoring: 'not_provided',
    },
    transport_provenance: {
      source_module: SOURCE_MODULE,
      engine_entrypoint: 'authB_matter_profile_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      route_semantics: 'single_moment_named_matter_profile',
      western_electional_doctrine: 'authB_named_matter_profiles_admitted',
      authority: source,
      scoring: 'not_provided',
      recommendation_language: 'not_provided',
      stage_sequence: [
        'input_validation',
        'general_authB_moon_condition',
        'named_source_bounded_authB_matter_profile',
        'source_ordered_clause_evaluation',
        'response_serialization',
      ],
    },
    computation_basis: engine.basis(cast.instant),
  };
}
