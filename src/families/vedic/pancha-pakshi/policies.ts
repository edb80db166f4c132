import { NAZHIGAI_SECONDS, TOPOLOGY_COALESCENCE_SECONDS } from '../../../doctrine/pancha-pakshi/clock.js';

/** The fixed policies of the family: requests name them, answers return them in full. */

/** Ids of the source profiles. */
export const PROFILE = {
  schedule: 'madras_1879_aksara_schedule',
  natal: 'chennai_2024_nakshatra_natal_identity',
  padu: 'chennai_2024_padu_bird_mapping',
  sookshma: 'chennai_2024_sookshma_temporal_selector',
} as const;

/** Ids of the sookshma policies. */
export const WEIGHTED_POLICY_ID = 'chennai_2024_weighted_sookshma_samam_v1',
  EQUAL_FIFTHS_POLICY_ID = 'chennai_2024_eka_sookshma_equal_fifths_v1';
export const SELECTOR_POLICY_IDS = [WEIGHTED_POLICY_ID, EQUAL_FIFTHS_POLICY_ID] as const;

/** Altitude of the Sun's centre at sunrise and sunset, degrees: 34' of refraction and 16' of semidiameter, to three decimals. */
const SOLAR_ALTITUDE_DEG = -0.833;

/** Apparent geocentric positions of both astronomical contexts. */
const APPARENT_LONGITUDES = {
  input_time_scale: 'ut1',
  ephemeris_time_scale: 'reader_bound_tt',
  position_origin: 'geocentric',
  position_frame: 'true_ecliptic_of_date',
  apparent: true,
  aberration: true,
  grav_deflection: true,
  nutation: true,
  elongation_definition: 'normalized_moon_longitude_minus_sun_longitude',
  shukla_interval: '0_inclusive_180_exclusive',
  krishna_interval: '180_inclusive_360_exclusive',
} as const;

/** Policy of `identity/natal-moon`. */
export const NATAL_MOON_POLICY = {
  policy_id: 'chennai_2024_apparent_authI_natal_moon_identity_v1',
  composition_status: 'modern_engine_policy_not_source_claim',
  source_table_semantics: 'nakshatra_bird_table_not_explicitly_natal_moon',
  ...APPARENT_LONGITUDES,
  phase_boundary_tolerance_degrees: 0,
  phase_to_profile_mapping: 'direct_source_attested_new_moon_purva_full_moon_amara',
  phase_mapping_source_locator_id: 'bogar_n167_phase',
  ayanamsa_system: 'authI',
  ayanamsa_mode: 'true',
  ayanamsa_status: 'fixed_modern_engine_policy_not_source_attested',
  nakshatra_partition: '27_equal_half_open_40_over_3_degree_sectors',
  exact_internal_boundary_ownership: 'following_nakshatra',
  binary_boundary_recovery: 'maximum_one_ulp_below_internal_boundary',
  mapping_assembly_policy: 'verse_precedence_for_nakshatra_partition',
  schedule_selection_status: 'not_performed',
  materialization_status: 'not_performed',
  current_cell_status: 'not_performed',
  scoring_status: 'not_performed',
  forecast_status: 'not_performed',
} as const;

/** Policy of `context/astronomical-paksha`. */
export const ASTRONOMICAL_PAKSHA_POLICY = {
  policy_id: 'apparent_geocentric_moon_sun_longitude_paksha_half_open_v1',
  ...APPARENT_LONGITUDES,
  elongation_domain: 'degrees_half_open_0_360',
  boundary_tolerance_degrees: 0,
  ayanamsa_status: 'not_applied_common_longitude_offset_cancels',
  profile_mapping_basis: 'direct_source_attested_waxing_waning',
  purva_source_locator_id: 'ia_n16',
  amara_source_locator_id: 'ia_n26',
  schedule_selection_status: 'not_performed',
  materialization_status: 'not_performed',
  natal_identity_status: 'not_performed',
} as const;

