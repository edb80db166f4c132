import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { overcomingOf } from '../aspects/whole-sign-aspects.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { obliqueAscension } from '../hyleg/oblique.js';
import { twelfthPart } from '../zodiac/twelfth-parts.js';
import { boundsAround } from './bound-walk.js';
import { distribution, leastYearsOfSpan, timesOfSigns } from './circumambulation.js';
import type { CircumambulationInput } from './circumambulation.js';
import { houseMaster } from './house-master.js';
import { dominationForms, prorogativePlace } from './places.js';
import { ptolemyPredominator } from './predominator.js';
import type { ProrogationInput } from './predominator.js';
import { rayEnclosure } from './ray-enclosure.js';
import { transmissionCount, yearTransmissions } from './year-transmissions.js';

const same = (degree: number): number => degree;
const walk = (changes: Partial<CircumambulationInput> = {}) =>
  distribution({
    significatorDeg: 3,
    doctrine: 'egyptian',
    direction: 'direct',
    timesOf: same,
    planets: [],
    ...changes,
  })!;

test('rule: a significator at 3 Aries is in the bounds of Jupiter to 6, Venus to 12, Mercury to 20, Mars, Saturn (Dorotheus III.2, Egyptian bounds)', () => {
  const [first, second, third] = walk();
  assert.deepEqual(
    [first, second, third].map(({ span, startYears, endYears }) => [span.bound.ruler, startYears, endYears]),
    [
      ['Jupiter', 0, 3],
      ['Venus', 3, 9],
      ['Mercury', 9, 17],
    ],
  );
});

test('rule: converse, the significator goes back: 3 Aries, then Saturn’s last bound of Pisces, and at 11 Leo from Saturn’s to Venus’ bound', () => {
  const rulers = (significatorDeg: number) =>
    walk({ significatorDeg, direction: 'converse' }).map(({ span }) => span.bound.ruler);
  assert.deepEqual(rulers(3).slice(0, 3), ['Jupiter', 'Saturn', 'Mars']);
  assert.deepEqual(rulers(132).slice(0, 2), ['Saturn', 'Venus'], 'Leo: Jupiter 6, Venus 11, Saturn 18');
});

test('property: the spans of a circle are contiguous and sum to 360 degrees, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3599 }), fc.constantFrom('direct', 'converse'), (tenths, direction) => {
      const spans = boundsAround(tenths / 10, 'egyptian', direction);
      assert.ok(Math.abs(spans.reduce((sum, { spanDeg }) => sum + spanDeg, 0) - 360) < 1e-9);
      for (let k = 1; k < spans.length; k++)
        assert.ok(Math.abs(spans[k].startDeg - spans[k - 1].endDeg) < 1e-9, 'contiguous');
      assert.ok(spans.length === 60 || spans.length === 61);
    }),
  );
});

test('rule: the planet whose body or ray was met last participates; at the beginning the one nearest behind', () => {
  // Mars at 5 Aries, the Moon at 10 Taurus with a sextile ray at 10 Pisces behind and a square ray at 10 Leo.
  const periods = walk({
    planets: [
      { name: 'Mars', longitudeDeg: 5 },
      { name: 'Moon', longitudeDeg: 40 },
    ],
  });
  assert.deepEqual([periods[0].participating?.planet, periods[0].participating?.aspect], ['Moon', 'sextile']);
  assert.deepEqual(
    periods[0].met.map(({ planet, aspect, years }) => [planet, aspect, years]),
    [['Mars', 'body', 2]],
  );
  assert.equal(periods[1].participating?.planet, 'Mars');
});

test('validation: from 0 Aries the years of a sign are its rising time, 20;53 for Aries at Lower Egypt (Almagest II.8)', () => {
  const frame = { armcDeg: 0, obliquityDeg: 23 + 51 / 60 + 20 / 3600, latitudeDeg: 30 + 22 / 60 };
  const periods = walk({ significatorDeg: 0, timesOf: (degree) => obliqueAscension(degree, frame) });
  assert.ok(Math.abs(periods[4].endYears - (20 + 53 / 60)) < 0.05, 'the fifth bound ends Aries');
  assert.equal(periods.at(-1)?.endYears, 360);
  assert.equal(walk({ timesOf: (degree) => obliqueAscension(degree, { ...frame, latitudeDeg: 80 }) }) ?? null, null);
});

