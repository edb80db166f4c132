import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fakeService } from './support/fake-app.js';
import type { FakeService } from './support/fake-app.js';

let service: FakeService;
before(async () => {
  service = await fakeService({ SERVICE_CORS_ORIGIN: 'https://example.org' });
});
after(() => service.close());

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

test('rule: request ids are made, taken over when sane, answered and logged', async () => {
  const made = await service.app.inject({ url: '/health' });
  assert.match(String(made.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  const taken = await service.app.inject({ url: '/health', headers: { 'x-request-id': 'trace.7-a' } });
  assert.equal(taken.headers['x-request-id'], 'trace.7-a');
  assert.ok(
    service.lines.some((line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      return (
        entry.request_id === 'trace.7-a' && entry.status === 200 && entry.route === '/health' && entry.level === 'info'
      );
    }),
  );
  for (const bad of ['a b', 'x'.repeat(65), '"q"']) {
    const refused = await service.app.inject({ url: '/nowhere', headers: { 'x-request-id': bad } });
    assert.match(String(refused.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    assert.equal(refused.json<{ request_id: string }>().request_id, refused.headers['x-request-id']);
  }
});

test('rule: the query, which may hold personal data, is not logged', async () => {
  await service.app.inject({ url: '/v1/fake/items/1?name=somebody' });
  assert.ok(!service.lines.join('').includes('somebody'));
});

test('rule: deterministic answers carry a strong ETag and are answered 304', async () => {
  const first = await post('/v1/fake/work', { mode: 'answer' });
  const etag = String(first.headers.etag);
  assert.match(etag, /^"[A-Za-z0-9+/=]+"$/);
  for (const header of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
    const again = await post('/v1/fake/work', { mode: 'answer' }, { 'if-none-match': header });
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag], header);
  }
  assert.equal((await post('/v1/fake/work', { mode: 'answer' }, { 'if-none-match': '"x"' })).statusCode, 200);
  const other = await post('/v1/fake/work', { mode: 'answer', ms: 0 }, { 'if-none-match': etag });
  assert.equal(other.statusCode, 200, 'the tag belongs to one request');
  const large = await service.app.inject({ url: '/v1/fake/large', headers: { 'accept-encoding': 'br' } });
  for (const [encoding, status] of [
    ['br', 304],
    ['gzip', 200],
  ] as const) {
    const headers = { 'accept-encoding': encoding, 'if-none-match': String(large.headers.etag) };
    assert.equal((await service.app.inject({ url: '/v1/fake/large', headers })).statusCode, status, encoding);
  }
  const random = await service.app.inject({ url: '/v1/fake/random' });
  assert.deepEqual([random.headers.etag, random.headers['cache-control']], [undefined, 'no-store']);
  const failed = await post('/v1/fake/work', { mode: 'invalid' });
  assert.deepEqual([failed.headers.etag, failed.headers['cache-control']], [undefined, 'no-store']);
});

test('rule: large answers are compressed for those who accept it, small ones never', async () => {
  const plain = await service.app.inject({ url: '/v1/fake/large' });
  assert.deepEqual([plain.headers['content-encoding'], plain.headers.vary], [undefined, 'Origin, accept-encoding']);
  const br = await service.app.inject({ url: '/v1/fake/large', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  const gz = await service.app.inject({ url: '/v1/fake/large', headers: { 'accept-encoding': 'br;q=0, gzip' } });
  assert.equal(gz.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(gz.rawPayload).toString(), plain.body);
  assert.equal(new Set([plain, br, gz].map((answer) => answer.headers.etag)).size, 3);
  assert.equal(
    (await service.app.inject({ url: '/health', headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    undefined,
  );
});

test('rule: HEAD answers as GET without the body', async () => {
  const head = await service.app.inject({ method: 'HEAD', url: '/v1/fake/authI/table' });
  const body = await service.app.inject({ url: '/v1/fake/authI/table' });
  assert.deepEqual(
    [head.statusCode, head.body, head.headers['content-length'], head.headers.etag],
    [200, '', body.headers['content-length'], body.headers.etag],
  );
});

test('rule: a client that has said its last with its request still gets the answer', async () => {
  const { app, close } = await fakeService();
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    for (let i = 0; i < 5; i++) {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      // Request and end arrive in one packet, so that the service usually reads both in one turn of the event loop.
      socket.end('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
      let received = '';
      for await (const bytes of socket) received += String(bytes);
      assert.match(received, /^HTTP\/1\.1 200 OK\r\n[^]*"status":/);
    }
  } finally {
    await close();
  }
});

test('rule: while the service stops, every answer ends its connection', async () => {
  const { app, lifecycle, close } = await fakeService();
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const connectionOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('connection');
    assert.equal(await connectionOf('/health'), 'keep-alive');
    lifecycle.draining = true;
    assert.deepEqual([await connectionOf('/ready'), await connectionOf('/health')], ['close', 'close']);
  } finally {
    await close();
  }
});

test('rule: typed errors have their status, code and details', async () => {
  const expected: [string, number, string][] = [
    ['invalid', 422, 'validation_error'],
    ['coverage', 422, 'validation_error'],
    ['not_found', 404, 'not_found'],
    ['not_configured', 503, 'server_not_configured'],
    ['bug', 500, 'internal_error'],
  ];
  for (const [mode, status, code] of expected) {
    const answer = await post('/v1/fake/work', { mode });
    assert.deepEqual([answer.statusCode, answer.json<{ error_code: string }>().error_code], [status, code], mode);
    assert.ok(!answer.body.includes('secret') && !answer.body.includes('fake-family'), 'no internals are shown');
  }
  assert.ok(
    service.lines.some((line) => line.includes('a secret of the inside')),
    'the cause is in the log',
  );
  const coverage = (await post('/v1/fake/work', { mode: 'coverage' })).json<{
    category: string;
    details: { coverage: unknown; problems: { given: string }[] };
  }>();
  assert.equal(coverage.category, 'ephemeris_coverage');
  // Dates by Python's datetime (proleptic Gregorian): date(1550, 1, 1).toordinal() + 1721424.5 = 2287185.5, date(2650, 12, 31) in the same way.
  assert.deepEqual(coverage.details.coverage, [
    {
      source: 'a test ephemeris',
      start: '1550-01-01',
      end: '2650-12-31',
      start_jd_tdb: 2287185.5,
      end_jd_tdb: 2689316.5,
    },
  ]);
});

test('rule: cross-origin calls are admitted for the configured origin alone', async () => {
  const own = await post('/v1/fake/work', { mode: 'answer' }, { origin: 'https://example.org' });
  assert.equal(own.headers['access-control-allow-origin'], 'https://example.org');
  const other = await post('/v1/fake/work', { mode: 'answer' }, { origin: 'https://example.com' });
  assert.equal(other.headers['access-control-allow-origin'], undefined);
  const preflight = await service.app.inject({
    method: 'OPTIONS',
    url: '/v1/fake/work',
    headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
  });
  assert.deepEqual([preflight.statusCode, preflight.headers['access-control-allow-methods']], [204, 'GET, HEAD, POST']);
  // A page that calls a service with tokens sends `authorization`, which the preflight must allow by name (Fetch, 4.10).
  assert.match(String(preflight.headers['access-control-allow-headers']), /\bauthorization\b/);
  assert.equal((await service.app.inject({ method: 'OPTIONS', url: '/v1/fake/work' })).statusCode, 405);
});

test('rule: operational routes answer, and readiness follows the lifecycle', async () => {
  const read = async (url: string) => (await service.app.inject({ url })).json<Record<string, unknown>>();
  assert.deepEqual(await read('/health'), { status: 'ok' });
  assert.deepEqual(await read('/ready'), { ready: true, kernel_available: true, kernel_status: 'Ephemeris ready' });
  assert.deepEqual(await read('/meta/version'), { server_version: '9.8.7', engine_version: '9.8.6' });
  assert.deepEqual(await read('/meta/kernel'), {
    kernel_available: true,
    kernel_status: 'Ephemeris ready',
    available_kernels: ['a test ephemeris'],
  });
  service.lifecycle.draining = true;
  const draining = await service.app.inject({ url: '/ready' });
  assert.deepEqual([draining.statusCode, draining.headers['retry-after']], [503, '5']);
  assert.equal((await service.app.inject({ url: '/health' })).statusCode, 200);
  service.lifecycle.draining = false;
});

test('rule: the catalogue filters and counts', async () => {
  const read = async (query: string) =>
    (await service.app.inject({ url: `/v1/meta/routes${query}` })).json<{
      total_count: number;
      count: number;
      filters: Record<string, unknown>;
      routes: { path: string; methods: string[] }[];
      available_families: { family: string; family_label: string; route_count: number; tags: string[] }[];
      available_tags: string[];
    }>();
  const all = await read('');
  assert.equal(all.total_count, all.count);
  assert.deepEqual(
    all.routes.map((entry) => entry.path),
    [...all.routes.map((entry) => entry.path)].sort(),
  );
  assert.deepEqual(
    all.available_families.map((entry) => [entry.family, entry.family_label, entry.route_count]),
    [
      ['operational', 'Operational and Discovery', 5],
      ['website', 'Website and Batch Support', 9],
    ],
  );
  assert.deepEqual(all.available_tags, ['fake', 'meta']);
  assert.deepEqual(
    (await read('?family=OPERATIONAL&method=get&path_contains=READ')).routes.map((entry) => entry.path),
    ['/ready'],
  );
  assert.deepEqual((await read('?family=operational&method=get')).filters, {
    family: 'operational',
    tag: null,
    method: 'GET',
    path_contains: null,
    include_hidden: false,
  });
  assert.equal((await read('?tag=fake')).count, 9);
  assert.equal((await read('?family=nothing')).count, 0);
  assert.equal((await read('?include_hidden=true')).total_count, all.total_count + 5);
});

test('rule: metrics count requests by declared route', async () => {
  await service.app.inject({ url: '/v1/fake/items/77' });
  const text = (await service.app.inject({ url: '/metrics' })).body;
  assert.match(
    text,
    /http_request_duration_seconds_count\{method="GET",route="\/v1\/fake\/items\/\{number\}",status="200"\} \d+/,
  );
  assert.match(text, /http_request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} \d+/);
  assert.match(text, /worker_pool_size 1/);
  assert.match(text, /process_resident_memory_bytes/);
  // Names of the default metrics are chosen by prom-client.
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].filter(([, name]) => !name.startsWith('nodejs_'));
  const totals = types.filter(([, name]) => name.endsWith('_total'));
  assert.ok(totals.length > 4);
  for (const [line, , type] of totals) assert.equal(type, 'counter', line);
});

test('rule: a page is found with a trailing slash', async () => {
  for (const url of ['/docs', '/redoc']) {
    const { statusCode, headers } = await service.app.inject({ url: `${url}/` });
    assert.equal(statusCode, 308);
    assert.equal(new URL(String(headers.location), `http://localhost${url}/`).pathname, url);
  }
});

test('rule: the pages load nothing from elsewhere', async () => {
  for (const url of ['/', '/docs', '/redoc', '/docs.js', '/redoc.js', '/reference.css']) {
    const page = await service.app.inject({ url });
    assert.equal(page.statusCode, 200, url);
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
    assert.doesNotMatch(page.body, /(?:src|href|url\(|import|fetch\()\s*[=(]?\s*["'`]?(?:https?:)?\/\//, url);
  }
});
