import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { family } from './routes.js';
import { chartShape } from './shape.js';

const bodies = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
const shapeOf = (longitudes: readonly number[]) => chartShape(bodies(longitudes));

test('rule: the seven shapes, each from a plain figure of ten bodies', () => {
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 100, 120]).shape, 'Bundle');
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 100, 170]).shape, 'Bowl');
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 160, 260]).shape, 'Bucket');
  assert.equal(shapeOf([0, 25, 50, 75, 100, 125, 150, 175, 200, 230]).shape, 'Locomotive');
  assert.equal(shapeOf([0, 10, 20, 30, 50, 190, 200, 210, 220, 240]).shape, 'Seesaw');
  assert.equal(shapeOf([0, 10, 20, 100, 110, 120, 200, 210, 290, 300]).shape, 'Splay');
  assert.equal(shapeOf([0, 36, 72, 108, 144, 180, 216, 252, 288, 324]).shape, 'Splash');
});

test('rule: bowl and locomotive are led by the first body after the gap, across 0 Aries too', () => {
  const bowl = shapeOf([350, 10, 40, 90, 160]);
  assert.deepEqual([bowl.shape, bowl.leading_planet, bowl.occupied_arc], ['Bowl', 'P0', 170]);
  assert.equal(shapeOf([0, 25, 50, 75, 100, 125, 150, 175, 200, 230]).leading_planet, 'P0');
});

test('rule: a bucket names its handle, one body or a close pair, more than 60 degrees from both rims', () => {
  const single = shapeOf([0, 40, 80, 120, 160, 260]);
  assert.deepEqual(
    [single.shape, single.handle_planet, single.handle_bodies, single.clusters, single.occupied_arc],
    ['Bucket', 'P5', ['P5'], [['P0', 'P1', 'P2', 'P3', 'P4'], ['P5']], 160],
  );
  const pair = shapeOf([0, 40, 80, 120, 160, 258, 262]);
  assert.deepEqual([pair.shape, pair.handle_planet, pair.handle_bodies], ['Bucket', 'P5/P6', ['P5', 'P6']]);
  assert.notEqual(shapeOf([0, 40, 80, 120, 160, 220]).shape, 'Bucket');
});

test('rule: limits are inclusive for bundle and bowl; two free thirds are no locomotive', () => {
  assert.equal(shapeOf([0, 60, 120]).shape, 'Bundle');
  assert.equal(shapeOf([0, 60, 120, 180]).shape, 'Bowl');
  assert.notEqual(shapeOf([0, 10, 120 + 10, 120 + 20, 240 + 20]).shape, 'Locomotive');
  assert.deepEqual([shapeOf([77, 77]).shape, shapeOf([77, 77]).occupied_arc], ['Bundle', 0]);
});

test('rule: with two empty arcs, one of them a trine, the precedence decides between seesaw and locomotive', () => {
  const both = bodies([0, 5, 50, 95, 160, 200, 230]);
  assert.equal(chartShape(both).shape, 'Seesaw');
  const locomotive = chartShape(both, 'locomotive_first');
  assert.deepEqual([locomotive.shape, locomotive.leading_planet], ['Locomotive', 'P0']);
  // No trine is empty: the precedence has nothing to decide.
  const narrow = bodies([68.1, 68.6, 111.8, 112.9, 138.3, 211.9, 231.6, 254.6, 271.7, 314.6]);
  assert.deepEqual(chartShape(narrow, 'locomotive_first'), chartShape(narrow));
});

test('rule: one body has no shape', () => {
  const { shape, status, reason, occupied_arc, largest_gap } = shapeOf([77]);
  assert.deepEqual(
    [shape, status, typeof reason, occupied_arc, largest_gap],
    [null, 'not_evaluable', 'string', 0, 360],
  );
});

test('rule: two groups of two or more, parted by exactly two empty sextiles, are a seesaw', () => {
  assert.equal(shapeOf([350, 0, 10, 170, 180, 190]).shape, 'Seesaw');
  assert.equal(shapeOf([340, 0, 31, 170, 180, 190]).shape, 'Seesaw');
  assert.equal(shapeOf([0, 40, 80, 120, 180, 220, 260]).shape, 'Seesaw', '60 degrees are a sextile');
  assert.equal(shapeOf([0, 5, 50, 95, 160, 200, 230]).shape, 'Seesaw', 'one of the segments may be a trine');
  // Five bodies of July 1985 on either side of 73.6 and 113.4 empty degrees.
  assert.equal(shapeOf([68.1, 68.6, 111.8, 112.9, 138.3, 211.9, 231.6, 254.6, 271.7, 314.6]).shape, 'Seesaw');
  assert.notEqual(shapeOf([0, 55, 110, 165, 230]).shape, 'Seesaw', 'a single body is no group');
});

test('rule: an empty sextile is no splash; without one, only groups parted by 30 degrees make a splay', () => {
  assert.equal(shapeOf([0, 20, 45, 70, 100, 130, 165, 200, 240, 270]).shape, 'Splay');
  assert.equal(shapeOf([0, 59, 118, 177, 236, 295, 350]).shape, 'Splash');
  assert.equal(shapeOf([0, 5, 50, 55, 100, 105, 150, 155, 200, 205, 250, 255, 305, 310]).shape, 'Splay');
});

test('property: the shape does not change when the zodiac turns by whole degrees, and arc and gap make the circle', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 10 }),
      fc.integer({ min: 0, max: 359 }),
      (longitudes, turn) => {
        const first = shapeOf(longitudes),
          second = shapeOf(longitudes.map((lon) => lon + turn));
        assert.equal(first.shape, second.shape);
        assert.equal(first.occupied_arc + first.largest_gap, 360);
      },
    ),
  );
});

test("rule: nodes that only the chart asks for are said not to apply; the request's include_nodes lets them take part", () => {
  const { handle } = family.routes[0];
  const ask = (include_nodes: boolean, ofChart?: boolean) => {
    const chart = { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 };
    const body = { chart: ofChart === undefined ? chart : { ...chart, include_nodes: ofChart }, include_nodes };
    return handle(sharedEngine(), { params: {}, query: {}, body }) as {
      clusters: string[][];
      options_not_applied?: { field: string }[];
    };
  };
  assert.deepEqual(
    ask(false, true).options_not_applied?.map(({ field }) => field),
    ['/chart/include_nodes'],
  );
  for (const said of [ask(false), ask(false, false), ask(true, true)])
    assert.equal(said.options_not_applied, undefined);
  assert.ok(ask(true).clusters.flat().includes('True Node') && !ask(true, false).clusters.flat().includes('True Node'));
});
