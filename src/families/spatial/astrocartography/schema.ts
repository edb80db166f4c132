import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { geojsonAnswer, mapLineAnswers } from '../../../contract/map-lines.js';
import { LINE_TYPES } from '../../../sky/lines/angle-lines.js';
import { MAP_PLACE_CENTERS, POINT_KINDS, STAR_PLACES } from './requests.js';

const AstrocartographyGeoPointResponse = shape('AstrocartographyGeoPointResponse', {
  latitude: Type.Number(),
  longitude: Type.Number(),
});
export type AstrocartographyGeoPointResponse = Static<typeof AstrocartographyGeoPointResponse>;
const longitude360 = 'degrees east, in [0, 360)';
const SolvedLatitude = shape('LineAtLatitude', {
  latitude: Type.Number(),
  longitude: nullable(Type.Number({ description: `${longitude360}; null when the body neither rises nor sets` })),
  horizon_status: oneOf(['normal', 'circumpolar', 'never_rises', 'horizon_coincident']),
});
const SolvedLongitude = shape('LineAtLongitude', {
  longitude: Type.Number({ description: longitude360 }),
  latitudes: Type.Array(Type.Number(), {
    description: 'empty when the line does not cross the longitude, two when it crosses twice',
  }),
});
const AstrocartographyLineResponse = shape('AstrocartographyLineResponse', {
  planet: Type.String(),
  line_type: oneOf(LINE_TYPES),
  longitude: optionalOrNull(Type.Number({ description: `of a meridian line, ${longitude360}` })),
  points: Type.Array(AstrocartographyGeoPointResponse, {
    description: 'points of a rising or setting line, at the latitudes where the body rises and sets',
  }),
  ends: Type.Optional(
    shape(
      'LineEnds',
      {
        south: AstrocartographyGeoPointResponse,
        north: AstrocartographyGeoPointResponse,
      },
      {
        description:
          'points where the rising line meets the setting line; beyond them the body stays on one side of the horizon',
      },
    ),
  ),
  solved_latitudes: Type.Optional(Type.Array(SolvedLatitude, { description: 'the line at each of `at_latitudes`' })),
  solved_longitudes: Type.Optional(Type.Array(SolvedLongitude, { description: 'the line at each of `at_longitudes`' })),
});
export type AstrocartographyLineResponse = Static<typeof AstrocartographyLineResponse>;

const AstrocartographySubplanetaryPointResponse = shape('AstrocartographySubplanetaryPointResponse', {
  planet: Type.String(),
  point_type: Type.String({ description: 'Zenith or Nadir' }),
  latitude: Type.Number({ description: 'geodetic latitude; for the zenith the declination' }),
  longitude: Type.Number({ description: 'degrees east, in [-180, 180)' }),
});
export type AstrocartographySubplanetaryPointResponse = Static<typeof AstrocartographySubplanetaryPointResponse>;

const AstrocartographyProvenanceResponse = shape('AstrocartographyProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  gmst_deg: Type.Number({ description: 'apparent sidereal time of Greenwich, degrees' }),
  obliquity_deg: optionalOrNull(Type.Number()),
  nutation_longitude_deg: optionalOrNull(Type.Number()),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  observer: shape('AstrocartographyObserverResponse', {
    latitude: optionalOrNull(Type.Number()),
    longitude: optionalOrNull(Type.Number()),
    elevation_m: optionalOrNull(Type.Number()),
    source: oneOf(['direct_none', 'chart_request', 'acg_override', 'default_zero']),
  }),
  coordinate_source: oneOf([
    'direct_ra_dec',
    'chart_apparent_topocentric_ra_dec',
    'chart_geocentric_ecliptic_to_equatorial',
    'chart_mixed_subject_ra_dec',
  ]),
  subjects: Type.Array(
    shape('AstrocartographySubjectProvenanceResponse', {
      requested_label: Type.String(),
      returned_label: Type.String(),
      subject_class: oneOf(['caller_supplied', ...POINT_KINDS]),
      canonical_name: optionalOrNull(Type.String()),
      naif_id: optionalOrNull(Type.Integer()),
      position_source: Type.String(),
      right_ascension: Type.Number({ description: 'used for the lines, degrees' }),
      declination: Type.Number(),
    }),
  ),
  lat_step: optionalOrNull(Type.Number()),
  refraction: optionalOrNull(Type.Boolean()),
  place_center: nullable(oneOf(MAP_PLACE_CENTERS)),
  horizon_altitude_deg: optionalOrNull(Type.Number({ description: 'altitude of the rising and setting lines' })),
  stage_sequence: Type.Array(Type.String()),
});
export type AstrocartographyProvenanceResponse = Static<typeof AstrocartographyProvenanceResponse>;

const basis = { computation_basis: Type.Optional(ComputationBasis) };
export const AstrocartographyLinesResponse = shape('AstrocartographyLinesResponse', {
  lines: Type.Array(AstrocartographyLineResponse),
  ...mapLineAnswers,
  provenance: AstrocartographyProvenanceResponse,
  ...basis,
  ...optionsNotApplied,
});
export type AstrocartographyLinesResponse = Static<typeof AstrocartographyLinesResponse>;
export const AstrocartographySubplanetaryResponse = shape('AstrocartographySubplanetaryResponse', {
  points: Type.Array(AstrocartographySubplanetaryPointResponse),
  ...geojsonAnswer,
  provenance: AstrocartographyProvenanceResponse,
  ...basis,
  ...optionsNotApplied,
});
export type AstrocartographySubplanetaryResponse = Static<typeof AstrocartographySubplanetaryResponse>;

