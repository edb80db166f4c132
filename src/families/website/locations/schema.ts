import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';

export const LocationSearchQuery = shape('LocationSearchQuery', {
  query: Type.String({
    minLength: 1,
    maxLength: 100,
    description:
      'name of a place in any language and script, or its beginning, alone or with region or country (`Paris, Texas`); or a region, country or time zone. Case and accents are ignored.',
  }),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 25 }), 8),
});
export type LocationSearchQuery = Static<typeof LocationSearchQuery>;

const LocationMatchResponse = shape('LocationMatchResponse', {
  name: Type.String(),
  country: Type.String(),
  region: optionalOrNull(Type.String({ description: 'first-order division: state, province, constituent country' })),
  latitude: Type.Number(),
  longitude: Type.Number(),
  timezone: Type.String({ description: 'IANA zone' }),
  source: Type.String(),
  country_code: Type.String({ description: 'ISO 3166' }),
  population: Type.Integer({ description: '0 if unknown' }),
});
export type LocationMatchResponse = Static<typeof LocationMatchResponse>;

export const LocationSearchResponse = shape('LocationSearchResponse', {
  query: Type.String(),
  matches: Type.Array(LocationMatchResponse),
  attribution: Type.String(),
});
export type LocationSearchResponse = Static<typeof LocationSearchResponse>;

export const PlaceAtQuery = shape('PlaceAtQuery', {
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'degrees, north positive' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'degrees, east positive' }),
});
export type PlaceAtQuery = Static<typeof PlaceAtQuery>;

export const PlaceAtResponse = shape('PlaceAtResponse', {
  latitude: Type.Number(),
  longitude: Type.Number(),
  timezone: Type.String({ description: 'IANA zone of the point; at sea a nautical zone (`Etc/GMT+3`)' }),
  timezone_basis: oneOf(['place', 'boundary'], {
    description:
      'place: zone of a gazetteer place at most 5 km away; boundary: zone by the time zone boundaries, simplified to some kilometres',
  }),
  other_timezones: Type.Array(Type.String(), {
    description:
      'other zones of places at most 30 km away, and of the boundaries if a place decided; near a border check which zone applies',
  }),
  nearest: optionalOrNull(
    shape('NearestPlaceResponse', {
      name: Type.String(),
      country: Type.String(),
      region: optionalOrNull(Type.String()),
      country_code: Type.String({ description: 'ISO 3166' }),
      latitude: Type.Number(),
      longitude: Type.Number(),
      timezone: Type.String(),
      distance_km: Type.Number(),
    }),
  ),
  attribution: Type.String(),
});
export type PlaceAtResponse = Static<typeof PlaceAtResponse>;

export const PlacesWithinQuery = shape('PlacesWithinQuery', {
  south: Type.Number({ minimum: -90, maximum: 90, description: 'degrees, north positive' }),
  west: Type.Number({
    minimum: -180,
    maximum: 180,
    description: 'degrees, east positive; smaller than west means across 180',
  }),
  north: Type.Number({ minimum: -90, maximum: 90 }),
  east: Type.Number({ minimum: -180, maximum: 180 }),
  limit: defaulted(Type.Integer({ minimum: 1, maximum: 100 }), 40),
});
export type PlacesWithinQuery = Static<typeof PlacesWithinQuery>;

export const PlacesWithinResponse = shape('PlacesWithinResponse', {
  places: Type.Array(
    shape('PlaceWithinResponse', {
      name: Type.String(),
      country_code: Type.String({ description: 'ISO 3166' }),
      latitude: Type.Number(),
      longitude: Type.Number(),
      timezone: Type.String(),
      population: Type.Integer({ description: '0 if unknown' }),
    }),
    { description: 'by decreasing population' },
  ),
  attribution: Type.String(),
});
export type PlacesWithinResponse = Static<typeof PlacesWithinResponse>;

export const TimezoneLookupRequest = shape('TimezoneLookupRequest', {
  timezone: Type.String({ minLength: 1, maxLength: 100, description: 'exact name in the IANA time zone database' }),
  local_datetime: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'civil time in the zone, `YYYY-MM-DDThh:mm[:ss]` without offset; the answer lists its instants',
    }),
  ),
});
export type TimezoneLookupRequest = Static<typeof TimezoneLookupRequest>;

const CivilTimeResponse = shape('CivilTimeResponse', {
  local_datetime: Type.String(),
  kind: oneOf(['unique', 'ambiguous', 'gap'], {
    description: 'ambiguous: clocks showed it twice; gap: clocks skipped it',
  }),
  gap_seconds: optionalOrNull(Type.Number({ description: 'amount by which clocks moved forward' })),
  candidates: Type.Array(
    shape('CivilTimeCandidateResponse', {
      fold: Type.Integer({
        description: '0: earlier of two instants, or offset before a gap; 1: later instant, or offset after it',
      }),
      datetime: Type.String({ description: 'the civil time with its offset from UTC' }),
      datetime_utc: Type.String(),
      offset_seconds: Type.Number({ description: 'positive east of UTC' }),
      basis: Type.String({
        description: 'zone_rules, or zone_local_mean_time before the first recorded change of the zone',
      }),
    }),
  ),
});

export const TimezoneLookupResponse = shape('TimezoneLookupResponse', {
  timezone: Type.String(),
  valid: Type.Boolean(),
  canonical: optionalOrNull(Type.String({ description: 'canonical zone of an alias' })),
  suggestions: Type.Array(Type.String(), { description: 'similar names, for an unknown zone' }),
  civil_time: optionalOrNull(CivilTimeResponse),
});
export type TimezoneLookupResponse = Static<typeof TimezoneLookupResponse>;
