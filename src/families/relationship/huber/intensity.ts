import { namedValues } from '../../../wire/named-points.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { BALANCE_POINT, intensityOf, LOW_POINT, zoneOf } from '../../../doctrine/huber/curve.js';
import { StageLog } from '../../../wire/stage-log.js';
import { givenFrame, positionInHouse } from './frame.js';
import type { Frame } from './frame.js';
import { CURVE_BASIS, MAX_POINT_NAME, provenance } from './schema.js';
import type {
  HuberChartIntensityProfileRequest,
  HuberChartIntensityProfileResponse,
  HuberDynamicIntensityRequest,
  HuberDynamicIntensityResponse,
  HuberHouseZonesRequest,
  HuberHouseZonesResponse,
  HuberIntensityAtRequest,
  HuberIntensityAtResponse,
  HuberPlanetIntensityScoreResponse,
} from './schema.js';

/** House rule: intensities from HIGH are near a cusp, intensities up to LOW near the low point. */
const HIGH = 0.8,
  LOW = 0.2;
const clean = (value: number): number => (value === 0 ? 0 : value);

/** Intensity and zone of the curve at a fraction of a house. */
const curveAt = (fraction: number) => ({ intensity: intensityOf(fraction), zone: zoneOf(fraction) });

/** POST /v1/authD/dynamic-intensity: the intensity curve at a fraction of a house. */
export function dynamicIntensity(request: HuberDynamicIntensityRequest): HuberDynamicIntensityResponse {
  const stages = new StageLog();
  // The schema has bounded the fraction to [0, 1].
  const fraction = stages.run('input_validation', () => clean(request.fraction));
  const found = stages.run('dynamic_intensity_engine_computation', () => curveAt(fraction));
  return stages.run('dynamic_intensity_response_serialization', () => ({
    house: request.house,
    requested_fraction: fraction,
    effective_fraction: fraction,
    ...found,
    curve_basis: CURVE_BASIS,
    provenance: provenance('dynamic_intensity', stages),
  }));
}

/**
 * POST /v1/authD/house-zones: balance point and low point of each house. Errors: InvalidInput for a bad house frame.
 */
export function houseZones(request: HuberHouseZonesRequest): HuberHouseZonesResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const zones = stages.run('house_zone_engine_computation', () =>
    frame.cusps.map((cusp, i) => ({
      house: i + 1,
      cusp_longitude: cusp,
      next_cusp_longitude: frame.cusps[(i + 1) % 12],
      house_size: frame.sizes[i],
      balance_point_longitude: normalizeDeg(cusp + BALANCE_POINT * frame.sizes[i]),
      low_point_longitude: normalizeDeg(cusp + LOW_POINT * frame.sizes[i]),
      balance_point_fraction: BALANCE_POINT,
      low_point_fraction: LOW_POINT,
    })),
  );
  return stages.run('house_zone_response_serialization', () => ({
    zones,
    house_frame: frame.answer,
    house_frame_provenance: frame.provenance,
    authD_doctrine: 'The doctrine prefers Koch houses; the cusps are those of the request.',
    provenance: provenance('house_zones', stages),
  }));
}

/** POST /v1/authD/intensity-at: the intensity curve at a longitude. Errors: InvalidInput for a bad house frame. */
export function intensityAt(request: HuberIntensityAtRequest): HuberIntensityAtResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const found = stages.run('intensity_at_engine_computation', () => {
    const { house, fraction } = positionInHouse(frame, request.longitude);
    return { house, fraction, ...curveAt(fraction) };
  });
  return stages.run('intensity_at_response_serialization', () => ({
    longitude: clean(request.longitude),
    ...found,
    house_frame_provenance: frame.provenance,
    provenance: provenance('intensity_at', stages),
  }));
}

/** The intensity of a point, in answer shape. */
function score(frame: Frame, name: string, longitude: number): HuberPlanetIntensityScoreResponse {
  const { house, fraction } = positionInHouse(frame, longitude),
    { intensity, zone } = curveAt(fraction);
  return {
    name,
    longitude,
    house,
    fraction,
    intensity,
    zone,
    near_cusp: intensity >= HIGH,
    near_low_point: intensity <= LOW,
  };
}

/**
 * POST /v1/authD/chart-intensity-profile: the intensity curve at each point, in the order of the request. Errors:
 * InvalidInput.
 */
export function chartIntensityProfile(request: HuberChartIntensityProfileRequest): HuberChartIntensityProfileResponse {
  const stages = new StageLog(),
    frame = givenFrame(stages, request);
  const points = stages.run('point_map_validation', () =>
    namedValues(request.points, '/points', 'trim', MAX_POINT_NAME),
  );
  const scores = stages.run('chart_intensity_profile_engine_computation', () =>
    points.map(({ name, value }) => score(frame, name, value)),
  );
  return stages.run('chart_intensity_profile_response_serialization', () => ({
    scores,
    high_intensity: scores.filter(({ near_cusp: high }) => high),
    low_intensity: scores.filter(({ near_low_point: low }) => low),
    mean_intensity: scores.reduce((sum, { intensity }) => sum + intensity, 0) / scores.length,
    point_count: scores.length,
    house_frame_provenance: frame.provenance,
    provenance: provenance('chart_intensity_profile', stages),
  }));
}
