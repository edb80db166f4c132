import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape } from '../../../../contract/fields.js';
import { ComputationBasis } from '../../../../contract/basis.js';
import { PHASES } from './schema.js';

/** Answers of the two routes, with the receipts of every model and input of a verdict. */

const status = () => oneOf(['evaluated', 'not_evaluable', 'not_found']);
const evidence = () =>
  oneOf(['evaluated_clear_sky', 'evaluated_no_event', 'not_applicable', 'missing_dependency', 'out_of_domain']);

const VisibilityDataPackReceiptResponse = shape('VisibilityDataPackReceiptResponse', {
  pack_id: Type.String(),
  version: Type.String(),
  compatibility_id: Type.String(),
  composite_model_id: Type.String(),
  table_format_id: Type.String(),
  engine_contract_id: Type.String(),
  engine_contract_version: Type.Integer(),
  manifest_sha256: Type.String(),
  generation_fingerprint: Type.String(),
  payload_sha256: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  source_artifact_spec_id: Type.String(),
  source_artifact_manifest_sha256: Type.String(),
  source_dataset_ids: Type.Array(Type.String()),
  license: Type.String(),
  notice_sha256: Type.String(),
});
export type DataPackReceipt = Static<typeof VisibilityDataPackReceiptResponse>;

const PhysicalAtmosphereReceiptResponse = shape('PhysicalAtmosphereReceiptResponse', {
  complete: Type.Boolean(),
  within_data_pack_domain: nullable(Type.Boolean()),
  atmosphere_profile: Type.String(),
  aerosol_profile: Type.String(),
  observer_altitude_m: Type.Number(),
  surface_pressure_hpa: Type.Number(),
  aod550: Type.Number(),
  angstrom_exponent: Type.Number(),
  ozone_du: Type.Number(),
  ground_albedo: Type.Number(),
});
export type AtmosphereReceipt = Static<typeof PhysicalAtmosphereReceiptResponse>;

const PhysicalValidityDomainReceiptResponse = shape('PhysicalValidityDomainReceiptResponse', {
  no_extrapolation: Type.Boolean(),
  solar_center_altitude_domain_deg: Type.Tuple([Type.Number(), Type.Number()]),
  target_true_altitude_domain_deg: Type.Tuple([Type.Number(), Type.Number()]),
  relative_solar_azimuth_domain_deg: Type.Tuple([Type.Number(), Type.Number()]),
  queried_solar_center_altitude_deg: nullable(Type.Number()),
  queried_target_true_altitude_deg: nullable(Type.Number()),
  queried_relative_solar_azimuth_deg: nullable(Type.Number()),
  within_domain: nullable(Type.Boolean()),
});
export type ValidityDomainReceipt = Static<typeof PhysicalValidityDomainReceiptResponse>;

const PhysicalObserverProtocolReceiptResponse = shape('PhysicalObserverProtocolReceiptResponse', {
  protocol_id: Type.String(),
  task: Type.String(),
  optical_aid: Type.String(),
  adaptation_field: Type.String(),
  local_horizon_altitude_deg: Type.Number(),
  refraction_model_id: Type.String(),
  refraction_pressure_hpa: Type.Number(),
  refraction_temperature_c: Type.Number(),
  refraction_relative_humidity: Type.Number(),
  horizon_model_id: Type.String(),
  directional_profile_applied: Type.Boolean(),
  directional_profile_id: nullable(Type.String()),
  directional_profile_source_id: nullable(Type.String()),
  directional_profile_source_receipt_sha256: nullable(Type.String()),
  detection_field_factor_model_id: Type.String(),
  detection_field_factor_value: Type.Number(),
  detection_field_factor_mutable: Type.Boolean(),
  detection_field_factor_source_ids: Type.Array(Type.String()),
  probabilistic_detection_claimed: Type.Boolean(),
});
export type ObserverProtocolReceipt = Static<typeof PhysicalObserverProtocolReceiptResponse>;

const PhysicalBackgroundReceiptResponse = shape('PhysicalBackgroundReceiptResponse', {
  authority_id: Type.String(),
  component_ids: Type.Array(Type.String()),
  source_ids: Type.Array(Type.String()),
  photopic_luminance_cd_m2: Type.Number(),
  scotopic_luminance_cd_m2: Type.Number(),
  mesopic_luminance_cd_m2: Type.Number(),
  scotopic_to_photopic_ratio: Type.Number(),
  adaptation_coefficient: Type.Number(),
  weighting_state: Type.String(),
  adaptation_solver_method: Type.String(),
  photopic_solver_relative_standard_error_bound: nullable(Type.Number()),
  scotopic_solver_relative_standard_error_bound: nullable(Type.Number()),
  solver_uncertainty_bound_method: nullable(Type.String()),
  photopic_interpolation_maximum_error_mag: nullable(Type.Number()),
  photopic_interpolation_p95_error_mag: nullable(Type.Number()),
  scotopic_interpolation_maximum_error_mag: nullable(Type.Number()),
  scotopic_interpolation_p95_error_mag: nullable(Type.Number()),
  storage_maximum_error_mag: nullable(Type.Number()),
  component_inventory_complete: Type.Boolean(),
  modeled_component_count: Type.Integer(),
});
export type BackgroundReceipt = Static<typeof PhysicalBackgroundReceiptResponse>;

