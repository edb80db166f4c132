import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EXAMPLE_REQUEST_ID, examplesOf } from '../../src/transport/openapi-examples.js';
import { ask, realService, servedFamilies, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

for (const route of sharedRoutes.filter(({ body }) => body !== undefined)) {
  const { requests, refused } = examplesOf(route);
  const { params, query } = route.example;

  test(`rule: every example of ${route.path} is answered, and the example that is refused is refused in these words`, async () => {
    for (const [name, { value }] of Object.entries(requests)) {
      if (name === 'example') continue; // the tests of the registry request it
      const { status, text } = await ask(service.app, route, { params, query, body: value });
      assert.equal(status, 200, `${name}: ${text.slice(0, 400)}`);
    }
    assert.ok(refused);
    const { status, text } = await ask(service.app, route, { params, query, body: refused.body });
    assert.equal(status, 422);
    assert.deepEqual({ ...(JSON.parse(text) as object), request_id: EXAMPLE_REQUEST_ID }, refused.answer.value);
  });
}

test('rule: the link to the doctrine of a route leads to a page of the service', async () => {
  for (const { name, group } of servedFamilies) {
    if (group === 'operational') continue;
    const response = await service.app.inject({ url: `/doctrine/${name}.md` });
    assert.equal(response.statusCode, 200, name);
    assert.match(String(response.headers['content-type']), /^text\/markdown/);
    assert.ok(response.body.length > 200, name);
  }
});
