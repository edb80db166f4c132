import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assess, rulersOf, witnessesAscendant } from './candidates.js';
import type { ReturnChart } from './candidates.js';
import { isFallback, lordOfTheTurn } from './select.js';

const CHART: ReturnChart = {
  ascDeg: 200,
  longitudes: { Sun: 84, Moon: 12, Mercury: 70, Venus: 130, Mars: 300, Jupiter: 150, Saturn: 330 },
  houses: { Sun: 10, Moon: 7, Mercury: 10, Venus: 10, Mars: 4, Jupiter: 11, Saturn: 5 },
  isNight: false,
  retrograde: new Set(),
  combustOrbDeg: 8.5,
};
const at = (change: Partial<ReturnChart> = {}): ReturnChart => ({ ...CHART, ...change });
const housed = (houses: Partial<Record<keyof ReturnChart['longitudes'], number>>) => ({
  houses: { ...CHART.longitudes, ...CHART.houses, ...houses },
});
const verdict = (change: Partial<ReturnChart>, method: 'succession' | 'testimony' = 'succession', degree = 10) => {
  const selection = lordOfTheTurn(degree, at(change), method);
  return [selection.winner.planet, selection.reason, isFallback(selection)];
};

test('rule: rulers of a degree: 10 Aries by day belongs to Mars, Sun, Sun, Venus and Sun', () => {
  const { domicile, exaltation, triplicity, bound, face } = rulersOf(10, false);
  assert.deepEqual([domicile, exaltation, triplicity.active, bound, face], ['Mars', 'Sun', 'Sun', 'Venus', 'Sun']);
  assert.equal(rulersOf(10, true).triplicity.active, 'Jupiter');
  // No planet is exalted in Leo.
  assert.equal(rulersOf(130, false).exaltation, null);
});

test('rule: good houses are 1, 2, 4, 5, 7, 10 and 11; cadent houses block, the eighth does not', () => {
  const houses = Array.from({ length: 12 }, (_, i) => i + 1);
  const mars = (house: number) => assess('Mars', 'domicile', 10, at(housed({ Mars: house })));
  assert.deepEqual(
    houses.filter((house) => mars(house).isWellPlaced),
    [1, 2, 4, 5, 7, 10, 11],
  );
  assert.deepEqual(
    houses.filter((house) => mars(house).blockers.includes('cadent')),
    [3, 6, 9, 12],
  );
  assert.equal(assess('Mars', 'domicile', 10, at({ houses: null })).isWellPlaced, true);
});

test('rule: a planet within the orb of the Sun is combust, the orb included; a luminary never is', () => {
  const near = (planet: 'Mars' | 'Moon', distance: number) =>
    assess(planet, 'domicile', 10, at({ longitudes: { ...CHART.longitudes, [planet]: 84 + distance } }));
  assert.deepEqual(
    [8.5, 8.6, 0].map((distance) => near('Mars', distance).isCombust),
    [true, false, true],
  );
  assert.deepEqual(near('Mars', 3).blockers, ['combust']);
  assert.equal(near('Mars', 3).isWellPlaced, false);
  assert.equal(near('Moon', 0).isCombust, false);
  const retrograde = assess('Mars', 'domicile', 10, at({ retrograde: new Set(['Mars'] as const) }));
  assert.deepEqual(
    [retrograde.isRetrograde, retrograde.isWellPlaced, retrograde.blockers],
    [true, false, ['retrograde']],
  );
});

test('rule: a planet witnesses unless it is in the 2nd, 6th, 8th or 12th sign (Ptolemy, Tetrabiblos I.16)', () => {
  const signs = Array.from({ length: 12 }, (_, i) => i);
  const witnessing = signs.filter((sign) =>
    witnessesAscendant('Mars', at({ ascDeg: 5, longitudes: { ...CHART.longitudes, Mars: 30 * sign + 5 } })),
  );
  assert.deepEqual(witnessing, [0, 2, 3, 4, 6, 8, 9, 10]);
  // The light of the sect is the second target: the Sun in Gemini by day, the Moon in Aries by night.
  const venus = (isNight: boolean) =>
    assess('Venus', 'bound', 10, at({ isNight, longitudes: { ...CHART.longitudes, Venus: 40 } })).witnessesTarget;
  assert.deepEqual([venus(false), venus(true)], [false, false]);
  const gemini = at({ longitudes: { ...CHART.longitudes, Mars: 220 }, ascDeg: 190 });
  assert.equal(assess('Mars', 'bound', 10, gemini).witnessesTarget, false);
  const byMoon = at({ longitudes: { ...CHART.longitudes, Mars: 220, Moon: 310 }, ascDeg: 190, isNight: true });
  assert.equal(assess('Mars', 'bound', 10, byMoon).witnessesTarget, true);
});

