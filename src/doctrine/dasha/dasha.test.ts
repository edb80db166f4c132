import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dashaCycle, greatPeriods, MAX_DASHA_LEVELS, periodsAt, subPeriods, yearsOf } from './periods.js';
import type { DashaCycle, DashaPeriod } from './periods.js';
import {
  ASHTOTTARI,
  ashtottariEligible,
  ashtottariStart,
  VIMSHOTTARI,
  vimshottariStart,
  YOGINI,
  yoginiStart,
} from './systems.js';
import { YEAR_DAYS } from './year.js';

const SPAN = 40 / 3;
const near = (a: number, b: number, message?: string): void =>
  assert.ok(Math.abs(a - b) < 1e-9, message ?? `${a} ${b}`);

test('rule: the years of the lords add up to 120, 108 and 36', () => {
  for (const system of [VIMSHOTTARI, ASHTOTTARI, YOGINI])
    assert.equal(
      system.lords.reduce((sum, { years }) => sum + years, 0),
      system.cycleYears,
    );
  assert.deepEqual(
    VIMSHOTTARI.lords.map(({ name, years }) => `${name} ${years}`).join(', '),
    'Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17',
  );
});

test('rule: vimshottari begins with the lord of the nakshatra, yogini with (number + 3) mod 8', () => {
  assert.deepEqual(vimshottariStart(0), { lord: 0, fraction: 0 });
  assert.equal(VIMSHOTTARI.lords[vimshottariStart(23.5 * SPAN).lord].name, 'Rahu');
  near(vimshottariStart(23.5 * SPAN).fraction, 0.5);
  // Ashwini (1): 4, Bhramari; Ardra (6): 9 mod 8 = 1, Mangala; Ashlesha (9) 12 mod 8 = 4; Mrigashira (5): 8, Sankata.
  assert.deepEqual(
    [0, 5, 8, 4].map((index) => YOGINI.lords[yoginiStart((index + 0.5) * SPAN).lord].name),
    ['Bhramari', 'Mangala', 'Bhramari', 'Sankata'],
  );
});

test('rule: ashtottari counts groups of 4 3 4 3 3 3 4 3 nakshatras from Ardra; the elapsed part is that of the group', () => {
  const lords = Array.from(
    { length: 27 },
    (_, i) => ASHTOTTARI.lords[ashtottariStart(((i + 5) % 27) * SPAN + 1).lord].name,
  );
  assert.deepEqual(
    lords,
    'Sun Sun Sun Sun Moon Moon Moon Mars Mars Mars Mars Mercury Mercury Mercury Saturn Saturn Saturn Jupiter Jupiter Jupiter Rahu Rahu Rahu Rahu Venus Venus Venus'.split(
      ' ',
    ),
  );
  near(ashtottariStart(7.5 * SPAN).fraction, 2.5 / 4);
  near(ashtottariStart(20.5 * SPAN).fraction, 1.5 / 3);
});

test('rule: with Abhijit each of the four nakshatras of Saturn is a quarter of his years; the other groups do not change', () => {
  const at = (longitude: number): number => ashtottariStart(longitude, 'withAbhijit').fraction;
  near(at(19 * SPAN), 0);
  near(at(20 * SPAN), 0.25);
  near(at(276 + 40 / 60), 0.5);
  near(at(280 + 53 / 60 + 20 / 3600), 0.75);
  near(at((276 + 40 / 60 + 280 + 53 / 60 + 20 / 3600) / 2), 0.625);
  assert.equal(at(7.5 * SPAN), ashtottariStart(7.5 * SPAN).fraction);
});

test('rule: ashtottari applies when Rahu is in a kendra or trikona from the lord of the Lagna and not in the Lagna', () => {
  assert.deepEqual(
    Array.from({ length: 12 }, (_, rahu) => ashtottariEligible(11, 0, rahu)),
    [true, false, false, true, true, false, true, false, true, true, false, false],
  );
  assert.equal(ashtottariEligible(3, 0, 3), false);
});

test('rule: sub-periods of the first period count from its notional start', () => {
  // Half of Rahu's 18 years are over: Rahu, Jupiter, Saturn (2.7 + 2.4 + 2.85 = 7.95) are over, Mercury is in force from 7.95 to 10.5.
  const cycle = dashaCycle(VIMSHOTTARI, { lord: 5, fraction: 0.5 }, 0, 1);
  const subs = subPeriods(cycle, greatPeriods(cycle)[0]);
  assert.deepEqual(
    subs.map(({ lord }) => VIMSHOTTARI.lords[lord].name),
    ['Mercury', 'Ketu', 'Venus', 'Sun', 'Moon', 'Mars'],
  );
  near(subs[0].startDay, 0);
  near(subs[0].endDay, 10.5 - 9);
  near(yearsOf(cycle, subs[1]), (18 * 7) / 120);
});

test('rule: a cycle from the birth ends with the part of its first period that was over at birth', () => {
  const cycle = dashaCycle(YOGINI, { lord: 2, fraction: 0.25 }, 100, 1, 'fromBirth');
  const periods = greatPeriods(cycle);
  assert.equal(periods.length, 9);
  near(yearsOf(cycle, periods[0]), 2.25);
  near(yearsOf(cycle, periods[8]), 0.75);
  assert.equal(periods[8].endDay, 136);
  assert.equal(greatPeriods(dashaCycle(YOGINI, { lord: 2, fraction: 0 }, 100, 1, 'fromBirth')).length, 8);
  assert.equal(greatPeriods(dashaCycle(YOGINI, { lord: 2, fraction: 0.25 }, 100, 1)).length, 8);
});

