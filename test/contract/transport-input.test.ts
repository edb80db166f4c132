import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fakeService } from './support/fake-app.js';
import type { FakeService } from './support/fake-app.js';

let service: FakeService;
before(async () => {
  service = await fakeService();
});
after(() => service.close());

interface Envelope {
  error_code: string;
  message: string;
  category: string;
  request_id: string;
  details: {
    problems?: {
      field: string;
      message: string;
      given?: unknown;
      allowed?: unknown;
      suggestions?: string[];
      location?: string;
    }[];
    [key: string]: unknown;
  };
}

async function send(body: unknown, url = '/v1/fake/echo') {
  const response = await service.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    body: response.json<Envelope & { received: Record<string, unknown> }>(),
    headers: response.headers,
  };
}
const get = async (url: string) => {
  const response = await service.app.inject({ url });
  return {
    status: response.statusCode,
    body: response.json<Envelope & { received: { params: unknown; query: unknown } }>(),
    headers: response.headers,
  };
};

const DT = '2000-01-01T12:00:00Z';
async function refused(body: unknown, field: string, message: RegExp): Promise<Envelope> {
  const answer = await send(body);
  assert.equal(answer.status, 422, JSON.stringify(answer.body));
  assert.equal(answer.body.error_code, 'validation_error');
  assert.deepEqual(Object.keys(answer.body), ['error_code', 'message', 'category', 'request_id', 'details']);
  const problem = answer.body.details.problems?.find((entry) => entry.field === field);
  assert.ok(problem, `${field} in ${JSON.stringify(answer.body.details)}`);
  assert.match(problem.message, message);
  return answer.body;
}

test('rule: a naive datetime is refused with the reason', async () => {
  await refused({ dt: '2000-01-01T12:00:00' }, '/dt', /timezone offset is required/);
});
test('rule: text that is no datetime is refused with the form', async () => {
  await refused({ dt: 'yesterday' }, '/dt', /ISO 8601/);
});
test('rule: a missing field is named', async () => {
  await refused({}, '/dt', /required/);
});

test('rule: an unknown field is refused with near names', async () => {
  const body = await refused({ dt: DT, observer_latt: 1 }, '/observer_latt', /is not a known field/);
  assert.deepEqual(body.details.problems?.[0].suggestions, ['observer_lat']);
});

test('rule: nothing is converted', async () => {
  await refused({ dt: DT, observer_lat: '51.5' }, '/observer_lat', /must be number, not string/);
  await refused({ dt: DT, observer_lat: true }, '/observer_lat', /must be number, not boolean/);
  await refused({ dt: DT, observer_lat: null }, '/observer_lat', /must be number, not null/);
  await refused({ dt: DT, count: 1.5 }, '/count', /integer, not number with a fraction/);
  await refused({ dt: DT, bodies: 'Sun' }, '/bodies', /must be array, not string/);
  await refused({ dt: 5 }, '/dt', /must be string, not number/);
});

test('rule: bounds are stated where they are broken', async () => {
  const body = await refused({ dt: DT, observer_lat: 90.0001 }, '/observer_lat', /<= 90/);
  assert.equal(body.details.problems?.[0].given, 90.0001);
  assert.match(String(body.details.problems?.[0].allowed), />= -90 and <= 90/);
});

test('rule: every failing field is named, each once', async () => {
  const answer = await send({ dt: 'x', observer_lat: 'x', count: 99, extra: 1 });
  assert.deepEqual(answer.body.details.problems?.map((problem) => problem.field).sort(), [
    '/count',
    '/dt',
    '/extra',
    '/observer_lat',
  ]);
  assert.ok(answer.body.details.problems?.every((problem) => problem.location === 'body'));
});

test('rule: a value outside a closed list comes with the list and what may be meant', async () => {
  const body = await refused({ dt: DT, ayanamsa: 'ramann' }, '/ayanamsa', /not one of/);
  assert.deepEqual(body.details.problems?.[0].allowed, ['authI', 'raman', 'authI_true']);
  assert.deepEqual(body.details.problems?.[0].suggestions, ['raman']);
});

test('rule: conventional names stand for tokens, in values and in paths', async () => {
  assert.equal((await send({ dt: DT, ayanamsa: 'Lahiri' })).body.received.ayanamsa, 'authI');
  assert.equal((await send({ dt: DT, ayanamsa: 'lahiri_true' })).body.received.ayanamsa, 'authI_true');
  assert.equal((await send({ dt: DT, ayanamsa: 'authI' })).body.received.ayanamsa, 'authI');
  assert.equal((await get('/v1/fake/lahiri/table')).status, 200);
  assert.equal((await get('/v1/fake/authI/table')).status, 200);
});

test('rule: defaults are filled in, inside nullable shapes and kinds too', async () => {
  assert.deepEqual((await send({ dt: DT, policy: {}, target: { kind: 'body', name: 'Mars' } })).body.received, {
    dt: DT,
    policy: { orb: 3 },
    target: { kind: 'body', name: 'Mars', apparent: true },
    ayanamsa: 'raman',
  });
  assert.equal((await send({ dt: DT, policy: null })).body.received.policy, null);
});

