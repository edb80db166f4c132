import { ChartReductionResponse, ChartRequest } from '../../contract/chart.js';
import { declareFamily, route } from '../../contract/route.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { planetReduction } from '../../families/core/positions/planet.js';
import {
  PlanetPositionReductionResponse,
  PlanetPositionRequest,
  SkyPositionReductionResponse,
  SkyPositionRequest,
} from '../../families/core/positions/schema.js';
import { skyReduction } from '../../families/core/positions/sky.js';

const dt = '1990-06-15T14:30:00Z';

/** Aliases of the reduction routes under the names that frontends use, with the same functions and answers. */
export const family = declareFamily({
  name: 'pipeline',
  tag: 'website-pipeline',
  group: 'website',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/pipeline/chart',
        summary: 'Chart with the reduction of each place',
        body: ChartRequest,
        response: ChartReductionResponse,
        example: { body: { dt, bodies: ['Sun', 'Moon', 'Mercury'] } },
      },
      (engine, { body }) => chartReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/pipeline/positions/planet',
        summary: 'Place of one body with every stage of its reduction',
        body: PlanetPositionRequest,
        response: PlanetPositionReductionResponse,
        example: { body: { dt, body: 'Mars' } },
      },
      (engine, { body }) => planetReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/pipeline/positions/sky',
        summary: 'Sky position with its policy and stages',
        body: SkyPositionRequest,
        response: SkyPositionReductionResponse,
        example: { body: { dt, body: 'Venus', latitude: 40.7128, longitude: -74.006 } },
      },
      (engine, { body }) => skyReduction(engine, body),
    ),
  ],
});
