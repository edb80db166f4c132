import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import fc from 'fast-check';
import { sharedEngine } from '../../test/support/engine.js';
import { degrees } from './words.js';
import { Service } from '../cli/service.js';
import { CatalogueSearch } from './catalogue-search.js';
import { condensed } from './condense.js';
import { AnswerStore } from './answer-store.js';

// These files run as dist/src/mcp/mcp.test.js and dist/src/cli/main.js.
const MAIN = fileURLToPath(new URL('../cli/main.js', import.meta.url));
const service = new Service([], sharedEngine());
const NATAL = { dt: '1990-06-15T14:30', place: 'London' };

interface Link {
  readonly type: string;
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}
interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly links: readonly Link[];
}

let model: Client;

before(async () => {
  model = new Client({ name: 'test', version: '1' });
  await model.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'], stderr: 'inherit' }));
});
after(() => model.close());

async function call(name: string, input: Record<string, unknown>, client = model): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first, ...links] = content as [{ text: string }, ...Link[]];
  return { text: first.text, isError: isError === true, links };
}

async function whole({ links }: Answer): Promise<unknown> {
  const { contents } = await model.readResource({ uri: links[0].uri });
  return JSON.parse((contents[0] as { text: string }).text) as unknown;
}

test('rule: each tool only reads, has words, and takes no field that it does not know', async () => {
  const { tools } = await model.listTools();
  assert.ok(tools.length >= 14 && tools.length <= 20, `${tools.length} tools: few enough to be read at once`);
  for (const { name, annotations, description, inputSchema } of tools) {
    assert.deepEqual([annotations?.readOnlyHint, annotations?.destructiveHint], [true, false], name);
    assert.ok(description && description.length > 20, name);
    assert.equal(inputSchema['additionalProperties'], false, name);
    assert.match((await call(name, { nonsense: 1 })).text, /^\/nonsense: is not a known field/m, name);
  }
  assert.ok(JSON.stringify(tools).length < 24_000, 'a model reads the list with every conversation');
});

test('rule: a tool shows the numbers of the route, and the complete answer is a resource', async () => {
  const answer = await call('chart', NATAL);
  const body = { dt: '1990-06-15T14:30:00+01:00' };
  type Chart = { planets: Record<string, { longitude: number; retrograde: boolean }> };
  const { planets } = service.ask('chart_route_v1_chart_post', { body });
  for (const [name, { longitude, retrograde }] of Object.entries(planets))
    assert.ok(answer.text.includes(`${name} | ${degrees(longitude)}${retrograde ? ' R' : ''} | `), name);
  assert.match(answer.text, /^1990-06-15T14:30:00\+01:00, London, England, United Kingdom/);
  assert.match(answer.text, /^basis: DE440 \(embedded\); TT-UT1 \d\d\.\d\d s/m);
  assert.deepEqual(((await whole(answer)) as { chart: Chart }).chart.planets, planets);
  assert.ok(
    answer.text.length * 5 < JSON.stringify(await whole(answer)).length,
    'the text is a fraction of the complete answer',
  );
});

test('validation: the eclipse of 12 August 2026 is partial by a hair at Madrid (Instituto Geografico Nacional: 99.9 %, 18:32 UT)', async () => {
  const { text } = await call('eclipses', { from: '2026-08-01', kind: 'solar', count: 1, place: 'Madrid' });
  assert.match(text, /2026-08-12T17:4\d:\d\dZ \| solar \| Total \| .* \| 126 \| /);
  assert.match(text, /Partial maximum 2026-08-12T18:32:\d\dZ alt 7, obscuration 0\.999\d/);
});

