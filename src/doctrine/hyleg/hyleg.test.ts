import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { lillyAlcocoden, LILLY_YEARS } from './alcocoden.js';
import { giverOfYears } from './givers.js';
import { grantedYears } from './granted-years.js';
import type { GrantedYearsInput } from './granted-years.js';
import { FrameRequired, hylegiacalPlace, lillyHyleg } from './lilly.js';
import type { HouseSeat, Nativity } from './lilly.js';
import { obliqueAscension } from './oblique.js';
import { settingYears } from './setting-years.js';

/** Equal houses from 10 Leo, with the orb of five degrees. */
const ASC = 130;
const seatOf = (longitudeDeg: number): HouseSeat => {
  const from = (((longitudeDeg - ASC) % 360) + 360) % 360,
    strictHouse = Math.floor(from / 30) + 1;
  return { longitudeDeg, strictHouse, orbHouse: from % 30 >= 25 ? (strictHouse % 12) + 1 : strictHouse };
};
const FRAME = { armcDeg: 40, obliquityDeg: 23.44, latitudeDeg: 0 };
const place = (house: number, degrees: number) =>
  hylegiacalPlace('Sun', seatOf(ASC + 30 * (house - 1) + degrees), FRAME);

test('rule: houses 1 7 9 10 11 may have the giver of life, from five degrees before the cusp (Lilly, p. 527, pp. 31-32)', () => {
  const houses = Array.from({ length: 12 }, (_, k) => k + 1).filter((house) => place(house, 12).isHylegiacal);
  assert.deepEqual(houses, [1, 7, 9, 10, 11]);
  assert.equal(place(8, 26).isHylegiacal, true, 'four degrees before the ninth cusp');
  assert.equal(place(8, 24).isHylegiacal, false);
  assert.deepEqual([place(6, 26).isHylegiacal, place(6, 26).reason], [false, 'underEarth']);
});

test('rule: under the earth only the first house, up to 25 degrees of oblique ascension (Lilly, p. 527)', () => {
  // At the equator the oblique ascension is the right ascension; 40 + 90 = 130 degrees of it rise.
  const seat = (longitudeDeg: number): HouseSeat => ({ longitudeDeg, strictHouse: 1, orbHouse: 1 });
  const judged = (longitudeDeg: number) => hylegiacalPlace('Moon', seat(longitudeDeg), { ...FRAME, obliquityDeg: 0 });
  assert.deepEqual([judged(155).isHylegiacal, judged(155.001).isHylegiacal], [true, false]);
  assert.equal(judged(150).belowAscendantDeg, 20);
  assert.throws(() => hylegiacalPlace('Moon', seat(150), null), FrameRequired);
});

const nativity = (changes: Partial<Nativity> = {}): Nativity => ({
  sun: seatOf(190),
  moon: seatOf(220),
  ascDeg: ASC,
  isDay: true,
  planets: new Map(
    Object.entries({ Mercury: 200, Venus: 205, Mars: 210, Jupiter: 160, Saturn: 165 }).map(([name, longitude]) => [
      name as ClassicalPlanet,
      seatOf(longitude),
    ]),
  ),
  newMoonDeg: 190,
  fullMoonDeg: 220,
  latestSyzygy: 'newMoon',
  frame: FRAME,
  seatOf,
  ...changes,
});

test('rule: the light of the sect, then the other light, in a hylegiacal place (Lilly, p. 528)', () => {
  const tenth = seatOf(ASC + 275);
  const both = { sun: tenth, moon: tenth };
  assert.deepEqual(
    [lillyHyleg(nativity(both)).hyleg, lillyHyleg(nativity({ ...both, isDay: false })).hyleg],
    ['Sun', 'Moon'],
  );
  assert.equal(lillyHyleg(nativity({ moon: tenth })).step, 'otherLuminary');
});

test('rule: without a light, the planet with three dignities and most points over the places of dominion (Lilly, p. 528)', () => {
  // Sun and new Moon at 10 Libra: Venus has house twice, Saturn exaltation and triplicity twice (9 against 14 points with the Ascendant).
  const found = lillyHyleg(nativity());
  const saturn = found.dominionCounts.find(({ planet }) => planet === 'Saturn')!;
  assert.deepEqual([saturn.count >= 3, saturn.qualifies], [true, true]);
  assert.equal(found.dominionPlace?.body, 'Saturn');
  assert.equal(found.hyleg, 'Ascendant', 'Saturn is in the second house');
  const risen = lillyHyleg(nativity({ planets: new Map([...nativity().planets, ['Saturn', seatOf(ASC + 275)]]) }));
  assert.deepEqual([risen.hyleg, risen.step], ['Saturn', 'dominionPlanet']);
});

