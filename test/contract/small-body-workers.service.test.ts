import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { realService, servedRoutes, ask } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const routeOf = (path: string) => servedRoutes.find((route) => route.path === path)!;

test('rule: a route of the serving thread answers bodies that must be integrated, through a worker, with the same text each time', async () => {
  const body = { dt: '1905-03-21T12:00:00Z', bodies: ['Sun', 'Hebe', 'comet:Halley'] };
  const first = await ask(service.app, routeOf('/v1/chart'), { body });
  assert.equal(first.status, 200, first.text.slice(0, 300));
  const { planets } = JSON.parse(first.text) as { planets: Record<string, { small_body_source?: { kind: string } }> };
  assert.equal(planets.Hebe.small_body_source?.kind, 'integrated');
  assert.equal(planets.Sun.small_body_source, undefined);
  assert.equal((await ask(service.app, routeOf('/v1/chart'), { body })).text, first.text);
});

test('rule: a refusal of a worker keeps its status and its fields', async () => {
  const answer = await ask(service.app, routeOf('/v1/positions/planet'), {
    body: { dt: '1905-03-21T12:00:00Z', body: 'Icarus' },
  });
  assert.equal(answer.status, 422);
  assert.match(answer.text, /no orbit/);
});
