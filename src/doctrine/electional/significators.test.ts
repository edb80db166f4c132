import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARI, CAN, figureOf, GEM, LEO, PIS, SCO, SIGNS, TAU, VIR } from '../../../test/support/election-figure.js';
import type { HandFigure } from '../../../test/support/election-figure.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signNature } from './dorotheus-construction.js';
import { significatorOf } from './dorotheus-root.js';
import { waxing } from './matter-clauses.js';
import { fortificationMeasurements } from './remedies.js';

const testimonies = (figure: HandFigure, planet: ClassicalPlanet): string[] =>
  significatorOf(figureOf(figure), planet)
    .testimonies.filter(({ state }) => state === 'triggered')
    .map(({ testimonyId }) => testimonyId);

test('rule: a significator is impeded under the rays, in a bad place, or in aversion to the ascendant (Carmen V.31)', () => {
  // In the ascendant's own sign, far from the Sun.
  assert.deepEqual(testimonies({ at: { Venus: ARI + 10, Sun: LEO }, ascDeg: ARI }, 'Venus'), []);
  // The orb is fifteen degrees; the Sun himself is never under the rays.
  assert.deepEqual(testimonies({ at: { Venus: ARI + 1, Sun: ARI + 16 }, ascDeg: ARI }, 'Venus'), ['underRays']);
  assert.deepEqual(testimonies({ at: { Venus: ARI + 1, Sun: ARI + 16.01 }, ascDeg: ARI }, 'Venus'), []);
  assert.deepEqual(testimonies({ at: { Sun: ARI + 16 }, ascDeg: ARI }, 'Sun'), []);
  assert.equal(significatorOf(figureOf({ at: {} }), 'Sun').solarDistanceDeg, null);
  // The second is in aversion to the ascendant; the sixth, eighth and twelfth are bad too; the third is bad except for the Moon.
  const inSign = (longitude: number, planet: ClassicalPlanet = 'Mars') =>
    testimonies({ at: { [planet]: longitude, Sun: LEO }, ascDeg: ARI }, planet);
  assert.deepEqual(inSign(TAU), ['notLookingAtAscendant']);
  for (const bad of [VIR, SCO, PIS]) assert.deepEqual(inSign(bad), ['notLookingAtAscendant', 'badPlace']);
  assert.deepEqual(inSign(GEM), ['badPlace']);
  assert.deepEqual(inSign(GEM, 'Moon'), []);
  assert.deepEqual(inSign(CAN), []);
});

test('rule: the malefics that aspect a significator are listed, without the significator itself', () => {
  const named = (planet: ClassicalPlanet) =>
    significatorOf(figureOf({ at: { Mars: ARI, Saturn: CAN, Venus: ARI, Sun: LEO } }), planet).configuredMalefics;
  assert.deepEqual([...named('Venus')].sort(), ['Mars', 'Saturn']);
  assert.deepEqual(named('Mars'), ['Saturn']);
});

test('rule: the lord of the hour has house and angularity in quadrant figures, its motion, and its distance from the Sun', () => {
  const fields = (figure: HandFigure, planet: ClassicalPlanet | null) =>
    Object.fromEntries(
      fortificationMeasurements(figureOf(figure), 'hourLord', planet).map(({ name, value }) => [
        name.replace('hourLord', '').replace(/^./, (first) => first.toLowerCase()),
        value,
      ]),
    );
  const figure: HandFigure = { at: { Venus: CAN + 5, Sun: TAU }, ascDeg: ARI, rates: { Venus: -0.2 } };
  assert.deepEqual(fields(figure, 'Venus'), {
    name: 'Venus',
    available: true,
    longitude: 95,
    sign: 'Cancer',
    house: 4,
    angularity: 'angular',
    retrograde: true,
    solarDistance: 65,
  });
  const sun = fields(figure, 'Sun');
  assert.deepEqual([sun.angularity, sun.retrograde, sun.solarDistance], ['succedent', false, null]);
  const without = fields({ ...figure, isQuadrant: false }, 'Venus');
  assert.deepEqual([without.house, without.angularity], [null, null]);
  assert.deepEqual(fields(figure, null), { name: null, available: false });
});

test('rule: in northern middle latitudes Cancer to Sagittarius are straight, in the south the others; a sign that does not rise is not evaluable (Almagest II.7)', () => {
  const straight = (latitude: number): number[] =>
    SIGNS.flatMap((ascDeg, i) =>
      signNature(figureOf({ at: {}, ascDeg: ascDeg + 10 }), latitude, 23.44, true).ascensionalClass === 'straight'
        ? [i]
        : [],
    );
  assert.deepEqual(straight(45), [3, 4, 5, 6, 7, 8]);
  assert.deepEqual(straight(-45), [0, 1, 2, 9, 10, 11]);
  assert.equal(
    signNature(figureOf({ at: {}, ascDeg: 95 }), 80, 23.44, true).ascensionalClass,
    'notEvaluable',
    'Cancer does not rise completely at 80 degrees north',
  );
});

test("rule: the sect fits if chart, rising sign and Moon's sign are all diurnal or all nocturnal", () => {
  const fits = (ascDeg: number, moon: number, isDay: boolean): boolean =>
    signNature(figureOf({ at: { Moon: moon }, ascDeg }), 45, 23.44, isDay).sectFit;
  assert.ok(fits(ARI, GEM, true) && fits(TAU, CAN, false));
  assert.ok(!fits(ARI, GEM, false) && !fits(TAU, GEM, true) && !fits(ARI, CAN, true) && !fits(ARI, TAU, false));
});

test('rule: the Moon waxes between new and full, both excluded', () => {
  const waxes = (elongation: number): boolean => waxing(figureOf({ at: { Sun: 350, Moon: (350 + elongation) % 360 } }));
  assert.deepEqual([0, 1, 179, 180, 181, 359].map(waxes), [false, true, true, false, false, false]);
});
