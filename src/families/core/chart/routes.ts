import { ChartReductionResponse, ChartRequest, ChartResponse } from '../../../contract/chart.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chart, chartReduction } from './chart.js';

const example = { body: { dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon', 'Mercury'] } };

export const family = declareFamily({
  name: 'chart',
  tag: 'chart',
  group: 'core',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/chart',
        name: 'chart_route',
        summary: 'Chart of an instant: apparent places and lunar nodes',
        description:
          'Apparent places in the true ecliptic and equinox of date: geocentric, or topocentric when the request has an observer. Nodes and apogees of the Moon are geocentric. `speed` is the rate of `longitude`.',
        body: ChartRequest,
        response: ChartResponse,
        table: { list: 'planets' },
        example,
      },
      (engine, { body }) => chart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/chart/reduction',
        name: 'chart_reduction_route',
        summary: 'Chart with the reduction of each place',
        body: ChartRequest,
        response: ChartReductionResponse,
        example,
      },
      (engine, { body }) => chartReduction(engine, body),
    ),
  ],
});
