import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OptionRow } from '../../src/contract/option-rows.js';
import type { Route } from '../../src/contract/route.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { differences, isEcho } from './support/answer-difference.js';
import { candidateValues } from './support/candidate-values.js';
import { collectedRows, laidOver, valueAt, withValue } from './support/option-cases.js';
import { optionalFieldsOf } from './support/optional-fields.js';
import type { OptionalField } from './support/optional-fields.js';
import { ask, realService, sharedRoutes } from './support/real-app.js';
import type { RealService } from './support/real-app.js';

let service: RealService;
before(async () => {
  service = await realService();
});
after(() => service.close());

const rows = await collectedRows();

/** Other fields that a field needs to have an effect, at any depth. */
const COMPANIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  observer_lat: { observer_lon: 10 },
  observer_lon: { observer_lat: 45 },
  observer_elev_m: { observer_lat: 45, observer_lon: 10 },
};

for (const route of sharedRoutes) {
  const fields = optionalFieldsOf(route).filter((field) => choices(field.schema) !== 1 && !isContainer(field.schema));
  if (fields.length === 0) continue;
  test(`rule: ${route.method} ${route.path}: each of ${fields.length} optional fields acts, or is refused, or is said not to apply`, async () => {
    const silent: string[] = [];
    answered.clear();
    for (const field of fields) {
      const problem = await silence(route, field);
      if (problem !== undefined) silent.push(`${field.pointer}: ${problem}`);
    }
    for (const row of rows.get(route) ?? [])
      if (!fields.some(({ pointer }) => pointer === row.field)) silent.push(`${row.field}: a row for no such field`);
    assert.deepEqual(silent, []);
  });
}

/** Lists in which choosing no item is a valid choice, and the meaning of `[]`. */
const EMPTY_IS_A_CHOICE =
  /^\/(natal\/bodies|sr_chart\/retrograde_planets|evidence\/.*|profection_monthly_lords|policy\/(parihara_profiles|remedies))$/;

test('rule: a list of names is not empty, in every route that does not say otherwise: absent or null is the default', () => {
  const loose = sharedRoutes.flatMap((route) =>
    [...namesIn(route.body as JsonSchema | undefined), ...namesIn(route.query as JsonSchema | undefined)]
      .filter(({ schema, pointer }) => (schema.minItems ?? 0) < 1 && !EMPTY_IS_A_CHOICE.test(pointer))
      .map(({ pointer }) => `${route.path} ${pointer}`),
  );
  assert.deepEqual(loose, []);
});

/** Lists of names (strings or members of an enum) in a request schema. */
function namesIn(schema: JsonSchema | undefined, pointer = ''): { schema: JsonSchema; pointer: string }[] {
  if (!schema) return [];
  const items = Array.isArray(schema.items) ? undefined : (schema.items as JsonSchema | undefined);
  return [
    ...([schema.type].flat().includes('array') && items?.type === 'string' ? [{ schema, pointer }] : []),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => namesIn(branch, pointer)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => namesIn(field, `${pointer}/${name}`)),
    ...namesIn(items, `${pointer}/*`),
  ];
}

/** Reason why a field counts as without effect; undefined when it has one. */
async function silence(route: Route, field: OptionalField): Promise<string | undefined> {
  const own = (rows.get(route) ?? []).filter((row) => row.field === field.pointer);
  for (const row of own) {
    const problem = await rowProblem(route, field, row);
    if (problem !== undefined) return problem;
  }
  return own.length > 0 ? undefined : derivedProblem(route, field);
}

async function rowProblem(route: Route, field: OptionalField, row: OptionRow): Promise<string | undefined> {
  const base = laidOver(exampleOf(route, field), row.base ?? {});
  if (row.refused !== undefined) {
    const { status, fields } = await answerTo(route, field, withValue(base, field.path, row.refused));
    return status === 422 && fields.includes(field.pointer) ? undefined : `the row's value is not refused (${status})`;
  }
  if (row.answered !== undefined) {
    for (const value of row.values ?? []) {
      const { body } = await answerTo(route, field, withValue(base, field.path, value));
      if (valueAt(body, row.answered.slice(1).split('/')) !== value) return `not answered at ${row.answered}`;
    }
    return row.values === undefined ? 'a row with answered needs values' : undefined;
  }
  if (row.values === undefined) return 'a row without values';
  const answers = [];
  for (const value of row.values) answers.push(await answerTo(route, field, withValue(base, field.path, value)));
  const refused = answers.filter(({ status }) => status !== 200);
  if (refused.length === 2)
    return `the row's requests are answered ${refused[0].status}: ${refused[0].text.slice(0, 300)}`;
  // A field has acted when one value is refused or finds nothing, and another is answered.
  if (refused.length === 1 && [404, 422].includes(refused[0].status)) return undefined;
  const [one, other] = answers.map(({ body }) => body);
  const isFlag = row.values.every((value) => typeof value === 'boolean');
  const acted = isFlag
    ? differences(one, other).some(({ at }) => !at.endsWith(`/${field.path[field.path.length - 1]}`))
    : acts(field, row.values, one, other);
  return acted ? undefined : "the row's two answers do not differ";
}

