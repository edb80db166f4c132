import type { StageLog } from '../../../wire/stage-log.js';
import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';

export const MAX_POINTS = 64,
  MAX_CONTACT_SPAN_YEARS = 144,
  MIN_CONTACT_STEP_YEARS = 1 / 52,
  MAX_ORB_DEG = 15,
  MAX_POINT_NAME = 64;
/** The bound keeps cycles exact and fractions precise. */
const MAX_AGE_YEARS = 10_000;

export const CURVE_BASIS = 'piecewise_half_cosine_reconstruction';
const CURVE_NOTE = 'primary-text exact formula not independently verified';

const system = () =>
  Type.String({ minLength: 1, maxLength: 8, description: 'code or short name of the house system of the cusps' });

export const HuberHouseFrameRequest = shape('AuthDHouseFrameRequest', {
  source: defaulted(oneOf(['direct_cusps']), 'direct_cusps'),
  direct: shape('AuthDDirectHouseFrameRequest', {
    cusps: Type.Array(longitude('cusp longitude, degrees; reduced to [0, 360)'), {
      minItems: 12,
      maxItems: 12,
      description: 'longitudes of cusps 1 to 12 in the order of the signs, degrees',
    }),
    asc: longitude(),
    mc: longitude(),
    armc: longitude('right ascension of the meridian, degrees; reduced to [0, 360)'),
    system: defaulted(system(), 'K'),
    effective_system: optionalOrNull(system()),
    fallback: defaulted(Type.Boolean(), false),
    fallback_reason: optionalOrNull(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'required if fallback is true; not allowed if it is false',
      }),
    ),
  }),
});
export type HuberHouseFrameRequest = Static<typeof HuberHouseFrameRequest>;

const house_frame = HuberHouseFrameRequest;
const age = (description: string) => Type.Number({ minimum: 0, maximum: MAX_AGE_YEARS, description });
const points = () => longitudeMap(1, MAX_POINTS, 'ecliptic longitudes by point name, degrees; reduced to [0, 360)');

export const HuberDynamicIntensityRequest = shape('AuthDDynamicIntensityRequest', {
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  fraction: Type.Number({ minimum: 0, maximum: 1, description: 'fraction of the house before the position' }),
});
export type HuberDynamicIntensityRequest = Static<typeof HuberDynamicIntensityRequest>;
export const HuberHouseZonesRequest = shape('AuthDHouseZonesRequest', { house_frame });
export type HuberHouseZonesRequest = Static<typeof HuberHouseZonesRequest>;
export const HuberAgePointRequest = shape('AuthDAgePointRequest', { age_years: age('years since birth'), house_frame });
export type HuberAgePointRequest = Static<typeof HuberAgePointRequest>;
export const HuberIntensityAtRequest = shape('AuthDIntensityAtRequest', { house_frame, longitude: longitude() });
export type HuberIntensityAtRequest = Static<typeof HuberIntensityAtRequest>;
export const HuberChartIntensityProfileRequest = shape('AuthDChartIntensityProfileRequest', {
  house_frame,
  points: points(),
});
export type HuberChartIntensityProfileRequest = Static<typeof HuberChartIntensityProfileRequest>;
export const HuberAgePointContactsRequest = shape('AuthDAgePointContactsRequest', {
  house_frame,
  points: points(),
  orb: defaulted(Type.Number({ minimum: 0, maximum: MAX_ORB_DEG, description: 'degrees' }), 2),
  start_age: defaulted(age('years'), 0),
  end_age: defaulted(age(`years; at most ${MAX_CONTACT_SPAN_YEARS} after start_age`), 72),
  step_years: defaulted(
    Type.Number({
      minimum: MIN_CONTACT_STEP_YEARS,
      maximum: MAX_CONTACT_SPAN_YEARS,
      description: 'step of the scan, years',
    }),
    1 / 12,
  ),
});
export type HuberAgePointContactsRequest = Static<typeof HuberAgePointContactsRequest>;

