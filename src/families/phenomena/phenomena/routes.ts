import { declareFamily, route } from '../../../contract/route.js';
import { orbitalEvents } from './orbital-events.js';
import { planetPhenomena } from './planet.js';
import { proximity } from './proximity.js';
import {
  MAX_ORBITAL_SPAN_DAYS,
  MAX_PROXIMITY_SPAN_DAYS,
  OrbitalPhenomenaEventsEnvelopeResponse,
  OrbitalPhenomenaEventsRequest,
  PlanetPhenomenaEnvelopeResponse,
  PlanetPhenomenaRequest,
  ProximityEventsEnvelopeResponse,
  ProximityEventsRequest,
} from './schema.js';

export const family = declareFamily({
  name: 'phenomena',
  tag: 'generic-phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/phenomena/planet',
        name: 'planet_phenomena_route',
        summary: 'Phase, elongation, diameter and magnitude of a body',
        description:
          'Geocentric, with light time. Magnitudes: Mallama & Hilton 2018 for the planets (Saturn with its rings); the sunlit Moon with a phase law that is valid up to 180 degrees.',
        body: PlanetPhenomenaRequest,
        response: PlanetPhenomenaEnvelopeResponse,
        example: { body: { body: 'Venus', jd_ut: 2451545 } },
      },
      (engine, { body }) => planetPhenomena(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phenomena/orbital-events',
        name: 'orbital_phenomena_events_route',
        summary: 'Greatest elongations, perihelia and aphelia in a window',
        run: 'pool',
        description: `All events of the requested kinds, in a window of at most ${MAX_ORBITAL_SPAN_DAYS} days. A greatest elongation is a maximum of the angle between the apparent places of planet and Sun; perihelion and aphelion are extremes of the geometric distance from the Sun.`,
        body: OrbitalPhenomenaEventsRequest,
        response: OrbitalPhenomenaEventsEnvelopeResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { body: 'Venus', jd_start: 2460310.5, jd_end: 2460676.5 } },
      },
      (engine, { body }) => orbitalEvents(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/phenomena/proximity',
        name: 'proximity_events_route',
        summary: 'Instants at which two bodies enter and leave a distance in longitude',
        run: 'pool',
        description: `Instants at which the difference of the apparent longitudes is plus or minus the threshold, in a window of at most ${MAX_PROXIMITY_SPAN_DAYS} days.`,
        body: ProximityEventsRequest,
        response: ProximityEventsEnvelopeResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: {
          body: { body1: 'Venus', body2: 'Jupiter', jd_start: 2459990.5, jd_end: 2460020.5, threshold_deg: 5 },
        },
      },
      (engine, { body }) => proximity(engine, body),
    ),
  ],
});
