import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { families } from '../../src/registry.js';
import { ServiceError } from '../../src/transport/errors.js';
import { openEngine } from '../../src/transport/node-engine.js';
import { WorkerPool } from '../../src/transport/pool.js';
import { shutDown } from '../../src/transport/shutdown.js';
import { metaFamily } from '../../src/transport/meta.js';
import { openApiText } from '../../src/transport/openapi.js';
import { fakeService, STATUS, withService } from './support/fake-app.js';
import type { FakeService } from './support/fake-app.js';
import { fakeFamily } from './support/fake-family.js';

const work = (service: FakeService, mode: string, url = '/v1/fake/pooled', ms = 0) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ mode, ms }),
  });

test('rule: a pooled answer is byte-identical to an inline one, typed errors included', () =>
  withService({}, async (service) => {
    for (const mode of ['answer', 'invalid', 'coverage', 'not_found', 'not_configured']) {
      const pooled = await work(service, mode),
        inline = await work(service, mode, '/v1/fake/work');
      const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
      assert.equal(withoutId(pooled.body), withoutId(inline.body), mode);
      assert.equal(pooled.statusCode, inline.statusCode, mode);
    }
    assert.ok(!(await work(service, 'bug')).body.includes('secret'));
    assert.equal((await work(service, 'bug')).statusCode, 500);
  }));

test('rule: the OpenAPI document is made in a worker, the same as here', () =>
  withService({}, async ({ app, lifecycle }) => {
    const answers = await Promise.all([1, 2].map(() => app.inject({ url: '/openapi.json' })));
    const expected = openApiText([metaFamily(STATUS, lifecycle, [fakeFamily]), fakeFamily], STATUS.serverVersion);
    for (const answer of answers) assert.equal(answer.payload, expected);
  }));

test('rule: work over its deadline is ended with 504 and the pool goes on', () =>
  withService({}, async (service) => {
    await work(service, 'answer');
    const late = await work(service, 'spin');
    assert.deepEqual([late.statusCode, late.json<{ error_code: string }>().error_code], [504, 'deadline_exceeded']);
    assert.equal((await work(service, 'answer')).statusCode, 200);
    assert.equal(service.pool.stats.ended, 1);
  }));

test('rule: a crashed worker is replaced, the caller gets 500', () =>
  withService({}, async (service) => {
    const lost = await work(service, 'exit');
    assert.deepEqual([lost.statusCode, lost.json<{ error_code: string }>().error_code], [500, 'internal_error']);
    assert.ok(!lost.body.includes('secret'));
    assert.equal((await work(service, 'answer')).statusCode, 200);
    assert.equal((await work(service, 'crash')).statusCode, 200);
    for (let i = 0; i < 200 && service.pool.stats.crashed < 2; i++) await pause(5);
    assert.equal((await work(service, 'answer')).statusCode, 200);
    assert.equal(service.pool.stats.crashed, 2);
  }));

test('regression: a thread that a busy machine does not start in time is 503 with a time to come again, not 500', async () => {
  const pool = new WorkerPool({
    module: new URL('data:text/javascript,setInterval(() => {}, 1000)'),
    workerData: null,
    size: 1,
    queueLimit: 1,
    startLimitMs: 20,
  });
  const input = { params: {}, query: {}, body: {} };
  await assert.rejects(pool.submit({ operationId: 'any', input, deadlineMs: 10_000 }).text, (error) => {
    assert.ok(error instanceof ServiceError);
    assert.deepEqual([error.status, error.code], [503, 'server_busy']);
    assert.ok(Number(error.headers['retry-after']) > 0);
    return true;
  });
  await pool.close(0);
});

/** Sends a search that never ends over the network; the client can disconnect. */
function search(service: FakeService): ReturnType<typeof request> {
  const { port } = service.app.server.address() as AddressInfo;
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/v1/fake/patient',
    headers: { 'content-type': 'application/json' },
  });
  sent.on('error', () => {});
  sent.end('{"mode":"spin"}');
  return sent;
}

