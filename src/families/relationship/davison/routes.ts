import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartAsTarget, DAVISON_INERT, DavisonChartRequest } from '../../../contract/relationship.js';
import {
  RELATIONSHIP_TRANSIT_BOUNDS,
  RelationshipTransitSearchResponse,
} from '../../../contract/relationship-transits.js';
import { davisonAnswer, davisonTransits } from './davison.js';
import { DavisonChartResponse, DavisonTransitRequest } from './schema.js';

const pair = {
  first: { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 },
  second: { dt: '1988-11-02T21:40:00-05:00', latitude: 40.7128, longitude: -74.006 },
};

export const family = declareFamily({
  name: 'authP',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/authP/chart',
        summary: 'Davison chart (authP) of two births, with its aspects',
        description:
          'The chart of the mean time and the mean place of two births (Davison, Synastry, 1977). Bodies are geocentric: Sun to Pluto and further bodies that a party names; also True Node, Mean Node and Lilith, unless a party excludes nodes. `include_nodes` of the request applies to the aspects. `corrected` moves the time to the nearest moment at which the midheaven is the midpoint of the natal midheavens.',
        body: DavisonChartRequest,
        response: DavisonChartResponse,
        inert: DAVISON_INERT,
        example: { body: pair },
      },
      (engine, { body }) => davisonAnswer(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authP/transits',
        summary: 'Exact transits to a Davison chart (authP)',
        run: 'pool',
        description: `Finds every exact aspect in the window, on both branches of each aspect. ${RELATIONSHIP_TRANSIT_BOUNDS}`,
        body: DavisonTransitRequest,
        response: RelationshipTransitSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'transit.datetime_utc' }] },
        inert: [...chartAsTarget(DAVISON_INERT), ownSearchSteps],
        example: {
          body: {
            chart: { ...pair, method: 'corrected' },
            moving_bodies: ['Sun', 'Mars'],
            include_angles: true,
            target_names: ['Venus', 'Midheaven'],
            jd_start: 2460310.5,
            jd_end: 2460400.5,
          },
        },
      },
      (engine, { body }) => davisonTransits(engine, body),
    ),
  ],
});
