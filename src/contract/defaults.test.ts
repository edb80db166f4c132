import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import { withDefaults } from './defaults.js';
import { defaulted, nullable, optionalOrNull, shape } from './fields.js';

const Part = shape('Part', { orb: defaulted(Type.Number(), 3), name: optionalOrNull(Type.String()) });
const Request = shape('Request', {
  kind: defaulted(Type.String(), 'both'),
  limit: defaulted(nullable(Type.Number()), null),
  count: Type.Number(),
  always: defaulted(Part, {}),
  sometimes: Type.Optional(Part),
});

test('rule: absent and null fields get the default of their schema, nested objects too', () => {
  assert.deepEqual(withDefaults(Request, { count: 2, sometimes: {} }), {
    count: 2,
    kind: 'both',
    limit: null,
    always: { orb: 3 },
    sometimes: { orb: 3 },
  });
});

test('rule: an optional object without a default stays absent, and a given value stays as it is', () => {
  const filled = withDefaults(Request, { count: 1, kind: 'one', always: { orb: 0, name: null } });
  assert.deepEqual(filled, { count: 1, kind: 'one', limit: null, always: { orb: 0, name: null } });
});

test('rule: a complete request is returned as it is, and a request is never changed', () => {
  const complete = withDefaults(Request, { count: 1 });
  assert.equal(withDefaults(Request, complete), complete);
  const given = Object.freeze({ count: 1, always: Object.freeze({}) });
  assert.equal(withDefaults(Request, given).always.orb, 3);
});
