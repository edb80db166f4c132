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

/** Requests of the two routes. Numbers of the air are bounded by what can be computed; the pack's domain is checked by the answer. */

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
const ratio = () => Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'scotopic over photopic luminance' });

const BACKGROUND_SCOPES = ['total_background', 'dark_sky_anchor'] as const;
const scope = () =>
  oneOf(BACKGROUND_SCOPES, {
    description:
      'total_background: nothing is added to it; dark_sky_anchor: it stands for airglow, zodiacal light, starlight and artificial light, twilight and moonlight are added',
  });
const inventory = () =>
  defaulted(
    Type.Boolean({ description: "the caller's word that component_ids is the whole of what was measured" }),
    false,
  );

const PhysicalDirectionalBackgroundRequest = shape('PhysicalDirectionalBackgroundRequest', {
  kind: Type.Literal('directional'),
  photopic_luminance_cd_m2: luminance('photopic'),
  scotopic_luminance_cd_m2: luminance('scotopic'),
  scope: scope(),
  component_ids: names('what the luminance holds'),
  source_id: text('who measured or computed it'),
  source_receipt_sha256: sha256('sum of the record'),
  method_id: text('how'),
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
  component_ids: names('what the reading holds'),
  measurement_source_id: text('who measured'),
  measurement_receipt_sha256: sha256('sum of the record'),
  device_bandpass_id: text('band of the device'),
  pointing_receipt_id: text('where it pointed'),
  temporal_applicability_id: text('when the reading holds'),
  spectral_ratio_source_id: text('where the ratio comes from'),
  component_inventory_complete: inventory(),
});

const PhysicalBortleBackgroundRequest = shape('PhysicalBortleBackgroundRequest', {
  kind: Type.Literal('bortle'),
  light_pollution_class: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: 'class of Bortle 2001; a dark-sky anchor',
  }),
  scotopic_to_photopic_ratio: ratio(),
  spectral_ratio_source_id: text('where the ratio comes from'),
  source_receipt_sha256: sha256('sum of the record'),
});

export const COMPONENT_KINDS = ['airglow', 'zodiacal_light', 'integrated_starlight', 'artificial_light'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

const PhysicalModeledBackgroundComponentRequest = shape('PhysicalModeledBackgroundComponentRequest', {
  component_kind: oneOf(COMPONENT_KINDS, {
    description: "stands in for the pack's own component of this kind; artificial light has none and is added",
  }),
  photopic_luminance_cd_m2: luminance('photopic'),
  scotopic_luminance_cd_m2: luminance('scotopic'),
  model_id: text('the model'),
  source_ids: names('its sources'),
  source_receipt_sha256: sha256('sum of the record'),
  spatial_applicability_id: text('where it holds'),
  temporal_applicability_id: text('when it holds'),
  direction_receipt_id: text('towards where it holds'),
  validity_domain_id: text('its domain'),
  uncertainty_authority_id: text('who states its uncertainty'),
});

const air = (minimum: number, maximum: number, description: string) => Type.Number({ minimum, maximum, description });
export const PhysicalAtmosphereInputRequest = shape('PhysicalAtmosphereInputRequest', {
  atmosphere_profile: defaulted(text('profile of the gases; the pack lists those it has'), 'us_standard'),
  aerosol_profile: defaulted(text('profile of the aerosol; the pack lists those it has'), 'rural_summer'),
  observer_altitude_m: defaulted(air(-12_000, 100_000, 'height of the observer, metres'), 0),
  surface_pressure_hpa: defaulted(air(-2000, 2000, 'pressure at the observer: amount of gas above'), 1013.25),
  aod550: defaulted(air(-100, 100, 'optical depth of the aerosol at 550 nm'), 0.1),
  angstrom_exponent: defaulted(air(-20, 20, 'fall of the aerosol depth with wavelength'), 1.3),
  ozone_du: defaulted(air(-10_000, 10_000, 'ozone column, Dobson units'), 300),
  ground_albedo: defaulted(air(-10, 10, 'albedo of the ground around'), 0.2),
});
export type AtmosphereRequest = Static<typeof PhysicalAtmosphereInputRequest>;

const PhysicalHorizonProfileRequest = shape('PhysicalHorizonProfileRequest', {
  samples: Type.Array(
    shape('PhysicalHorizonSampleRequest', {
      azimuth_deg: Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'from north through east; rising from sample to sample',
      }),
      apparent_altitude_deg: Type.Number({ minimum: -5, maximum: 90, description: 'of the skyline' }),
    }),
    { minItems: 12, maxItems: 3600, description: 'the skyline all around, at most 30 degrees from sample to sample' },
  ),
  profile_id: text('name of the profile'),
  source_id: text('who made it'),
  source_receipt_sha256: sha256('sum of the record'),
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
        description:
          "a measured background; default: the pack's airglow, zodiacal light, starlight, twilight, moonlight",
      },
    ),
  ),
  atmosphere: Type.Optional(PhysicalAtmosphereInputRequest),
  composite_model_id: defaulted(oneOf(['clear_sky_naked_eye_point_source_v1']), 'clear_sky_naked_eye_point_source_v1'),
  expected_data_pack_id: Type.Optional(
    text('the pack that the caller reckons with; with another one nothing is evaluated'),
  ),
  expected_manifest_sha256: optionalOrNull(sha256('the manifest that the caller reckons with')),
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
    Type.Number({ exclusiveMinimum: 0, maximum: 1200, description: 'of the air that bends the light' }),
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
  scan_step_days: defaulted(positive(0.05, 'spacing of the first look at a window'), 0.003472222222222222),
  adaptive_minimum_step_days: defaulted(
    positive(0.05, 'how near a maximum between two looks is pinned down'),
    0.00034722222222222224,
  ),
  root_time_tolerance_days: defaulted(
    positive(0.05, 'a root is found when its bracket is narrower'),
    2.8935185185185184e-6,
  ),
  root_margin_tolerance_magnitude: defaulted(positive(10, 'or when the margin is nearer to zero'), 1e-5),
  near_zero_tolerance_magnitude: defaulted(positive(10, 'a maximum within this of zero is counted as near'), 0.0025),
  curvature_tolerance_magnitude: defaulted(
    positive(10, 'a maximum is looked for where the parabola through three looks comes within this of zero'),
    0.005,
  ),
  maximum_adaptive_depth: defaulted(
    Type.Integer({ exclusiveMinimum: 0, maximum: 60, description: 'rounds spent on one such maximum' }),
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
  jd_start: julianDayUt1('the first event at or after this instant is sought'),
  lat: latitudeDeg(),
  lon: longitudeDeg(),
  policy: optionalOrNull(PhysicalVisibilityPolicyRequest),
  search_policy: optionalOrNull(PhysicalVisibilitySearchPolicyRequest),
});
export type EventRequest = Static<typeof PhysicalVisibilityEventRequest>;
