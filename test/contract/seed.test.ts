import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

test('rule: properties draw from one seed that is written down', () => {
  assert.equal(fc.readConfigureGlobal().seed, Number(process.env.TEST_SEED ?? 20260729));
});
