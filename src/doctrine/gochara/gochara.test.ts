import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { eligibleBlockers, transitOf } from './gochara.js';
import { isExempt, resultVerse, VEDHA } from './tables.js';

/** A sky in which a planet is in a house from the Moon in Aries, and others where given. */
const sky = (houses: Partial<Record<Graha, number>>): Map<Graha, number> =>
  new Map(Object.entries(houses).map(([planet, house]) => [planet as Graha, house - 1]));
const statusOf = (planet: Graha, houses: Partial<Record<Graha, number>>) =>
  transitOf(planet, 0, sky(houses), 'phaladeepika', 'ordinary').status;
const ELSEWHERE = { Sun: 1, Moon: 2, Mars: 1, Mercury: 3, Jupiter: 1, Venus: 6, Saturn: 1 } as const;

test('rule: favourable houses from the Moon are those of Phaladeepika 26.2', () => {
  const houses = (planet: Graha) => [...VEDHA.phaladeepika[planet].keys()].sort((a, b) => a - b);
  assert.deepEqual(houses('Sun'), [3, 6, 10, 11]);
  assert.deepEqual(houses('Moon'), [1, 3, 6, 7, 10, 11]);
  assert.deepEqual(
    [houses('Mars'), houses('Saturn')],
    [
      [3, 6, 11],
      [3, 6, 11],
    ],
  );
  assert.deepEqual(houses('Mercury'), [2, 4, 6, 8, 10, 11]);
  assert.deepEqual(houses('Jupiter'), [2, 5, 7, 9, 11]);
  assert.deepEqual(houses('Venus'), [1, 2, 3, 4, 5, 8, 9, 11, 12]);
});

test('rule: a planet in the house of vedha obstructs, in another house it does not (Phaladeepika 26.3)', () => {
  assert.equal(statusOf('Sun', { ...ELSEWHERE, Sun: 3, Jupiter: 9 }), 'blocked');
  assert.equal(statusOf('Sun', { ...ELSEWHERE, Sun: 3, Jupiter: 8 }), 'unobstructed');
  assert.equal(statusOf('Sun', { ...ELSEWHERE, Sun: 4 }), 'notApplicable');
});

test('rule: the Sun and Saturn, the Moon and Mercury do not obstruct each other', () => {
  assert.equal(statusOf('Sun', { ...ELSEWHERE, Sun: 3, Saturn: 9 }), 'unobstructed');
  assert.equal(statusOf('Mercury', { ...ELSEWHERE, Mercury: 2, Moon: 5 }), 'unobstructed');
  const pairs = GRAHAS.flatMap((a) => GRAHAS.filter((b) => isExempt(a, b)).map((b) => `${a} ${b}`));
  assert.deepEqual(pairs.sort(), ['Mercury Moon', 'Moon Mercury', 'Saturn Sun', 'Sun Saturn']);
  assert.deepEqual(eligibleBlockers('Moon'), ['Sun', 'Mars', 'Jupiter', 'Venus', 'Saturn']);
});

test('rule: an unknown planet leaves the verdict incomplete, unless a known one obstructs', () => {
  assert.equal(statusOf('Sun', { Sun: 3, Jupiter: 8 }), 'incomplete');
  assert.equal(statusOf('Sun', { Sun: 3, Jupiter: 9 }), 'blocked');
  const complete = { ...ELSEWHERE, Sun: 3 } as Partial<Record<Graha, number>>;
  delete complete.Saturn;
  assert.equal(statusOf('Sun', complete), 'unobstructed');
});

test('rule: Venus in the eleventh and twelfth is obstructed from the third and sixth, or from the sixth and third (Muhurta Chintamani)', () => {
  const of = (reading: 'phaladeepika' | 'muhurtaChintamani') =>
    [11, 12].map((house) => VEDHA[reading].Venus.get(house));
  assert.deepEqual(of('phaladeepika'), [3, 6]);
  assert.deepEqual(of('muhurtaChintamani'), [6, 3]);
  for (const planet of GRAHAS)
    if (planet !== 'Venus') assert.deepEqual(VEDHA.phaladeepika[planet], VEDHA.muhurtaChintamani[planet]);
});

test('rule: without vedha a favourable house stays undecided', () => {
  assert.equal(
    transitOf('Sun', 0, sky({ Sun: 3, Jupiter: 9 }), 'phaladeepika', 'baselineOnly').status,
    'omittedByPolicy',
  );
});

test('rule: verses with the results of the houses (Phaladeepika 26.9-23)', () => {
  assert.deepEqual([resultVerse('Sun', 4), resultVerse('Sun', 5), resultVerse('Sun', 9)], [9, 10, 11]);
  assert.deepEqual(
    [resultVerse('Mars', 5), resultVerse('Mars', 10), resultVerse('Saturn', 8), resultVerse('Saturn', 9)],
    [14, 16, 22, 23],
  );
});
