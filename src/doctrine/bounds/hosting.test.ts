import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundCondition, boundHosting } from './hosting.js';

const HOSTS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

test('rule: the own bound, then the nature of the host decides the condition', () => {
  const conditions = HOSTS.map((host) => boundCondition(boundHosting('Sun', host, null, false)));
  assert.deepEqual(conditions, ['mediated', 'supported', 'constrained', 'supported', 'constrained']);
  for (const host of HOSTS) {
    const own = boundHosting(host, host, null, false);
    assert.deepEqual([own.isOwnBound, own.hostInSect, boundCondition(own)], [true, null, 'selfGoverned']);
  }
});

test('rule: Jupiter and Saturn are in sect by day, Venus and Mars by night, Mercury by its phase (Tetrabiblos I.7)', () => {
  const inSect = (isDay: boolean, morning: boolean) =>
    HOSTS.filter((host) => boundHosting('Sun', host, isDay, morning).hostInSect);
  assert.deepEqual(inSect(true, false), ['Jupiter', 'Saturn']);
  assert.deepEqual(inSect(true, true), ['Mercury', 'Jupiter', 'Saturn']);
  assert.deepEqual(inSect(false, false), ['Mercury', 'Venus', 'Mars']);
  assert.deepEqual(inSect(false, true), ['Venus', 'Mars']);
});
