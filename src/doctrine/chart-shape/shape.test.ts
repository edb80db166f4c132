import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chartShape } from './shape.js';

const bodies = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
const shapeOf = (longitudes: readonly number[]) => chartShape(bodies(longitudes));

test('validation: the seven shapes of Jones, each from a simple figure of ten bodies', () => {
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 100, 120]).shape, 'bundle');
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 100, 170]).shape, 'bowl');
  assert.equal(shapeOf([0, 10, 20, 35, 50, 60, 80, 90, 160, 260]).shape, 'bucket');
  assert.equal(shapeOf([0, 25, 50, 75, 100, 125, 150, 175, 200, 230]).shape, 'locomotive');
  assert.equal(shapeOf([0, 10, 20, 30, 50, 190, 200, 210, 220, 240]).shape, 'seesaw');
  assert.equal(shapeOf([0, 10, 20, 100, 110, 120, 200, 210, 290, 300]).shape, 'splay');
  assert.equal(shapeOf([0, 36, 72, 108, 144, 180, 216, 252, 288, 324]).shape, 'splash');
});

test('rule: the leader of bowl and locomotive is the first body after the gap, also across 0 Aries', () => {
  const bowl = shapeOf([350, 10, 40, 90, 160]);
  assert.deepEqual([bowl.shape, bowl.leader, bowl.occupiedArcDeg], ['bowl', 'P0', 170]);
  assert.equal(shapeOf([0, 25, 50, 75, 100, 125, 150, 175, 200, 230]).leader, 'P0');
});

test('rule: the handle of a bucket is one body or a close pair, more than 60 degrees from both rims', () => {
  const single = shapeOf([0, 40, 80, 120, 160, 260]);
  assert.deepEqual(
    [single.shape, single.leader, single.handle, single.clusters, single.occupiedArcDeg],
    ['bucket', null, ['P5'], [['P0', 'P1', 'P2', 'P3', 'P4'], ['P5']], 160],
  );
  const pair = shapeOf([0, 40, 80, 120, 160, 258, 262]);
  assert.deepEqual([pair.shape, pair.handle], ['bucket', ['P5', 'P6']]);
  assert.notEqual(shapeOf([0, 40, 80, 120, 160, 220]).shape, 'bucket');
});

test('rule: the limits of bundle and bowl are inclusive; two empty thirds are not a locomotive', () => {
  assert.equal(shapeOf([0, 60, 120]).shape, 'bundle');
  assert.equal(shapeOf([0, 60, 120, 180]).shape, 'bowl');
  assert.notEqual(shapeOf([0, 10, 120 + 10, 120 + 20, 240 + 20]).shape, 'locomotive');
  assert.deepEqual([shapeOf([77, 77]).shape, shapeOf([77, 77]).occupiedArcDeg], ['bundle', 0]);
});

test('rule: with two empty arcs, one of them a trine, the precedence decides between seesaw and locomotive', () => {
  const both = bodies([0, 5, 50, 95, 160, 200, 230]);
  assert.equal(chartShape(both).shape, 'seesaw');
  const locomotive = chartShape(both, 'locomotiveFirst');
  assert.deepEqual([locomotive.shape, locomotive.leader], ['locomotive', 'P0']);
  // No trine is empty, so the precedence has no effect.
  const narrow = bodies([68.1, 68.6, 111.8, 112.9, 138.3, 211.9, 231.6, 254.6, 271.7, 314.6]);
  assert.deepEqual(chartShape(narrow, 'locomotiveFirst'), chartShape(narrow));
});

test('rule: one body has no shape', () => {
  const { shape, occupiedArcDeg, largestGapDeg } = shapeOf([77]);
  assert.deepEqual([shape, occupiedArcDeg, largestGapDeg], [null, 0, 360]);
});

test('rule: two groups of two or more, separated by exactly two empty sextiles, are a seesaw', () => {
  assert.equal(shapeOf([350, 0, 10, 170, 180, 190]).shape, 'seesaw');
  assert.equal(shapeOf([340, 0, 31, 170, 180, 190]).shape, 'seesaw');
  assert.equal(shapeOf([0, 40, 80, 120, 180, 220, 260]).shape, 'seesaw', '60 degrees are a sextile');
  assert.equal(shapeOf([0, 5, 50, 95, 160, 200, 230]).shape, 'seesaw', 'one of the segments may be a trine');
  // Five bodies of July 1985 on either side of 73.6 and 113.4 empty degrees.
  assert.equal(shapeOf([68.1, 68.6, 111.8, 112.9, 138.3, 211.9, 231.6, 254.6, 271.7, 314.6]).shape, 'seesaw');
  assert.notEqual(shapeOf([0, 55, 110, 165, 230]).shape, 'seesaw', 'a single body is no group');
});