test('rule: by night the Ascendant after a new Moon, the Part of Fortune after a full Moon in a hylegiacal place (Lilly, p. 529)', () => {
  const night = { isDay: false, planets: nativity().planets };
  assert.equal(lillyHyleg(nativity({ ...night, latestSyzygy: null })).gap?.kind, 'latestSyzygyRequired');
  assert.equal(lillyHyleg(nativity({ ...night, latestSyzygy: 'newMoon' })).step, 'ascendantAfterNewMoon');
  assert.equal(lillyHyleg(nativity({ ...night, latestSyzygy: 'fullMoon' })).step, 'ascendantAsFortuneFails');
  const moon = seatOf(ASC + 65),
    sun = seatOf(ASC + 155);
  assert.equal(lillyHyleg(nativity({ ...night, sun, moon, latestSyzygy: 'fullMoon' })).step, 'fortuneAfterFullMoon');
});

test('rule: missing data are named, not replaced', () => {
  assert.deepEqual(lillyHyleg(nativity({ planets: new Map() })).gap, {
    kind: 'planetsRequired',
    planets: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
  });
  assert.equal(lillyHyleg(nativity({ newMoonDeg: null })).gap?.kind, 'newMoonRequired');
});

const LONGITUDES = { Sun: 10, Moon: 100, Mercury: 30, Venus: 50, Mars: 200, Jupiter: 260, Saturn: 320 };

test('rule: the giver of years has most dignity in the degree of the giver of life and aspects it within its orb (Lilly, pp. 530-531)', () => {
  // At 10 Gemini by day: Mercury 5, Saturn triplicity 3, Jupiter term 2, Mars face 1.
  const of = (at: Partial<typeof LONGITUDES>, hyleg = { name: 'Ascendant', longitudeDeg: 70 }) =>
    lillyAlcocoden({ ...LONGITUDES, ...at }, hyleg, 70, true);
  assert.equal(of({ Mercury: 130 }).planet, 'Mercury', 'an exact sextile');
  assert.equal(of({ Mercury: 138, Saturn: 311 }).planet, 'Saturn', 'Mercury’s orb is 7 degrees');
  assert.equal(of({ Mercury: 138, Saturn: 300, Jupiter: 200 }).planet, null);
  assert.equal(of({}, { name: 'Sun', longitudeDeg: 125 }).basis, 'ownDomicileOrExaltation');
  assert.deepEqual(LILLY_YEARS.Saturn, { least: 30, mean: 43.5, greater: 57 });
});

const input = { longitudes: LONGITUDES, hyleg: { name: 'Ascendant', longitudeDeg: 70 }, isDay: true };
const houses = { Sun: 3, Moon: 3, Mercury: 3, Venus: 3, Mars: 3, Jupiter: 3, Saturn: 3 };

test('rule: Dorotheus takes the lord of the term first, then domicile, exaltation, triplicity, face; it must aspect (Kushyar III)', () => {
  // 10 Gemini: term of Jupiter (6 to 12), house of Mercury, triplicity of Saturn, Mercury and Jupiter, face of Mars.
  const of = (at: Partial<typeof LONGITUDES>) =>
    giverOfYears('dorotheus', { ...input, houses, longitudes: { ...LONGITUDES, ...at } }).planet;
  assert.equal(of({ Jupiter: 250 }), 'Jupiter');
  assert.equal(of({ Jupiter: 290, Mercury: 65 }), 'Mercury', 'Jupiter in Capricorn does not aspect Gemini');
  assert.equal(of({ Jupiter: 290, Mercury: 40, Saturn: 310 }), 'Saturn');
});

test('rule: equal claims go to the stronger house, then to the nearest degree (Kushyar III)', () => {
  // Two dignities each at 10 Gemini: Jupiter (term, triplicity) and Mercury (domicile, triplicity).
  const at = { ...LONGITUDES, Jupiter: 252, Mercury: 65 };
  const of = (own: typeof houses) => giverOfYears('bonatti', { ...input, longitudes: at, houses: own });
  assert.deepEqual(
    [of({ ...houses, Mercury: 1 }).planet, of({ ...houses, Mercury: 1 }).basis],
    ['Mercury', 'strongerPlace'],
  );
  assert.deepEqual([of(houses).planet, of(houses).basis], ['Jupiter', 'nearestDegree']);
  assert.equal(giverOfYears('ibnEzra', { ...input, longitudes: at, houses }).planet, 'Mercury', '8 points against 5');
});

