import { Type } from '@sinclair/typebox';
import type { Static, TProperties } from '@sinclair/typebox';
import { ComputationBasis } from '../../../../contract/basis.js';
import { nullable, shape } from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { PredicateParameters, ScorerParameters } from './schema.js';

const text = () => Type.String();
const texts = () => Type.Array(Type.String());
const optionalText = () => Type.Optional(Type.String());
const optionalFlag = () => Type.Optional(Type.Boolean());

const ElectionalBoundsResponse = shape('ElectionalBoundsResponse', {
  max_span_days: Type.Optional(Type.Number()),
  min_step_days: Type.Optional(Type.Number()),
  max_step_days: Type.Optional(Type.Number()),
  max_scan_points: Type.Optional(Type.Integer()),
  max_windows: Type.Optional(Type.Integer()),
  max_boundary_refine_steps: Type.Optional(Type.Integer()),
  max_bodies: Type.Optional(Type.Integer()),
  admitted_subjects: Type.Optional(texts()),
});

const profileFields = {
  profile_id: text(),
  version: text(),
  description: text(),
  required_parameters: texts(),
  required_chart_fields: texts(),
  supported_frames: texts(),
};
const profileStatus = { doctrine_status: text(), non_goals: texts() };
const scale = {
  score_scale: Type.Array(Type.Number()),
  score_direction: text(),
};

const catalogue = <P extends TProperties, Q extends TProperties>(title: string, profile: P, provenance: Q) =>
  shape(`Electional${title}CatalogResponse`, {
    profiles: Type.Array(shape(`Electional${title}ProfileResponse`, profile)),
    bounds: ElectionalBoundsResponse,
    provenance: shape(`Electional${title}CatalogProvenance`, provenance),
  });
const catalogueSource = {
  source_module: text(),
  western_electional_doctrine: text(),
  stage_sequence: texts(),
};
export const ElectionalPredicateCatalogResponse = catalogue(
  'Predicate',
  { ...profileFields, ...profileStatus },
  { ...catalogueSource, predicate_owner: text() },
);
export const ElectionalScorerCatalogResponse = catalogue(
  'Scorer',
  { ...profileFields, ...scale, ...profileStatus },
  { ...catalogueSource, scorer_owner: text(), ...scale },
);

const ElectionalPredicateResponse = shape('ElectionalPredicateResponse', {
  profile_id: text(),
  profile_version: text(),
  parameters: PredicateParameters,
  owner: optionalText(),
  doctrine_status: optionalText(),
});
const ElectionalScorerResponse = shape('ElectionalScorerResponse', {
  profile_id: text(),
  profile_version: text(),
  parameters: ScorerParameters,
  owner: optionalText(),
  score_scale: Type.Optional(Type.Array(Type.Number())),
  score_direction: optionalText(),
  doctrine_status: optionalText(),
});

const policyFields = {
  requested_step_days: Type.Number(),
  effective_step_days: Type.Number(),
  requested_merge_gap_days: nullable(Type.Number()),
  effective_merge_gap_days: Type.Number(),
  requested_house_system: text(),
  effective_house_system: Type.String({
    description:
      'effective house system at the first point where the requested one failed, otherwise the requested one',
  }),
  requested_bodies: nullable(texts()),
  effective_bodies: nullable(texts()),
  requested_zodiac_frame: text(),
  effective_zodiac_frame: text(),
  requested_ayanamsa_system: text(),
  effective_ayanamsa_system: text(),
  requested_ayanamsa_mode: text(),
  effective_ayanamsa_mode: text(),
  requested_boundary_refine_steps: Type.Integer(),
  effective_boundary_refine_steps: Type.Integer(),
  requested_max_windows: Type.Integer(),
  house_fallback_point_count: Type.Integer({
    description: 'number of scan points at which a fallback house system was used',
  }),
};
const ElectionalPolicyResponse = shape('ElectionalPolicyResponse', {
  ...policyFields,
  effective_max_windows: Type.Integer(),
});
const ElectionalMomentPolicyResponse = shape('ElectionalMomentPolicyResponse', {
  ...policyFields,
  effective_max_windows: nullable(Type.Integer()),
  merge_gap_days_applicable: optionalFlag(),
  boundary_refinement_applicable: optionalFlag(),
  max_windows_applicable: optionalFlag(),
});
const ElectionalScoredPolicyResponse = shape('ElectionalScoredPolicyResponse', {
  ...policyFields,
  effective_max_windows: Type.Integer(),
  max_windows_semantics: optionalText(),
});

const scanFields = {
  jd_start: Type.Number(),
  jd_end: Type.Number(),
  span_days: Type.Number(),
  scan_point_count: Type.Integer({
    description: 'number of points of the grid',
  }),
  evaluated_point_count: Type.Integer({
    description: 'number of points evaluated before the scan ended',
  }),
  discrete_scan: optionalFlag(),
  continuous_truth_claimed: optionalFlag(),
  exact_boundary_claimed: optionalFlag(),
};
const ElectionalScanResponse = shape('ElectionalScanResponse', scanFields);
const ElectionalScoredScanResponse = shape('ElectionalScoredScanResponse', {
  ...scanFields,
  exact_peak_claimed: optionalFlag(),
});

