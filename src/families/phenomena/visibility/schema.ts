import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  elevationM,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { EventInstantResponse } from '../../../contract/transits.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';

const extinctionK = () =>
  defaulted(
    Type.Number({ minimum: 0, maximum: 10, description: 'extinction coefficient, V magnitudes per air mass' }),
    0.2,
  );
const humidity = () => defaulted(Type.Number({ minimum: 0, maximum: 1 }), 0.5);
const altitudeM = () => defaulted(elevationM(), 0);

export const AtmosphericExtinctionRequest = shape('AtmosphericExtinctionRequest', {
  apparent_altitude_deg: Type.Number({ minimum: 0, maximum: 90 }),
  model: oneOf(['kasten_young_1989_broadband', 'schaefer_1993_components']),
  extinction_coefficient_k: extinctionK(),
  observer_altitude_m: altitudeM(),
  relative_humidity: humidity(),
  observer_latitude_deg: defaulted(latitudeDeg(), 0),
  sun_right_ascension_deg: defaulted(
    Type.Number({ minimum: -1e6, maximum: 1e6, description: 'represents the season' }),
    0,
  ),
});
export type AtmosphericExtinctionRequest = Static<typeof AtmosphericExtinctionRequest>;

const perAirmass = () => nullable(Type.Number());
export const AtmosphericExtinctionResponse = shape('AtmosphericExtinctionResponse', {
  model: Type.String(),
  apparent_altitude_deg: Type.Number(),
  zenith_distance_deg: Type.Number(),
  broadband_airmass: perAirmass(),
  rayleigh_airmass: perAirmass(),
  aerosol_airmass: perAirmass(),
  ozone_airmass: perAirmass(),
  rayleigh_coefficient_mag_per_airmass: perAirmass(),
  aerosol_coefficient_mag_per_airmass: perAirmass(),
  ozone_coefficient_mag_per_airmass: perAirmass(),
  total_zenith_extinction_coefficient: Type.Number(),
  sky_brightness_extinction_coefficient: Type.Number(),
  extinction_magnitude: Type.Number(),
  transmission_fraction: Type.Number(),
  ...optionsNotApplied,
});
export type AtmosphericExtinctionResponse = Static<typeof AtmosphericExtinctionResponse>;

const fieldFactor = () =>
  defaulted(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1000,
      description: 'factor by which an observer in the field needs more light than the observers in the laboratory',
    }),
    2,
  );

export const PointSourceVisibilityThresholdRequest = shape('PointSourceVisibilityThresholdRequest', {
  background_nanolamberts: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1e12 }),
  field_factor: fieldFactor(),
});
export type PointSourceVisibilityThresholdRequest = Static<typeof PointSourceVisibilityThresholdRequest>;

export const PointSourceVisibilityThresholdResponse = shape('PointSourceVisibilityThresholdResponse', {
  criterion_family: Type.String(),
  background_nanolamberts: Type.Number(),
  background_luminance_cd_m2: Type.Number(),
  field_factor: Type.Number(),
  valid_background_min_cd_m2: Type.Number(),
  valid_background_max_cd_m2: Type.Number(),
  valid: Type.Boolean(),
  reason: nullable(Type.String()),
  reason_detail: nullable(Type.String({ description: 'side of the range on which the background is' })),
  limiting_magnitude: nullable(Type.Number()),
});
export type PointSourceVisibilityThresholdResponse = Static<typeof PointSourceVisibilityThresholdResponse>;

export const TwilightSkyBrightnessRequest = shape('TwilightSkyBrightnessRequest', {
  target_altitude_deg: Type.Number({ minimum: 0, maximum: 90 }),
  sun_altitude_deg: Type.Number({ minimum: -90, maximum: 90 }),
  sun_target_separation_deg: Type.Number({ minimum: 0, maximum: 180 }),
  extinction_coefficient_k: extinctionK(),
});
export type TwilightSkyBrightnessRequest = Static<typeof TwilightSkyBrightnessRequest>;

export const TwilightSkyBrightnessResponse = shape('TwilightSkyBrightnessResponse', {
  model: Type.String(),
  target_altitude_deg: Type.Number(),
  sun_altitude_deg: Type.Number(),
  sun_target_separation_deg: Type.Number(),
  sky_airmass: Type.Number(),
  extinction_coefficient: Type.Number(),
  formula_applied: Type.Boolean({ description: 'false at night, when twilight is 0, and by day' }),
  valid: Type.Boolean(),
  reason: nullable(Type.String()),
  sky_nanolamberts: nullable(Type.Number()),
});
export type TwilightSkyBrightnessResponse = Static<typeof TwilightSkyBrightnessResponse>;

