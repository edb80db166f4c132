import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import type { HandFigure } from '../../../test/support/tajika.js';
import { haddaLord } from './hadda.js';
import { tajikaShadbala } from './strength.js';
import { tasiraPeriods } from './tasira.js';
import type { TajikaPlanet } from './tables.js';
import { TAJIKA_PLANETS } from './tables.js';

// The parts of the six strengths are house rules that reproduce recorded answers.

const strength = (planet: TajikaPlanet, figure: HandFigure) => tajikaShadbala(handFigure(figure), planet);
const near = (got: number, wanted: number, what = '') => assert.ok(Math.abs(got - wanted) < 1e-9, `${what} ${got}`);

test('rule: direction is full on the cusp of the house of joy and falls to zero half-way to the next cusp on either side', () => {
  // Jupiter rejoices in the eleventh: equal houses from Aries, cusp at 300.
  const direction = (at: number, directional: 'bothSides' | 'afterCusp' = 'bothSides') =>
    strength('Jupiter', { at: { Jupiter: at }, readings: { directional } }).directional;
  near(direction(300), 60);
  near(direction(307.5), 30);
  near(direction(292.5), 30);
  near(direction(315), 0);
  near(direction(285), 0);
  near(direction(320), 0);
  near(direction(120), 0);
  near(direction(307.5, 'afterCusp'), 30);
  near(direction(292.5, 'afterCusp'), 0);
  near(direction(300, 'afterCusp'), 60);
});

test('rule: Jupiter and Saturn gain in the night watch from midnight to three quarters of the night, and lose until sunrise', () => {
  const watch = (planet: TajikaPlanet, nightPart?: number) =>
    strength(planet, { at: {}, isDay: nightPart === undefined, nightPart }).temporal.nightWatch;
  for (const planet of ['Jupiter', 'Saturn'] as const) {
    for (const [part, wanted] of [
      [0, 0],
      [0.3, 0],
      [0.5, 0],
      [0.6, 24],
      [0.75, 60],
      [0.85, 36],
      [1, 0],
    ])
      near(watch(planet, part), wanted, `${planet} ${part}`);
    near(watch(planet), 0, 'by day');
  }
  for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Venus'] as const) near(watch(planet, 0.75), 0, planet);
});

test('rule: the strength of sect is full at noon for Sun, Mars, Jupiter and Saturn, at midnight for the others', () => {
  const sect = (planet: TajikaPlanet, sun: number, isDay: boolean) =>
    strength(planet, { at: { Sun: sun }, isDay, nightPart: isDay ? undefined : 0.5 }).temporal.sect;
  for (const planet of ['Mars', 'Jupiter', 'Saturn'] as const) {
    near(sect(planet, 270, true), 60);
    near(sect(planet, 315, true), 30);
    near(sect(planet, 90, false), 0);
  }
  for (const planet of ['Moon', 'Mercury', 'Venus'] as const) {
    near(sect(planet, 90, false), 60);
    near(sect(planet, 60, false), 40);
    near(sect(planet, 270, true), 0);
  }
});

test('rule: the Moon and Mars gain a third of their elongation, Venus is full at fifty degrees', () => {
  const temporal = (planet: TajikaPlanet, at: number) => strength(planet, { at: { Sun: 0, [planet]: at } }).temporal;
  near(temporal('Moon', 90).luminaryElongation, 30);
  near(temporal('Mars', 180).luminaryElongation, 60);
  near(temporal('Saturn', 90).luminaryElongation, 0);
  near(temporal('Venus', 25).venusElongation, 30);
  near(temporal('Venus', 50).venusElongation, 60);
  near(temporal('Venus', 56).venusElongation, 60);
  near(temporal('Mercury', 25).venusElongation, 0);
});

test('rule: the strengths of time and of motion are the greatest of their parts', () => {
  const { temporal, motion } = strength('Mars', { at: { Sun: 315, Mars: 225 }, rates: { Mars: 0.1 } });
  near(temporal.total, 30);
  near(temporal.sect, 30);
  near(temporal.luminaryElongation, 30);
  near(motion.mode, 60);
  near(motion.total, 60);
});