test('rule: testimonies count kinds of dignity, the triplicity once also for the participating ruler', () => {
  const count = (planet: keyof ReturnChart['longitudes'], degree = 10) =>
    assess(planet, 'testimony', degree, CHART).testimonyCount;
  assert.deepEqual([count('Sun'), count('Mars'), count('Venus'), count('Saturn'), count('Moon')], [3, 1, 1, 1, 0]);
  // Mercury at 3 Virgo: domicile, exaltation, bound; the face belongs to the Sun.
  assert.deepEqual([count('Mercury', 153), count('Sun', 153)], [3, 1]);
});

test('rule: the succession of al-Qabisi: domicile, exaltation, angular triplicity ruler, bound', () => {
  assert.deepEqual(verdict({}), ['Mars', 'domicileWellPlaced', false]);
  assert.deepEqual(verdict({ houses: null }), ['Mars', 'domicileOnly', false]);
  assert.deepEqual(verdict(housed({ Mars: 12 })), ['Sun', 'exaltationFallback', true]);
  assert.deepEqual(verdict(housed({ Mars: 12, Sun: 9 })), ['Venus', 'boundFallback', true]);
  for (const house of [1, 4, 7, 10])
    assert.deepEqual(verdict({ ...housed({ Mars: 12, Sun: 9, Jupiter: house }), isNight: true }), [
      'Jupiter',
      'triplicityFallback',
      true,
    ]);
  assert.deepEqual(verdict({ ...housed({ Mars: 12, Sun: 9, Jupiter: 11 }), isNight: true }), [
    'Venus',
    'boundFallback',
    true,
  ]);
  // 3 Aries: the bound ruler Jupiter was already considered as the triplicity ruler by night.
  const again = lordOfTheTurn(3, at({ ...housed({ Mars: 12, Sun: 9, Jupiter: 11 }), isNight: true }), 'succession');
  assert.deepEqual([again.winner.planet, again.winner.role, again.candidates.length], ['Jupiter', 'triplicity', 3]);
});

test('rule: a sign without an exaltation, or with the domicile ruler exalted, has no exaltation candidate', () => {
  const roles = (degree: number, houses: Parameters<typeof housed>[0]) =>
    lordOfTheTurn(degree, at(housed(houses)), 'succession').candidates.map(({ planet, role }) => `${planet} ${role}`);
  // Leo by day: the Sun has domicile and triplicity; the bound of 10 Leo is that of Venus.
  assert.deepEqual(roles(130, { Sun: 9 }), ['Sun domicile', 'Venus bound']);
  // Virgo: Mercury has domicile and exaltation; Venus rules the triplicity by day and the bound of 10 Virgo.
  assert.deepEqual(roles(160, { Mercury: 9, Venus: 9 }), ['Mercury domicile', 'Venus triplicity']);
});

test('rule: the testimony of al-Sijzi: the witnessing bound ruler, the most dignities, the bound ruler', () => {
  assert.deepEqual(verdict({}, 'testimony'), ['Venus', 'boundWitnessing', false]);
  const taurus = { longitudes: { ...CHART.longitudes, Venus: 40 } };
  assert.deepEqual(verdict(taurus, 'testimony'), ['Sun', 'testimonyWitnessing', true]);
  const { candidates } = lordOfTheTurn(10, at(taurus), 'testimony');
  assert.deepEqual(
    candidates.map(({ planet }) => planet),
    ['Venus', 'Jupiter', 'Mars', 'Mercury', 'Moon', 'Saturn', 'Sun'],
  );
  // 1 Capricorn by day: the bound ruler Mercury does not witness. Venus (triplicity), Saturn (domicile) and Mars (exaltation and
  // participating ruler) are candidates; with Mars averse to both targets, Saturn and Venus tie and the alphabet decides.
  const tie = {
    ascDeg: 0,
    longitudes: { Sun: 5, Moon: 40, Mercury: 35, Venus: 95, Mars: 45, Jupiter: 50, Saturn: 185 },
  };
  assert.deepEqual(verdict(tie, 'testimony', 271), ['Saturn', 'testimonyWitnessing', true]);
  // If no planet with a dignity witnesses, the bound ruler is lord.
  const none = { ...tie, longitudes: { ...tie.longitudes, Venus: 46, Saturn: 47 } };
  assert.deepEqual(verdict(none, 'testimony', 271), ['Mercury', 'boundFallback', true]);
});
