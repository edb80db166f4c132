import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { signedDeg } from '../../kernel/angle.js';
import {
  ageYears,
  backwardArc,
  forwardArc,
  keyRate,
  lifeDaysOf,
  meridianOf,
  progressedTime,
  turnedLongitude,
} from './keys.js';
import { MONTH_DAYS, NAIBOD_DEG_PER_YEAR, PROGRESSION_METHODS, methodOf, methodsOf } from './methods.js';
import type { TimeKey } from './methods.js';

const key = (name: string): TimeKey => methodOf(name).measure as TimeKey;
const near = (got: number, wanted: number, tolerance: number): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${got} is not ${wanted}`);
const DIRECT = { converse: false },
  CONVERSE = { converse: true };
const YEAR = 365.24219;

test('rule: each key gives its ephemeris unit for its life unit', () => {
  const units: readonly (readonly [string, number, number])[] = [
    ['secondary', YEAR, 1],
    ['tertiary', 27.321582, 1],
    ['tertiary_ii', YEAR, 29.530588861],
    ['minor', YEAR, 27.321582],
    ['duodenary', YEAR, 1 / 12],
  ];
  for (const [name, life, ephemeris] of units) {
    near(progressedTime(key(name), life, DIRECT).offsetDays, ephemeris, 1e-12);
    near(progressedTime(key(name), 10 * life, CONVERSE).offsetDays, -10 * ephemeris, 1e-11);
  }
});

test('rule: another month may be counted by, and whole units alone', () => {
  near(keyRate(key('tertiary'), 'sidereal'), 1 / 27.321661, 1e-8);
  near(keyRate(key('minor'), 'synodic'), MONTH_DAYS.synodic / YEAR, 1e-15);
  assert.deepEqual(progressedTime(key('tertiary'), 100, { ...DIRECT, stepwise: true }), { offsetDays: 3, steps: 3 });
  assert.deepEqual(progressedTime(key('secondary'), 2.9 * YEAR, { ...CONVERSE, stepwise: true }), {
    offsetDays: -2,
    steps: 2,
  });
});

test('rule: quotidian keys run from the secondary date of the last birthday, the solar one a day for a day, the lunar one a synodic month for the year; converse turns that alone', () => {
  near(progressedTime(key('quotidian_solar'), 30.25 * YEAR, DIRECT).offsetDays, 30 + 0.25 * YEAR, 1e-9);
  near(progressedTime(key('quotidian_solar'), 30.25 * YEAR, CONVERSE).offsetDays, 30 - 0.25 * YEAR, 1e-9);
  near(progressedTime(key('quotidian_lunar'), 30.5 * YEAR, DIRECT).offsetDays, 30 + MONTH_DAYS.synodic / 2, 1e-9);
  near(
    progressedTime(key('quotidian_lunar'), 30.5 * YEAR, { ...DIRECT, month: 'tropical' }).offsetDays,
    30 + MONTH_DAYS.tropical / 2,
    1e-9,
  );
  assert.deepEqual(progressedTime(key('quotidian_solar'), 30.25 * YEAR, { ...DIRECT, stepwise: true }), {
    offsetDays: 30,
    steps: 30,
  });
});

test("rule: Naibod's rate is 59 min 8.33 s of arc a year", () => near(NAIBOD_DEG_PER_YEAR * 3600, 3548.33, 1e-9));

test('rule: the keys of the contract, in its order, and each technique once', () => {
  assert.deepEqual(
    methodsOf('time_key').map((method) => method.key),
    ['tertiary', 'tertiary_ii', 'minor', 'duodenary', 'quotidian_solar', 'quotidian_lunar'],
  );
  assert.equal(methodsOf('arc').length, 9);
  assert.deepEqual(
    methodsOf('house_frame_arc').map((method) => method.key),
    ['ascendant_arc', 'vertex_arc'],
  );
  assert.equal(new Set(PROGRESSION_METHODS.map(({ technique }) => technique)).size, PROGRESSION_METHODS.length);
});

const CONTINUOUS = ['secondary', 'tertiary', 'tertiary_ii', 'minor', 'duodenary'];
const days = fc.double({ min: -50_000, max: 50_000, noNaN: true });

test('property: a continuous key is linear, converse mirrors it, and the time of life is found back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONTINUOUS), days, days, (name, a, b) => {
      const at = (elapsed: number, reading = DIRECT) => progressedTime(key(name), elapsed, reading).offsetDays;
      near(at(a) + at(b), at(a + b), 1e-9 * (Math.abs(a) + Math.abs(b) + 1));
      near(at(a, CONVERSE), -at(a), 0);
      for (const reading of [DIRECT, CONVERSE])
        near(lifeDaysOf(key(name), at(a, reading), reading), a, 1e-9 * (Math.abs(a) + 1));
    }),
  );
});

test('property: arcs add up around the circle, and the way back is the way forward turned', () => {
  const angle = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(angle, angle, angle, (a, b, c) => {
      near(signedDeg(forwardArc(a, b) + forwardArc(b, c) - forwardArc(a, c)), 0, 1e-9);
      const back = backwardArc(b, a);
      assert.ok(back <= 0 && back > -360 && !Object.is(back, -0));
      near(back, -forwardArc(a, b), 0);
    }),
  );
});

test('property: turning by an arc and back is nothing, a whole turn too, and a place on the equator of zero obliquity gains the arc', () => {
  const ra = fc.double({ min: 0, max: 360, noNaN: true }),
    dec = fc.double({ min: -60, max: 60, noNaN: true }),
    arc = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(ra, dec, arc, (a, d, turn) => {
      const still = turnedLongitude(a, d, 0, 23.44);
      near(signedDeg(turnedLongitude(a + turn, d, -turn, 23.44) - still), 0, 1e-7);
      near(signedDeg(turnedLongitude(a, d, 360, 23.44) - still), 0, 1e-7);
      near(signedDeg(turnedLongitude(a, 0, turn, 0) - a - turn), 0, 1e-9);
    }),
  );
});

test('property: the meridian of a degree holds it: tan RA = tan longitude cos obliquity, in the same quadrant', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (longitude) => {
      const ra = meridianOf(longitude, 23.44);
      near(signedDeg(turnedLongitude(ra, declinationOf(longitude), 0, 23.44) - longitude), 0, 1e-9);
    }),
  );
});

const RAD = Math.PI / 180;
const declinationOf = (longitude: number): number => Math.asin(Math.sin(23.44 * RAD) * Math.sin(longitude * RAD)) / RAD;

test('rule: age is counted in mean tropical years', () => near(ageYears(36524.219), 100, 1e-12));