test('rule: every direct tool answers', async () => {
  const inputs: [string, Record<string, unknown>, RegExp][] = [
    ['houses', { ...NATAL, house_system: 'Koch' }, /^system Koch$/m],
    [
      'synastry',
      { first: NATAL, second: { dt: '1985-03-21T08:15Z', latitude: 48.85, longitude: 2.35 } },
      /Trine|Square/,
    ],
    ['rise_set', { date: '2024-06-20', place: 'London' }, /^rise 2024-06-20T03:4\d:\d\dZ$/m],
    ['moon_phases', { from: '2024-01-01' }, /^2024-01-11T11:57:\d\dZ \| New Moon \| 20°44'\d\d" Cap$/m],
    [
      'ingresses_and_stations',
      { from: '2024-01-01', bodies: ['Mercury'] },
      /^2024-04-01T22:14:\d\dZ \| Mercury turns retrograde \| 27°13'/m,
    ],
    [
      'transits',
      { natal: NATAL, from: '2024-01-01', movers: ['Mars'] },
      /\| Mars \| (Conjunction|Square|Trine|Sextile|Opposition) \| /,
    ],
    ['returns', { natal: NATAL, after: '2024-01-01', count: 2 }, /^Sun returns 2025-06-1\d/m],
    ['time_lords', { natal: NATAL, at: '2024-06-01' }, /profection: age 33, /],
    ['panchanga', { dt: '2024-01-15T10:30', place: 'New Delhi' }, /^nakshatra: Purva Bhadrapada pada 1/m],
    ['vimshottari_dasha', { natal: NATAL, at: '2024-06-01' }, /^Prana \| /m],
    [
      'places',
      { name: 'Paris', local_datetime: '1850-07-01T12:00', limit: 1 },
      /1850-07-01T12:00:00\+00:09:21 \(zone_local_mean_time\)/,
    ],
  ];
  for (const [name, input, expected] of inputs) {
    const answer = await call(name, input);
    assert.equal(answer.isError, false, `${name}: ${answer.text}`);
    assert.match(answer.text, expected, name);
    assert.ok(answer.links.length > 0, name);
  }
});

test('rule: the wheel is a picture that a client reads as a resource', async () => {
  const { links } = await call('wheel', NATAL);
  const { contents } = await model.readResource({ uri: links[0].uri });
  assert.equal(contents[0].mimeType, 'image/svg+xml');
  assert.match((contents[0] as { text: string }).text, /^<svg .*<\/svg>\s*$/s);
});

test('rule: search, description and call lead to any route', async () => {
  const found = await call('search_catalogue', { query: 'heliacal rising of a star', limit: 5 });
  assert.match(found.text, /heliacal_visibility_event/);
  const described = await call('describe_route', { route: 'heliacal_visibility_event' });
  assert.match(described.text, /^example: \{"body":/m);
  assert.deepEqual(
    described.links.map(({ name }) => name),
    ['schema', 'doctrine.md'],
  );
  const body = { dt: '2024-04-08T18:17:20Z', bodies: ['Sun'] };
  const called = await call('call_route', { route: '/v1/chart', fields: 'planets.*.longitude', precision: 2, body });
  assert.match(called.text, /^\{"planets":\{"Sun":\{"longitude":19\.4\}\}\}\nbasis: DE440/);
  type Chart = { planets: { Sun: { longitude: number } } };
  assert.equal(
    ((await whole(called)) as Chart).planets.Sun.longitude,
    service.ask('chart_route_v1_chart_post', { body }).planets.Sun.longitude,
  );
  const long = await call('call_route', { route: 'lots/catalog' });
  assert.ok(long.text.length < 13_000 && long.text.includes('(shortened:'));
});

test('rule: a refusal names the field of the tool, what was given and what is allowed', async () => {
  const refusals: [string, Record<string, unknown>, RegExp][] = [
    ['chart', { dt: '2024-01-01T00:00' }, /^\/dt: without an offset it does not define an instant/m],
    [
      'chart',
      { dt: '2024-01-01T00:00', place: 'Nowhereville' },
      /^\/place: Nowhereville is not a known place.*given "Nowhereville"/m,
    ],
    ['chart', { dt: '2024-01-01T00:00Z', bodies: ['Marz'] }, /^\/bodies\/0: .*given "Marz".*similar: Mars/m],
    ['chart', { dt: '9999-01-01T00:00Z' }, /^\/dt: outside the coverage/m],
    ['chart', { dt: '2024-03-31T01:30', place: 'London' }, /^\/dt: the clocks of Europe\/London skipped/m],
    ['chart', { when: 'now' }, /^\/when: is not a known field; allowed \["dt",/m],
    ['returns', { natal: { dt: '1990' }, after: '2024' }, /^\/natal\/dt: without an offset/m],
    ['time_lords', { natal: { dt: '1990-06-15T14:30Z' } }, /^\/natal\/place: a place is required/m],
    ['time_lords', { natal: { dt: '2000-02-29T12:00', place: 'London' }, at: '2024-06-01' }, /^\/leap_day_policy: /m],
    ['moon_phases', { from: '2024-01-01', to: '2023-01-01' }, /^\/to: .*given "2023-01-01"/m],
    ['call_route', { route: '/v1/chrt' }, /^\/route: .*given "\/v1\/chrt".*similar: \/v1\/chart/m],
    ['call_route', { route: '/v1/chart', body: { dt: '2024' } }, /^\/dt: .*given "2024"/m],
  ];
  for (const [name, input, expected] of refusals) {
    const answer = await call(name, input);
    assert.equal(answer.isError, true, `${name} ${JSON.stringify(input)}`);
    assert.match(answer.text, expected);
  }
  await assert.rejects(
    model.callTool({ name: 'horoscope', arguments: {} }),
    /horoscope is not a known tool; the tools are chart/,
  );
  await assert.rejects(
    model.readResource({ uri: 'celestial://answers/none' }),
    /is not an available answer: call the tool again/,
  );
});

/** The status of a request to the server with headers of its own. */
async function statusOf(url: URL, method: string, headers: Record<string, string>): Promise<number> {
  const asked = request(url, { method, headers: { 'content-type': 'application/json', ...headers } });
  asked.end(method === 'POST' ? '{}' : undefined);
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

test('rule: over HTTP the same answers, for this machine alone', async () => {
  const child = spawn(process.execPath, [MAIN, 'mcp', '--http', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [label] = (await once(child.stderr, 'data')) as [Buffer];
    const url = new URL(/http:\S+/.exec(label.toString())?.[0] ?? '');
    assert.equal(url.hostname, '127.0.0.1');
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url));
    const [here, there] = [await call('chart', NATAL), await call('chart', NATAL, client)];
    assert.deepEqual(there, here);
    const { contents } = await client.readResource({ uri: there.links[0].uri });
    assert.equal(contents.length, 1, 'the answer of one request is available to the next');
    await client.close();
    assert.equal(await statusOf(url, 'POST', { origin: 'https://example.org' }), 403);
    assert.equal(await statusOf(url, 'POST', { host: 'example.org' }), 403);
    assert.equal(await statusOf(url, 'GET', {}), 405);
    assert.equal(await statusOf(new URL('/', url), 'POST', {}), 404);
    assert.notEqual(await statusOf(url, 'POST', { origin: 'http://localhost:3000' }), 403);
  } finally {
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  }
});

test('rule: common queries find their route among the first', () => {
  const search = new CatalogueSearch(service.routes);
  const wanted: [string, string][] = [
    ['natal chart', '/v1/chart'],
    ['next total solar eclipse at my city', '/v1/eclipses/solar/local-visible'],
    ['path of a solar eclipse', '/v1/eclipses/solar/path'],
    ['sunrise and sunset', '/v1/rise-set/phenomena'],
    ['mercury retrograde periods', '/v1/stations/retrograde-periods'],
    ['annual profection', '/v1/profections/annual'],
    ['navamsa divisional chart', '/v1/varga/chart/named'],
    ['time zone of a city', '/v1/locations/search'],
    ['astrocartography lines near a place', '/v1/astrocartography/chart/lines'],
  ];
  for (const [words, path] of wanted) {
    const paths = search.find(words, 8).map((route) => route.path as string);
    assert.ok(paths.includes(path), `${words}: ${paths.join(' ')}`);
  }
  assert.deepEqual(search.find('zzzz', 5), []);
  for (const name of ['constructor', '__proto__', 'toString']) assert.doesNotThrow(() => search.find(name, 5));
});

test('property: a condensed answer is JSON within its bound, and the answer itself where that fits', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 400, max: 5000 }), (value, bound) => {
      const { text, shortened } = condensed({ list: [value, value], value }, bound);
      assert.ok(text.length <= bound + 4);
      if (!shortened) assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify({ list: [value, value], value })));
    }),
  );
});

test('rule: the store of answers is bounded, and the least recently used answer is dropped first', () => {
  const store = new AnswerStore({ answers: 3, characters: 20 });
  const keep = (text: string) => store.keep({ name: 'a', title: 'a', mimeType: 'application/json', text });
  const [one, two] = ['1', '2'].map(keep);
  assert.equal(keep('1')?.uri, one?.uri, 'the same answer has one address');
  assert.equal(store.list().length, 2);
  keep('3');
  assert.ok(store.read(two?.uri ?? ''));
  keep('4');
  assert.equal(store.read(one?.uri ?? ''), undefined);
  assert.ok(store.read(two?.uri ?? ''));
  assert.equal(keep('x'.repeat(21)), null);
  keep('y'.repeat(20));
  assert.equal(store.list().length, 1);
});
