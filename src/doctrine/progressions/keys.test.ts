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
import {
  MONTH_DAYS,
  NAIBOD_DEG_PER_YEAR,
  PROGRESSION_METHODS,
  countsByMonth,
  methodOf,
  methodsOf,
  unitsOf,
} from './methods.js';
import type { MethodKey, TimeKey } from './methods.js';

const key = (name: MethodKey): TimeKey => methodOf(name).measure as TimeKey;
const near = (got: number, wanted: number, tolerance: number): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${got} is not ${wanted}`);
const DIRECT = { converse: false },
  CONVERSE = { converse: true };
const YEAR = 365.24219;

test('rule: each key moves one ephemeris unit per life unit', () => {
  const units: readonly (readonly [MethodKey, number, number])[] = [
    ['secondary', YEAR, 1],
    ['tertiary', 27.321582, 1],
    ['tertiaryII', YEAR, 29.530588861],
    ['minor', YEAR, 27.321582],
    ['duodenary', YEAR, 1 / 12],
  ];
  for (const [name, life, ephemeris] of units) {
    near(progressedTime(key(name), life, DIRECT).offsetDays, ephemeris, 1e-12);
    near(progressedTime(key(name), 10 * life, CONVERSE).offsetDays, -10 * ephemeris, 1e-11);
  }
});

test('rule: a key can use another lunar month, or completed units only', () => {
  near(keyRate(key('tertiary'), 'sidereal'), 1 / 27.321661, 1e-8);
  near(keyRate(key('minor'), 'synodic'), MONTH_DAYS.synodic / YEAR, 1e-15);
  assert.deepEqual(progressedTime(key('tertiary'), 100, { ...DIRECT, stepwise: true }), { offsetDays: 3, steps: 3 });
  assert.deepEqual(progressedTime(key('secondary'), 2.9 * YEAR, { ...CONVERSE, stepwise: true }), {
    offsetDays: -2,
    steps: 2,
  });
});

test('rule: quotidian keys start at the secondary date of the last birthday, and converse reverses the motion since then only', () => {
  near(progressedTime(key('quotidianSolar'), 30.25 * YEAR, DIRECT).offsetDays, 30 + 0.25 * YEAR, 1e-9);
  near(progressedTime(key('quotidianSolar'), 30.25 * YEAR, CONVERSE).offsetDays, 30 - 0.25 * YEAR, 1e-9);
  near(progressedTime(key('quotidianLunar'), 30.5 * YEAR, DIRECT).offsetDays, 30 + MONTH_DAYS.synodic / 2, 1e-9);
  near(
    progressedTime(key('quotidianLunar'), 30.5 * YEAR, { ...DIRECT, month: 'tropical' }).offsetDays,
    30 + MONTH_DAYS.tropical / 2,
    1e-9,
  );
  assert.deepEqual(progressedTime(key('quotidianSolar'), 30.25 * YEAR, { ...DIRECT, stepwise: true }), {
    offsetDays: 30,
    steps: 30,
  });
});

test('rule: the rate of Naibod is 59 min 8.33 s of arc per year', () =>
  near(NAIBOD_DEG_PER_YEAR * 3600, 3548.33, 1e-9));

test('rule: the table has the keys in the order of the contract, with unique titles', () => {
  assert.deepEqual(
    methodsOf('timeKey').map((method) => method.key),
    ['tertiary', 'tertiaryII', 'minor', 'duodenary', 'quotidianSolar', 'quotidianLunar'],
  );
  assert.equal(methodsOf('arc').length, 9);
  assert.deepEqual(
    methodsOf('houseFrameArc').map((method) => method.key),
    ['ascendantArc', 'vertexArc'],
  );
  assert.equal(new Set(PROGRESSION_METHODS.map(({ title }) => title)).size, PROGRESSION_METHODS.length);
});

const CONTINUOUS: readonly MethodKey[] = ['secondary', 'tertiary', 'tertiaryII', 'minor', 'duodenary'];
const days = fc.double({ min: -50_000, max: 50_000, noNaN: true });

test('property: a continuous key is linear, converse negates it, and lifeDaysOf inverts it', () => {
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

test('property: arcs add up around the circle, and the backward arc is the negative forward arc of the reverse direction', () => {
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

test('property: a rotation and its reverse cancel, as does a full turn, and without obliquity the longitude gains the arc', () => {
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

test('property: the right ascension of a longitude gives back the longitude: tan RA = tan longitude cos obliquity, in the same quadrant', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (longitude) => {
      const ra = meridianOf(longitude, 23.44);
      near(signedDeg(turnedLongitude(ra, declinationOf(longitude), 0, 23.44) - longitude), 0, 1e-9);
    }),
  );
});

const RAD = Math.PI / 180;
const declinationOf = (longitude: number): number => Math.asin(Math.sin(23.44 * RAD) * Math.sin(longitude * RAD)) / RAD;

test('rule: the age is counted in mean tropical years', () => near(ageYears(36524.219), 100, 1e-12));

test('rule: the units of a technique name its month, and completed units of stepwise keys', () => {
  const units = (name: MethodKey, stepwise = false, month?: 'sidereal') => {
    const { lifeUnit, ephemerisUnit, month: used, completed } = unitsOf(methodOf(name), { stepwise, month });
    return [lifeUnit, ephemerisUnit, used, completed];
  };
  assert.deepEqual(units('tertiary'), ['lunarMonth', 'dayAfterBirth', 'tropical', false]);
  assert.deepEqual(units('tertiary', true, 'sidereal'), ['lunarMonth', 'dayAfterBirth', 'sidereal', true]);
  assert.deepEqual(units('tertiaryII', true), ['lifeYear', 'lunarMonth', 'synodic', true]);
  assert.deepEqual(units('minor'), ['tropicalYear', 'lunarMonth', 'tropical', false]);
  assert.deepEqual(units('quotidianLunar'), ['calendarDay', 'lunarMonthFractionAfterSecondaryDate', 'synodic', false]);
  assert.deepEqual(units('quotidianSolar', true), ['lifeYear', 'dayAfterBirth', null, true]);
  assert.deepEqual(units('solarArc', true), ['tropicalYear', 'directingArcDegree', null, false]);
});

test('rule: each technique has its group, coordinate, basis and measure', () => {
  const rows = PROGRESSION_METHODS.map(({ key: name, group, space, relationBasis, measure, stepwise }) => {
    const measured =
      measure.kind === 'rate'
        ? measure.degPerYear.toFixed(6)
        : measure.kind === 'reference'
          ? measure.reference
          : 'key';
    return [name, group, space, relationBasis, measured, stepwise ?? false].join(' ');
  });
  assert.deepEqual(rows, [
    'secondary secondary longitude continuousTimeKey key false',
    'secondaryDeclination declination declination continuousTimeKey key false',
    'solarArc arc longitude solarArcReference Sun false',
    'solarArcRightAscension arc rightAscension solarArcReference Sun false',
    'naibodLongitude arc longitude naibodRate 0.985647 false',
    'naibodRightAscension arc rightAscension naibodRate 0.985647 false',
    'meanSolarArcLongitude arc longitude naibodRate 0.985647 false',
    'meanSolarArcRightAscension arc rightAscension naibodRate 0.985647 false',
    'oneDegreeLongitude arc longitude oneDegreeRate 1.000000 false',
    'oneDegreeRightAscension arc rightAscension oneDegreeRate 1.000000 false',
    'planetaryArc arc longitude planetaryArcReference requested false',
    'tertiary timeKey longitude continuousTimeKey key false',
    'tertiaryII timeKey longitude continuousTimeKey key true',
    'minor timeKey longitude continuousTimeKey key false',
    'duodenary timeKey longitude continuousTimeKey key false',
    'quotidianSolar timeKey longitude continuousTimeKey key false',
    'quotidianLunar timeKey longitude continuousTimeKey key false',
    'dailyHouses houseFrame houses progressedHouseFrame key false',
    'ascendantArc houseFrameArc longitude ascendantArcReference Ascendant false',
    'vertexArc houseFrameArc longitude vertexArcReference Vertex false',
  ]);
  assert.throws(() => methodOf('primary' as MethodKey), /unknown progression primary/);
  assert.deepEqual(
    PROGRESSION_METHODS.filter(countsByMonth).map(({ key: name }) => name),
    ['tertiary', 'tertiaryII', 'minor', 'quotidianLunar'],
  );
});
