import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeService } from './support/fake-app.js';

const TOKEN = 'a-token-of-some-length';
const version = { url: '/meta/version' };
const withToken = (token: string) => ({ ...version, headers: { authorization: `Bearer ${token}` } });

test('rule: with tokens configured every request needs one, but the probes', async () => {
  const { app, close } = await fakeService({ SERVICE_BEARER_TOKENS: `another-token-of-length, ${TOKEN}` });
  try {
    for (const request of [version, withToken('wrong-token-of-some-len'), { url: '/openapi.json' }]) {
      const answer = await app.inject(request);
      assert.deepEqual([answer.statusCode, answer.json<{ error_code: string }>().error_code], [401, 'unauthorized']);
      assert.equal(answer.headers['www-authenticate'], 'Bearer');
    }
    for (const request of [withToken(TOKEN), { url: '/health' }, { url: '/ready' }])
      assert.equal((await app.inject(request)).statusCode, 200);
  } finally {
    await close();
  }
});

test('rule: above the rate an address gets Retry-After, and probes are not counted', async () => {
  const { app, close } = await fakeService({ SERVICE_RATE_LIMIT_PER_MINUTE: '3' });
  try {
    for (let i = 0; i < 3; i++) assert.equal((await app.inject(version)).statusCode, 200);
    const refused = await app.inject(version);
    assert.deepEqual(
      [refused.statusCode, refused.json<{ error_code: string }>().error_code],
      [429, 'too_many_requests'],
    );
    const after = Number(refused.headers['retry-after']);
    assert.ok(after >= 1 && after <= 60);
    assert.equal((await app.inject({ ...version, remoteAddress: '10.0.0.9' })).statusCode, 200);
    for (let i = 0; i < 9; i++) assert.equal((await app.inject({ url: '/health' })).statusCode, 200);
  } finally {
    await close();
  }
});

test('rule: by default no token is required and nothing is counted; a weak token stops the start and is not shown', async () => {
  const { app, close } = await fakeService();
  try {
    const answer = await app.inject(version);
    assert.deepEqual([answer.statusCode, answer.headers['x-ratelimit-limit']], [200, undefined]);
  } finally {
    await close();
  }
  await assert.rejects(
    fakeService({ SERVICE_BEARER_TOKENS: 'short' }),
    (error: Error) => !error.message.includes('short'),
  );
});

test('rule: each item of a stream is a request of its sender; items beyond the rate are refused, each in its own line', async () => {
  const { app, close } = await fakeService({ SERVICE_RATE_LIMIT_PER_MINUTE: '3' });
  try {
    const item = `${JSON.stringify({ op: 'fake_echo', body: { dt: '2000-01-01T12:00:00Z', count: 1 } })}\n`;
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/batch/stream',
      headers: { 'content-type': 'application/x-ndjson' },
      payload: item.repeat(5),
    });
    const lines = answer.body.split('\n').slice(0, -1);
    const read = lines.map((line) => JSON.parse(line) as { status: number; body: { error_code?: string } });
    assert.deepEqual(
      read.map(({ status }) => status),
      [200, 200, 200, 429, 429],
    );
    assert.equal(read[4].body.error_code, 'too_many_requests');
    assert.equal((await app.inject(version)).statusCode, 429, 'the address has used its minute');
  } finally {
    await close();
  }
});

test('rule: X-Forwarded-For names the client where a trusted proxy sends it, and nowhere else', async () => {
  const from = (client: string, proxy: string) => ({
    ...version,
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': client },
  });
  const { app, close } = await fakeService({
    SERVICE_RATE_LIMIT_PER_MINUTE: '1',
    SERVICE_TRUSTED_PROXIES: '10.1.0.0/16, loopback',
  });
  try {
    const statuses = [];
    for (const request of [
      from('203.0.113.1', '10.1.2.3'),
      from('203.0.113.2', '10.1.2.3'),
      from('203.0.113.1', '10.1.9.9'),
      // A client that is no proxy cannot take another name.
      from('203.0.113.7', '192.0.2.1'),
      from('203.0.113.8', '192.0.2.1'),
    ])
      statuses.push((await app.inject(request)).statusCode);
    assert.deepEqual(statuses, [200, 200, 429, 200, 429]);
  } finally {
    await close();
  }
  for (const bad of ['10.0.0.0/33', 'everyone', '::1/129', '10.0.0.1/8/8'])
    await assert.rejects(fakeService({ SERVICE_TRUSTED_PROXIES: bad }), /SERVICE_TRUSTED_PROXIES/);
});
