import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisFamily, bodyFamily, CIRCLES, eventFamily, exactnessScore } from './parans.js';

test('rule: kinds of paran do not depend on the order of the two bodies, and there are ten, three and four of them', () => {
  const events = new Set<string>(),
    axes = new Set<string>();
  for (const a of CIRCLES)
    for (const b of CIRCLES) {
      assert.equal(eventFamily(a, b), eventFamily(b, a));
      assert.equal(axisFamily(a, b), axisFamily(b, a));
      events.add(eventFamily(a, b));
      axes.add(axisFamily(a, b));
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
  assert.equal(bodyFamily('star', 'planet'), 'planet-star');
  assert.equal(bodyFamily('star', 'star'), 'star-star');
  assert.equal(bodyFamily('planet', 'other'), 'other');
});

test('rule: exactness is 1 at no separation and a half at a minute', () => {
  assert.equal(exactnessScore(0), 1);
  assert.equal(exactnessScore(1), 0.5);
  assert.equal(exactnessScore(3), 0.25);
});
