import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boundAt } from '../bounds/bounds.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { countFigure, firstStrongest, HOUSE_POINTS } from './figure-victor.js';
import { lillyAccidental, lillyEssential, lillyFigureTallies } from './lilly-figure.js';
import type { LillyFigure } from './lilly-figure.js';
import { dignitiesAt, highest, LILLY_TABLES, pointsOf, tallyPlaces } from './points.js';
import type { DignityTables } from './points.js';

const DOROTHEAN: DignityTables = { terms: 'egyptian', triplicity: 'sect', weights: 'triplicityFirst' };
const totals = (longitudeDeg: number, isDay: boolean, tables: DignityTables) =>
  Object.fromEntries(
    tallyPlaces([longitudeDeg], isDay, tables)
      .filter(({ total }) => total > 0)
      .map(({ planet, total }) => [planet, total]),
  );

test('rule: at 5 Aries by day the Sun has 7 points, Mars 6 and Jupiter 2 (E. Purdue, Almuten Figuris calculation, worked example)', () => {
  assert.deepEqual(totals(5, true, DOROTHEAN), { Sun: 7, Mars: 6, Jupiter: 2 });
});

test('rule: the triplicity counts the ruler of the sect, all three with 3 points, or the participating ruler with 1 (Dorotheus I.1)', () => {
  const of = (triplicity: DignityTables['triplicity']) => totals(5, true, { ...DOROTHEAN, triplicity });
  assert.deepEqual(of('allThree'), { Sun: 7, Mars: 6, Jupiter: 5, Saturn: 3 });
  assert.deepEqual(of('participatingOne'), { Sun: 7, Mars: 6, Jupiter: 2, Saturn: 1 });
  assert.deepEqual(totals(5, false, DOROTHEAN), { Sun: 4, Mars: 6, Jupiter: 5 });
});

test('rule: with term before triplicity the term has 3 points and the triplicity 2', () => {
  assert.deepEqual(totals(5, true, { ...DOROTHEAN, weights: 'termFirst' }), { Sun: 6, Mars: 6, Jupiter: 3 });
});

test('validation: Lilly’s terms of Gemini, Leo, Capricorn and Pisces (Christian Astrology, p. 104)', () => {
  const rulers = (sign: number, degrees: readonly number[]) =>
    degrees.map((degree) => boundAt(30 * sign + degree, 'lilly').ruler);
  assert.deepEqual(rulers(2, [6.9, 7, 14, 21, 25]), ['Mercury', 'Jupiter', 'Venus', 'Saturn', 'Mars']);
  assert.deepEqual(rulers(4, [5.9, 6, 13, 19, 25]), ['Saturn', 'Mercury', 'Venus', 'Jupiter', 'Mars']);
  assert.deepEqual(rulers(9, [5.9, 6, 12, 19, 25]), ['Venus', 'Mercury', 'Jupiter', 'Mars', 'Saturn']);
  assert.deepEqual(rulers(11, [7.9, 8, 14, 20, 26]), ['Venus', 'Jupiter', 'Mercury', 'Mars', 'Saturn']);
});

test('rule: Mars alone rules the watery triplicity, by day and by night (Lilly, p. 104)', () => {
  for (const isDay of [true, false])
    assert.deepEqual(
      CLASSICAL_PLANETS.filter((planet) =>
        dignitiesAt(planet, 100, isDay, LILLY_TABLES).some(({ dignity }) => dignity === 'triplicity'),
      ),
      ['Mars'],
    );
});

test('property: the house points of each order are 1 to 12, each once, and the first house has 12', () => {
  for (const points of Object.values(HOUSE_POINTS)) {
    assert.deepEqual(
      [...points].sort((a, b) => a - b),
      Array.from({ length: 12 }, (_, k) => k + 1),
    );
    assert.equal(points[0], 12);
  }
  assert.deepEqual([HOUSE_POINTS.sixthLeast[5], HOUSE_POINTS.twelfthLeast[11]], [1, 1]);
});

