import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient } from '../../src/client/client.js';
import type { CelestialClient } from '../../src/client/client.js';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

const AT_ONCE = 100;
let service: RealService;
let client: CelestialClient;
before(async () => {
  service = await realService();
  client = createClient(`${await service.address()}/`);
});
after(() => service.close());

test('rule: every route answers the client as it answers plain HTTP', async () => {
  const call = client.request as unknown as (
    method: string,
    path: string,
    init: unknown,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  const compare = async (route: (typeof sharedRoutes)[number]): Promise<void> => {
    const { params: path, query, body } = route.example;
    const { data, error } = await call(route.method.toLowerCase(), route.path, { params: { path, query }, body });
    const plain = await ask(service.app, route);
    if (route.deterministic) assert.deepEqual(data, JSON.parse(plain.text), route.path);
    assert.equal(error, undefined, `${route.path} ${JSON.stringify(error)}`);
  };
  // Fewer at once than the heavy requests that may wait (256 by default).
  for (let first = 0; first < sharedRoutes.length; first += AT_ONCE)
    await Promise.all(sharedRoutes.slice(first, first + AT_ONCE).map(compare));
  assert.ok(sharedRoutes.length > 0);
});
