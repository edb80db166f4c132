import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { essentialState } from './essential.js';
import { CLASSICAL_PLANETS } from './planets.js';
import type { DignityPlanet } from './planets.js';

const at = (planet: DignityPlanet, longitudeDeg: number, isDay = true) =>
  essentialState({ planet, longitudeDeg, isDay });
const kinds = (planet: DignityPlanet, longitudeDeg: number, isDay = true): string[] =>
  at(planet, longitudeDeg, isDay).components.flatMap(({ kind, matched }) => (matched ? [kind] : []));

test('validation: scores of the dignities (Lilly, Christian Astrology, p. 115)', () => {
  // Each row: planet, longitude, leading dignity, its score.
  const rows: [DignityPlanet, number, string, number][] = [
    ['Sun', 125, 'domicile', 5],
    ['Sun', 5, 'exaltation', 4],
    ['Jupiter', 215, 'peregrine', 0],
    ['Sun', 245, 'triplicity', 3],
    ['Mercury', 15, 'bound', 2],
    ['Mars', 5, 'domicile', 5],
    ['Sun', 105, 'peregrine', 0],
    ['Saturn', 145, 'detriment', -5],
    ['Sun', 185, 'fall', -4],
    ['Moon', 115, 'domicile', 5],
  ];
  for (const [planet, longitude, kind, score] of rows) {
    const found = at(planet, longitude);
    assert.deepEqual([found.leading.kind, found.score], [kind, score], `${planet} ${longitude}`);
  }
});

test('rule: a face alone scores 1', () => {
  // The first face of Taurus belongs to Mercury, whose bound there begins at 8 degrees.
  const mercury = at('Mercury', 31);
  assert.deepEqual([kinds('Mercury', 31), mercury.leading.kind, mercury.score], [['face'], 'face', 1]);
});

test('rule: a debility leads only if there is no dignity, and a peregrine planet can also be in detriment or fall', () => {
  // The Sun in Aquarius by day: detriment, and no dignity at 1 degree.
  assert.deepEqual(kinds('Sun', 301), ['detriment', 'peregrine']);
  assert.equal(at('Sun', 301).leading.kind, 'detriment');
  // Mercury in its detriment Sagittarius has a bound there (17 to 21 degrees).
  assert.deepEqual(kinds('Mercury', 258), ['bound', 'detriment']);
  assert.equal(at('Mercury', 258).score, 2);
});

test('rule: the sum of Lilly adds dignities and debilities, and counts a peregrine planet as -5', () => {
  const sum = (planet: DignityPlanet, longitudeDeg: number, isDay = true) =>
    essentialState({ planet, longitudeDeg, isDay, triplicity: 'lilly', scoring: 'lillySum' }).score;
  // Bound 2 and detriment -5; detriment -5 and peregrine -5; domicile 5 and triplicity 3.
  assert.equal(sum('Mercury', 258), -3);
  assert.equal(sum('Sun', 301), -10);
  assert.equal(sum('Sun', 125), 8);
});

test('rule: the policy decides which rulers of the triplicity count', () => {
  const fire = (planet: DignityPlanet, isDay: boolean, triplicity: 'sectRuler' | 'allThree' | 'lilly') =>
    essentialState({ planet, longitudeDeg: 245, isDay, triplicity }).components[2].matched;
  const matched = (isDay: boolean, policy: 'sectRuler' | 'allThree' | 'lilly') =>
    CLASSICAL_PLANETS.filter((planet) => fire(planet, isDay, policy));
  assert.deepEqual(matched(true, 'sectRuler'), ['Sun']);
  assert.deepEqual(matched(false, 'sectRuler'), ['Jupiter']);
  assert.deepEqual(matched(true, 'allThree'), ['Sun', 'Jupiter', 'Saturn']);
  assert.deepEqual(matched(true, 'lilly'), ['Sun']);
  // Water by night: Mars for both; by day Venus for Dorotheus and Mars for Lilly.
  const water = (triplicity: 'sectRuler' | 'lilly') =>
    essentialState({ planet: 'Mars', longitudeDeg: 95, isDay: true, triplicity }).components[2];
  assert.deepEqual([water('sectRuler').ruler, water('sectRuler').matched], ['Venus', false]);
  assert.deepEqual([water('lilly').ruler, water('lilly').matched], ['Mars', true]);
});

test('property: exactly one planet has each of domicile, bound and face, and the leading component matches', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), fc.boolean(), (longitude, isDay) => {
      const states = CLASSICAL_PLANETS.map((planet) => at(planet, longitude, isDay));
      for (const index of [0, 2, 3, 4])
        assert.equal(states.filter(({ components }) => components[index].matched).length, 1);
      for (const { components, leading, signIndex } of states) {
        assert.equal(signIndex, Math.floor(longitude / 30));
        assert.ok(leading.matched);
        assert.equal(
          components[7].matched,
          components.slice(0, 5).every(({ matched }) => !matched),
        );
      }
    }),
  );
});
