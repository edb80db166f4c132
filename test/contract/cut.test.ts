import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CUT_PARAMETERS } from '../../src/transport/cut-answer.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const answerTo = async (route: (typeof sharedRoutes)[number], query: Record<string, unknown>) => {
  const { status, text } = await ask(service.app, route, {
    ...route.example,
    query: { ...route.example.query, ...query },
  });
  return { status, value: JSON.parse(text) as Record<string, unknown> };
};

for (const route of sharedRoutes.filter(({ deterministic }) => deterministic)) {
  test(`rule: ${route.method} ${route.path} answers the part of itself that is asked for`, async () => {
    for (const name of CUT_PARAMETERS)
      assert.equal((route.query as JsonSchema | undefined)?.properties?.[name], undefined, `${name} is its own`);
    const whole = await answerTo(route, {});
    if (whole.status !== 200 || whole.value === null || Array.isArray(whole.value)) return;
    const [first] = Object.keys(whole.value);
    assert.deepEqual((await answerTo(route, { fields: first })).value, { [first]: whole.value[first] });
    const { status, value } = await answerTo(route, { basis: 'false', precision: '3' });
    assert.deepEqual([status, JSON.stringify(value).includes('"computation_basis"')], [200, false]);
    if (route.response.additionalProperties === false)
      assert.equal((await answerTo(route, { fields: 'no_such_field' })).status, 422);
  });
}
