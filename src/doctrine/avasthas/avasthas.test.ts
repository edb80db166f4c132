import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { AvasthaChart } from './chart.js';
import type { AvasthaInput } from './chart.js';
import { ghatiOf, posture, valueOfSound } from './sayanadi.js';
import { baladi, deeptadi, jagradadi, lajjitadi } from './states.js';

/** Planets in different signs, without aspects between most. */
const PLACES: Record<Graha, number> = {
  Sun: 130,
  Moon: 230,
  Mars: 70,
  Mercury: 100,
  Jupiter: 5,
  Venus: 185,
  Saturn: 310,
};
const chart = (places: Partial<Record<Graha, number>> = {}, more: Partial<AvasthaInput> = {}) =>
  new AvasthaChart({
    longitudes: { ...PLACES, ...places },
    lagnaDeg: 0,
    nodes: new Map(),
    scheme: 'natural',
    combustionOrbs: 'direct',
    retrograde: new Set(),
    ...more,
  });

test('rule: ages take six degrees each, forwards in odd signs and backwards in even ones (BPHS 45.3)', () => {
  const ages = (from: number) => [0, 6, 12, 18, 24].map((degree) => baladi(chart({ Mars: from + degree }), 'Mars'));
  assert.deepEqual(ages(60), ['bala', 'kumara', 'yuva', 'vriddha', 'mrita']);
  assert.deepEqual(ages(90), ['mrita', 'vriddha', 'yuva', 'kumara', 'bala']);
});

test('rule: awake in the own sign or exalted, dreaming with friends and neutrals, asleep with enemies or debilitated (BPHS 45.5)', () => {
  const state = (planet: Graha, degrees: number) => jagradadi(chart({ [planet]: degrees }), planet).state;
  assert.deepEqual([state('Mars', 5), state('Mars', 275)], ['jagrat', 'jagrat']);
  assert.deepEqual([state('Mars', 125), state('Mars', 185)], ['swapna', 'swapna']);
  assert.deepEqual([state('Mars', 65), state('Mars', 95)], ['sushupti', 'sushupti']);
});

test('rule: the moods of Parashara: combust, exalted, own, with a malefic, then the compound relation (BPHS 45.7-10)', () => {
  const cause = (places: Partial<Record<Graha, number>>, planet: Graha) =>
    deeptadi(chart(places), planet, 'bphs').cause;
  assert.equal(cause({ Saturn: 195 }, 'Saturn'), 'exaltation');
  assert.equal(cause({ Saturn: 195, Sun: 209 }, 'Saturn'), 'combust');
  assert.equal(cause({ Saturn: 195, Sun: 211 }, 'Saturn'), 'exaltation');
  assert.equal(cause({ Jupiter: 245 }, 'Jupiter'), 'ownSign');
  assert.equal(cause({ Jupiter: 65, Mars: 75 }, 'Jupiter'), 'withMalefic');
  // Jupiter in Gemini: Mercury, a natural enemy, is in the next sign, a temporary friend.
  assert.equal(cause({ Jupiter: 65, Mars: 155, Mercury: 100 }, 'Jupiter'), 'sama');
});

test('rule: the other works put debilitation and defeat before combustion', () => {
  const near = chart({ Mars: 95, Sun: 100 });
  assert.equal(deeptadi(near, 'Mars', 'saravali').cause, 'debilitation');
  const war = chart({ Mercury: 140.5, Jupiter: 140 });
  assert.equal(deeptadi(war, 'Mercury', 'phaladeepika').cause, 'defeated');
  assert.equal(deeptadi(war, 'Jupiter', 'phaladeepika').cause, 'combust');
});

test('rule: moolatrikona is bright in Jataka Parijata, a state of its own in the Phaladeepika, the own sign in Saravali', () => {
  const causes = (['jatakaParijata', 'phaladeepika', 'saravali'] as const).map(
    (source) => deeptadi(chart({ Saturn: 305 }), 'Saturn', source).cause,
  );
  assert.deepEqual(causes, ['exaltation', 'moolatrikona', 'ownSign']);
});

