import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisPair, bodyPair, eventPair, exactnessScore, PARAN_CIRCLES } from './parans.js';

test('rule: the kind of a paran does not depend on the order of the bodies; there are ten event pairs and three axis pairs', () => {
  const events = new Set<string>(),
    axes = new Set<string>();
  for (const a of PARAN_CIRCLES)
    for (const b of PARAN_CIRCLES) {
      assert.deepEqual(eventPair(a, b), eventPair(b, a));
      assert.deepEqual(axisPair(a, b), axisPair(b, a));
      events.add(eventPair(a, b).join('-'));
      axes.add(axisPair(a, b).join('-'));
    }
  assert.deepEqual([...events].sort(), [
    'ic-ic',
    'ic-mc',
    'ic-rise',
    'ic-set',
    'mc-mc',
    'mc-rise',
    'mc-set',
    'rise-rise',
    'rise-set',
    'set-set',
  ]);
  assert.deepEqual([...axes].sort(), ['horizon-horizon', 'horizon-meridian', 'meridian-meridian']);
});

test('rule: each circle has its event and its axis (Anonymous of 379: rising, culminating, setting, anticulminating)', () => {
  assert.deepEqual(PARAN_CIRCLES, ['rising', 'setting', 'culminating', 'antiCulminating']);
  assert.deepEqual(
    PARAN_CIRCLES.map((circle) => eventPair(circle, circle)[0]),
    ['rise', 'set', 'mc', 'ic'],
  );
  assert.deepEqual(
    PARAN_CIRCLES.map((circle) => axisPair(circle, circle)[0]),
    ['horizon', 'horizon', 'meridian', 'meridian'],
  );
});

test('rule: body pairs name planets and stars in either order, and any other body makes the pair other', () => {
  assert.equal(bodyPair('planet', 'planet'), 'planetPlanet');
  assert.equal(bodyPair('star', 'planet'), 'planetStar');
  assert.equal(bodyPair('planet', 'star'), 'planetStar');
  assert.equal(bodyPair('star', 'star'), 'starStar');
  for (const kind of ['planet', 'star', 'other'] as const) {
    assert.equal(bodyPair(kind, 'other'), 'other');
    assert.equal(bodyPair('other', kind), 'other');
  }
});

test('rule: exactness is 1 for simultaneous crossings and a half at one minute', () => {
  assert.equal(exactnessScore(0), 1);
  assert.equal(exactnessScore(1), 0.5);
  assert.equal(exactnessScore(3), 0.25);
});
