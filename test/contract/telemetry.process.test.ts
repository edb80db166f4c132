import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '../../src/transport/config.js';
import { signalsOf, TELEMETRY_PACKAGES } from '../../src/transport/telemetry.js';
import { failingStart, startService } from '../support/service-process.js';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface Metric {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly attributes: readonly Attribute[] }[];
  };
}

/** A collector of OTLP in JSON on loopback, with the data that it received. */
async function collector() {
  const spans: Span[] = [],
    metrics: Metric[] = [],
    resources: Attribute[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
        resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[];
      };
      for (const { resource, scopeSpans } of sent.resourceSpans ?? []) {
        resources.push(...resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      for (const { scopeMetrics } of sent.resourceMetrics ?? [])
        metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, metrics, resources, close: () => server.close() };
}

const of = (attributes: readonly Attribute[], key: string): string | number | undefined => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736',
  PARENT = '00f067aa0ba902b7';

test('rule: a request is a span under its traceparent, its waiting and computing in the pool are spans under it', async () => {
  const collected = await collector();
  const service = await startService({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collected.endpoint, OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test' },
  });
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<number> => {
    const response = await fetch(`${service.url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  const dt = '2024-04-08T18:17:20Z';
  assert.equal(await call('/v1/chart?basis=false', { dt, bodies: ['Sun'] }, { traceparent }), 200);
  // Repeated, because a clock of integer milliseconds puts an end after that of the enclosing span only sometimes.
  const paths = 12;
  for (let i = 0; i < paths; i++)
    assert.equal(await call('/v1/eclipses/solar/path', { jd_start: 2460400 + i }, { traceparent }), 200);
  assert.equal(await call('/v1/chart', { dt: 'now' }), 422);
  assert.equal(await call('/no/such'), 404);
  // Not sampled by the caller: neither the span of the request nor its children are sent.
  assert.equal(await call('/health', undefined, { traceparent: traceparent.replace(/01$/, '00') }), 200);
  assert.equal(await service.stop(), 0, 'the last spans are sent before the end');
  collected.close();

  const { spans } = collected;
  const named = (name: string, count: number): Span[] => {
    const found = spans.filter((span) => span.name === name);
    assert.equal(found.length, count, `${name} in ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  assert.equal(spans.length, 3 + 3 * paths);
  const chart = spans.find((span) => span.name === 'POST /v1/chart' && span.traceId === TRACE) ?? assert.fail();
  assert.deepEqual([chart.parentSpanId, chart.kind, chart.status.code ?? 0], [PARENT, 2, 0]);
  for (const [key, value] of Object.entries({
    'http.request.method': 'POST',
    'http.route': '/v1/chart',
    'url.path': '/v1/chart',
    'http.response.status_code': 200,
  }))
    assert.equal(of(chart.attributes, key), value, key);
  assert.ok(!JSON.stringify(spans).includes('basis=false'), 'the query may hold personal data');
  const at = (span: Span): [bigint, bigint] => [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)];
  const waits = named('pool.wait', paths),
    computes = named('pool.compute', paths);
  for (const path of named('POST /v1/eclipses/solar/path', paths)) {
    assert.equal(path.traceId, TRACE);
    const under = (all: readonly Span[]): Span =>
      all.find((span) => span.traceId === TRACE && span.parentSpanId === path.spanId) ?? assert.fail();
    const [wait, compute] = [at(under(waits)), at(under(computes))];
    assert.ok(at(path)[0] <= wait[0] && compute[1] <= at(path)[1], 'within the request');
    assert.ok(wait[0] <= wait[1] && wait[1] <= compute[0] && compute[0] <= compute[1], 'one after the other');
  }
  const refused = spans.find((span) => of(span.attributes, 'http.response.status_code') === 422) ?? assert.fail();
  assert.notEqual(refused.traceId, TRACE);
  assert.equal(refused.parentSpanId ?? '', '');
  assert.equal(of(named('GET', 1)[0].attributes, 'http.response.status_code'), 404);
  for (const [key, value] of Object.entries({
    'service.name': 'celestial-computation-service',
    'deployment.environment': 'test',
  }))
    assert.equal(of(collected.resources, key), value, key);

  const durations = collected.metrics.find(({ name }) => name === 'http.server.request.duration')?.histogram;
  const counts = durations?.dataPoints.map(
    ({ count, attributes }) =>
      `${String(of(attributes, 'http.route'))} ${String(of(attributes, 'http.response.status_code'))} ${count}`,
  );
  assert.deepEqual(counts?.sort(), [
    '/health 200 1',
    '/v1/chart 200 1',
    '/v1/chart 422 1',
    `/v1/eclipses/solar/path 200 ${paths}`,
    'unmatched 404 1',
  ]);
  for (const name of ['celestial.pool.wait.duration', 'celestial.pool.compute.duration', 'celestial.pool.queued'])
    assert.ok(
      collected.metrics.some((metric) => metric.name === name),
      name,
    );
});

test('rule: a missing collector is logged and delays neither answers nor the end', async () => {
  const service = await startService({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '50' },
  });
  assert.equal((await fetch(`${service.url}/health`)).status, 200);
  assert.equal(await service.stop(), 0);
  assert.ok(service.lines.some((line) => line.includes('"level":"warn"') && line.includes('"msg":"telemetry"')));
});

/** The repository without the packages of OpenTelemetry, except the one that other packages need. */
function withoutPackages(): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url)),
    folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const link = (...path: string[]): void => symlinkSync(join(root, ...path), join(folder, ...path));
  for (const name of ['dist', 'data', 'package.json']) link(name);
  mkdirSync(join(folder, 'node_modules/@opentelemetry'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== '@opentelemetry') link('node_modules', name);
  link('node_modules', '@opentelemetry', 'api');
  return folder;
}

