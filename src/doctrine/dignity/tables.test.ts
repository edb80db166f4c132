import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS } from '../zodiac/zodiac.js';
import { boundsTable } from '../bounds/bounds.js';
import {
  CHALDEAN_ORDER,
  CLASSICAL_PLANETS,
  isClassicalPlanet,
  OUTER_PLANETS,
  PLANET_DOCTRINE,
  planetSect,
  PRIMARY_QUALITIES,
} from './planets.js';
import { receptionsOf } from './reception.js';
import { DOMICILE_RULERS, EXALTATIONS, signDignities } from './rulers.js';
import { lillyTriplicityRuler, triplicityOf } from './triplicity.js';

test('property: domiciles are symmetric about Cancer and Leo, and detriment and fall are the opposite signs', () => {
  for (let k = 0; k < 6; k++) {
    const solar = DOMICILE_RULERS[(4 + k) % 12],
      lunar = DOMICILE_RULERS[(3 - k + 12) % 12];
    if (k === 0) assert.deepEqual([solar, lunar], ['Sun', 'Moon']);
    else assert.equal(solar, lunar);
  }
  for (const planet of CLASSICAL_PLANETS) {
    const { domicile, exaltation, detriment, fall } = signDignities(planet);
    assert.deepEqual(
      detriment,
      domicile.map((sign) => (sign + 6) % 12),
    );
    assert.deepEqual(
      fall,
      exaltation.map((sign) => (sign + 6) % 12),
    );
    assert.deepEqual(exaltation, [EXALTATIONS[planet].signIndex]);
  }
});

test('rule: the outer planets have only domicile and detriment', () => {
  assert.deepEqual(signDignities('Uranus').names, {
    domicile: ['Aquarius'],
    exaltation: [],
    detriment: ['Leo'],
    fall: [],
  });
  assert.deepEqual(
    OUTER_PLANETS.map((planet) => signDignities(planet).domicile),
    [[10], [11], [7]],
  );
});

test('validation: degrees of exaltation (Dorotheus I.2, Firmicus II.3)', () => {
  assert.deepEqual(
    CLASSICAL_PLANETS.map((planet) => EXALTATIONS[planet].degree),
    [19, 3, 15, 27, 28, 15, 21],
  );
});

test('property: a triplicity has three signs of one element and three different rulers', () => {
  for (let sign = 0; sign < 12; sign++) {
    const day = triplicityOf(sign, true),
      night = triplicityOf(sign, false);
    assert.equal(day.active, night.inactive);
    assert.equal(new Set([day.day, day.night, day.participating]).size, 3);
    assert.ok(day.signs.includes(SIGNS[sign]));
  }
  assert.deepEqual(
    [0, 1, 2, 3].map((sign) => [triplicityOf(sign, true).element, ...triplicityOf(sign, true).signs]),
    [
      ['fire', 'Aries', 'Leo', 'Sagittarius'],
      ['earth', 'Taurus', 'Virgo', 'Capricorn'],
      ['air', 'Gemini', 'Libra', 'Aquarius'],
      ['water', 'Cancer', 'Scorpio', 'Pisces'],
    ],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((sign) => [lillyTriplicityRuler(sign, true), lillyTriplicityRuler(sign, false)]),
    [
      ['Sun', 'Jupiter'],
      ['Venus', 'Moon'],
      ['Saturn', 'Mercury'],
      ['Mars', 'Mars'],
    ],
  );
});

test('rule: mean years are half the sum of least and great years; the great years of the five planets are the sums of their bounds', () => {
  for (const planet of CLASSICAL_PLANETS) {
    const { leastYears, meanYears, greatYears } = PLANET_DOCTRINE[planet];
    assert.equal(meanYears, (leastYears + greatYears) / 2);
    const bounds = boundsTable('egyptian')
      .flat()
      .filter(({ ruler }) => ruler === planet);
    if (bounds.length)
      assert.equal(
        greatYears,
        bounds.reduce((sum, bound) => sum + bound.endDeg - bound.startDeg, 0),
      );
  }
});

