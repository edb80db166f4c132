import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS, signOf } from '../zodiac/zodiac.js';
import { aggregateOf, cuspSignsOf } from './aggregate.js';
import { compoundInfluence } from './influence.js';
import { dignityTruth, housePositionTruth } from './profiles.js';
import type { AstrodyneProfile } from './profiles.js';
import { accessoryRelation, majorRelation, manualRound, momentOf } from './progressed.js';
import type { Terminal } from './progressed.js';
import { relationsOf } from './relations.js';
import type { AstrodyneInput } from './relations.js';
import { DIGNITY_ROWS, houseClassOf } from './tables.js';
import type { AstrodyneBody } from './tables.js';

const dms = (degrees: number, minutes: number) => degrees + minutes / 60;
const at = (body: AstrodyneBody, longitudeDeg: number, house: number, declinationDeg = 0): AstrodyneInput => ({
  body,
  bodyKind: body === 'M.C.' || body === 'Asc.' ? 'angle' : 'planet',
  longitudeDeg,
  sign: signOf(longitudeDeg).sign,
  signDegree: longitudeDeg % 30,
  house,
  houseClass: houseClassOf(house),
  distanceFromWeakerCuspDeg: 1,
  houseSizeDeg: 30,
  declinationDeg,
});
const power = (a: AstrodyneInput, b: AstrodyneInput, kind: string) =>
  relationsOf([a, b]).find((one) => one.kind === kind);

/** Worked figures of The Astrodyne Manual (1946), to its hundredths. */
test('validation: the house position of Venus in the twelfth agrees with the manual', () => {
  assert.equal(manualRound(housePositionTruth(12, 3.33, 19.55).astrodynePower), 8.72);
});

test('validation: zodiacal aspects agree with the manual, including its rule for Mercury', () => {
  const cases = [
    [at('Sun', dms(162, 42), 11), at('Jupiter', dms(276, 31), 2), 'trine', 3.82],
    [at('Mercury', dms(187, 44), 11), at('Mars', dms(244, 21), 1), 'sextile', 3.62],
    [at('Mercury', dms(225, 15), 10), at('Saturn', dms(57, 4), 5), 'opposition', 3.18],
  ] as const;
  for (const [a, b, label, expected] of cases) {
    const relation = power(a, b, 'zodiacalAspect');
    assert.equal(relation?.label, label);
    assert.equal(manualRound(relation.power), expected);
  }
});

test('validation: parallels by magnitude of declination agree with the manual', () => {
  const cases = [
    [at('Sun', 0, 6, dms(20, 23)), at('Saturn', 0, 1, -dms(20, 1)), 7.6],
    [at('Mercury', 0, 1, dms(14, 19)), at('Venus', 0, 2, dms(15, 18)), 0.25],
    [at('Jupiter', 0, 3, dms(4, 2)), at('Uranus', 0, 2, -dms(3, 38)), 6],
  ] as const;
  for (const [a, b, expected] of cases) assert.equal(manualRound(power(a, b, 'parallel')?.power ?? NaN), expected);
});

test('rule: an aspect within its orb precedes a nearer one outside its orb', () => {
  assert.equal(power(at('Sun', 0, 1), at('Moon', 128, 10), 'zodiacalAspect')?.label, 'trine');
  assert.equal(power(at('Venus', 0, 3), at('Mars', 128, 3), 'zodiacalAspect')?.label, 'sesqui-square');
});

test('rule: exaltation and fall count four within a degree of their exact degree', () => {
  assert.equal(dignityTruth('Sun', 'Aries', 18).harmonyDelta, 4);
  assert.equal(dignityTruth('Sun', 'Aries', 17.99).harmonyDelta, 3);
  assert.equal(dignityTruth('Mercury', 'Leo', 15.5).harmonyDelta, -4);
  assert.equal(dignityTruth('Mercury', 'Virgo', 15).condition, 'home');
  assert.equal(dignityTruth('Venus', 'Cancer', 1).condition, null);
});

test('property: no planet has two conditions in one sign, and falls are opposite to exaltations', () => {
  for (const row of DIGNITY_ROWS) {
    const signs = [...row.homeSigns, ...row.detrimentSigns, row.exaltationSign, row.fallSign, row.harmonySign];
    assert.equal(new Set([...signs, row.inharmonySign]).size, signs.length + 1);
    assert.equal((SIGNS.indexOf(row.exaltationSign) + 6) % 12, SIGNS.indexOf(row.fallSign));
  }
});

