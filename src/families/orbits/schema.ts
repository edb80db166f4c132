import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../contract/basis.js';
import { julianDayUt1, nullable, optionalOrNull, shape } from '../../contract/fields.js';

const requestFields = { body: Type.String({ minLength: 1, maxLength: 100, description: 'Mercury, Venus, Earth, Mars ... Pluto' }), jd_ut: julianDayUt1() };
export const OrbitalElementsRequest = shape('OrbitalElementsRequest', requestFields);
export const DistanceExtremesRequest = shape('DistanceExtremesRequest', requestFields);
export type OrbitRequest = Static<typeof OrbitalElementsRequest>;
const OrbitRequestEchoResponse = shape('OrbitRequestEchoResponse', requestFields);

const OrbitTimeConversionResponse = shape('OrbitTimeConversionResponse', {
  delta_t_policy: Type.String(),
  delta_t_source_product: Type.String(),
  delta_t_retarget_mode: Type.String(),
  delta_t_correction_seconds: Type.Number(),
  identity_iterations: Type.Integer(),
  tt_tdb_policy: Type.String(),
  tt_tdb_version: Type.String(),
  tt_tdb_source_url: Type.String(),
  tt_tdb_source_sha256: Type.String(),
  tt_tdb_source_bytes: Type.Integer(),
  tt_tdb_iterations: Type.Integer(),
});
export type OrbitTimeConversionResponse = Static<typeof OrbitTimeConversionResponse>;

const timeFields = {
  input_time_scale: Type.Optional(Type.String()),
  state_evaluation_scale: Type.Optional(Type.String()),
  output_time_scale: Type.Optional(Type.String()),
  jd_ut: Type.Number(),
  epoch_tt: Type.Number(),
  epoch_tdb: Type.Number(),
  delta_t_seconds: Type.Number(),
  tdb_minus_tt_seconds: Type.Number(),
  conversion: OrbitTimeConversionResponse,
};
const OrbitTimeResponse = shape('OrbitTimeResponse', timeFields);
export type OrbitTimeResponse = Static<typeof OrbitTimeResponse>;

const OrbitalElementsResponse = shape('OrbitalElementsResponse', {
  name: Type.String(),
  epoch_jd: Type.Number({ description: 'Julian day TT' }),
  semi_major_axis_au: optionalOrNull(Type.Number()),
  eccentricity: Type.Number(),
  inclination_deg: Type.Number({ description: 'to the ecliptic of J2000.0' }),
  lon_ascending_node_deg: Type.Number(),
  arg_perihelion_deg: Type.Number(),
  mean_anomaly_deg: optionalOrNull(Type.Number()),
  mean_motion_deg_per_day: optionalOrNull(Type.Number()),
  orbital_period_days: optionalOrNull(Type.Number()),
  perihelion_distance_au: Type.Number({ description: 'of the osculating ellipse' }),
  aphelion_distance_au: optionalOrNull(Type.Number()),
});

const OrbitalGravityResponse = shape('OrbitalGravityResponse', {
  rule: Type.String(),
  gm_km3_s2: Type.Number(),
  units: Type.Optional(Type.String()),
  component_naif_ids: Type.Array(Type.Integer()),
  component_gm_km3_s2: Type.Array(Type.Number()),
  policy: Type.String(),
  source_url: Type.String(),
  retrieved_date: Type.String(),
  source_sha256: Type.String(),
  source_bytes: Type.Integer(),
  planetary_ephemeris: Type.String(),
});
export type OrbitalGravityResponse = Static<typeof OrbitalGravityResponse>;

const OrbitalStateLegResponse = shape('OrbitalStateLegResponse', {
  center_naif_id: Type.Integer(),
  target_naif_id: Type.Integer(),
  traversal_sign: Type.Integer({ description: '1 when the leg is added, -1 when it is subtracted' }),
  segment_type: Type.Integer({ description: '2: Chebyshev polynomials of the position' }),
  coverage_start_tdb: Type.Number(),
  coverage_end_tdb: Type.Number(),
  kernel_label: Type.String(),
  kernel_sha256: Type.String(),
  kernel_bytes: Type.Integer({ description: '0 when the source does not tell its size' }),
  pool_index: Type.Integer({ description: 'place of the source in the list of those that are asked' }),
  catalog_id: nullable(Type.String()),
  catalog_version: nullable(Type.String()),
  manifest_sha256: nullable(Type.String()),
  released_utc: nullable(Type.String()),
  planetary_ephemeris: nullable(Type.String()),
  coverage_restricted_to_observed_arc: nullable(Type.Boolean()),
});
export type OrbitalStateLegResponse = Static<typeof OrbitalStateLegResponse>;

const OrbitalStateSourceResponse = shape('OrbitalStateSourceResponse', {
  legs: Type.Array(OrbitalStateLegResponse),
  covered_intervals_tdb: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
  pool_generation: Type.Integer(),
});
export type OrbitalStateSourceResponse = Static<typeof OrbitalStateSourceResponse>;

