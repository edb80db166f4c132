import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHALDEAN_ORDER, CLASSICAL_PLANETS } from '../dignity/planets.js';
import { COINCIDENCE_YEARS, orbYear } from './orb.js';
import type { OrbCycle } from './orb.js';

const years = (count: number, cycle: OrbCycle) => Array.from({ length: count }, (_, i) => orbYear(i + 1, cycle));

test('validation: lords of 26 years from the Sun, restarted every twelve years (Bonatti 9, Schoener)', () => {
  const found = years(26, { birthPlanet: 'Sun', kind: 'singleCycle' });
  const twelve = 'Sun Venus Mercury Moon Saturn Jupiter Mars Sun Venus Mercury Moon Saturn';
  assert.equal(found.map(({ planet }) => planet).join(' '), `${twelve} ${twelve} Sun Venus`);
  assert.deepEqual(
    [0, 7, 5].map((i) => found[i].yearsUntilNext),
    [7, 5, 12],
  );
  assert.deepEqual(
    [0, 6, 7, 11, 12, 19, 24].map((i) => [found[i].houseRound, found[i].planetRound]),
    [
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 2],
      [2, 3],
      [2, 4],
      [3, 5],
    ],
  );
  assert.deepEqual(
    found.filter(({ isCoincidence }) => isCoincidence).map(({ year }) => year),
    [1, 13, 25],
  );
});

test('property: planets and houses advance each year and coincide every 84 years', () => {
  assert.equal(COINCIDENCE_YEARS, 84);
  for (const birthPlanet of CLASSICAL_PLANETS) {
    const found = years(200, { birthPlanet, kind: 'continuousLoop' });
    found.forEach(({ year, planet, chaldeanIndex, house, houseRound, planetRound, isCoincidence, yearsUntilNext }) => {
      assert.equal(planet, CHALDEAN_ORDER[chaldeanIndex]);
      assert.equal(chaldeanIndex, (CHALDEAN_ORDER.indexOf(birthPlanet) + year - 1) % 7);
      assert.deepEqual([house, houseRound], [((year - 1) % 12) + 1, Math.ceil(year / 12)]);
      assert.equal(planetRound, Math.ceil(year / 7));
      assert.equal(isCoincidence, year % 84 === 1);
      assert.equal(yearsUntilNext, 7);
    });
  }
});
