import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { bhavaBala, bhavaDigBala, bhavaDrishtiBala, dayPartOf, occupantBala, rasiClass, risingBala } from './bhava.js';

const perGraha = <T>(value: (planet: Graha) => T) =>
  Object.fromEntries(GRAHAS.map((planet) => [planet, value(planet)])) as Record<Graha, T>;

test('rule: classes of the signs; the halves of Sagittarius and Capricorn differ (BPHS 27.26)', () => {
  const classes = [10, 40, 70, 100, 130, 160, 190, 220, 250, 262, 275, 290, 310, 340].map(rasiClass);
  assert.deepEqual(classes, [
    'chatushpada',
    'chatushpada',
    'nara',
    'jalachara',
    'chatushpada',
    'nara',
    'nara',
    'keeta',
    'nara',
    'chatushpada',
    'chatushpada',
    'jalachara',
    'nara',
    'jalachara',
  ]);
});

test('rule: bipeds are strongest in the first house, quadrupeds in the tenth, signs of the water in the fourth, the insect in the seventh', () => {
  const houses = Array.from({ length: 12 }, (_, i) => i + 1);
  const full = (sign: Parameters<typeof bhavaDigBala>[1]) => houses.filter((house) => bhavaDigBala(house, sign) === 60);
  assert.deepEqual([full('nara'), full('chatushpada'), full('jalachara'), full('keeta')], [[1], [10], [4], [7]]);
  assert.deepEqual(
    houses.map((house) => bhavaDigBala(house, 'nara')),
    [60, 50, 40, 30, 20, 10, 0, 10, 20, 30, 40, 50],
  );
});

test('rule: aspects on the middle of a house count a quarter, those of Jupiter and Mercury in full (BPHS 27.28-29)', () => {
  const far = perGraha(() => 0),
    benefic = perGraha((planet) => planet === 'Venus' || planet === 'Jupiter');
  // All planets at 0: an aspect of 60 on the opposite point from each: Venus +15, Sun Moon Mars Saturn -15 each, Jupiter and Mercury +60 each.
  assert.equal(bhavaDrishtiBala(180, far, benefic), 15 - 60 + 120);
});

test('rule: Jupiter and Mercury in a house add 60, Sun, Mars and Saturn subtract 60 (BPHS 27.30)', () => {
  assert.equal(occupantBala(['Jupiter', 'Mercury', 'Moon', 'Venus']), 120);
  assert.equal(occupantBala(['Sun', 'Mars', 'Saturn']), -180);
});

test('rule: signs that rise with the head by day, dual signs at twilight, signs that rise with the back by night have 15 (BPHS 27.31)', () => {
  const strong = (part: Parameters<typeof risingBala>[1]) =>
    Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => risingBala(sign, part) === 15);
  assert.deepEqual(strong('day'), [2, 4, 5, 6, 7, 10]);
  assert.deepEqual(strong('twilight'), [2, 5, 8, 11]);
  assert.deepEqual(strong('night'), [0, 1, 3, 8, 9]);
  const day = { sunriseUt1: 0, sunsetUt1: 0.5, nextSunriseUt1: 1 };
  assert.deepEqual(
    [0, 0.49, 0.5, 0.54, 0.56, 0.94, 0.96].map((at) => dayPartOf(day, at)),
    ['day', 'day', 'twilight', 'twilight', 'night', 'night', 'twilight'],
  );
});

test('property: a total is the sum of its terms; the reading of Raman has no occupants and no rising', () => {
  const degree = fc.double({ min: 0, max: 359.99, noNaN: true });
  fc.assert(
    fc.property(degree, fc.tuple(...GRAHAS.map(() => degree)), (lagna, places) => {
      const siderealDeg = perGraha((planet) => places[GRAHAS.indexOf(planet)]);
      const input = {
        middlesDeg: Array.from({ length: 12 }, (_, i) => (lagna + 30 * i) % 360),
        siderealDeg,
        isBenefic: perGraha((planet) => planet === 'Jupiter' || planet === 'Venus'),
        strength: perGraha(() => 300),
        dayPart: 'day' as const,
      };
      const bphs = bhavaBala(input, 'bphs'),
        raman = bhavaBala(input, 'raman');
      bphs.forEach((of, i) => {
        assert.equal(of.total, of.ofLord + of.dig + of.drishti + of.occupants + of.rising);
        assert.equal(raman[i].total, of.ofLord + of.dig + of.drishti);
      });
      // Five planets change houses; wherever they are, their sum is the same.
      assert.equal(
        bphs.reduce((sum, { occupants }) => sum + occupants, 0),
        120 - 180,
      );
    }),
    { seed: 20261124 },
  );
});
