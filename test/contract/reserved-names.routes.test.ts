import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';
import { responseCheck } from './support/response-check.js';
import { requestsWithText } from './support/text-places.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** Names that every object of JavaScript inherits: an object literal used as a table finds them. */
const RESERVED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

for (const route of sharedRoutes) {
  test(`rule: ${route.method} ${route.path} takes reserved names of the language as any other text, in every text field`, async () => {
    const check = responseCheck(route);
    const failures: string[] = [];
    for (const name of RESERVED)
      for (const { at, parts } of requestsWithText(route, name)) {
        const { status, text } = await ask(service.app, route, parts);
        const value = JSON.parse(text) as unknown;
        const isLawful = status === 200 ? check(value) : status === 404 || status === 422 || status === 503;
        if (!isLawful) failures.push(`${at} = ${name}: ${status} ${text.slice(0, 200)}`);
        // An inherited value would appear as a function or an empty object.
        if (/\[native code\]|\[object Object\]/.test(text)) failures.push(`${at} = ${name}: ${text.slice(0, 200)}`);
      }
    assert.deepEqual(failures, []);
  });
}