/** Policy of `context/local-solar`. */
export const LOCAL_SOLAR_POLICY = {
  policy_id: 'local_solar_day_explicit_paksha_v1',
  paksha_basis: 'caller_supplied_source_label',
  solar_day_basis: 'topocentric_sunrise_to_next_sunrise',
  solar_event_altitude_deg: SOLAR_ALTITUDE_DEG,
  observer_elevation_m: 0,
  solar_altitude_refraction_mode: 'unrefracted_signal_standard_refraction_and_semidiameter_in_threshold',
  half_basis: 'topocentric_sunrise_sunset',
  weekday_basis: 'local_mean_solar_time_at_governing_sunrise',
  offset_materialization_status: 'not_performed',
} as const;

const MATERIALIZATION = {
  paksha_basis: 'caller_supplied_source_label',
  solar_context_basis: 'topocentric_sunrise_to_next_sunrise',
  day_anchor: 'governing_topocentric_sunrise',
  night_anchor: 'governing_topocentric_sunset',
} as const;

export const FIXED_CLOCK_POLICY = {
  policy_id: 'fixed_24_minute_nazhigai_from_local_solar_half_start_v1',
  ...MATERIALIZATION,
  nazhigai_seconds: NAZHIGAI_SECONDS,
  half_span_nazhigai: 30,
  half_span_seconds: 43200,
  offset_arithmetic_time_scale: 'reader_bound_tt',
  published_endpoint_time_scale: 'ut1',
  interval_ownership: 'half_open',
  solar_end_clipping: 'none',
  topology_metric: 'fixed_end_jd_tt_minus_solar_end_jd_tt',
  topology_coalescence_seconds: TOPOLOGY_COALESCENCE_SECONDS,
  current_cell_status: 'not_performed',
  solar_proportional_scaling_status: 'not_performed',
} as const;

export const SOLAR_PROPORTIONAL_POLICY = {
  policy_id: 'solar_proportional_nominal_offsets_over_governing_half_tt_v1',
  ...MATERIALIZATION,
  nominal_offset_basis: 'exact_fraction_of_nominal_schedule_span',
  mapping_time_scale: 'reader_bound_tt',
  published_endpoint_time_scale: 'ut1',
  endpoint_mapping: 'independent_anchor_plus_fraction_of_governing_solar_half',
  endpoint_closure: 'exact_anchor_and_governing_solar_half_end',
  interval_ownership: 'half_open',
  solar_end_clipping: 'none',
  solar_half_wrap: 'none',
  solar_half_repeat: 'none',
  fixed_nazhigai_seconds_status: 'not_used',
  current_cell_status: 'not_performed',
  astronomical_paksha_inference_status: 'not_performed',
} as const;

/** The two layouts of the nominal schedule in time; neither is a default. */
export const TIMING_POLICY_IDS = [FIXED_CLOCK_POLICY.policy_id, SOLAR_PROPORTIONAL_POLICY.policy_id] as const;

const SELECTION = {
  paksha_basis: 'caller_supplied_source_label',
  selection_time_scale: 'reader_bound_tt',
  interval_ownership: 'half_open',
  solar_half_precedence: 'resolve_governing_solar_half_before_selection',
  membership_tolerance_seconds: 0,
} as const;

export const FIXED_CLOCK_CURRENT_CELL_POLICY = {
  policy_id: 'fixed_clock_current_cell_half_open_solar_precedence_v1',
  materialization_policy_id: FIXED_CLOCK_POLICY.policy_id,
  ...SELECTION,
  unmaterialized_solar_half_tail: 'explicit_no_current_cell',
  solar_end_clipping: 'none',
  fixed_span_wrap: 'none',
  fixed_span_repeat: 'none',
  solar_proportional_scaling_status: 'not_performed',
  astronomical_paksha_inference_status: 'not_performed',
} as const;

