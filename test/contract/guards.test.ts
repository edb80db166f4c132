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

test('rule: beyond the rate an address is told when to come again, the probes are not counted', async () => {
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

test('rule: without configuration nothing is asked and nothing counted; a weak token stops the start and is not shown', async () => {
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
