import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';

const SpeculumEntryResponse = shape('SpeculumEntryResponse', {
  name: Type.String(),
  lon: Type.Number({ description: 'longitude, degrees' }),
  lat: Type.Number({ description: 'latitude, degrees' }),
  ra: Type.Number({ description: 'right ascension, degrees' }),
  dec: Type.Number({ description: 'declination, degrees' }),
  ha: Type.Number({ description: 'hour angle, degrees, west positive, in [-180, 180)' }),
  dsa: Type.Number({
    description: 'diurnal semi-arc, degrees; 180 for points that never set, 0 for points that never rise',
  }),
  nsa: Type.Number({ description: 'nocturnal semi-arc, degrees' }),
  upper: Type.Boolean({ description: 'true if the point is on or above the horizon' }),
  f: Type.Number({ description: 'mundane position in quadrants: 0 midheaven, -1 rising, 1 setting, 2 lower meridian' }),
  rising: oneOf(['rises_and_sets', 'never_sets', 'never_rises']),
  meridian: oneOf(['upper', 'lower'], { description: 'meridian from which the meridian distance is measured' }),
  meridian_distance: Type.Number({ description: 'degrees in [0, 180]' }),
  semi_arc: Type.Number({ description: 'semi-arc that contains the point, degrees' }),
  temporal_hour: Type.Number({ description: 'one sixth of semi_arc, degrees' }),
  ascensional_difference: optionalOrNull(
    Type.Number({ description: 'ascensional difference at the latitude of the place, degrees' }),
  ),
  oblique_ascension: optionalOrNull(Type.Number({ description: 'right ascension less ascensional difference' })),
  oblique_descension: optionalOrNull(Type.Number({ description: 'right ascension plus ascensional difference' })),
  altitude: Type.Number(),
  azimuth: Type.Number({ description: 'from north through east, degrees' }),
  prime_vertical_position: Type.Number({
    description:
      'intersection of the circle of position and the prime vertical, degrees from the zenith, west positive (Campanus)',
  }),
  equatorial_position: Type.Number({
    description:
      'intersection of the circle of position and the equator, degrees from the meridian, west positive (Regiomontanus)',
  }),
  regiomontanus_pole: Type.Number({ description: 'height of the pole above the circle of position, degrees' }),
  regiomontanus_oblique_ascension: optionalOrNull(
    Type.Number({ description: 'oblique ascension (east) or descension (west) under regiomontanus_pole, degrees' }),
  ),
  topocentric_pole: optionalOrNull(Type.Number()),
  placidus_pole: optionalOrNull(Type.Number({ description: 'pole of Placidus under the pole, degrees' })),
});

const PrimaryArcTimingResponse = shape('PrimaryArcTimingResponse', {
  key: Type.String(),
  age_years: Type.Number({ description: 'true solar years, between solar returns' }),
  jd_ut: Type.Number(),
  datetime_utc: Type.String(),
});

export const PrimaryArcResponse = shape('PrimaryArcResponse', {
  significator: Type.String(),
  promissor: Type.String(),
  arc: Type.Number({ description: 'degrees of the equator' }),
  direction: oneOf(['DIRECT', 'CONVERSE']),
  method: Type.String(),
  space: Type.String(),
  motion: oneOf(['direct', 'converse']),
  solar_rate: Type.Number({ description: 'natal motion of the Sun in longitude, degrees per day' }),
  solar_rate_explicit: Type.Optional(Type.Boolean()),
  relational_kind: Type.Optional(Type.String()),
  years_naibod: optionalOrNull(Type.Number()),
  years: optionalOrNull(Type.Number()),
  key: optionalOrNull(Type.String()),
  timing: Type.Optional(PrimaryArcTimingResponse),
});
export type PrimaryArcResponse = Static<typeof PrimaryArcResponse>;

const NotEvaluableDirectionResponse = shape('NotEvaluableDirectionResponse', {
  name: Type.String(),
  reason: oneOf(['no_semi_arc', 'declination_beyond_obliquity'], {
    description:
      'no_semi_arc: the point never crosses the horizon and is directed to the meridian only; declination_beyond_obliquity: no point of the ecliptic has this declination',
  }),
});
const PrimaryDirectionsPageResponse = shape('PrimaryDirectionsPageResponse', {
  total: Type.Integer({ description: 'number of arcs of the request' }),
  offset: Type.Integer(),
  limit: Type.Integer(),
  next_offset: optionalOrNull(Type.Integer({ description: 'null on the last page' })),
});

/** Further fields of all answers of a search. */
const ofSearch = {
  not_evaluable: Type.Optional(Type.Array(NotEvaluableDirectionResponse)),
  page: Type.Optional(PrimaryDirectionsPageResponse),
  computation_basis: Type.Optional(ComputationBasis),
};