const PhysicalTargetReceiptResponse = shape('PhysicalTargetReceiptResponse', {
  target_id: Type.String(),
  photometry_model_id: Type.String(),
  photometry_source_ids: Type.Array(Type.String()),
  spectral_profile_id: Type.String(),
  spectral_source_ids: Type.Array(Type.String()),
  spectral_source_receipt_sha256: Type.String(),
  spectral_model_details: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  top_of_atmosphere_visual_magnitude: Type.Number(),
  scotopic_to_photopic_ratio: Type.Number(),
  photopic_transmission: Type.Number(),
  scotopic_transmission: Type.Number(),
  conditioned_target_magnitude: Type.Number(),
  direct_interpolation_maximum_error_mag: Type.Number(),
  direct_interpolation_p95_error_mag: Type.Number(),
  storage_maximum_error_mag: Type.Number(),
});
export type TargetReceipt = Static<typeof PhysicalTargetReceiptResponse>;

const PhysicalThresholdReceiptResponse = shape('PhysicalThresholdReceiptResponse', {
  model_id: Type.String(),
  background_luminance_cd_m2: Type.Number(),
  field_factor: Type.Number(),
  threshold_illuminance_lux: Type.Number(),
  limiting_magnitude: Type.Number(),
  valid_background_min_cd_m2: Type.Number(),
  valid_background_max_cd_m2: Type.Number(),
  equation_receipt: Type.String(),
});
export type ThresholdReceipt = Static<typeof PhysicalThresholdReceiptResponse>;

const PhysicalVisibilityErrorBudgetReceiptResponse = shape('PhysicalVisibilityErrorBudgetReceiptResponse', {
  method_id: Type.String(),
  background_error_authority: Type.String(),
  solver_relative_standard_error_multiplier: nullable(Type.Number()),
  background_mesopic_luminance_envelope_lower_cd_m2: Type.Number(),
  background_mesopic_luminance_envelope_upper_cd_m2: Type.Number(),
  limiting_magnitude_envelope_lower: Type.Number(),
  limiting_magnitude_envelope_upper: Type.Number(),
  conditioned_target_magnitude_maximum_pack_error: Type.Number(),
  visibility_margin_envelope_lower_magnitude: Type.Number(),
  visibility_margin_envelope_upper_magnitude: Type.Number(),
  visibility_margin_envelope_maximum_deviation_magnitude: Type.Number(),
  visibility_classification_within_data_pack_envelope: Type.String(),
  included_error_sources: Type.Array(Type.String()),
  unquantified_error_sources: Type.Array(Type.String()),
});
export type ErrorBudgetReceipt = Static<typeof PhysicalVisibilityErrorBudgetReceiptResponse>;

const VisibilityComponentReceiptResponse = shape('VisibilityComponentReceiptResponse', {
  role: Type.String(),
  component_id: Type.String(),
  source_ids: Type.Array(Type.String()),
  details: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.String()]))),
});
export type ComponentReceipt = Static<typeof VisibilityComponentReceiptResponse>;

