import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { differences } from './support/answer-difference.js';
import { valueAt, withValue } from './support/option-cases.js';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

/** Names for lists that the example of their route leaves out. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bodies: ['Sun', 'Moon', 'Venus'],
  planets: ['Venus', 'Mars'],
  event_kinds: ['perihelion', 'aphelion'],
};

/** Routes that answer each item under its given name, and lists with data of the caller. */
const OTHER_LISTS =
  /^\/v1\/((batch|asteroids|comets|meta|muhurta\/(business|travel|vastu|marriage))\/|hellenistic\/transmissions$)/;

for (const route of sharedRoutes) {
  if (OTHER_LISTS.test(route.path)) continue;
  for (const path of repeatableLists(route.body as JsonSchema | undefined)) {
    const names = valueAt(route.example.body, path) ?? NAMES[path.at(-1)!];
    test(`rule: ${route.path} lists a name once that /${path.join('/')} contains twice`, async () => {
      assert.ok(Array.isArray(names), 'the example or NAMES has such a list');
      const once = withValue(route.example.body, path, names),
        twice = withValue(route.example.body, path, [...(names as string[]), (names as string[])[0]]);
      const [one, other] = [
        await ask(service.app, route, { ...route.example, body: once }),
        await ask(service.app, route, { ...route.example, body: twice }),
      ];
      assert.deepEqual([one.status, other.status], [200, 200], other.text.slice(0, 300));
      const own = path.at(-1)!;
      const isEcho = (at: string): boolean => at.split('/').some((key) => key === own || key === `requested_${own}`);
      assert.deepEqual(
        differences(JSON.parse(one.text), JSON.parse(other.text)).filter(
          ({ at }) => !isEcho(at) && !/sha256|_id$/.test(at),
        ),
        [],
      );
    });
  }
}

/** Paths of the lists of names in a request that may contain a name twice. */
function repeatableLists(schema: JsonSchema | undefined, path: readonly string[] = []): (readonly string[])[] {
  if (!schema) return [];
  const items = Array.isArray(schema.items) ? undefined : (schema.items as JsonSchema | undefined);
  const isList = [schema.type].flat().includes('array') && items?.type === 'string' && schema.uniqueItems !== true;
  return [
    ...(isList ? [path] : []),
    ...(schema.anyOf ?? []).flatMap((branch) => repeatableLists(branch, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => repeatableLists(field, [...path, name])),
  ];
}
