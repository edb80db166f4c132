import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PoolStats } from './pool.js';

/** Prometheus metrics of one app: requests by route and status, the pool, the process. */
export interface Metrics {
  /** One finished request; the duration in seconds. `route` is the declared path, never the one that was sent. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** One item of a stream. */
  itemAnswered(status: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(poolStats: () => PoolStats): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
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
  gauge('worker_pool_ended_total', 'Workers ended because their work ran over its deadline', (stats) => stats.ended);
  gauge(
    'worker_pool_cancelled_total',
    'Workers ended because the client of their work left',
    (stats) => stats.cancelled,
  );
  gauge('worker_pool_crashed_total', 'Workers that died of themselves', (stats) => stats.crashed);
  gauge('worker_pool_refused_total', 'Requests refused because the queue was full', (stats) => stats.refused);
  // Binding labels makes an object; the few combinations of routes and statuses are kept.
  const bound = new Map<string, { observe(seconds: number): void }>();
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    itemAnswered: (status) => items.inc({ status: String(status) }),
    observe(method, route, status, seconds) {
      const key = `${method} ${route} ${status}`;
      let child = bound.get(key);
      if (!child) {
        child = duration.labels({ method, route, status: String(status) });
        bound.set(key, child);
      }
      child.observe(seconds);
    },
  };
}
