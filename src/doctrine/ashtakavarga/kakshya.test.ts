import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GRAHAS } from '../vedic-dignity/tables.js';
import { bhinnashtakavarga } from './ashtakavarga.js';
import type { ContributorSigns } from './ashtakavarga.js';
import { kakshyaTransit } from './kakshya.js';
import { shodhyaPinda } from './pinda.js';
import { CONTRIBUTORS } from './tables.js';

const allIn = (sign: number): ContributorSigns =>
  Object.fromEntries(CONTRIBUTORS.map((name) => [name, sign])) as unknown as ContributorSigns;
const drawnSigns = fc
  .tuple(...CONTRIBUTORS.map(() => fc.nat(11)))
  .map((signs) => Object.fromEntries(CONTRIBUTORS.map((name, i) => [name, signs[i]])) as unknown as ContributorSigns);

test('rule: kakshyas belong to Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Lagna (Jataka Parijata 2.71), half-open', () => {
  const lords = Array.from({ length: 8 }, (_, i) => kakshyaTransit('Sun', 60 + 3.75 * i, allIn(0)).lord);
  assert.deepEqual(lords, ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Lagna']);
  assert.equal(kakshyaTransit('Sun', 63.75 - 1e-9, allIn(0)).lord, 'Saturn');
  assert.equal(kakshyaTransit('Sun', 90 - 1e-9, allIn(0)).lord, 'Lagna');
  assert.equal(kakshyaTransit('Sun', 90, allIn(0)).signIndex, 3);
});

test('rule: a transit is supported when the lord of its kakshya gives a rekha in the sign (BPHS ch. 66: the Sun from Saturn)', () => {
  // Saturn in Aries gives the Sun rekhas in houses 1 2 4 7 8 9 10 11.
  const supported = Array.from({ length: 12 }, (_, sign) =>
    kakshyaTransit('Sun', 30 * sign, allIn(0)).lordContributes ? sign + 1 : 0,
  );
  assert.deepEqual(
    supported.filter((house) => house > 0),
    [1, 2, 4, 7, 8, 9, 10, 11],
  );
});

test('property: the lords of the eight kakshyas of a sign that give a rekha are as many as its rekhas', () => {
  fc.assert(
    fc.property(drawnSigns, fc.constantFrom(...GRAHAS), fc.nat(11), (signs, planet, sign) => {
      const parts = Array.from({ length: 8 }, (_, i) => kakshyaTransit(planet, 30 * sign + 3.75 * i + 1, signs));
      const given = parts.filter(({ lordContributes }) => lordContributes).length;
      assert.equal(given, bhinnashtakavarga(planet, signs)[sign]);
      assert.equal(given, parts[0].signRekhas);
    }),
    { seed: 20261124 },
  );
});

test('rule: one rekha in a sign counts 7 10 8 4 10 5 7 8 9 5 11 12 in the rasi pinda (BPHS 69.1-2)', () => {
  const signs = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0 };
  const single = (at: number) => Array.from({ length: 12 }, (_, sign) => (sign === at ? 1 : 0));
  assert.deepEqual(
    Array.from({ length: 12 }, (_, sign) => shodhyaPinda(single(sign), signs).rasi),
    [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12],
  );
});

test('rule: a rekha in the sign of a planet counts 5 5 8 5 10 7 5 for Sun ... Saturn in the graha pinda (BPHS 69.3)', () => {
  const row = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const multipliers = GRAHAS.map((planet) => {
    const signs = { Sun: 1, Moon: 1, Mars: 1, Mercury: 1, Jupiter: 1, Venus: 1, Saturn: 1, [planet]: 0 };
    const pinda = shodhyaPinda(row, signs);
    assert.equal(pinda.sum, pinda.rasi + pinda.graha);
    return pinda.graha;
  });
  assert.deepEqual(multipliers, [5, 5, 8, 5, 10, 7, 5]);
});