test('rule: a union answers with the problems of the kind that was meant', async () => {
  await refused({ dt: DT, target: { kind: 'point', longitude: 'x' } }, '/target/longitude', /must be number/);
  await refused({ dt: DT, target: { kind: 'plane' } }, '/target/kind', /not one of/);
  await refused({ dt: DT, policy: { orb: 11 } }, '/policy/orb', /<= 10/);
  await refused({ dt: DT, policy: 4 }, '/policy', /must be object or null/);
  const answer = await send({ dt: DT, target: { kind: 'point', longitude: 'x' } });
  assert.equal(answer.body.details.problems?.length, 1);
});

test('rule: the message about an invalid string does not contradict itself', async () => {
  const answer = await service.app.inject({ url: '/v1/fake/items/1?limit=x' });
  const [problem] = answer.json<Envelope>().details.problems ?? [];
  assert.deepEqual(
    [problem.message, problem.given, problem.location],
    ['must be integer; the given text is not', 'x', 'query'],
  );
});

test('rule: numbers that overflow are refused', async () => {
  await refused(`{"dt":"${DT}","observer_lat":1e999}`, '/observer_lat', /overflows/);
});
test('rule: a key that touches prototypes is refused', async () => {
  await refused(`{"dt":"${DT}","__proto__":{"x":1}}`, '/__proto__', /is not a known field/);
});
test('rule: deep nesting is refused', async () => {
  await refused('['.repeat(100_000) + ']'.repeat(100_000), '/0'.repeat(64), /nested deeper/);
});

test('rule: a body that is not JSON is malformed_json', async () => {
  for (const text of ['{"dt":', 'hello', '{"dt":"x",}', "{'dt':1}", 'NaN', '\u{feff}{}', '[1,2']) {
    const answer = await send(text);
    assert.deepEqual(
      [answer.status, answer.body.error_code, answer.body.category],
      [422, 'validation_error', 'malformed_json'],
      text,
    );
  }
  const bytes = await service.app.inject({
    method: 'POST',
    url: '/v1/fake/echo',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from([0x22, 0xff, 0x22]),
  });
  assert.equal(bytes.json<Envelope>().category, 'malformed_json');
});

test('rule: a body of another kind than an object is refused', async () => {
  for (const text of ['null', '3', '"x"', '[]', 'true']) await refused(text, '', /must be object/);
});

test('rule: no body, wrong content type, body too large', async () => {
  const none = await service.app.inject({ method: 'POST', url: '/v1/fake/echo' });
  assert.equal(none.statusCode, 422);
  assert.match(none.json<Envelope>().message, /JSON body is required/);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1']) {
    const wrong = await service.app.inject({
      method: 'POST',
      url: '/v1/fake/echo',
      headers: { 'content-type': type },
      payload: '{}',
    });
    assert.deepEqual([wrong.statusCode, wrong.json<Envelope>().error_code], [415, 'unsupported_media_type'], type);
  }
  const large = await service.app.inject({
    method: 'POST',
    url: '/v1/fake/echo',
    headers: { 'content-type': 'application/json' },
    payload: `{"dt":"${'x'.repeat(10_000_000)}"}`,
  });
  assert.deepEqual([large.statusCode, large.json<Envelope>().error_code], [413, 'payload_too_large']);
});

test('rule: an unknown route is 404 with near routes, before its body is read', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/v1/fake/ecko',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  });
  assert.equal(answer.statusCode, 404);
  const body = answer.json<Envelope>();
  assert.equal(body.error_code, 'not_found');
  assert.deepEqual(body.details.suggestions, ['POST /v1/fake/echo']);
  assert.equal((await get('/v1/fake/echo/')).status, 404);
  assert.equal((await get('/%ff')).status, 404);
  assert.equal((await get(`/${'a'.repeat(5000)}`)).status, 404);
});

test('rule: a wrong method is 405 with Allow', async () => {
  const answer = await get('/v1/fake/echo');
  assert.deepEqual([answer.status, answer.headers.allow, answer.body.error_code], [405, 'POST', 'method_not_allowed']);
  const put = await service.app.inject({ method: 'PUT', url: '/v1/fake/items/3' });
  assert.deepEqual([put.statusCode, put.headers.allow], [405, 'GET, HEAD']);
});

test('rule: parameters are read as their type, strictly', async () => {
  const answer = await get('/v1/fake/items/12?limit=5&deep=True&name=null&tags=a');
  assert.deepEqual(answer.body.received, {
    params: { number: 12 },
    query: { limit: 5, deep: true, name: 'null', tags: ['a'] },
  });
  assert.deepEqual((await get('/v1/fake/items/1')).body.received.query, { limit: 10 });
  for (const [url, field, location] of [
    ['/v1/fake/items/x', '/number', 'path'],
    ['/v1/fake/items/0', '/number', 'path'],
    ['/v1/fake/items/0x10', '/number', 'path'],
    ['/v1/fake/items/1?limit=', '/limit', 'query'],
    ['/v1/fake/items/1?limit=5.5', '/limit', 'query'],
    ['/v1/fake/items/1?limit=51', '/limit', 'query'],
    ['/v1/fake/items/1?limit=1&limit=2', '/limit', 'query'],
    ['/v1/fake/items/1?deep=maybe', '/deep', 'query'],
    ['/v1/fake/items/1?lim=1', '/lim', 'query'],
    ['/v1/fake/large?x=1', '/x', 'query'],
  ]) {
    const wrong = await get(url);
    assert.equal(wrong.status, 422, url);
    assert.deepEqual(
      [wrong.body.details.problems?.[0].field, wrong.body.details.problems?.[0].location],
      [field, location],
      url,
    );
  }
});
