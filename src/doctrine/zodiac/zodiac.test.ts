import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { separationDeg } from '../../kernel/angle.js';
import { antiscion, contraAntiscion, reflectionContacts, REFLECTIONS, reflectionsOn } from './antiscia.js';
import { SOLAR_BANDS, solarBand } from './solar-bands.js';
import { stationaryThreshold } from './stationary.js';
import { twelfthPart } from './twelfth-parts.js';
import { SIGN_SYMBOLS, SIGNS, signIndex, signOf } from './zodiac.js';

const longitudes = fc.double({ min: -720, max: 720, noNaN: true });

test('rule: sign n covers [30 n, 30 n + 30) degrees, also for longitudes outside [0, 360)', () => {
  SIGNS.forEach((sign, index) => {
    for (const turn of [-360, 0, 720]) {
      assert.equal(signIndex(30 * index + turn), index);
      assert.equal(signIndex(30 * index + 29.999 + turn), index);
    }
    assert.deepEqual(signOf(30 * index + 12), { index, sign, symbol: SIGN_SYMBOLS[index], degree: 12 });
  });
  // The largest number below 360 is in Pisces; rounding must not give a thirteenth sign.
  assert.deepEqual([signIndex(360 - 2 ** -44), signOf(360 - 2 ** -44).index], [11, 11]);
});

test('property: sign and degree within the sign give the longitude again', () => {
  fc.assert(
    fc.property(longitudes, (longitude) => {
      const { index, degree } = signOf(longitude);
      assert.ok(degree >= 0 && degree < 30);
      assert.ok(separationDeg(30 * index + degree, longitude) < 1e-9);
    }),
  );
});

test('validation: antiscia of the signs (Firmicus II.29: Gemini and Cancer, Taurus and Leo, Aries and Virgo)', () => {
  assert.deepEqual([60, 89, 30, 0, 10].map(antiscion), [120, 91, 150, 180, 170]);
  assert.deepEqual([0, 10, 100, 350].map(contraAntiscion), [0, 350, 260, 10]);
  assert.deepEqual(
    REFLECTIONS.map(([name, reflect]) => [name, reflect(10)]),
    [
      ['Antiscion', 170],
      ['Contra-Antiscion', 350],
    ],
  );
});

test('property: a reflection is its own inverse, and the contra-antiscion is opposite the antiscion', () => {
  fc.assert(
    fc.property(longitudes, (longitude) => {
      for (const [, reflect] of REFLECTIONS) {
        assert.ok(separationDeg(reflect(reflect(longitude)), longitude) < 1e-9);
        assert.ok(reflect(longitude) >= 0 && reflect(longitude) < 360);
      }
      assert.ok(separationDeg(antiscion(longitude) + 180, contraAntiscion(longitude)) < 1e-9);
      // Equal declination: the antiscion has the same sine of longitude, the contra-antiscion the opposite one.
      const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
      assert.ok(Math.abs(sine(antiscion(longitude)) - sine(longitude)) < 1e-9);
    }),
  );
});

test('rule: twelfth-parts multiply the degree by twelve, in twelve slices of 2.5 degrees (Dorotheus I.8)', () => {
  assert.deepEqual(twelfthPart(0), { slice: 0, longitudeDeg: 0 });
  assert.deepEqual(twelfthPart(2.5), { slice: 1, longitudeDeg: 30 });
  assert.deepEqual(twelfthPart(45), { slice: 6, longitudeDeg: 210 });
  // 27 Leo is the twelfth-part of 2;15 Gemini x 12 = 27 degrees from the beginning of Gemini.
  assert.deepEqual(twelfthPart(62.25), { slice: 0, longitudeDeg: 87 });
  assert.equal(twelfthPart(59.999).slice, 11);
  assert.ok(Math.abs(twelfthPart(59.999).longitudeDeg - (30 + 359.988 - 360)) < 1e-9);
});

test('rule: cazimi within 17 arcminutes, combust within 8 degrees, beams within 17 degrees; scores 5, -5, -4 (Lilly, pp. 113-115)', () => {
  assert.deepEqual(
    SOLAR_BANDS.map(({ condition, withinDeg, score }) => [condition, withinDeg * 60, score]),
    [
      ['cazimi', 17, 5],
      ['combust', 480, -5],
      ['underBeams', 1020, -4],
    ],
  );
  assert.deepEqual(
    [0, 17 / 60, 0.2834, 8, 8.001, 17, 17.001].map((distance) => solarBand(distance)?.condition ?? null),
    ['cazimi', 'cazimi', 'combust', 'combust', 'underBeams', 'underBeams', null],
  );
});

test('rule: stationary thresholds are about a twentieth of the mean motion of a planet', () => {
  // Mean sidereal motions, degrees per day (Explanatory Supplement to the Astronomical Almanac, 2013, table 8.7; Mercury and Venus: of the Sun).
  const motions: [string, number, number, number][] = [
    ['Mercury', 0.9856, 0.05, 0.07],
    ['Venus', 0.9856, 0.04, 0.06],
    ['Mars', 0.524, 0.02, 0.04],
    ['Jupiter', 0.0831, 0.05, 0.11],
    ['Saturn', 0.0335, 0.05, 0.13],
    ['Uranus', 0.01176, 0.05, 0.14],
    ['Neptune', 0.006, 0.05, 0.14],
    ['Pluto', 0.004, 0.05, 0.14],
  ];
  for (const [name, motion, least, most] of motions) {
    const part = stationaryThreshold(name) / motion;
    assert.ok(part >= least && part <= most, `${name} ${part}`);
  }
  assert.equal(stationaryThreshold('Sun'), 0.005);
});

test('rule: contacts by reflection within the orb, the orb included', () => {
  const points = [
    { name: 'A', value: 15 },
    { name: 'B', value: 166 },
    { name: 'C', value: 343 },
  ];
  const listed = (orb: number) =>
    reflectionContacts(points, orb).map(({ reflected, other, reflection, shadowDeg, orbDeg }) =>
      [reflected.name, other.name, reflection, shadowDeg, orbDeg].join(' '),
    );
  assert.deepEqual(listed(2), ['A B Antiscion 165 1', 'A C Contra-Antiscion 345 2']);
  assert.deepEqual(listed(1), ['A B Antiscion 165 1']);
  assert.deepEqual(listed(0.9), []);
  const onPoint = (orb: number) =>
    reflectionsOn(points, { name: 'P', value: 164 }, orb).map(({ reflected }) => reflected.name);
  assert.deepEqual([onPoint(1), onPoint(0.9)], [['A'], []]);
});
