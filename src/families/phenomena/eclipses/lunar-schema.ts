import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { geoJson } from '../../../contract/geojson.js';
import {
  backward,
  ComputationBasis,
  EclipseEpochResponse,
  EclipseEventResponse,
  EclipseGeocentricBodyStateResponse,
  jdStart,
  jdUt1,
  lat,
  lon,
  LUNAR_MODES,
  lunarKind,
  mapFormat,
  modeAnswer,
  utc,
} from './schema.js';

const mode = () =>
  defaulted(
    oneOf(LUNAR_MODES, { description: "`agency_compat`: the constants and conventions of the agency's lunar canon" }),
    'native',
  );

export const LunarEclipseVisibilityRequest = shape('LunarEclipseVisibilityRequest', {
  jd_start: jdStart(),
  kind: lunarKind(),
  backward: backward(),
  mode: mode(),
  sample_count: defaulted(
    Type.Integer({ minimum: 9, maximum: 721, description: 'points of each ring, the first repeated at the end' }),
    181,
  ),
  format: mapFormat(),
});
export type LunarEclipseVisibilityRequest = Static<typeof LunarEclipseVisibilityRequest>;

const LunarEclipseVisibilityPointResponse = shape('LunarEclipseVisibilityPointResponse', {
  latitude_deg: lat(),
  longitude_deg: lon(),
});
const LunarEclipseVisibilityLimitResponse = shape('LunarEclipseVisibilityLimitResponse', {
  contact: oneOf(['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4']),
  jd_ut: jdUt1(),
  datetime_utc: utc(),
  sublunar_point: LunarEclipseVisibilityPointResponse,
  points: Type.Array(LunarEclipseVisibilityPointResponse, { minItems: 9 }),
});
export type LunarEclipseVisibilityLimitResponse = Static<typeof LunarEclipseVisibilityLimitResponse>;

export const LunarEclipseVisibilityMapResponse = shape('LunarEclipseVisibilityMapResponse', {
  mode: oneOf(LUNAR_MODES),
  ...modeAnswer,
  event: EclipseEventResponse,
  limits: Type.Array(LunarEclipseVisibilityLimitResponse, { minItems: 3 }),
  ephemeris: Type.String(),
  surface_model: oneOf(['WGS84_ZERO_ELEVATION']),
  horizon_model: oneOf(['RETARDED_GEOMETRIC_MOON_CENTER']),
  time_scale: oneOf(['UT1']),
  atmospheric_refraction: Type.Literal(false),
  visible_side: oneOf(['CONTAINS_SUBLUNAR_POINT']),
  geojson: geoJson(),
  computation_basis: ComputationBasis,
});
export type LunarEclipseVisibilityMapResponse = Static<typeof LunarEclipseVisibilityMapResponse>;

export const LunarEclipseGlobalCircumstancesRequest = shape('LunarEclipseGlobalCircumstancesRequest', {
  jd_start: jdStart(),
  kind: lunarKind(),
  backward: backward(),
  mode: mode(),
});
export type LunarEclipseGlobalCircumstancesRequest = Static<typeof LunarEclipseGlobalCircumstancesRequest>;

const LunarEclipseShadowStateResponse = shape('LunarEclipseShadowStateResponse', {
  gamma_earth_radii: Type.Number(),
  axis_distance_km: Type.Number({ minimum: 0 }),
  moon_radius_earth_radii: Type.Number({ exclusiveMinimum: 0 }),
  umbra_radius_earth_radii: Type.Number({ exclusiveMinimum: 0 }),
  penumbra_radius_earth_radii: Type.Number({ exclusiveMinimum: 0 }),
  umbral_magnitude: Type.Number(),
  penumbral_magnitude: Type.Number(),
  shadow_model: Type.String({ minLength: 1 }),
});
const seconds = () => optionalOrNull(Type.Number({ minimum: 0 }));
const epoch = () => nullable(EclipseEpochResponse);

export const LunarEclipseGlobalCircumstancesResponse = shape('LunarEclipseGlobalCircumstancesResponse', {
  mode: oneOf(LUNAR_MODES),
  ...modeAnswer,
  event: EclipseEventResponse,
  greatest: EclipseEpochResponse,
  sun: EclipseGeocentricBodyStateResponse,
  moon: EclipseGeocentricBodyStateResponse,
  shadow: LunarEclipseShadowStateResponse,
  penumbral_duration_seconds: seconds(),
  partial_duration_seconds: seconds(),
  total_duration_seconds: seconds(),
  ephemeris: Type.String(),
  contacts: shape('LunarEclipseContactEpochs', {
    p1: epoch(),
    u1: epoch(),
    u2: epoch(),
    u3: epoch(),
    u4: epoch(),
    p4: epoch(),
  }),
  computation_basis: ComputationBasis,
});
export type LunarEclipseGlobalCircumstancesResponse = Static<typeof LunarEclipseGlobalCircumstancesResponse>;
