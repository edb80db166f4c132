import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiDocument } from '../../src/transport/openapi.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { createAjv } from '../../src/transport/validator.js';
import { fakeFamily } from './support/fake-family.js';
import { servedFamilies, servedRoutes } from './support/real-app.js';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown; examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
  tags: string[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string; license: { name: string } };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
  tags: { name: string }[];
}

const ajv = createAjv(false);
const { document, collisions } = openApiDocument(servedFamilies, '1.2.3');
const api = JSON.parse(JSON.stringify(document)) as Document;
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
);

function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      if (key === '$ref' && typeof item === 'string') yield item;
      else yield* references(item);
  }
}

test('rule: the document is OpenAPI 3.1 with a title, a version and a licence', () => {
  assert.match(api.openapi, /^3\.1\.\d$/);
  assert.deepEqual([api.info.version, api.info.license.name], ['1.2.3', 'MIT']);
  for (const key of Object.keys(api))
    assert.ok(['openapi', 'info', 'servers', 'tags', 'x-tagGroups', 'paths', 'components'].includes(key), key);
});

test('rule: every reference resolves and every component is used', () => {
  const used = new Set(references(api));
  for (const pointer of used) {
    const target = pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], api);
    assert.ok(pointer.startsWith('#/') && target !== undefined, pointer);
  }
  assert.deepEqual(
    Object.keys(api.components.schemas).filter((name) => !used.has(`#/components/schemas/${name}`)),
    [],
  );
  for (const name of [...Object.keys(api.components.schemas), ...Object.keys(api.components.responses)])
    assert.match(name, /^[A-Za-z0-9._-]+$/);
});

test('rule: operation ids are unique, tags declared, paths without placeholders that nothing fills', () => {
  assert.equal(new Set(operations.map(({ operation }) => operation.operationId)).size, servedRoutes.length);
  const tags = new Set(api.tags.map((tag) => tag.name));
  for (const { path, operation } of operations) {
    assert.ok(operation.tags.length === 1 && tags.has(operation.tags[0]));
    const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).sort();
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    assert.deepEqual(declared.map((parameter) => parameter.name).sort(), placeholders, path);
    assert.ok(declared.every((parameter) => parameter.required));
  }
});

test('rule: every request and answer is typed, with an example of the request that its schema admits', () => {
  for (const route of servedRoutes) {
    const operation = api.paths[route.path][route.method.toLowerCase()];
    assert.ok(operation.responses['200'].content?.['application/json'].schema, route.path);
    for (const status of ['422', '500']) assert.ok(operation.responses[status], `${route.path} ${status}`);
    const body = operation.requestBody?.content['application/json'];
    assert.equal(body !== undefined, route.body !== undefined, route.path);
    if (!body || !route.body) continue;
    assert.ok(body.examples?.['example'] !== undefined, `${route.path} has no example`);
    const check = ajv.once(route.body as JsonSchema);
    for (const [name, { value }] of Object.entries(body.examples))
      assert.ok(check(structuredClone(value)), `${route.path} ${name}: ${JSON.stringify(check.errors?.[0])}`);
  }
});

test('rule: no two different shapes carry one title', () => {
  assert.deepEqual(collisions, []);
});

test('rule: the document has no draft-7 tuples, and defaults stay next to references', () => {
  const fake = openApiDocument([fakeFamily], '1').document as unknown as Document;
  // Examples are bodies, in which `items` is a name like any other.
  const schemas = JSON.stringify(api, (key, value: unknown) => (/^examples?$/.test(key) ? undefined : value));
  assert.ok(!schemas.includes('"additionalItems"') && !/"items":\[/.test(schemas));
  assert.ok(Object.keys(fake.components.schemas).includes('FakePolicy'));
});
