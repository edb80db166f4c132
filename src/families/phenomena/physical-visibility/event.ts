import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { basisOfJd, tdbOfJd } from '../../../wire/instant.js';
import type { EventAnswer, EventSensitivityReceipt, EventSolverReceipt } from './answer-schema.js';
import { assessed, errorBudget, observationOf, standingObstacle } from './assessment.js';
import type { Observation } from './assessment.js';
import { Brightness } from './brightness.js';
import type { SkyView } from './brightness.js';
import { DayLook, newCounts } from './day-look.js';
import type { SearchPolicy } from './day-look.js';
import { isRising } from './day-window.js';
import type { Policy } from './policy.js';
import { SeasonSearch } from './event-search.js';
import type { FoundEvent } from './event-search.js';
import {
  atmosphereReceipt,
  componentReceipts,
  dataPackReceipt,
  horizonReceipt,
  observerProtocolReceipt,
} from './receipts.js';
import type { EventRequest, SearchPolicyRequest } from './schema.js';

/** Looks that one search may take at most, as its policy bounds them: about two seconds. */
const MOST_LOOKS = 400_000;

const resolvedSearch = (request: SearchPolicyRequest | null | undefined): SearchPolicy => ({
  search_window_days: 400,
  scan_step_days: 0.003472222222222222,
  adaptive_minimum_step_days: 0.00034722222222222224,
  root_time_tolerance_days: 2.8935185185185184e-6,
  root_margin_tolerance_magnitude: 1e-5,
  near_zero_tolerance_magnitude: 0.0025,
  curvature_tolerance_magnitude: 0.005,
  maximum_adaptive_depth: 12,
  maximum_root_iterations: 96,
  ...request,
});

const looksOf = ({ search_window_days: days, scan_step_days: step }: SearchPolicy): number => (days * 0.5) / step;

/** What a search may cost, milliseconds: an upper bound from its policy. */
export const eventCostMs = (request: EventRequest): number => looksOf(resolvedSearch(request.search_policy)) / 250;

/** POST /v1/visibility/physical-event */
export function physicalEvent(engine: Engine, request: EventRequest): EventAnswer {
  const observation = observationOf(engine, request),
    search = resolvedSearch(request.search_policy);
  tdbOfJd(engine, request.jd_start, '/jd_start');
  if (looksOf(search) > MOST_LOOKS)
    throw new InvalidInput({
      field: '/search_policy/scan_step_days',
      message: `steps of ${search.scan_step_days} days through ${search.search_window_days} days are more looks than one search takes`,
      given: search.scan_step_days,
      allowed: `at least ${(search.search_window_days * 0.5) / MOST_LOOKS} for this window`,
    });
  return namingField('/jd_start', request.jd_start, () => answered(observation, request, search));
}

function answered(observation: Observation, request: EventRequest, search: SearchPolicy): EventAnswer {
  const standing = standingObstacle(observation),
    season = new SeasonSearch(observation, request.phase, search);
  const hopeless = standing === null && isHopeless(observation, request.jd_start, search.search_window_days);
  const found =
    standing !== null || hopeless ? null : season.run(request.jd_start, request.jd_start + search.search_window_days);
  const { pack, policy, brightness } = observation;
  const who = { body: request.body, phase: request.phase, latitude_deg: request.lat, longitude_deg: request.lon },
    basis = basisOfJd(observation.engine, request.jd_start);
  const receipts = {
    data_pack_receipt: dataPackReceipt(pack),
    atmosphere_receipt: atmosphereReceipt(pack, policy),
    observer_protocol_receipt: observerProtocolReceipt(pack, policy),
    ephemeris_receipt: {
      provider_id: basis.ephemeris.source,
      input_timescale: 'UT1',
      ephemeris_timescale: 'TDB',
      direction_frame: 'topocentric, true equator and equinox of date',
      horizontal_frame: 'geodetic horizon of WGS 84, azimuth from north through east',
      refraction_applied_separately: true,
    },
    solver_receipt: solver(season, search, found),
    components: componentReceipts(pack, policy, brightness, false),
    computation_basis: basis,
  };
  if (found !== null) return { ...who, ...eventFields(observation, request, search, found), ...receipts };
  return {
    ...who,
    ...(standing ?? {
      status: 'not_found' as const,
      evidence_state: 'evaluated_no_event' as const,
      reason: hopeless
        ? 'the target is fainter than the darkest sky lets it be seen in the zenith'
        : reasonOfNone([...season.judged.values()]),
    }),
    ...NO_EVENT,
    ...receipts,
    horizon_receipt: horizonReceipt(pack, policy, null),
    sensitivity_receipt: NO_SENSITIVITY,
  };
}

/** Why a search found nothing: that no day could be judged, and why not the first; or that none was the one. */
const reasonOfNone = (days: readonly { readonly state: string; readonly reason: string | null }[]): string =>
  days.every(({ state }) => state === 'not_evaluable')
    ? `no day of the search can be evaluated: ${days[0]?.reason}`
    : 'no such day lies in the window';

