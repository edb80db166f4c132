import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import {
  chartAsTarget,
  COMPOSITE_INERT,
  CompositeChartRequest,
  CompositeChartResponse,
} from '../../../contract/relationship.js';
import {
  RELATIONSHIP_TRANSIT_BOUNDS,
  RelationshipTransitSearchResponse,
} from '../../../contract/relationship-transits.js';
import { composite, compositeTransits } from './composite.js';
import { CompositeTransitRequest } from './schema.js';

const pair = {
  first: { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 },
  second: { dt: '1988-11-02T21:40:00-05:00', latitude: 40.7128, longitude: -74.006 },
};

export const family = declareFamily({
  name: 'composite',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/composite/chart',
        summary: 'Composite chart of two births, with its aspects',
        description:
          'Contains each point that both charts contain, at the midpoint of the shorter arc. Aspects as in POST /v1/aspects/from-longitudes; by default tier 1, orb factor 1, with nodes. A party excludes its nodes with its own `include_nodes`.',
        body: CompositeChartRequest,
        response: CompositeChartResponse,
        inert: COMPOSITE_INERT,
        example: { body: pair },
      },
      (engine, { body }) => composite(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/composite/transits',
        summary: 'Exact transits to a composite chart',
        run: 'pool',
        description: `Finds every exact aspect in the window, on both branches of each aspect. ${RELATIONSHIP_TRANSIT_BOUNDS}`,
        body: CompositeTransitRequest,
        response: RelationshipTransitSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'transit.datetime_utc' }] },
        inert: [...chartAsTarget(COMPOSITE_INERT), ownSearchSteps],
        example: {
          body: {
            chart: pair,
            moving_bodies: ['Sun'],
            target_names: ['Venus'],
            jd_start: 2460310.5,
            jd_end: 2460400.5,
          },
        },
      },
      (engine, { body }) => compositeTransits(engine, body),
    ),
  ],
});