test('rule: rising times of the signs are used in proportion within each sign (Valens VIII)', () => {
  const times = timesOfSigns([20, 24, 28, 32, 36, 40, 40, 36, 32, 28, 24, 20]);
  assert.deepEqual([times(0), times(15), times(30), times(45), times(180)], [0, 10, 20, 32, 180]);
});

test('rule: the recorded key gives the least years of the lord in proportion to the part of the bound', () => {
  const [first, second] = boundsAround(3, 'egyptian', 'direct');
  assert.deepEqual([leastYearsOfSpan(first), leastYearsOfSpan(second)], [6, 8]);
});

test('rule: overcoming from the tenth sign, or by any trine, square or sextile from the right (Porphyry 21)', () => {
  const over = (place: number, rule: 'tenthSign' | 'rightRay') => overcomingOf(30 * (place - 1) + 1, 1, rule).overcomes;
  const places = Array.from({ length: 12 }, (_, k) => k + 1);
  assert.deepEqual(
    places.filter((place) => over(place, 'tenthSign') === 'first'),
    [10],
  );
  assert.deepEqual(
    places.filter((place) => over(place, 'rightRay') === 'first'),
    [9, 10, 11],
  );
  assert.deepEqual(
    places.filter((place) => over(place, 'rightRay') === 'second'),
    [3, 4, 5],
  );
});

test('rule: Mars and Saturn enclose by rays within seven degrees on both sides, without a ray between (Porphyry 15)', () => {
  const of = (at: Partial<Record<ClassicalPlanet, number>>) =>
    rayEnclosure('Moon', new Map(Object.entries({ Moon: 100, Mars: 15, Saturn: 217, Sun: 55, ...at })));
  const found = of({});
  assert.deepEqual([found.enclosed, found.behind?.planet, found.ahead?.planet], [true, 'Saturn', 'Mars']);
  assert.deepEqual([found.behind?.distanceDeg, found.behind?.aspect], [3, 'trine']);
  assert.equal(of({ Saturn: 212 }).enclosed, false, 'eight degrees');
  assert.deepEqual(of({ Jupiter: 102 }).intervening, ['Jupiter']);
  assert.equal(of({ Jupiter: 102 }).enclosed, false);
  assert.equal(of({ Saturn: 14 }).enclosed, false, 'both on one side');
});

test('rule: the places are 30 degrees from 5 degrees above the angle: orient, good daemon, midheaven, god, occident (Robbins, p. 273)', () => {
  const at = (offset: number) => prorogativePlace(100 + offset, 100);
  assert.deepEqual([-5, 24.9, 25, 175, 204.9, 205, 235, 265, 295, 324.9, 325].map(at), [
    'orient',
    'orient',
    null,
    'occident',
    'occident',
    null,
    'houseOfTheGod',
    'midheaven',
    'goodDaemon',
    'goodDaemon',
    null,
  ]);
});

test('rule: the five forms of domination; a planet in the same sign does not aspect (Tetrabiblos III.2, I.18, I.21)', () => {
  // 7 Scorpio by day: Mars house, triangle; Venus triangle and Ptolemy’s second term.
  assert.deepEqual(dominationForms('Venus', 153, 217, true), ['triangle', 'term', 'aspect']);
  assert.deepEqual(dominationForms('Venus', 212, 217, true), ['triangle', 'term']);
  assert.deepEqual(dominationForms('Mars', 132, 217, true), ['triangle', 'house', 'aspect']);
  assert.deepEqual(
    dominationForms('Venus', 153, 217, false),
    ['term', 'aspect'],
    'by night the Moon shares the triangle',
  );
});

/** All planets in no place of authority, Ascendant at 0 Aries. */
const prorogation = (at: Partial<Record<ClassicalPlanet, number>> = {}, changes: Partial<ProrogationInput> = {}) =>
  ptolemyPredominator({
    longitudes: { Sun: 60, Moon: 100, Mercury: 50, Venus: 40, Mars: 110, Jupiter: 140, Saturn: 150, ...at },
    ascDeg: 0,
    isDay: true,
    newMoonDeg: 50,
    fullMoonDeg: 100,
    latestSyzygy: 'newMoon',
    ...changes,
  });

