import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { bodyName, defaulted, elevationM, isoInstant, mapOf, oneOf, optionalOrNull, shape } from './fields.js';
import { houseSystemName } from './houses.js';
import { ayanamsaName } from './sidereal.js';

/** Most bodies of one request. */
const MAX_BODIES = 50;

/** Whose places are meant when an observer is given: of the Earth's centre, as the classical practice has it, or of the observer. */
export const PLACE_FRAMES = ['geocentric', 'topocentric'] as const;
export type PlaceFrame = (typeof PLACE_FRAMES)[number];

/** Fields of a request for a sidereal chart. The poles have no lagna and are left out. */
export const siderealChartFields = {
  dt: isoInstant(),
  ayanamsa_system: ayanamsaName(),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      uniqueItems: true,
      description: 'further bodies whose places are answered',
    }),
  ),
  observer_lat: optionalOrNull(
    Type.Number({ exclusiveMinimum: -90, exclusiveMaximum: 90, description: 'geodetic latitude, degrees north' }),
  ),
  observer_lon: optionalOrNull(
    Type.Number({ minimum: -180, maximum: 180, description: 'geodetic longitude, degrees east' }),
  ),
  observer_elev_m: defaulted(elevationM(), 0),
  include_nodes: defaulted(Type.Boolean({ description: 'the points of the lunar orbit too' }), false),
  house_system: optionalOrNull(houseSystemName()),
  place_frame: Type.Optional(
    oneOf(PLACE_FRAMES, {
      description:
        'places of the bodies when an observer is given; geocentric by default, as classical practice has it',
      default: 'geocentric',
    }),
  ),
};

const SiderealObserverResponse = shape('SiderealObserverResponse', {
  latitude: Type.Number(),
  longitude: Type.Number(),
  elevation_m: Type.Number(),
});

/** Provenance of the routes that derive a sidereal chart. */
export const SiderealChartProvenanceResponse = shape('SiderealChartProvenanceResponse', {
  requested_datetime: Type.String(),
  normalized_datetime_utc: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  ayanamsa_offset: Type.Number({ description: 'degrees that were taken off' }),
  requested_bodies: Type.Array(Type.String()),
  returned_bodies: Type.Array(Type.String()),
  observer: optionalOrNull(SiderealObserverResponse),
  sidereal_longitudes: mapOf(Type.Number()),
  tropical_lagna: optionalOrNull(Type.Number()),
  sidereal_lagna: optionalOrNull(Type.Number()),
  sidereal_lagna_sign_index: optionalOrNull(Type.Integer()),
  house_system: optionalOrNull(Type.String({ description: 'code of the system that was applied' })),
  stage_sequence: Type.Array(Type.String()),
  place_frame: Type.Optional(oneOf(PLACE_FRAMES)),
});
export type SiderealChartProvenanceResponse = Static<typeof SiderealChartProvenanceResponse>;
