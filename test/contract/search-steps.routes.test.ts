import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { sharedRoutes } from './support/real-app.js';

test('rule: the step of every search is more than zero, in every route: a step of none leads nowhere', () => {
  const loose = sharedRoutes.flatMap((route) =>
    stepsIn(route.body as JsonSchema | undefined)
      .filter(({ schema }) => !((schema.exclusiveMinimum ?? -1) >= 0 || (schema.minimum ?? 0) > 0))
      .map(({ pointer }) => `${route.path} ${pointer}`),
  );
  assert.deepEqual(loose, []);
});

/** Numbers of a request that are the step of a scan, by name: `step_days`, `lat_step`, `adaptive_minimum_step_days`. */
function stepsIn(schema: JsonSchema | undefined, pointer = ''): { schema: JsonSchema; pointer: string }[] {
  if (!schema) return [];
  const isStep = /(^|_)step(_|$)/.test(pointer.split('/').at(-1) ?? '') && [schema.type].flat().includes('number');
  const items = Array.isArray(schema.items) ? undefined : (schema.items as JsonSchema | undefined);
  return [
    ...(isStep ? [{ schema, pointer }] : []),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => stepsIn(branch, pointer)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => stepsIn(field, `${pointer}/${name}`)),
    ...stepsIn(items, `${pointer}/*`),
  ];
}
