import { declareFamily, route } from '../../../contract/route.js';
import { placeAt, placesWithin, searchLocations, validateTimezone } from './locations.js';
import {
  LocationSearchQuery,
  LocationSearchResponse,
  PlaceAtQuery,
  PlaceAtResponse,
  PlacesWithinQuery,
  PlacesWithinResponse,
  TimezoneLookupRequest,
  TimezoneLookupResponse,
} from './schema.js';

export const family = declareFamily({
  name: 'locations',
  tag: 'website-locations',
  group: 'website',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/locations/search',
        summary: 'Search cities by name, with place and time zone',
        run: 'pool',
        description:
          'Offline: 235,000 places with at least 500 inhabitants (GeoNames), with former and foreign names in all scripts. Full matches come first, then beginnings of names, of later words and of other names, parts, regions and countries; within each group the most populous come first.',
        query: LocationSearchQuery,
        response: LocationSearchResponse,
        table: { list: 'matches' },
        example: { query: { query: 'London', limit: 3 } },
      },
      (engine, { query }) => searchLocations(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/locations/at',
        summary: 'Time zone of a point on the Earth, and the nearest place',
        run: 'pool',
        description:
          'Offline. A place of the gazetteer at most 5 km away gives its zone; elsewhere the time zone boundaries decide, which are simplified to some kilometres. `other_timezones` lists the zones across a nearby border.',
        query: PlaceAtQuery,
        response: PlaceAtResponse,
        example: { query: { latitude: 28.6, longitude: 77.2 } },
      },
      (engine, { query }) => placeAt(engine, query),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/locations/within',
        summary: 'Most populous places in a box',
        run: 'pool',
        description:
          'Offline: the most populous places of the gazetteer between two parallels and two meridians, for labels on a map.',
        query: PlacesWithinQuery,
        response: PlacesWithinResponse,
        table: { list: 'places' },
        example: { query: { south: 43, west: -4, north: 43.6, east: -3, limit: 5 } },
      },
      (engine, { query }) => placesWithin(engine, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/locations/timezone/validate',
        summary: 'Validate a time zone and resolve a civil time in it',
        description:
          'Names of the IANA database in exact case. With `local_datetime` the answer lists the instants at which clocks of the zone showed it: two in an overlap (fold 0 and 1), none in a gap (then the readings with the offsets before and after it).',
        body: TimezoneLookupRequest,
        response: TimezoneLookupResponse,
        example: { body: { timezone: 'Europe/London', local_datetime: '2026-10-25T01:30' } },
      },
      (engine, { body }) => validateTimezone(engine, body),
    ),
  ],
});
