import type { Static } from '@sinclair/typebox';
import {
  constructionClauses,
  CONSTRUCTION_SOURCE,
  signNature,
  SIGN_NATURE_SOURCE,
} from '../../../../doctrine/electional/dorotheus-construction.js';
import { withDefaults } from '../../../../contract/defaults.js';
import type { MatterClause } from '../../../../doctrine/electional/matter-clauses.js';
import { profileStatus } from '../../../../doctrine/electional/witness.js';
import type { Rule } from '../../../../doctrine/electional/witness.js';
import { lunarEquation } from './lunar-equation.js';
import { CALCULATION_SOURCE, MEAN_MOON_SOURCE } from '../../../../doctrine/electional/dorotheus-input.js';
import { signNameOf } from '../../../../doctrine/electional/dorotheus-root.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { clauseIds, clauseStatus, matterClauseAnswers } from './clause-answers.js';
import { crossingWitness } from './direction.js';
import type { CastElection, FigureSite } from './figure.js';
import { StageLog } from '../../../../wire/stage-log.js';
import {
  courseAt,
  dorotheanEvaluation,
  dorotheusAt,
  READER,
  remedyApplicability,
  siteOf,
  SOURCE_MODULE,
} from './moon-profile.js';
import { castBoth, isDayChart, natalSite, rootedContext } from './rooted-context.js';
import { AuthCConstructionRequest } from './schema-construction.js';
import type { AuthCConstructionResponse } from './schema-construction.js';
import { ASCENSIONAL_CLASSES, evidenceWord, PROFILE_STATUSES } from './wire-words.js';

type Evaluation = Static<typeof AuthCConstructionResponse>['evaluation'];

function signNatureAnswer(site: FigureSite, cast: CastElection): Evaluation['sign_nature'] {
  const { obliquityDeg } = cast.houses.figure;
  const isDay = isDayChart(cast);
  if (isDay === null) {
    throw new InvalidInput({
      field: '/latitude',
      message:
        'is outside the range of this profile: the ecliptic coincides with the horizon, so the sect of the chart is undefined',
      given: site.latitude,
      allowed: 'a latitude or an instant at which a degree of the ecliptic rises',
    });
  }
  const nature = signNature(cast.figure, site.latitude, obliquityDeg, isDay);
  return {
    ascendant_longitude: cast.figure.ascDeg,
    ascendant_sign: signNameOf(cast.figure.ascDeg),
    geographic_latitude: site.latitude,
    true_obliquity_degrees: obliquityDeg,
    ascensional_arc_degrees: nature.arcDeg,
    ascensional_class: ASCENSIONAL_CLASSES[nature.ascensionalClass],
    base_tempo: evidenceWord(nature.baseTempo),
    configured_fortunes: nature.fortunes,
    configured_infortunes: nature.infortunes,
    modifier: evidenceWord(nature.modifier),
    convertible: nature.convertible,
    convertible_effect: evidenceWord(nature.convertibleEffect),
    twin: nature.twin,
    twin_effect: evidenceWord(nature.twinEffect),
    chart_sect: nature.chart,
    ascendant_sect: nature.ascendant,
    moon_sect: nature.moon,
    sect_fit: nature.sectFit,
    source_reference: SIGN_NATURE_SOURCE,
  };
}

/**
 * Status of the chapter. A triggered rule of the Moon profile also impedes it, because the chapter presupposes that profile.
 */
const profileState = (clauses: readonly MatterClause[], rules: readonly Rule[]): Evaluation['status'] =>
  profileStatus(rules) === 'oneOrMoreProfileImpediments'
    ? PROFILE_STATUSES.oneOrMoreProfileImpediments
    : clauseStatus(clauses, PROFILE_STATUSES[profileStatus(rules)], PROFILE_STATUSES.oneOrMoreProfileImpediments);

/** POST /v1/electional/western/authC-construction. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanConstruction(
  engine: Engine,
  given: AuthCConstructionRequest,
): Static<typeof AuthCConstructionResponse> {
  const stages = new StageLog(),
    request = withDefaults(AuthCConstructionRequest, given),
    { election_class: electionClass } = request;
  const { site, natalAt } = stages.run('request_and_radicality_validation', () => ({
    site: siteOf(request),
    natalAt: natalSite(request),
  }));
  const course = stages.run('facade_reader_resolution', () => courseAt(engine, site));
  const { natal, cast } = stages.run('election_and_optional_natal_chart_construction', () =>
    castBoth(engine, natalAt, site),
  );
  const { rules, ...inherited } = stages.run('inherited_v2_v6_and_v31_evaluation', () => {
    const found = dorotheusAt(engine, course, site, cast),
      remedy = remedyApplicability(found, request.unavoidable_time_urgency ?? null),
      matter = 'landAndManagement';
    return {
      rules: found,
      sign_nature: signNatureAnswer(site, cast),
      moon_condition: dorotheanEvaluation(site, cast, found, remedy),
      rooted_context: rootedContext(engine, {
        course,
        site,
        cast,
        natal,
        matter,
        electionClass,
      }),
    };
  });
  const clauses = stages.run('v7_construction_clause_evaluation', () =>
    constructionClauses(
      cast.figure,
      lunarEquation(engine, cast.instant),
      crossingWitness(engine, course, site.jdUt, cast.figure.planets.Moon),
    ),
  );
  return stages.run('typed_response_serialization', () => ({
    evaluation: {
      jd_ut: site.jdUt,
      profile_id: 'authC_construction_v1',
      profile_version: '1.1.0',
      status: profileState(clauses, rules),
      ...inherited,
      construction_clauses: matterClauseAnswers(clauses, CONSTRUCTION_SOURCE),
      triggered_clause_ids: clauseIds(clauses, 'triggered'),
      not_evaluable_clause_ids: clauseIds(clauses, 'notEvaluable'),
      reader_provenance: READER,
      authorities: [SIGN_NATURE_SOURCE, CONSTRUCTION_SOURCE, CALCULATION_SOURCE, MEAN_MOON_SOURCE],
      matter: 'building_construction',
      election_class: electionClass,
      source_complete: true,
      complete_matter_profile: true,
      numerically_complete: false,
      complete_electional_judgement: false,
      advice_language: 'not_provided',
      recommendation_language: 'not_provided',
      scoring: 'not_provided',
    },
    transport_provenance: {
      source_module: SOURCE_MODULE,
      engine_entrypoint: 'authC_construction_at',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      route_semantics: 'single_moment_complete_matter_profile',
      western_electional_doctrine: 'authC_construction_v1_admitted',
      authority: CONSTRUCTION_SOURCE,
      scoring: 'not_provided',
      recommendation_language: 'not_provided',
      generic_search_integration: 'not_yet_admitted',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(cast.instant),
  }));
}
