import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepped } from './time-step.js';

test('rule: minutes to weeks are lengths of time; months and years keep the day of the calendar, or its last', () => {
  assert.equal(stepped('1990-06-15T13:30:00+00:00', 90, 'minute'), '1990-06-15T15:00:00Z');
  assert.equal(stepped('1990-06-15T13:30:00Z', -1, 'week'), '1990-06-08T13:30:00Z');
  assert.equal(stepped('1990-12-31T13:30:00Z', 2, 'month'), '1991-02-28T13:30:00Z');
  assert.equal(stepped('2024-02-29T00:00:00Z', 1, 'year'), '2025-02-28T00:00:00Z');
  assert.equal(stepped('2024-02-29T00:00:00Z', -4, 'year'), '2020-02-29T00:00:00Z');
});
