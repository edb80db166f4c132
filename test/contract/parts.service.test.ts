import assert from 'node:assert/strict';

import { test } from 'node:test';
import { withService } from './support/fake-app.js';
import type { FakeService } from './support/fake-app.js';
import { fakeFamily } from './support/fake-family.js';
import { realService } from './support/real-app.js';

const OPERATION = fakeFamily.routes.find(({ path }) => path === '/v1/fake/list')!.operationId;

type Item = { readonly mode: string; readonly ms?: number };

const ask = (service: FakeService, requests: readonly Item[], query = '') =>
  service.app.inject({
    method: 'POST',
    url: `/v1/fake/list${query}`,
    payload: { requests, note: 'kept by each part' },
  });
const times = (count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const codeOf = (answer: { body: string }): string => (JSON.parse(answer.body) as { error_code: string }).error_code;

test('rule: a list in parts is answered in order, as the list of its items one by one', () =>
  withService({ SERVICE_WORKERS: '3' }, async (service) => {
    for (const count of [0, 1, 2, 3, 7, 40]) {
      // Earlier items take longer: parts end in another order than they began.
      const items = Array.from({ length: count }, (_, i) => ({ mode: i % 3 ? 'answer' : 'sleep', ms: 5 - (i % 6) }));
      const { body, headers } = await ask(service, items);
      assert.deepEqual(
        (JSON.parse(body) as { results: { received: Item }[] }).results.map(({ received }) => received.mode),
        items.map(({ mode }) => mode),
      );
      assert.equal(Number(headers['content-length']), Buffer.byteLength(body));
    }
  }));

test('rule: parts run side by side, as many as there are workers and no more', () =>
  withService({ SERVICE_WORKERS: '2' }, async (service) => {
    const { pool } = service;
    let most = 0;
    const part = {
      operationId: OPERATION,
      input: { params: {}, query: {}, body: { requests: times(1, { mode: 'sleep', ms: 5 }) } },
      deadlineMs: 20_000,
      started: () => {
        most = Math.max(most, pool.stats.running);
      },
    };
    const list = () => Promise.all(pool.submitParts(Array.from({ length: 9 }, () => part)).map(({ answer }) => answer));
    // The second thread starts while the first works; on a busy machine that takes some time.
    for (const end = performance.now() + 30_000; most < 2 && performance.now() < end;) await list();
    await list();
    assert.equal(most, 2);
  }));

test('rule: a list counts once in the queue, and is refused completely or not at all', () =>
  withService({ SERVICE_WORKERS: '1', SERVICE_QUEUE_LIMIT: '1' }, async (service) => {
    const slow = times(6, { mode: 'sleep', ms: 20 });
    const answers = await Promise.all([ask(service, slow), ask(service, slow), ask(service, slow)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 503],
    );
    assert.equal(service.pool.stats.refused, 1);
  }));

test('rule: all parts of a list share its deadline', () =>
  withService({}, async (service) => {
    await ask(service, times(1, { mode: 'answer' }));
    // Each part is within the deadline of 600 ms, all together are not.
    const answer = await ask(service, times(12, { mode: 'sleep', ms: 100 }));
    assert.deepEqual([answer.statusCode, codeOf(answer)], [504, 'deadline_exceeded']);
    assert.equal((await ask(service, times(3, { mode: 'answer' }))).statusCode, 200);
  }));

test('rule: a part that fails fails the list, and what is left of it is dropped', () =>
  withService({}, async (service) => {
    const items = [...times(2, { mode: 'answer' }), { mode: 'bug' }, ...times(40, { mode: 'sleep', ms: 100 })];
    const answer = await ask(service, items);
    assert.deepEqual([answer.statusCode, codeOf(answer)], [500, 'internal_error']);
    assert.equal((await ask(service, times(3, { mode: 'answer' }))).statusCode, 200);
    const { queued, crashed } = service.pool.stats;
    assert.deepEqual([queued, crashed], [0, 0]);
  }));

test('rule: an answer that is cut to fields, rounded or without its basis is the same in parts', () =>
  withService({}, async (service) => {
    const items = times(5, { mode: 'answer' });
    const rounded = await ask(service, items, '?precision=3&basis=false');
    assert.equal((JSON.parse(rounded.body) as { results: unknown[] }).results.length, 5);
    const none = await ask(service, items, '?fields=results.received');
    assert.equal((JSON.parse(none.body) as { results: unknown[] }).results.length, 5);
  }));

test('rule: a batch of charts in parts is byte-identical to the charts one by one, items that fail among them', async () => {
  const { app, close } = await realService();
  const requests = Array.from({ length: 100 }, (_, i) =>
    i % 9 === 4 ? { dt: '9000-01-01T00:00:00Z' } : { dt: `${1900 + i}-06-15T14:30:00Z`, bodies: ['Sun', 'Moon'] },
  );
  const payloadOf = async (list: readonly unknown[]): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/v1/batch/charts', payload: { requests: list } })).payload;
  const whole = await payloadOf(requests);
  const single = await Promise.all(requests.map((request) => payloadOf([request])));
  assert.equal(whole, `{"results":[${single.map((text) => text.slice('{"results":['.length, -2)).join(',')}]}`);
  await close();
});

test('rule: an item whose datetime is none refuses the batch; a naive one and a date alone fail their item', async () => {
  const service = await realService('bare');
  try {
    const status = async (url: string, item: object) => {
      const answer = await service.app.inject({ method: 'POST', url, payload: { requests: [item] } });
      const { results, details } = answer.json<{
        results?: { ok: boolean }[];
        details?: { problems: { field: string }[] };
      }>();
      return [answer.statusCode, results?.[0].ok ?? details?.problems[0].field];
    };
    for (const [path, field, beside] of [
      ['charts', 'dt', {}],
      ['charts/reduction', 'dt', {}],
      ...['progressions', 'progressions/reduction'].flatMap((name) => [
        [name, 'natal_dt', { technique: 'secondary', target_date: '2020-01-01T00:00:00Z' }] as const,
        [name, 'target_date', { technique: 'secondary', natal_jd_ut: 2451545 }] as const,
      ]),
    ] as const) {
      const asked = (text: string) => status(`/v1/batch/${path}`, { bodies: ['Sun'], ...beside, [field]: text });
      for (const none of ['someday', '', '2000-13-45T00:00:00Z', '2000-02-30', '2000-01-01T24:00:00Z'])
        assert.deepEqual(await asked(none), [422, `/requests/0/${field}`], `${path} ${none}`);
      for (const other of ['2000-01-01T12:00:00', '2000-01-01', '2000-01-01 12:00:00Z'])
        assert.deepEqual(await asked(other), [200, false], `${path} ${other}`);
      assert.deepEqual(await asked('2000-01-01T12:00:00Z'), [200, true], path);
    }
  } finally {
    await service.close();
  }
});
