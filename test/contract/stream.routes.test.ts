import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

test('property: a stream answers each route as a request of its own does, byte for byte, in order', async () => {
  const routes = sharedRoutes.filter(({ deterministic }) => deterministic);
  const items = routes.map(({ operationId, example }, i) => ({ op: operationId, id: `item ${i}`, ...example }));
  const streamed = (
    await service.app.inject({
      method: 'POST',
      url: '/v1/batch/stream',
      headers: { 'content-type': 'application/x-ndjson' },
      payload: items.map((item) => `${JSON.stringify(item)}\n`).join(''),
    })
  ).body.split('\n');
  assert.equal(streamed.pop(), '');
  assert.equal(streamed.length, routes.length);
  for (const [i, route] of routes.entries()) {
    const { status, text } = await ask(service.app, route);
    assert.equal(streamed[i], `{"index":${i},"id":"item ${i}","status":${status},"body":${text}}`, route.path);
  }
});