const PhysicalHorizonReceiptResponse = shape('PhysicalHorizonReceiptResponse', {
  horizon_model_id: Type.String(),
  apparent_horizon_altitude_deg: nullable(Type.Number()),
  directional_profile_applied: Type.Boolean(),
  refraction_model_id: Type.String(),
  refraction_pressure_hpa: Type.Number(),
  refraction_temperature_c: Type.Number(),
  refraction_relative_humidity: Type.Number(),
  applied_to: Type.Array(Type.String()),
  target_apparent_boundary_altitude_deg: Type.Optional(nullable(Type.Number())),
  solar_apparent_horizon_altitude_deg: Type.Optional(nullable(Type.Number())),
  data_pack_target_true_altitude_floor_deg: Type.Optional(nullable(Type.Number())),
  target_boundary_narrowing_applied: Type.Optional(Type.Boolean()),
  directional_profile_id: Type.Optional(nullable(Type.String())),
  directional_profile_source_id: Type.Optional(nullable(Type.String())),
  directional_profile_source_receipt_sha256: Type.Optional(nullable(Type.String())),
  interpolation_method_id: Type.Optional(nullable(Type.String())),
  profile_sample_count: Type.Optional(nullable(Type.Integer())),
  admitted_maximum_gap_deg: Type.Optional(nullable(Type.Number())),
  actual_maximum_gap_deg: Type.Optional(nullable(Type.Number())),
  maximum_absolute_slope_deg_per_deg: Type.Optional(nullable(Type.Number())),
  cone_signal_lipschitz_factor: Type.Optional(nullable(Type.Number())),
  queried_target_azimuth_deg: Type.Optional(nullable(Type.Number())),
  queried_solar_azimuth_deg: Type.Optional(nullable(Type.Number())),
  target_local_horizon_altitude_deg: Type.Optional(nullable(Type.Number())),
  solar_local_horizon_altitude_deg: Type.Optional(nullable(Type.Number())),
  event_certificate_id: Type.Optional(nullable(Type.String())),
  event_certificate_source_sha256: Type.Optional(nullable(Type.String())),
  event_certificate_maximum_absolute_rate_per_day: Type.Optional(nullable(Type.Number())),
});
export type HorizonReceipt = Static<typeof PhysicalHorizonReceiptResponse>;

export const PhysicalVisibilityAssessmentResponse = shape('PhysicalVisibilityAssessmentResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  status: status(),
  evidence_state: evidence(),
  reason: nullable(Type.String()),
  true_target_altitude_deg: nullable(Type.Number()),
  apparent_target_altitude_deg: nullable(Type.Number()),
  true_solar_center_altitude_deg: nullable(Type.Number()),
  relative_solar_azimuth_deg: nullable(Type.Number()),
  geometrically_visible: nullable(Type.Boolean()),
  visible: nullable(Type.Boolean()),
  observable: nullable(Type.Boolean()),
  visibility_margin_magnitude: nullable(Type.Number()),
  data_pack_receipt: nullable(VisibilityDataPackReceiptResponse),
  atmosphere_receipt: PhysicalAtmosphereReceiptResponse,
  validity_domain_receipt: nullable(PhysicalValidityDomainReceiptResponse),
  observer_protocol_receipt: PhysicalObserverProtocolReceiptResponse,
  background_receipt: nullable(PhysicalBackgroundReceiptResponse),
  target_receipt: nullable(PhysicalTargetReceiptResponse),
  threshold_receipt: nullable(PhysicalThresholdReceiptResponse),
  error_budget_receipt: nullable(PhysicalVisibilityErrorBudgetReceiptResponse),
  components: Type.Array(VisibilityComponentReceiptResponse),
  horizon_receipt: Type.Optional(nullable(PhysicalHorizonReceiptResponse)),
  computation_basis: Type.Optional(ComputationBasis),
});
export type Assessment = Static<typeof PhysicalVisibilityAssessmentResponse>;

const PhysicalObservationWindowReceiptResponse = shape('PhysicalObservationWindowReceiptResponse', {
  observation_day_key: Type.Integer(),
  start_jd_ut: Type.Number(),
  end_jd_ut: Type.Number(),
  target_boundary_jd_ut: Type.Number(),
  target_boundary_role: Type.String(),
  solar_side: Type.String(),
});
export type ObservationWindowReceipt = Static<typeof PhysicalObservationWindowReceiptResponse>;

const PhysicalEphemerisReceiptResponse = shape('PhysicalEphemerisReceiptResponse', {
  provider_id: Type.String(),
  input_timescale: Type.String(),
  ephemeris_timescale: Type.String(),
  direction_frame: Type.String(),
  horizontal_frame: Type.String(),
  refraction_applied_separately: Type.Boolean(),
});
export type EphemerisReceipt = Static<typeof PhysicalEphemerisReceiptResponse>;

