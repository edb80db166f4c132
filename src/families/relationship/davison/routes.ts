import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartAsTarget, DAVISON_INERT, DavisonChartRequest } from '../../../contract/relationship.js';
import {
  RELATIONSHIP_TRANSIT_BOUNDS,
  RelationshipTransitSearchResponse,
} from '../../../contract/relationship-transits.js';
import { midpointChart, midpointChartTransits } from './davison.js';
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
        summary: 'Chart of the middle moment and place of two births, with its aspects',
        description:
          'Sun ... Pluto with further bodies that a party names; True Node, Mean Node and Lilith unless a party leaves nodes out; geocentric. `include_nodes` of the request governs the aspects. `corrected` takes the nearest moment whose midheaven is the midpoint of the natal ones.',
        body: DavisonChartRequest,
        response: DavisonChartResponse,
        inert: DAVISON_INERT,
        example: { body: pair },
      },
      (engine, { body }) => midpointChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/authP/transits',
        summary: 'Exact transits to such a chart',
        run: 'pool',
        description: `Every exact aspect in the window, both branches of each aspect. ${RELATIONSHIP_TRANSIT_BOUNDS}`,
        body: DavisonTransitRequest,
        response: RelationshipTransitSearchResponse,
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
      (engine, { body }) => midpointChartTransits(engine, body),
    ),
  ],
});
