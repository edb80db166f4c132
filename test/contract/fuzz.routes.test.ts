import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../src/contract/route.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';
import { responseCheck } from './support/response-check.js';
import { valuesFor } from './support/schema-values.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

// The seed is that of all properties (test/support/random-seed.ts). Half of the requests are drawn from the schema, half are near the example.
// FUZZ_RUNS sets the number of requests; `npm run test:random` draws 60, with another seed each round.
const DRAWN = 20;
const runs = Number(process.env.FUZZ_RUNS ?? DRAWN);

const NEGATIVE_ZERO = /[:[,]-0(?:\.0+)?[,}\]]/;

/** The route's example with about a quarter of its fields drawn again: such requests pass dates, windows and names and reach the computation. */
function nearExample(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(valuesFor(schema, 0), fc.nat(), fc.nat()).map(([drawn, some, others]) => {
    const mixed = { ...(example as Record<string, unknown>) };
    Object.entries(drawn as Record<string, unknown>).forEach(([key, value], i) => {
      if (((some & others) >> (i % 30)) & 1) mixed[key] = value;
    });
    return mixed;
  });
}

/** Problems of an error whose allowed values contain the given value. */
const contradictions = (error: Record<string, unknown>): unknown[] =>
  (
    (error.details as { problems?: { given?: unknown; allowed?: unknown; suggestions?: unknown[] }[] }).problems ?? []
  ).filter(
    ({ given, allowed, suggestions = [] }) =>
      given !== undefined &&
      (allowed === given || [allowed, suggestions].some((list) => Array.isArray(list) && list.includes(given))),
  );

/** Problems whose given value differs from the value of the request at their field. */
const invented = (error: Record<string, unknown>, request: Readonly<Record<string, unknown>>): unknown[] =>
  ((error.details as { problems?: { field: string; location?: string; given?: unknown }[] }).problems ?? []).filter(
    ({ field, location, given }) => {
      if (given === undefined || field === '') return false;
      const names = field.split('/').slice(1);
      const own = names.reduce<unknown>(
        (value, name) =>
          (value as Record<string, unknown> | null | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
        request[location === 'path' ? 'params' : (location ?? 'body')],
      );
      // Errors show only a part of a list, an object or a long string. Parameters of an address are strings.
      if (typeof own === 'object' && own !== null) return false;
      return location === 'body' && !(typeof own === 'string' && own.length > 50) && given !== own;
    },
  );

/** Requests of a route: valid ones, some with hostile values, and variants of its example. */
const requestsOf = (route: Route): fc.Arbitrary<unknown> =>
  fc.record({
    params: route.params
      ? fc.oneof(
          valuesFor(route.params as JsonSchema, 0),
          nearExample(route.params as JsonSchema, route.example.params),
        )
      : fc.constant({}),
    query: valuesFor((route.query ?? { type: 'object' }) as JsonSchema, 2),
    body: route.body
      ? fc.oneof(
          { weight: 1, arbitrary: valuesFor(route.body as JsonSchema, 0) },
          { weight: 1, arbitrary: valuesFor(route.body as JsonSchema, 4) },
          { weight: 2, arbitrary: nearExample(route.body as JsonSchema, route.example.body) },
        )
      : fc.constant(undefined),
  });

for (const route of sharedRoutes) {
  // A named thing may not exist, and work in the pool has a deadline. The service is never too busy for one client.
  const lawful = [200, 404, 422, ...(route.run === 'pool' ? [504] : [])];
  // Routes of the pool may be slow for valid input, so they get fewer requests.
  const numRuns = route.run === 'pool' ? Math.ceil(runs / 5) : runs;

  test(`rule: ${route.method} ${route.path} never fails on its side, never answers NaN (${numRuns} runs)`, async () => {
    const check = responseCheck(route);
    // Created for each route separately: keeping the arbitraries of all routes slows each garbage collection.
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(requestsOf(route), async (request) => {
        const answer = await ask(service.app, route, request as never);
        assert.ok(lawful.includes(answer.status), `${answer.status} ${answer.text.slice(0, 300)}`);
        const value = JSON.parse(answer.text) as Record<string, unknown>;
        if (answer.status === 200) {
          answered++;
          // JSON writes NaN as null: this check finds it where the shape does not allow null.
          assert.ok(
            check(value),
            JSON.stringify(
              check.errors?.slice(0, 3).map(({ instancePath, message, params }) => ({ instancePath, message, params })),
            ),
          );
          // The common case first: it is ten times as fast.
          assert.ok(!(/-0(?:\.0+)?[,}\]]/.test(answer.text) && NEGATIVE_ZERO.test(answer.text)), 'a negative zero');
        } else {
          assert.deepEqual(Object.keys(value), ['error_code', 'message', 'category', 'request_id', 'details']);
          assert.deepEqual(contradictions(value), [], 'a problem refuses what it allows');
          assert.deepEqual(
            invented(value, request as Readonly<Record<string, unknown>>),
            [],
            'a problem shows as given what was not',
          );
        }
      }),
      { numRuns, endOnFailure: true },
    );
    assert.ok(
      runs < DRAWN || route.run === 'pool' || answered > 0,
      'not one request was answered: the generator misses the route',
    );
  });
}
