import assert from 'node:assert/strict';
import { test } from 'node:test';
import { karakaNames, karakas } from './karakas.js';
import type { FifthKaraka, KarakaScheme } from './karakas.js';

/** Degrees in the sign falling in the order Saturn ... Sun, in different signs. */
const PLACES = { Sun: 31, Moon: 62, Mars: 93, Mercury: 124, Jupiter: 155, Venus: 186, Saturn: 217, Rahu: 255 };
const planets = (places: Readonly<Record<string, number>>, scheme: KarakaScheme = 7, fifth: FifthKaraka = 'pitri') =>
  karakas(places, scheme, fifth).assignments.map(({ planet }) => planet);

test('rule: the roles of eight are Atma, Amatya, Bhratri, Matri, Pitri, Putra, Gnati and Dara (Jaimini 1.1.10-18)', () => {
  const eight = ['Atma', 'Amatya', 'Bhratri', 'Matri', 'Pitri', 'Putra', 'Gnati', 'Dara'].map(
    (name) => `${name}karaka`,
  );
  assert.deepEqual(
    karakaNames(8, 'pitri').map((name) => name.replace('Bhratrikaraka', 'Bhratrikaraka')),
    eight,
  );
  assert.deepEqual(
    karakaNames(7, 'pitri'),
    eight.filter((name) => name !== 'Putrakaraka'),
  );
  assert.deepEqual(
    karakaNames(7, 'putra'),
    eight.filter((name) => name !== 'Pitrikaraka'),
  );
});

test('rule: planets rank by the degrees traversed in their signs, most first (BPHS 32.1-8)', () => {
  assert.deepEqual(planets(PLACES), ['Saturn', 'Venus', 'Jupiter', 'Mercury', 'Mars', 'Moon', 'Sun']);
  const [first, second] = karakas(PLACES, 7, 'pitri').assignments;
  assert.deepEqual(
    [first.name, first.rank, first.siderealDeg, first.degreeInSign, first.rankedDegree, first.isRahuInverted],
    ['Atmakaraka', 1, 217, 7, 7, false],
  );
  assert.deepEqual([second.name, second.rank], ['Amatyakaraka', 2]);
});

test('rule: Rahu counts the degrees to the end of its sign', () => {
  const { assignments } = karakas(PLACES, 8, 'pitri'),
    rahu = assignments[0];
  assert.deepEqual([rahu.planet, rahu.degreeInSign, rahu.rankedDegree, rahu.isRahuInverted], ['Rahu', 15, 15, true]);
  assert.equal(assignments.length, 8);
  assert.deepEqual(
    planets({ ...PLACES, Rahu: 269 }, 8).at(-1),
    'Rahu',
    'one degree to go; naturally weaker than the Sun',
  );
  assert.equal(planets({ ...PLACES, Rahu: 241 }, 8)[0], 'Rahu');
});

test('rule: of planets at equal degrees the naturally stronger ranks first, and the pair is reported (BPHS 27.14)', () => {
  const order = ['Sun', 'Moon', 'Venus', 'Jupiter', 'Mercury', 'Mars', 'Saturn'];
  const equal = { Sun: 5, Moon: 35, Mars: 65, Mercury: 95, Jupiter: 125, Venus: 155, Saturn: 185, Rahu: 235 };
  assert.deepEqual(planets(equal), order);
  assert.deepEqual(planets(equal, 8), [...order, 'Rahu']);
  assert.deepEqual(
    karakas(equal, 7, 'pitri').ties,
    order.slice(1).map((planet, i) => [order[i], planet]),
  );
  assert.deepEqual(karakas(PLACES, 7, 'pitri').ties, []);
});

test('rule: degrees within a billionth are equal, beyond it they are not', () => {
  assert.deepEqual(planets({ ...PLACES, Saturn: 216, Venus: 186 + 1e-10 }).slice(0, 1), ['Venus']);
  const { ties } = karakas({ ...PLACES, Saturn: 216 + 4e-10 }, 7, 'pitri');
  assert.deepEqual(ties, [['Venus', 'Saturn']]);
  assert.deepEqual(karakas({ ...PLACES, Saturn: 216 + 2e-9 }, 7, 'pitri').ties, []);
});

test('rule: longitudes are reduced to [0, 360)', () => {
  const [first] = karakas({ ...PLACES, Saturn: 217 - 720 }, 7, 'pitri').assignments;
  assert.deepEqual([first.planet, first.siderealDeg], ['Saturn', 217]);
});