export const PrimaryDirectionsSpeculumResponse = shape('PrimaryDirectionsSpeculumResponse', {
  entries: Type.Array(SpeculumEntryResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type PrimaryDirectionsSpeculumResponse = Static<typeof PrimaryDirectionsSpeculumResponse>;

export const PrimaryDirectionsArcsResponse = shape('PrimaryDirectionsArcsResponse', {
  arcs: Type.Array(PrimaryArcResponse),
  ...ofSearch,
  ...optionsNotApplied,
});
export type PrimaryDirectionsArcsResponse = Static<typeof PrimaryDirectionsArcsResponse>;

const PrimaryDirectionRelationResponse = shape('PrimaryDirectionRelationResponse', {
  arc: PrimaryArcResponse,
  relation_kind: Type.String({ description: 'kind of perfection' }),
  years: optionalOrNull(Type.Number()),
  perfection_kind: optionalOrNull(Type.String()),
  relational_kind: optionalOrNull(Type.String()),
  converse_doctrine: optionalOrNull(Type.String()),
  key: optionalOrNull(Type.String()),
});
export type PrimaryDirectionRelationResponse = Static<typeof PrimaryDirectionRelationResponse>;

export const PrimaryDirectionRelationProfileResponse = shape('PrimaryDirectionRelationProfileResponse', {
  arc: PrimaryArcResponse,
  detected_relation: PrimaryDirectionRelationResponse,
  admitted_relations: Type.Array(PrimaryDirectionRelationResponse),
  scored_relations: Type.Array(PrimaryDirectionRelationResponse),
});
export type PrimaryDirectionRelationProfileResponse = Static<typeof PrimaryDirectionRelationProfileResponse>;

const counts = { direct_count: Type.Integer(), converse_count: Type.Integer() };
const extremes = { nearest_arc: Type.Number(), farthest_arc: Type.Number() };

const PrimaryDirectionsConditionResponse = shape('PrimaryDirectionsConditionResponse', {
  state: oneOf(['direct_only', 'converse_only', 'mixed']),
  ...counts,
  ...extremes,
});
const PrimaryDirectionsSignificatorProfileResponse = shape('PrimaryDirectionsSignificatorProfileResponse', {
  significator: Type.String(),
  arcs: Type.Array(PrimaryArcResponse),
  ...counts,
  ...extremes,
  relation_profiles: Type.Optional(Type.Array(PrimaryDirectionRelationProfileResponse)),
  condition: optionalOrNull(PrimaryDirectionsConditionResponse),
});
const PrimaryDirectionsAggregateProfileResponse = shape('PrimaryDirectionsAggregateProfileResponse', {
  profiles: Type.Array(PrimaryDirectionsSignificatorProfileResponse),
  total_arcs: Type.Integer(),
  ...counts,
  ...extremes,
  strongest_significator: optionalOrNull(Type.String()),
  weakest_significator: optionalOrNull(Type.String()),
});
export const PrimaryDirectionsProfileResponse = shape('PrimaryDirectionsProfileResponse', {
  aggregate: PrimaryDirectionsAggregateProfileResponse,
  ...ofSearch,
  ...optionsNotApplied,
});
export type PrimaryDirectionsProfileResponse = Static<typeof PrimaryDirectionsProfileResponse>;

const PrimaryDirectionsNetworkNodeResponse = shape('PrimaryDirectionsNetworkNodeResponse', {
  name: Type.String(),
  total_count: Type.Integer(),
  ...counts,
  incoming_count: Type.Optional(Type.Integer()),
  outgoing_count: Type.Optional(Type.Integer()),
});
const PrimaryDirectionsNetworkEdgeResponse = shape('PrimaryDirectionsNetworkEdgeResponse', {
  promissor: Type.String(),
  significator: Type.String(),
  count: Type.Integer(),
  nearest_arc: optionalOrNull(Type.Number()),
  direct_count: optionalOrNull(Type.Integer()),
  converse_count: optionalOrNull(Type.Integer()),
});
const PrimaryDirectionsNetworkProfileResponse = shape('PrimaryDirectionsNetworkProfileResponse', {
  nodes: Type.Array(PrimaryDirectionsNetworkNodeResponse),
  edges: Type.Array(PrimaryDirectionsNetworkEdgeResponse),
  most_connected: optionalOrNull(Type.String()),
  isolated: Type.Optional(Type.Array(Type.String())),
});
export const PrimaryDirectionsNetworkResponse = shape('PrimaryDirectionsNetworkResponse', {
  network: PrimaryDirectionsNetworkProfileResponse,
  ...ofSearch,
  ...optionsNotApplied,
});
export type PrimaryDirectionsNetworkResponse = Static<typeof PrimaryDirectionsNetworkResponse>;
