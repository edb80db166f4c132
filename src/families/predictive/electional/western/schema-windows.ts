import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { burntPathVariant, eighthRuleVariant } from './schema-moon.js';
import { houseSystem, literal, optionalLiteral, PROFILE_STATUS, text, texts, urgency } from './schema-parts.js';

/** Bounds of the profile scan (contract): steps of at least an hour, 256 points, 31 days. */
export const SCAN_BOUNDS = {
  max_span_days: 31,
  min_step_days: 1 / 24,
  max_scan_points: 256,
  max_windows: 64,
} as const;

const PROFILE_ID = oneOf(['authA_moon_condition_v1', 'authB_moon_condition_v1', 'authC_moon_condition_v1'], {
  description: 'Moon profile of Ramesey (authA), Sahl (authB) or Dorotheus (authC)',
});
const count = (minimum: number) => Type.Integer({ minimum });

export const WesternProfileScanPolicyRequest = shape('WesternProfileScanPolicyRequest', {
  step_days: defaulted(
    Type.Number({
      minimum: SCAN_BOUNDS.min_step_days,
      maximum: SCAN_BOUNDS.max_span_days,
      description: 'cadence, days',
    }),
    1 / 24,
  ),
  merge_gap_days: optionalOrNull(
    Type.Number({
      minimum: 0,
      maximum: SCAN_BOUNDS.max_span_days,
      description: 'qualifying samples no further apart than this form one window, days; null means 1.5 steps',
    }),
  ),
  max_scan_points: defaulted(
    Type.Integer({
      minimum: 2,
      maximum: SCAN_BOUNDS.max_scan_points,
      description: 'a scan with more points is refused',
    }),
    SCAN_BOUNDS.max_scan_points,
  ),
  max_windows: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: SCAN_BOUNDS.max_windows,
      description: 'further windows are omitted, and windows_truncated is true',
    }),
    SCAN_BOUNDS.max_windows,
  ),
});

export const WesternProfileWindowsRequest = shape('WesternProfileWindowsRequest', {
  profile_id: PROFILE_ID,
  jd_start: julianDayUt1(),
  jd_end: julianDayUt1(`Julian day, UT1; at most ${SCAN_BOUNDS.max_span_days} days after jd_start`),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  house_system: houseSystem(),
  qualification_statuses: Type.Array(PROFILE_STATUS, {
    minItems: 1,
    maxItems: 3,
    uniqueItems: true,
  }),
  policy: Type.Optional(WesternProfileScanPolicyRequest),
  ...urgency,
  authB_burnt_path_variant: optionalOrNull(burntPathVariant()),
  authB_eighth_rule_variant: optionalOrNull(eighthRuleVariant()),
  include_qualifying_jds: defaulted(Type.Boolean(), true),
});
export type WesternProfileWindowsRequest = Static<typeof WesternProfileWindowsRequest>;

export const WesternProfileWindowsResponse = shape('WesternProfileWindowsResponse', {
  profile_id: PROFILE_ID,
  profile_version: text(),
  jd_start: Type.Number(),
  jd_end: Type.Number(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  house_system: text(),
  policy: shape('WesternProfileScanPolicyResponse', {
    step_days: Type.Number(),
    requested_merge_gap_days: nullable(Type.Number()),
    effective_merge_gap_days: Type.Number(),
    max_scan_points: Type.Integer(),
    max_windows: Type.Integer(),
    qualification_statuses: Type.Array(PROFILE_STATUS),
  }),
  scan_point_count: Type.Integer(),
  status_counts: Type.Array(
    shape('WesternProfileStatusCountResponse', {
      status: PROFILE_STATUS,
      count: count(0),
    }),
  ),
  samples: Type.Array(
    shape('WesternProfileSampleWitnessResponse', {
      jd_ut: Type.Number(),
      status: PROFILE_STATUS,
      qualifies: Type.Boolean(),
      triggered_rule_ids: texts(),
      not_evaluable_rule_ids: texts(),
    }),
  ),
  windows: Type.Array(
    shape('WesternProfileWindowResponse', {
      jd_start: Type.Number(),
      jd_end: Type.Number(),
      duration_hours: Type.Number(),
      qualifying_count: count(1),
      qualifying_jds: nullable(Type.Array(Type.Number())),
    }),
  ),
  windows_truncated: Type.Boolean(),
  house_fallback_point_count: Type.Integer({
    description: 'number of samples whose houses are those of the fallback system (Porphyry)',
  }),
  profile_parameters: Type.Array(
    shape('WesternProfileParameterResponse', {
      name: text(),
      value: Type.Unsafe<string | boolean | null>({
        type: ['string', 'boolean', 'null'],
      }),
    }),
  ),
  predicate_semantics: literal('profile_status_exact_match_at_discrete_sample'),
  continuous_boundary_claim: literal('not_provided'),
  scoring: literal('not_provided'),
  ranking: literal('not_provided'),
  advice: literal('not_provided'),
  recommendation: literal('not_provided'),
  bounds: shape('WesternProfileScanBoundsResponse', {
    max_span_days: Type.Optional(Type.Number()),
    min_step_days: Type.Optional(Type.Number()),
    max_scan_points: Type.Optional(Type.Integer()),
    max_windows: Type.Optional(Type.Integer()),
  }),
  provenance: shape('WesternProfileScanProvenanceResponse', {
    source_module: Type.Optional(text()),
    engine_entrypoint: optionalLiteral('scan_western_electional_profile'),
    facade_entrypoint: Type.Optional(text()),
    route_semantics: optionalLiteral('bounded_discrete_profile_status_windows'),
    stage_sequence: texts(),
  }),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