const NO_EVENT = {
  observation_day_key: null,
  comparison_observation_day_key: null,
  comparison_day_status: null,
  event_jd_ut: null,
  event_time_semantics: null,
  target_horizon_jd_ut: null,
  peak_margin_jd_ut: null,
  peak_margin_magnitude: null,
  boundary_role: null,
  crossing_direction: null,
  boundary_source: null,
  visibility_margin_residual_magnitude: null,
  visibility_margin_bracket_jd_ut: null,
  root_iterations: null,
  derived_arcus_deg: null,
  assessment_jd_ut: null,
  observation_window: null,
  event_assessment: null,
};

const NO_SENSITIVITY: EventSensitivityReceipt = {
  data_pack_numerical_event_interval_jd_ut: null,
  data_pack_numerical_reason: 'there is no event',
  atmospheric_scenario_event_interval_jd_ut: null,
  atmospheric_scenario_reason: 'there is no event',
  probabilistic_confidence_claimed: false,
};

/** Faintest magnitudes are sampled so far apart; what a planet gains between is less than the allowance. */
const SAMPLE_DAYS = 5;
const ALLOWANCE_MAG = 0.3;

/** Whether the target is at no time bright enough for the darkest sky of the policy, in the zenith: then no day needs a look. */
function isHopeless({ slow, brightness }: Observation, jdStart: number, days: number): boolean {
  for (let t = -SAMPLE_DAYS; t <= days + SAMPLE_DAYS; t += SAMPLE_DAYS) {
    slow.at(jdStart - J2000_JD + t);
    brightness.evaluate(ZENITH_AT_NIGHT, {
      magnitude: slow.magnitude,
      zodiacalS10: 0,
      starlightS10: 0,
      moonPhaseDeg: 180,
    });
    if (brightness.margin > -ALLOWANCE_MAG) return false;
  }
  return true;
}

const ZENITH_AT_NIGHT: SkyView = {
  trueAltitudeDeg: 90,
  apparentAltitudeDeg: 90,
  sunAltitudeDeg: -90,
  sunSeparationDeg: 180,
  moonAltitudeDeg: -90,
  moonSeparationDeg: 180,
};

const SEMANTICS = {
  visibility_margin: 'visibility_margin_zero',
  target_horizon: 'apparent_target_horizon',
  target_data_pack_altitude_floor: 'data_pack_target_altitude_floor',
} as const;

/** Everything of an answer that the event itself fills. */
function eventFields(observation: Observation, request: EventRequest, search: SearchPolicy, found: FoundEvent) {
  const { scene, pack, policy } = observation,
    { window, edge, day, comparison } = found,
    jd = edge.at + J2000_JD;
  const counts = newCounts();
  const peak = new DayLook(observation, search, counts).peak(window);
  const eventAssessment = assessed(observation, jd, request.body);
  const arcus = scene.trueAltitudeDeg - scene.sunAltitudeDeg,
    horizon = horizonReceipt(pack, policy, scene);
  return {
    status: 'evaluated' as const,
    evidence_state: 'evaluated_clear_sky' as const,
    reason: null,
    observation_day_key: day.dayKey,
    comparison_observation_day_key: comparison.dayKey,
    comparison_day_status: comparison.state,
    event_jd_ut: jd,
    event_time_semantics: SEMANTICS[edge.source],
    target_horizon_jd_ut:
      window.boundaryRole === 'target_above_boundary_throughout' ? null : window.boundary + J2000_JD,
    peak_margin_jd_ut: peak.at + J2000_JD,
    peak_margin_magnitude: peak.margin,
    boundary_role: isRising(request.phase) ? 'first_sight_of_the_day' : 'last_sight_of_the_day',
    crossing_direction: isRising(request.phase)
      ? ('not_visible_to_visible' as const)
      : ('visible_to_not_visible' as const),
    boundary_source: edge.source,
    visibility_margin_residual_magnitude: edge.margin,
    visibility_margin_bracket_jd_ut: [edge.bracket[0] + J2000_JD, edge.bracket[1] + J2000_JD] as [number, number],
    root_iterations: edge.iterations,
    derived_arcus_deg: arcus,
    assessment_jd_ut: jd,
    observation_window: {
      observation_day_key: window.dayKey,
      start_jd_ut: window.start + J2000_JD,
      end_jd_ut: window.end + J2000_JD,
      target_boundary_jd_ut: window.boundary + J2000_JD,
      target_boundary_role: window.boundaryRole,
      solar_side: window.solarSide,
    },
    event_assessment: eventAssessment,
    horizon_receipt: horizon,
    sensitivity_receipt: sensitivity(observation, request, search, found),
  };
}

/** Optical depths of aerosol between which clear nights lie, as shares of the one asked. */
const AEROSOL_SCENARIOS = [0.5, 2];

