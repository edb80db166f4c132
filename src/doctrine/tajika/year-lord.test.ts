import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import { officeBearers, yearLord } from './year-lord.js';
import type { MoonYearLord } from './year-lord.js';
import type { TajikaPlanet } from './tables.js';
import type { TajikaYoga } from './yogas.js';

/** A year of 0 Cancer by night; the Moon exalted in Taurus sees the lagna, and no other bearer does. */
const AT = { Moon: 33, Jupiter: 245, Venus: 130, Mars: 130, Saturn: 310 };
const figure = handFigure({ at: AT, ascDeg: 91, isDay: false, nightPart: 0.3 });
const bearers = officeBearers(figure, 91, 91);
/** The same of a year in which she is lord of the muntha alone: lagna 0 Libra. */
const libra = handFigure({
  at: { Moon: 97, Jupiter: 215, Venus: 160, Mars: 215, Saturn: 215 },
  ascDeg: 181,
  isDay: false,
  nightPart: 0.3,
});
const ofMuntha = { ...officeBearers(libra, 310, 91), dayNightLord: 'Moon' } as const;
const ithasala = (body1: TajikaPlanet, body2: TajikaPlanet): TajikaYoga => ({
  name: 'Ithasala',
  body1,
  body2,
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

test('rule: a year that falls to the Moon goes to the planet that she is in Ithasala with, the closest first, else to the lord of her sign', () => {
  const other = { ...ithasala('Sun', 'Saturn') },
    left: TajikaYoga = { ...ithasala('Moon', 'Mercury'), name: 'Isarpha', favorable: false };
  assert.deepEqual(lord([other, left, ithasala('Sun', 'Moon'), ithasala('Moon', 'Saturn')], 'hands_over'), {
    planet: 'Sun',
    roles: ['moon_transfer'],
    basis: 'moon_ithasala_transfer',
  });
  assert.equal(lord([ithasala('Moon', 'Saturn')], 'hands_over').planet, 'Saturn');
  // An heir with an office of its own keeps the name of that.
  assert.deepEqual(lord([ithasala('Moon', 'Venus')], 'hands_over').roles, ['year_asc_lord']);
  const cancer = lord([other, left], 'hands_over');
  assert.deepEqual([cancer.planet, cancer.basis], ['Moon', 'moon_sign_lord_fallback'], 'in her own sign');
  const aries = { ...libra, longitudes: { ...libra.longitudes, Moon: 5 } };
  assert.deepEqual(
    yearLord(aries, { ...ofMuntha, yearLagnaLord: 'Venus' }, [], { rule: 'strength', moon: 'hands_over' }),
    {
      planet: 'Mars',
      roles: ['moon_sign_lord_fallback'],
      basis: 'moon_sign_lord_fallback',
    },
  );
});

test('rule: the Moon keeps a year whose lagna she rules if she has another office beside', () => {
  const readings = { rule: 'strength', moon: 'hands_over' } as const;
  const tie = [ithasala('Moon', 'Saturn')];
  assert.equal(yearLord(figure, bearers, tie, readings).planet, 'Moon');
  const lagnaAlone = { ...bearers, munthaLord: 'Saturn', natalLagnaLord: 'Saturn' } as const;
  assert.equal(yearLord(figure, { ...lagnaAlone, dayNightLord: 'Moon' }, tie, readings).planet, 'Moon');
  assert.equal(yearLord(figure, lagnaAlone, tie, readings).planet, 'Saturn');
  const without = { ...bearers, yearLagnaLord: 'Saturn' } as const;
  assert.equal(yearLord(figure, without, tie, readings).planet, 'Saturn', 'another lord of the lagna');
});

test('rule: where the Moon stays she governs the year with her offices, sorted by name', () => {
  assert.deepEqual(lord([ithasala('Moon', 'Saturn')], 'stays'), {
    planet: 'Moon',
    roles: ['moon_sign_lord', 'muntha_lord'],
    basis: 'aspect_claims_tajika_strength',
  });
});

test('rule: the office of the day-night lord is named after the Sun by day and the Moon by night', () => {
  for (const [isDay, role] of [
    [true, 'sun_sign_lord'],
    [false, 'moon_sign_lord'],
  ] as const) {
    // The Sun and the Moon in Leo: the Sun alone sees the lagna in Aries.
    const leo = handFigure({
      at: { Sun: 125, Moon: 125, Saturn: 40 },
      ascDeg: 10,
      isDay,
      nightPart: isDay ? undefined : 0.3,
    });
    const found = yearLord(leo, { ...officeBearers(leo, 310, 310), yearLagnaLord: 'Saturn' }, [], {
      rule: 'strength',
      moon: 'stays',
    });
    assert.equal(found.planet, 'Sun');
    assert.ok(found.roles.includes(role), found.roles.join());
    assert.deepEqual(found.roles, [...found.roles].sort());
  }
});
