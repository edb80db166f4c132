import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { PROFILE, SCHEDULE_SOOKSHMA_POLICY, SELECTOR_POLICY_IDS } from './policies.js';
import {
  activity,
  ADMISSION_STATUSES,
  bird,
  fixedShape,
  half,
  locators,
  paksha,
  PanchaPakshiConflictWitnessResponse,
  PanchaPakshiFractionResponse,
  PanchaPakshiProfileDescriptorResponse,
  PanchaPakshiProvenanceResponse,
  PanchaPakshiScheduleCellResponse,
  weekday,
} from './schema-parts.js';

/** Each request names its profile; there is no default. Each operation lists the allowed profiles. */
export const scheduleProfile = () => oneOf([PROFILE.schedule]);
export const natalProfile = () => oneOf([PROFILE.natal]);
export const selectorProfile = () => oneOf([PROFILE.sookshma]);
export const selectorPolicy = () => oneOf(SELECTOR_POLICY_IDS);

export const ProfileParams = shape('PanchaPakshiProfileParams', { profile_id: oneOf(Object.values(PROFILE)) });

export const PanchaPakshiProfilesResponse = shape('PanchaPakshiProfilesResponse', {
  profiles: Type.Array(PanchaPakshiProfileDescriptorResponse),
  total: Type.Integer(),
  default_profile_selected: defaulted(Type.Boolean(), false),
});
export type PanchaPakshiProfilesResponse = Static<typeof PanchaPakshiProfilesResponse>;

export const PanchaPakshiProfileInfoResponse = shape('PanchaPakshiProfileInfoResponse', {
  title: Type.String(),
  provenance: PanchaPakshiProvenanceResponse,
  source_locators: locators(),
  known_conflict_witnesses: Type.Array(PanchaPakshiConflictWitnessResponse),
});
export type PanchaPakshiProfileInfoResponse = Static<typeof PanchaPakshiProfileInfoResponse>;

export const PanchaPakshiAuthJConstitutionStatusResponse = shape('PanchaPakshiAuthJConstitutionStatusResponse', {
  process: oneOf(['SCP']),
  completed_phases: Type.Array(Type.Integer(), { minItems: 12, maxItems: 12 }),
  admission_status: oneOf(ADMISSION_STATUSES),
  public_product: oneOf(['constitutional_status_only']),
  historical_data_status: oneOf(['private_not_exposed']),
  network_status: oneOf(['private_structural_no_admitted_edges']),
  relation_semantics_status: oneOf(['not_admitted']),
  graph_metric_status: oneOf(['not_evaluable_no_admitted_relation_edges']),
  condition_evaluation_status: oneOf(['not_evaluable_no_admitted_condition_doctrine']),
  prognosis_status: oneOf(['not_performed']),
  medical_use_status: oneOf(['forbidden']),
  manifest_profile_status: oneOf(['not_admitted']),
  rest_route_status: oneOf(['admitted_governance_status_only']),
});
export type PanchaPakshiAuthJConstitutionStatusResponse = Static<typeof PanchaPakshiAuthJConstitutionStatusResponse>;

export const PanchaPakshiAksaraIdentityRequest = shape('PanchaPakshiAksaraIdentityRequest', {
  profile_id: scheduleProfile(),
  initial_vowel: Type.String({
    minLength: 1,
    maxLength: 16,
    description: 'first vowel of the name or of the question: A, I, U, E, O in either case, or the Tamil letter',
  }),
});
export type PanchaPakshiAksaraIdentityRequest = Static<typeof PanchaPakshiAksaraIdentityRequest>;

