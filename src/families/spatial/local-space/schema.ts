import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  elevationM,
  isoInstant,
  longitudeDeg,
  mapOf,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { geojsonAnswer, geojsonFields, insideLatitude, nearAnswer, nearField } from '../../../contract/map-lines.js';
import { angleDeg } from '../../../contract/points.js';

const MAX_BODIES = 48;

export const LocalSpaceDirectPositionsRequest = shape('LocalSpaceDirectPositionsRequest', {
  positions: mapOf(
    shape('LocalSpaceCoordinateRequest', {
      right_ascension: angleDeg('right ascension of date, degrees'),
      declination: Type.Number({ minimum: -90, maximum: 90, description: 'declination of date, degrees' }),
    }),
    { minProperties: 1, maxProperties: MAX_BODIES, description: 'equatorial coordinates by name' },
  ),
  latitude: insideLatitude(),
  lst_deg: angleDeg('local apparent sidereal time, degrees'),
  longitude: optionalOrNull(longitudeDeg('geodetic longitude, degrees east; required for geojson and near')),
  ...geojsonFields,
  ...nearField,
});
export type LocalSpaceDirectPositionsRequest = Static<typeof LocalSpaceDirectPositionsRequest>;

export const LocalSpaceChartPositionsRequest = shape('LocalSpaceChartPositionsRequest', {
  dt: isoInstant(),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      description: 'default: Sun to Pluto',
    }),
  ),
  observer_lat: insideLatitude(),
  observer_lon: longitudeDeg(),
  observer_elev_m: defaulted(elevationM(), 0),
  ...geojsonFields,
  ...nearField,
});
export type LocalSpaceChartPositionsRequest = Static<typeof LocalSpaceChartPositionsRequest>;

const Position = shape('LocalSpacePositionResponse', {
  body: Type.String(),
  azimuth: Type.Number({ description: 'from north through east, degrees in [0, 360)' }),
  altitude: Type.Number({ description: 'above the geodetic horizon, without refraction, degrees' }),
  is_above: Type.Boolean(),
  compass_direction: oneOf(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']),
});
export type LocalSpacePosition = Static<typeof Position>;
const Provenance = shape('LocalSpaceProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  lst_deg: Type.Number(),
  observer: shape('LocalSpaceObserverResponse', {
    latitude: Type.Number(),
    longitude: optionalOrNull(Type.Number()),
    elevation_m: optionalOrNull(Type.Number()),
    source: oneOf(['direct_request', 'chart_request']),
  }),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  coordinate_source: oneOf(['direct_ra_dec', 'chart_apparent_topocentric_ra_dec']),
  stage_sequence: Type.Array(Type.String()),
});
export const LocalSpacePositionsResponse = shape('LocalSpacePositionsResponse', {
  positions: Type.Array(Position, { description: 'positions sorted by azimuth' }),
  ...geojsonAnswer,
  ...nearAnswer,
  provenance: Provenance,
  computation_basis: Type.Optional(ComputationBasis),
  ...optionsNotApplied,
});
export type LocalSpacePositionsResponse = Static<typeof LocalSpacePositionsResponse>;
