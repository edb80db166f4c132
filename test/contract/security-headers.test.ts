import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fakeService } from './support/fake-app.js';

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

test('rule: every answer says that it is not to be sniffed, framed, run or embedded elsewhere; errors too', async () => {
  const service = await fakeService();
  try {
    const known = await service.app.inject({ url: '/meta/version' });
    for (const [request, status] of [
      [{ url: '/health' }, 200],
      [{ url: '/openapi.json' }, 200],
      [{ url: '/metrics' }, 200],
      [{ url: '/no/such/route' }, 404],
      [{ url: '/%zz' }, 404],
      [{ method: 'DELETE', url: '/health' }, 405],
      [{ method: 'POST', url: '/v1/fake/work', payload: {} }, 422],
      [{ method: 'POST', url: '/v1/fake/work', headers: { 'content-type': 'text/plain' }, payload: 'x' }, 415],
      [{ url: '/meta/version', headers: { 'if-none-match': String(known.headers.etag) } }, 304],
    ] as const) {
      const { statusCode, headers } = await service.app.inject(request);
      assert.equal(statusCode, status, request.url);
      for (const [name, value] of Object.entries(EXPECTED))
        assert.equal(headers[name], value, `${request.url} ${name}`);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', request.url);
      assert.equal(headers['strict-transport-security'], undefined, 'the service knows of no TLS');
    }
    const page = await service.app.inject({ url: '/docs' });
    assert.match(String(page.headers['content-security-policy']), /script-src 'self'.*frame-ancestors 'none'/);
    assert.deepEqual([page.headers['x-frame-options'], page.headers['referrer-policy']], ['DENY', 'no-referrer']);
  } finally {
    await service.close();
  }
});

test('rule: who may embed an answer follows from who may read it', async () => {
  for (const [origins, policy] of [
    ['https://example.org', 'same-origin'],
    ['*', 'cross-origin'],
  ]) {
    const service = await fakeService({ SERVICE_CORS_ORIGIN: origins });
    const { headers } = await service.app.inject({ url: '/health', headers: { origin: 'https://example.org' } });
    assert.equal(headers['cross-origin-resource-policy'], policy);
    assert.ok(headers['access-control-allow-origin']);
    await service.close();
  }
});

test('rule: requests that the parser refuses get the same headers', async () => {
  const service = await fakeService();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  socket.write('no http\r\n\r\n');
  await once(socket, 'close');
  for (const [name, value] of Object.entries(EXPECTED)) assert.ok(received.includes(`\r\n${name}: ${value}\r\n`), name);
  await service.close();
});
