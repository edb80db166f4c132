import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaults, LISTED_FAULTS } from './explain.js';
import type { JsonSchema } from './json-schema.js';

/** The value, with every read of it counted. */
function counted(value: object): { value: object; reads: () => number } {
  let reads = 0;
  const wrap = (inner: object): object =>
    new Proxy(inner, {
      get(target, key, receiver) {
        reads++;
        const item = Reflect.get(target, key, receiver) as unknown;
        return typeof item === 'object' && item !== null ? wrap(item) : item;
      },
    });
  return { value: wrap(value), reads: () => reads };
}

const ITEM: JsonSchema = { type: 'object', properties: { a: { type: 'number' } }, additionalProperties: false };

test('rule: many unknown fields cost no more than the reported ones', () => {
  const flood = counted(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])));
  const { faults, complete } = findFaults(ITEM, flood.value);
  assert.deepEqual([faults.length, complete], [LISTED_FAULTS, false]);
  assert.ok(flood.reads() <= 2 * LISTED_FAULTS, `${flood.reads()} reads`);
});

test('rule: the search for faults ends, in long lists and in unions of unions', () => {
  const list = counted(Array.from({ length: 100_000 }, () => ({ a: 1 })));
  assert.deepEqual(findFaults({ type: 'array', items: ITEM }, list.value), { faults: [], complete: false });
  assert.ok(list.reads() < 100_000, `${list.reads()} reads`);
  let union: JsonSchema = { anyOf: [ITEM, { minimum: 3, type: 'number' }] };
  for (let i = 0; i < 12; i++)
    union = {
      anyOf: [
        { type: 'array', items: union },
        { type: 'array', items: union, minItems: 1 },
      ],
    };
  let value: unknown = { b: 1 };
  for (let i = 0; i < 12; i++) value = [value];
  const deep = counted(value as object);
  findFaults(union, deep.value);
  assert.ok(deep.reads() < 100_000, `${deep.reads()} reads`);
});

test('rule: too many items are reported without examining them', () => {
  const list = counted(new Array(100_000).fill('x'));
  const { faults } = findFaults({ type: 'array', maxItems: 3, items: ITEM }, list.value);
  assert.deepEqual(
    faults.map(({ keyword, field }) => [keyword, field]),
    [['maxItems', '']],
  );
  assert.ok(list.reads() < 10, `${list.reads()} reads`);
});