/** Between which instants of the same day the event lies when the pack is wrong by its own envelope, or the air by a factor of two. */
function sensitivity(
  observation: Observation,
  { phase }: EventRequest,
  search: SearchPolicy,
  found: FoundEvent,
): EventSensitivityReceipt {
  const { pack, subject } = observation,
    { window, edge } = found,
    counts = newCounts();
  const central = new DayLook(observation, search, counts);
  central.signal(edge.at);
  const { visibility_margin_envelope_maximum_deviation_magnitude: deviation } = errorBudget(observation);
  const interval = (looks: readonly DayLook[], doubt: string) => {
    const edges = [edge, ...looks.map((look) => look.edge(window, phase))];
    if (edges.some((one) => one === null)) return { interval: null, reason: doubt };
    const times = edges.map((one) => one!.at + J2000_JD);
    return { interval: [Math.min(...times), Math.max(...times)] as [number, number], reason: null };
  };
  const numerical = interval(
    [deviation, -deviation].map((offset) => new DayLook(observation, search, counts, observation.brightness, offset)),
    'at the lower end of the envelope the target is not seen on this day',
  );
  const scenario = interval(
    AEROSOL_SCENARIOS.map(
      (factor) =>
        new DayLook(
          observation,
          search,
          counts,
          new Brightness(pack, subject, withAerosol(observation.policy, factor)),
        ),
    ),
    'with twice the aerosol the target is not seen on this day',
  );
  return {
    data_pack_numerical_event_interval_jd_ut: numerical.interval,
    data_pack_numerical_reason: numerical.reason,
    data_pack_numerical_observation_day_keys: daysOf(
      [deviation, -deviation].map((offset) => new SeasonSearch(observation, phase, search, offset)),
      found,
    ),
    atmospheric_scenario_event_interval_jd_ut: scenario.interval,
    atmospheric_scenario_reason: scenario.reason,
    atmospheric_scenario_observation_day_keys: daysOf(
      AEROSOL_SCENARIOS.map((factor) => {
        const policy = withAerosol(observation.policy, factor),
          brightness = new Brightness(pack, subject, policy);
        return new SeasonSearch({ ...observation, policy, brightness }, phase, search);
      }),
      found,
    ),
    probabilistic_confidence_claimed: false,
  };
}

const withAerosol = (policy: Policy, factor: number): Policy => ({
  ...policy,
  atmosphere: { ...policy.atmosphere, aod550: policy.atmosphere.aod550 * factor },
});

/** Days before and after an event in which the same one is sought in other air. */
const SCENARIO_REACH_DAYS = 45;

/** Between which days the event falls in other air, or with other margins; null when one of the searches does not meet it. */
function daysOf(seasons: readonly SeasonSearch[], { day, edge }: FoundEvent): [number, number] | null {
  const jd = edge.at + J2000_JD,
    keys = [day.dayKey];
  for (const season of seasons) {
    const found = season.run(jd - SCENARIO_REACH_DAYS, jd + SCENARIO_REACH_DAYS);
    if (found === null) return null;
    keys.push(found.day.dayKey);
  }
  return [Math.min(...keys), Math.max(...keys)];
}

function solver(season: SeasonSearch, search: SearchPolicy, found: FoundEvent | null): EventSolverReceipt {
  const { counts, guardDays } = season,
    days = [...season.judged.values()].sort((a, b) => a.dayKey - b.dayKey),
    unknown = days.filter(({ state }) => state === 'not_evaluable');
  const isConverged = found === null || found.edge.isConverged;
  return {
    search_window_days: search.search_window_days,
    scan_step_days: search.scan_step_days,
    bracket_tolerance_days: search.root_time_tolerance_days,
    adaptive_minimum_step_days: search.adaptive_minimum_step_days,
    root_time_tolerance_days: search.root_time_tolerance_days,
    root_margin_tolerance_magnitude: search.root_margin_tolerance_magnitude,
    near_zero_tolerance_magnitude: search.near_zero_tolerance_magnitude,
    curvature_tolerance_magnitude: search.curvature_tolerance_magnitude,
    candidate_day_count: days.length - guardDays,
    guard_day_count: guardDays,
    classified_day_count: days.length,
    evaluable_day_count: days.length - unknown.length,
    observation_window_count: days.filter(({ window }) => window !== null).length,
    scalar_evaluation_count: counts.evaluations,
    sign_changing_root_count: counts.signChanges,
    tangent_root_count: counts.tangents,
    near_zero_interval_count: counts.nearZero,
    non_evaluable_gap_count: unknown.filter(({ dayKey }) => season.judged.get(dayKey - 1)?.state !== 'not_evaluable')
      .length,
    maximum_sample_gap_days: counts.widestGapDays > 0 ? counts.widestGapDays : null,
    classified_day_states: days.map(({ dayKey, state, reason }) => [dayKey, state, reason, null]),
    non_evaluable_day_states: unknown.map(({ dayKey, state, reason }) => [dayKey, state, reason]),
    crossing_completeness_state: isConverged ? 'complete_at_scan_resolution' : 'root_not_converged',
    crossing_completeness_reason: isConverged
      ? 'between two looks a sight is found where three of them leave room for it'
      : `the root was left after ${search.maximum_root_iterations} rounds; the bracket tells how near it is`,
    crossing_certificate_ids: [],
    crossing_certificate_source_sha256: null,
    root_enclosure_count: found === null ? 0 : 1,
    unresolved_certificate_interval_count: 0,
  };
}
