import { Type } from '@sinclair/typebox';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../src/contract/fields.js';
import { declareFamily, route } from '../../../src/contract/route.js';
import type { Family } from '../../../src/contract/route.js';
import { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from '../../../src/kernel/errors.js';

const EchoRequest = shape('FakeEchoRequest', {
  dt: isoInstant(),
  observer_lat: Type.Optional(latitudeDeg()),
  ayanamsa: defaulted(oneOf(['authI', 'raman', 'authI_true']), 'raman'),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  policy: optionalOrNull(shape('FakePolicy', { orb: defaulted(Type.Number({ minimum: 0, maximum: 10 }), 3) })),
  target: Type.Optional(
    Type.Union([
      shape('FakePoint', { kind: Type.Literal('point'), longitude: Type.Number() }),
      shape('FakeBody', { kind: Type.Literal('body'), name: Type.String(), apparent: defaulted(Type.Boolean(), true) }),
    ]),
  ),
  bodies: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
});
const Echo = shape('FakeEchoResponse', { received: Type.Unknown() });
const Work = shape('FakeWorkRequest', {
  mode: oneOf([
    'answer',
    'sleep',
    'spin',
    'crash',
    'exit',
    'invalid',
    'coverage',
    'not_found',
    'not_configured',
    'bug',
  ]),
  ms: defaulted(Type.Integer({ minimum: 0, maximum: 60_000 }), 0),
});
type WorkInput = { mode: string; ms?: number };

const COVERAGE = { startTdbJ2k: -164359.5, endTdbJ2k: 237771.5, source: 'a test ephemeris' };

function work({ mode, ms = 0 }: WorkInput): { received: unknown } {
  switch (mode) {
    case 'sleep':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
      break;
    case 'spin':
      while (performance.now() >= 0);
      break;
    case 'crash':
      // After the answer: the thread ends while it is idle.
      setImmediate(() => {
        throw new Error('a secret of the inside');
      });
      break;
    case 'exit':
      return process.exit(3);
    case 'invalid':
      throw new InvalidInput(
        { field: '/mode', message: 'refused by the handler', given: mode, allowed: 'answer', suggestions: ['answer'] },
        { hint: 1 },
      );
    case 'coverage':
      throw new OutOfCoverage('Mars', 400000, [COVERAGE]);
    case 'not_found':
      throw new NotFound('no such thing', { name: 'thing' });
    case 'not_configured':
      throw new NotConfigured('set SOMETHING');
    case 'bug':
      throw new TypeError('a secret of the inside');
    default:
  }
  return { received: { mode, third: 1 / 3, tiny: -0, text: 'ά"\u2028' } };
}

/** Routes that put load and faults on the transport. They compute nothing. */
export const fakeFamily: Family = declareFamily({
  name: 'fake',
  tag: 'fake',
  group: 'website',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/fake/echo',
        summary: 'The request as the handler gets it',
        body: EchoRequest,
        response: Echo,
        example: { body: { dt: '2000-01-01T12:00:00Z' } },
      },
      (_engine, { body }) => ({ received: body }),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/fake/work',
        summary: 'Inline work',
        body: Work,
        response: Echo,
        example: { body: { mode: 'answer' } },
      },
      (_engine, { body }) => work(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/fake/pooled',
        summary: 'Pooled work',
        body: Work,
        response: Echo,
        run: 'pool',
        deadlineMs: 400,
        example: { body: { mode: 'answer' } },
      },
      (_engine, { body }) => work(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/fake/patient',
        summary: 'Pooled work with time',
        body: Work,
        response: Echo,
        run: 'pool',
        deadlineMs: 20_000,
        example: { body: { mode: 'answer' } },
      },
      (_engine, { body }) => work(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/fake/list',
        summary: 'Pooled work, item by item',
        body: shape('FakeListRequest', { requests: Type.Array(Work), note: Type.Optional(Type.String()) }),
        response: shape('FakeListResponse', { results: Type.Array(Echo) }),
        run: 'pool',
        deadlineMs: 600,
        parts: { items: 'requests', answers: 'results', size: 2 },
        example: { body: { requests: [{ mode: 'answer' }] } },
      },
      (_engine, { body }) => ({ results: body.requests.map(work) }),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/fake/items/{number}',
        summary: 'Parameters',
        response: Echo,
        params: shape('FakeItemPath', { number: Type.Integer({ minimum: 1 }) }),
        query: shape('FakeItemQuery', {
          limit: defaulted(Type.Integer({ minimum: 1, maximum: 50 }), 10),
          deep: Type.Optional(Type.Boolean()),
          name: Type.Optional(nullable(Type.String())),
          tags: Type.Optional(Type.Array(Type.String())),
        }),
        example: { params: { number: 3 } },
      },
      (_engine, { params, query }) => ({ received: { params, query } }),
    ),
    route({ method: 'GET', path: '/v1/fake/large', summary: 'A large answer', response: Echo, example: {} }, () => ({
      received: 'celestial '.repeat(5000),
    })),
    route(
      { method: 'GET', path: '/v1/fake/authI/table', summary: 'A path with a token', response: Echo, example: {} },
      () => ({ received: 'authI' }),
    ),
    route(
      {
        method: 'GET',
        path: '/v1/fake/random',
        summary: 'Never twice the same',
        response: Echo,
        deterministic: false,
        example: {},
      },
      () => ({ received: Math.random() }),
    ),
  ],
});
