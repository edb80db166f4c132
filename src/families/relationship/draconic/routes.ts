import { declareFamily, route } from '../../../contract/route.js';
import { chart, longitude, positions } from './draconic.js';
import {
  DraconicChartRequest,
  DraconicChartResponse,
  DraconicLongitudeRequest,
  DraconicLongitudeResponse,
  DraconicPositionsRequest,
} from './schema.js';

export const family = declareFamily({
  name: 'draconic',
  tag: 'draconic',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/draconic/longitude',
        name: 'draconic_longitude_route',
        summary: 'Draconic longitude of one point, counted from an anchor',
        body: DraconicLongitudeRequest,
        response: DraconicLongitudeResponse,
        example: { body: { source_longitude: 84.23, anchor_longitude: 308.12 } },
      },
      (_engine, { body }) => longitude(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/draconic/positions',
        name: 'draconic_positions_route',
        summary: 'Draconic positions of named longitudes, counted from a given lunar node',
        body: DraconicPositionsRequest,
        response: DraconicChartResponse,
        table: { list: 'positions' },
        example: {
          body: { positions: { Sun: 84.23, Moon: 96, Mars: 264.5 }, node_mode: 'true', anchor_longitude: 308.12 },
        },
      },
      (_engine, { body }) => positions(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/draconic/chart',
        name: 'draconic_chart_route',
        summary: 'Draconic chart of an instant, counted from its lunar node',
        body: DraconicChartRequest,
        response: DraconicChartResponse,
        table: { list: 'positions' },
        example: { body: { dt: '1990-06-15T14:30:00Z', node_mode: 'true', bodies: ['Sun', 'Moon'] } },
      },
      (engine, { body }) => chart(engine, body),
    ),
  ],
});
