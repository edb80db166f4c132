import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import { defaulted, optionalOrNull, shape } from './fields.js';
import { statingInertOptions } from './inert-options.js';

const Part = shape('Part', { scoring: defaulted(Type.String(), 'sum') });
const Request = shape('Request', { policy: optionalOrNull(shape('Policy', { essential: defaulted(Part, {}) })) });
const OPTIONS = [{ field: '/policy/essential/scoring', reason: 'no scores here' }];

/** The fields that an answer to a body lists as without effect. */
const listed = (body: object): string[] =>
  (
    statingInertOptions(Request, OPTIONS, body, {}) as { options_not_applied?: { field: string }[] }
  ).options_not_applied?.map(({ field }) => field) ?? [];

test('rule: a field that equals its default is not listed, also in an object that may be null', () => {
  assert.deepEqual(listed({}), []);
  assert.deepEqual(listed({ policy: null }), []);
  assert.deepEqual(listed({ policy: { essential: { scoring: 'sum' } } }), []);
});

test('rule: a field with another value than its default is listed with the reason', () => {
  assert.deepEqual(listed({ policy: { essential: { scoring: 'highest' } } }), ['/policy/essential/scoring']);
});
