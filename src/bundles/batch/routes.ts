import { family, route } from '../../contract/route.js';
import { batchChartReductions, batchCharts } from './charts.js';
import { ChartsBatchReductionResponse, ChartsBatchRequest, ChartsBatchResponse } from './schema.js';

const note = 'Items are answered in order; one that fails answers `ok: false` with `failure` and touches no other. An empty batch answers an empty list.';
const charts = { body: { requests: [{ dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon'] }] } };

/** Many requests in one. */
export const batch = family({ name: 'batch', tag: 'batch', group: 'website', routes: [
  route({
    method: 'POST', path: '/v1/batch/charts', summary: 'Many charts in one request', description: note, run: 'pool',
    body: ChartsBatchRequest, response: ChartsBatchResponse, example: charts,
  }, (engine, { body }) => batchCharts(engine, body)),
  route({
    method: 'POST', path: '/v1/batch/charts/reduction', summary: 'Many charts with their reductions in one request', description: note, run: 'pool',
    body: ChartsBatchRequest, response: ChartsBatchReductionResponse, example: charts,
  }, (engine, { body }) => batchChartReductions(engine, body)),
] });
