import { AggregatorRegistry, Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Metric } from 'prom-client';
import type { PoolStats } from './pool.js';
import { RequestTimes } from './request-times.js';

/** Metrics of one process. */
export type MetricsOfProcess = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Metrics of several processes in one text: counts are added, other metrics are averaged or omitted, as prom-client defines for each. */
export const mergedMetrics = (parts: readonly MetricsOfProcess[]): Promise<string> =>
  AggregatorRegistry.aggregate([...parts]).metrics();

/** Prometheus metrics of one app: requests by route and status, the pool, the process. */
export interface Metrics {
  /** Counts one finished request; the duration is in seconds. `route` is the declared path, not the path that was sent. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Counts one item of a stream. */
  itemAnswered(status: number): void;
  text(): Promise<string>;
  /** The metrics as data for `mergedMetrics`. */
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
  gauge('worker_pool_size', 'Configured number of worker threads', (stats) => stats.size);
  gauge('worker_pool_running', 'Worker threads that are computing', (stats) => stats.running);
  gauge('worker_pool_idle', 'Worker threads that wait for work', (stats) => stats.idle);
  gauge('worker_pool_queued', 'Requests that wait for a worker', (stats) => stats.queued);
  // The pool counts its events: each scrape replaces the value of the counter.
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
  counter('worker_pool_ended_total', 'Jobs stopped because they exceeded their deadline', (stats) => stats.ended);
  counter('worker_pool_cancelled_total', 'Jobs stopped because their client disconnected', (stats) => stats.cancelled);
  counter('worker_pool_crashed_total', 'Worker threads that crashed or did not start', (stats) => stats.crashed);
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
