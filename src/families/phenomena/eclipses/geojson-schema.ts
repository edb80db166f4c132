import { Type } from '@sinclair/typebox';
import { mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';

/** GeoJSON as answers carry it: positions are [longitude, latitude] (RFC 7946). Null unless asked for. */
const Feature = shape('EclipseGeoJsonFeature', {
  type: oneOf(['Feature']),
  geometry: shape('EclipseGeoJsonGeometry', {
    type: oneOf(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
    coordinates: Type.Array(Type.Unknown(), { description: 'as the type asks; longitude first' }),
  }),
  properties: mapOf(Type.Unknown()),
});
export const geoJson = () =>
  optionalOrNull(shape('EclipseGeoJson', { type: oneOf(['FeatureCollection']), features: Type.Array(Feature) }));