const windowFields = {
  jd_start: Type.Number(),
  jd_end: Type.Number(),
  duration_hours: Type.Number(),
  qualifying_count: Type.Integer(),
  qualifying_jds: nullable(Type.Array(Type.Number())),
  entry_bracket: nullable(
    Type.Array(Type.Number(), {
      description: '[last point known to fail, first known to qualify]',
    }),
  ),
  exit_bracket: nullable(
    Type.Array(Type.Number(), {
      description: '[last point known to qualify, first known to fail]',
    }),
  ),
  window_kind: optionalText(),
};
const ElectionalWindowResponse = shape('ElectionalWindowResponse', windowFields);
export type ElectionalWindow = Static<typeof ElectionalWindowResponse>;
const ElectionalScoredWindowResponse = shape('ElectionalScoredWindowResponse', {
  ...windowFields,
  score: Type.Number({ minimum: 0, maximum: 1 }),
  peak_jd: Type.Number(),
  score_rank: nullable(Type.Integer()),
  peak_kind: optionalText(),
});
export type ElectionalScoredWindow = Static<typeof ElectionalScoredWindowResponse>;

const ElectionalValidationResponse = shape('ElectionalValidationResponse', {
  included: optionalFlag(),
  passed: Type.Boolean(),
  failures: texts(),
});

const provenanceFields = {
  source_module: optionalText(),
  engine_entrypoint: optionalText(),
  predicate_owner: optionalText(),
  predicate_profile: text(),
  predicate_profile_version: text(),
  chart_construction_owner: optionalText(),
  reader_owner: text(),
  scan_semantics: optionalText(),
  boundary_semantics: optionalText(),
  western_electional_doctrine: optionalText(),
  advice_language: optionalText(),
  stage_sequence: texts(),
};
const ElectionalProvenanceResponse = shape('ElectionalProvenanceResponse', {
  ...provenanceFields,
  window_semantics: optionalText(),
  scoring: optionalText(),
  moments_route: optionalText(),
});
const ElectionalMomentsProvenanceResponse = shape('ElectionalMomentsProvenanceResponse', {
  ...provenanceFields,
  moment_semantics: optionalText(),
  window_merge: optionalText(),
  scoring: optionalText(),
});
const ElectionalScoredProvenanceResponse = shape('ElectionalScoredProvenanceResponse', {
  ...provenanceFields,
  scorer_owner: optionalText(),
  scorer_profile: text(),
  scorer_profile_version: text(),
  window_semantics: optionalText(),
  score_semantics: optionalText(),
  score_scale: Type.Optional(Type.Array(Type.Number())),
  score_direction: optionalText(),
  score_rank_semantics: optionalText(),
  peak_semantics: optionalText(),
  exact_peak_claimed: optionalFlag(),
  score_peak_refinement: optionalText(),
  max_windows_semantics: optionalText(),
  recommendation_language: optionalText(),
  scoring_doctrine: optionalText(),
});

const closing = {
  bounds: ElectionalBoundsResponse,
  validation: ElectionalValidationResponse,
};
const basis = { computation_basis: ComputationBasis, ...optionsNotApplied };

export const ElectionalWindowsResponse = shape('ElectionalWindowsResponse', {
  predicate: ElectionalPredicateResponse,
  policy: ElectionalPolicyResponse,
  scan: ElectionalScanResponse,
  windows: Type.Array(ElectionalWindowResponse),
  ...closing,
  provenance: ElectionalProvenanceResponse,
  ...basis,
});
export const ElectionalMomentsResponse = shape('ElectionalMomentsResponse', {
  predicate: ElectionalPredicateResponse,
  policy: ElectionalMomentPolicyResponse,
  scan: ElectionalScanResponse,
  moments: shape('ElectionalMomentsListResponse', {
    count: Type.Integer(),
    jds: nullable(Type.Array(Type.Number())),
    first_jd: nullable(Type.Number()),
    last_jd: nullable(Type.Number()),
    moment_kind: optionalText(),
    sorted_temporally: optionalFlag(),
  }),
  ...closing,
  provenance: ElectionalMomentsProvenanceResponse,
  ...basis,
});
export const ElectionalScoredResponse = shape('ElectionalScoredResponse', {
  predicate: ElectionalPredicateResponse,
  scorer: ElectionalScorerResponse,
  policy: ElectionalScoredPolicyResponse,
  scan: ElectionalScoredScanResponse,
  scored_windows: Type.Array(ElectionalScoredWindowResponse),
  score_summary: shape('ElectionalScoreSummaryResponse', {
    count: Type.Integer(),
    highest_score: nullable(Type.Number()),
    lowest_score: nullable(Type.Number()),
    score_rank_basis: optionalText(),
    rank_scope: optionalText(),
    global_best_claimed: optionalFlag(),
  }),
  ...closing,
  provenance: ElectionalScoredProvenanceResponse,
  ...basis,
});