const linesAndMap = { lines: Type.Array(AstrocartographyLineResponse), ...mapLineAnswers };
const StarSubject = shape('FixedStarAstrocartographySubjectResponse', {
  requested_name: Type.String(),
  canonical_name: Type.String(),
  nomenclature: Type.String(),
  constellation: optionalOrNull(Type.String()),
  source_kind: Type.String(),
  lookup_kind: Type.String(),
  hipparcos_name: optionalOrNull(Type.String()),
  source_mode: Type.String(),
  gaia_match_status: Type.String(),
  gaia_source_index: optionalOrNull(Type.Integer()),
  merge_state: Type.String(),
  observer_mode: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  true_position: Type.Boolean({ description: 'true for the true place, false with `star_place: apparent`' }),
  dedup_applied: Type.Boolean(),
  is_topocentric: Type.Boolean(),
  longitude: Type.Number(),
  latitude: Type.Number(),
  right_ascension: Type.Number(),
  declination: Type.Number(),
  magnitude: nullable(Type.Number()),
  position_source: Type.String(),
  apparent: shape('FixedStarApparentPlace', {
    right_ascension: Type.Number({ description: 'with parallax, deflection and aberration, degrees' }),
    declination: Type.Number(),
  }),
});
export const FixedStarAstrocartographyResponse = shape('FixedStarAstrocartographyResponse', {
  subjects: Type.Array(StarSubject),
  ...linesAndMap,
  subplanetary_points: Type.Array(AstrocartographySubplanetaryPointResponse),
  computation_truth: shape('FixedStarAstrocartographyTruthResponse', {
    requested_names: Type.Array(Type.String()),
    canonical_names: Type.Array(Type.String()),
    jd_ut: Type.Number(),
    jd_tt: Type.Number(),
    apparent_sidereal_time_deg: Type.Number(),
    true_obliquity_deg: Type.Number(),
    nutation_longitude_deg: Type.Number(),
    lat_step: Type.Number(),
    refraction: Type.Boolean(),
    coordinate_frame: Type.String(),
    star_position_source: Type.String(),
    equatorial_conversion_source: Type.String(),
    line_geometry_source: Type.String(),
    point_geometry_source: Type.String(),
    interpretation: Type.String(),
    star_place: oneOf(STAR_PLACES),
    horizon_altitude_deg: Type.Number(),
  }),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type FixedStarAstrocartographyResponse = Static<typeof FixedStarAstrocartographyResponse>;

const Transition = shape('DynamicAstrocartographyLineTransitionResponse', {
  body: Type.String(),
  line_type: oneOf(LINE_TYPES),
  source_jd_ut: Type.Number(),
  target_jd_ut: Type.Number(),
  source_meridian_longitude: optionalOrNull(Type.Number()),
  target_meridian_longitude: optionalOrNull(Type.Number()),
  meridian_signed_delta_deg: optionalOrNull(Type.Number({ description: 'positive eastward, in [-180, 180)' })),
  curve_point_shifts: Type.Array(
    shape('AstrocartographyCurvePointShiftResponse', {
      latitude: Type.Number(),
      source_longitude: Type.Number(),
      target_longitude: Type.Number(),
      signed_delta_deg: Type.Number(),
    }),
  ),
  source_only_latitudes: Type.Array(Type.Number()),
  target_only_latitudes: Type.Array(Type.Number()),
});
export type DynamicAstrocartographyLineTransitionResponse = Static<typeof Transition>;
const Snapshot = shape('DynamicAstrocartographySnapshotResponse', {
  positions: Type.Array(
    shape('DynamicAstrocartographyPositionResponse', {
      body: Type.String(),
      right_ascension: Type.Number(),
      declination: Type.Number(),
      position_source: Type.String(),
    }),
  ),
  ...linesAndMap,
  computation_truth: shape('DynamicAstrocartographySnapshotTruthResponse', {
    jd_ut: Type.Number(),
    jd_tt: Type.Number(),
    bodies: Type.Array(Type.String()),
    observer_latitude: Type.Number(),
    observer_longitude: Type.Number(),
    observer_elevation_m: Type.Number(),
    apparent_sidereal_time_deg: Type.Number(),
    true_obliquity_deg: Type.Number(),
    nutation_longitude_deg: Type.Number(),
    lat_step: Type.Number(),
    refraction: Type.Boolean(),
    mode: Type.String(),
    coordinate_frame: Type.String(),
    timescale: Type.String(),
    line_geometry_source: Type.String(),
    interpretation: Type.String(),
    horizon_altitude_deg: Type.Number(),
    place_center: oneOf(MAP_PLACE_CENTERS),
  }),
  jd_ut: Type.Number(),
});
export type DynamicAstrocartographySnapshotResponse = Static<typeof Snapshot>;
export const DynamicAstrocartographyResponse = shape('DynamicAstrocartographyResponse', {
  snapshots: Type.Array(Snapshot),
  transitions: Type.Array(Transition),
  computation_truth: shape('DynamicAstrocartographySeriesTruthResponse', {
    mode: Type.String(),
    epochs_jd_ut: Type.Array(Type.Number()),
    bodies: Type.Array(Type.String()),
    snapshot_count: Type.Integer(),
    transition_count: Type.Integer(),
    epoch_policy: Type.String(),
    comparison_policy: Type.String(),
    progressed_mode: Type.String(),
    directed_mode: Type.String(),
    interpretation: Type.String(),
  }),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type DynamicAstrocartographyResponse = Static<typeof DynamicAstrocartographyResponse>;