test('rule: a direct planet below its mean motion has full strength, also the Sun; one at the mean, faster or retrograde has none', () => {
  const mode = (planet: TajikaPlanet, rate: number, meanMotions: 'geocentric' | 'direct' = 'geocentric') =>
    strength(planet, { at: {}, rates: { [planet]: rate }, readings: { meanMotions } }).motion.mode;
  const means = {
    Sun: 0.98565,
    Moon: 13.17636,
    Mars: 0.52403,
    Mercury: 0.98565,
    Jupiter: 0.08309,
    Venus: 0.98565,
    Saturn: 0.03344,
  };
  for (const [planet, mean] of Object.entries(means) as [TajikaPlanet, number][]) {
    near(mode(planet, mean - 1e-4), 60, planet);
    near(mode(planet, mean), 0, planet);
    near(mode(planet, 0), 60, planet);
    near(mode(planet, -1e-4), 0, planet);
  }
  near(mode('Mercury', 1.382, 'direct'), 60);
  near(mode('Mercury', 1.384, 'direct'), 0);
  near(mode('Venus', 1.19, 'direct'), 60);
  near(mode('Venus', 1.21, 'direct'), 0);
  near(mode('Mars', 0.53, 'direct'), 0);
});

test('rule: in the sign and navamsha of the Sun a planet has 60 less twice its separation; the Sun has 60', () => {
  const synodic = (planet: TajikaPlanet, at: number, sun: number) =>
    strength(planet, { at: { Sun: sun, [planet]: at } }).motion.solarSynodic;
  near(synodic('Sun', 100, 100), 60);
  near(synodic('Mars', 12, 11), 58);
  near(synodic('Mars', 13.3, 10), 53.4);
  near(synodic('Mars', 13.4, 10), 0, 'the next navamsha');
  near(synodic('Mars', 29, 31), 0, 'another sign');
  near(synodic('Mars', 51, 11), 0, 'another sign of which a navamsha is alike');
});

test('rule: a benefic within thirty degrees gives a contact, unless Mars or Saturn is within thirty degrees', () => {
  const motion = (venus: number, mars: number) => strength('Sun', { at: { Sun: 60, Venus: venus, Mars: mars } }).motion;
  near(motion(75, 200).beneficContact, 30);
  near(motion(60, 200).beneficContact, 60);
  near(motion(90, 200).beneficContact, 0);
  near(motion(75, 90).beneficContact, 30);
  near(motion(75, 89).beneficContact, 0);
  assert.equal(motion(75, 89).blockedByMalefic, true);
  assert.equal(motion(75, 90).blockedByMalefic, false);
});

test('rule: a full aspect to the ascendant gives 60, of a benefic 45, others their share; a square of Mars or Saturn cancels the second', () => {
  const aspect = (at: Partial<Record<TajikaPlanet, number>>) => strength('Sun', { at, ascDeg: 0 }).aspect;
  const far = { Moon: 100, Mercury: 100, Jupiter: 100, Venus: 100, Mars: 40, Saturn: 40 };
  near(aspect({ ...far, Sun: 60 }).ascendant, 15);
  near(aspect({ ...far, Sun: 90 }).ascendant, 30);
  near(aspect({ ...far, Sun: 120 }).ascendant, 45);
  near(aspect({ ...far, Sun: 180 }).ascendant, 60);
  near(aspect({ ...far, Sun: 0 }).ascendant, 60);
  near(aspect({ ...far, Sun: 45 }).ascendant, 0);
  near(aspect({ ...far, Sun: 220 }).beneficSupport, 33.75);
  near(aspect({ ...far, Sun: 100 }).beneficSupport, 45);
  const sextile = { ...far, Sun: 130, Venus: 70 };
  near(aspect({ ...sextile, Mars: 55, Saturn: 55 }).beneficSupport, 11.25);
  near(aspect(sextile).beneficSupport, 0);
  assert.equal(aspect(sextile).blockedByMaleficSquare, true);
});