test('rule: a retrograde Mercury is combust within twelve degrees, Venus within eight (Surya Siddhanta 9.8)', () => {
  const retrograde = new Set<Graha>(['Mercury', 'Venus']);
  const combust = (planet: Graha, degrees: number, orbs: 'direct' | 'retrogradeReduced') =>
    chart({ [planet]: 130 + degrees }, { combustionOrbs: orbs, retrograde }).isCombust(planet);
  assert.deepEqual([combust('Mercury', 13, 'direct'), combust('Mercury', 13, 'retrogradeReduced')], [true, false]);
  assert.deepEqual([combust('Venus', 9, 'direct'), combust('Venus', 9, 'retrogradeReduced')], [true, false]);
  assert.deepEqual(
    [combust('Mercury', 11, 'retrogradeReduced'), combust('Mars', 16, 'retrogradeReduced')],
    [true, true],
  );
});

test('rule: ashamed is the fifth house with a malefic or node, proud exalted or in moolatrikona (BPHS 45.11-13)', () => {
  assert.equal(lajjitadi(chart({ Venus: 125 }), 'Venus').applies.lajjita, true);
  assert.equal(lajjitadi(chart({ Venus: 155, Sun: 165 }), 'Venus').applies.lajjita, false);
  const nodes = new Map([['Rahu', 128]] as const);
  assert.equal(lajjitadi(chart({ Venus: 125, Sun: 340 }, { nodes }), 'Venus').applies.lajjita, true);
  assert.deepEqual(
    [5, 275, 15].map((degrees) => lajjitadi(chart({ Mars: degrees }), 'Mars').applies.garvita),
    [true, true, false],
  );
});

test('rule: thirsty needs a watery sign, a malefic aspect and no benefic one; agitated needs the Sun (BPHS 45.14-17)', () => {
  // Venus in Pisces, opposite Mars in Virgo; then also aspected by Jupiter from Scorpio.
  const places = { Venus: 335, Mars: 155, Sun: 15, Saturn: 40, Mercury: 30 };
  assert.equal(lajjitadi(chart({ ...places, Jupiter: 65 }), 'Venus').applies.trushita, true);
  assert.equal(lajjitadi(chart({ ...places, Jupiter: 215 }), 'Venus').applies.trushita, false);
  assert.equal(lajjitadi(chart({ Venus: 125, Mars: 135 }), 'Venus').applies.kshobhita, true);
  assert.equal(lajjitadi(chart({ Venus: 65, Mars: 75 }), 'Venus').applies.kshobhita, false);
});

test('rule: the posture of the example of BPHS 45.30-37: products and remainders', () => {
  // Nakshatra 9, navamsa 9, the Sun's number 1, Moon in 8, ghati 46, Lagna Taurus: 81 + 8 + 46 + 2 = 137.
  const found = posture('Sun', { bodyDeg: 118, moonDeg: 94, lagnaDeg: 38 }, 46, 3);
  assert.deepEqual(
    [found.nakshatra, found.navamsa, found.moonNakshatra, found.lagnaSign, found.total, found.index],
    [9, 9, 8, 2, 137, 5],
  );
  // 5 x 5 + 3 = 28, remainder 4; 4 + 5 = 9, remainder 0.
  assert.deepEqual([found.stage1, found.stage2, found.state, found.part], [4, 0, 'Gamana', 'Vicheshta']);
  assert.equal(posture('Mercury', { bodyDeg: 104, moonDeg: 94, lagnaDeg: 38 }, 46, 3).index, 12);
});

test('rule: sunrise is in the first ghati, and a ghati ends with its last instant', () => {
  assert.deepEqual([0, 1, 1440, 1440.001, 86400].map(ghatiOf), [1, 1, 1, 2, 60]);
});

test('rule: thirty-five sounds in five columns (BPHS 45.35)', () => {
  assert.deepEqual(['क', 'ख', 'ग', 'घ', 'च', 'ह', 'व'].map(valueOfSound), [1, 2, 3, 4, 5, 5, 1]);
  assert.deepEqual(['ङ', 'a', 'आ'].map(valueOfSound), [null, null, null]);
});

test('property: every planet has one age, one waking state and one mood in each work', () => {
  for (let i = 0; i < 200; i++) {
    const places = Object.fromEntries(GRAHAS.map((planet, k) => [planet, (i * (37.3 + 11.7 * k) + 53 * k) % 360]));
    const one = chart(places as Record<Graha, number>);
    for (const planet of GRAHAS)
      for (const source of ['bphs', 'saravali', 'jatakaParijata', 'phaladeepika'] as const)
        assert.ok(baladi(one, planet) && jagradadi(one, planet).state && deeptadi(one, planet, source).cause);
  }
});
