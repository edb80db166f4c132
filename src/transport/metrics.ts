import { AggregatorRegistry, Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Metric } from 'prom-client';
import type { PoolStats } from './pool.js';
import { RequestTimes } from './request-times.js';

/** What one process has measured. */
export type MetricsOfProcess = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The text for several processes: counts are added, what cannot be added is averaged or left out, as prom-client says of each. */
export const mergedMetrics = (parts: readonly MetricsOfProcess[]): Promise<string> =>
  AggregatorRegistry.aggregate([...parts]).metrics();

/** Prometheus metrics of one app: requests by route and status, the pool, the process. */
export interface Metrics {
  /** One finished request; the duration in seconds. `route` is the declared path, never the one that was sent. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** One item of a stream. */
  itemAnswered(status: number): void;
  text(): Promise<string>;
  /** The same as data, for `mergedMetrics`. */
  part(): Promise<MetricsOfProcess>;
  readonly contentType: string;
}

export function createMetrics(poolStats: () => PoolStats): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = new RequestTimes();
  registry.registerMetric(times as unknown as Metric);
  const items = new Counter({
    name: 'stream_items_total',
    help: 'Items of streams that were answered, by their status',
    labelNames: ['status'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: (stats: PoolStats) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(poolStats()));
      },
    });
  gauge('worker_pool_size', 'Most worker threads that may run', (stats) => stats.size);
  gauge('worker_pool_running', 'Worker threads that compute now', (stats) => stats.running);
  gauge('worker_pool_idle', 'Worker threads that wait for work', (stats) => stats.idle);
  gauge('worker_pool_queued', 'Requests that wait for a worker', (stats) => stats.queued);
  // The pool counts itself: what it has counted when it is asked replaces what was told before.
  const counter = (name: string, help: string, read: (stats: PoolStats) => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read(poolStats()));
      },
    });
  counter('worker_pool_ended_total', 'Workers ended because their work ran over its deadline', (stats) => stats.ended);
  counter(
    'worker_pool_cancelled_total',
    'Workers ended because the client of their work left',
    (stats) => stats.cancelled,
  );
  counter('worker_pool_crashed_total', 'Workers that died of themselves', (stats) => stats.crashed);
  counter('worker_pool_refused_total', 'Requests refused because the queue was full', (stats) => stats.refused);
  gauge('service_processes', 'Processes that serve the port', () => 1);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    part: () => registry.getMetricsAsJSON(),
    itemAnswered: (status) => items.inc({ status: String(status) }),
    observe: (method, route, status, seconds) => times.observe(method, route, status, seconds),
  };
}
