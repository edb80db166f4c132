import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Route } from '../../src/contract/route.js';
import { families } from '../../src/registry.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { ask, realService, servedFamilies, servedRoutes, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';
import { responseCheck } from './support/response-check.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** The first answer of each route to its example, as a string. */
const firstAnswers = new Map<Route, string>();

const listed = (file: string): string[] =>
  readFileSync(new URL(`../../../test/golden/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace('\t', ' '));

test('rule: every route of the contract documents is served, and no route twice', () => {
  const served = servedFamilies.flatMap(({ routes }) => routes).map(({ method, path }) => `${method} ${path}`);
  const all = new Set(served);
  assert.equal(all.size, served.length);
  assert.deepEqual(
    listed('routes.tsv').filter((route) => !all.has(route)),
    [],
  );
});

for (const route of sharedRoutes) {
  const name = `${route.method} ${route.path}`;

  test(`rule: ${name} answers its example in its declared shape, the same each time`, async () => {
    const first = await ask(service.app, route);
    assert.equal(first.status, 200, first.text.slice(0, 500));
    firstAnswers.set(route, first.text);
    const value = JSON.parse(first.text) as unknown;
    const check = responseCheck(route);
    assert.ok(
      check(value),
      JSON.stringify(
        check.errors
          ?.slice(0, 3)
          .map(({ instancePath, message, params, data }) => ({ instancePath, message, params, data })),
      ),
    );
    assert.ok(!/[:[,]-0(?:\.0+)?[,}\]]/.test(first.text), 'a negative zero');
    if (!route.openResponse) assertDeclared(value, route.response as JsonSchema, '');
    if (!route.deterministic) return;
    // The answers of the concurrency test below are also compared with the first.
    assert.equal((await ask(service.app, route)).text, first.text);
    assert.equal(typeof first.headers.etag, 'string');
  });

  if (route.method === 'POST' && route.body) {
    test(`rule: ${name} is strict: unknown keys, other types and broken bounds are refused by name`, () =>
      refuseAll(route));
  }
}

/** Every key of an answer is declared. This finds shapes that allow other keys by omission. */
function assertDeclared(value: unknown, schema: JsonSchema, at: string): void {
  if (Array.isArray(value)) {
    if (schema.items && !Array.isArray(schema.items))
      for (const item of value) assertDeclared(item, schema.items as JsonSchema, `${at}/*`);
    return;
  }
  if (value === null || typeof value !== 'object' || !schema.properties || schema.additionalProperties) return;
  for (const [key, item] of Object.entries(value)) {
    assert.ok(key in schema.properties, `undeclared field ${at}/${key}`);
    assertDeclared(item, schema.properties[key], `${at}/${key}`);
  }
}

async function refuseAll(route: Route): Promise<void> {
  const schema = route.body as JsonSchema,
    body = route.example.body as Record<string, unknown>;
  const refuse = async (change: Record<string, unknown>, field: string): Promise<void> => {
    const answer = await ask(service.app, route, { ...route.example, body: { ...body, ...change } });
    assert.equal(answer.status, 422, `${JSON.stringify(change)}: ${answer.text.slice(0, 300)}`);
    const { details } = JSON.parse(answer.text) as { details: { problems: { field: string }[] } };
    assert.ok(
      details.problems.some((problem) => problem.field === field || problem.field.startsWith(`${field}/`)),
      `${field} in ${answer.text.slice(0, 300)}`,
    );
  };
  if (schema.additionalProperties === false) await refuse({ no_such_field: 1 }, '/no_such_field');
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const types = new Set([field.type].flat());
    if (types.size && !types.has(undefined) && !types.has('string')) await refuse({ [name]: '1' }, `/${name}`);
    if (types.has('string') && !types.has('number') && !types.has('integer')) await refuse({ [name]: 7 }, `/${name}`);
    if (types.size && !types.has(undefined) && !types.has('null')) await refuse({ [name]: null }, `/${name}`);
    const beside = types.has('integer') ? 1 : 1e-6;
    if (field.minimum !== undefined) await refuse({ [name]: field.minimum - beside }, `/${name}`);
    if (field.maximum !== undefined) await refuse({ [name]: field.maximum + beside }, `/${name}`);
    if (field.exclusiveMinimum !== undefined) await refuse({ [name]: field.exclusiveMinimum }, `/${name}`);
    if (field.exclusiveMaximum !== undefined) await refuse({ [name]: field.exclusiveMaximum }, `/${name}`);
    if (field.enum && types.has('string')) await refuse({ [name]: 'no such value' }, `/${name}`);
    if (field.maxItems !== undefined && field.maxItems < 10_000)
      await refuse({ [name]: new Array(field.maxItems + 1).fill('Sun') }, `/${name}`);
  }
}

test('rule: a worker thread answers every route byte for byte as the serving thread does', async () => {
  const here = new Set(sharedRoutes),
    declared = new Set(families.flatMap((family) => family.routes).filter((route) => here.has(route)));
  const routes = service.app.warmRoutes.filter(({ route }) => declared.has(route));
  assert.equal(routes.length, declared.size);
  for (const { route, validator } of routes) {
    const { params = {}, query = {}, body } = route.example;
    const input = validator()({ params: textOf(params), query: textOf(query), body: structuredClone(body) });
    const pooled = await service.pool.submit({ operationId: route.operationId, input, deadlineMs: 20_000 }).text;
    assert.equal(pooled, JSON.stringify(await route.handle(service.engine, input)), route.path);
  }
});

test('rule: answers under concurrency are those of serial calls', async () => {
  const routes = sharedRoutes.filter((route) => route.deterministic);
  const serial = routes.map((route) => firstAnswers.get(route));
  const mixed = await Promise.all([...routes, ...routes].map((route) => ask(service.app, route)));
  assert.deepEqual(
    mixed.map((answer) => answer.text),
    [...serial, ...serial],
  );
});

test('rule: a method that a path does not answer is 405 with Allow', async () => {
  const methods = new Map<string, string[]>();
  for (const route of servedRoutes) {
    const answered = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
    methods.set(route.path, [...(methods.get(route.path) ?? []), ...answered]);
  }
  const here = new Set<string>(sharedRoutes.map(({ path }) => path));
  for (const [path, answered] of methods) {
    if (!here.has(path)) continue;
    const url = path.replace(/\{[^}]+\}/g, 'x');
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (answered.includes(method)) continue;
      const answer = await service.app.inject({ method: method as 'GET', url });
      assert.equal(answer.statusCode, 405, `${method} ${url}`);
      assert.equal(answer.headers.allow, [...answered].sort().join(', '), `${method} ${url}`);
    }
  }
});

test('rule: every validator compiles and every schema is within the strict subset', () => {
  const here = new Set(sharedRoutes.map(({ operationId }) => operationId));
  for (const { route, validator } of service.app.warmRoutes) if (here.has(route.operationId)) validator();
  for (const route of sharedRoutes) responseCheck(route);
});

const textOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
