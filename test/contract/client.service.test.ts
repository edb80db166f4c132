import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { createClient } from '../../src/client/client.js';
import type { CelestialClient, Schemas } from '../../src/client/client.js';
import { packageRoot, serviceDocument } from '../../tools/clients/document.js';
import { TYPES_FILE, typesAreFresh } from '../../tools/clients/typescript.js';
import { realService } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

const dt = '2024-04-08T18:17:20Z';
let service: RealService;
let client: CelestialClient;
before(async () => {
  service = await realService();
  client = createClient(`${await service.address()}/`);
});
after(() => service.close());

test('rule: the types of the client match the routes (`npm run clients` generates them)', () => {
  const text = readFileSync(new URL(TYPES_FILE, packageRoot), 'utf8');
  const document = serviceDocument();
  assert.ok(typesAreFresh(text, document), 'the client is stale: npm run clients');
  assert.ok(!typesAreFresh(`${text} `, document), 'a change by hand is seen');
  assert.ok(!typesAreFresh(text, { ...document, paths: {} }), 'a change of the routes is seen');
});

test('rule: requests, answers and errors of the client are typed', async () => {
  const { data, error } = await client.POST('/v1/chart', { body: { dt, bodies: ['Sun', 'Moon'] } });
  assert.equal(error, undefined);
  const chart: Schemas['ChartResponse'] = data ?? assert.fail();
  const longitude: number = chart.planets.Moon.longitude;
  assert.ok(longitude > 19 && longitude < 20, 'the Moon of the eclipse of 8 April 2024 is at 19 degrees');
  const refused = await client.POST('/v1/chart', { body: { dt: 'tomorrow' } });
  assert.equal(refused.response.status, 422);
  assert.equal(refused.error?.error_code, 'validation_error');
  assert.equal(refused.error?.details.problems?.[0].field, '/dt');
  const star = await client.GET('/v1/locations/search', { params: { query: { query: 'London', limit: 1 } } });
  assert.equal(star.data?.matches[0].timezone, 'Europe/London');
  // @ts-expect-error a body needs its instant
  const missing = await client.POST('/v1/chart', { body: { bodies: ['Sun'] } });
  // @ts-expect-error there is no such route
  const unknown = await client.POST('/v1/charts', {});
  assert.deepEqual([missing.response.status, unknown.response.status], [422, 404]);
});

test('rule: the query of any call may select fields of the answer', async () => {
  const { data } = await client.POST('/v1/chart', {
    params: { query: { fields: 'planets.*.longitude', precision: 2, basis: false } },
    body: { dt, bodies: ['Moon'] },
  });
  assert.deepEqual(data, { planets: { Moon: { longitude: 19.36 } } });
});

test('rule: a client with plain names gets them in every answer', async () => {
  const plain = createClient(await service.address(), { names: 'plain' });
  const { data } = await plain.GET('/v1/sidereal/ayanamsa-systems', { params: { query: { basis: false } } });
  const text = JSON.stringify(data);
  assert.ok(text.includes('Lahiri') && !text.includes('authI'));
});
