import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { julianDayUt1, nullable, optionalOrNull, shape } from '../../../contract/fields.js';
import {
  OrbitalFrameConstructionResponse,
  OrbitalGravityResponse,
  OrbitalStateLegResponse,
  OrbitalStateSourceResponse,
  OrbitTimeConversionResponse,
  OrbitTimeResponse,
} from '../../../contract/orbit-receipts.js';

const requestFields = {
  body: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME',
  }),
  jd_ut: julianDayUt1(),
};
export const OrbitalElementsRequest = shape('OrbitalElementsRequest', requestFields);
export const DistanceExtremesRequest = shape('DistanceExtremesRequest', requestFields);
export type OrbitRequest = Static<typeof OrbitalElementsRequest>;
const OrbitRequestEchoResponse = shape('OrbitRequestEchoResponse', requestFields);

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
  frame_construction: OrbitalFrameConstructionResponse,
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
  status: Type.String({ description: 'FOUND, COVERAGE_EDGE (the ephemeris ends first) or NOT_FOUND' }),
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
  route_schedule: Type.Array(
    shape('ApsidalRouteScheduleEntryResponse', {
      start_tdb: Type.Number(),
      end_tdb: Type.Number(),
      route_identity: Type.String(),
      legs: Type.Array(OrbitalStateLegResponse),
    }),
  ),
  segment_usage: Type.Array(
    shape('ApsidalSegmentUsageResponse', { leg: OrbitalStateLegResponse, evaluations: Type.Integer() }),
  ),
  seam_continuity: Type.Array(
    shape('ApsidalSeamContinuityResponse', {
      epoch_tdb: Type.Number(),
      left_route_identity: Type.String(),
      right_route_identity: Type.String(),
      position_residual_km: Type.Number(),
      velocity_residual_km_per_day: Type.Number(),
      position_tolerance_km: Type.Number(),
      velocity_tolerance_km_per_day: Type.Number(),
      admitted: Type.Boolean(),
      detail: Type.String(),
    }),
  ),
  searched_interval_tdb: Type.Array(Type.Number()),
  total_evaluations: Type.Integer(),
});

export const DistanceExtremesEnvelopeResponse = shape('DistanceExtremesEnvelopeResponse', {
  request: OrbitRequestEchoResponse,
  time: shape('DistanceExtremesTimeResponse', OrbitTimeResponse.properties),
  distance_extremes: shape('DistanceExtremesResponse', {
    name: Type.String(),
    perihelion_jd: nullable(
      Type.Number({ description: 'Julian day TT; null when the ephemeris ends first, see `provenance.pericenter`' }),
    ),
    perihelion_distance_au: nullable(Type.Number()),
    aphelion_jd: nullable(
      Type.Number({ description: 'Julian day TT; null when the ephemeris ends first, see `provenance.apocenter`' }),
    ),
    aphelion_distance_au: nullable(Type.Number()),
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
