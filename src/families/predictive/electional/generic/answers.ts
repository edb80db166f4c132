import type { Static } from '@sinclair/typebox';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { basisOfJd } from '../../../../wire/instant.js';
import type { PointRun } from '../windows.js';
import { boundsAnswer, SCORE_DIRECTION, SCORE_SCALE } from './catalogue.js';
import { scorerOf } from './parameters.js';
import { bindSearch, runSearch } from './search.js';
import type { BoundSearch, Searched } from './search.js';
import type {
  ElectionalMomentsRequest,
  ElectionalMomentsResponse,
  ElectionalScoredRequest,
  ElectionalScoredResponse,
  ElectionalScoredWindow,
  ElectionalWindow,
  ElectionalWindowsRequest,
  ElectionalWindowsResponse,
} from './schema.js';

const VERSION = '1';

function predicateAnswer({ request }: BoundSearch) {
  return {
    profile_id: request.predicate_profile,
    profile_version: VERSION,
    parameters: request.predicate_parameters,
    owner: 'server_defined',
    doctrine_status: 'scan_predicate_not_electional_judgement',
  };
}

function policyAnswer(search: BoundSearch, searched: Searched) {
  const policy = search.request.policy ?? {},
    frame = policy.zodiac_frame ?? 'tropical',
    mode = policy.ayanamsa_mode ?? 'true';
  return {
    requested_step_days: search.stepDays,
    effective_step_days: search.stepDays,
    requested_merge_gap_days: policy.merge_gap_days ?? null,
    effective_merge_gap_days: search.mergeGapDays,
    requested_house_system: search.houseSystem,
    effective_house_system: searched.effectiveSystem,
    requested_bodies: policy.bodies ?? null,
    effective_bodies: search.bodies === null ? null : [...search.bodies],
    requested_zodiac_frame: frame,
    effective_zodiac_frame: frame,
    requested_ayanamsa_system: policy.ayanamsa_system ?? 'authI',
    effective_ayanamsa_system: search.ayanamsa.system,
    requested_ayanamsa_mode: mode,
    effective_ayanamsa_mode: mode,
    requested_boundary_refine_steps: search.refineSteps,
    effective_boundary_refine_steps: search.refineSteps,
    requested_max_windows: search.maxWindows,
    house_fallback_point_count: searched.houseFallbacks,
  };
}

function scanAnswer({ request, jds }: BoundSearch, { scan }: Searched) {
  return {
    jd_start: request.jd_start,
    jd_end: request.jd_end,
    span_days: request.jd_end - request.jd_start,
    scan_point_count: jds.length,
    evaluated_point_count: scan.evaluated,
    discrete_scan: true,
    continuous_truth_claimed: false,
    exact_boundary_claimed: false,
  };
}

function windowAnswer(
  { jds }: BoundSearch,
  searched: Searched,
  run: PointRun,
  include: { readonly include_qualifying_jds?: boolean; readonly include_boundary_brackets?: boolean },
): ElectionalWindow {
  const { entry, exit } =
    (include.include_boundary_brackets ?? true) ? searched.brackets(run) : { entry: null, exit: null };
  return {
    jd_start: jds[run.first],
    jd_end: jds[run.last],
    duration_hours: (jds[run.last] - jds[run.first]) * 24,
    qualifying_count: run.members.length,
    qualifying_jds: (include.include_qualifying_jds ?? true) ? run.members.map((i) => jds[i]) : null,
    entry_bracket: entry,
    exit_bracket: exit,
    window_kind: 'merged_scan_witness',
  };
}

/** Holds the windows of an answer against what they must be: in order, apart, within the span. */
function validationAnswer({ request }: BoundSearch, windows: readonly ElectionalWindow[]) {
  const failures: string[] = [];
  for (const [i, window] of windows.entries()) {
    if (window.jd_end < window.jd_start) failures.push(`window_${i}_ends_before_it_starts`);
    if (window.jd_start < request.jd_start || window.jd_end > request.jd_end) failures.push(`window_${i}_out_of_span`);
    if (i > 0 && window.jd_start <= windows[i - 1].jd_end) failures.push(`window_${i}_overlaps`);
  }
  return { included: true, passed: failures.length === 0, failures };
}