const HuberProvenanceResponse = shape('AuthDProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  house_frame_source: defaulted(Type.String(), 'caller_supplied'),
  curve_basis: defaulted(Type.String(), CURVE_BASIS),
  curve_verification_note: defaulted(Type.String(), CURVE_NOTE),
  bounds: Type.Optional(
    shape('AuthDBoundsResponse', {
      max_points: defaulted(Type.Integer(), MAX_POINTS),
      max_contact_span_years: defaulted(Type.Number(), MAX_CONTACT_SPAN_YEARS),
      min_contact_step_years: defaulted(Type.Number(), MIN_CONTACT_STEP_YEARS),
      max_orb: defaulted(Type.Number(), MAX_ORB_DEG),
      max_point_name_length: defaulted(Type.Integer(), MAX_POINT_NAME),
    }),
  ),
  psychological_interpretation: defaulted(Type.String(), 'not_provided'),
  chart_construction: defaulted(Type.String(), 'not_computed'),
  house_derivation: defaulted(Type.String(), 'not_computed_by_authD_transport'),
  stage_sequence: Type.Array(Type.String()),
});
export type HuberProvenanceResponse = Static<typeof HuberProvenanceResponse>;

export function provenance(entrypoint: string, stages: StageLog): HuberProvenanceResponse {
  return {
    source_module: 'engine.authD',
    engine_entrypoint: entrypoint,
    house_frame_source: 'caller_supplied',
    curve_basis: CURVE_BASIS,
    curve_verification_note: CURVE_NOTE,
    bounds: {
      max_points: MAX_POINTS,
      max_contact_span_years: MAX_CONTACT_SPAN_YEARS,
      min_contact_step_years: MIN_CONTACT_STEP_YEARS,
      max_orb: MAX_ORB_DEG,
      max_point_name_length: MAX_POINT_NAME,
    },
    psychological_interpretation: 'not_provided',
    chart_construction: 'not_computed',
    house_derivation: 'not_computed_by_authD_transport',
    stage_sequence: stages.names,
  };
}

export const HuberHouseFrameResponse = shape('AuthDHouseFrameResponse', {
  source: Type.String(),
  cusps: Type.Array(Type.Number()),
  asc: Type.Number(),
  mc: Type.Number(),
  armc: Type.Number(),
  system: Type.String(),
  effective_system: Type.String(),
  fallback: Type.Boolean(),
  fallback_reason: Type.Union([Type.String(), Type.Null()]),
});
export type HuberHouseFrameResponse = Static<typeof HuberHouseFrameResponse>;

export const HuberHouseFrameProvenanceResponse = shape('AuthDHouseFrameProvenanceResponse', {
  house_frame_source: Type.String(),
  cusp_derivation_owner: Type.String(),
  system: Type.String(),
  requested_system: Type.String(),
  effective_system: Type.String(),
  fallback: Type.Boolean(),
  fallback_reason: Type.Union([Type.String(), Type.Null()]),
  is_koch_effective: Type.Boolean({ description: 'true if the cusps are Koch cusps, which the doctrine prefers' }),
  koch_doctrine_preferred: defaulted(Type.Boolean(), true),
  chart_backed_derivation: defaulted(Type.String(), 'not_admitted_for_p12_07'),
  note: Type.String(),
});
export type HuberHouseFrameProvenanceResponse = Static<typeof HuberHouseFrameProvenanceResponse>;

const ZONE = oneOf(['cardinal', 'fixed', 'mutable']);
const answer = { house_frame_provenance: HuberHouseFrameProvenanceResponse, provenance: HuberProvenanceResponse };

export const HuberDynamicIntensityResponse = shape('AuthDDynamicIntensityResponse', {
  house: Type.Integer(),
  requested_fraction: Type.Number(),
  effective_fraction: Type.Number(),
  intensity: Type.Number({ description: '1 at the cusps, 0 at the low point' }),
  zone: ZONE,
  curve_basis: Type.String(),
  provenance: HuberProvenanceResponse,
});
export type HuberDynamicIntensityResponse = Static<typeof HuberDynamicIntensityResponse>;

