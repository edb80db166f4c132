import type { Static } from '@sinclair/typebox';
import { withDefaults } from '../../../../contract/defaults.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { basisOfJd } from '../../../../wire/instant.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { mergedRuns } from '../windows.js';
import type { PointRun } from '../windows.js';
import { boundsAnswer, SCORE_DIRECTION, SCORE_SCALE } from './catalogue.js';
import { predicateOf, scorerOf } from './parameters.js';
import type { Scorer } from './parameters.js';
import { bindSearch, bracketsOf, checkedStep, evaluatedScan, sampledGrid } from './search.js';
import type { BoundSearch, Brackets, EvaluatedScan, SampledGrid } from './search.js';
import { ElectionalMomentsRequest, ElectionalScoredRequest, ElectionalWindowsRequest } from './schema.js';
import type { ElectionalSearchRequest } from './schema.js';
import type {
  ElectionalMomentsResponse,
  ElectionalScoredResponse,
  ElectionalScoredWindow,
  ElectionalWindow,
  ElectionalWindowsResponse,
} from './schema-answers.js';

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

function policyAnswer(search: BoundSearch, scan: EvaluatedScan) {
  const { policy } = search,
    { zodiac_frame: frame, ayanamsa_mode: mode } = policy;
  return {
    requested_step_days: search.stepDays,
    effective_step_days: search.stepDays,
    requested_merge_gap_days: policy.merge_gap_days ?? null,
    effective_merge_gap_days: search.mergeGapDays,
    requested_house_system: search.houseSystem,
    effective_house_system: scan.effectiveSystem,
    requested_bodies: policy.bodies ?? null,
    effective_bodies: search.bodies === null ? null : [...search.bodies],
    requested_zodiac_frame: frame,
    effective_zodiac_frame: frame,
    requested_ayanamsa_system: policy.ayanamsa_system,
    effective_ayanamsa_system: search.ayanamsa.system,
    requested_ayanamsa_mode: mode,
    effective_ayanamsa_mode: mode,
    requested_boundary_refine_steps: search.refineSteps,
    effective_boundary_refine_steps: search.refineSteps,
    requested_max_windows: search.maxWindows,
    house_fallback_point_count: scan.houseFallbacks,
  };
}

