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
  kindText,
  lat,
  lon,
  mapFormat,
  SOLAR_KINDS,
  solarKind,
  utc,
} from './schema.js';

export const SolarEclipsePathRequest = shape('SolarEclipsePathRequest', {
  jd_start: jdStart(),
  kind: kindText(SOLAR_KINDS),
  backward: backward(),
  sample_count: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'number of points of the central line, evenly spaced in time from its first to its last point',
    }),
    9,
  ),
  include_limits: defaulted(
    Type.Boolean({
      description:
        'true adds `limits`: the northern and southern limits of totality or annularity, with about `sample_count` points each',
    }),
    false,
  ),
  format: mapFormat(),
});
export type SolarEclipsePathRequest = Static<typeof SolarEclipsePathRequest>;

export const SolarEclipsePathResponse = shape('SolarEclipsePathResponse', {
  central_line_lats: Type.Array(Type.Number()),
  central_line_lons: Type.Array(Type.Number()),
  umbral_width_km: Type.Number({ description: 'width at greatest eclipse; 0 without a central line' }),
  duration_at_max_s: Type.Number({ description: 'duration of the central phase at the point of greatest eclipse' }),
  max_eclipse_lat: Type.Number(),
  max_eclipse_lon: Type.Number(),
  eclipse_data: EclipseEventResponse.properties.data,
  central_line_jd_ut: Type.Array(Type.Number(), { description: 'instant of each point, UT1' }),
  max_eclipse_jd_ut: Type.Number(),
  limits: Type.Optional(
    Type.Array(
      shape('SolarEclipseCentralLimitResponse', {
        side: oneOf(['north', 'south'], { description: 'side of the shadow axis, in the fundamental plane' }),
        points: Type.Array(
          shape('SolarEclipseCentralLimitPointResponse', {
            jd_ut: Type.Number({ description: 'instant at which the edge of the shadow grazes the place, UT1' }),
            latitude_deg: lat(),
            longitude_deg: lon(),
          }),
          { minItems: 2 },
        ),
      }),
      {
        description:
          'with `include_limits`: each limit from sunrise to sunset (no refraction). A side is absent if the shadow extends beyond the Earth there; a hybrid eclipse has a piece for each phase',
      },
    ),
  ),
  geojson: geoJson(),
  computation_basis: ComputationBasis,
});
export type SolarEclipsePathResponse = Static<typeof SolarEclipsePathResponse>;

export const SolarEclipseFootprintRequest = shape('SolarEclipseFootprintRequest', {
  jd_start: jdStart(),
  kind: solarKind(),
  backward: backward(),
  sample_count: defaulted(
    Type.Integer({
      minimum: 9,
      maximum: 721,
      description: 'density of interior points; structure and its end points do not depend on it',
    }),
    181,
  ),
  format: mapFormat(),
});
export type SolarEclipseFootprintRequest = Static<typeof SolarEclipseFootprintRequest>;

const SolarEclipseFootprintPointResponse = shape('SolarEclipseFootprintPointResponse', {
  jd_ut: jdUt1(),
  datetime_utc: utc(),
  latitude_deg: lat(),
  longitude_deg: lon(),
});
export type SolarEclipseFootprintPointResponse = Static<typeof SolarEclipseFootprintPointResponse>;
const SolarEclipsePenumbralContactResponse = shape('SolarEclipsePenumbralContactResponse', {
  kind: oneOf(['p1', 'p2', 'p3', 'p4']),
  point: SolarEclipseFootprintPointResponse,
});
export const SolarEclipseFootprintContactsResponse = shape('SolarEclipseFootprintContactsResponse', {
  p1: SolarEclipsePenumbralContactResponse,
  p2: optionalOrNull(SolarEclipsePenumbralContactResponse),
  p3: optionalOrNull(SolarEclipsePenumbralContactResponse),
  p4: SolarEclipsePenumbralContactResponse,
});
export type SolarEclipseFootprintContactsResponse = Static<typeof SolarEclipseFootprintContactsResponse>;
const topology = () => oneOf(['one_limit_connected', 'two_limit_two_loop']);
const SolarEclipseLimitTrackResponse = shape('SolarEclipseLimitTrackResponse', {
  kind: oneOf(['penumbral_north', 'penumbral_south', 'sunrise', 'sunset']),
  component_id: Type.Integer({ minimum: 0 }),
  segment_id: Type.Integer({ minimum: 0 }),
  points: Type.Array(SolarEclipseFootprintPointResponse, { minItems: 2 }),
});
export const SolarEclipseVisibilityFootprintResponse = shape('SolarEclipseVisibilityFootprintResponse', {
  event: EclipseEventResponse,
  greatest: SolarEclipseFootprintPointResponse,
  topology: topology(),
  contacts: SolarEclipseFootprintContactsResponse,
  tracks: Type.Array(SolarEclipseLimitTrackResponse, { minItems: 3 }),
  ephemeris: Type.String(),
  surface_model: oneOf(['WGS84_ZERO_ELEVATION']),
  limb_model: oneOf(['SPHERICAL_MEAN_LIMB']),
  time_scale: oneOf(['UT1']),
  atmospheric_refraction: Type.Literal(false),
  ephemeris_sha256: Type.String({ description: 'SHA-256 of the ephemeris' }),
  geojson: geoJson(),
  computation_basis: ComputationBasis,
});
export type SolarEclipseVisibilityFootprintResponse = Static<typeof SolarEclipseVisibilityFootprintResponse>;

