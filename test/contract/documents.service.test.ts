import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { formsOf } from '../../src/transport/other-forms.js';
import type { Route } from '../../src/contract/route.js';
import { assertFeatureCollection } from '../support/rfc7946.js';
import { assertWellFormed } from '../support/xml.js';
import { realService, servedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const offering = (form: 'geojson' | 'svg'): readonly Route[] =>
  servedRoutes.filter((route) => formsOf(route).has(form));
const MAPS = offering('geojson'),
  PICTURES = offering('svg');

const ask = (path: string, body: unknown, accept: string, query = '') =>
  service.app.inject({
    method: 'POST',
    url: `${path}${query}`,
    headers: { 'content-type': 'application/json', accept },
    payload: JSON.stringify(body),
  });

const bodyOf = (route: Route): Record<string, unknown> => route.example.body as Record<string, unknown>;

test('rule: routes of maps and pictures declare their media types', () => {
  if (process.env.TEST_ROUTES) return;
  const paths = MAPS.map(({ path }) => path);
  for (const begin of ['astrocartography', 'local-space', 'geodetic', 'eclipses/solar', 'eclipses/lunar', 'parans'])
    assert.ok(
      paths.some((path) => path.startsWith(`/v1/${begin}`)),
      begin,
    );
  assert.equal(paths.filter((path) => path.startsWith('/v1/occultations/')).length, 8);
  assert.deepEqual(
    PICTURES.map(({ path }) => path),
    ['/v1/website/chart-wheel/packet'],
  );
});

for (const route of MAPS) {
  test(`rule: ${route.path} answers its map alone as GeoJSON (RFC 7946) by Accept`, async () => {
    const body = bodyOf(route);
    const map = await ask(route.path, body, 'application/geo+json');
    assert.deepEqual([map.statusCode, map.headers['content-type']], [200, 'application/geo+json'], map.payload);
    assert.ok(assertFeatureCollection(map.json()) > 0);
    const isFormat = Object.hasOwn(route.body?.properties as object, 'format');
    const whole = await ask(route.path, { ...body, ...(isFormat ? { format: 'geojson' } : { geojson: true }) }, '*/*');
    const answer = whole.json<Record<string, unknown>>();
    if (Object.hasOwn(route.response.properties as object, 'geojson')) assert.deepEqual(map.json(), answer.geojson);
    else assert.equal(map.json<{ features: unknown[] }>().features.length, featuresOfRows(answer));
    // The body does not matter here, but must be valid.
    const [field, off, wrong] = isFormat ? ['format', 'standard', 'svg'] : ['geojson', false, 'yes'];
    const again = await ask(route.path, { ...body, [field]: off }, 'application/geo+json, application/json;q=0.5');
    assert.equal(again.payload, map.payload);
    assert.equal((await ask(route.path, { ...body, [field]: wrong }, 'application/geo+json')).statusCode, 422);
  });
}

const featuresOfRows = (answer: Record<string, unknown>): number => {
  const list = Object.values(answer).find(Array.isArray) as { geojson: { features: unknown[] } }[];
  return list.reduce((sum, { geojson }) => sum + geojson.features.length, 0);
};

test('property: the maps of all eclipses and occultations of some years hold to RFC 7946', () => {
  const every = (path: string, bodies: readonly object[]): void => {
    const route = MAPS.find((candidate) => candidate.path === path);
    for (const body of route === undefined ? [] : bodies) {
      const answer = route?.handle(service.engine, { params: {}, query: {}, body }) as MapAnswer;
      for (const { geojson } of answer.events ?? [answer]) assertFeatureCollection(geojson);
    }
  };
  const starts = Array.from({ length: 12 }, (_, i) => ({ jd_start: 2451545 + 173.3 * i, format: 'geojson' }));
  every('/v1/eclipses/lunar/visibility', starts);
  every('/v1/eclipses/solar/path', starts);
  every('/v1/eclipses/solar/footprint', starts);
  const years = { target: 'Venus', jd_start: 2459000, jd_end: 2461000, geojson: true, sample_count: 21 };
  every('/v1/occultations/lunar-path', [years]);
  every('/v1/occultations/lunar-path-topology', [{ ...years, jd_end: 2459400 }]);
});

interface MapAnswer {
  readonly geojson: unknown;
  readonly events?: readonly { readonly geojson: unknown }[];
}

test('rule: the checks of maps and pictures see what is wrong', () => {
  const holding = (type: string, coordinates: unknown) => ({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type, coordinates }, properties: {} }],
  });
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  assertFeatureCollection(holding('Polygon', [ring]));
  for (const wrong of [
    holding('Point', [181, 0]),
    holding('Point', [0, 91]),
    holding('LineString', [[0, 0]]),
    holding('LineString', [
      [170, 0],
      [-170, 0],
    ]),
    holding('Polygon', [ring.toReversed()]),
    holding('Polygon', [ring.slice(0, 3)]),
    holding('Polygon', [ring, ring]),
    { ...holding('Point', [0, 0]), crs: null },
  ])
    assert.throws(() => assertFeatureCollection(wrong), assert.AssertionError);
  for (const wrong of [
    '<svg><g></svg>',
    '<svg a="1" a="2"/>',
    '<svg a=1/>',
    '<svg>&nbsp;</svg>',
    '<svg/><svg/>',
    '<svg',
  ])
    assert.throws(() => assertWellFormed(wrong), assert.AssertionError);
});