test('rule: without the standard variables nothing of OpenTelemetry is needed, with them what is missing is named', async () => {
  const folder = withoutPackages();
  const bare = {
    args: ['--preserve-symlinks', '--preserve-symlinks-main'],
    script: join(folder, 'dist/server/main.js'),
  };
  try {
    const service = await startService(bare);
    assert.equal((await fetch(`${service.url}/v1/meta/routes`)).status, 200);
    assert.equal(await service.stop(), 0);
    const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const { code, said } = await failingStart({ ...bare, env: asked });
    assert.equal(code, 1);
    assert.match(said, /OpenTelemetry is not installed: npm install --no-save @opentelemetry\/api .*sdk-trace-base\n$/);
    const disabled = await startService({ ...bare, env: { ...asked, OTEL_SDK_DISABLED: 'true' } });
    assert.equal(await disabled.stop(), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('rule: the standard variables choose the signals; an unsupported value stops the start', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  for (const [env, traces, metrics] of [
    [{}, false, false],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, false, false],
    [endpoint, true, true],
    [{ ...endpoint, OTEL_METRICS_EXPORTER: 'none' }, true, false],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://c.example/v1/metrics' }, false, true],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, false, false],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, true, true],
  ] as const)
    assert.deepEqual(signalsOf(env), { traces, metrics }, JSON.stringify(env));
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' },
  ])
    assert.throws(
      () => signalsOf(wrong),
      (error) => error instanceof ConfigurationError && /cannot be used/.test(error.message),
    );
});

test('rule: the packages of OpenTelemetry are optional peers', () => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const declared = JSON.parse(text) as Record<'peerDependencies' | 'dependencies', object> & {
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  assert.deepEqual(Object.keys(declared.peerDependencies).sort(), [...TELEMETRY_PACKAGES].sort());
  assert.ok(TELEMETRY_PACKAGES.every((name) => declared.peerDependenciesMeta[name].optional));
  assert.ok(!Object.keys(declared.dependencies).some((name) => name.startsWith('@opentelemetry/')));
});