const PhysicalEventSolverReceiptResponse = shape('PhysicalEventSolverReceiptResponse', {
  search_window_days: Type.Integer(),
  scan_step_days: Type.Number(),
  bracket_tolerance_days: Type.Number(),
  adaptive_minimum_step_days: Type.Number(),
  root_time_tolerance_days: Type.Number(),
  root_margin_tolerance_magnitude: Type.Number(),
  near_zero_tolerance_magnitude: Type.Number(),
  curvature_tolerance_magnitude: Type.Number(),
  candidate_day_count: Type.Integer(),
  guard_day_count: Type.Integer(),
  classified_day_count: Type.Integer(),
  evaluable_day_count: Type.Integer(),
  observation_window_count: Type.Integer(),
  scalar_evaluation_count: Type.Integer(),
  sign_changing_root_count: Type.Integer(),
  tangent_root_count: Type.Integer(),
  near_zero_interval_count: Type.Integer(),
  non_evaluable_gap_count: Type.Integer(),
  maximum_sample_gap_days: nullable(Type.Number()),
  classified_day_states: Type.Array(
    Type.Tuple([Type.Integer(), Type.String(), nullable(Type.String()), nullable(Type.String())]),
  ),
  non_evaluable_day_states: Type.Array(Type.Tuple([Type.Integer(), Type.String(), nullable(Type.String())])),
  crossing_completeness_state: Type.String(),
  crossing_completeness_reason: nullable(Type.String()),
  crossing_certificate_ids: Type.Optional(Type.Array(Type.String())),
  crossing_certificate_source_sha256: Type.Optional(nullable(Type.String())),
  root_enclosure_count: Type.Optional(Type.Integer()),
  unresolved_certificate_interval_count: Type.Optional(Type.Integer()),
});
export type EventSolverReceipt = Static<typeof PhysicalEventSolverReceiptResponse>;

const PhysicalEventSensitivityReceiptResponse = shape('PhysicalEventSensitivityReceiptResponse', {
  data_pack_numerical_event_interval_jd_ut: nullable(Type.Tuple([Type.Number(), Type.Number()])),
  data_pack_numerical_reason: nullable(Type.String()),
  data_pack_numerical_observation_day_keys: Type.Optional(
    nullable(
      Type.Tuple([Type.Integer(), Type.Integer()], {
        description: "first and last day of the event at the ends of the pack's envelope",
      }),
    ),
  ),
  atmospheric_scenario_event_interval_jd_ut: nullable(Type.Tuple([Type.Number(), Type.Number()])),
  atmospheric_scenario_reason: nullable(Type.String()),
  atmospheric_scenario_observation_day_keys: Type.Optional(
    nullable(
      Type.Tuple([Type.Integer(), Type.Integer()], {
        description: 'first and last day of the event with half and twice the aerosol',
      }),
    ),
  ),
  probabilistic_confidence_claimed: Type.Boolean(),
});
export type EventSensitivityReceipt = Static<typeof PhysicalEventSensitivityReceiptResponse>;

export const PhysicalVisibilityEventResponse = shape('PhysicalVisibilityEventResponse', {
  body: Type.String(),
  phase: oneOf(PHASES),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  status: status(),
  evidence_state: evidence(),
  reason: nullable(Type.String()),
  observation_day_key: nullable(Type.Integer()),
  comparison_observation_day_key: nullable(Type.Integer()),
  comparison_day_status: nullable(Type.String()),
  event_jd_ut: nullable(Type.Number()),
  event_time_semantics: nullable(
    oneOf(['visibility_margin_zero', 'apparent_target_horizon', 'data_pack_target_altitude_floor']),
  ),
  target_horizon_jd_ut: nullable(Type.Number()),
  peak_margin_jd_ut: nullable(Type.Number()),
  peak_margin_magnitude: nullable(Type.Number()),
  boundary_role: nullable(Type.String()),
  crossing_direction: nullable(oneOf(['not_visible_to_visible', 'visible_to_not_visible'])),
  boundary_source: nullable(oneOf(['visibility_margin', 'target_horizon', 'target_data_pack_altitude_floor'])),
  visibility_margin_residual_magnitude: nullable(Type.Number()),
  visibility_margin_bracket_jd_ut: nullable(Type.Tuple([Type.Number(), Type.Number()])),
  root_iterations: nullable(Type.Integer()),
  derived_arcus_deg: nullable(Type.Number()),
  assessment_jd_ut: nullable(Type.Number()),
  observation_window: nullable(PhysicalObservationWindowReceiptResponse),
  event_assessment: nullable(PhysicalVisibilityAssessmentResponse),
  data_pack_receipt: nullable(VisibilityDataPackReceiptResponse),
  atmosphere_receipt: PhysicalAtmosphereReceiptResponse,
  observer_protocol_receipt: PhysicalObserverProtocolReceiptResponse,
  horizon_receipt: PhysicalHorizonReceiptResponse,
  ephemeris_receipt: nullable(PhysicalEphemerisReceiptResponse),
  solver_receipt: PhysicalEventSolverReceiptResponse,
  sensitivity_receipt: PhysicalEventSensitivityReceiptResponse,
  components: Type.Array(VisibilityComponentReceiptResponse),
  computation_basis: Type.Optional(ComputationBasis),
});
export type EventAnswer = Static<typeof PhysicalVisibilityEventResponse>;
