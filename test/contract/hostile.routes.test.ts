import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { hostileBodies } from './support/hostile.js';
import { realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';
import { responseCheck } from './support/response-check.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** Bytes of a hostile body. Every eighth route (every route with HOSTILE_ALL=1) gets bodies of four times this size. */
const SIZE = 50_000;
const EVERY = process.env.HOSTILE_ALL ? 1 : 8;
const ENVELOPE = ['error_code', 'message', 'category', 'request_id', 'details'];

for (const [i, route] of sharedRoutes.filter((candidate) => candidate.body).entries()) {
  test(`rule: ${route.path} answers hostile bodies with a short 422, or in its declared shape`, async () => {
    const url = route.path.replace(/\{([^}]+)\}/g, (_, name: string) => String(route.example.params?.[name]));
    const check = responseCheck(route);
    for (const { kind, bytes, refused } of hostileBodies(route, i % EVERY === 0 ? 4 * SIZE : SIZE)) {
      const answer = await service.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: bytes,
      });
      const answered = answer.body;
      const summary = `${kind}: ${answer.statusCode} ${answered.slice(0, 300)}`;
      assert.ok(answer.statusCode === 422 || (!refused && [200, 404].includes(answer.statusCode)), summary);
      const value = JSON.parse(answered) as { details: { problems?: { field: string; location: string }[] } };
      if (answer.statusCode === 200) {
        assert.ok(check(value), `${summary} ${JSON.stringify(check.errors)}`);
        continue;
      }
      assert.deepEqual(Object.keys(value), ENVELOPE);
      assert.ok(answered.length < 64_000, `${kind}: ${answered.length} characters`);
      assert.ok(
        (value.details.problems ?? []).every((problem) => ['body', 'query', 'path'].includes(problem.location)),
        summary,
      );
    }
  });
}

test('rule: every string, list, map and number of a request is bounded in its schema', () => {
  const unbounded: string[] = [];
  for (const route of sharedRoutes)
    for (const part of ['params', 'query', 'body'] as const)
      for (const at of unboundedParts((route[part] ?? {}) as JsonSchema, part)) unbounded.push(`${route.path} ${at}`);
  assert.deepEqual(unbounded, []);
});

function* unboundedParts(schema: JsonSchema, at: string): Generator<string> {
  const types = new Set([schema.type ?? []].flat());
  const closed = schema.enum !== undefined || 'const' in schema;
  if (types.has('string') && !closed && schema.maxLength === undefined) yield `${at}: string`;
  if (types.has('array') && !Array.isArray(schema.items) && schema.maxItems === undefined) yield `${at}: list`;
  if (types.has('object') && schema.additionalProperties !== false && schema.maxProperties === undefined)
    yield `${at}: map`;
  if ((types.has('number') || types.has('integer')) && !closed) {
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) yield `${at}: number, below`;
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) yield `${at}: number, above`;
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* unboundedParts(field, `${at}/${name}`);
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* unboundedParts(branch, at);
  const { items, additionalProperties } = schema;
  if (Array.isArray(items))
    for (const [i, item] of items.entries()) yield* unboundedParts(item as JsonSchema, `${at}/${i}`);
  else if (items) yield* unboundedParts(items as JsonSchema, `${at}/*`);
  if (typeof additionalProperties === 'object') yield* unboundedParts(additionalProperties, `${at}/{}`);
}
