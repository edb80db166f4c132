// The only module that imports OpenTelemetry; `telemetry.ts` loads it when the environment enables telemetry.
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, ValueType } from '@opentelemetry/api';
import type { Attributes, Context, Histogram, HrTime, Meter, Span, TextMapGetter, Tracer } from '@opentelemetry/api';
import { millisToHrTime, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { toServiceError } from './errors.js';
import type { PoolStats } from './pool.js';
import { pathOf } from './log.js';
import type { Telemetry, TelemetryParts } from './telemetry.js';

const LAST_EXPORT_MS = 3_000;
const SCOPE = 'celestial-computation-service';
/** Bucket bounds of the semantic conventions for HTTP, with two more below 5 ms. Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30];

/** Starts tracing and metrics. Exporters, sampler and resource read the standard variables. Nothing is registered globally. */
export function startTelemetry(
  { env, version, poolStats, onTrouble }: TelemetryParts,
  signals: { readonly traces: boolean; readonly metrics: boolean },
): Telemetry {
  const quiet = (): void => {};
  const report = (message: string, ...more: unknown[]): void => onTrouble([message, ...more].map(String).join(' '));
  diag.setLogger({ error: report, warn: report, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': SCOPE,
        'service.version': version,
        'service.instance.id': randomUUID(),
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const tracing = new BasicTracerProvider({
    resource,
    spanProcessors: signals.traces ? [new BatchSpanProcessor(new OTLPTraceExporter())] : [],
  });
  const metering = new MeterProvider({ resource, readers: signals.metrics ? [metricReader(env)] : [] });
  const watched = new RequestWatch(tracing.getTracer(SCOPE, version), metering.getMeter(SCOPE, version));
  observePool(metering.getMeter(SCOPE, version), poolStats);
  return {
    started: (request) => watched.started(request),
    queued: (request, route) => watched.queued(request, route),
    finished: (request, route, status) => watched.finished(request, route, status),
    close: () => withinLimit([tracing.shutdown(), metering.shutdown()], onTrouble),
  };
}

function metricReader(env: TelemetryParts['env']): PeriodicExportingMetricReader {
  const read = (name: string, fallback: number): number => Math.max(1, Number(env[name]) || fallback);
  const interval = read('OTEL_METRIC_EXPORT_INTERVAL', 60_000);
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, read('OTEL_METRIC_EXPORT_TIMEOUT', 30_000)),
  });
}

async function withinLimit(ends: readonly Promise<void>[], onTrouble: (message: string) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onTrouble('the collector did not accept the last spans and metrics in time');
      resolve();
    }, LAST_EXPORT_MS);
  });
  const sent = Promise.allSettled(ends).then((all) => {
    for (const end of all) if (end.status === 'rejected') onTrouble(String(end.reason));
  });
  await Promise.race([sent, late]);
  clearTimeout(timer);
}

function observePool(meter: Meter, poolStats: () => PoolStats): void {
  const integer = { valueType: ValueType.INT };
  meter
    .createObservableGauge('celestial.pool.workers', { ...integer, description: 'Worker threads by state' })
    .addCallback((result) => {
      const { running, idle } = poolStats();
      result.observe(running, { state: 'running' });
      result.observe(idle, { state: 'idle' });
    });
  meter
    .createObservableGauge('celestial.pool.queued', { ...integer, description: 'Requests that wait for a worker' })
    .addCallback((result) => result.observe(poolStats().queued));
  meter
    .createObservableCounter('celestial.pool.failures', { ...integer, description: 'Jobs that were not completed' })
    .addCallback((result) => {
      const stats = poolStats();
      for (const reason of ['ended', 'cancelled', 'crashed', 'refused'] as const)
        result.observe(stats[reason], { reason });
    });
}

const HEADERS: TextMapGetter<FastifyRequest['headers']> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, name) => headers[name],
};
const PROPAGATOR = new W3CTraceContextPropagator();