export const ObserverVisibilityEnvironmentRequest = shape('ObserverVisibilityEnvironmentRequest', {
  light_pollution_class: Type.Optional(
    Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 9,
      default: 3,
      description: 'Bortle class, 1 the darkest; null: no class, with a limiting magnitude of 6.5',
    }),
  ),
  limiting_magnitude: optionalOrNull(
    Type.Number({
      minimum: -30,
      maximum: 30,
      description: 'limiting magnitude of the site; overrides class and measured sky',
    }),
  ),
  sky_surface_brightness_mag_arcsec2: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 30,
      description: 'surface brightness measured at the zenith; overrides the class',
    }),
  ),
  local_horizon_altitude_deg: defaulted(Type.Number({ minimum: -90, maximum: 90 }), 0),
  temperature_c: defaulted(Type.Number({ minimum: -100, maximum: 100 }), 10),
  pressure_mbar: defaulted(Type.Number({ minimum: 0, maximum: 2000 }), 1013.25),
  relative_humidity: humidity(),
  observer_altitude_m: altitudeM(),
  observing_aid: defaulted(
    oneOf(['naked_eye', 'binoculars', 'telescope'], {
      description: 'binoculars: aperture 50 mm; telescope: aperture 150 mm',
    }),
    'naked_eye',
  ),
});
export type ObserverVisibilityEnvironmentRequest = Static<typeof ObserverVisibilityEnvironmentRequest>;

export const VisibilityPolicyRequest = shape('VisibilityPolicyRequest', {
  criterion_family: defaulted(
    oneOf(['limiting_magnitude_threshold', 'crumey_2014_point_source', 'yallop_lunar_crescent'], {
      description:
        'limiting_magnitude_threshold requires the legacy extinction and an arcus visionis; crumey_2014_point_source requires the other models, and a class of bortle_table or bortle_range_middles, or a measured sky; yallop_lunar_crescent requires the Moon',
    }),
    'limiting_magnitude_threshold',
  ),
  environment: optionalOrNull(ObserverVisibilityEnvironmentRequest),
  light_pollution_derivation_mode: defaulted(
    oneOf(['bortle_linear', 'bortle_table', 'bortle_range_middles'], {
      description:
        'limiting magnitude and sky of a class: bortle_linear 8.1 - class / 2; bortle_table the same limits as a table, with the legacy surface brightnesses; bortle_range_middles the middles of the ranges of Bortle and of sky-quality meters',
    }),
    'bortle_linear',
  ),
  limit_source: defaulted(
    oneOf(['sky_and_aid', 'class'], {
      description:
        'source of the limiting magnitude if none is given: measured sky or class, with the gain of the observing aid (which also applies to a given one); or the class only',
    }),
    'sky_and_aid',
  ),
  extinction_model: defaulted(
    oneOf(['legacy_arcus_visionis', 'kasten_young_1989_broadband', 'schaefer_1993_components']),
    'legacy_arcus_visionis',
  ),
  twilight_model: defaulted(
    oneOf(['arcus_visionis_solar_depression', 'arcus_visionis_wide', 'schaefer_1993_directional'], {
      description:
        'arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or the brightness of twilight',
    }),
    'arcus_visionis_solar_depression',
  ),
  use_refraction: defaulted(Type.Boolean(), true),
  moonlight_policy: defaulted(oneOf(['ignore', 'krisciunas_schaefer_1991']), 'ignore'),
  extinction_coefficient_k: extinctionK(),
  crumey_field_factor: fieldFactor(),
  crumey_field_factor_includes_atmosphere: defaulted(
    Type.Boolean({ description: 'false: the extinction of the target is applied separately' }),
    true,
  ),
});
export type VisibilityPolicyRequest = Static<typeof VisibilityPolicyRequest>;

export const VisibilityAssessmentRequest = shape('VisibilityAssessmentRequest', {
  body: bodyName('Moon, Mercury ... Neptune, or a fixed star by any of its names'),
  jd_ut: julianDayUt1(),
  lat: latitudeDeg(),
  lon: longitudeDeg(),
  policy: optionalOrNull(VisibilityPolicyRequest),
});
export type VisibilityAssessmentRequest = Static<typeof VisibilityAssessmentRequest>;

