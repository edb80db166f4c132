import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import { officeBearers, yearLord } from './year-lord.js';
import type { MoonYearLord } from './year-lord.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/** A year of 0 Cancer by night; the Moon, exalted in Taurus, aspects the lagna; no other bearer does. */
const AT = { Moon: 33, Jupiter: 245, Venus: 130, Mars: 130, Saturn: 310 };
const figure = handFigure({ at: AT, ascDeg: 91, isDay: false, nightPart: 0.3 });
const bearers = officeBearers(figure, 91, 91);
/** A year in which she is only lord of the muntha: lagna 1 Libra. */
const libra = handFigure({
  at: { Moon: 97, Jupiter: 215, Venus: 160, Mars: 215, Saturn: 215 },
  ascDeg: 181,
  isDay: false,
  nightPart: 0.3,
});
const ofMuntha = { ...officeBearers(libra, 310, 91), dayNightLord: 'Moon' } as const;
const ithasala = (body1: TajikaPlanet, body2: TajikaPlanet): TajikaYoga => ({
  name: 'Ithasala',
  partners: [body1, body2],
  favorable: true,
  mediator: null,
});
const lord = (yogas: readonly TajikaYoga[], moon: MoonYearLord) =>
  yearLord(libra, ofMuntha, yogas, { rule: 'strength', moon });

test('rule: the five office-bearers by night: the lord of the trirashi of the night, the lord of the sign of the Moon', () => {
  assert.deepEqual(bearers, {
    munthaLord: 'Moon',
    natalLagnaLord: 'Moon',
    yearLagnaLord: 'Moon',
    trirashiLord: 'Mars',
    dayNightLord: 'Venus',
  });
});

test('rule: instead of the Moon the planet in Ithasala with her is lord of the year, of several the closest, else the lord of her sign', () => {
  const other = { ...ithasala('Sun', 'Saturn') },
    left: TajikaYoga = { ...ithasala('Moon', 'Mercury'), name: 'Isarpha', favorable: false };
  assert.deepEqual(lord([other, left, ithasala('Sun', 'Moon'), ithasala('Moon', 'Saturn')], 'handsOver'), {
    planet: 'Sun',
    offices: [],
    basis: 'moonIthasala',
  });
  assert.equal(lord([ithasala('Moon', 'Saturn')], 'handsOver').planet, 'Saturn');
  // An heir with an office keeps it.
  assert.deepEqual(lord([ithasala('Moon', 'Venus')], 'handsOver').offices, ['yearLagnaLord']);
  const cancer = lord([other, left], 'handsOver');
  assert.deepEqual([cancer.planet, cancer.basis], ['Moon', 'moonSignLord'], 'in her own sign');
  const aries = { ...libra, longitudes: { ...libra.longitudes, Moon: 5 } };
  assert.deepEqual(
    yearLord(aries, { ...ofMuntha, yearLagnaLord: 'Venus' }, [], { rule: 'strength', moon: 'handsOver' }),
    {
      planet: 'Mars',
      offices: [],
      basis: 'moonSignLord',
    },
  );
});

test('rule: the Moon remains lord of a year whose lagna she rules if she has a second office', () => {
  const readings = { rule: 'strength', moon: 'handsOver' } as const;
  const tie = [ithasala('Moon', 'Saturn')];
  assert.equal(yearLord(figure, bearers, tie, readings).planet, 'Moon');
  const lagnaAlone = { ...bearers, munthaLord: 'Saturn', natalLagnaLord: 'Saturn' } as const;
  assert.equal(yearLord(figure, { ...lagnaAlone, dayNightLord: 'Moon' }, tie, readings).planet, 'Moon');
  assert.equal(yearLord(figure, lagnaAlone, tie, readings).planet, 'Saturn');
  const without = { ...bearers, yearLagnaLord: 'Saturn' } as const;
  assert.equal(yearLord(figure, without, tie, readings).planet, 'Saturn', 'another lord of the lagna');
});

test('rule: with the reading `stays` the Moon governs the year with her offices', () => {
  assert.deepEqual(lord([ithasala('Moon', 'Saturn')], 'stays'), {
    planet: 'Moon',
    offices: ['munthaLord', 'dayNightLord'],
    basis: 'strongestAspecting',
  });
});

test('rule: the day-night lord is the lord of the sign of the Sun by day, of the Moon by night', () => {
  const of = (isDay: boolean) =>
    officeBearers(handFigure({ at: { Sun: 125, Moon: 35 }, isDay, nightPart: isDay ? undefined : 0.3 }), 310, 310);
  assert.equal(of(true).dayNightLord, 'Sun');
  assert.equal(of(false).dayNightLord, 'Venus');
});