const HuberHouseZoneResponse = shape('AuthDHouseZoneResponse', {
  house: Type.Integer(),
  cusp_longitude: Type.Number(),
  next_cusp_longitude: Type.Number(),
  house_size: Type.Number({ description: 'degrees' }),
  balance_point_longitude: Type.Number(),
  low_point_longitude: Type.Number(),
  balance_point_fraction: Type.Number(),
  low_point_fraction: Type.Number(),
});
export type HuberHouseZoneResponse = Static<typeof HuberHouseZoneResponse>;
export const HuberHouseZonesResponse = shape('AuthDHouseZonesResponse', {
  zones: Type.Array(HuberHouseZoneResponse),
  house_frame: HuberHouseFrameResponse,
  house_frame_provenance: HuberHouseFrameProvenanceResponse,
  authD_doctrine: Type.String(),
  provenance: HuberProvenanceResponse,
});
export type HuberHouseZonesResponse = Static<typeof HuberHouseZonesResponse>;

export const HuberAgePointResponse = shape('AuthDAgePointResponse', {
  age_years: Type.Number(),
  cycle: Type.Integer({ description: '1 for the first 72 years' }),
  house: Type.Integer(),
  fraction_through_house: Type.Number(),
  longitude: Type.Number(),
  zone: ZONE,
  years_into_house: Type.Number(),
  intensity: Type.Number(),
  ...answer,
});
export type HuberAgePointResponse = Static<typeof HuberAgePointResponse>;

export const HuberIntensityAtResponse = shape('AuthDIntensityAtResponse', {
  longitude: Type.Number(),
  house: Type.Integer(),
  fraction: Type.Number(),
  intensity: Type.Number(),
  zone: ZONE,
  ...answer,
});
export type HuberIntensityAtResponse = Static<typeof HuberIntensityAtResponse>;

const HuberPlanetIntensityScoreResponse = shape('AuthDPlanetIntensityScoreResponse', {
  name: Type.String(),
  longitude: Type.Number(),
  house: Type.Integer(),
  fraction: Type.Number(),
  intensity: Type.Number(),
  zone: ZONE,
  near_cusp: Type.Boolean({ description: 'intensity of 0.8 or more' }),
  near_low_point: Type.Boolean({ description: 'intensity of 0.2 or less' }),
});
export type HuberPlanetIntensityScoreResponse = Static<typeof HuberPlanetIntensityScoreResponse>;
export const HuberChartIntensityProfileResponse = shape('AuthDChartIntensityProfileResponse', {
  scores: Type.Array(HuberPlanetIntensityScoreResponse),
  high_intensity: Type.Array(HuberPlanetIntensityScoreResponse),
  low_intensity: Type.Array(HuberPlanetIntensityScoreResponse),
  mean_intensity: Type.Number(),
  point_count: Type.Integer(),
  ...answer,
});
export type HuberChartIntensityProfileResponse = Static<typeof HuberChartIntensityProfileResponse>;

const HuberAgePointContactResponse = shape('AuthDAgePointContactResponse', {
  age_years: Type.Number({ description: 'age of the scan nearest to the conjunction' }),
  point_name: Type.String(),
  separation_degrees: Type.Number({ description: 'distance between age point and point at age_years' }),
  exact_age_years: Type.Union([Type.Number(), Type.Null()], {
    description: 'age of the conjunction; null if it is outside the scan',
  }),
  enters_orb_age_years: Type.Number({ description: 'age at which the passage begins, within the scan' }),
  leaves_orb_age_years: Type.Number(),
});
export type HuberAgePointContactResponse = Static<typeof HuberAgePointContactResponse>;
export const HuberAgePointContactsResponse = shape('AuthDAgePointContactsResponse', {
  contacts: Type.Array(HuberAgePointContactResponse),
  orb: Type.Number(),
  start_age: Type.Number(),
  end_age: Type.Number(),
  step_years: Type.Number(),
  scan_bounds: shape('AuthDScanBoundsResponse', {
    max_contact_span_years: defaulted(Type.Number(), MAX_CONTACT_SPAN_YEARS),
    min_contact_step_years: defaulted(Type.Number(), MIN_CONTACT_STEP_YEARS),
    max_orb: defaulted(Type.Number(), MAX_ORB_DEG),
    point_count: Type.Integer(),
  }),
  ...answer,
});
export type HuberAgePointContactsResponse = Static<typeof HuberAgePointContactsResponse>;