test('rule: the hadda are the Egyptian terms, with Venus before Jupiter in Gemini and Mars before Saturn in Sagittarius', () => {
  const lords = (sign: number, degrees: readonly number[]) => degrees.map((degree) => haddaLord(30 * sign + degree));
  assert.deepEqual(lords(2, [5.99, 6, 11.99, 12, 16.99, 17, 23.99, 24]), [
    'Mercury', 'Venus', 'Venus', 'Jupiter', 'Jupiter', 'Mars', 'Mars', 'Saturn',
  ]); // prettier-ignore
  assert.deepEqual(lords(8, [11.99, 12, 16.99, 17, 20.99, 21, 25.99, 26, 29.99]), [
    'Jupiter', 'Venus', 'Venus', 'Mercury', 'Mercury', 'Mars', 'Mars', 'Saturn', 'Saturn',
  ]); // prettier-ignore
  // The verses of the other signs, by their first and last lords (Aries 6 ... 5, Pisces 12 ... 2).
  const ends = Array.from({ length: 12 }, (_, sign) =>
    lords(sign, [0, 29.99])
      .map((lord) => lord.slice(0, 2))
      .join(''),
  );
  assert.deepEqual(ends.join(' '), 'JuSa VeMa MeSa MaSa JuMa MeSa SaMa MaSa JuSa MeMa MeSa VeSa');
});

test('rule: tasira periods are ordered by the points of the aspects, then by closeness, then by name', () => {
  const lords = (places: Record<string, number>) => tasiraPeriods(0, Object.entries(places)).map(({ lord }) => lord);
  assert.deepEqual(lords({ Venus: 60, Sun: 93, Moon: 91, Mars: 180, Jupiter: 118 }), [
    'Mars', 'Jupiter', 'Moon', 'Sun', 'Venus',
  ]); // prettier-ignore
  assert.deepEqual(lords({ Venus: 92, Mercury: 268, Sun: 92 }), ['Mercury', 'Sun', 'Venus']);
  const points = tasiraPeriods(0, [['Mars', 180], ['Sun', 0], ['Venus', 120], ['Moon', 90], ['Saturn', 60]]).map((one) => one.points); // prettier-ignore
  assert.deepEqual(points, [60, 60, 45, 30, 15]);
  // Square 30 and sextile 15 points of the year of 360 days.
  const periods = tasiraPeriods(0, [['Sun', 90], ['Venus', 60], ['Mars', 30]]); // prettier-ignore
  assert.deepEqual(periods.map(({ startDay, endDay }) => [startDay, endDay]), [[0, 240], [240, 360]]); // prettier-ignore
});

test('rule: the total is the sum of the six strengths, that of place on the scale of twenty', () => {
  const { panchavargi, directional, temporal, natural, motion, aspect, total } = strength('Jupiter', {
    at: { Sun: 250, Jupiter: 300, Venus: 180, Mars: 140, Saturn: 140 },
    rates: { Jupiter: 0.05 },
  });
  const parts = [
    panchavargi.total,
    directional,
    temporal.total,
    natural,
    motion.total,
    aspect.ascendant,
    aspect.beneficSupport,
  ];
  assert.ok(
    parts.every((part) => part > 0),
    parts.join(),
  );
  near(
    total,
    parts.reduce((sum, part) => sum + part, 0),
  );
  near(natural, 34.28);
});

test('property: no strength is negative, NaN or above its maximum at any longitude', () => {
  for (let longitude = 0; longitude < 360; longitude += 7)
    for (const planet of TAJIKA_PLANETS) {
      const { directional, temporal, motion, aspect } = strength(planet, {
        at: { [planet]: longitude },
        ascDeg: 77,
        isDay: false,
        nightPart: longitude / 360,
      });
      for (const part of [directional, temporal.total, motion.total]) assert.ok(part >= 0 && part <= 60);
      assert.ok(aspect.total >= 0 && aspect.total <= 105);
    }
});
