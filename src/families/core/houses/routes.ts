import { declareFamily, route } from '../../../contract/route.js';
import { houses, housesReduction } from './houses.js';
import { HousesAnswer, HousesReductionResponse, HousesRequest } from './schema.js';

const example = { body: { dt: '1990-06-15T14:30:00Z', latitude: 51.5074, longitude: -0.1278, system: 'P' } };
const policies =
  'Cusps are longitudes in the true ecliptic of date. A fallback is never silent: `system` is the requested system, `effective_system` the computed one, and `fallback_reason` explains the difference. Whether a system fails depends on its geometry, not on a fixed latitude; `policy` selects the consequence.';

export const family = declareFamily({
  name: 'houses',
  tag: 'chart',
  group: 'core',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/houses',
        name: 'houses_route',
        summary: 'House cusps and angles',
        description: policies,
        body: HousesRequest,
        response: HousesAnswer,
        example,
      },
      (engine, { body }) => houses(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/houses/reduction',
        name: 'houses_reduction_route',
        summary: 'House cusps and angles with what was requested and applied',
        description: policies,
        body: HousesRequest,
        response: HousesReductionResponse,
        example,
      },
      (engine, { body }) => housesReduction(engine, body),
    ),
  ],
});
