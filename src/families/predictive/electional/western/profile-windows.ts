import type { Static } from '@sinclair/typebox';
import { withDefaults } from '../../../../contract/defaults.js';
import type { SahlVariants } from '../../../../doctrine/electional/sahl.js';
import { profileStatus, strictProfileStatus } from '../../../../doctrine/electional/witness.js';
import type { ProfileStatus, Rule } from '../../../../doctrine/electional/witness.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { basisOfJd } from '../../../../wire/instant.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { checkScan } from '../scan-bounds.js';
import { mergedRuns, scanGrid } from '../windows.js';
import { castElection } from './figure.js';
import type { CastElection, FigureSite } from './figure.js';
import type { LunarCourse } from '../../../../events/lunar-course.js';
import { ruleIds } from './clause-answers.js';
import { courseBetween, dorotheusAt, rameseyAt, sahlAt, SOURCE_MODULE } from './moon-profile.js';
import { variantsOf } from './sahl-moon.js';
import { STATUSES } from './schema-parts.js';
import { SCAN_BOUNDS, WesternProfileScanPolicyRequest, WesternProfileWindowsRequest } from './schema-windows.js';
import type { WesternProfileWindowsResponse } from './schema-windows.js';
import { BURNT_PATHS, EIGHTH_RULES, PROFILE_STATUSES } from './wire-words.js';

type CompleteRequest = ReturnType<typeof withDefaults<typeof WesternProfileWindowsRequest>>;
type Judge = (course: LunarCourse, site: FigureSite, cast: CastElection) => Rule[];
interface BoundProfile {
  readonly judge: Judge;
  readonly statusOf: (rules: readonly Rule[]) => ProfileStatus;
  readonly version: string;
  readonly parameters: { name: string; value: string | boolean | null }[];
}

/** Refuses fields that belong to another profile. Errors: InvalidInput. */
function refuse(request: CompleteRequest, fields: readonly (keyof CompleteRequest)[]): void {
  for (const field of fields) {
    const given = request[field];
    if (given === undefined || given === null) continue;
    throw new InvalidInput({
      field: `/${field}`,
      message: `is not accepted for ${request.profile_id}`,
      given,
      allowed: 'null or absent',
    });
  }
}

function sahlVariants(request: CompleteRequest): SahlVariants {
  const burntPath = request.authB_burnt_path_variant ?? null;
  if (burntPath === null) {
    throw new InvalidInput({
      field: '/authB_burnt_path_variant',
      message: 'is required for this profile: the text gives no degrees of the burnt path',
      given: null,
      allowed: 'a variant of the burnt path',
    });
  }
  return variantsOf({
    burnt_path_variant: burntPath,
    eighth_rule_variant: request.authB_eighth_rule_variant ?? EIGHTH_RULES.arabicTwelfthPart,
  });
}

/**
 * The profile of a request with its parameters. Errors: InvalidInput for a missing parameter or one of another profile.
 */
function bindProfile(engine: Engine, request: CompleteRequest): BoundProfile {
  const urgent = {
    name: 'unavoidable_time_urgency',
    value: request.unavoidable_time_urgency ?? null,
  };
  switch (request.profile_id) {
    case 'authA_moon_condition_v1':
      refuse(request, ['authB_burnt_path_variant', 'authB_eighth_rule_variant']);
      return {
        judge: (course, site, cast) => rameseyAt(engine, course, site, cast),
        statusOf: strictProfileStatus,
        version: '1.1.0',
        parameters: [urgent],
      };
    case 'authB_moon_condition_v1': {
      refuse(request, ['unavoidable_time_urgency']);
      const variants = sahlVariants(request);
      return {
        judge: (course, site, cast) => sahlAt(engine, course, site, cast, variants),
        statusOf: profileStatus,
        version: '1.0.0',
        parameters: [
          {
            name: 'burnt_path_variant',
            value: BURNT_PATHS[variants.burntPath],
          },
          {
            name: 'eighth_rule_variant',
            value: EIGHTH_RULES[variants.eighthRule],
          },
        ],
      };
    }
    case 'authC_moon_condition_v1':
      refuse(request, ['authB_burnt_path_variant', 'authB_eighth_rule_variant']);
      return {
        judge: (course, site, cast) => dorotheusAt(engine, course, site, cast),
        statusOf: profileStatus,
        version: '1.0.0',
        parameters: [urgent],
      };
  }
}