test('rule: searches of disconnected clients are ended and delay no other request', () =>
  withService({ SERVICE_QUEUE_LIMIT: '10' }, async (service) => {
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const searches = [search(service), search(service)];
    for (let i = 0; i < 2000 && service.pool.stats.running < 2; i++) await pause(5);
    assert.equal(service.pool.stats.running, 2, 'both run: the first is long and gave way');
    for (const sent of searches) sent.destroy();
    // Their deadline is 20 s; a request that waits longer for a worker is refused.
    assert.equal((await work(service, 'answer', '/v1/fake/patient')).statusCode, 200);
    for (let i = 0; i < 400 && (service.pool.stats.cancelled < 2 || service.pool.stats.running > 0); i++)
      await pause(5);
    const { cancelled, running, queued, ended } = service.pool.stats;
    assert.deepEqual({ cancelled, running, queued, ended }, { cancelled: 2, running: 0, queued: 0, ended: 0 });
  }));

test('rule: a search that is stopped, at its deadline or because its client disconnected, leaves its thread to the next job', async () => {
  const { workerData } = openEngine();
  const pool = new WorkerPool({
    module: new URL('../../src/transport/worker.js', import.meta.url),
    workerData: workerData(),
    size: 1,
    queueLimit: 10,
  });
  const route = families.flatMap((family) => family.routes).find(({ path }) => path === '/v1/occultations/all-lunar');
  assert.ok(route);
  const ask = (years: number, deadlineMs: number, started?: () => void) => {
    const body = { ...(route.example.body as object), jd_start: 2451545, jd_end: 2451545 + 365 * years };
    return pool.submit({ operationId: route.operationId, input: { params: {}, query: {}, body }, deadlineMs, started });
  };
  try {
    const first = await ask(1, 20_000).text;
    await assert.rejects(ask(90, 20).text, /deadline of 20 ms/);
    const left = await new Promise<ReturnType<typeof ask>>((resolve) => {
      const ticket = ask(90, 20_000, () => queueMicrotask(() => resolve(ticket)));
    });
    left.cancel();
    await assert.rejects(left.text, /disconnected/);
    assert.equal(await ask(1, 20_000).text, first, 'a stopped search leaves nothing behind');
    const { ended, cancelled, crashed, idle } = pool.stats;
    assert.deepEqual({ ended, cancelled, crashed, idle }, { ended: 1, cancelled: 1, crashed: 0, idle: 1 });
  } finally {
    await pool.close(0);
  }
});

test('rule: long work gives way: short work starts at once, declared long work waits', () =>
  withService({ SERVICE_QUEUE_LIMIT: '10' }, async (service) => {
    const submit = (mode: string, costMs?: number) =>
      service.pool.submit({
        operationId: 'fake_patient_route_v1_fake_patient_post',
        input: { params: {}, query: {}, body: { mode } },
        deadlineMs: 20_000,
        costMs,
      });
    const undeclared = submit('spin'),
      declared = submit('spin', 5_000),
      waiting = submit('answer', 5_000);
    assert.match(await submit('answer').text, /"mode":"answer"/);
    assert.equal(service.pool.stats.running, 2, 'two searches run at the same time');
    assert.equal(service.pool.stats.queued, 1, 'one long job at a time for one worker');
    declared.cancel();
    await assert.rejects(declared.text, /disconnected/);
    assert.match(await waiting.text, /"mode":"answer"/);
    undeclared.cancel();
    await assert.rejects(undeclared.text, /disconnected/);
  }));

test('rule: a full queue is 503 server_busy with Retry-After, light routes go on', () =>
  withService({}, async (service) => {
    await work(service, 'answer', '/v1/fake/patient');
    const first = work(service, 'sleep', '/v1/fake/patient', 600),
      second = work(service, 'answer', '/v1/fake/patient');
    await pause(50);
    const third = await work(service, 'answer', '/v1/fake/patient');
    assert.deepEqual([third.statusCode, third.json<{ error_code: string }>().error_code], [503, 'server_busy']);
    assert.ok(Number(third.headers['retry-after']) >= 1);
    assert.equal((await service.app.inject({ url: '/health' })).statusCode, 200);
    assert.deepEqual([(await first).statusCode, (await second).statusCode], [200, 200]);
  }));