test('rule: the houses of joy of the planets, and the sect of Mercury by its phase', () => {
  assert.deepEqual(
    CHALDEAN_ORDER.map((planet) => PLANET_DOCTRINE[planet].joyHouse),
    [12, 11, 6, 9, 5, 1, 3],
  );
  assert.deepEqual(
    [planetSect('Mercury', true), planetSect('Mercury', false), planetSect('Mercury', null), planetSect('Mars', null)],
    ['diurnal', 'nocturnal', null, 'nocturnal'],
  );
});

test('rule: mutual receptions of a guest come first, then domicile before exaltation', () => {
  // Jupiter in Pisces is in its own domicile. Venus in Cancer is a guest of the Moon and of Jupiter; the Moon in Taurus is a guest of Venus.
  const places = { Sun: 130, Moon: 40, Mercury: 160, Venus: 100, Mars: 10, Jupiter: 340, Saturn: 310 };
  const found = receptionsOf(CLASSICAL_PLANETS, places);
  assert.deepEqual(
    found.filter(({ guest }) => guest === 'Venus').map(({ host, basis, isMutual }) => [host, basis, isMutual]),
    [
      ['Moon', 'domicile', true],
      ['Jupiter', 'exaltation', true],
    ],
  );
  const moon = found.filter(({ guest }) => guest === 'Moon').map(({ host, basis }) => [host, basis]);
  assert.deepEqual(moon, [['Venus', 'domicile']]);
  const reversed = receptionsOf(CLASSICAL_PLANETS, { ...places, Venus: 340, Jupiter: 40 });
  assert.deepEqual(
    reversed.filter(({ guest }) => guest === 'Jupiter').map(({ host, basis, isMutual }) => [host, basis, isMutual]),
    [
      ['Venus', 'domicile', true],
      ['Moon', 'exaltation', false],
    ],
  );
});

test('validation: domicile and exaltation signs (Ptolemy, Tetrabiblos I.17 and I.19)', () => {
  const signsOf = (planet: (typeof CLASSICAL_PLANETS)[number]) => {
    const { names } = signDignities(planet);
    return [...names.domicile, '|', ...names.exaltation].join(' ');
  };
  assert.deepEqual(CLASSICAL_PLANETS.map(signsOf), [
    'Leo | Aries',
    'Cancer | Taurus',
    'Gemini Virgo | Virgo',
    'Taurus Libra | Pisces',
    'Aries Scorpio | Capricorn',
    'Sagittarius Pisces | Cancer',
    'Capricorn Aquarius | Libra',
  ]);
});

test('validation: least, mean and great years (Valens III.16; Abu Mashar, Great Introduction VII.8)', () => {
  assert.deepEqual(
    CHALDEAN_ORDER.map((planet) => {
      const { leastYears, meanYears, greatYears } = PLANET_DOCTRINE[planet];
      return [leastYears, meanYears, greatYears];
    }),
    [
      [30, 43.5, 57],
      [12, 45.5, 79],
      [15, 40.5, 66],
      [19, 69.5, 120],
      [8, 45, 82],
      [20, 48, 76],
      [25, 66.5, 108],
    ],
  );
});

test('validation: Dorothean rulers by day, by night and participating (Carmen I.1)', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((sign) => {
      const { day, night, participating } = triplicityOf(sign, true);
      return [day, night, participating];
    }),
    [
      ['Sun', 'Jupiter', 'Saturn'],
      ['Venus', 'Moon', 'Mars'],
      ['Saturn', 'Mercury', 'Jupiter'],
      ['Venus', 'Mars', 'Moon'],
    ],
  );
  assert.deepEqual([triplicityOf(4, true).active, triplicityOf(4, false).active], ['Sun', 'Jupiter']);
});

test('validation: primary qualities of the planets (Lilly, pp. 57-80) and names of the classical planets', () => {
  const hot = CLASSICAL_PLANETS.filter((planet) => PRIMARY_QUALITIES[planet].startsWith('hot'));
  const dry = CLASSICAL_PLANETS.filter((planet) => PRIMARY_QUALITIES[planet].endsWith('Dry'));
  assert.deepEqual(
    [hot, dry],
    [
      ['Sun', 'Mars', 'Jupiter'],
      ['Sun', 'Mercury', 'Mars', 'Saturn'],
    ],
  );
  assert.deepEqual(
    [isClassicalPlanet('Saturn'), isClassicalPlanet('Uranus'), isClassicalPlanet('toString')],
    [true, false, false],
  );
});
