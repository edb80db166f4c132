import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap, pointName } from '../../../contract/points.js';

export const MAX_POSITIONS = 64,
  MAX_ORB_DEG = 30,
  MAX_POINT_NAME = 64;

const orb = () =>
  defaulted(
    Type.Number({ minimum: 0, maximum: MAX_ORB_DEG, description: 'largest orb of a contact, degrees, inclusive' }),
    1,
  );

export const AntisciaReflectRequest = shape('AntisciaReflectRequest', {
  longitude: longitude(),
  kind: defaulted(oneOf(['antiscion', 'contra_antiscion', 'both']), 'both'),
});
export type AntisciaReflectRequest = Static<typeof AntisciaReflectRequest>;

export const AntisciaContactsRequest = shape('AntisciaContactsRequest', {
  positions: longitudeMap(1, MAX_POSITIONS),
  orb: orb(),
});
export type AntisciaContactsRequest = Static<typeof AntisciaContactsRequest>;

export const AntisciaToPointRequest = shape('AntisciaToPointRequest', {
  positions: longitudeMap(1, MAX_POSITIONS),
  orb: orb(),
  point_longitude: longitude('longitude of the point, degrees; reduced to [0, 360)'),
  point_name: defaulted(pointName(MAX_POINT_NAME), 'Point'),
});
export type AntisciaToPointRequest = Static<typeof AntisciaToPointRequest>;

const AntisciaProvenanceResponse = shape('AntisciaProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  doctrine: defaulted(Type.String(), 'ordinary_antiscia'),
  antiscion_formula: defaulted(Type.String(), '(180 - longitude) mod 360'),
  contra_antiscion_formula: defaulted(Type.String(), '(360 - longitude) mod 360'),
  primary_direction_boundary: defaulted(Type.String(), 'not_primary_direction_antiscia'),
  chart_motion: defaulted(Type.String(), 'not_computed'),
  ephemeris: defaulted(Type.String(), 'not_used'),
  bounds: Type.Optional(
    shape('AntisciaBoundsResponse', {
      max_positions: defaulted(Type.Integer(), MAX_POSITIONS),
      max_orb: defaulted(Type.Number(), MAX_ORB_DEG),
      max_point_name_length: defaulted(Type.Integer(), MAX_POINT_NAME),
    }),
  ),
  result_ordering: optionalOrNull(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type AntisciaProvenanceResponse = Static<typeof AntisciaProvenanceResponse>;

export const AntisciaReflectResponse = shape('AntisciaReflectResponse', {
  longitude: Type.Number(),
  antiscion: optionalOrNull(Type.Number()),
  contra_antiscion: optionalOrNull(Type.Number()),
  normalized_range: Type.Array(Type.Number()),
  provenance: AntisciaProvenanceResponse,
});
export type AntisciaReflectResponse = Static<typeof AntisciaReflectResponse>;

const AntisciaContactResponse = shape('AntisciaContactResponse', {
  body1: Type.String({ description: 'body whose reflection makes the contact' }),
  body2: Type.String(),
  aspect: oneOf(['Antiscion', 'Contra-Antiscion']),
  lon1: Type.Number(),
  lon2: Type.Number(),
  shadow: Type.Number({ description: 'reflection of body1, degrees' }),
  orb: Type.Number({ description: 'distance from the reflection to body2, degrees' }),
});
export type AntisciaContactResponse = Static<typeof AntisciaContactResponse>;

export const AntisciaContactsResponse = shape('AntisciaContactsResponse', {
  contacts: Type.Array(AntisciaContactResponse),
  count: Type.Integer(),
  orb: Type.Number(),
  provenance: AntisciaProvenanceResponse,
});
export type AntisciaContactsResponse = Static<typeof AntisciaContactsResponse>;
