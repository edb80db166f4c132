import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { observerFields } from '../../../contract/place.js';
import {
  bodyName,
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  mapOf,
  nullable,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { PositionObserverContextResponse, planetPositionFields } from '../../../contract/positions.js';

export const PlanetPositionRequest = shape('PlanetPositionRequest', {
  dt: isoInstant(),
  body: bodyName(),
  ...observerFields,
  apparent: defaulted(
    Type.Boolean({ description: 'false returns the geometric place (no light-time, deflection or aberration)' }),
    true,
  ),
  aberration: defaulted(Type.Boolean(), true),
  grav_deflection: defaulted(Type.Boolean(), true),
  nutation: defaulted(
    Type.Boolean({ description: 'false refers the place to the mean ecliptic and equinox of date' }),
    true,
  ),
});
export type PlanetPositionRequest = Static<typeof PlanetPositionRequest>;

/** A position as a separate answer, with its computation basis. */
export const PlanetPositionAnswer = shape('PlanetPositionAnswer', {
  ...planetPositionFields,
  computation_basis: ComputationBasis,
});
export type PlanetPositionAnswer = Static<typeof PlanetPositionAnswer>;

const PlanetReductionStageResponse = shape('PlanetReductionStageResponse', {
  num: Type.Integer(),
  name: Type.String(),
  note: Type.String(),
  delta: nullable(Type.Number({ description: 'change of the longitude, arcseconds' })),
  enabled: Type.Boolean(),
  ref_pos: optionalOrNull(Type.Number({ description: 'longitude at the first stage, degrees' })),
});

export const PlanetPositionReductionResponse = shape('PlanetPositionReductionResponse', {
  result: PlanetPositionAnswer,
  reduction: shape('PlanetPositionReductionTruthResponse', {
    engine_surface: Type.String(),
    source_vessel: Type.String(),
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    jd_ut: Type.Number(),
    jd_tt: Type.Number(),
    delta_t_seconds: Type.Number(),
    body: Type.String(),
    observer: PositionObserverContextResponse,
    stage_sequence: Type.Array(Type.String()),
    selection_surface: Type.String(),
    include_nodes: Type.Boolean(),
    apparent: Type.Boolean(),
    aberration: Type.Boolean(),
    grav_deflection: Type.Boolean(),
    nutation: Type.Boolean(),
    frame: Type.String(),
    center: Type.String(),
    obliquity_deg: Type.Number(),
    topocentric_requested: Type.Boolean(),
    topocentric_applied: Type.Boolean(),
    stages: optionalOrNull(Type.Array(PlanetReductionStageResponse)),
    total_delta_arcsec: optionalOrNull(Type.Number()),
    stage_longitudes: Type.Optional(nullable(mapOf(Type.Number()))),
    geocentric_longitude: optionalOrNull(Type.Number()),
  }),
});
export type PlanetPositionReductionResponse = Static<typeof PlanetPositionReductionResponse>;

export const SkyPositionRequest = shape('SkyPositionRequest', {
  dt: isoInstant(),
  body: bodyName(),
  latitude: latitudeDeg(),
  longitude: Type.Number({ minimum: -360, maximum: 360, description: 'longitude, degrees east' }),
  elevation_m: defaulted(elevationM(), 0),
  aberration: defaulted(Type.Boolean(), true),
  grav_deflection: defaulted(Type.Boolean(), true),
  nutation: defaulted(Type.Boolean(), true),
  refraction: defaulted(Type.Boolean({ description: 'true adds refraction to the altitude' }), true),
  pressure_mbar: defaulted(Type.Number({ minimum: 0, maximum: 2000 }), 1013.25),
  temperature_c: defaulted(Type.Number({ minimum: -150, maximum: 100 }), 10),
  relative_humidity: defaulted(Type.Number({ minimum: 0, maximum: 1 }), 0),
});
export type SkyPositionRequest = Static<typeof SkyPositionRequest>;

export const SkyPositionResponse = shape('SkyPositionResponse', {
  name: Type.String(),
  right_ascension: Type.Number({ description: 'topocentric apparent, equator and equinox of date, degrees' }),
  declination: Type.Number(),
  azimuth: Type.Number({ description: 'from north through east, degrees in [0, 360)' }),
  altitude: Type.Number({
    description:
      'above the geodetic horizon, degrees; with `refraction` refracted for a body above the sea horizon, geometric below it',
  }),
  distance: Type.Number({ description: 'km from the observer' }),
  altitude_geometric: Type.Number({ description: 'altitude without refraction' }),
  computation_basis: ComputationBasis,
});
export type SkyPositionResponse = Static<typeof SkyPositionResponse>;

export const SkyPositionReductionResponse = shape('SkyPositionReductionResponse', {
  result: SkyPositionResponse,
  reduction: shape('SkyPositionReductionTruthResponse', {
    engine_surface: Type.String(),
    source_vessel: Type.String(),
    requested_datetime: Type.String(),
    normalized_datetime_utc: Type.String(),
    jd_ut: Type.Number(),
    jd_tt: Type.Number(),
    delta_t_seconds: Type.Number(),
    body: Type.String(),
    observer: PositionObserverContextResponse,
    stage_sequence: Type.Array(Type.String()),
    apparent: Type.Boolean(),
    aberration: Type.Boolean(),
    grav_deflection: Type.Boolean(),
    nutation: Type.Boolean(),
    refraction: Type.Boolean(),
    pressure_mbar: Type.Number(),
    temperature_c: Type.Number(),
    relative_humidity: Type.Number(),
    obliquity_deg: Type.Number(),
    coordinate_frames: Type.Array(Type.String()),
  }),
});
export type SkyPositionReductionResponse = Static<typeof SkyPositionReductionResponse>;
