import type { Static } from '@sinclair/typebox';
import { lotOfFortune } from '../../../../doctrine/electional/dorotheus-root.js';
import type { ElectionFigure } from '../../../../doctrine/electional/figure.js';
import { burntPathState } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { SAHL_MATTERS } from '../../../../doctrine/electional/sahl-matters.js';
import type { Engine } from '../../../../engine.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { clauseAnswers, clauseIds, clauseStatus } from './construction.js';
import { castFigure } from './figure.js';
import type { CastFigure } from './figure.js';
import { courseAt, READER, sahlAt, sahlEvaluation, siteOf, SOURCE_MODULE, variantsOf } from './moon-condition.js';
import { isDayChart } from './rooted-context.js';
import type { AuthBMatterProfileRequest, AuthBMatterProfileResponse, SahlMatterName } from './schema-matters.js';

type SahlMatter = (typeof SAHL_MATTERS)[SahlMatterName];

const lotOf = (figure: ElectionFigure, isDay: boolean | null): number | null =>
  isDay === null ? null : lotOfFortune(figure, isDay);

function judged(cast: CastFigure, { clauses }: SahlMatter, variants: SahlVariants) {
  const { figure } = cast,
    isDay = isDayChart(cast);
  return clauses({
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
  const stages = new StageLog();
  const { site, variants } = stages.run('input_validation', () => ({
    site: siteOf(request),
    variants: variantsOf(request),
  }));
  const { cast, moonCondition } = stages.run('general_authB_moon_condition', () => {
    const figure = castFigure(engine, site),
      rules = sahlAt(engine, courseAt(engine, site), site, figure, variants);
    return { cast: figure, moonCondition: sahlEvaluation(site, figure, rules, variants) };
  });
  const profile = stages.run(
    'named_source_bounded_authB_matter_profile',
    (): SahlMatter => SAHL_MATTERS[request.profile_id.slice('authB_'.length, -'_v1'.length) as SahlMatterName],
  );
  const { matter, source } = profile;
  const clauses = stages.run('source_ordered_clause_evaluation', () => judged(cast, profile, variants));
  const open = clauseIds(clauses, 'not_evaluable');
  return stages.run('response_serialization', () => ({
    evaluation: {
      jd_ut: site.jdUt,
      profile_id: request.profile_id,
      profile_version: '1.0.0',
      matter,
      status: clauseStatus(clauses, 'clear_of_explicit_profile_gates', 'one_or_more_explicit_profile_gates'),
      moon_condition: moonCondition,
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
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
