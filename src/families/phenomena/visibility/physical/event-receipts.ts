import { J2000_JD } from '../../../../kernel/constants.js';
import { newCounts } from '../../../../events/visibility/observation.js';
import { SeasonSearch } from '../../../../events/visibility/season-search.js';
import type { FoundEvent } from '../../../../events/visibility/season-search.js';
import { WindowSearch } from '../../../../events/visibility/window-search.js';
import type { EventSensitivityReceipt, EventSolverReceipt } from './answer-schema.js';
import { errorBudget } from './assessment.js';
import type { Observation } from './assessment.js';
import { Brightness } from './brightness.js';
import type { Policy } from './policy.js';
import { marginModel, searchObservation, settingsOf } from './search-input.js';
import type { SearchPolicy } from './search-input.js';
import type { EventRequest } from './schema.js';
import { DAY_STATES, dayReason, PHASE_FACTS } from './wire-words.js';

/** Range of the aerosol optical depth in clear nights, relative to that of the request. */
const AEROSOL_SCENARIOS = [0.5, 2];

/** Intervals of the event when the margin changes by the envelope of the pack, or the aerosol by a factor of two. Errors: OutOfCoverage. */
export function sensitivityReceipt(
  observation: Observation,
  { phase }: EventRequest,
  search: SearchPolicy,
  found: FoundEvent,
): EventSensitivityReceipt {
  const { pack, subject } = observation,
    { window, edge } = found,
    counts = newCounts();
  const settings = settingsOf(search),
    facts = PHASE_FACTS[phase],
    input = searchObservation(observation);
  const central = new WindowSearch(input, settings, counts);
  central.signal(edge.at);
  const { visibility_margin_envelope_maximum_deviation_magnitude: deviation } = errorBudget(observation);
  const interval = (searches: readonly WindowSearch[], reason: string) => {
    const edges = [edge, ...searches.map((each) => each.edge(window, facts))];
    if (edges.some((one) => one === null)) return { interval: null, reason };
    const times = edges.map((one) => one!.at + J2000_JD);
    return { interval: [Math.min(...times), Math.max(...times)] as [number, number], reason: null };
  };
  const numerical = interval(
    [deviation, -deviation].map((offset) => new WindowSearch(input, settings, counts, input.model, offset)),
    'at the lower end of the envelope the target is not visible on this day',
  );
  const scenario = interval(
    AEROSOL_SCENARIOS.map(
      (factor) =>
        new WindowSearch(
          input,
          settings,
          counts,
          marginModel(observation, new Brightness(pack, subject, withAerosol(observation.policy, factor))),
        ),
    ),
    'with twice the aerosol the target is not visible on this day',
  );
  return {
    data_pack_numerical_event_interval_jd_ut: numerical.interval,
    data_pack_numerical_reason: numerical.reason,
    data_pack_numerical_observation_day_keys: daysOf(
      [deviation, -deviation].map((offset) => new SeasonSearch(input, facts, settings, offset)),
      found,
    ),
    atmospheric_scenario_event_interval_jd_ut: scenario.interval,
    atmospheric_scenario_reason: scenario.reason,
    atmospheric_scenario_observation_day_keys: daysOf(
      AEROSOL_SCENARIOS.map((factor) => {
        const policy = withAerosol(observation.policy, factor),
          brightness = new Brightness(pack, subject, policy);
        return new SeasonSearch(searchObservation({ ...observation, policy, brightness }), facts, settings);
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

/** Days before and after an event in which the same event is searched with other air. */
const SCENARIO_REACH_DAYS = 45;

/** First and last day of the event over the given searches; null when one of them does not find it. */
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

/** Receipt of the solver: settings and statistics of the search. */
export function solverReceipt(
  season: SeasonSearch,
  search: SearchPolicy,
  found: FoundEvent | null,
): EventSolverReceipt {
  const { counts, guardDays } = season,
    days = [...season.classified.values()].sort((a, b) => a.dayKey - b.dayKey),
    unknown = days.filter(({ state }) => state === 'notEvaluable');
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
    non_evaluable_gap_count: unknown.filter(({ dayKey }) => season.classified.get(dayKey - 1)?.state !== 'notEvaluable')
      .length,
    maximum_sample_gap_days: counts.widestGapDays > 0 ? counts.widestGapDays : null,
    classified_day_states: days.map((day) => [day.dayKey, DAY_STATES[day.state], dayReason(day), null]),
    non_evaluable_day_states: unknown.map((day) => [day.dayKey, DAY_STATES[day.state], dayReason(day)]),
    crossing_completeness_state: isConverged ? 'complete_at_scan_resolution' : 'root_not_converged',
    crossing_completeness_reason: isConverged
      ? 'between two samples a period of visibility is found if three samples permit one'
      : `the root did not converge in ${search.maximum_root_iterations} iterations; the bracket gives its accuracy`,
    crossing_certificate_ids: [],
    crossing_certificate_source_sha256: null,
    root_enclosure_count: found === null ? 0 : 1,
    unresolved_certificate_interval_count: 0,
  };
}