export const PanchaPakshiAksaraIdentityResponse = shape('PanchaPakshiAksaraIdentityResponse', {
  profile_id: Type.String(),
  identity_kind: Type.String(),
  input_symbol: Type.String(),
  normalized_symbol: Type.String(),
  bird: bird(),
  is_natal_moon_identity: Type.Boolean(),
  source_locators: locators(),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiAksaraIdentityResponse = Static<typeof PanchaPakshiAksaraIdentityResponse>;

export const PanchaPakshiNakshatraBirdMappingRequest = shape('PanchaPakshiNakshatraBirdMappingRequest', {
  profile_id: natalProfile(),
  profile_paksha: paksha(),
  nakshatra_index: Type.Integer({ minimum: 0, maximum: 26, description: '0 Ashwini ... 26 Revati' }),
});
export type PanchaPakshiNakshatraBirdMappingRequest = Static<typeof PanchaPakshiNakshatraBirdMappingRequest>;

export const PanchaPakshiNakshatraBirdMappingResponse = shape('PanchaPakshiNakshatraBirdMappingResponse', {
  profile_id: Type.String(),
  profile_paksha: paksha(),
  nakshatra_index: Type.Integer({ minimum: 0, maximum: 26 }),
  nakshatra: Type.String(),
  bird: bird(),
  mapping_status: oneOf(['direct_source_attested']),
  source_table_semantics: oneOf(['nakshatra_bird_table_not_explicitly_natal_moon']),
  assembly_policy: oneOf(['verse_precedence_for_nakshatra_partition']),
  source_locators: locators(1, 1),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiNakshatraBirdMappingResponse = Static<typeof PanchaPakshiNakshatraBirdMappingResponse>;

export const PanchaPakshiPaduBirdMappingRequest = shape('PanchaPakshiPaduBirdMappingRequest', {
  profile_id: oneOf([PROFILE.padu]),
  profile_paksha: paksha(),
  weekday: weekday(),
});
export type PanchaPakshiPaduBirdMappingRequest = Static<typeof PanchaPakshiPaduBirdMappingRequest>;

export const PanchaPakshiPaduBirdMappingResponse = shape('PanchaPakshiPaduBirdMappingResponse', {
  profile_id: Type.String(),
  profile_paksha: paksha(),
  weekday: weekday(),
  bird: bird(),
  mapping_status: oneOf(['direct_source_attested']),
  source_table_semantics: oneOf(['profile_paksha_weekday_death_or_inoperative_bird_not_schedule_rule_activity']),
  assembly_policy: oneOf(['paksha_stanzas_govern_repeated_combined_table_confirms']),
  source_locators: locators(3, 3),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiPaduBirdMappingResponse = Static<typeof PanchaPakshiPaduBirdMappingResponse>;

export const PanchaPakshiNominalScheduleRequest = shape('PanchaPakshiNominalScheduleRequest', {
  profile_id: scheduleProfile(),
  paksha: paksha(),
  half: half(),
  weekday: weekday(),
});
export type PanchaPakshiNominalScheduleRequest = Static<typeof PanchaPakshiNominalScheduleRequest>;

export const PanchaPakshiNominalScheduleResponse = shape('PanchaPakshiNominalScheduleResponse', {
  profile_id: Type.String(),
  admission_status: oneOf(ADMISSION_STATUSES),
  product_kind: Type.String(),
  generator_id: Type.String(),
  paksha: paksha(),
  half: half(),
  weekday: weekday(),
  first_eat_bird: bird(),
  temporal_model_kind: Type.String(),
  span_nazhigai: PanchaPakshiFractionResponse,
  samam_span_nazhigai: PanchaPakshiFractionResponse,
  cells: Type.Array(PanchaPakshiScheduleCellResponse, { description: '25 cells by time, each [start, end)' }),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiNominalScheduleResponse = Static<typeof PanchaPakshiNominalScheduleResponse>;

export const PanchaPakshiFirstEatBirdMappingRequest = shape('PanchaPakshiFirstEatBirdMappingRequest', {
  profile_id: scheduleProfile(),
  profile_paksha: paksha(),
  half: half(),
  weekday: weekday(),
});
export type PanchaPakshiFirstEatBirdMappingRequest = Static<typeof PanchaPakshiFirstEatBirdMappingRequest>;

export const PanchaPakshiFirstEatBirdMappingResponse = shape('PanchaPakshiFirstEatBirdMappingResponse', {
  profile_id: Type.String(),
  generator_id: Type.String(),
  profile_paksha: paksha(),
  half: half(),
  weekday: weekday(),
  first_eat_bird: bird(),
  mapping_status: oneOf(['direct_source_attested']),
  source_table_semantics: oneOf([
    'profile_paksha_half_weekday_first_samam_eat_seed_not_padu_authority_condition_or_score',
  ]),
  source_locators: locators(3, 4),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiFirstEatBirdMappingResponse = Static<typeof PanchaPakshiFirstEatBirdMappingResponse>;

/** Both parts are below 2^53, where JSON numbers are exact. */
const PanchaPakshiFractionRequest = shape(
  'PanchaPakshiFractionRequest',
  {
    numerator: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    denominator: Type.Integer({ exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  },
  { description: 'exact nazhigai from the start of the samam, in [0, 6); the fraction must be reduced' },
);
export type PanchaPakshiFractionRequest = Static<typeof PanchaPakshiFractionRequest>;

export const PanchaPakshiSookshmaSelectionRequest = shape('PanchaPakshiSookshmaSelectionRequest', {
  profile_id: selectorProfile(),
  policy_id: selectorPolicy(),
  parent_activity: activity('activity of the divided samam'),
  elapsed_nazhigai: PanchaPakshiFractionRequest,
});
export type PanchaPakshiSookshmaSelectionRequest = Static<typeof PanchaPakshiSookshmaSelectionRequest>;

const PanchaPakshiSookshmaIntervalResponse = shape('PanchaPakshiSookshmaIntervalResponse', {
  ordinal: Type.Integer({ minimum: 1, maximum: 5 }),
  activity: nullable(activity()),
  start_nazhigai: PanchaPakshiFractionResponse,
  end_nazhigai: PanchaPakshiFractionResponse,
  duration_nazhigai: PanchaPakshiFractionResponse,
});
export type PanchaPakshiSookshmaIntervalResponse = Static<typeof PanchaPakshiSookshmaIntervalResponse>;

const PanchaPakshiSookshmaSelectorPolicyResponse = shape('PanchaPakshiSookshmaSelectorPolicyResponse', {
  policy_id: selectorPolicy(),
  source_layer: Type.String(),
  partition_kind: oneOf(['weighted_activity_durations', 'five_equal_parts']),
  container_span_nazhigai: PanchaPakshiFractionResponse,
  interval_count: Type.Literal(5),
  interval_ownership: oneOf(['half_open']),
  sequence_policy: Type.String(),
  activity_assignment_status: oneOf(['source_attested_cyclic_activity_rows', 'not_attested']),
  activity_durations_nazhigai: Type.Array(
    shape('PanchaPakshiSookshmaActivityDurationResponse', {
      activity: activity(),
      duration_nazhigai: PanchaPakshiFractionResponse,
    }),
    { maxItems: 5 },
  ),
  automatic_policy_selection: oneOf(['forbidden']),
  authJ_composition_status: oneOf(['not_performed_requires_separate_explicit_cross_witness_decision']),
  outcome_interpretation_status: oneOf(['not_performed']),
  source_locator_ids: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
});
export type PanchaPakshiSookshmaSelectorPolicyResponse = Static<typeof PanchaPakshiSookshmaSelectorPolicyResponse>;

export const PanchaPakshiSookshmaSelectionResponse = shape('PanchaPakshiSookshmaSelectionResponse', {
  profile_id: Type.String(),
  parent_activity: activity(),
  elapsed_nazhigai: PanchaPakshiFractionResponse,
  policy: PanchaPakshiSookshmaSelectorPolicyResponse,
  intervals: Type.Array(PanchaPakshiSookshmaIntervalResponse, { minItems: 5, maxItems: 5 }),
  selected_ordinal: Type.Integer({ minimum: 1, maximum: 5 }),
  selected_interval: PanchaPakshiSookshmaIntervalResponse,
  source_locators: locators(2, 2),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiSookshmaSelectionResponse = Static<typeof PanchaPakshiSookshmaSelectionResponse>;

export const PanchaPakshiScheduleSookshmaSelectionRequest = shape('PanchaPakshiScheduleSookshmaSelectionRequest', {
  schedule_profile_id: scheduleProfile(),
  selector_profile_id: selectorProfile(),
  profile_paksha: paksha(),
  half: half(),
  weekday: weekday(),
  samam_index: Type.Integer({ minimum: 1, maximum: 5 }),
  subject_bird: bird('bird whose activity in the samam is divided'),
  selector_policy_id: selectorPolicy(),
  elapsed_nazhigai: PanchaPakshiFractionRequest,
});
export type PanchaPakshiScheduleSookshmaSelectionRequest = Static<typeof PanchaPakshiScheduleSookshmaSelectionRequest>;

export const PanchaPakshiScheduleSookshmaSelectionResponse = shape('PanchaPakshiScheduleSookshmaSelectionResponse', {
  schedule_profile_id: Type.String(),
  selector_profile_id: Type.String(),
  schedule: PanchaPakshiNominalScheduleResponse,
  samam_index: Type.Integer({ minimum: 1, maximum: 5 }),
  subject_bird: bird(),
  parent_schedule_cell: PanchaPakshiScheduleCellResponse,
  elapsed_nazhigai: PanchaPakshiFractionResponse,
  composition_policy: fixedShape('PanchaPakshiScheduleSookshmaCompositionPolicyResponse', SCHEDULE_SOOKSHMA_POLICY),
  sookshma_selection: PanchaPakshiSookshmaSelectionResponse,
});
export type PanchaPakshiScheduleSookshmaSelectionResponse = Static<
  typeof PanchaPakshiScheduleSookshmaSelectionResponse
>;

export const PanchaPakshiDirectedRelationshipRequest = shape('PanchaPakshiDirectedRelationshipRequest', {
  profile_id: scheduleProfile(),
  subject: bird('bird that has the relation'),
  target: bird('another bird; the relation of a bird with itself is not defined'),
});
export type PanchaPakshiDirectedRelationshipRequest = Static<typeof PanchaPakshiDirectedRelationshipRequest>;

export const PanchaPakshiDirectedRelationshipResponse = shape('PanchaPakshiDirectedRelationshipResponse', {
  profile_id: Type.String(),
  model_kind: Type.String(),
  subject: bird(),
  target: bird(),
  relation: oneOf(['friend', 'enemy']),
  is_reciprocal_inference: Type.Boolean(),
  source_locators: locators(),
  provenance: PanchaPakshiProvenanceResponse,
});
export type PanchaPakshiDirectedRelationshipResponse = Static<typeof PanchaPakshiDirectedRelationshipResponse>;
