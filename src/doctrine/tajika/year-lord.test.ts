import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { handFigure } from '../../../test/support/tajika.js';
import { aspectsBySign } from './aspects.js';
import { isWeak, panchavargi } from './panchavargi.js';
import { TAJIKA_PLANETS } from './tables.js';
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

test('property: the lord of the year is the strongest bearer that aspects the lagna, or by the exceptions of the rule', () => {
  const degree = fc.double({ min: 0, max: 359.999, noNaN: true });
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(degree, { minLength: 7, maxLength: 7 }),
      degree,
      degree,
      degree,
      (places, asc, natal, muntha) => {
        const at = Object.fromEntries(TAJIKA_PLANETS.map((planet, i) => [planet, places[i]]));
        const year = handFigure({ at, ascDeg: asc }),
          all = officeBearers(year, natal, muntha),
          names = [...new Set(Object.values(all) as TajikaPlanet[])];
        const strength = (planet: TajikaPlanet) => panchavargi(year, planet).total;
        const aspecting = names.filter((planet) => aspectsBySign(asc, at[planet]));
        const strongest = (list: readonly TajikaPlanet[]) => Math.max(...list.map(strength));
        const { planet, offices, basis } = yearLord(year, all, [], { rule: 'strength', moon: 'stays' });
        seen.add(basis);
        assert.deepEqual(
          offices,
          (['munthaLord', 'natalLagnaLord', 'yearLagnaLord', 'trirashiLord', 'dayNightLord'] as const).filter(
            (office) => all[office] === planet,
          ),
        );
        if (aspecting.length === 0) assert.deepEqual([basis, strength(planet)], ['noneAspects', strongest(names)]);
        else if (strongest(aspecting) < 5) assert.deepEqual([basis, planet], ['allWeak', all.munthaLord]);
        else if (basis === 'equalStrength') assert.equal(planet, all.munthaLord);
        else assert.deepEqual([basis, strength(planet)], ['strongestAspecting', strongest(aspecting)]);
        // By claims: most offices among those that aspect the lagna.
        const byClaims = yearLord(year, all, [], { rule: 'claims', moon: 'stays' });
        const claims = (one: TajikaPlanet) => Object.values(all).filter((bearer) => bearer === one).length;
        if (aspecting.length > 0) {
          assert.ok(aspecting.includes(byClaims.planet));
          assert.equal(claims(byClaims.planet), Math.max(...aspecting.map(claims)));
          const equal = aspecting.filter((one) => claims(one) === claims(byClaims.planet));
          assert.equal(strength(byClaims.planet), strongest(equal));
        }
      },
    ),
    { seed: 20261123, numRuns: 1500 },
  );
  for (const basis of ['strongestAspecting', 'noneAspects']) assert.ok(seen.has(basis), basis);
});

test('rule: when the bearers that aspect the lagna are all below 5 of 20, the lord of the muntha is lord of the year', () => {
  const figureAt = (saturn: number) => handFigure({ at: { Saturn: saturn, Sun: 40 }, ascDeg: 10 });
  const weak = Array.from({ length: 360 }, (_, i) => i + 0.5).filter(
    (at) => aspectsBySign(10, at) && isWeak(panchavargi(figureAt(at), 'Saturn').total),
  );
  assert.ok(weak.length > 0);
  // Saturn aspects the lagna; the Sun, lord of the muntha, is in the next sign and does not.
  const bearers = {
    munthaLord: 'Sun',
    natalLagnaLord: 'Saturn',
    yearLagnaLord: 'Saturn',
    trirashiLord: 'Saturn',
    dayNightLord: 'Saturn',
  } as const;
  for (const at of weak) {
    const found = yearLord(figureAt(at), bearers, [], { rule: 'strength', moon: 'stays' });
    assert.deepEqual([found.planet, found.basis], ['Sun', 'allWeak'], String(at));
  }
  assert.deepEqual([isWeak(4.999), isWeak(5)], [true, false]);
});