test('validation: the fractions of rulers agree with the manual', () => {
  const powers: Partial<Record<AstrodyneBody, number>> = { Venus: 34.16, Mercury: 52.08, Saturn: 28.22, Uranus: 40.5 };
  const profiles = Object.entries(powers).map(
    ([body, totalPower]) =>
      ({
        body,
        totalPower,
        totalHarmony: 0,
        totalDiscord: 0,
        netHarmony: 0,
        sign: 'Aries',
        house: 1,
      }) as AstrodyneProfile,
  );
  // Taurus on cusps 2 and 3 and Scorpio on 8 and 9; Gemini and Sagittarius intercepted.
  const cusps = [10, 31, 59, 95, 125, 155, 190, 211, 239, 275, 305, 335];
  const { signs, houses } = aggregateOf(profiles, cuspSignsOf(cusps));
  const ruler = (sign: string) => manualRound(signs.find((one) => one.sign === sign)?.rulerPower ?? NaN);
  assert.equal(ruler('Taurus'), 34.16);
  assert.equal(ruler('Gemini'), 13.02);
  assert.equal(ruler('Aquarius'), 17.18);
  assert.deepEqual(houses[2].interceptedSigns, ['Gemini']);
  assert.equal(manualRound(houses[2].rulerPower), manualRound(17.08 + 13.02));
});

test('rule: the power of a progressed aspect is full at perfection, half at one degree, none beyond', () => {
  assert.deepEqual(momentOf(10, 10, 0), { admitted: true, power: 10, manualPower: 10 });
  assert.deepEqual(momentOf(10, 10, 60), { admitted: true, power: 5, manualPower: 5 });
  assert.deepEqual(momentOf(10, 10, 60.001), { admitted: false, power: 0, manualPower: 0 });
});

test('validation: dated powers agree with the manual', () => {
  assert.equal(momentOf(0.78, 0.78, 20).manualPower, 0.65);
  assert.equal(momentOf(0.05, 0.05, 16).manualPower, 0.04);
});

test('validation: the influence of Saturn inconjunct the Sun over 36 years agrees with the manual', () => {
  const { manualAverage, quantity } = compoundInfluence(14.37, { years: 36, months: 0, days: 0 });
  assert.equal(manualAverage, 10.78);
  assert.equal(quantity.years, 388);
});

test('rule: a moving angle never selects the percentage, and major aspects of the Moon are divided by seven', () => {
  const terminal = (body: AstrodyneBody, kind: Terminal['kind'], houseClass: Terminal['houseClass']): Terminal => ({
    body,
    kind,
    longitudeDeg: 10,
    houseClass,
    declinationDeg: 5,
  });
  const target = terminal('Venus', 'majorProgressed', 'succedent'),
    counterpart = terminal('Venus', 'radical', 'cadent');
  const relation = accessoryRelation({
    moving: terminal('Asc.', 'minorProgressed', 'angular'),
    target,
    counterpart,
    powers: [40, 40],
    aspect: 'parallel',
  });
  assert.equal(relation.answer.progressedPercentage, 0.5);
  const moon = majorRelation(
    { direct: target, counterpart, natalPower: 40 },
    {
      direct: terminal('Moon', 'majorProgressed', 'cadent'),
      counterpart: terminal('Moon', 'radical', 'cadent'),
      natalPower: 40,
    },
    'conjunction',
  );
  assert.equal(moon.answer.tier, 'majorMoon');
  assert.equal(moon.answer.relationId, 'Moon:p|Venus:p|conjunction|majorMoon');
  assert.equal(moon.answer.peakPower, (40 * 0.5) / 7);
});

test('rule: hand rounding rounds halves of the written decimal away from zero', () => {
  assert.equal(manualRound(28.515), 28.52);
  assert.equal(manualRound(1.005), 1.01);
  assert.equal(manualRound(-0.125), -0.13);
  assert.ok(Object.is(manualRound(-0.001), 0));
});

test('rule: the loss of an aspect is rounded by hand: of 14.50 at 42 minutes it is 5.075, rounded 5.08, and 9.42 remains', () => {
  assert.equal(momentOf(14.5, 14.5, 42).manualPower, 9.42);
});

test('property: hundredths and integer minutes are rounded as integers, halves up', () => {
  for (let minutes = 0; minutes <= 60; minutes++)
    for (let hundredths = 0; hundredths <= 4000; hundredths++) {
      // Half of the power is lost over sixty minutes.
      const lost = Math.floor((2 * hundredths * minutes + 120) / 240);
      const { manualPower } = momentOf(hundredths / 100, hundredths / 100, minutes);
      if (manualPower !== (hundredths - lost) / 100) assert.fail(`${hundredths / 100} at ${minutes}: ${manualPower}`);
    }
});
