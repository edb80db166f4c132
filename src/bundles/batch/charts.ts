import { withDefaults } from '../../contract/defaults.js';
import type { Static } from '@sinclair/typebox';
import type { Engine } from '../../engine.js';
import { chart, chartReduction } from '../../families/core/chart/chart.js';
import { eachItem } from './items.js';
import { ChartBatchItemRequest } from './schema.js';
import type { ChartsBatchReductionResponse, ChartsBatchRequest, ChartsBatchResponse } from './schema.js';

type ChartItem = Static<typeof ChartsBatchResponse>['results'][number];
type ReductionItem = Static<typeof ChartsBatchReductionResponse>['results'][number];

/** The echo of an item, with the applied defaults. */
function echo(item: ChartBatchItemRequest): ChartBatchItemRequest {
  const { dt, bodies, include_nodes, observer_lat, observer_lon, observer_elev_m } = withDefaults(
    ChartBatchItemRequest,
    item,
  );
  return {
    dt,
    bodies: bodies ?? null,
    include_nodes,
    observer_lat: observer_lat ?? null,
    observer_lon: observer_lon ?? null,
    observer_elev_m,
  };
}

/** POST /v1/batch/charts: many charts. Invalid items fail alone. */
export function batchCharts(
  engine: Engine,
  request: Static<typeof ChartsBatchRequest>,
): Static<typeof ChartsBatchResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => chart(engine, item),
      (item, result): ChartItem => ({ request: echo(item), ok: true, chart: result, failure: null }),
      (item, failure) => ({ request: echo(item), ok: false, chart: null, failure }),
    ),
  };
}

/** POST /v1/batch/charts/reduction: many charts with their reductions. Invalid items fail alone. */
export function batchChartReductions(
  engine: Engine,
  request: Static<typeof ChartsBatchRequest>,
): Static<typeof ChartsBatchReductionResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => chartReduction(engine, item),
      (item, { result, reduction }): ReductionItem => ({
        request: echo(item),
        ok: true,
        chart: result,
        reduction,
        failure: null,
      }),
      (item, failure) => ({ request: echo(item), ok: false, chart: null, reduction: null, failure }),
    ),
  };
}
