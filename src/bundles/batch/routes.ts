import { declareFamily, route } from '../../contract/route.js';
import type { PartsOfList } from '../../contract/route.js';
import { batchChartReductions, batchCharts } from './charts.js';
import {
  EventsBatchRequest,
  EventsBatchResponse,
  ReturnsBatchRequest,
  ReturnsBatchResponse,
  TransitsBatchRequest,
  TransitsBatchResponse,
} from './event-schema.js';
import { batchEvents, batchReturns, batchTransits } from './events.js';
import {
  ProgressionsBatchReductionResponse,
  ProgressionsBatchRequest,
  ProgressionsBatchResponse,
} from './progression-schema.js';
import { batchProgressionReductions, batchProgressions } from './progressions.js';
import { ChartsBatchReductionResponse, ChartsBatchRequest, ChartsBatchResponse } from './schema.js';

const note =
  'Answers are in the order of the items. An invalid item has `ok: false` and `failure`, and does not affect the others. An empty batch gives an empty list.';
/** Splits a batch into parts of `size` items, each some milliseconds of work. */
const inParts = (size: number): PartsOfList => ({ items: 'requests', answers: 'results', size });
const charts = { body: { requests: [{ dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon'] }] } };

const progressions = {
  body: {
    requests: [
      {
        technique: 'secondary',
        natal_dt: '1990-06-15T14:30:00Z',
        target_date: '2024-01-01T00:00:00Z',
        bodies: ['Sun', 'Moon'],
      },
    ],
  },
};

/** Routes that answer many requests at once. */
export const family = declareFamily({
  name: 'batch',
  tag: 'batch',
  group: 'website',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/batch/charts',
        summary: 'Many charts in one request',
        description: note,
        run: 'pool',
        parts: inParts(32),
        body: ChartsBatchRequest,
        response: ChartsBatchResponse,
        table: { list: 'results' },
        example: charts,
      },
      (engine, { body }) => batchCharts(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/charts/reduction',
        summary: 'Many charts with their reductions in one request',
        description: note,
        run: 'pool',
        parts: inParts(16),
        body: ChartsBatchRequest,
        response: ChartsBatchReductionResponse,
        table: { list: 'results' },
        example: charts,
      },
      (engine, { body }) => batchChartReductions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/transits',
        summary: 'Many transit searches in one request',
        description: note,
        run: 'pool',
        parts: inParts(4),
        body: TransitsBatchRequest,
        response: TransitsBatchResponse,
        table: { list: 'results' },
        calendar: { list: 'results', within: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { requests: [{ body: 'Mars', target_lon: 100, jd_start: 2458849.5, jd_end: 2459580.5 }] } },
      },
      (engine, { body }) => batchTransits(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/returns',
        summary: 'Many returns in one request',
        description: note,
        run: 'pool',
        parts: inParts(8),
        body: ReturnsBatchRequest,
        response: ReturnsBatchResponse,
        table: { list: 'results' },
        calendar: { list: 'results', moments: [{ begin: 'result.datetime_utc', name: 'result' }] },
        example: { body: { requests: [{ kind: 'solar_return', natal_lon: 84.33, year: 2024 }] } },
      },
      (engine, { body }) => batchReturns(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/events',
        summary: 'Many searches of several kinds in one request',
        run: 'pool',
        description: `${note} Kinds: transit, aspect_transit, declination_transit, ingress, station, natal_aspect_transits. Aspect angles are directed (90 is not -90); the target of an aspect may be a fixed star.`,
        parts: inParts(2),
        body: EventsBatchRequest,
        response: EventsBatchResponse,
        table: { list: 'results' },
        calendar: { list: 'results', within: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { requests: [{ kind: 'ingress', body: 'Mars', jd_start: 2460310.5, jd_end: 2460370.5 }] } },
      },
      (engine, { body }) => batchEvents(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/progressions',
        summary: 'Many progressions in one request',
        run: 'pool',
        description: `${note} Techniques: the keys of the progression routes, each also with the prefix \`converse_\`.`,
        parts: inParts(16),
        body: ProgressionsBatchRequest,
        response: ProgressionsBatchResponse,
        table: { list: 'results' },
        example: progressions,
      },
      (engine, { body }) => batchProgressions(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/batch/progressions/reduction',
        summary: 'Many progressions with their receipts in one request',
        run: 'pool',
        description: `${note} Techniques: the keys of the progression routes, each also with the prefix \`converse_\`.`,
        parts: inParts(16),
        body: ProgressionsBatchRequest,
        response: ProgressionsBatchReductionResponse,
        table: { list: 'results' },
        example: progressions,
      },
      (engine, { body }) => batchProgressionReductions(engine, body),
    ),
  ],
});
