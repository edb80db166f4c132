import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventMoment } from '../../src/contract/route.js';
import { families } from '../../src/registry.js';
import { rowShape } from '../../src/transport/answer-rows.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';

const routes = families.flatMap((family) => family.routes);

const branchesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(branchesOf),
];
const memberOf = (schema: JsonSchema, name: string): JsonSchema | undefined =>
  branchesOf(schema)
    .map(({ properties = {} }) => properties[name])
    .find((found) => found !== undefined);
const listOf = (schema: JsonSchema, name: string | null): JsonSchema | undefined =>
  name === null ? schema : memberOf(schema, name);

/** The schemas of the rows of a list, also where its items have several shapes. */
const rowsOf = (list: JsonSchema): JsonSchema[] => {
  const row = rowShape(list);
  const items = list.items as JsonSchema | undefined;
  return row === null ? (items?.anyOf ?? []).slice() : [row];
};

const hasField = (schema: JsonSchema, path: string): boolean => {
  let node: JsonSchema | undefined = schema;
  for (const name of path.split('.')) node = node && memberOf(node, name);
  return node !== undefined;
};

test('property: the table of a route is a list of records of its answer', () => {
  for (const { path, response, table } of routes) {
    if (table === undefined) continue;
    const list = listOf(response as JsonSchema, table.list);
    assert.ok(list !== undefined && rowShape(list) !== null, path);
  }
});

test('property: the moments of a calendar are fields of the events of its answer', () => {
  for (const { path, response, calendar } of routes) {
    if (calendar === undefined) continue;
    const { list, within, moments = [], own = [] } = calendar;
    const schema = response as JsonSchema;
    assert.ok(moments.length + own.length > 0, path);
    const isField = (shapes: readonly JsonSchema[]) => (moment: EventMoment) => {
      for (const field of [moment.begin, moment.end ?? moment.begin])
        assert.ok(
          shapes.some((shape) => hasField(shape, field)),
          `${path}: ${field}`,
        );
    };
    own.forEach(isField([schema]));
    if (moments.length === 0) continue;
    const rows = rowsOf(listOf(schema, list) ?? {});
    const events = within === undefined ? rows : rows.flatMap((row) => rowsOf(memberOf(row, within) ?? {}));
    moments.forEach(isField(events));
  }
});
