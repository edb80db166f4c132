import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { families } from '../../registry.js';

const engine = sharedEngine();
const routes = families.flatMap((family) => family.routes);
const routeAt = (path: string) => {
  const found = routes.find((route) => route.path === path);
  assert.ok(found, path);
  return found;
};

for (const path of ['/chart', '/positions/planet', '/positions/sky']) {
  test(`rule: /v1/pipeline${path} has the schemas and the answer of /v1${path}/reduction`, () => {
    const alias = routeAt(`/v1/pipeline${path}`),
      original = routeAt(`/v1${path}/reduction`);
    assert.equal(alias.body, original.body);
    assert.equal(alias.response, original.response);
    const body = { ...(original.example.body as object), dt: '1875-03-01T03:04:05+02:00' };
    const input = { params: {}, query: {}, body };
    assert.deepEqual(alias.handle(engine, input), original.handle(engine, input));
  });
}
