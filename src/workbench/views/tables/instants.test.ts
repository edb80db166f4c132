import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf, instantsOf } from './instants.js';

test('rule: a date is an instant at midnight, with a time of day at that; a day that does not exist is rejected', () => {
  assert.equal(instantOf('2024-02-29'), '2024-02-29T00:00:00Z');
  assert.equal(instantOf(' 2024-01-31T06:05 '), '2024-01-31T06:05:00Z');
  for (const text of ['2023-02-29', '2024-13-01', '2024-1-1', '31.12.2024', '', '2024-01-01T25:00'])
    assert.equal(instantOf(text), null, text);
});

test('rule: instants of a table include the end, step by the calendar, and are bounded', () => {
  assert.deepEqual(instantsOf('2024-01-01T00:00:00Z', '2024-01-03T00:00:00Z', 1, 'day'), [
    '2024-01-01T00:00:00Z',
    '2024-01-02T00:00:00Z',
    '2024-01-03T00:00:00Z',
  ]);
  assert.deepEqual(instantsOf('2024-01-31T00:00:00Z', '2024-04-30T00:00:00Z', 1, 'month'), [
    '2024-01-31T00:00:00Z',
    '2024-02-29T00:00:00Z',
    '2024-03-31T00:00:00Z',
    '2024-04-30T00:00:00Z',
  ]);
  assert.equal(instantsOf('2024-01-01T00:00:00Z', '2034-01-01T00:00:00Z', 1, 'minute', 50).length, 50);
  assert.deepEqual(instantsOf('2024-01-02T00:00:00Z', '2024-01-01T00:00:00Z', 1, 'day'), []);
});

test('regression: years before 0 are dates of a table', () => {
  assert.equal(instantOf('-0499-06-15'), '-0499-06-15T00:00:00Z');
  assert.equal(instantOf('-0499-02-30'), null);
  assert.deepEqual(instantsOf('-0499-06-15T00:00:00Z', '-0499-06-16T00:00:00Z', 1, 'day'), [
    '-0499-06-15T00:00:00Z',
    '-0499-06-16T00:00:00Z',
  ]);
});
