import type { Static } from '@sinclair/typebox';
import type { MoonConnectionFlowResponse } from '../../../../contract/moon-connection.js';
import { angularPlaces } from '../../../../doctrine/electional/dorotheus-angles.js';
import { withDefaults } from '../../../../contract/defaults.js';
import { DOROTHEAN_MATTERS } from '../../../../doctrine/electional/dorotheus-matters.js';
import type { DorotheanMatter, DorotheanMatterName } from '../../../../doctrine/electional/dorotheus-matters.js';
import type { MoonFlow } from '../../../../doctrine/electional/dorotheus-input.js';
import type { ElectionFigure } from '../../../../doctrine/electional/figure.js';
import type { Engine } from '../../../../engine.js';
import { normalizeDeg } from '../../../../kernel/angle.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { checkLookback, connectionFlow } from '../../../../services/moon-connection.js';
import { clauseIds, clauseStatus, matterClauseAnswers } from './clause-answers.js';
import { lunarEquation } from './lunar-equation.js';
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
import { castBoth, natalSite, placementOf, rootedContext } from './rooted-context.js';
import { AuthCMatterProfileRequest, AuthCMoonFlowPolicyRequest } from './schema-matters.js';
import type { AuthCMatterProfileResponse } from './schema-matters.js';
import { DOROTHEAN_PROFILES, evidenceWord, factOf, SIGN_NATURES, STRENGTH_REASONS } from './wire-words.js';

/** Wire words of the separation windows, with their facts. */
const FLOW_WINDOWS = {
  current_sign: 'currentSign',
  fixed_lookback: 'fixedLookback',
} as const;
const UNIMPEDED = {
  clear: 'clear_of_explicit_profile_impediments',
  descriptive: 'descriptive_witnesses_only',
} as const;

type Evaluation = Static<typeof AuthCMatterProfileResponse>['evaluation'];

/** Checks a field that some profiles require and the others refuse. Errors: InvalidInput. */
function checkField(
  request: AuthCMatterProfileRequest,
  field: 'moon_flow_policy' | 'sign_nature_variant',
  needs: boolean,
) {
  const given = request[field] ?? null;
  if (needs === (given !== null)) return;
  throw new InvalidInput({
    field: `/${field}`,
    message: needs ? `is required for ${request.profile_id}` : `is not accepted for ${request.profile_id}`,
    given,
    allowed: needs ? 'a value of the schema' : 'null or absent',
  });
}

/** Refuses a radical election for a chapter that does not use the natal chart. Errors: InvalidInput. */
function checkRadicality(request: AuthCMatterProfileRequest, { admitsNativity }: DorotheanMatter): void {
  if (admitsNativity || request.election_class !== 'radical') return;
  throw new InvalidInput({
    field: '/election_class',
    message: `must be ephemeral: ${request.profile_id} does not use a natal chart`,
    given: request.election_class,
    allowed: 'ephemeral',
  });
}

type CompleteRequest = ReturnType<typeof withDefaults<typeof AuthCMatterProfileRequest>>;

/** Searches the last separation and the next connection of the Moon. Errors: InvalidInput, OutOfCoverage. */
function flowOf(engine: Engine, jdUt: number, given: AuthCMoonFlowPolicyRequest): MoonConnectionFlowResponse {
  const flowPolicy = withDefaults(AuthCMoonFlowPolicyRequest, given);
  const policy = {
    window: flowPolicy.previous_window,
    lookbackDays: flowPolicy.previous_lookback_days ?? null,
    modern: flowPolicy.modern,
    orbFactor: 1,
    exactToleranceDeg: 1e-9,
    rateToleranceDegPerDay: 1e-12,
  };
  checkLookback(policy, '/moon_flow_policy/previous_lookback_days', 'previous_window');
  return connectionFlow(engine, jdUt, policy);
}

/** The flow as facts for the rules. Longitudes are those at the instant of the request. */
function flowFacts(
  { policy, previous_separation: last, previous_motion: motion, next_connection: next }: MoonConnectionFlowResponse,
  moonDeg: number,
): MoonFlow {
  const event = (one: NonNullable<typeof last>) => ({
    body: one.body,
    longitudeDeg: normalizeDeg(moonDeg - one.directional_angle_deg - one.signed_error_at_query_deg),
    aspect: one.aspect_name,
    jdUt1: one.jd_exact,
    errorDeg: one.signed_error_at_query_deg,
  });
  return {
    window: FLOW_WINDOWS[policy.previous_window],
    previous: last === null ? null : event(last),
    previousMotion: motion?.state ?? null,
    next: next === null ? null : event(next),
  };
}

const policyOf = (
  request: AuthCMatterProfileRequest,
  signNature: Evaluation['policy']['sign_nature_variant'],
): Evaluation['policy'] => ({
  profile_id: request.profile_id,
  profile_version: '1.0.0',
  angular_place_policy: 'whole_sign_places_from_tropical_ascendant',
  configuration_policy: 'whole_sign_ptolemaic_configuration',
  strength_policy: 'quadrant_house_angular_succedent_cadent',
  copresence_policy: 'same_sign_copresence',
  under_rays_policy: 'dykes_glossary_15_degree_solar_distance',
  calculation_policy: 'iers_true_minus_mean_lunar_equation',
  station_policy: 'engine_body_specific_instantaneous_speed_thresholds',
  connection_policy: 'applying_to_exact_with_source_degree_interval_unresolved',
  sign_nature_variant: signNature,
  latitude_rate_sample_days: 0.01,
});