test('rule: houses, the ruler of the day 7 and of the hour 6 are added to the places (Ibn Ezra, as Zoller reports)', () => {
  const of = new Map<ClassicalPlanet, number>(CLASSICAL_PLANETS.map((planet) => [planet, planet === 'Mars' ? 10 : 6]));
  const count = (withHouses: boolean) =>
    countFigure({
      placesDeg: [5],
      isDay: true,
      tables: DOROTHEAN,
      houses: withHouses ? { of, points: 'sixthLeast' } : null,
      dayRuler: 'Venus',
      hourRuler: 'Venus',
    });
  const found = Object.fromEntries(count(true).map(({ planet, total }) => [planet, total]));
  assert.deepEqual(found, { Sun: 8, Moon: 1, Mercury: 1, Venus: 14, Mars: 17, Jupiter: 3, Saturn: 1 });
  assert.equal(count(false).find(({ planet }) => planet === 'Mars')?.total, 6);
});

test('rule: all planets with the highest total are listed; the recorded tie goes to the strongest single dignity', () => {
  const tied = highest(tallyPlaces([5], true, { ...DOROTHEAN, weights: 'termFirst' }));
  assert.deepEqual(tied, ['Sun', 'Mars']);
  assert.equal(
    firstStrongest(tied, (planet) => (planet === 'Mars' ? 5 : 4)),
    'Mars',
  );
  assert.equal(
    firstStrongest(tied, () => 4),
    'Sun',
  );
});

const record = <T>(values: Readonly<Record<ClassicalPlanet, T>>) => values;
/** A figure in which no planet has an aspect, node or star nearby; the Sun at 10 Aries. */
const figure = (
  changes: Partial<LillyFigure> & { at?: Partial<Record<ClassicalPlanet, number>> } = {},
): LillyFigure => ({
  rates: record({ Sun: 1, Moon: 13.5, Mercury: 1.2, Venus: 1.1, Mars: 0.6, Jupiter: 0.1, Saturn: 0.05 }),
  houses: record({ Sun: 10, Moon: 1, Mercury: 11, Venus: 11, Mars: 4, Jupiter: 6, Saturn: 8 }),
  northNodeDeg: 77,
  stars: { Regulus: 150, Spica: 170, Algol: 120 },
  isDay: true,
  ...changes,
  longitudes: record({
    ...{ Sun: 10, Moon: 100.5, Mercury: 35.3, Venus: 52.7, Mars: 201.2, Jupiter: 263.9, Saturn: 318.4 },
    ...changes.at,
  }),
});
const mars = (changes: Parameters<typeof figure>[0]): number => lillyAccidental('Mars', figure(changes));

test('rule: houses 1 and 10 have 5 points, 7 4 11 have 4, 2 5 have 3, 9 has 2, 3 has 1, 12 has -5, 8 6 have -2 (Lilly, p. 115)', () => {
  const base = mars({}) - 4;
  const scores = Array.from({ length: 12 }, (_, k) => mars({ houses: { ...figure().houses, Mars: k + 1 } }) - base);
  assert.deepEqual(scores, [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5]);
});

test('rule: direct 4, retrograde -5, swift 2, slow -2; the lights are always direct (Lilly, p. 115)', () => {
  const withRate = (rate: number) => mars({ rates: { ...figure().rates, Mars: rate } });
  const swift = withRate(0.6);
  assert.equal(withRate(0.4) - swift, -4, 'slower than 31 minutes 27 seconds a day');
  assert.equal(withRate(-0.4) - swift, -13);
  assert.equal(withRate(31 / 60 + 27 / 3600) - swift, -2, 'the mean motion is neither');
  const sun = (rate: number) => lillyAccidental('Sun', figure({ rates: { ...figure().rates, Sun: rate } }));
  assert.equal(sun(1), 5 + 2);
});

