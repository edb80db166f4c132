import type { Static } from '@sinclair/typebox';
import { withDefaults } from '../../../../contract/defaults.js';
import { lotOfFortune } from '../../../../doctrine/electional/dorotheus-root.js';
import type { ElectionFigure } from '../../../../doctrine/electional/figure.js';
import { burntPathState } from '../../../../doctrine/electional/sahl.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { SAHL_MATTERS } from '../../../../doctrine/electional/sahl-matters.js';
import type { SahlMatter, SahlMatterName } from '../../../../doctrine/electional/sahl-matters.js';
import type { Engine } from '../../../../engine.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { clauseIds, clauseStatus, matterClauseAnswers } from './clause-answers.js';
import { castElection } from './figure.js';
import type { CastElection } from './figure.js';
import { courseAt, READER, sahlAt, sahlEvaluation, siteOf, SOURCE_MODULE } from './moon-profile.js';
import { isDayChart } from './rooted-context.js';
import { variantsOf } from './sahl-moon.js';
import { AuthBMatterProfileRequest } from './schema-matters.js';
import type { AuthBMatterProfileResponse } from './schema-matters.js';
import { evidenceWord, SAHL_PROFILES } from './wire-words.js';

const lotOf = (figure: ElectionFigure, isDay: boolean | null): number | null =>
  isDay === null ? null : lotOfFortune(figure, isDay);

function judged(cast: CastElection, { clauses }: SahlMatter, variants: SahlVariants) {
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

/** The chapter of a profile and the wire word of its matter. */
function profileOf(profileId: AuthBMatterProfileRequest['profile_id']): {
  profile: SahlMatter;
  matter: string;
} {
  const names = Object.keys(SAHL_PROFILES) as SahlMatterName[],
    name = names.find((one) => SAHL_PROFILES[one][0] === profileId)!;
  return { profile: SAHL_MATTERS[name], matter: SAHL_PROFILES[name][1] };
}

/** POST /v1/electional/western/authB-matter-profile. Errors: InvalidInput, OutOfCoverage. */
export function sahlMatterProfile(
  engine: Engine,
  given: AuthBMatterProfileRequest,
): Static<typeof AuthBMatterProfileResponse> {
  const stages = new StageLog(),
    request = withDefaults(AuthBMatterProfileRequest, given);
  const { site, variants } = stages.run('input_validation', () => ({
    site: siteOf(request),
    variants: variantsOf(request),
  }));
  const { cast, moonCondition } = stages.run('general_authB_moon_condition', () => {
    const figure = castElection(engine, site),
      rules = sahlAt(engine, courseAt(engine, site), site, figure, variants);
    return {
      cast: figure,
      moonCondition: sahlEvaluation(site, figure, rules, variants),
    };
  });
  const { profile, matter } = stages.run('named_source_bounded_authB_matter_profile', () =>
    profileOf(request.profile_id),
  );
  const { source } = profile;
  const clauses = stages.run('source_ordered_clause_evaluation', () => judged(cast, profile, variants));
  const open = clauseIds(clauses, 'notEvaluable');
  return stages.run('response_serialization', () => ({
    evaluation: {
      jd_ut: site.jdUt,
      profile_id: request.profile_id,
      profile_version: '1.0.0',
      matter,
      status: clauseStatus(clauses, 'clear_of_explicit_profile_gates', 'one_or_more_explicit_profile_gates'),
      moon_condition: moonCondition,
      clauses: matterClauseAnswers(clauses, source).map((answer, i) => ({
        ...answer,
        policy_id: evidenceWord(clauses[i].policyId),
      })),
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
