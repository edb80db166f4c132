import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../../contract/fields.js';

/**
 * Requests of the two routes. Values of the atmosphere are bounded by computability; the answer checks the domain of
 * the pack.
 */

const text = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });
const sha256 = (description: string) => Type.String({ minLength: 1, maxLength: 128, description });
const names = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 1,
    maxItems: 32,
    uniqueItems: true,
    description,
  });
const luminance = (kind: string) => Type.Number({ minimum: 0, maximum: 1e9, description: `${kind} luminance, cd/m2` });
const ratio = () =>
  Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'ratio of scotopic to photopic luminance' });

const BACKGROUND_SCOPES = ['total_background', 'dark_sky_anchor'] as const;
const scope = () =>
  oneOf(BACKGROUND_SCOPES, {
    description:
      'total_background: no component is added; dark_sky_anchor: replaces airglow, zodiacal light, starlight and artificial light; twilight and moonlight are added',
  });
const inventory = () =>
  defaulted(
    Type.Boolean({ description: 'asserted by the caller: component_ids lists every measured component' }),
    false,
  );

const PhysicalDirectionalBackgroundRequest = shape('PhysicalDirectionalBackgroundRequest', {
  kind: Type.Literal('directional'),
  photopic_luminance_cd_m2: luminance('photopic'),
  scotopic_luminance_cd_m2: luminance('scotopic'),
  scope: scope(),
  component_ids: names('components included in the luminance'),
  source_id: text('source of the measurement or computation'),
  source_receipt_sha256: sha256('SHA-256 of the record'),
  method_id: text('method of the measurement or computation'),
  component_inventory_complete: inventory(),
});

const PhysicalSqmBackgroundRequest = shape('PhysicalSqmBackgroundRequest', {
  kind: Type.Literal('sqm'),
  sqm_mag_arcsec2: Type.Number({
    minimum: -10,
    maximum: 30,
    description: 'reading of a sky quality meter, magnitudes per square arcsecond, taken as V',
  }),
  scotopic_to_photopic_ratio: ratio(),
  scope: scope(),
  component_ids: names('components included in the reading'),
  measurement_source_id: text('source of the measurement'),
  measurement_receipt_sha256: sha256('SHA-256 of the record'),
  device_bandpass_id: text('band of the device'),
  pointing_receipt_id: text('direction of the measurement'),
  temporal_applicability_id: text('time for which the reading is valid'),
  spectral_ratio_source_id: text('source of the ratio'),
  component_inventory_complete: inventory(),
});

const PhysicalBortleBackgroundRequest = shape('PhysicalBortleBackgroundRequest', {
  kind: Type.Literal('bortle'),
  light_pollution_class: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: 'Bortle class (Bortle 2001); it is a dark-sky anchor',
  }),
  scotopic_to_photopic_ratio: ratio(),
  spectral_ratio_source_id: text('source of the ratio'),
  source_receipt_sha256: sha256('SHA-256 of the record'),
});

export const COMPONENT_KINDS = ['airglow', 'zodiacal_light', 'integrated_starlight', 'artificial_light'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

const PhysicalModeledBackgroundComponentRequest = shape('PhysicalModeledBackgroundComponentRequest', {
  component_kind: oneOf(COMPONENT_KINDS, {
    description: "replaces the pack's component of this kind; artificial light is added, because the pack has none",
  }),
  photopic_luminance_cd_m2: luminance('photopic'),
  scotopic_luminance_cd_m2: luminance('scotopic'),
  model_id: text('model of the component'),
  source_ids: names('sources of the model'),
  source_receipt_sha256: sha256('SHA-256 of the record'),
  spatial_applicability_id: text('place for which it is valid'),
  temporal_applicability_id: text('time for which it is valid'),
  direction_receipt_id: text('direction for which it is valid'),
  validity_domain_id: text('domain of the model'),
  uncertainty_authority_id: text('source of its uncertainty'),
});

const air = (minimum: number, maximum: number, description: string) => Type.Number({ minimum, maximum, description });
export const PhysicalAtmosphereInputRequest = shape('PhysicalAtmosphereInputRequest', {
  atmosphere_profile: defaulted(text('profile of the gases; the data pack lists its profiles'), 'us_standard'),
  aerosol_profile: defaulted(text('profile of the aerosol; the data pack lists its profiles'), 'rural_summer'),
  observer_altitude_m: defaulted(air(-12_000, 100_000, 'height of the observer, metres'), 0),
  surface_pressure_hpa: defaulted(
    air(-2000, 2000, 'pressure at the observer, which determines the amount of gas'),
    1013.25,
  ),
  aod550: defaulted(air(-100, 100, 'optical depth of the aerosol at 550 nm'), 0.1),
  angstrom_exponent: defaulted(air(-20, 20, 'exponent of the decrease of the aerosol depth with wavelength'), 1.3),
  ozone_du: defaulted(air(-10_000, 10_000, 'ozone column, Dobson units'), 300),
  ground_albedo: defaulted(air(-10, 10, 'albedo of the surrounding ground'), 0.2),
});
export type AtmosphereRequest = Static<typeof PhysicalAtmosphereInputRequest>;

const PhysicalHorizonProfileRequest = shape('PhysicalHorizonProfileRequest', {
  samples: Type.Array(
    shape('PhysicalHorizonSampleRequest', {
      azimuth_deg: Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'azimuth from north through east; increasing from sample to sample',
      }),
      apparent_altitude_deg: Type.Number({
        minimum: -5,
        maximum: 90,
        description: 'apparent altitude of the skyline, degrees',
      }),
    }),
    { minItems: 12, maxItems: 3600, description: 'the skyline all around, with gaps of at most 30 degrees' },
  ),
  profile_id: text('name of the profile'),
  source_id: text('source of the profile'),
  source_receipt_sha256: sha256('SHA-256 of the record'),
});

