import { withDefaults } from '../../../contract/defaults.js';
import {
  aerosolAirmass,
  kastenYoungAirmass,
  ozoneAirmass,
  rayleighAirmass,
  skyAirmass,
} from '../../../sky/visibility/airmass.js';
import {
  componentCoefficients,
  componentExtinction,
  nightVisionCoefficients,
  totalCoefficient,
} from '../../../sky/visibility/extinction.js';
import { crumeyLimit, VALID_FROM_CD_M2, VALID_TO_CD_M2 } from '../../../sky/visibility/point-threshold.js';
import { TWILIGHT_ENDS_DEG, twilightNanolamberts } from '../../../sky/visibility/twilight.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  AtmosphericExtinctionRequest,
  PointSourceVisibilityThresholdRequest,
  TwilightSkyBrightnessRequest,
} from './schema.js';
import type {
  AtmosphericExtinctionResponse,
  PointSourceVisibilityThresholdResponse,
  TwilightSkyBrightnessResponse,
} from './schema.js';

const transmission = (magnitudes: number): number => 10 ** (-0.4 * magnitudes);

/** POST /v1/visibility/atmospheric-extinction. Errors: InvalidInput on `humidityField` for saturated air. */
export function atmosphericExtinction(
  request: AtmosphericExtinctionRequest,
  humidityField = '/relative_humidity',
): AtmosphericExtinctionResponse {
  const given = withDefaults(AtmosphericExtinctionRequest, request),
    altitude = given.apparent_altitude_deg,
    head = { model: given.model, apparent_altitude_deg: altitude, zenith_distance_deg: 90 - altitude };
  if (given.model === 'kasten_young_1989_broadband') {
    const k = given.extinction_coefficient_k,
      airmass = kastenYoungAirmass(altitude);
    return {
      ...head,
      broadband_airmass: airmass,
      rayleigh_airmass: null,
      aerosol_airmass: null,
      ozone_airmass: null,
      rayleigh_coefficient_mag_per_airmass: null,
      aerosol_coefficient_mag_per_airmass: null,
      ozone_coefficient_mag_per_airmass: null,
      total_zenith_extinction_coefficient: k,
      sky_brightness_extinction_coefficient: k,
      extinction_magnitude: k * airmass,
      transmission_fraction: transmission(k * airmass),
    };
  }
  const relativeHumidity = given.relative_humidity;
  if (relativeHumidity === 1) {
    throw new InvalidInput({
      field: humidityField,
      message: 'must be less than 1, because the model diverges for saturated air',
      given: 1,
      allowed: 'from 0 to 1, exclusive',
    });
  }
  const inV = componentCoefficients({
    elevationM: given.observer_altitude_m,
    relativeHumidity,
    latitudeDeg: given.observer_latitude_deg,
    sunRightAscensionDeg: given.sun_right_ascension_deg,
  });
  const k = nightVisionCoefficients(inV),
    lost = componentExtinction(k, altitude);
  return {
    ...head,
    broadband_airmass: null,
    rayleigh_airmass: rayleighAirmass(altitude),
    aerosol_airmass: aerosolAirmass(altitude),
    ozone_airmass: ozoneAirmass(altitude),
    rayleigh_coefficient_mag_per_airmass: k.rayleigh,
    aerosol_coefficient_mag_per_airmass: k.aerosol,
    ozone_coefficient_mag_per_airmass: k.ozone,
    total_zenith_extinction_coefficient: totalCoefficient(k),
    sky_brightness_extinction_coefficient: totalCoefficient(inV),
    extinction_magnitude: lost,
    transmission_fraction: transmission(lost),
  };
}

/** POST /v1/visibility/point-source-threshold: limiting magnitude against a background. */
export function pointSourceThreshold(
  request: PointSourceVisibilityThresholdRequest,
): PointSourceVisibilityThresholdResponse {
  const { background_nanolamberts: nanolamberts, field_factor: factor } = withDefaults(
    PointSourceVisibilityThresholdRequest,
    request,
  );
  const { luminance, limit } = crumeyLimit(nanolamberts, factor);
  return {
    criterion_family: 'crumey_2014_point_source',
    background_nanolamberts: nanolamberts,
    background_luminance_cd_m2: luminance,
    field_factor: factor,
    valid_background_min_cd_m2: VALID_FROM_CD_M2,
    valid_background_max_cd_m2: VALID_TO_CD_M2,
    valid: limit !== null,
    reason: limit === null ? 'background_outside_crumey_2014_range' : null,
    reason_detail:
      limit !== null
        ? null
        : luminance < VALID_FROM_CD_M2
          ? 'background_below_valid_range'
          : 'background_above_valid_range',
    limiting_magnitude: limit,
  };
}

/** POST /v1/visibility/twilight-sky-brightness: 0 at night; not valid by day. */
export function twilightSkyBrightness(request: TwilightSkyBrightnessRequest): TwilightSkyBrightnessResponse {
  const { extinction_coefficient_k: k } = withDefaults(TwilightSkyBrightnessRequest, request);
  const { target_altitude_deg: altitude, sun_altitude_deg: sun, sun_target_separation_deg: separation } = request;
  const day = sun > 0,
    night = sun < TWILIGHT_ENDS_DEG;
  return {
    model: 'schaefer_1993_directional',
    target_altitude_deg: altitude,
    sun_altitude_deg: sun,
    sun_target_separation_deg: separation,
    sky_airmass: skyAirmass(altitude),
    extinction_coefficient: k,
    formula_applied: !day && !night,
    valid: !day,
    reason: day ? 'sun_above_twilight_model_range' : night ? 'sun_below_astronomical_twilight' : null,
    sky_nanolamberts: day ? null : night ? 0 : twilightNanolamberts(altitude, sun, separation, k),
  };
}
