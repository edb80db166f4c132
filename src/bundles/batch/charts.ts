import type { Static } from '@sinclair/typebox';
import type { Engine } from '../../engine.js';
import { chart, chartReduction } from '../../families/core/chart/chart.js';
import { eachItem } from './items.js';
import type {
  ChartBatchItemRequest,
  ChartsBatchReductionResponse,
  ChartsBatchRequest,
  ChartsBatchResponse,
} from './schema.js';

type ChartItem = Static<typeof ChartsBatchResponse>['results'][number];
type ReductionItem = Static<typeof ChartsBatchReductionResponse>['results'][number];

/** The request as it is echoed: with the defaults that were taken. */
const echo = (item: ChartBatchItemRequest): ChartBatchItemRequest => ({
  dt: item.dt,
  bodies: item.bodies ?? null,
  include_nodes: item.include_nodes ?? true,
  observer_lat: item.observer_lat ?? null,
  observer_lon: item.observer_lon ?? null,
  observer_elev_m: item.observer_elev_m ?? 0,
});

/** POST /v1/batch/charts */
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

/** POST /v1/batch/charts/reduction */
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