function provenanceAnswer(search: BoundSearch, entrypoint: string) {
  return {
    source_module: 'families/predictive/electional',
    engine_entrypoint: entrypoint,
    predicate_owner: 'server_defined',
    predicate_profile: search.request.predicate_profile,
    predicate_profile_version: VERSION,
    chart_construction_owner: 'sky',
    reader_owner: 'server_explicit_reader',
    scan_semantics: 'discrete_sampled_chart_states',
    western_electional_doctrine: 'not_admitted',
    advice_language: 'not_provided',
  };
}
const BRACKETS = 'optional_true_false_brackets_not_exact_roots';
const stages = (...after: string[]): string[] => [
  'input_validation',
  'predicate_profile_binding',
  ...after,
  'response_serialization',
];

/** The stage that only a search with steps of refinement has. */
const refinement = ({ refineSteps }: BoundSearch): string[] => (refineSteps > 0 ? ['boundary_refinement'] : []);

/** POST /v1/electional/windows. Errors: InvalidInput, OutOfCoverage. */
export function electionalWindows(
  engine: Engine,
  request: ElectionalWindowsRequest,
): Static<typeof ElectionalWindowsResponse> {
  const search = bindSearch(engine, request, null);
  const searched = runSearch(engine, search, search.maxWindows);
  const windows = searched.scan.runs.map((run) => windowAnswer(search, searched, run, request));
  return {
    predicate: predicateAnswer(search),
    policy: { ...policyAnswer(search, searched), effective_max_windows: search.maxWindows },
    scan: scanAnswer(search, searched),
    windows,
    bounds: boundsAnswer(),
    validation: validationAnswer(search, windows),
    provenance: {
      ...provenanceAnswer(search, 'find_electional_windows'),
      window_semantics: 'merged_qualifying_scan_points',
      boundary_semantics: BRACKETS,
      scoring: 'not_admitted',
      moments_route: 'admitted_separately_in_p13_02',
      stage_sequence: stages(
        'search_policy_binding',
        'chart_scan',
        'predicate_evaluation',
        'window_merge',
        ...refinement(search),
      ),
    },
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** POST /v1/electional/moments. Errors: InvalidInput, OutOfCoverage. */
export function electionalMoments(
  engine: Engine,
  request: ElectionalMomentsRequest,
): Static<typeof ElectionalMomentsResponse> {
  const steps = request.policy?.boundary_refine_steps ?? 0;
  if (steps !== 0) {
    throw new InvalidInput({
      field: '/policy/boundary_refine_steps',
      message: 'raw moments have no boundaries to refine',
      given: steps,
      allowed: [0],
    });
  }
  const search = bindSearch(engine, request, null);
  const searched = runSearch(engine, search, Infinity);
  const jds = searched.scan.runs.flatMap((run) => run.members.map((i) => search.jds[i]));
  return {
    predicate: predicateAnswer(search),
    policy: {
      ...policyAnswer(search, searched),
      effective_max_windows: null,
      merge_gap_days_applicable: false,
      boundary_refinement_applicable: false,
      max_windows_applicable: false,
    },
    scan: scanAnswer(search, searched),
    moments: {
      count: jds.length,
      jds: (request.include_moments ?? true) ? jds : null,
      first_jd: jds[0] ?? null,
      last_jd: jds.at(-1) ?? null,
      moment_kind: 'qualifying_scan_point',
      sorted_temporally: true,
    },
    bounds: boundsAnswer(),
    validation: validationAnswer(search, []),
    provenance: {
      ...provenanceAnswer(search, 'find_electional_moments'),
      moment_semantics: 'raw_qualifying_scan_points',
      window_merge: 'not_applied',
      boundary_semantics: 'not_applicable_to_raw_moments',
      scoring: 'not_admitted',
      stage_sequence: stages('search_policy_binding', 'chart_scan', 'predicate_evaluation', 'raw_moment_collection'),
    },
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** Ranks from the highest score; of equal scores the earlier peak, then the earlier window, comes first. */
function ranked(windows: readonly ElectionalScoredWindow[]): ElectionalScoredWindow[] {
  const order = [...windows].sort((a, b) => b.score - a.score || a.peak_jd - b.peak_jd || a.jd_start - b.jd_start);
  return windows.map((window) => ({ ...window, score_rank: order.indexOf(window) + 1 }));
}

const scoredProvenance = (search: BoundSearch, request: ElectionalScoredRequest) => ({
  ...provenanceAnswer(search, 'find_scored_windows'),
  scorer_owner: 'server_defined',
  scorer_profile: request.scorer_profile,
  scorer_profile_version: VERSION,
  window_semantics: 'merged_qualifying_scan_points',
  boundary_semantics: BRACKETS,
  score_semantics: 'numeric_fit_to_declared_scorer_profile',
  score_scale: SCORE_SCALE,
  score_direction: SCORE_DIRECTION,
  score_rank_semantics: 'returned_windows_only',
  peak_semantics: 'highest_scored_qualifying_scan_point',
  exact_peak_claimed: false,
  score_peak_refinement: 'not_applied',
  max_windows_semantics: 'chronological_early_exit',
  recommendation_language: 'not_provided',
  scoring_doctrine: 'transport_numeric_fit_not_western_judgement',
  stage_sequence: stages(
    'scorer_profile_binding',
    'search_policy_binding',
    'chart_scan',
    'predicate_evaluation',
    'scorer_evaluation',
    'window_merge',
    'score_peak_selection',
    'score_rank_assignment',
    ...refinement(search),
  ),
});

/** POST /v1/electional/scored. Errors: InvalidInput, OutOfCoverage. */
export function electionalScored(
  engine: Engine,
  request: ElectionalScoredRequest,
): Static<typeof ElectionalScoredResponse> {
  const scorer = scorerOf(request.scorer_profile, request.scorer_parameters);
  const search = bindSearch(engine, request, scorer);
  const searched = runSearch(engine, search, search.maxWindows);
  const plain = searched.scan.runs.map((run): ElectionalScoredWindow => {
    let peak = search.jds[run.first],
      score = -1;
    for (const i of run.members) {
      const value = searched.sampler.score(search.jds[i], scorer);
      if (value <= score) continue;
      score = value;
      peak = search.jds[i];
    }
    return {
      ...windowAnswer(search, searched, run, request),
      score,
      peak_jd: peak,
      score_rank: null,
      peak_kind: 'highest_scored_qualifying_scan_point',
    };
  });
  const scores = plain.map((window) => window.score);
  return {
    predicate: predicateAnswer(search),
    scorer: {
      profile_id: request.scorer_profile,
      profile_version: VERSION,
      parameters: request.scorer_parameters,
      owner: 'server_defined',
      score_scale: SCORE_SCALE,
      score_direction: SCORE_DIRECTION,
      doctrine_status: 'numeric_fit_not_electional_judgement',
    },
    policy: {
      ...policyAnswer(search, searched),
      effective_max_windows: search.maxWindows,
      max_windows_semantics: 'chronological_early_exit',
    },
    scan: { ...scanAnswer(search, searched), exact_peak_claimed: false },
    scored_windows: (request.include_score_rank ?? true) ? ranked(plain) : plain,
    score_summary: {
      count: plain.length,
      highest_score: scores.length ? Math.max(...scores) : null,
      lowest_score: scores.length ? Math.min(...scores) : null,
      score_rank_basis: 'score_desc_peak_jd_asc_window_start_asc',
      rank_scope: 'returned_windows_only',
      global_best_claimed: false,
    },
    bounds: boundsAnswer(),
    validation: validationAnswer(search, plain),
    provenance: scoredProvenance(search, request),
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}
