import { declareFamily, route } from '../../../contract/route.js';
import { searchLocations, validateTimezone } from './locations.js';
import {
  LocationSearchQuery,
  LocationSearchResponse,
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
        summary: 'Cities by name, with place and time zone',
        run: 'pool',
        description:
          'Offline: 135,000 places of 1,000 inhabitants and more (GeoNames), former and foreign names of large cities. Whole names first, then beginnings, later words, parts, regions and countries; the most populous first.',
        query: LocationSearchQuery,
        response: LocationSearchResponse,
        example: { query: { query: 'London', limit: 3 } },
      },
      (engine, { query }) => searchLocations(engine, query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/locations/timezone/validate',
        summary: 'Whether a time zone exists, and what a civil time means in it',
        description:
          'Names of the IANA database, exact case. With `local_datetime` the answer lists the moments that the clocks of the zone showed it: two in an overlap (fold 0 and 1), none in a gap (then the readings with the offsets before and after it).',
        body: TimezoneLookupRequest,
        response: TimezoneLookupResponse,
        example: { body: { timezone: 'Europe/London', local_datetime: '2026-10-25T01:30' } },
      },
      (engine, { body }) => validateTimezone(engine, body),
    ),
  ],
});
