import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, evidence, found, JD, luni, star } from '../../../test/support/election-evidence.js';
import type { Given } from '../../../test/support/election-evidence.js';
import { judgeModuli, judgeWeekdayDirection } from './departure-components.js';
import { judgeFigureOfDeparture, judgeTraveller } from './departure-figure.js';
import { judgeCalendarOfDeparture, yoginiOf } from './departure.js';
import type { Direction } from './directions.js';

test('rule: Kalaprakasika p. 148: a censured direction is released strictly after its ghatis', () => {
  const censured = { east: [1, 6], south: [4], west: [0, 5], north: [2, 3] } as const;
  for (const [direction, weekdays] of Object.entries(censured))
    for (let weekday = 0; weekday < 7; weekday++) {
      const [one] = judgeWeekdayDirection(evidence({ solar: day(weekday) }), direction as keyof typeof censured);
      assert.equal(one.detected, (weekdays as readonly number[]).includes(weekday));
    }
  const restricts = (sunrise: number) =>
    judgeWeekdayDirection(evidence({ solar: day(1, sunrise) }), 'east')[0].restricts;
  assert.equal(restricts(JD - 9 / 60), false);
  assert.equal(restricts(JD - 7 / 60), true);
});

test('rule: Kalaprakasika p. 149-152: moduli of tithi, weekday and star, and the shifted panchaka', () => {
  const given = evidence({ places: { ...luni(3, star(2)) }, solar: day(0), ascendant: 5 });
  const findings = judgeModuli(given, 'month1To30');
  assert.equal(found(findings, 'kpThreeModuli.tithi').detected, true); // 3 x 2 = 6
  assert.equal(found(findings, 'kpThreeModuli.weekday').detected, false); // 1 x 3 = 3
  assert.equal(found(findings, 'kpThreeModuli.star').detected, true); // 3 x 4 = 12
  // 3 + 1 + 3 + 1 = 8; 8 + 15 = 23 leaves 5 by 9.
  assert.equal(found(findings, 'kpShiftedPanchakam.illness').detected, true);
  assert.equal(found(findings, 'kpShiftedPanchakam.fire').detected, false);
});

const land = (given: Given, direction: Direction) => judgeCalendarOfDeparture(evidence(given), direction);

test('rule: Muhurta Chintamani, Yatra 34: Yogini by the tithis of the fortnight; new Moon is her eighth place', () => {
  // East, north, southeast, southwest, south, west, northwest, northeast.
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 29].map(yoginiOf), [0, 6, 1, 3, 2, 4, 5, 7, 0, 5, 7]);
});

test('rule: Muhurta Chintamani, Yatra 35: Kala is in the north on Sunday and turns anticlockwise; at night he is opposite', () => {
  const kala = (weekday: number, sunrise?: number): unknown =>
    found(land({ solar: day(weekday, sunrise) }, 'east'), 'mcKalaPasha.kala').measures[0].value;
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => kala(weekday)),
    [6, 5, 4, 3, 2, 1, 0],
  );
  assert.equal(kala(0, JD - 0.7), 2);
});

test('rule: Muhurta Chintamani, Yatra 10: spikes of the directions by star and weekday', () => {
  const spikes = (['east', 'south', 'west', 'north'] as const).map((direction) => [
    Array.from({ length: 27 }, (_, n) => n).filter(
      (index) => found(land({ places: { Moon: star(index) } }, direction), 'mcDirectionShula.star').detected,
    ),
    Array.from({ length: 7 }, (_, n) => n).filter(
      (weekday) => found(land({ solar: day(weekday) }, direction), 'mcDirectionShula.weekday').detected,
    ),
  ]);
  assert.deepEqual(spikes, [
    [[17], [1, 6]],
    [[24], [4]],
    [[3], [0, 5]],
    [[11], [2, 3]],
  ]);
});

test('rule: Muhurta Chintamani, Yatra 14: the living half is the 2nd to 14th star from Rahu', () => {
  const living = Array.from({ length: 27 }, (_, n) => n + 1).filter(
    (count) =>
      found(land({ places: { Rahu: star(5), Moon: star((count + 4) % 27) } }, 'east'), 'mcRahuHalf').detected === false,
  );
  assert.deepEqual(living, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('rule: Muhurta Chintamani, Yatra 39: north and east while both luminaries go north, else the guide of the hour', () => {
  const course = (sun: number, moon: number, direction: Direction, sunrise?: number) =>
    found(land({ places: { Sun: sun, Moon: moon }, solar: day(0, sunrise) }, direction), 'mcAyana').detected;
  assert.equal(course(300, 20, 'north'), false);
  assert.equal(course(300, 20, 'south'), true);
  assert.equal(course(300, 130, 'north'), false);
  assert.equal(course(300, 130, 'north', JD - 0.7), true);
});

test('rule: Muhurta Chintamani, Yatra 40-42: Venus behind the Sun is in the east; the blind Venus is lifted', () => {
  const venus = (sun: number, longitude: number, moon: number) =>
    found(land({ places: { Sun: sun, Venus: longitude, Moon: moon } }, 'east'), 'mcVenusFacing');
  assert.equal(venus(100, 70, 200).restricts, true);
  assert.equal(venus(100, 70, 10).restricts, false);
  assert.equal(venus(100, 130, 200).detected, false);
});

test('rule: Muhurta Chintamani, Yatra 43-50, 111-112: ascendant, retrograde planets, houses and the south', () => {
  const journey = { direction: 'south', traveller: null, priorDepartureJdUt1: JD - 9, completedStopNights: 5 } as const;
  const figure = judgeFigureOfDeparture(
    evidence({
      places: { Saturn: 275, Venus: 185, Mars: 95, Moon: star(22) },
      speeds: { Mars: -0.1, Saturn: 0.1 },
      ascendant: 5,
      solar: day(2, JD - 0.25),
    }),
    journey,
  );
  assert.equal(found(figure, 'mcPlacements.saturn').detected, true);
  assert.equal(found(figure, 'mcPlacements.venus').detected, true);
  assert.equal(found(figure, 'mcRetrograde.mars.kendra').detected, true);
  assert.equal(found(figure, 'mcRetrograde.mars.varga').detected, true);
  assert.equal(found(figure, 'mcRetrograde.mars.weekday').detected, true);
  assert.equal(found(figure, 'mcRetrograde.saturn.kendra').detected, false);
  assert.equal(found(figure, 'mcSouthern.stars').detected, true);
  // Noon of a day of half a day: the eighth of fifteen parts.
  assert.equal(found(figure, 'mcSouthern.abhijitMuhurta').detected, true);
  assert.equal(found(figure, 'mcLagna.backRising').detected, true);
  assert.equal(found(figure, 'mcPriorDeparture').measures[2].value, true);
});

test('rule: Muhurta Chintamani, Yatra 8: the 3rd, 5th and 7th stars from the natal one are censured', () => {
  const bad = Array.from({ length: 9 }, (_, n) => n + 1).filter(
    (tara) =>
      found(
        judgeTraveller(evidence({ places: { Moon: star(tara - 1) } }), { natalMoon: star(0), natalAscendant: null }),
        'mcPersonal.tara',
      ).detected,
  );
  assert.deepEqual(bad, [3, 5, 7]);
});
