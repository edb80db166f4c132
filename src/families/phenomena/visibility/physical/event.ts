import type { Engine } from '../../../../engine.js';
import { withDefaults } from '../../../../contract/defaults.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../../kernel/errors.js';
import { newCounts } from '../../../../events/visibility/observation.js';
import { SeasonSearch } from '../../../../events/visibility/season-search.js';
import type { ClassifiedDay, FoundEvent } from '../../../../events/visibility/season-search.js';
import { WindowSearch } from '../../../../events/visibility/window-search.js';
import { basisOfJd, tdbOfJd } from '../../../../wire/instant.js';
import type { EventAnswer, EventSensitivityReceipt } from './answer-schema.js';
import { assessed, observationOf, permanentObstacle } from './assessment.js';
import type { Observation } from './assessment.js';
import type { SkyView } from './brightness.js';
import { sensitivityReceipt, solverReceipt } from './event-receipts.js';
import {
  atmosphereReceipt,
  componentReceipts,
  dataPackReceipt,
  horizonReceipt,
  observerProtocolReceipt,
} from './receipts.js';
import { searchObservation, settingsOf } from './search-input.js';
import type { SearchPolicy } from './search-input.js';
import { PhysicalVisibilitySearchPolicyRequest } from './schema.js';
import type { EventRequest, SearchPolicyRequest } from './schema.js';
import { BOUNDARY_ROLES, DAY_STATES, dayReason, EDGE_SEMANTICS, EDGE_SOURCES, PHASE_FACTS } from './wire-words.js';

/** Largest number of samples of one search, by its policy: about two seconds. */
const MOST_SAMPLES = 400_000;

const resolvedSearch = (request: SearchPolicyRequest | null | undefined): SearchPolicy =>
  withDefaults(PhysicalVisibilitySearchPolicyRequest, request ?? {});

const samplesOf = ({ search_window_days: days, scan_step_days: step }: SearchPolicy): number => (days * 0.5) / step;

/** Upper bound of the cost of a search, milliseconds, from its policy. */
export const eventCostMs = (request: EventRequest): number => samplesOf(resolvedSearch(request.search_policy)) / 250;

/** POST /v1/visibility/physical-event. Errors: NotConfigured, InvalidInput, OutOfCoverage on /jd_start. */
export function physicalEvent(engine: Engine, request: EventRequest): EventAnswer {
  const observation = observationOf(engine, request),
    search = resolvedSearch(request.search_policy);
  tdbOfJd(engine, request.jd_start, '/jd_start');
  if (samplesOf(search) > MOST_SAMPLES)
    throw new InvalidInput({
      field: '/search_policy/scan_step_days',
      message: `is too small for a window of ${search.search_window_days} days`,
      given: search.scan_step_days,
      allowed: `at least ${(search.search_window_days * 0.5) / MOST_SAMPLES} for this window`,
    });
  return namingField('/jd_start', request.jd_start, () => answered(observation, request, search));
}

function answered(observation: Observation, request: EventRequest, search: SearchPolicy): EventAnswer {
  const obstacle = permanentObstacle(observation),
    season = new SeasonSearch(searchObservation(observation), PHASE_FACTS[request.phase], settingsOf(search));
  const isTooFaint = obstacle === null && isAlwaysTooFaint(observation, request.jd_start, search.search_window_days);
  const found =
    obstacle !== null || isTooFaint ? null : season.run(request.jd_start, request.jd_start + search.search_window_days);
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
    solver_receipt: solverReceipt(season, search, found),
    components: componentReceipts(pack, policy, brightness, false),
    computation_basis: basis,
  };
  if (found !== null) return { ...who, ...eventFields(observation, request, search, found), ...receipts };
  return {
    ...who,
    ...(obstacle ?? {
      status: 'not_found' as const,
      evidence_state: 'evaluated_no_event' as const,
      reason: isTooFaint
        ? 'the target is fainter than the limiting magnitude of the darkest sky at the zenith'
        : reasonOfNone([...season.classified.values()]),
    }),
    ...NO_EVENT,
    ...receipts,
    horizon_receipt: horizonReceipt(pack, policy, null),
    sensitivity_receipt: NO_SENSITIVITY,
  };
}

/** Reason why a search found no event: no day could be evaluated (with the reason of the first), or none is the event. */
const reasonOfNone = (days: readonly ClassifiedDay[]): string =>
  days.every(({ state }) => state === 'notEvaluable')
    ? `no day of the search can be evaluated: ${days.length > 0 ? dayReason(days[0]) : 'the search has no days'}`
    : 'the search window contains no such day';

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

/** Spacing of the samples of the magnitude, days; a planet brightens by less than the allowance between two samples. */
const SAMPLE_DAYS = 5;
const ALLOWANCE_MAG = 0.3;

/** True when the target is never bright enough for the darkest sky of the policy, in the zenith; then no day is searched. */
function isAlwaysTooFaint({ slow, brightness }: Observation, jdStart: number, days: number): boolean {
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

/** Fields of an answer that describe the event. */
function eventFields(observation: Observation, request: EventRequest, search: SearchPolicy, found: FoundEvent) {
  const { scene, pack, policy } = observation,
    { window, edge, day, comparison } = found,
    jd = edge.at + J2000_JD;
  const counts = newCounts();
  const peak = new WindowSearch(searchObservation(observation), settingsOf(search), counts).peak(window);
  const eventAssessment = assessed(observation, jd, request.body);
  const arcus = scene.trueAltitudeDeg - scene.sunAltitudeDeg,
    horizon = horizonReceipt(pack, policy, scene);
  return {
    status: 'evaluated' as const,
    evidence_state: 'evaluated_clear_sky' as const,
    reason: null,
    observation_day_key: day.dayKey,
    comparison_observation_day_key: comparison.dayKey,
    comparison_day_status: DAY_STATES[comparison.state],
    event_jd_ut: jd,
    event_time_semantics: EDGE_SEMANTICS[edge.source],
    target_horizon_jd_ut: window.boundaryRole === 'aboveThroughout' ? null : window.boundary + J2000_JD,
    peak_margin_jd_ut: peak.at + J2000_JD,
    peak_margin_magnitude: peak.margin,
    boundary_role: PHASE_FACTS[request.phase].rising ? 'first_sight_of_the_day' : 'last_sight_of_the_day',
    crossing_direction: PHASE_FACTS[request.phase].rising
      ? ('not_visible_to_visible' as const)
      : ('visible_to_not_visible' as const),
    boundary_source: EDGE_SOURCES[edge.source],
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
      target_boundary_role: BOUNDARY_ROLES[window.boundaryRole],
      solar_side: window.morning ? 'before_sunrise' : 'after_sunset',
    },
    event_assessment: eventAssessment,
    horizon_receipt: horizon,
    sensitivity_receipt: sensitivityReceipt(observation, request, search, found),
  };
}