export const SolarEclipseGlobalCircumstancesRequest = shape('SolarEclipseGlobalCircumstancesRequest', {
  jd_start: jdStart(),
  kind: solarKind(),
  backward: backward(),
});
export type SolarEclipseGlobalCircumstancesRequest = Static<typeof SolarEclipseGlobalCircumstancesRequest>;

export const localClass = () => oneOf(['none', 'partial', 'annular', 'total']);
const angle = (maximum: number) => Type.Number({ minimum: 0, maximum });
const SolarEclipseGreatestSiteResponse = shape('SolarEclipseGreatestSiteResponse', {
  epoch: EclipseEpochResponse,
  latitude_deg: lat(),
  longitude_deg: lon(),
  path_width_km: nullable(
    Type.Number({ minimum: 0, description: 'null without a central line (never 0 for a partial eclipse)' }),
  ),
  central_duration_seconds: nullable(
    Type.Number({ minimum: 0, description: 'null if no central phase is visible (never 0 for a partial eclipse)' }),
  ),
  sun_altitude_deg: Type.Number({ minimum: -90, maximum: 90, description: 'without refraction' }),
  sun_azimuth_deg: angle(360),
  moon_altitude_deg: Type.Number({ minimum: -90, maximum: 90 }),
  moon_azimuth_deg: angle(360),
  separation_deg: angle(180),
  sun_semidiameter_deg: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 90 }),
  moon_semidiameter_deg: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 90 }),
  magnitude: Type.Number({ minimum: 0 }),
  obscuration: angle(1),
  local_class: localClass(),
});
export type SolarEclipseGreatestSiteResponse = Static<typeof SolarEclipseGreatestSiteResponse>;
const conjunction = shape('SolarEclipseConjunctionResponse', {
  kind: oneOf(['equatorial', 'ecliptic']),
  epoch: EclipseEpochResponse,
});
const SolarBesselianElementsResponse = shape('SolarBesselianElementsResponse', {
  jd_ut1: Type.Number(),
  jd_tt: Type.Number(),
  x: Type.Number(),
  y: Type.Number(),
  d: Type.Number({ minimum: -90, maximum: 90, description: 'declination of the axis, degrees' }),
  mu: Type.Number({
    minimum: 0,
    exclusiveMaximum: 360,
    description: 'ephemeris hour angle of the axis (sidereal time with UT1 = TT), degrees',
  }),
  l1: Type.Number({ exclusiveMinimum: 0 }),
  l2: Type.Number(),
  tan_f1: Type.Number({ exclusiveMinimum: 0 }),
  tan_f2: Type.Number({ exclusiveMinimum: 0 }),
  ephemeris: Type.String(),
  axis_model: Type.String(),
  aberration_model: Type.String({
    description: 'difference of the axis from one through places with light time but without aberration',
  }),
  frame: Type.String(),
  hour_angle_model: Type.String(),
  radius_model: Type.String(),
  mu_ut1: Type.Number({ description: 'Greenwich hour angle of the axis, degrees' }),
  polynomials: shape(
    'SolarBesselianPolynomials',
    {
      t0_jd_tt: Type.Number({ description: 'full hour of TT nearest to greatest eclipse' }),
      x: Type.Array(Type.Number()),
      y: Type.Array(Type.Number()),
      d: Type.Array(Type.Number()),
      mu: Type.Array(Type.Number()),
      l1: Type.Array(Type.Number()),
      l2: Type.Array(Type.Number()),
    },
    { description: 'coefficients of powers of hours from t0 (least squares over +-3 h); d and mu in degrees' },
  ),
});
const epochPlace = { epoch: EclipseEpochResponse, latitude_deg: lat(), longitude_deg: lon() };
const umbral = shape('SolarEclipseUmbralContactResponse', { kind: oneOf(['u1', 'u2', 'u3', 'u4']), ...epochPlace });
const limit = shape('SolarEclipseCentralLineLimitResponse', { kind: oneOf(['first', 'last']), ...epochPlace });

export const SolarEclipseGlobalCircumstancesResponse = shape('SolarEclipseGlobalCircumstancesResponse', {
  event: EclipseEventResponse,
  greatest: SolarEclipseGreatestSiteResponse,
  greatest_duration: optionalOrNull(SolarEclipseGreatestSiteResponse),
  equatorial_conjunction: conjunction,
  ecliptic_conjunction: conjunction,
  topology: topology(),
  penumbral_contacts: SolarEclipseFootprintContactsResponse,
  besselian: SolarBesselianElementsResponse,
  sun: EclipseGeocentricBodyStateResponse,
  moon: EclipseGeocentricBodyStateResponse,
  gamma_earth_radii: Type.Number(),
  umbral_contacts: optionalOrNull(
    shape('SolarEclipseUmbralContactsResponse', { u1: umbral, u2: umbral, u3: umbral, u4: umbral }),
  ),
  first_central_line_limit: optionalOrNull(limit),
  last_central_line_limit: optionalOrNull(limit),
  ephemeris: Type.String(),
  surface_model: oneOf(['WGS84_ZERO_ELEVATION']),
  limb_model: oneOf(['SPHERICAL_MEAN_LIMB']),
  umbral_contacts_admitted: Type.Literal(true),
  greatest_duration_admitted: Type.Literal(true),
  outer_umbral_contacts: nullable(
    shape(
      'SolarEclipseOuterUmbralContacts',
      { u1: umbral, u4: umbral },
      {
        description:
          'first and last contact, also if the complete umbra never falls on the Earth (grazing and non-central eclipses)',
      },
    ),
  ),
  computation_basis: ComputationBasis,
});
export type SolarEclipseGlobalCircumstancesResponse = Static<typeof SolarEclipseGlobalCircumstancesResponse>;
