import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, shape } from './fields.js';

/** Shapes of orbit and node answers for their time, gravity, frame and source files. */
export const OrbitTimeConversionResponse = shape('OrbitTimeConversionResponse', {
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

export const OrbitTimeResponse = shape('OrbitTimeResponse', {
  input_time_scale: Type.Optional(Type.String()),
  state_evaluation_scale: Type.Optional(Type.String()),
  output_time_scale: Type.Optional(Type.String()),
  jd_ut: Type.Number(),
  epoch_tt: Type.Number(),
  epoch_tdb: Type.Number(),
  delta_t_seconds: Type.Number(),
  tdb_minus_tt_seconds: Type.Number(),
  conversion: OrbitTimeConversionResponse,
});
export type OrbitTimeResponse = Static<typeof OrbitTimeResponse>;

export const OrbitalGravityResponse = shape('OrbitalGravityResponse', {
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

export const OrbitalFrameConstructionResponse = shape('OrbitalFrameConstructionResponse', {
  frame: Type.String(),
  routine: Type.String(),
  router_branch: Type.String(),
  precession_model: nullable(Type.String()),
  obliquity_model: Type.String(),
  nutation_model: nullable(Type.String()),
  admitted_interval_tt: nullable(Type.Array(Type.Number())),
});

export const OrbitalStateLegResponse = shape('OrbitalStateLegResponse', {
  center_naif_id: Type.Integer(),
  target_naif_id: Type.Integer(),
  traversal_sign: Type.Integer({ description: '1 when the leg is added, -1 when it is subtracted' }),
  segment_type: Type.Integer({ description: '2: Chebyshev polynomials of the position' }),
  coverage_start_tdb: Type.Number(),
  coverage_end_tdb: Type.Number(),
  kernel_label: Type.String(),
  kernel_sha256: Type.String(),
  kernel_bytes: Type.Integer({ description: '0 when the size of the source is unknown' }),
  pool_index: Type.Integer({ description: 'index of the source in the list of sources, in order of priority' }),
  catalog_id: nullable(Type.String()),
  catalog_version: nullable(Type.String()),
  manifest_sha256: nullable(Type.String()),
  released_utc: nullable(Type.String()),
  planetary_ephemeris: nullable(Type.String()),
  coverage_restricted_to_observed_arc: nullable(Type.Boolean()),
});
export type OrbitalStateLegResponse = Static<typeof OrbitalStateLegResponse>;

export const OrbitalStateSourceResponse = shape('OrbitalStateSourceResponse', {
  legs: Type.Array(OrbitalStateLegResponse),
  covered_intervals_tdb: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
  pool_generation: Type.Integer(),
});
export type OrbitalStateSourceResponse = Static<typeof OrbitalStateSourceResponse>;
