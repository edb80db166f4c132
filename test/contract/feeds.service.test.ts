import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { realService } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

const FEED = '/feeds/v1/lunar-phases.ics';
const REQUEST = { jd_start: 2460310.5, jd_end: 2460341.5 };
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ method: 'GET', url, headers });

test('rule: a feed is the calendar that the route answers to the same request, percent-encoded or in base64url', async () => {
  const posted = await service.app.inject({
    method: 'POST',
    url: '/v1/lunar-phases',
    payload: REQUEST,
    headers: { accept: 'text/calendar' },
  });
  assert.equal(posted.statusCode, 200, posted.body);
  assert.ok(posted.body.split('BEGIN:VEVENT').length > 4);
  for (const body of [base64url(REQUEST), encodeURIComponent(JSON.stringify(REQUEST))]) {
    const feed = await get(`${FEED}?body=${body}`);
    assert.equal(feed.statusCode, 200, feed.body);
    assert.match(String(feed.headers['content-type']), /^text\/calendar/);
    assert.equal(feed.body, posted.body);
    // A calendar program repeats its request and gets 304 when nothing has changed.
    const again = await get(`${FEED}?body=${body}`, { 'if-none-match': String(feed.headers.etag) });
    assert.equal(again.statusCode, 304);
  }
});

test('rule: a feed names an unreadable request, and refuses what the POST route refuses', async () => {
  const refused = async (query: string): Promise<{ field: string; message: string }> => {
    const answer = await get(`${FEED}${query}`);
    assert.equal(answer.statusCode, 422, answer.body);
    return answer.json<{ details: { problems: { field: string; message: string }[] } }>().details.problems[0];
  };
  assert.equal((await refused('')).field, '/body');
  assert.equal((await refused('?body=')).field, '/body');
  assert.equal((await refused('?body=%25%25')).field, '/body');
  assert.equal((await refused(`?body=${base64url(REQUEST)}&body=${base64url(REQUEST)}`)).field, '/body');
  assert.equal((await refused(`?body=${base64url(REQUEST)}&year=2024`)).field, '/year');
  assert.match((await refused('?body=%7Bjd_start')).message, /not valid JSON/);
  assert.equal((await refused(`?body=${base64url({ ...REQUEST, jd_end: 'soon' })}`)).field, '/jd_end');
  assert.equal((await refused(`?body=${base64url({ ...REQUEST, colour: 1 })}`)).field, '/colour');
  assert.match((await refused(`?body=${encodeURIComponent('{"jd_start":1,"jd_start":2}')}`)).message, /duplicate key/);
});

test('rule: only lists of events are feeds, read by GET and HEAD alone', async () => {
  assert.equal((await get(`/feeds/v1/positions/planet.ics?body=${base64url({})}`)).statusCode, 404);
  const posted = await service.app.inject({ method: 'POST', url: FEED, payload: REQUEST });
  assert.equal(posted.statusCode, 405);
  assert.equal(posted.headers.allow, 'GET, HEAD');
});

test('rule: the document says of each route that lists events where its feed is', async () => {
  const document = (await get('/openapi.json')).json<{
    paths: Record<
      string,
      Record<string, { 'x-calendar-feed'?: string; responses: Record<string, { content?: object }> }>
    >;
  }>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const listed = operations.filter(({ operation }) => operation['x-calendar-feed'] !== undefined);
  assert.ok(listed.length > 10);
  for (const { path, operation } of listed)
    assert.equal(operation['x-calendar-feed'], `/feeds${path}.ics?body={request}`);
  for (const { path, method, operation } of operations)
    if (method === 'post' && Object.hasOwn(operation.responses['200'].content ?? {}, 'text/calendar'))
      assert.ok(
        listed.some((one) => one.path === path),
        path,
      );
});