export const PhysicalVisibilityPolicyRequest = shape('PhysicalVisibilityPolicyRequest', {
  background: Type.Optional(
    Type.Union(
      [
        PhysicalDirectionalBackgroundRequest,
        PhysicalSqmBackgroundRequest,
        PhysicalBortleBackgroundRequest,
        Type.Null(),
      ],
      {
        description: "measured background; default: the pack's airglow, zodiacal light, starlight, twilight, moonlight",
      },
    ),
  ),
  atmosphere: Type.Optional(PhysicalAtmosphereInputRequest),
  composite_model_id: defaulted(oneOf(['clear_sky_naked_eye_point_source_v1']), 'clear_sky_naked_eye_point_source_v1'),
  expected_data_pack_id: Type.Optional(text('expected data pack; with a different one nothing is evaluated')),
  expected_manifest_sha256: optionalOrNull(sha256('SHA-256 of the expected manifest')),
  observer_protocol_id: defaulted(
    oneOf(['known_location_directed_averted_observation_v1']),
    'known_location_directed_averted_observation_v1',
  ),
  local_horizon_altitude_deg: defaulted(
    Type.Number({ minimum: -5, maximum: 90, description: 'apparent altitude of the skyline all around' }),
    0,
  ),
  refraction_model_id: defaulted(oneOf(['bennett_extended_v1']), 'bennett_extended_v1'),
  refraction_pressure_hpa: defaulted(
    Type.Number({ exclusiveMinimum: 0, maximum: 1200, description: 'pressure for refraction, hPa' }),
    1013.25,
  ),
  refraction_temperature_c: defaulted(Type.Number({ minimum: -100, maximum: 100 }), 15),
  refraction_relative_humidity: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 0),
  directional_horizon: optionalOrNull(PhysicalHorizonProfileRequest),
  modeled_background_components: defaulted(
    Type.Array(PhysicalModeledBackgroundComponentRequest, { maxItems: COMPONENT_KINDS.length }),
    [],
  ),
});
export type PolicyRequest = Static<typeof PhysicalVisibilityPolicyRequest>;
export type BackgroundRequest = NonNullable<PolicyRequest['background']>;
export type ModeledComponent = Static<typeof PhysicalModeledBackgroundComponentRequest>;

const body = () =>
  Type.String({ minLength: 1, maxLength: 100, description: 'a planet, or a fixed star by any of its names' });

export const PhysicalVisibilityAssessmentRequest = shape('PhysicalVisibilityAssessmentRequest', {
  body: body(),
  jd_ut: julianDayUt1(),
  lat: latitudeDeg(),
  lon: longitudeDeg(),
  policy: optionalOrNull(PhysicalVisibilityPolicyRequest),
});
export type AssessmentRequest = Static<typeof PhysicalVisibilityAssessmentRequest>;

export const PHASES = [
  'morning_first_rising',
  'morning_first_setting',
  'evening_last_rising',
  'evening_last_setting',
] as const;
export type Phase = (typeof PHASES)[number];

const positive = (maximum: number, description: string) => Type.Number({ exclusiveMinimum: 0, maximum, description });
export const PhysicalVisibilitySearchPolicyRequest = shape('PhysicalVisibilitySearchPolicyRequest', {
  search_window_days: defaulted(
    Type.Integer({ exclusiveMinimum: 0, maximum: 1500, description: 'days from jd_start, [start, end)' }),
    400,
  ),
  scan_step_days: defaulted(positive(0.05, 'spacing of the samples of a window, days'), 0.003472222222222222),
  adaptive_minimum_step_days: defaulted(
    positive(0.05, 'accuracy of a maximum between two samples, days'),
    0.00034722222222222224,
  ),
  root_time_tolerance_days: defaulted(
    positive(0.05, 'a root has converged when its bracket is narrower, days'),
    2.8935185185185184e-6,
  ),
  root_margin_tolerance_magnitude: defaulted(positive(10, 'or when the margin is nearer to zero, magnitudes'), 1e-5),
  near_zero_tolerance_magnitude: defaulted(
    positive(10, 'a maximum within this distance of zero counts as near zero, magnitudes'),
    0.0025,
  ),
  curvature_tolerance_magnitude: defaulted(
    positive(
      10,
      'a maximum is searched when the parabola through three samples is within this distance of zero, magnitudes',
    ),
    0.005,
  ),
  maximum_adaptive_depth: defaulted(
    Type.Integer({
      exclusiveMinimum: 0,
      maximum: 60,
      description: 'largest number of trisections of one such maximum',
    }),
    12,
  ),
  maximum_root_iterations: defaulted(Type.Integer({ exclusiveMinimum: 0, maximum: 200 }), 96),
});
export type SearchPolicyRequest = Static<typeof PhysicalVisibilitySearchPolicyRequest>;

export const PhysicalVisibilityEventRequest = shape('PhysicalVisibilityEventRequest', {
  body: body(),
  phase: oneOf(PHASES, {
    description:
      'morning_first_rising: heliacal rising; morning_first_setting: cosmical setting; evening_last_rising: acronychal rising; evening_last_setting: heliacal setting',
  }),
  jd_start: julianDayUt1('start of the search, Julian day UT1; the event is strictly after it'),
  lat: latitudeDeg(),
  lon: longitudeDeg(),
  policy: optionalOrNull(PhysicalVisibilityPolicyRequest),
  search_policy: optionalOrNull(PhysicalVisibilitySearchPolicyRequest),
});
export type EventRequest = Static<typeof PhysicalVisibilityEventRequest>;
