import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonSchema } from './json-schema.js';
import { prepareSchema } from './prepare-schema.js';
import { createAjv } from './validator.js';

const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'nullable object': {
    anyOf: [{ type: 'object', properties: { a: { type: 'number' } }, additionalProperties: false }, { type: 'null' }],
  },
  'text or number': {
    anyOf: [
      { type: 'string', minLength: 2 },
      { type: 'integer', minimum: 3 },
    ],
  },
  kinds: {
    anyOf: [
      { type: 'object', properties: { kind: { const: 'a' }, x: { type: 'number' } }, required: ['kind', 'x'] },
      { type: 'object', properties: { kind: { enum: ['b', 'c'] } }, required: ['kind'] },
      { type: 'null' },
    ],
  },
  literals: { anyOf: [{ const: 'a' }, { const: 1 }, { enum: [null, true] }] },
  'kinds that overlap': {
    anyOf: [
      { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] },
      { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] },
    ],
  },
  'a field of one branch': {
    anyOf: [
      { type: 'object', properties: { a: { type: 'number' } }, additionalProperties: false },
      { type: 'object', properties: { a: {}, kind: {} }, required: ['kind'], additionalProperties: false },
    ],
  },
  'without types': { anyOf: [{ minimum: 3 }, { type: 'string' }] },
  'inside a list': {
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'number' } }] },
  },
};
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  2,
  3,
  4.5,
  '',
  'a',
  'ab',
  [],
  {},
  ['a'],
  ['a', [1]],
  [['x']],
  { a: 1 },
  { a: 'x' },
  { b: 1 },
  { kind: 'a' },
  { kind: 'a', x: 1 },
  { kind: 'a', x: 'y' },
  { kind: 'b' },
  { kind: 'd' },
  { kind: 1 },
];

test('rule: a prepared schema admits exactly the values of the schema', () => {
  const ajv = createAjv(false);
  ajv.opts.strictTypes = false;
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const before = ajv.compile(schema),
      after = ajv.compile(prepareSchema(schema));
    for (const value of VALUES) assert.equal(after(value), before(value), `${name}: ${JSON.stringify(value)}`);
  }
});

test('rule: a union becomes a decision when type or property determines the branch, otherwise it stays a union', () => {
  for (const name of ['nullable object', 'text or number', 'kinds'])
    assert.equal(prepareSchema(SCHEMAS[name]).anyOf, undefined, name);
  for (const name of ['kinds that overlap', 'without types']) assert.ok(prepareSchema(SCHEMAS[name]).anyOf, name);
});
