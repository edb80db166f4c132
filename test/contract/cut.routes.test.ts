import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CUT_PARAMETERS } from '../../src/transport/cut-answer.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { openApiText } from '../../src/transport/openapi.js';
import { ask, realService, servedFamilies, sharedRoutes } from './support/real-app.js';
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
  test(`rule: ${route.method} ${route.path} answers only the requested fields`, async () => {
    for (const name of CUT_PARAMETERS)
      assert.equal((route.query as JsonSchema | undefined)?.properties?.[name], undefined, `${name} is its own`);
    const whole = await answerTo(route, {});
    if (whole.status !== 200 || whole.value === null || Array.isArray(whole.value)) return;
    const [first] = Object.keys(whole.value);
    assert.deepEqual((await answerTo(route, { fields: first })).value, { [first]: whole.value[first] });
    const { status, value } = await answerTo(route, { basis: 'false', precision: '3' });
    assert.deepEqual([status, JSON.stringify(value).includes('"computation_basis"')], [200, false]);
    const plain = await answerTo(route, { names: 'plain' });
    assert.equal(plain.status, 200);
    assert.doesNotMatch(JSON.stringify(plain.value), /(?<![A-Za-z0-9])auth[A-Q](?![A-Za-z0-9])/);
    if (route.response.additionalProperties === false)
      assert.equal((await answerTo(route, { fields: 'no_such_field' })).status, 422);
  });
}

/** The example with every string wrong and with an unknown field. */
const wrongBody = (route: (typeof sharedRoutes)[number]): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries((route.example.body ?? {}) as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === 'string' ? 'no such name' : value,
    ]),
  ),
  no_such_field: 1,
});

test('rule: errors have conventional names too, and a field is accepted under its conventional name', async () => {
  const refusal = async (route: (typeof sharedRoutes)[number], names: string, body: object): Promise<string> =>
    (await ask(service.app, route, { ...route.example, query: { names }, body })).text;
  for (const route of sharedRoutes.filter(({ method }) => method === 'POST'))
    assert.doesNotMatch(
      await refusal(route, 'plain', wrongBody(route)),
      /(?<![A-Za-z0-9])auth[A-Q](?![A-Za-z0-9])/,
      route.path,
    );
  const arcs = sharedRoutes.find(({ path }) => path === '/v1/primary-directions/arcs');
  if (arcs === undefined) return;
  assert.match(await refusal(arcs, 'tokens', wrongBody(arcs)), /authF_parallel_targets/);
  const send = async (key: string): Promise<string> => {
    const body = { ...(arcs.example.body as object), [key]: [{ source_name: 5 }] };
    return (await refusal(arcs, 'tokens', body)).replace(/"request_id":"[^"]*"/, '');
  };
  assert.equal(await send('ptolemy_parallel_targets'), await send('authF_parallel_targets'));
});

/** The schema that /openapi.json gives for the answer of a route. */
function documented(): (route: (typeof sharedRoutes)[number]) => (value: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(JSON.parse(openApiText(servedFamilies, '1.0.0')) as object, 'openapi');
  return ({ method, path }) => {
    const at = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const pointer = `/paths/${at}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const check = ajv.compile({ $ref: `openapi#${pointer}` });
    return (value) => (check(value) ? null : ajv.errorsText(check.errors?.slice(0, 3)));
  };
}

test('rule: an answer, and each part of it, has a shape that the served document gives for it', async () => {
  const checkOf = documented(),
    wrong: string[] = [];
  for (const route of sharedRoutes) {
    const check = checkOf(route);
    const whole = await answerTo(route, {});
    if (whole.status !== 200) continue;
    const one = Array.isArray(whole.value) ? (whole.value[0] as unknown) : whole.value;
    const [first] = Object.keys((one ?? {}) as object);
    const queries = [
      {},
      { basis: 'false' },
      { precision: '0' },
      { names: 'plain' },
      ...(first === undefined ? [] : [{ fields: first }]),
    ];
    for (const query of queries) {
      const { status, value } = await answerTo(route, query);
      const fault = status === 200 ? check(value) : null;
      if (fault !== null) wrong.push(`${route.path} ${JSON.stringify(query)}: ${fault}`);
    }
  }
  assert.deepEqual(wrong, []);
});