test('rule: the light of the sect, the other light, or of both the one of greater authority (Robbins, p. 275)', () => {
  assert.deepEqual([prorogation({ Sun: 275 }).name, prorogation({ Sun: 275 }).step], ['Sun', 'sectLight']);
  assert.equal(prorogation({ Moon: 275 }).step, 'otherLuminary');
  assert.deepEqual(
    [prorogation({ Sun: 190, Moon: 275 }).name, prorogation({ Sun: 190, Moon: 275 }).step],
    ['Moon', 'greaterAuthority'],
  );
  assert.equal(prorogation({ Sun: 275, Moon: 190 }).step, 'sectLightOfBoth');
});

test('rule: without a light the ruler by three forms in a place of authority, else the horoscope; by night after a full Moon Fortune (Robbins, pp. 275-277)', () => {
  // New Moon at 20 Taurus: Venus in Capricorn (midheaven) has triangle and house, and the trine aspect.
  assert.deepEqual(
    [prorogation({ Venus: 280 }).name, prorogation({ Venus: 280 }).step],
    ['Venus', 'rulerByDomination'],
  );
  assert.equal(prorogation().step, 'horoscope');
  const night = { isDay: false } as const;
  assert.equal(prorogation({}, { ...night, latestSyzygy: null }).gap, 'latestSyzygyRequired');
  assert.equal(prorogation({}, { ...night, latestSyzygy: 'fullMoon' }).step, 'fortuneAfterFullMoon');
  assert.equal(prorogation({}, { ...night, latestSyzygy: 'newMoon' }).step, 'horoscopeAfterNewMoon');
  assert.equal(prorogation({}, { newMoonDeg: null }).gap, 'newMoonRequired');
});

test('rule: a ruler goes before the light only from greater authority and with domination over both lights (Robbins, p. 275)', () => {
  // The Sun in Libra, occident; Venus in Capricorn, midheaven: house of the Sun’s sign; the Moon in Taurus or in Gemini.
  const venus = (moon: number) => prorogation({ Sun: 190, Venus: 280, Moon: moon }, { newMoonDeg: 40 });
  assert.deepEqual([venus(40).name, venus(40).step], ['Venus', 'rulerOverLuminary']);
  assert.equal(venus(62).name, 'Sun', 'Venus has no form over 2 Gemini');
});

test('rule: the house-master is the lord of the bounds (Valens III.1), of the sign with a joint master (Porphyry 30), or has most claims (Paulus 36)', () => {
  // 13 Aries: house of Mars, bounds of Mercury, exaltation of the Sun, who rules the triplicity by day.
  assert.equal(houseMaster('valens', 13, true).planet, 'Mercury');
  assert.deepEqual(
    [houseMaster('porphyry', 13, true).planet, houseMaster('porphyry', 13, true).joint],
    ['Mars', 'Mercury'],
  );
  assert.equal(houseMaster('paulus', 13, true).planet, 'Sun');
  assert.equal(houseMaster('paulus', 13, false).planet, null, 'Mars, Mercury, Sun and Jupiter have one claim each');
});

test('rule: in the 35th year points transmit to those eleven signs ahead, both counted (Valens IV.11)', () => {
  assert.deepEqual([1, 12, 13, 35, 36].map(transmissionCount), [1, 12, 1, 11, 12]);
  const points = [
    { name: 'Sun', longitudeDeg: 5 },
    { name: 'Mars', longitudeDeg: 305 },
    { name: 'Moon', longitudeDeg: 20 },
  ];
  const names = (year: number) => yearTransmissions(points, year).map(({ from, to }) => `${from.name} ${to.name}`);
  assert.deepEqual(names(35), ['Sun Mars', 'Moon Mars']);
  assert.deepEqual(names(37), ['Sun Moon', 'Moon Sun']);
  assert.deepEqual(names(3), ['Mars Sun', 'Mars Moon']);
});

test('rule: twelfth-parts by twelve (Dorotheus I.8) and by thirteen (Paulus 22), from the sign itself', () => {
  assert.deepEqual([twelfthPart(35).longitudeDeg, twelfthPart(35, 13).longitudeDeg], [90, 95]);
  assert.deepEqual([twelfthPart(5).slice, twelfthPart(5, 13).slice], [2, 2]);
  assert.equal(twelfthPart(29.999, 13).slice, 12);
});