const placesOf = (figure: ElectionFigure, { places }: DorotheanMatter): Evaluation['angular_places'] =>
  angularPlaces(figure, places).map((one) => ({
    whole_sign_place: one.place,
    topic: evidenceWord(one.topic),
    sign: one.sign,
    occupying_fortunes: one.occupyingFortunes,
    configured_fortunes: one.configuredFortunes,
    occupying_infortunes: one.occupyingInfortunes,
    configured_infortunes: one.configuredInfortunes,
    source_meaning: one.meaning,
  }));

/** The chapter and the inputs of a request. Errors: InvalidInput for fields that contradict the profile. */
function checkedRequest(request: CompleteRequest) {
  const names = Object.keys(DOROTHEAN_PROFILES) as DorotheanMatterName[],
    name = names.find((one) => DOROTHEAN_PROFILES[one][0] === request.profile_id)!;
  const matter: DorotheanMatter = DOROTHEAN_MATTERS[name];
  checkField(request, 'moon_flow_policy', matter.needsFlow);
  checkField(request, 'sign_nature_variant', matter.needsSignNature);
  checkRadicality(request, matter);
  return {
    matter,
    matterWord: DOROTHEAN_PROFILES[name][1],
    site: siteOf(request),
    natalAt: natalSite(request),
    electionClass: request.election_class,
  };
}

/** Provenance of an answer. */
const provenanceAnswer = (matter: DorotheanMatter, stages: StageLog) =>
  ({
    source_module: SOURCE_MODULE,
    engine_entrypoint: 'authC_matter_profile_at',
    facade_entrypoint: `${SOURCE_MODULE}/western`,
    route_semantics: 'single_moment_named_matter_profile',
    western_electional_doctrine: 'authC_book_v_matter_profiles_admitted',
    authority: matter.source,
    scoring: 'not_provided',
    recommendation_language: 'not_provided',
    stage_sequence: stages.names,
  }) as const;

/** POST /v1/electional/western/authC-matter-profile. Errors: InvalidInput, OutOfCoverage. */
export function dorotheanMatterProfile(
  engine: Engine,
  given: AuthCMatterProfileRequest,
): Static<typeof AuthCMatterProfileResponse> {
  const stages = new StageLog(),
    request = withDefaults(AuthCMatterProfileRequest, given);
  const { matter, matterWord, site, natalAt, electionClass } = stages.run('request_and_profile_validation', () =>
    checkedRequest(request),
  );
  const course = stages.run('facade_reader_resolution', () => courseAt(engine, site));
  const { natal, cast } = stages.run('chart_and_house_construction', () => castBoth(engine, natalAt, site));
  const inherited = stages.run('inherited_moon_and_source_applicable_rooted_context', () => {
    const rules = dorotheusAt(engine, course, site, cast),
      remedy = remedyApplicability(rules, request.unavoidable_time_urgency ?? null);
    return {
      moon_condition: dorotheanEvaluation(site, cast, rules, remedy),
      rooted_context:
        matter.rooted === null
          ? null
          : rootedContext(engine, {
              course,
              site,
              cast,
              natal,
              matter: matter.rooted,
              electionClass,
            }),
    };
  });
  const flowPolicy = request.moon_flow_policy ?? null;
  const flow =
    flowPolicy === null
      ? null
      : stages.run('explicit_lunar_flow_window_and_event_search', () => flowOf(engine, site.jdUt, flowPolicy));
  const signNatureWord = request.sign_nature_variant ?? SIGN_NATURES.textWithoutDrySigns,
    signNature = factOf(SIGN_NATURES, signNatureWord);
  const clauses = stages.run('source_ordered_matter_evaluation', () =>
    matter.clauses({
      figure: cast.figure,
      equation: lunarEquation(engine, cast.instant),
      flow: flow === null ? null : flowFacts(flow, cast.figure.planets.Moon.longitudeDeg),
      signNature,
      natal: natal?.figure ?? null,
    }),
  );
  const open = clauseIds(clauses, 'notEvaluable');
  return stages.run('typed_response_serialization', () => ({
    evaluation: {
      jd_ut: site.jdUt,
      profile_id: request.profile_id,
      profile_version: '1.0.0',
      policy: policyOf(request, signNatureWord),
      matter: matterWord,
      status: clauseStatus(clauses, UNIMPEDED[matter.unimpeded], 'one_or_more_explicit_profile_impediments'),
      ...inherited,
      moon_connection_flow: flow,
      clauses: matterClauseAnswers(clauses, matter.source) as Evaluation['clauses'],
      angular_places: placesOf(cast.figure, matter),
      planetary_strengths: matter
        .strengths(cast.figure)
        .map(({ planet, reason }) => placementOf(cast.figure, planet, STRENGTH_REASONS[reason])),
      triggered_clause_ids: clauseIds(clauses, 'triggered'),
      not_evaluable_clause_ids: open,
      reader_provenance: READER,
      authorities: [matter.source, ...matter.besides(signNature)],
      source_complete: true,
      complete_matter_profile: true,
      numerically_complete: open.length === 0,
      complete_electional_judgement: false,
      advice_language: 'not_provided',
      recommendation_language: 'not_provided',
      scoring: 'not_provided',
    },
    transport_provenance: provenanceAnswer(matter, stages),
    computation_basis: engine.basis(cast.instant),
  }));
}