test('rule: a client that goes away takes its queued work with it', () =>
  withService({}, async (service) => {
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    await work(service, 'answer', '/v1/fake/patient');
    const running = work(service, 'sleep', '/v1/fake/patient', 500);
    await pause(30);
    const { port } = service.app.server.address() as AddressInfo;
    const leaving = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/fake/patient',
      headers: { 'content-type': 'application/json' },
    });
    leaving.on('error', () => {});
    leaving.end('{"mode":"answer"}');
    for (let i = 0; i < 100 && service.pool.stats.queued === 0; i++) await pause(5);
    assert.equal(service.pool.stats.queued, 1);
    leaving.destroy();
    for (let i = 0; i < 100 && service.pool.stats.queued === 1; i++) await pause(5);
    assert.equal(service.pool.stats.queued, 0);
    assert.equal((await running).statusCode, 200);
    for (let i = 0; i < 100 && !service.lines.some((line) => line.includes('"status":499')); i++) await pause(5);
    assert.ok(
      service.lines.some((line) => line.includes('"status":499')) &&
        !service.lines.some((line) => line.includes('"level":"error"')),
      'it is no failure of the service',
    );
  }));

test('rule: bytes that are not HTTP get the error envelope, and the connection is closed', () =>
  withService({}, async (service) => {
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.app.server.address() as AddressInfo;
    for (const [text, status] of [
      ['garbage\r\n\r\n', 400],
      [`GET /health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(80_000)}\r\n\r\n`, 431],
      // Longer than the limit of `fields`; every character has four bytes.
      [`GET /health?fields=${'%F2%8F%93%84'.repeat(4001)} HTTP/1.1\r\nhost: x\r\n\r\n`, 422],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (bytes) => {
        received += bytes.toString();
      });
      socket.on('error', () => {});
      socket.write(text);
      await once(socket, 'close');
      assert.match(received, new RegExp(`^HTTP/1.1 ${status} `));
      assert.deepEqual(Object.keys(JSON.parse(received.split('\r\n\r\n')[1]) as object), [
        'error_code',
        'message',
        'category',
        'request_id',
        'details',
      ]);
    }
  }));

test('rule: concurrent answers are those of serial calls', () =>
  withService({ SERVICE_WORKERS: '2', SERVICE_QUEUE_LIMIT: '100' }, async (service) => {
    const serial = (await work(service, 'answer', '/v1/fake/patient')).body;
    const all = await Promise.all(Array.from({ length: 40 }, () => work(service, 'answer', '/v1/fake/patient')));
    assert.deepEqual([...new Set(all.map((answer) => answer.body))], [serial]);
    assert.ok(service.pool.stats.size === 2 && service.pool.stats.idle <= 2);
  }));

test('rule: shutdown answers what is in flight, refuses new connections and ends', async () => {
  const service = await fakeService();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  const call = (mode: string, ms: number) =>
    fetch(`http://127.0.0.1:${port}/v1/fake/patient`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ms }),
    });
  await (await call('answer', 0)).text();
  const flying = call('sleep', 400);
  await pause(100);
  const stopped = shutDown({ app: service.app, pool: service.pool, lifecycle: service.lifecycle, graceMs: 5000 });
  assert.equal((await flying).status, 200);
  assert.equal(await stopped, true);
  await assert.rejects(call('answer', 0));
});

test('rule: shutdown does not wait longer than its grace', async () => {
  const service = await fakeService();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  const flying = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/v1/fake/patient',
    headers: { 'content-type': 'application/json' },
  });
  const gone = once(flying, 'error');
  flying.end('{"mode":"sleep","ms":15000}');
  for (let i = 0; i < 300 && service.pool.stats.running === 0; i++) await pause(10);
  assert.equal(
    await shutDown({ app: service.app, pool: service.pool, lifecycle: service.lifecycle, graceMs: 200 }),
    false,
  );
  await gone;
});
