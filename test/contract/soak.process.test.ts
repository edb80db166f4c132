import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCENARIOS } from '../../tools/soak/scenarios.js';

/** A short run of `npm run soak`. */
const SHORT = { seconds: 1, minutes: 0.02, whole: false };

for (const { name, run } of SCENARIOS) {
  test(`rule: the service tolerates ${name}`, async () => {
    const figures = await run(SHORT);
    assert.ok(Object.values(figures).every((value) => value >= 0));
  });
}