test('rule: the maps of several instants are one, each feature with its instant', async () => {
  const route = MAPS.find(({ path }) => path.endsWith('/dynamic/transits'));
  if (route === undefined) return;
  const epochs = [2460310.5, 2460311.5];
  const answer = await ask(route.path, { ...bodyOf(route), epochs_jd_ut: epochs }, 'application/geo+json');
  const { features } = answer.json<{ features: { properties: { jd_ut: number } }[] }>();
  assert.deepEqual([...new Set(features.map(({ properties }) => properties.jd_ut))], epochs);
});

test('rule: precision rounds the positions of a map, fields cannot cut a document', async () => {
  const [route] = MAPS;
  const rounded = await ask(route.path, bodyOf(route), 'application/geo+json', '?precision=2');
  assert.ok(!/\d\.\d{3}/.test(rounded.payload.replace(/"properties":\{[^}]*\}/g, '')));
  for (const [path, accept, query] of [
    [route.path, 'application/geo+json', '?fields=geojson'],
    ['/v1/website/chart-wheel/packet', 'image/svg+xml', '?fields=svg'],
    ['/v1/website/chart-wheel/packet', 'image/svg+xml', '?precision=2'],
  ]) {
    const refused = await ask(path, {}, accept, query);
    assert.equal(refused.statusCode, 422, path);
    assert.match(refused.payload, new RegExp(`"field":"/${query.slice(1).split('=')[0]}"`));
  }
});

test('rule: the wheel alone as SVG by Accept is the text in the answer, well-formed, without scripts', async () => {
  for (const route of PICTURES) {
    const picture = await ask(route.path, { ...bodyOf(route), include_svg: false }, 'image/svg+xml');
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/svg+xml']);
    const whole = await ask(route.path, bodyOf(route), 'application/json');
    assert.equal(picture.payload, whole.json<{ svg: string }>().svg);
    assert.equal(assertWellFormed(picture.payload), 'svg');
    assert.ok(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(picture.payload));
    assert.ok(!/<script|javascript:|\son\w+=/i.test(picture.payload));
  }
});

test('rule: where an answer is no map or no picture the header is 406 with what there is', async () => {
  const chart = { dt: '2024-04-08T18:17:20Z' };
  for (const accept of ['application/geo+json', 'image/svg+xml']) {
    const refused = await ask('/v1/chart', chart, accept);
    assert.equal(refused.statusCode, 406);
    const { details } = refused.json<{ details: { allowed: string[] } }>();
    assert.ok(details.allowed.includes('application/json') && !details.allowed.includes(accept));
    assert.equal((await ask('/v1/chart', chart, `${accept}, */*;q=0.1`)).statusCode, 200);
  }
});
