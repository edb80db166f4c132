import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openApiText } from '../../src/transport/openapi.js';
import { fakeService } from './support/fake-app.js';
import type { FakeService } from './support/fake-app.js';
import { fakeFamily } from './support/fake-family.js';
import { ask, realService, servedRoutes } from './support/real-app.js';

const PATH = '/v1/batch/stream';
const HEADERS = { 'content-type': 'application/x-ndjson' };

interface Answer {
  readonly index: number;
  readonly id?: unknown;
  readonly status: number;
  readonly body: {
    readonly error_code?: string;
    readonly category?: string;
    readonly details?: { readonly problems?: { readonly field: string; readonly suggestions?: string[] }[] };
    readonly received?: Record<string, unknown>;
  };
}
const read = (text: string): Answer[] => {
  assert.ok(text === '' || text.endsWith('\n'), 'complete lines');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);
};
const send = (service: Pick<FakeService, 'app'>, payload: string | Buffer, query = '', headers = HEADERS) =>
  service.app.inject({ method: 'POST', url: PATH + query, headers, payload });
const lines = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('');
const echo = (count: number) => ({ op: 'fake_echo', body: { dt: '2000-01-01T12:00:00Z', count } });
const work = (mode: string, ms = 0, path = '/v1/fake/patient') => ({ op: path, body: { mode, ms } });

async function withService(env: Record<string, string>, run: (service: FakeService) => Promise<void>): Promise<void> {
  const service = await fakeService({ SERVICE_QUEUE_LIMIT: '10', ...env });
  try {
    await run(service);
  } finally {
    await service.close();
  }
}

interface Open {
  readonly sent: ClientRequest;
  /** Chunks as they arrive, after the client has started to read. */
  readonly answer: Promise<IncomingMessage>;
  readonly socket: Socket;
}

/** A stream over the network, with the socket of the service. */
async function open(service: FakeService): Promise<Open> {
  if (!service.app.server.listening) await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  const connected = once(service.app.server, 'connection') as Promise<[Socket]>;
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: PATH, headers: HEADERS, agent: false });
  sent.on('error', () => {});
  const answer = once(sent, 'response').then(([response]) => response as IncomingMessage);
  answer.catch(() => {});
  sent.flushHeaders();
  const [socket] = await connected;
  return { sent, answer, socket };
}

async function wholeText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

function countOf(bytes: Buffer, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count++;
  return count;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1000 && !(await holds()); i++) await pause(10);
}

