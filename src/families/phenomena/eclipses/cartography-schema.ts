import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { geoJson } from '../../../contract/geojson.js';
import { backward, ComputationBasis, jdStart, lat, lon, mapFormat, solarKind } from './schema.js';
import { localClass, SolarEclipseGlobalCircumstancesResponse } from './solar-schema.js';

const levels = () =>
  defaulted(
    Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 1 }), {
      minItems: 1,
      maxItems: 20,
      description: 'strictly increasing',
    }),
    [0.2, 0.4, 0.6, 0.8, 0.9],
  );

export const SolarEclipseCartographyRequest = shape('SolarEclipseCartographyRequest', {
  jd_start: jdStart(),
  kind: solarKind(),
  backward: backward(),
  magnitude_levels: levels(),
  obscuration_levels: levels(),
  mesh_depth: defaulted(
    Type.Integer({ minimum: 0, maximum: 3, description: 'largest number of refinements of the icosahedron' }),
    1,
  ),
  time_samples: defaulted(
    Type.Integer({
      minimum: 9,
      maximum: 129,
      description: 'odd; number of samples at each place from P1 to P4, before its maximum is solved',
    }),
    17,
  ),
  angular_tolerance_deg: defaulted(Type.Number({ minimum: 0.1, maximum: 90 }), 8),
  field_tolerance: defaulted(Type.Number({ minimum: 1e-6, maximum: 0.25 }), 0.01),
  format: mapFormat(),
});
export type SolarEclipseCartographyRequest = Static<typeof SolarEclipseCartographyRequest>;

const nullableNumber = (options: Record<string, unknown> = {}) => optionalOrNull(Type.Number(options));
const SolarEclipseMapSampleResponse = shape('SolarEclipseMapSampleResponse', {
  latitude_deg: lat(),
  longitude_deg: lon(),
  visible: Type.Boolean(),
  magnitude: Type.Number({ minimum: 0 }),
  magnitude_jd_ut1: nullableNumber(),
  obscuration: Type.Number({ minimum: 0, maximum: 1 }),
  obscuration_jd_ut1: nullableNumber(),
  local_class: localClass(),
  sun_altitude_deg: nullableNumber({ minimum: -90, maximum: 90 }),
});
export type SolarEclipseMapSampleResponse = Static<typeof SolarEclipseMapSampleResponse>;

const quantity = () => oneOf(['magnitude', 'obscuration']);
const EclipseContourComponentResponse = shape('EclipseContourComponentResponse', {
  quantity: quantity(),
  threshold: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  component_id: Type.Integer({ minimum: 0 }),
  segment_id: Type.Integer({ minimum: 0 }),
  closed: Type.Boolean(),
  points: Type.Array(shape('EclipseContourPointResponse', { latitude_deg: lat(), longitude_deg: lon() }), {
    minItems: 2,
  }),
});
export type EclipseContourComponentResponse = Static<typeof EclipseContourComponentResponse>;
const EclipseContourLevelResponse = shape('EclipseContourLevelResponse', {
  quantity: quantity(),
  threshold: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  components: Type.Array(EclipseContourComponentResponse, {
    description:
      'contours of the field that is linear along the edges of the mesh; the convergence report gives its difference from the field itself',
  }),
  solved_components: Type.Array(EclipseContourComponentResponse, {
    description: 'the same lines with each point solved on its edge, where the field equals the threshold',
  }),
});
export type EclipseContourLevelResponse = Static<typeof EclipseContourLevelResponse>;

export const SolarEclipseCartographyResponse = shape('SolarEclipseCartographyResponse', {
  global_circumstances: SolarEclipseGlobalCircumstancesResponse,
  samples: Type.Array(SolarEclipseMapSampleResponse, { minItems: 12 }),
  magnitude_levels: Type.Array(EclipseContourLevelResponse),
  obscuration_levels: Type.Array(EclipseContourLevelResponse),
  mesh_depth: Type.Integer({ minimum: 0, maximum: 3 }),
  achieved_mesh_depth: Type.Integer({ minimum: 0, maximum: 3 }),
  mesh_triangle_count: Type.Integer({ minimum: 20 }),
  time_samples: Type.Integer({ minimum: 9, maximum: 129 }),
  angular_tolerance_deg: Type.Number({ minimum: 0.1, maximum: 90 }),
  field_tolerance: Type.Number({ minimum: 1e-6, maximum: 0.25 }),
  maximum_angular_edge_deg: Type.Number({ minimum: 0, maximum: 180 }),
  converged: Type.Boolean(),
  unresolved_edge_count: Type.Integer({ minimum: 0 }),
  daylight_policy: oneOf(['GEOMETRIC_SUN_CENTER_NONNEGATIVE_ALTITUDE']),
  duration_contours_available: Type.Literal(false),
  projection: oneOf(['SPHERICAL_GEOGRAPHIC']),
  geojson: geoJson(),
  computation_basis: ComputationBasis,
});
export type SolarEclipseCartographyResponse = Static<typeof SolarEclipseCartographyResponse>;
