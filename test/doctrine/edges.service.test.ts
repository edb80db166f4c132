import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Route } from '../../src/contract/route.js';
import { realService, servedRoutes } from '../contract/support/real-app.js';
import type { RealService } from '../contract/support/real-app.js';

/** Families of the Hellenistic, medieval and electional doctrine. */
const DOCTRINE =
  /^\/v1\/(dignities|lots|triplicity|egyptian-bounds|decanates|nine-parts|hellenistic|timelords|profections|lord-of-the-(orb|turn)|horary|mundane|electional|western)\//;
const routes = servedRoutes.filter(({ method, path }) => method === 'POST' && DOCTRINE.test(path));

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

type Change = (key: string, value: unknown) => unknown;

/** A request with changed leaves, in their order. */
function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change, key));
  if (value === null || typeof value !== 'object') return change(key, value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change, name)]));
}

const latitude =
  (degrees: number): Change =>
  (key, value) =>
    typeof value === 'number' && /(^|_)lat(itude)?(_deg)?$/.test(key) ? degrees : value;
/** Replaces all datetimes of a request, or only the first one, which is usually the birth. */
const datetime = (text: string, all: boolean): Change => {
  let left = all ? Infinity : 1;
  return (_key, value) =>
    typeof value === 'string' && /^[+-]?\d{4,6}-\d\d-\d\dT/.test(value) && left-- > 0 ? text : value;
};
/** Shifts all Julian days of a request by the same amount, so that the first one becomes `jd`. */
const julianDay = (jd: number): Change => {
  let shift: number | undefined;
  return (_key, value) => (typeof value === 'number' && value > 1e6 ? value + (shift ??= jd - value) : value);
};

const EDGES: readonly (() => readonly Change[])[] = [
  ...[90, -72].flatMap((degrees) => [
    () => [latitude(degrees)],
    () => [latitude(degrees), datetime('-2000-06-15T12:00:00Z', true), julianDay(990557.5)],
  ]),
  ...['1988-02-29T23:59:59-11:00', '2016-12-31T23:59:60Z', '-2999-12-31T23:59:59Z'].flatMap((text) =>
    [true, false].map((all) => () => [datetime(text, all)]),
  ),
  ...[625673.5, 2451603.5, 2816787].map((jd) => () => [julianDay(jd)]),
];

async function answerTo({ path }: Route, body: unknown): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body: text } = await service.app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: JSON.stringify(body),
  });
  return { status: statusCode, text };
}

test('rule: at the poles, inside the polar circles, in -2000 and on leap days every route answers, or refuses with a field', async () => {
  assert.ok(routes.length > 60);
  let answered = 0,
    refused = 0;
  for (const route of routes) {
    const sent = new Set<string>();
    for (const edge of EDGES) {
      const body = edge().reduce<unknown>((request, change) => changed(request, change), route.example?.body);
      const request = JSON.stringify(body);
      if (sent.has(request)) continue;
      sent.add(request);
      const { status, text } = await answerTo(route, body),
        context = `${route.path} ${request}: ${text.slice(0, 300)}`;
      assert.ok(status === 200 || status === 422, context);
      assert.doesNotMatch(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'), /NaN|Infinity|[[:,]-0[,\]}]/, context);
      if (status === 200) {
        answered++;
        continue;
      }
      refused++;
      assert.match(text, /"field":"\/\w/, context);
    }
  }
  assert.ok(answered > 200 && refused > 20, `${answered} answered, ${refused} refused`);
});