const OrbitalElementsProvenanceResponse = shape('OrbitalElementsProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.Optional(Type.String()),
  reader_owner: Type.String(),
  center: Type.String(),
  frame: Type.String(),
  orientation: Type.Optional(Type.String()),
  element_type: Type.Optional(Type.String()),
  position_basis: Type.Optional(Type.String()),
  apparent_corrections: Type.Optional(Type.String()),
  light_time_correction: Type.Optional(Type.String()),
  mean_element_table: Type.Optional(Type.String()),
  gravity: OrbitalGravityResponse,
  frame_construction: shape('OrbitalFrameConstructionResponse', {
    frame: Type.String(),
    routine: Type.String(),
    router_branch: Type.String(),
    precession_model: nullable(Type.String()),
    obliquity_model: Type.String(),
    nutation_model: nullable(Type.String()),
    admitted_interval_tt: nullable(Type.Array(Type.Number())),
  }),
  state_source: OrbitalStateSourceResponse,
  singularity_thresholds: shape('OrbitalSingularityThresholdsResponse', {
    circular_e_tolerance: Type.Number(),
    equatorial_sin_i_tolerance: Type.Number(),
    parabolic_e_tolerance: Type.Number(),
    rectilinear_normalized_h_tolerance: Type.Number(),
    policy: Type.String(),
  }),
  stage_sequence: Type.Array(Type.String()),
});

export const OrbitalElementsEnvelopeResponse = shape('OrbitalElementsEnvelopeResponse', {
  request: OrbitRequestEchoResponse,
  time: OrbitTimeResponse,
  elements: OrbitalElementsResponse,
  provenance: OrbitalElementsProvenanceResponse,
  computation_basis: ComputationBasis,
});
export type OrbitalElementsEnvelopeResponse = Static<typeof OrbitalElementsEnvelopeResponse>;

const ApsidalPassageOutcomeResponse = shape('ApsidalPassageOutcomeResponse', {
  status: Type.String(),
  epoch_tdb: nullable(Type.Number()),
  epoch_tt: nullable(Type.Number()),
  jd_ut: nullable(Type.Number()),
  distance_au: nullable(Type.Number()),
  coverage_edge_tdb: nullable(Type.Number()),
  detail: Type.String(),
  datetime_utc: Type.Optional(Type.String()),
});
export type ApsidalPassageOutcomeResponse = Static<typeof ApsidalPassageOutcomeResponse>;

const ApsidalPassagesProvenanceResponse = shape('ApsidalPassagesProvenanceResponse', {
  algorithm_version: Type.String(),
  gravity: OrbitalGravityResponse,
  time_conversion: OrbitTimeConversionResponse,
  state_source: OrbitalStateSourceResponse,
  initial_period_fraction: Type.Number(),
  radial_timescale_fraction: Type.Number(),
  minimum_step_days: Type.Number(),
  maximum_step_days: Type.Number(),
  witness_root_tolerance_factor: Type.Number(),
  witness_minimum_step_fraction: Type.Number(),
  witness_motion_timescale_fraction: Type.Number(),
  witness_maximum_offset_days: Type.Number(),
  refinement_tolerance_days: Type.Number(),
  maximum_root_iterations: Type.Integer(),
  evaluation_budget: Type.Integer(),
  extremum_semantics: Type.String(),
  search_window_source: Type.String(),
  route_plan_identity: Type.String(),
  route_schedule: Type.Array(shape('ApsidalRouteScheduleEntryResponse', {
    start_tdb: Type.Number(),
    end_tdb: Type.Number(),
    route_identity: Type.String(),
    legs: Type.Array(OrbitalStateLegResponse),
  })),
  segment_usage: Type.Array(shape('ApsidalSegmentUsageResponse', { leg: OrbitalStateLegResponse, evaluations: Type.Integer() })),
  seam_continuity: Type.Array(shape('ApsidalSeamContinuityResponse', {
    epoch_tdb: Type.Number(),
    left_route_identity: Type.String(),
    right_route_identity: Type.String(),
    position_residual_km: Type.Number(),
    velocity_residual_km_per_day: Type.Number(),
    position_tolerance_km: Type.Number(),
    velocity_tolerance_km_per_day: Type.Number(),
    admitted: Type.Boolean(),
    detail: Type.String(),
  })),
  searched_interval_tdb: Type.Array(Type.Number()),
  total_evaluations: Type.Integer(),
});

export const DistanceExtremesEnvelopeResponse = shape('DistanceExtremesEnvelopeResponse', {
  request: OrbitRequestEchoResponse,
  time: shape('DistanceExtremesTimeResponse', timeFields),
  distance_extremes: shape('DistanceExtremesResponse', {
    name: Type.String(),
    perihelion_jd: Type.Number({ description: 'Julian day TT' }),
    perihelion_distance_au: Type.Number(),
    aphelion_jd: Type.Number({ description: 'Julian day TT' }),
    aphelion_distance_au: Type.Number(),
  }),
  provenance: shape('DistanceExtremesProvenanceResponse', {
    source_module: Type.Optional(Type.String()),
    engine_entrypoint: Type.Optional(Type.String()),
    reader_owner: Type.String(),
    center: Type.Optional(Type.String()),
    direction: Type.Optional(Type.String()),
    pericenter: ApsidalPassageOutcomeResponse,
    apocenter: ApsidalPassageOutcomeResponse,
    search: ApsidalPassagesProvenanceResponse,
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: ComputationBasis,
});
export type DistanceExtremesEnvelopeResponse = Static<typeof DistanceExtremesEnvelopeResponse>;