test('rule: superiors are strong oriental, inferiors and the Moon occidental; conjunction and opposition count for neither (Lilly, p. 115)', () => {
  const venusAt = (longitude: number) => lillyAccidental('Venus', figure({ at: { Venus: longitude } }));
  assert.equal(venusAt(52.7) - venusAt(327.2), 4, 'occidental against oriental, both free of the beams');
  assert.equal(mars({ at: { Mars: 350.5 } }) - mars({ at: { Mars: 29.5 } }), 4);
});

test('rule: cazimi 5, combust within 8.5 degrees -5, under the beams within 17 degrees -4, free 5 (Lilly, p. 115)', () => {
  const at = (distance: number) => mars({ at: { Mars: 10 + distance, Mercury: 300, Venus: 320 } });
  assert.equal(at(0.28) - at(5), 10);
  assert.equal(at(8.6) - at(8.5), 1);
  assert.equal(at(17.1) - at(17), 9);
});

test('rule: partile aspects are closer than a degree: Jupiter 5 4 3, Mars -5 -4 -3, nodes 4 and -4 (Lilly, p. 115)', () => {
  const moon = (at: Partial<Record<ClassicalPlanet, number>>, northNodeDeg = 77) =>
    lillyAccidental('Moon', figure({ at, northNodeDeg }));
  const base = moon({});
  const jupiter = [0.9, 120.9, 60.9, 90, 1, 121].map((apart) => moon({ Jupiter: 100.5 + apart }) - base);
  assert.deepEqual(jupiter, [5, 4, 3, 0, 0, 0]);
  const martial = [0.9, 180.9, 90.9, 120, 181].map((apart) => moon({ Mars: 100.5 + apart }) - base);
  assert.deepEqual(martial, [-5, -4, -3, 0, 0]);
  assert.deepEqual([moon({}, 101.4) - base, moon({}, 280) - base, moon({}, 101.5) - base], [4, -4, 0]);
});

test('rule: Cor Leonis 6 within 6 degrees, Spica 5 and Caput Algol -5 within 5 (Lilly, p. 115)', () => {
  const near = (star: 'Regulus' | 'Spica' | 'Algol', distance: number) =>
    mars({ stars: { ...figure().stars, [star]: 201.2 + distance } }) - mars({});
  assert.deepEqual([near('Regulus', 6), near('Regulus', 6.01)], [6, 0]);
  assert.deepEqual([near('Spica', 5), near('Spica', 5.01)], [5, 0]);
  assert.deepEqual([near('Algol', -5), near('Algol', -5.01)], [-5, 0]);
});

test('rule: a besieged planet has -5 (Lilly, p. 115)', () => {
  const venus = (saturn: number) =>
    lillyAccidental('Venus', figure({ at: { Venus: 60, Mars: 56, Saturn: saturn, Mercury: 20 } }));
  assert.equal(venus(64) - venus(73), -5);
});

test('rule: mutual reception adds 5 or 4, detriment -5, fall -4, and a planet without dignity has -5 also in reception (Lilly, p. 115)', () => {
  const essential = (planet: ClassicalPlanet, at: Partial<Record<ClassicalPlanet, number>>, isDay = true) =>
    lillyEssential(planet, figure({ at, isDay }));
  // Mars in Cancer has triplicity; the Moon in Aries receives him: 3 + 5 - 4 (fall); his terms end at 6 Cancer.
  assert.equal(essential('Mars', { Mars: 100, Moon: 5 }), 4);
  assert.equal(essential('Mars', { Mars: 100, Moon: 40 }), -1);
  // Venus at 10 Scorpio: in no dignity, in detriment, in mutual reception with Mars in Libra.
  assert.equal(essential('Venus', { Venus: 220, Mars: 200 }), -5 - 5 + 5);
});

test('property: the total of each planet is the sum of its parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.boolean(), (moon, isDay) => {
      for (const tally of lillyFigureTallies(figure({ at: { Moon: moon }, isDay })))
        assert.equal(tally.total, tally.essential + tally.house + tally.ruler + tally.accidental);
      for (const planet of CLASSICAL_PLANETS) assert.ok(pointsOf(dignitiesAt(planet, moon, isDay, LILLY_TABLES)) <= 15);
    }),
  );
});
