import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseFrom, isAshtama, isKantaka, phasesOf, sadeSatiPhase } from './sade-sati.js';

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

test('rule: Saturn is in the seven and a half years in the twelfth, first and second sign from the Moon', () => {
  assert.deepEqual(
    HOUSES.filter((house) => sadeSatiPhase(house) !== null),
    [1, 2, 12],
  );
  assert.deepEqual([12, 1, 2].map(sadeSatiPhase), ['rising', 'peak', 'setting']);
});

test('rule: ashtama is the eighth; kantaka the fourth, or the angles', () => {
  assert.deepEqual(HOUSES.filter(isAshtama), [8]);
  assert.deepEqual(
    HOUSES.filter((house) => isKantaka(house, 'fourth')),
    [4],
  );
  assert.deepEqual(
    HOUSES.filter((house) => isKantaka(house, 'angles')),
    [1, 4, 7, 10],
  );
  assert.deepEqual(phasesOf(1, 'angles'), ['peak', 'kantaka']);
  assert.deepEqual(phasesOf(8, 'fourth'), ['ashtama']);
  assert.deepEqual(phasesOf(3, 'angles'), []);
});

test('rule: houses count whole signs through Pisces', () => {
  assert.deepEqual([houseFrom(11, 0), houseFrom(11, 11), houseFrom(0, 11)], [2, 1, 12]);
});
