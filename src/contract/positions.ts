import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, optionalOrNull, shape } from './fields.js';
import { SmallBodySourceResponse } from './small-bodies.js';
import { signFields } from './zodiac.js';

/** Given in charts, whose `obliquity` turns the place to the equator. */
const declinationField = Type.Optional(
  Type.Number({ description: 'of charts: declination, equator and equinox of date, degrees' }),
);

/** One place in the ecliptic of date, as charts and position routes answer it. */
export const planetPositionFields = {
  name: Type.String(),
  longitude: Type.Number({ description: 'ecliptic longitude of date, degrees in [0, 360)' }),
  latitude: Type.Number({ description: 'ecliptic latitude of date, degrees' }),
  distance: Type.Number({
    description: 'light-time distance, km; 0 for points that are directions (nodes and mean apogee)',
  }),
  speed: Type.Number({ description: 'rate of the answered longitude, degrees per day' }),
  retrograde: Type.Boolean(),
  is_topocentric: Type.Boolean(),
  ...signFields,
  distance_au: Type.Number(),
  declination: declinationField,
  small_body_source: Type.Optional(SmallBodySourceResponse),
};
export const PlanetPositionResponse = shape('PlanetPositionResponse', planetPositionFields);
export type PlanetPositionResponse = Static<typeof PlanetPositionResponse>;

export const NodePositionResponse = shape('NodePositionResponse', {
  name: Type.String(),
  longitude: Type.Number(),
  speed: Type.Number(),
  ...signFields,
  declination: declinationField,
});
export type NodePositionResponse = Static<typeof NodePositionResponse>;

export const PositionObserverContextResponse = shape('PositionObserverContextResponse', {
  latitude: optionalOrNull(Type.Number()),
  longitude: optionalOrNull(Type.Number()),
  elevation_m: Type.Number(),
  local_sidereal_time_deg: Type.Optional(nullable(Type.Number())),
});
export type PositionObserverContextResponse = Static<typeof PositionObserverContextResponse>;
