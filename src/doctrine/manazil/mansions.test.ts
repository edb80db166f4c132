import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MANSION_SPAN_DEG, mansionAt, mansionIn, MANSIONS, sourceOf, TRADITIONS } from './mansions.js';

test('rule: 28 equal mansions, each of which includes its first degree and excludes its last', () => {
  assert.equal(MANSION_SPAN_DEG * 28, 360);
  for (let k = 0; k < 28; k++) {
    const start = (k * 90) / 7;
    assert.deepEqual(mansionAt(start), { index: k + 1, degreesIn: 0 });
    assert.equal(mansionAt(start + 6).index, k + 1);
    assert.ok(Math.abs(mansionAt(start + 6).degreesIn - 6) < 1e-9);
    if (k > 0) assert.equal(mansionAt(start - 1e-12 * start).index, k);
  }
  assert.equal(mansionAt(359.99999999999994).index, 28);
});

test('rule: the index of a mansion is its position in the table, and the table has the significations of al-Biruni', () => {
  MANSIONS.forEach((mansion, i) => {
    assert.equal(mansion.index, i + 1);
    assert.deepEqual(mansionIn(i + 1, 'alBiruni'), mansion);
  });
});

test('validation: a mansion of each tradition (sources in traditions.ts), and a different source for each', () => {
  assert.match(mansionIn(3, 'agrippa').signification, /alchemists/);
  assert.match(mansionIn(14, 'ibnAlarabi').signification, /al-Nur/);
  assert.match(mansionIn(10, 'picatrix').signification, /head of a lion/);
  assert.match(mansionIn(15, 'abenragel').signification, /wells/);
  assert.equal(new Set(TRADITIONS.map(sourceOf)).size, TRADITIONS.length);
});
