import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { yogaChart } from './chart.js';
import {
  angularLordsWithTrinal,
  exaltedNavamsaRelief,
  fifthAndNinthLords,
  fifthHouseWealth,
  fifthLordInKendra,
  jupiterInNinth,
  lagnaWealth,
  lordsInNinth,
  navamsaLordRelief,
} from './extended.js';
import type { ExtendedBranch } from './extended.js';

const chart = (deg: Partial<Record<Graha, number>>, lagna: number) =>
  yogaChart(
    { ...(Object.fromEntries(GRAHAS.map((planet) => [planet, 45])) as Record<Graha, number>), ...deg },
    30 * lagna + 5,
    new Map(),
    {
      moonBenefic: 'paksha',
      mercuryBenefic: 'conditional',
      mahapurushaReference: 'lagna',
      gajakesari: 'parashara',
      budhadityaCombustionCancels: false,
      viparita: 'phaladeepika',
      akriti: 'exact',
      parivartana: 'ownedHouses',
    },
  );
const satisfied = (branches: readonly ExtendedBranch[]): string[] =>
  branches.filter((branch) => branch.satisfied).map(({ id }) => id);

test('rule: Jataka Parijata 7.14: the lord of the navamsa of the debilitated planet in a kendra or trikona, with a movable Lagna', () => {
  // Sun at 15 Libra: navamsa 5 from Libra, Aquarius, so Saturn; Saturn in Aries is in the tenth of Cancer.
  const relief = navamsaLordRelief(chart({ Sun: 195, Saturn: 10 }, 3));
  assert.ok(satisfied(relief).includes('Sun.movableLagna'));
  assert.deepEqual(navamsaLordRelief(chart({}, 3)), []);
  assert.ok(!satisfied(navamsaLordRelief(chart({ Sun: 195, Saturn: 130 }, 3))).includes('Sun.movableLagna'));
});

test('rule: Raman 252: all debilitated planets are exalted in the navamsa', () => {
  // Sun at 21 Libra is in the seventh navamsa, Aries; at 15 Libra in Aquarius.
  assert.deepEqual(satisfied(exaltedNavamsaRelief(chart({ Sun: 201 }, 3))), ['allDebilitatedBodies']);
  assert.deepEqual(satisfied(exaltedNavamsaRelief(chart({ Sun: 195 }, 3))), []);
  assert.deepEqual(exaltedNavamsaRelief(chart({}, 3)), []);
});

test('rule: BPHS 41.2: Venus in its own sign in the fifth and Mars in the eleventh', () => {
  // Capricorn rises: Taurus is the fifth, Scorpio the eleventh.
  assert.deepEqual(satisfied(fifthHouseWealth(chart({ Venus: 45, Mars: 220 }, 9), 'Venus', ['Mars'])), [
    'allOccupants',
  ]);
  assert.deepEqual(satisfied(fifthHouseWealth(chart({ Venus: 45, Mars: 200 }, 9), 'Venus', ['Mars'])), []);
});

test('rule: BPHS 41.9: the Sun in Leo in the Lagna, joined or aspected by Mars and Jupiter', () => {
  const verse = (mars: number, jupiter: number) =>
    satisfied(lagnaWealth(chart({ Sun: 130, Mars: mars, Jupiter: jupiter }, 4), 'Sun', ['Mars', 'Jupiter']));
  assert.deepEqual(verse(130, 130), ['conjunction.conjunction']);
  assert.deepEqual(verse(130, 10), ['conjunction.aspect'], 'Jupiter in Aries aspects its fifth');
  assert.deepEqual(
    verse(40, 250),
    ['aspect.aspect'],
    'Mars in Taurus aspects its fourth, Jupiter in Sagittarius its ninth',
  );
  assert.deepEqual(verse(130, 100), []);
});

test('rule: BPHS 39.33-39: relations of the lords of the fifth, ninth, fourth, tenth and first', () => {
  // Aries rises: lords 1 Mars, 4 Moon, 5 Sun, 9 Jupiter, 10 Saturn.
  assert.deepEqual(satisfied(fifthAndNinthLords(chart({ Sun: 10, Jupiter: 190 }, 0))), ['mutualAspect', 'opposition']);
  assert.deepEqual(satisfied(fifthAndNinthLords(chart({ Sun: 10, Jupiter: 20 }, 0))), ['conjunction']);
  const ninth = { Sun: 250, Saturn: 250, Moon: 250, Mars: 250 };
  assert.deepEqual(satisfied(lordsInNinth(chart(ninth, 0))), ['allRolesInNinth']);
  assert.deepEqual(satisfied(lordsInNinth(chart({ ...ninth, Mars: 10 }, 0))), []);
  assert.deepEqual(satisfied(angularLordsWithTrinal(chart({ Moon: 100, Sun: 100, Saturn: 200, Jupiter: 230 }, 0))), [
    'L4_L5',
  ]);
  assert.deepEqual(satisfied(fifthLordInKendra(chart({ Sun: 10, Mars: 10, Jupiter: 40 }, 0))), ['L5_L1']);
  assert.deepEqual(satisfied(fifthLordInKendra(chart({ Sun: 70, Mars: 70, Jupiter: 40 }, 0))), []);
  assert.deepEqual(satisfied(jupiterInNinth(chart({ Jupiter: 250, Venus: 250 }, 0))), ['Venus']);
  assert.deepEqual(satisfied(jupiterInNinth(chart({ Jupiter: 250, Sun: 250 }, 0))), ['L5']);
});
