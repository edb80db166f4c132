import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { mansionBulk, mansionInTradition, mansionPosition } from './manazil.js';
import { mansionAt, mansionIn, MANSIONS, TRADITIONS } from '../../../doctrine/manazil/mansions.js';
import { TRADITIONS_BY_WORD } from './wire-words.js';
import type { TraditionWord } from './wire-words.js';

let engine: Engine;
before(() => {
  engine = sharedEngine();
});

test('rule: 28 equal mansions, each of which includes its first degree and excludes its last', () => {
  for (let k = 0; k < 28; k++) {
    const start = (k * 90) / 7;
    assert.deepEqual(mansionAt(start), { index: k + 1, degreesIn: 0 });
    if (k > 0) assert.equal(mansionAt(start - 1e-12 * start).index, k);
  }
  assert.equal(mansionAt(359.99999999999994).index, 28);
});

test('rule: a tradition changes only nature and signification', () => {
  for (const tradition of TRADITIONS) {
    for (let index = 1; index <= 28; index++) {
      const mansion = mansionIn(index, tradition),
        plain = MANSIONS[index - 1];
      assert.deepEqual(
        [mansion.index, mansion.arabicName, mansion.latinName, mansion.star],
        [index, plain.arabicName, plain.latinName, plain.star],
      );
      assert.ok(['Fortunate', 'Unfortunate', 'Mixed'].includes(mansion.nature) && mansion.signification.length > 0);
    }
  }
  for (const tradition of Object.keys(TRADITIONS_BY_WORD) as TraditionWord[]) {
    for (const longitude of [0, 12.9, 123.4, 359]) {
      assert.equal(
        mansionPosition(engine, { longitude, tradition }).result.mansion.index,
        mansionPosition(engine, { longitude }).result.mansion.index,
      );
    }
  }
  assert.match(mansionInTradition({ tradition: 'agrippa', mansion_index: 3 }).signification, /alchemists/);
  assert.match(mansionInTradition({ tradition: 'ibn_alarabi', mansion_index: 14 }).signification, /al-Nur/);
});

test('rule: the sidereal mode requires jd_ut and reports its ayanamsa; the tropical mode subtracts none', () => {
  assert.throws(
    () => mansionPosition(engine, { longitude: 10, mode: 'sidereal' }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/jd_ut',
  );
  const sidereal = mansionPosition(engine, {
    longitude: 10,
    mode: 'sidereal',
    jd_ut: 2451545,
    ayanamsa_system: 'Raman',
    ayanamsa_mode: 'mean',
  });
  assert.deepEqual([sidereal.provenance.ayanamsa_system, sidereal.provenance.ayanamsa_mode], ['Raman', 'mean']);
  assert.ok(Math.abs(sidereal.result.computation_longitude - (370 - 22.410791)) < 1e-5);
  assert.deepEqual([sidereal.result.longitude, sidereal.result.mansion.index], [10, 28]);
  const tropical = mansionPosition(engine, { longitude: -10, jd_ut: 2451545 });
  assert.deepEqual(
    [tropical.provenance.ayanamsa_system, tropical.provenance.normalized_longitude, tropical.result.longitude],
    [null, 350, -10],
  );
});

test('rule: names of a bulk request are trimmed and must not be blank or repeated', () => {
  assert.deepEqual(Object.keys(mansionBulk(engine, { positions: { ' Sun ': 1, Moon: 2 } }).results), ['Sun', 'Moon']);
  for (const positions of [{ ' ': 1 }, { Sun: 1, ' Sun': 2 }] as Record<string, number>[])
    assert.throws(() => mansionBulk(engine, { positions }), InvalidInput);
});