test('rule: a splash has no empty sextile; without one, three groups 30 degrees apart make a splay', () => {
  assert.equal(shapeOf([0, 20, 45, 70, 100, 130, 165, 200, 240, 270]).shape, 'splay');
  assert.equal(shapeOf([0, 59, 118, 177, 236, 295, 350]).shape, 'splash');
  assert.equal(shapeOf([0, 5, 50, 55, 100, 105, 150, 155, 200, 205, 250, 255, 305, 310]).shape, 'splay');
});

test('property: a rotation of all bodies does not change the shape, and arc and gap sum to 360 degrees', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 10 }),
      fc.integer({ min: 0, max: 359 }),
      (longitudes, turn) => {
        const first = shapeOf(longitudes),
          second = shapeOf(longitudes.map((lon) => lon + turn));
        assert.equal(first.shape, second.shape);
        assert.equal(first.occupiedArcDeg + first.largestGapDeg, 360);
      },
    ),
  );
});

test('rule: limits of handles, gaps and groups', () => {
  // A pair within 8 degrees is one handle, a wider pair is not.
  assert.equal(shapeOf([0, 40, 80, 120, 160, 256, 264]).shape, 'bucket');
  assert.notEqual(shapeOf([0, 40, 80, 120, 160, 255.9, 264]).shape, 'bucket');
  // The handle is more than 60 degrees from both rims: 60 and 140 are not enough.
  assert.notEqual(shapeOf([0, 40, 80, 120, 160, 220]).shape, 'bucket');
  assert.equal(shapeOf([0, 40, 80, 120, 160, 220.1]).shape, 'bucket');
  assert.notEqual(shapeOf([0, 40, 80, 120, 160, 300]).shape, 'bucket');
  assert.equal(shapeOf([0, 40, 80, 120, 160, 299.9]).shape, 'bucket');
  // A bowl of exactly 180 degrees can carry a handle, a wider one cannot.
  assert.equal(shapeOf([0, 45, 90, 135, 180, 270]).shape, 'bucket');
  assert.notEqual(shapeOf([0, 45, 90, 135, 181, 270]).shape, 'bucket');
  // A gap of exactly 120 degrees makes a locomotive.
  assert.equal(shapeOf([0, 30, 60, 90, 120, 150, 180, 210, 240]).shape, 'locomotive');
  assert.equal(shapeOf([0, 30, 60, 90, 120, 150, 180, 211, 240.5]).shape, 'splay');
  assert.deepEqual(shapeOf([0, 25, 50, 75, 100, 125, 150, 175, 200, 230]).handle, []);
  // Groups of a splay are at least 30 degrees apart and have at least two bodies.
  const groups = [0, 15, 45, 60, 90, 105, 135, 150, 180, 195, 225, 240, 270, 285, 315, 330];
  assert.equal(shapeOf(groups).shape, 'splay');
  assert.equal(shapeOf(groups).clusters.length, 8);
  // Without the body at 15 degrees, the one at 0 is alone.
  assert.equal(shapeOf(groups.filter((degree) => degree !== 15)).shape, 'splash');
});

test('rule: limits of bundle, bowl and splay; a splay with one wide gap is one group', () => {
  assert.equal(shapeOf([0, 60, 120.5]).shape, 'bowl');
  assert.notEqual(shapeOf([0, 60, 120, 180.5]).shape, 'bowl');
  const wide = [0, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275];
  assert.deepEqual([shapeOf(wide).shape, shapeOf(wide).clusters.length], ['splay', 1]);
  assert.equal(shapeOf(wide).clusters[0].length, 12);
  // An empty arc of 60 degrees makes a splay, a smaller one a splash.
  assert.equal(shapeOf([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300]).shape, 'splay');
  assert.equal(shapeOf([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300.5]).shape, 'splash');
});

test('rule: a group of a seesaw has at least two bodies', () => {
  assert.equal(shapeOf([0, 10, 170, 180, 190, 200]).shape, 'seesaw');
  assert.notEqual(shapeOf([0, 170, 180, 190, 200]).shape, 'seesaw');
});

test('rule: a pair of bodies at both ends of the circle is also a handle', () => {
  const found = shapeOf([100, 140, 180, 220, 260, 358, 2]);
  assert.deepEqual([found.shape, found.handle], ['bucket', ['P6', 'P5']]);
  assert.deepEqual([found.occupiedArcDeg, found.largestGapDeg], [160, 200]);
});