const CLAIMS = {
  predicate_semantics: 'profile_status_exact_match_at_discrete_sample',
  continuous_boundary_claim: 'not_provided',
  scoring: 'not_provided',
  ranking: 'not_provided',
  advice: 'not_provided',
  recommendation: 'not_provided',
} as const;
/** The scan policy of a request. Errors: InvalidInput for a span or a number of points that is out of bounds. */
function scanPolicy(request: CompleteRequest) {
  const policy = withDefaults(WesternProfileScanPolicyRequest, request.policy ?? {}),
    { step_days: stepDays, max_scan_points: maxPoints } = policy;
  checkScan({
    jd_start: request.jd_start,
    jd_end: request.jd_end,
    stepDays,
    maxSpanDays: SCAN_BOUNDS.max_span_days,
    maxPoints,
    pointsField: maxPoints < SCAN_BOUNDS.max_scan_points ? '/policy/max_scan_points' : '/policy/step_days',
  });
  return {
    stepDays,
    maxPoints,
    maxWindows: policy.max_windows,
    requestedGapDays: policy.merge_gap_days ?? null,
    mergeGapDays: policy.merge_gap_days ?? 1.5 * stepDays,
  };
}

/** Evaluates the rules of a profile at each point of a grid, and counts the fallbacks of the house system. */
function scannedRules(engine: Engine, request: CompleteRequest, { judge }: BoundProfile, jds: readonly number[]) {
  const { latitude, longitude, house_system: houseSystem } = request,
    course = courseBetween(engine, request.jd_start, request.jd_end);
  let requestedSystem = houseSystem,
    fallbacks = 0;
  const rules = jds.map((jdUt) => {
    const site = { jdUt, latitude, longitude, houseSystem },
      cast = castElection(engine, site);
    if (cast.figure.fallback) fallbacks++;
    requestedSystem = cast.figure.requestedSystem;
    return judge(course, site, cast);
  });
  return { rules, requestedSystem, fallbacks };
}

/** POST /v1/electional/western/profile-windows. Errors: InvalidInput, OutOfCoverage. */
export function westernProfileWindows(
  engine: Engine,
  given: WesternProfileWindowsRequest,
): Static<typeof WesternProfileWindowsResponse> {
  const stages = new StageLog(),
    request = withDefaults(WesternProfileWindowsRequest, given),
    { jd_start, jd_end, latitude, longitude } = request;
  const policy = stages.run('input_validation', () => scanPolicy(request));
  const profile = stages.run('named_profile_binding', () => bindProfile(engine, request));
  const jds = scanGrid(jd_start, jd_end, policy.stepDays);
  const scanned = stages.run('bounded_discrete_scan', () => scannedRules(engine, request, profile, jds));
  const samples = stages.run('exact_status_qualification', () => {
    const wanted = new Set<string>(request.qualification_statuses);
    return scanned.rules.map((rules, i) => {
      const status = PROFILE_STATUSES[profile.statusOf(rules)];
      return {
        jd_ut: jds[i],
        status,
        qualifies: wanted.has(status),
        triggered_rule_ids: ruleIds(rules, 'triggered'),
        not_evaluable_rule_ids: ruleIds(rules, 'notEvaluable'),
      };
    });
  });
  // The answer reports every sample, so the scan never ends early; windows beyond the limit are omitted.
  const runs = stages.run('sample_merge', () => {
    const qualifying = jds.flatMap((_, i) => (samples[i].qualifies ? [i] : []));
    return mergedRuns(jds, qualifying, policy.mergeGapDays);
  });
  return stages.run('response_serialization', () => ({
    profile_id: request.profile_id,
    profile_version: profile.version,
    jd_start,
    jd_end,
    latitude,
    longitude,
    house_system: scanned.requestedSystem,
    policy: {
      step_days: policy.stepDays,
      requested_merge_gap_days: policy.requestedGapDays,
      effective_merge_gap_days: policy.mergeGapDays,
      max_scan_points: policy.maxPoints,
      max_windows: policy.maxWindows,
      qualification_statuses: request.qualification_statuses,
    },
    scan_point_count: jds.length,
    status_counts: STATUSES.map((status) => ({
      status,
      count: samples.filter((sample) => sample.status === status).length,
    })),
    samples,
    windows: runs.slice(0, policy.maxWindows).map(({ first, last, members }) => ({
      jd_start: jds[first],
      jd_end: jds[last],
      duration_hours: (jds[last] - jds[first]) * 24,
      qualifying_count: members.length,
      qualifying_jds: request.include_qualifying_jds ? members.map((i) => jds[i]) : null,
    })),
    windows_truncated: runs.length > policy.maxWindows,
    house_fallback_point_count: scanned.fallbacks,
    profile_parameters: profile.parameters,
    ...CLAIMS,
    bounds: { ...SCAN_BOUNDS },
    provenance: {
      source_module: SOURCE_MODULE,
      engine_entrypoint: 'scan_western_electional_profile',
      facade_entrypoint: `${SOURCE_MODULE}/western`,
      route_semantics: 'bounded_discrete_profile_status_windows',
      stage_sequence: stages.names,
    },
    computation_basis: basisOfJd(engine, jd_start),
  }));
}