export const SOLAR_PROPORTIONAL_CURRENT_CELL_POLICY = {
  policy_id: 'solar_proportional_current_cell_half_open_solar_precedence_v1',
  materialization_policy_id: SOLAR_PROPORTIONAL_POLICY.policy_id,
  ...SELECTION,
  coverage_requirement: 'complete_governing_solar_half',
  required_match_count: 1,
  unmaterialized_solar_half_tail_status: 'not_applicable',
  invalid_match_policy: 'fail_closed',
  fixed_clock_mixing_status: 'not_performed',
  astronomical_paksha_inference_status: 'not_performed',
} as const;

export const SCHEDULE_SOOKSHMA_POLICY = {
  policy_id: 'explicit_schedule_samam_subject_bird_sookshma_v1',
  composition_status: 'modern_engine_policy_not_source_claim',
  schedule_selection_basis: 'caller_named_profile_paksha_half_weekday_and_samam',
  parent_activity_basis: 'unique_subject_bird_cell_in_selected_schedule_samam',
  selector_policy_basis: 'caller_named_no_default',
  elapsed_offset_basis: 'caller_supplied_exact_nazhigai_within_samam',
  clock_or_civil_time_routing_status: 'not_performed',
  authJ_outcome_binding_status: 'not_performed',
  outcome_interpretation_status: 'not_performed',
} as const;

export const CIVIL_TIME_ROUTING_POLICY = {
  policy_id: 'civil_time_materialized_samam_to_stage2n_v1',
  composition_status: 'modern_engine_policy_not_source_claim',
  timing_policy_selection: 'caller_named_no_default',
  selector_policy_selection: 'caller_named_no_default',
  selection_time_scale: 'reader_bound_tt',
  samam_derivation: 'current_materialized_cell_nominal_samam_index',
  elapsed_derivation:
    'binary64_tt_values_lifted_exactly_to_fraction_then_normalized_over_materialized_samam_span_times_six',
  interval_ownership: 'half_open',
  fixed_tail_policy: 'preserve_explicit_unmaterialized_solar_half_tail',
  automatic_timing_fallback: 'forbidden',
  astronomical_paksha_inference_status: 'not_performed',
  authJ_outcome_binding_status: 'not_performed',
  outcome_interpretation_status: 'not_performed',
} as const;

/** Astronomical routing of each operation. */
export const ROUTING = {
  none: 'not_performed',
  localSolar: 'local_solar_half_and_weekday_performed_paksha_caller_supplied',
  fixedClock: 'fixed_clock_materialization_performed_paksha_caller_supplied_no_current_cell',
  fixedClockCurrent: 'fixed_clock_current_cell_selection_performed_paksha_caller_supplied_no_scaling_or_inference',
  proportional: 'solar_proportional_materialization_performed_paksha_caller_supplied_no_current_cell_or_inference',
  proportionalCurrent:
    'solar_proportional_current_cell_selection_performed_paksha_caller_supplied_no_fixed_clock_mixing_or_inference',
  astronomicalPaksha:
    'astronomical_paksha_inference_performed_source_mapped_no_schedule_materialization_or_natal_identity',
  natalMoon:
    'natal_moon_identity_performed_modern_lahiri_composition_no_schedule_materialization_current_cell_scoring_or_forecast',
} as const;
export type Routing = (typeof ROUTING)[keyof typeof ROUTING];

/** Status of the constitution of the AuthJ material. The service contains none of its rules. */
export const CONSTITUTION_STATUS = {
  process: 'SCP',
  completed_phases: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  admission_status: 'research_only',
  public_product: 'constitutional_status_only',
  historical_data_status: 'private_not_exposed',
  network_status: 'private_structural_no_admitted_edges',
  relation_semantics_status: 'not_admitted',
  graph_metric_status: 'not_evaluable_no_admitted_relation_edges',
  condition_evaluation_status: 'not_evaluable_no_admitted_condition_doctrine',
  prognosis_status: 'not_performed',
  medical_use_status: 'forbidden',
  manifest_profile_status: 'not_admitted',
  rest_route_status: 'admitted_governance_status_only',
} as const;