const itemsAnswered = async ({ app }: FakeService): Promise<number> =>
  [...(await app.inject({ url: '/metrics' })).body.matchAll(/^stream_items_total\{[^}]*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

test('regression: a refused item shows as given what it gave, no default, as a request of its own does', async () => {
  const service = await realService();
  try {
    const url = '/v1/timelords/zodiacal-releasing/level-pair',
      pair = servedRoutes.find(({ path }) => path === url);
    if (!pair) return;
    const given = Object.entries(pair.example.body as object).filter(([name]) => name !== 'lower_level');
    const body = { ...Object.fromEntries(given), upper_level: 3 };
    const item = JSON.stringify({ op: url, body });
    const line = (await service.app.inject({ method: 'POST', url: PATH, headers: HEADERS, payload: item })).json<{
      body: Told;
    }>();
    const alone = (await service.app.inject({ method: 'POST', url, payload: body })).json<Told>();
    for (const { details } of [line.body, alone])
      assert.deepEqual(
        details.problems.map((problem) => [problem.field, 'given' in problem]),
        [['/lower_level', false]],
      );
  } finally {
    await service.close();
  }
});

interface Told {
  readonly details: { readonly problems: readonly { readonly field: string }[] };
}

test('rule: a stream cuts its answers as a request of its own does, and an item says its own cut', async () => {
  const service = await realService();
  try {
    const part = { fields: 'planets.*.longitude,houses', precision: '3', basis: 'false' };
    const chart = servedRoutes.find(({ path }) => path === '/v1/chart');
    if (!chart) return;
    const query = `?${new URLSearchParams(part)}`;
    const own = { op: 'chart', ...chart.example, query: { fields: 'obliquity', precision: 1 } };
    const [cut, item] = (
      await send(
        service,
        lines([{ op: 'chart', ...chart.example }, own]),
        '?precision=3&fields=planets.*.longitude&basis=false',
      )
    ).body.split('\n');
    const single = (
      await ask(service.app, chart, {
        ...chart.example,
        query: { fields: 'planets.*.longitude', precision: 3, basis: 'false' },
      })
    ).text;
    assert.equal(cut, `{"index":0,"status":200,"body":${single}}`);
    assert.match(item, /^\{"index":1,"status":200,"body":\{"obliquity":23\.\d\}\}$/);
    const [refused] = read((await send(service, lines([{ op: 'chart', ...chart.example }]), query)).body);
    assert.deepEqual([refused.status, refused.body.details?.problems?.[0].field], [422, '/fields']);
  } finally {
    await service.close();
  }
});

test('rule: light items behind heavy ones are answered in order, however long those take', () =>
  withService({ SERVICE_WORKERS: '2' }, async (service) => {
    const items = Array.from({ length: 300 }, (_, i) =>
      i % 50 === 0 ? { ...work('sleep', i % 100 === 0 ? 120 : 10), id: i } : { ...echo((i % 9) + 1), id: i },
    );
    const answers = read((await send(service, lines(items))).body);
    assert.deepEqual(
      answers.map(({ index, id, status }) => [index, id, status]),
      items.map((_, i) => [i, i, 200]),
    );
    for (const [i, { body }] of answers.entries()) if (i % 50 !== 0) assert.equal(body.received?.count, (i % 9) + 1);
  }));

test('rule: a line that is refused touches no other, and says what is wrong with it', () =>
  withService({ SERVICE_BODY_LIMIT_BYTES: '1024' }, async (service) => {
    const cases: [string, number, string | undefined][] = [
      ['{"op":"fake_echo","body":{', 422, ''],
      ['[1,2]', 422, ''],
      ['{"op":"fake_ecko"}', 422, '/op'],
      ['{"body":{}}', 422, '/op'],
      ['{"op":"fake_echo","bodi":{}}', 422, '/bodi'],
      ['{"op":"fake_echo","id":{},"body":{}}', 422, '/id'],
      ['{"op":"fake_echo","query":[],"body":{}}', 422, '/query'],
      ['{"op":"fake_echo","body":{"dt":"2000-01-01T12:00:00Z","count":77}}', 422, '/count'],
      ['{"op":"fake_echo","body":{"dt":"2000-01-01T12:00:00Z","dt":"2001-01-01T12:00:00Z"}}', 422, '/body/dt'],
      ['{"op":"fake_echo","query":{"precision":99},"body":{"dt":"2000-01-01T12:00:00Z"}}', 422, '/precision'],
      [`{"op":"fake_echo","body":{"dt":"${'x'.repeat(2000)}"}}`, 413, undefined],
      ['{"op":"/v1/fake/items/0"}', 422, '/number'],
      ['{"op":"/v1/fake/work","body":{"mode":"not_found"}}', 404, undefined],
      ['{"op":"/v1/fake/work","body":{"mode":"not_configured"}}', 503, undefined],
      ['{"op":"/v1/fake/pooled","body":{"mode":"spin"}}', 504, undefined],
      ['{"op":"/v1/fake/pooled","body":{"mode":"bug"}}', 500, undefined],
    ];
    const good = JSON.stringify(echo(1));
    const text = cases.map(([line]) => `${line}\n\r\n${good}\r\n`).join('');
    const answers = read((await send(service, text)).body);
    assert.equal(answers.length, 2 * cases.length);
    for (const [i, [line, status, field]] of cases.entries()) {
      const { body, ...answer } = answers[2 * i];
      assert.deepEqual([answer.index, answer.status], [2 * i, status], line);
      assert.equal(body.details?.problems?.[0].field, field, line);
      assert.ok(!JSON.stringify(body).includes('secret'));
      assert.equal(answers[2 * i + 1].status, 200, line);
    }
    assert.deepEqual(answers[4].body.details?.problems?.[0].suggestions?.includes('fake_echo'), true);
  }));

test('rule: blank lines are skipped, the last line needs no end, a byte order mark is ignored', () =>
  withService({}, async (service) => {
    const item = (id: number) => JSON.stringify({ ...echo(1), id });
    const ids = async (text: string) => read((await send(service, text)).body).map(({ index, id }) => [index, id]);
    const expected = [
      [0, 5],
      [1, 6],
    ];
    for (const text of [`\ufeff${item(5)}\n${item(6)}`, `\n\n  \t\r\n${item(5)}\r\n \n${item(6)}\r\n\r\n`])
      assert.deepEqual(await ids(text), expected);
    assert.deepEqual(await ids(''), []);
    assert.deepEqual(await ids('\n \n'), []);
  }));

test('rule: parameters of paths and queries are in the item, or in the path that names the route', () =>
  withService({}, async (service) => {
    const items = [
      { op: '/v1/fake/items/{number}', params: { number: 3 }, query: { limit: 4, deep: true, tags: ['a', 'b'] } },
      { op: 'fake/items/3', query: { limit: '4', deep: 'true', tags: ['a', 'b'] } },
    ];
    const answers = read((await send(service, lines(items))).body);
    const expected = { params: { number: 3 }, query: { limit: 4, deep: true, tags: ['a', 'b'] } };
    assert.deepEqual(
      answers.map(({ body }) => body.received),
      [expected, expected],
    );
  }));

test('rule: the stream itself is refused as other requests are: its type, its query, its method, without a token', () =>
  withService({ SERVICE_BEARER_TOKENS: 'a-token-of-some-length' }, async (service) => {
    const token = { authorization: 'Bearer a-token-of-some-length' };
    const code = async (headers: Record<string, string>, query = '') => {
      const answer = await send(service, lines([echo(1)]), query, headers as typeof HEADERS);
      return [answer.statusCode, answer.json<{ error_code: string }>().error_code];
    };
    const json = await send(service, lines([echo(1)]), '', { ...token, 'content-type': 'application/json' });
    assert.deepEqual([json.statusCode, /application\/x-ndjson/.test(json.body)], [415, true]);
    assert.deepEqual(await code(HEADERS), [401, 'unauthorized']);
    assert.deepEqual(await code({ ...HEADERS, ...token, accept: 'text/csv' }), [406, 'not_acceptable']);
    assert.deepEqual(await code({ ...HEADERS, ...token }, '?precision=many'), [422, 'validation_error']);
    assert.deepEqual(await code({ ...HEADERS, ...token }, '?precise=1'), [422, 'validation_error']);
    const get = await service.app.inject({ url: PATH, headers: token });
    assert.deepEqual([get.statusCode, get.headers.allow], [405, 'POST']);
    assert.equal((await send(service, lines([echo(1)]), '', { ...HEADERS, ...token })).statusCode, 200);
  }));

test('rule: an answer comes before the next item is sent', () =>
  withService({}, async (service) => {
    const { sent, answer } = await open(service);
    sent.write(lines([echo(1)]));
    const response = await answer;
    const texts = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
    for (const count of [1, 2, 3]) {
      if (count > 1) sent.write(lines([echo(count)]));
      const { value } = (await texts.next()) as { value: string };
      assert.deepEqual(
        read(value).map(({ index, body }) => [index, body.received?.count]),
        [[count - 1, count]],
      );
    }
    sent.end();
    assert.equal((await texts.next()).done, true);
  }));

test('rule: who takes no answers is not read from, and what waits for him is bounded', () =>
  withService({}, async (service) => {
    const { sent, answer, socket } = await open(service);
    const count = 4_000;
    // 200 MB of answers: several times the buffers between service and client.
    sent.end(lines(Array.from({ length: count }, () => ({ op: '/v1/fake/large' }))));
    const response = await answer;
    let before = -1;
    await until(async () => {
      const now = await itemsAnswered(service);
      const still = now === before;
      before = now;
      if (!still) await pause(200);
      return still;
    });
    assert.ok(before > 0 && before < 1_000, `${before} items were answered`);
    assert.ok(socket.writableLength < 1_048_576, `${socket.writableLength} bytes wait`);
    let newlines = 0;
    for await (const chunk of response) newlines += countOf(chunk as Buffer, 0x0a);
    assert.equal(newlines, count);
  }));

test('rule: reading pauses while an item that takes long keeps others waiting', () =>
  withService({}, async (service) => {
    const { sent, answer, socket } = await open(service);
    sent.write(lines([work('sleep', 1_500)]));
    const padded = `${JSON.stringify(echo(1))}${' '.repeat(100_000)}\n`;
    const count = 300;
    for (let i = 0; i < count; i++) sent.write(padded);
    sent.end();
    await pause(700);
    assert.ok(socket.bytesRead < 64 * padded.length + 2_000_000, `${socket.bytesRead} bytes were read`);
    assert.equal(read(await wholeText(await answer)).length, count + 1);
    assert.ok(socket.bytesRead > count * 100_000);
  }));

test('rule: a client that leaves takes its work with it', () =>
  withService({}, async (service) => {
    const { sent } = await open(service);
    sent.write(lines([work('spin'), work('spin'), echo(1)]));
    await until(() => service.pool.stats.running >= 1);
    sent.destroy();
    await until(() => service.pool.stats.running === 0 && service.pool.stats.queued === 0);
    assert.deepEqual([service.pool.stats.running, service.pool.stats.queued], [0, 0]);
    assert.ok(service.pool.stats.cancelled >= 1);
    await until(() => service.lines.some((line) => line.includes('"status":499')));
    assert.ok(service.lines.some((line) => line.includes('"status":499') && line.includes(PATH)));
    assert.ok(!service.lines.some((line) => line.includes('"level":"error"')));
  }));

test('rule: heavy items wait while the pool is full of other work', () =>
  withService({ SERVICE_QUEUE_LIMIT: '0' }, async (service) => {
    await send(service, lines([work('answer')]));
    const other = service.app.inject({
      method: 'POST',
      url: '/v1/fake/patient',
      headers: { 'content-type': 'application/json' },
      payload: '{"mode":"sleep","ms":400}',
    });
    await until(() => service.pool.stats.running === 1);
    const answers = read((await send(service, lines([work('answer'), echo(2), work('answer')]))).body);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal((await other).statusCode, 200);
  }));

test('rule: a service that stops answers what it has read and names the first item that it did not take', () =>
  withService({}, async (service) => {
    const { sent, answer } = await open(service);
    sent.write(lines([work('sleep', 300), echo(1)]));
    await until(() => service.pool.stats.running === 1);
    service.lifecycle.draining = true;
    const answers = read(await wholeText(await answer));
    assert.deepEqual(
      answers.map(({ index, status }) => [index, status]),
      [
        [0, 200],
        [1, 200],
        [2, 503],
      ],
    );
    assert.equal(answers[2].body.error_code, 'not_ready');
  }));

test('rule: a stream may last longer than other requests, and ends when nothing moves', () =>
  withService({ SERVICE_REQUEST_TIMEOUT_MS: '500' }, async (service) => {
    const { sent, answer, socket } = await open(service);
    sent.write(lines([echo(1)]));
    const text = wholeText(await answer);
    service.app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    await pause(300);
    sent.write(lines([echo(2)]));
    const answers = read(await text);
    assert.deepEqual(
      answers.map(({ index, status }) => [index, status]),
      [
        [0, 200],
        [1, 200],
        [2, 408],
      ],
    );
    await once(socket, 'close');
  }));

test('rule: metrics, log and document count the items of streams', () =>
  withService({}, async (service) => {
    await send(service, lines([echo(1), echo(99), echo(2)]));
    const { body } = await service.app.inject({ url: '/metrics' });
    assert.match(body, /^stream_items_total\{status="200"\} 2$/m);
    assert.match(body, /^stream_items_total\{status="422"\} 1$/m);
    assert.ok(service.lines.some((line) => line.includes(`"route":"${PATH}"`) && line.includes('"status":200')));
    const { paths } = JSON.parse(openApiText([fakeFamily], '1')) as { paths: Record<string, { post?: unknown }> };
    assert.ok(paths[PATH].post);
    assert.deepEqual(Object.keys(paths), Object.keys(paths).sort());
  }));