const LunarCrescentDetailsResponse = shape('LunarCrescentDetailsResponse', {
  best_time_jd_ut: Type.Number({ description: 'best time: four ninths of the lag after the Sun' }),
  sunset_jd_ut: Type.Number({ description: 'sunset; for a morning crescent, sunrise' }),
  moonset_jd_ut: Type.Number({ description: 'moonset; for a morning crescent, moonrise' }),
  lag_minutes: Type.Number({ description: 'lag of the Moon after the Sun; negative in the morning' }),
  arcl_deg: Type.Number({ description: 'arc of light: from the Sun to the Moon' }),
  arcv_deg: Type.Number({ description: 'arc of vision: difference of the altitudes, geocentric and airless' }),
  daz_deg: Type.Number({ description: 'azimuth of the Sun minus that of the Moon' }),
  moon_altitude_deg: Type.Number({ description: 'geocentric, airless' }),
  sun_altitude_deg: Type.Number({ description: 'geocentric, airless' }),
  lunar_parallax_arcmin: Type.Number(),
  topocentric_crescent_width_arcmin: Type.Number(),
  q: Type.Number(),
  visibility_class: Type.String({ description: 'A ... F, Yallop 1997' }),
  evening: Type.Boolean(),
  odeh_v: Type.Number({ description: 'Odeh 2004, from topocentric arcs' }),
  odeh_zone: Type.String({
    description:
      'A visible to the naked eye, B with optical aid and possibly to the naked eye, C with optical aid only, D not visible',
  }),
});
export type LunarCrescentDetailsResponse = Static<typeof LunarCrescentDetailsResponse>;

export const VisibilityAssessmentResponse = shape('VisibilityAssessmentResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  criterion_family: Type.String(),
  effective_limiting_magnitude: nullable(Type.Number()),
  apparent_magnitude: Type.Number(),
  true_altitude_deg: Type.Number({ description: 'airless, topocentric' }),
  apparent_altitude_deg: Type.Number(),
  local_horizon_altitude_deg: Type.Number(),
  solar_elongation_deg: Type.Number({
    description: 'apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening',
  }),
  is_geometrically_visible: Type.Boolean({ description: 'true when the target is above the local horizon' }),
  is_bright_enough: Type.Boolean({
    description:
      'true when the target is not fainter than the limiting magnitude; for a crescent: visible in its evening or morning',
  }),
  observable: Type.Boolean({ description: 'true when both are true at this instant and the sky is dark enough' }),
  lunar_crescent_details: optionalOrNull(LunarCrescentDetailsResponse),
  moonlight_sky_nanolamberts: optionalOrNull(Type.Number()),
  extinction_adjusted_magnitude: optionalOrNull(Type.Number()),
  visibility_margin_magnitude: optionalOrNull(Type.Number()),
  criterion_target_magnitude: optionalOrNull(Type.Number()),
  target_extinction_applied_separately: Type.Boolean(),
  criterion_applicable: Type.Boolean(),
  criterion_reason: optionalOrNull(Type.String()),
  atmospheric_extinction: optionalOrNull(AtmosphericExtinctionResponse),
  twilight_sky_brightness: optionalOrNull(TwilightSkyBrightnessResponse),
  point_source_threshold: optionalOrNull(PointSourceVisibilityThresholdResponse),
  dark_sky_nanolamberts: optionalOrNull(Type.Number()),
  total_sky_nanolamberts: optionalOrNull(Type.Number()),
  azimuth_deg: Type.Number(),
  sun_altitude_deg: Type.Number({ description: 'airless altitude of the centre' }),
  separation_from_sun_deg: Type.Number(),
  sky_dark_enough: Type.Boolean({
    description:
      'true when the depression of the Sun reaches the arc for the magnitude, or when the criterion includes the sky',
  }),
  required_solar_depression_deg: nullable(
    Type.Number({ description: 'arcus visionis; null when the criterion has no arc' }),
  ),
  visible_windows: Type.Optional(
    Type.Array(shape('VisibleWindowResponse', { start: EventInstantResponse, end: EventInstantResponse }), {
      description:
        'only in tonight, for the criterion of the limiting magnitude: intervals in which the target is observable, from the local mean noon before jd_ut to the next; empty when it is not',
    }),
  ),
  ...optionsNotApplied,
  computation_basis: ComputationBasis,
});
export type VisibilityAssessmentResponse = Static<typeof VisibilityAssessmentResponse>;