function scanAnswer({ request }: BoundSearch, { jds }: SampledGrid, scan: EvaluatedScan) {
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

interface WindowOptions {
  readonly include_qualifying_jds: boolean;
  readonly include_boundary_brackets: boolean;
}
const NO_BRACKETS: Brackets = { entry: null, exit: null };

/** Entry and exit brackets of the windows; null without refinement steps or if the request excludes them. */
function refinedBrackets(
  stages: StageLog,
  { refineSteps }: BoundSearch,
  grid: SampledGrid,
  runs: readonly PointRun[],
  include: WindowOptions,
): readonly Brackets[] {
  if (refineSteps === 0) return runs.map(() => NO_BRACKETS);
  return stages.run('boundary_refinement', () =>
    runs.map((run) => (include.include_boundary_brackets ? bracketsOf(grid, run, refineSteps) : NO_BRACKETS)),
  );
}

const windowAnswer = (
  { jds }: SampledGrid,
  run: PointRun,
  { entry, exit }: Brackets,
  include: WindowOptions,
): ElectionalWindow => ({
  jd_start: jds[run.first],
  jd_end: jds[run.last],
  duration_hours: (jds[run.last] - jds[run.first]) * 24,
  qualifying_count: run.members.length,
  qualifying_jds: include.include_qualifying_jds ? run.members.map((i) => jds[i]) : null,
  entry_bracket: entry,
  exit_bracket: exit,
  window_kind: 'merged_scan_witness',
});

/** Checks the windows of an answer: in order, without overlap, within the span. */
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
/** A search with its grid and its evaluated scan. */
interface SearchRun {
  readonly search: BoundSearch;
  readonly grid: SampledGrid;
  readonly scan: EvaluatedScan;
}

/**
 * Runs the stages of a search up to the qualifying points. `options.scorer` makes the scorer of the request; `options.allPoints` prevents
 * an early end. Errors: InvalidInput, OutOfCoverage.
 */
function searched(
  engine: Engine,
  stages: StageLog,
  request: ElectionalSearchRequest,
  options: {
    readonly scorer?: () => Scorer;
    readonly allPoints?: boolean;
  } = {},
): SearchRun & { readonly scorer: Scorer | null } {
  const stepDays = stages.run('input_validation', () => checkedStep(request));
  const predicate = stages.run('predicate_profile_binding', () =>
    predicateOf(request.predicate_profile, request.predicate_parameters),
  );
  const scorer = options.scorer === undefined ? null : stages.run('scorer_profile_binding', options.scorer);
  const search = stages.run('search_policy_binding', () =>
    bindSearch(engine, request, { predicate, scorer, stepDays }),
  );
  const grid = stages.run('chart_scan', () => sampledGrid(engine, search));
  const scan = stages.run('predicate_evaluation', () =>
    evaluatedScan(search, grid, options.allPoints === true ? Infinity : search.maxWindows),
  );
  return { search, grid, scan, scorer };
}

const mergeStage = (stages: StageLog, { search, grid, scan }: SearchRun): PointRun[] =>
  stages.run('window_merge', () => mergedRuns(grid.jds, scan.qualifying, search.mergeGapDays));

/** POST /v1/electional/windows. Errors: InvalidInput, OutOfCoverage. */
export function electionalWindows(
  engine: Engine,
  given: ElectionalWindowsRequest,
): Static<typeof ElectionalWindowsResponse> {
  const stages = new StageLog(),
    request = withDefaults(ElectionalWindowsRequest, given),
    found = searched(engine, stages, request),
    { search, grid, scan } = found;
  const runs = mergeStage(stages, found);
  const brackets = refinedBrackets(stages, search, grid, runs, request);
  return stages.run('response_serialization', () => {
    const windows = runs.map((run, i) => windowAnswer(grid, run, brackets[i], request));
    return {
      predicate: predicateAnswer(search),
      policy: {
        ...policyAnswer(search, scan),
        effective_max_windows: search.maxWindows,
      },
      scan: scanAnswer(search, grid, scan),
      windows,
      bounds: boundsAnswer(),
      validation: validationAnswer(search, windows),
      provenance: {
        ...provenanceAnswer(search, 'find_electional_windows'),
        window_semantics: 'merged_qualifying_scan_points',
        boundary_semantics: BRACKETS,
        scoring: 'not_admitted',
        moments_route: 'admitted_separately_in_p13_02',
        stage_sequence: stages.names,
      },
      computation_basis: basisOfJd(engine, request.jd_start),
    };
  });
}

/** Refuses refinement steps for raw moments, which have no boundaries. Errors: InvalidInput. */
function refuseRefinement(request: ElectionalMomentsRequest): void {
  const steps = request.policy?.boundary_refine_steps ?? 0;
  if (steps === 0) return;
  throw new InvalidInput({
    field: '/policy/boundary_refine_steps',
    message: 'must be 0: raw moments have no boundaries to refine',
    given: steps,
    allowed: [0],
  });
}

/** POST /v1/electional/moments. Errors: InvalidInput, OutOfCoverage. */
export function electionalMoments(
  engine: Engine,
  given: ElectionalMomentsRequest,
): Static<typeof ElectionalMomentsResponse> {
  const request = withDefaults(ElectionalMomentsRequest, given);
  refuseRefinement(request);
  const stages = new StageLog(),
    { search, grid, scan } = searched(engine, stages, request, {
      allPoints: true,
    });
  const jds = stages.run('raw_moment_collection', () => scan.qualifying.map((i) => grid.jds[i]));
  return stages.run('response_serialization', () => ({
    predicate: predicateAnswer(search),
    policy: {
      ...policyAnswer(search, scan),
      effective_max_windows: null,
      merge_gap_days_applicable: false,
      boundary_refinement_applicable: false,
      max_windows_applicable: false,
    },
    scan: scanAnswer(search, grid, scan),
    moments: {
      count: jds.length,
      jds: request.include_moments ? jds : null,
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
      stage_sequence: stages.names,
    },
    computation_basis: basisOfJd(engine, request.jd_start),
  }));
}

interface Peak {
  readonly jd: number;
  readonly score: number;
}

/** The highest score of a window; of equal scores the first. */
function peakOf(run: PointRun, { jds }: SampledGrid, scores: ReadonlyMap<number, number>): Peak {
  let peak: Peak = { jd: jds[run.first], score: -1 };
  for (const i of run.members) {
    const score = scores.get(i)!;
    if (score > peak.score) peak = { jd: jds[i], score };
  }
  return peak;
}

/** Ranks by descending score; of equal scores the earlier peak ranks first, then the earlier window. */
function ranksOf(peaks: readonly Peak[]): number[] {
  const order = peaks
    .map((_, i) => i)
    .sort((a, b) => peaks[b].score - peaks[a].score || peaks[a].jd - peaks[b].jd || a - b);
  return peaks.map((_, i) => order.indexOf(i) + 1);
}

const scoredProvenance = (search: BoundSearch, request: ElectionalScoredRequest, stages: StageLog) => ({
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
  stage_sequence: stages.names,
});

/** POST /v1/electional/scored. Errors: InvalidInput, OutOfCoverage. */
export function electionalScored(
  engine: Engine,
  given: ElectionalScoredRequest,
): Static<typeof ElectionalScoredResponse> {
  const stages = new StageLog(),
    request = withDefaults(ElectionalScoredRequest, given);
  const found = searched(engine, stages, request, {
      scorer: () => scorerOf(request.scorer_profile, request.scorer_parameters),
    }),
    { search, grid, scan } = found,
    scorer = found.scorer!;
  const scoreAt = stages.run(
    'scorer_evaluation',
    () => new Map(scan.qualifying.map((i) => [i, grid.sampler.score(grid.jds[i], scorer)])),
  );
  const runs = mergeStage(stages, found);
  const peaks = stages.run('score_peak_selection', () => runs.map((run) => peakOf(run, grid, scoreAt)));
  const ranks = stages.run('score_rank_assignment', () => (request.include_score_rank ? ranksOf(peaks) : null));
  const brackets = refinedBrackets(stages, search, grid, runs, request);
  return stages.run('response_serialization', () => {
    const windows = runs.map((run, i): ElectionalScoredWindow => ({
      ...windowAnswer(grid, run, brackets[i], request),
      score: peaks[i].score,
      peak_jd: peaks[i].jd,
      score_rank: ranks === null ? null : ranks[i],
      peak_kind: 'highest_scored_qualifying_scan_point',
    }));
    const scores = peaks.map(({ score }) => score);
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
        ...policyAnswer(search, scan),
        effective_max_windows: search.maxWindows,
        max_windows_semantics: 'chronological_early_exit',
      },
      scan: { ...scanAnswer(search, grid, scan), exact_peak_claimed: false },
      scored_windows: windows,
      score_summary: {
        count: windows.length,
        highest_score: scores.length ? Math.max(...scores) : null,
        lowest_score: scores.length ? Math.min(...scores) : null,
        score_rank_basis: 'score_desc_peak_jd_asc_window_start_asc',
        rank_scope: 'returned_windows_only',
        global_best_claimed: false,
      },
      bounds: boundsAnswer(),
      validation: validationAnswer(search, windows),
      provenance: scoredProvenance(search, request, stages),
      computation_basis: basisOfJd(engine, request.jd_start),
    };
  });
}
