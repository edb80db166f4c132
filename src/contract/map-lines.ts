import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, longitudeDeg, nullable, oneOf, optionalOrNull, shape } from './fields.js';
import type { InertOption } from './inert-options.js';

/** Line types of maps: the four angles, and the two halves of a vertical circle. */
const MAP_LINE_TYPES = ['MC', 'IC', 'ASC', 'DSC', 'towards', 'away'] as const;
export type MapLineType = (typeof MAP_LINE_TYPES)[number];

const DEFAULT_TOLERANCE_KM = 1;
const MAX_ORB_KM = 5000,
  MAX_ORB_DEG = 45;
const DEFAULT_ORB_KM = 500;

/** Latitude of a place where there are east and west: the poles are excluded. */
export const insideLatitude = (description = 'geodetic latitude, degrees north; the poles are excluded') =>
  Type.Number({ exclusiveMinimum: -90, exclusiveMaximum: 90, description });

export const NearPlaceRequest = shape('NearPlaceRequest', {
  latitude: insideLatitude(),
  longitude: longitudeDeg(),
  orb_km: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_ORB_KM,
      description: `lines within so many kilometres (geodesic on WGS 84); ${DEFAULT_ORB_KM} when neither orb is given`,
    }),
  ),
  orb_deg: optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_ORB_DEG,
      description:
        'or within so many degrees between the verticals of the place and of the line: for a rising or setting line the altitude of the body',
    }),
  ),
});
export type NearPlaceRequest = Static<typeof NearPlaceRequest>;

/** The lines as GeoJSON. */
export const geojsonFields = {
  geojson: defaulted(
    Type.Boolean({ description: 'also answer the lines as a GeoJSON FeatureCollection (RFC 7946)' }),
    false,
  ),
  geojson_tolerance_km: defaulted(
    Type.Number({
      minimum: 0.1,
      maximum: 100,
      description: 'no point of a line is farther than this from the segments of its GeoJSON, km',
    }),
    DEFAULT_TOLERANCE_KM,
  ),
};
/** The lines near a place. */
export const nearField = {
  near: optionalOrNull({
    ...NearPlaceRequest,
    description: 'also answer the lines near this place, the nearest first',
  }),
};
const asked = (
  bound: { minimum?: number; maximum?: number; exclusiveMinimum?: number; exclusiveMaximum?: number },
  description: string,
) =>
  optionalOrNull(Type.Array(Type.Number({ ...bound }), { minItems: 1, maxItems: 181, uniqueItems: true, description }));
/** Everything that a map of angle lines can be asked besides its grid. */
export const mapLineFields = {
  ...geojsonFields,
  crossings: defaulted(
    Type.Boolean({
      description:
        'also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)',
    }),
    false,
  ),
  ...nearField,
  at_latitudes: asked(
    { exclusiveMinimum: -90, exclusiveMaximum: 90 },
    'solve the rising and setting lines for these latitudes too; degrees, the poles excluded',
  ),
  at_longitudes: asked(
    { minimum: -180, maximum: 360 },
    'solve the rising and setting lines for these longitudes too; degrees east',
  ),
};
export interface MapLineOptions {
  readonly geojson?: boolean;
  readonly geojson_tolerance_km?: number;
  readonly crossings?: boolean;
  readonly near?: NearPlaceRequest | null;
  readonly at_latitudes?: number[] | null;
  readonly at_longitudes?: number[] | null;
}
/** Without GeoJSON its tolerance has no effect. */
export const toleranceInert: InertOption<{ readonly geojson?: boolean }> = {
  field: '/geojson_tolerance_km',
  reason: 'geojson is not requested',
  when: ({ geojson }) => !(geojson ?? false),
};

const position = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: '[longitude, latitude], degrees' });
const Geometry = Type.Union([
  shape('GeoJsonPoint', { type: oneOf(['Point']), coordinates: position }),
  shape('GeoJsonLineString', { type: oneOf(['LineString']), coordinates: Type.Array(position) }),
  shape('GeoJsonMultiLineString', {
    type: oneOf(['MultiLineString']),
    coordinates: Type.Array(Type.Array(position), { description: 'cut at the antimeridian' }),
  }),
]);
const MapFeature = shape('MapFeature', {
  type: oneOf(['Feature']),
  geometry: Geometry,
  properties: shape('MapFeatureProperties', {
    planet: Type.String(),
    line_type: Type.Optional(oneOf(MAP_LINE_TYPES)),
    point_type: Type.Optional(Type.String()),
  }),
});
export type MapFeature = Static<typeof MapFeature>;
export const MapFeatureCollection = shape('MapFeatureCollection', {
  type: oneOf(['FeatureCollection']),
  features: Type.Array(MapFeature),
});
export type MapFeatureCollection = Static<typeof MapFeatureCollection>;

const LineName = shape('MapLineName', { planet: Type.String(), line_type: oneOf(MAP_LINE_TYPES) });
const MapCrossing = shape('MapCrossing', {
  first: LineName,
  second: LineName,
  latitude: Type.Number(),
  longitude: Type.Number({ description: 'degrees east, in [-180, 180)' }),
});
export type MapCrossing = Static<typeof MapCrossing>;

const LineNearPlace = shape('LineNearPlace', {
  planet: Type.String(),
  line_type: oneOf(MAP_LINE_TYPES),
  distance_km: Type.Number({ description: 'geodesic on WGS 84' }),
  distance_deg: Type.Number({
    description: 'angle between the verticals; of a rising or setting line the altitude of the body over its horizon',
  }),
  side: oneOf(['east', 'west', 'north', 'south', 'on_line'], {
    description: 'on which side of the line the place lies; north or south only where the line runs due east there',
  }),
  direction_deg: nullable(
    Type.Number({ description: 'azimuth in which the line is nearest from the place; null on the line' }),
  ),
  nearest: shape('NearestPointOfLine', { latitude: Type.Number(), longitude: Type.Number() }),
});
export type LineNearPlace = Static<typeof LineNearPlace>;
const LinesNearPlace = shape('LinesNearPlace', {
  latitude: Type.Number(),
  longitude: Type.Number(),
  orb_km: nullable(Type.Number()),
  orb_deg: nullable(Type.Number()),
  lines: Type.Array(LineNearPlace, { description: 'the nearest first' }),
});
export type LinesNearPlace = Static<typeof LinesNearPlace>;

export const geojsonAnswer = {
  geojson: Type.Optional(MapFeatureCollection),
  geojson_error_km: Type.Optional(
    Type.Number({ description: 'no point of a line is farther than this from its GeoJSON, km' }),
  ),
};
export const nearAnswer = { near: Type.Optional(LinesNearPlace) };
/** Answers to the fields of `mapLineFields`; absent when these are not requested. */
export const mapLineAnswers = {
  ...geojsonAnswer,
  crossings: Type.Optional(Type.Array(MapCrossing)),
  crossing_count: Type.Optional(Type.Integer()),
  ...nearAnswer,
};
export const DEFAULTS_OF_MAPS = {
  toleranceKm: DEFAULT_TOLERANCE_KM,
  orbKm: DEFAULT_ORB_KM,
  maxOrbKm: MAX_ORB_KM,
} as const;