/** Periods of one level under a parent tile it to the last bit. */
function assertTiles(periods: readonly DashaPeriod[], startDay: number, endDay: number): void {
  assert.equal(periods[0].startDay, startDay);
  assert.equal(periods.at(-1)?.endDay, endDay);
  for (let i = 1; i < periods.length; i++) assert.equal(periods[i].startDay, periods[i - 1].endDay);
}

const cycles = fc.record({
  system: fc.constantFrom(VIMSHOTTARI, ASHTOTTARI, YOGINI),
  lord: fc.nat(7),
  fraction: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  natalDay: fc.double({ min: -2e6, max: 2e6, noNaN: true }),
  yearDays: fc.constantFrom(365.25, 360, 365.2422, 365.2564),
  end: fc.constantFrom('fromOrigin' as const, 'fromBirth' as const),
});
const made = ({
  system,
  lord,
  fraction,
  natalDay,
  yearDays,
  end,
}: typeof cycles extends fc.Arbitrary<infer T> ? T : never): DashaCycle =>
  dashaCycle(system, { lord, fraction }, natalDay, yearDays, end);

test('property: periods tile the cycle without gap or overlap at every level', () => {
  fc.assert(
    fc.property(
      cycles,
      fc.array(fc.nat(8), { minLength: MAX_DASHA_LEVELS, maxLength: MAX_DASHA_LEVELS }),
      (drawn, turns) => {
        const cycle = made(drawn);
        let periods = greatPeriods(cycle);
        assertTiles(periods, cycle.natalDay, cycle.endDay);
        for (let level = 2; level <= 5; level++) {
          const parent = periods[turns[level] % periods.length];
          periods = subPeriods(cycle, parent);
          if (periods.length === 0) return;
          assertTiles(periods, parent.startDay, parent.endDay);
        }
      },
    ),
    { seed: 20260703, numRuns: 500 },
  );
});

test('property: the periods in force contain the day, each within the one before, and are those of the tree', () => {
  fc.assert(
    fc.property(cycles, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (drawn, share) => {
      const cycle = made(drawn),
        day = cycle.natalDay + share * (cycle.endDay - cycle.natalDay);
      if (day >= cycle.endDay) return;
      const path = periodsAt(cycle, day, 5);
      assert.equal(path.length, 5);
      path.forEach((period, i) => {
        assert.ok(period.startDay <= day && day < period.endDay);
        if (i > 0)
          assert.ok(
            subPeriods(cycle, path[i - 1]).some(
              ({ lord, startDay }) => lord === period.lord && startDay === period.startDay,
            ),
          );
      });
      assert.deepEqual(periodsAt(cycle, cycle.endDay, 5), []);
      assert.deepEqual(periodsAt(cycle, cycle.natalDay - 1, 5), []);
    }),
    { seed: 20260704, numRuns: 300 },
  );
});

test('rule: the years of ashtottari and yogini, with the planets of the yoginis', () => {
  const rows = (system: typeof YOGINI) =>
    system.lords.map(({ name, planet, years }) => `${name} ${planet} ${years}`).join(', ');
  assert.equal(
    rows(ASHTOTTARI),
    'Sun Sun 6, Moon Moon 15, Mars Mars 8, Mercury Mercury 17, Saturn Saturn 10, Jupiter Jupiter 19, Rahu Rahu 12, Venus Venus 21',
  );
  assert.equal(
    rows(YOGINI),
    'Mangala Moon 1, Pingala Sun 2, Dhanya Jupiter 3, Bhramari Mars 4, Bhadrika Mercury 5, Ulka Saturn 6, Siddha Venus 7, Sankata Rahu 8',
  );
});

test('rule: the dasha year has 365.25, 360, 365.2422 or 365.2564 days', () => {
  assert.deepEqual(YEAR_DAYS, { julian: 365.25, savana: 360, tropical: 365.2422, sidereal: 365.2564 });
});

test('rule: the elapsed part stays below one at the last binary64 number before a nakshatra', () => {
  for (const start of [vimshottariStart, yoginiStart, ashtottariStart]) {
    const { fraction } = start(SPAN * 9 - 1e-14 * 120);
    assert.ok(fraction > 0.999 && fraction < 1, String(fraction));
  }
});

test('rule: the group of Saturn with Abhijit ends with Shravana at 293 degrees 20, where that of Jupiter begins', () => {
  const { lord, fraction } = ashtottariStart((280 + 8 / 9 + 880 / 3) / 2, 'withAbhijit');
  assert.equal(ASHTOTTARI.lords[lord].name, 'Saturn');
  near(fraction, 0.875);
  assert.equal(ASHTOTTARI.lords[ashtottariStart(880 / 3, 'withAbhijit').lord].name, 'Jupiter');
});

test('rule: the sub-periods of a later great period begin with it, also for another length of the year', () => {
  const cycle = dashaCycle(VIMSHOTTARI, { lord: 1, fraction: 0.5 }, 1000, 360);
  const [venus, sun] = greatPeriods(cycle);
  near(venus.endDay, 1000 + 10 * 360);
  near(sun.endDay - sun.startDay, 6 * 360);
  const [first] = subPeriods(cycle, sun);
  near(first.startDay, sun.startDay);
  near(first.endDay - first.startDay, (6 * 360 * 6) / 120);
  near(cycle.originDay, 1000 - 10 * 360);
});