async function derivedProblem(route: Route, field: OptionalField): Promise<string | undefined> {
  const base = withCompanions(route, field),
    name = field.path[field.path.length - 1];
  const values = [undefined, ...candidateValues(name, field.schema, valueAt(base, field.path))];
  let first: { readonly value: unknown; readonly body: unknown } | undefined,
    refusals = 0;
  for (const value of values) {
    const { status, body, fields } = await answerTo(route, field, withValue(base, field.path, value));
    if (status === 200 && saysNotApplied(body, field.pointer)) return undefined;
    if (status === 200 && first !== undefined && acts(field, [first.value, value], first.body, body)) return undefined;
    if (status === 200) first ??= { value, body };
    else if (value !== undefined && fields.includes(field.pointer)) refusals++;
  }
  // Every valid value but the default is refused with the name of this field: the field acts. Free strings may be refused as unknown names.
  const isClosed = !includesText(field.schema),
    others = values.filter((value) => value !== undefined && value !== field.schema.default);
  if (isClosed && others.length > 0 && refusals >= others.length) return undefined;
  return `no value of ${JSON.stringify(values.slice(1))} changes the answer to ${JSON.stringify(base)?.slice(0, 200)}`;
}

const exampleOf = (route: Route, field: OptionalField): unknown => route.example[field.part] ?? {};

function withCompanions(route: Route, field: OptionalField): unknown {
  const holder = field.path.slice(0, -1),
    siblings = new Set(optionalFieldsOf(route).map(({ pointer }) => pointer));
  let base = exampleOf(route, field);
  for (const [name, value] of Object.entries(COMPANIONS[field.path[field.path.length - 1]] ?? {}))
    if (siblings.has(`/${[...holder, name].join('/')}`)) base = withValue(base, [...holder, name], value);
  return base;
}

/** Answers of the route under test; its fields share the request without options. */
const answered = new Map<string, ReturnType<typeof freshAnswer>>();

function answerTo(route: Route, field: OptionalField, input: unknown) {
  const key = `${field.part} ${JSON.stringify(input)}`,
    answer = answered.get(key) ?? freshAnswer(route, field, input);
  answered.set(key, answer);
  return answer;
}

async function freshAnswer(route: Route, field: OptionalField, input: unknown) {
  const { status, text } = await ask(service.app, route, { ...route.example, [field.part]: input } as never);
  const body = JSON.parse(text) as { details?: { problems?: { field: string }[] } } | null;
  return { status, text, body, fields: body?.details?.problems?.map((problem) => problem.field) ?? [] };
}

const acts = (field: OptionalField, values: readonly [unknown, unknown], one: unknown, other: unknown): boolean =>
  differences(one, other).some((found) => !isEcho(found, field.path[field.path.length - 1], values));

function saysNotApplied(body: unknown, pointer: string): boolean {
  const stated = (body as { options_not_applied?: { field: string }[] } | null)?.options_not_applied ?? [];
  return stated.some(({ field }) => field === pointer);
}

/** Objects with optional fields; these fields are separate entries. */
function isContainer(schema: JsonSchema): boolean {
  const inner = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])].filter((branch) => branch.properties !== undefined);
  return inner.some((branch) => Object.keys(branch.properties ?? {}).some((key) => !branch.required?.includes(key)));
}

/** Number of values that a schema allows, without null; undefined when it is not limited. */
function choices(schema: JsonSchema): number {
  if ('const' in schema || schema.type === 'null') return 1;
  return schema.enum ? schema.enum.filter((value) => value !== null).length : Infinity;
}

const includesText = (schema: JsonSchema): boolean =>
  JSON.stringify(schema).includes('"string"') && schema.enum === undefined;
