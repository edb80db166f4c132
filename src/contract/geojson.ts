import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { mapOf, oneOf, optionalOrNull, shape } from './fields.js';

/** GeoJSON of an answer: positions are [longitude, latitude] (RFC 7946). Null unless it is requested. */
const Feature = shape('GeoJsonFeature', {
  type: oneOf(['Feature']),
  geometry: shape('GeoJsonGeometry', {
    type: oneOf(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
    coordinates: Type.Array(Type.Unknown(), {
      description: 'positions [longitude, latitude], nested as the geometry type requires (RFC 7946)',
    }),
  }),
  properties: mapOf(Type.Unknown()),
});
export const geoJson = () =>
  optionalOrNull(
    shape('GeoJsonFeatureCollection', { type: oneOf(['FeatureCollection']), features: Type.Array(Feature) }),
  );

export type FeatureCollection = NonNullable<Static<ReturnType<typeof geoJson>>>;