const years = (changes: Partial<GrantedYearsInput> = {}) =>
  grantedYears({
    giver: 'Jupiter',
    longitudes: { Sun: 300, Moon: 100, Mercury: 155, Venus: 20, Mars: 160, Jupiter: 245, Saturn: 25 },
    house: 10,
    isDay: true,
    retrograde: new Set(),
    lower: true,
    ...changes,
  });

test('rule: angular the greater years, succedent the mean, cadent the least; each defect lowers them by one (Abu Ali al-Khayyat 3)', () => {
  assert.deepEqual(
    [10, 11, 12].map((house) => years({ house }).baseYears),
    [79, 45.5, 12],
  );
  assert.equal(years({ retrograde: new Set(['Jupiter']) }).baseYears, 45.5);
  assert.equal(years({ house: 12, retrograde: new Set(['Jupiter']) }).baseYears, 1, 'twelve months');
  assert.equal(years({ lower: false, retrograde: new Set(['Jupiter']) }).baseYears, 79);
});

test('rule: benefics add and malefics subtract their least years; tempered malefics months (Abu Ali al-Khayyat 4)', () => {
  // Jupiter in Sagittarius: Venus in Aries by trine adds 8; Mars in Virgo by square, Mercury with him subtracts 20.
  const found = years();
  const changes = Object.fromEntries(
    found.changes.map(({ planet, effect, amount, unit }) => [planet, `${effect} ${amount} ${unit}`]),
  );
  assert.deepEqual(changes, {
    Mercury: 'subtracts 20 years',
    Venus: 'adds 8 years',
    Mars: 'subtracts 15 months',
  });
  assert.ok(Math.abs(found.totalYears - (79 - 20 + 8 - 15 / 12)) < 1e-12);
  const without = years({ retrograde: new Set(['Venus']) });
  assert.equal(
    without.changes.some(({ planet }) => planet === 'Venus'),
    false,
    'a retrograde benefic adds nothing',
  );
});

test('property: granted years are never negative', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 1, max: 12 }),
      (at, house) => {
        const [Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn] = at;
        const found = years({ longitudes: { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn }, house });
        assert.ok(found.totalYears >= 0);
      },
    ),
  );
});

test('validation: rising times of the signs at 30 degrees 22 minutes (Almagest II.8, Lower Egypt), obliquity 23;51,20', () => {
  const frame = { armcDeg: 0, obliquityDeg: 23 + 51 / 60 + 20 / 3600, latitudeDeg: 30 + 22 / 60 };
  const cumulative = [20 + 53 / 60, 45 + 5 / 60, 75, 109 + 37 / 60, 145 + 13 / 60, 180];
  for (const [k, expected] of cumulative.entries())
    // The table is rounded to a minute of arc; Ptolemy's chords add about another.
    assert.ok(Math.abs(obliqueAscension(30 * (k + 1), frame)! - expected) < 0.05, `sign ${k}`);
});

test('rule: a giver of life past the midheaven has as many years as degrees of the equator until it sets (Tetrabiblos III.10)', () => {
  // On a sphere without obliquity every degree is above the earth for 180 degrees; the meridian is at 40.
  const frame = { armcDeg: 40, obliquityDeg: 0, latitudeDeg: 50 };
  const far = { Sun: 300, Moon: 300, Mercury: 300, Venus: 47, Mars: 47, Jupiter: 47, Saturn: 47 };
  const found = settingYears(10, far, true, frame)!;
  assert.ok(Math.abs(found.baseYears - 60) < 1e-9);
  assert.equal(settingYears(60, far, true, frame), null, 'east of the meridian');
  // The sextile ray of each planet is at 347 degrees, 37 degrees from setting: an hour of 15 degrees in the part 37 of 180.
  const each = found.changes.filter(({ ray }) => ray === 60);
  assert.equal(each.length, 4);
  for (const { years: amount } of each) assert.ok(Math.abs(amount - (15 * 37) / 180) < 1e-9);
  assert.ok(Math.abs(found.totalYears - 60) < 1e-9, 'two add and two subtract the same');
});
