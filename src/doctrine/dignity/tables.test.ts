import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS } from '../zodiac/zodiac.js';
import { boundsTable } from '../bounds/bounds.js';
import { CHALDEAN_ORDER, CLASSICAL_PLANETS, OUTER_PLANETS, PLANET_DOCTRINE, planetSect } from './planets.js';
import { receptionsOf } from './reception.js';
import { DOMICILE_RULERS, EXALTATIONS, signDignities } from './rulers.js';
import { lillyTriplicityRuler, triplicityOf } from './triplicity.js';

test('property: domiciles lie symmetrically about Cancer and Leo; detriment and fall are the opposite signs', () => {
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

test('rule: the modern planets have domicile and detriment alone', () => {
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

test('property: a triplicity has three signs of one element and rulers of its own by day and night', () => {
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

test('rule: mean years are half the sum of least and great; great years of the five are the sums of their bounds', () => {
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

test('rule: each planet rejoices in another house; Mercury has the sect of its phase', () => {
  assert.deepEqual(
    CHALDEAN_ORDER.map((planet) => PLANET_DOCTRINE[planet].joyHouse),
    [12, 11, 6, 9, 5, 1, 3],
  );
  assert.deepEqual(
    [planetSect('Mercury', true), planetSect('Mercury', false), planetSect('Mercury', null), planetSect('Mars', null)],
    ['diurnal', 'nocturnal', null, 'nocturnal'],
  );
});

test('rule: receptions of a guest come mutual before one-sided, then domicile before exaltation', () => {
  // Jupiter in Pisces is in his own domicile; Venus in Cancer is the guest of the Moon and of Jupiter, the Moon in Taurus that of Venus.
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
