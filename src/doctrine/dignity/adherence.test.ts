import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adherence } from './adherence.js';

const at = (name: string, longitudeDeg: number, rateDegPerDay: number) => ({ name, longitudeDeg, rateDegPerDay });

test('rule: a planet adheres to the nearest planet within three degrees (Porphyry 11)', () => {
  const moon = at('Moon', 359, 13);
  assert.deepEqual(adherence(moon, [at('Mars', 20, 0.5), at('Venus', 2, 1)]), {
    partner: 'Venus',
    distanceDeg: 3,
    motion: 'applying',
  });
  assert.equal(adherence(moon, [at('Venus', 2.1, 1)]), null);
  assert.equal(adherence(moon, [at('Mars', 1, 0.5), at('Venus', 358, 1)])?.partner, 'Venus');
});

test('rule: the planets apply while their distance decreases', () => {
  assert.equal(adherence(at('Moon', 3, 13), [at('Venus', 2, 1)])?.motion, 'separating');
  assert.equal(adherence(at('Venus', 3, 1), [at('Moon', 2, 13)])?.motion, 'applying');
  assert.equal(adherence(at('Mars', 3, -0.1), [at('Venus', 2, 0)])?.motion, 'applying');
  assert.equal(adherence(at('Mars', 3, 1), [at('Venus', 3, 0)])?.motion, 'exact');
  // Slow motions and distances of one degree or less.
  assert.equal(adherence(at('Mars', 3, 0.2), [at('Venus', 2, 0)])?.motion, 'separating');
  assert.equal(adherence(at('Mars', 2.5, -0.2), [at('Venus', 2, 0)])?.motion, 'applying');
});