/**
 * The clock of one request: it reads the wall clock once and then adds the monotonic clock. A span that reads the wall clock itself
 * (which has milliseconds) could end up to a millisecond after its parent.
 */
class RequestClock {
  readonly #epochMs = Date.now();
  readonly startMs = performance.now();

  /** The time of `nowMs`, a reading of `performance.now()`. */
  at(nowMs: number): HrTime {
    return millisToHrTime(this.#epochMs + (nowMs - this.startMs));
  }
}

/** A request in progress. */
interface Watched {
  readonly span: Span;
  readonly context: Context;
  readonly clock: RequestClock;
}

/** Records spans and durations of requests according to the semantic conventions for HTTP servers. */
class RequestWatch {
  readonly #tracer: Tracer;
  readonly #watched = new WeakMap<FastifyRequest, Watched>();
  readonly #durations: Histogram;
  readonly #waiting: Histogram;
  readonly #computing: Histogram;
  #active = 0;

  constructor(tracer: Tracer, meter: Meter) {
    this.#tracer = tracer;
    const seconds = (name: string, description: string): Histogram =>
      meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: BUCKETS } });
    this.#durations = seconds(
      'http.server.request.duration',
      'Time from the arrival of a request to the end of its answer',
    );
    this.#waiting = seconds('celestial.pool.wait.duration', 'Time of waiting for a worker');
    this.#computing = seconds('celestial.pool.compute.duration', 'Computing time in a worker');
    meter
      .createObservableUpDownCounter('http.server.active_requests', { valueType: ValueType.INT })
      .addCallback((result) => result.observe(this.#active));
  }

  started(request: FastifyRequest): void {
    const { method, url, headers, protocol } = request;
    const parent = PROPAGATOR.extract(ROOT_CONTEXT, headers, HEADERS);
    const clock = new RequestClock();
    const span = this.#tracer.startSpan(
      method,
      {
        kind: SpanKind.SERVER,
        startTime: clock.at(clock.startMs),
        // The query is omitted: it may contain personal data.
        attributes: {
          'http.request.method': method,
          'url.path': pathOf(url).slice(0, 200),
          'url.scheme': protocol,
          'network.protocol.version': request.raw.httpVersion,
          'celestial.request_id': request.id,
          ...(headers['user-agent'] === undefined
            ? {}
            : { 'user_agent.original': headers['user-agent'].slice(0, 200) }),
        },
      },
      parent,
    );
    this.#active++;
    this.#watched.set(request, { span, context: trace.setSpan(parent, span), clock });
  }

  queued(request: FastifyRequest, route: string): ReturnType<Telemetry['queued']> {
    const { context = ROOT_CONTEXT, clock = new RequestClock() } = this.#watched.get(request) ?? {};
    const attributes: Attributes = { 'http.route': route };
    const begin = (name: string, since: number): Span =>
      this.#tracer.startSpan(name, { attributes, startTime: clock.at(since) }, context);
    let histogram = this.#waiting,
      since = performance.now(),
      span = begin('pool.wait', since);
    const end = (): number => {
      const now = performance.now();
      histogram.record((now - since) / 1000, attributes);
      span.end(clock.at(now));
      return now;
    };
    return {
      started: () => {
        since = end();
        histogram = this.#computing;
        span = begin('pool.compute', since);
      },
      ended: (error) => {
        if (error !== undefined) fail(span, toServiceError(error));
        end();
      },
    };
  }

  finished(request: FastifyRequest, route: string, status: number): void {
    const watched = this.#watched.get(request);
    if (watched === undefined) return;
    this.#watched.delete(request);
    this.#active--;
    const { span, clock } = watched,
      now = performance.now();
    if (route !== 'unmatched') span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) fail(span, { status, code: String(status) });
    span.end(clock.at(now));
    this.#durations.record((now - clock.startMs) / 1000, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
    });
  }
}

/** Marks a span as failed for statuses of 500 and above; a refused request is not an error of the service. */
function fail(span: Span, { status, code }: { readonly status: number; readonly code: string }): void {
  span.setAttribute('error.type', code);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
