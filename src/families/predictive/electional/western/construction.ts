import type { Static } from '@sinclair/typebox';
import {
  constructionClauses,
  CONSTRUCTION_SOURCE,
  signNature,
  SIGN_NATURE_SOURCE,
} from '../../../../doctrine/electional/dorotheus-construction.js';
import type { LunarEquation, MatterClause } from '../../../../doctrine/electional/matter-clauses.js';
import { profileStatus } from '../../../../doctrine/electional/witness.js';
import type { Rule } from '../../../../doctrine/electional/witness.js';
import { CALCULATION_SOURCE, MEAN_MOON_SOURCE } from '../../../../doctrine/electional/dorotheus-input.js';
import { signNameOf } from '../../../../doctrine/electional/dorotheus-root.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { normalizeDeg, signedDeg } from '../../../../kernel/angle.js';
import { DAYS_PER_JULIAN_CENTURY, DEG_PER_RAD } from '../../../../kernel/constants.js';
import { moonLatitudeArgumentRad, moonNodeRad } from '../../../../kernel/delaunay.js';
import { ALL_CORRECTIONS } from '../../../../reduction/stages.js';
import { MOON_BODY } from '../../../../sky/bodies.js';
import type { Instant } from '../../../../time/instant.js';
import { crossingWitness } from './direction.js';
import type { CastFigure, FigureSite } from './figure.js';
import { StageLog } from '../../../../wire/stage-log.js';
import {
  courseAt,
  dorotheanEvaluation,
  dorotheusAt,
  READER,
  remedyOf,
  siteOf,
  SOURCE_MODULE,
} from './moon-condition.js';
import { castBoth, isDayChart, natalSite, rootedContext } from './rooted-context.js';
import type { AuthCConstructionRequest, AuthCConstructionResponse } from './schema-construction.js';

type Evaluation = Static<typeof AuthCConstructionResponse>['evaluation'];

/** The Moon's apparent longitude on the mean ecliptic of date less her mean longitude (IERS Conventions 2010, eq. 5.43). */
export function lunarEquation(engine: Engine, instant: Instant): LunarEquation {
  const trueDeg = engine.sky.apparent(MOON_BODY, instant, null, { ...ALL_CORRECTIONS, nutation: false }).longitudeDeg;
  const t = instant.tdbJ2k / DAYS_PER_JULIAN_CENTURY;
  const meanDeg = normalizeDeg((moonLatitudeArgumentRad(t) + moonNodeRad(t)) * DEG_PER_RAD);
  return { trueDeg, meanDeg, equationDeg: signedDeg(trueDeg - meanDeg) };
}

/** A shut gate before a clause of any role that is left open, before neither. */
export function clauseStatus<C extends string>(
  clauses: readonly MatterClause[],
  clear: C,
  shut: C,
): C | 'indeterminate' {
  if (clauses.some((clause) => clause.state === 'triggered')) return shut;
  return clauses.some((clause) => clause.state === 'not_evaluable') ? 'indeterminate' : clear;
}
/** The clauses as an answer tells them, in the order of the source. */
export const clauseAnswers = <C extends MatterClause>(clauses: readonly C[], source: string) =>
  clauses.map((clause, i) => ({
    clause_id: clause.clauseId,
    source_order: i + 1,
    role: clause.role as C['role'],
    state: clause.state as C['state'],
    measurements: [...clause.measurements],
    explanation: clause.explanation,
    source_reference: `${source}: ${clause.where}`,
  }));
export const clauseIds = (clauses: readonly MatterClause[], state: MatterClause['state']): string[] =>
  clauses.filter((clause) => clause.state === state).map((clause) => clause.clauseId);

function signNatureAnswer(site: FigureSite, cast: CastFigure): Evaluation['sign_nature'] {
  const { obliquityDeg } = cast.houses.figure;
  const isDay = isDayChart(cast);
  if (isDay === null) {
    throw new InvalidInput({
      field: '/latitude',
      message: 'the ecliptic lies in the horizon: the sect of the chart is not defined',
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
    ascensional_class: nature.ascensionalClass,
    base_tempo: nature.baseTempo,
    configured_fortunes: nature.fortunes,
    configured_infortunes: nature.infortunes,
    modifier: nature.modifier,
    convertible: nature.convertible,
    convertible_effect: nature.convertibleEffect,
    twin: nature.twin,
    twin_effect: nature.twinEffect,
    chart_sect: nature.chart,
    ascendant_sect: nature.ascendant,
    moon_sect: nature.moon,
    sect_fit: nature.sectFit,
    source_reference: SIGN_NATURE_SOURCE,
  };
}

/** The Moon's own impediments count: the chapter stands on what is said of her before. */
const profileState = (clauses: readonly MatterClause[], rules: readonly Rule[]): Evaluation['status'] =>
  profileStatus(rules) === 'one_or_more_profile_impediments'
    ? 'one_or_more_profile_impediments'
    : clauseStatus(clauses, profileStatus(rules), 'one_or_more_profile_impediments');

/** POST /v1/electional/western/authC-construction. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanConstruction(
  engine: Engine,
  request: AuthCConstructionRequest,
): Static<typeof AuthCConstructionResponse> {
  const stages = new StageLog(),
    electionClass = request.election_class ?? 'ephemeral';
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
      remedy = remedyOf(found, request.unavoidable_time_urgency ?? null),
      matter = 'land_and_management';
    return {
      rules: found,
      sign_nature: signNatureAnswer(site, cast),
      moon_condition: dorotheanEvaluation(site, cast, found, remedy),
      rooted_context: rootedContext(engine, { course, site, cast, natal, matter, electionClass }),
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
      construction_clauses: clauseAnswers(clauses, CONSTRUCTION_SOURCE),
      triggered_clause_ids: clauseIds(clauses, 'triggered'),
      not_evaluable_clause_ids: clauseIds(clauses, 'not_evaluable'),
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
