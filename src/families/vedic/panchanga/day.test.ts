import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { dailyPanchanga } from './day.js';
import { lunarMonth } from './lunar-month.js';

const engine = sharedEngine();
const chennai = { timezone: 'Asia/Kolkata', latitude: 13.0827, longitude: 80.2707 };
const dateOf = (day: number): string => new Date(Date.UTC(1990, 0, 1 + day)).toISOString().slice(0, 10);

test('property: limbs cover the day from sunrise to sunrise without gaps, in their order, and the next day begins where this one ends', () => {
  fc.assert(
    fc.property(fc.nat(18_000), fc.constantFrom('authI', 'Raman'), (number, ayanamsa_system) => {
      const day = (offset: number) =>
        dailyPanchanga(engine, { ...chennai, local_date: dateOf(number + offset), policy: { ayanamsa_system } });
      const today = day(0),
        tomorrow = day(1);
      const sunrise = today.solar_date.sunrises[0].jd_ut1,
        next = today.next_solar_date.sunrises[0].jd_ut1;
      assert.equal(tomorrow.solar_date.sunrises[0].jd_ut1, next);
      assert.equal(today.at_sunrise?.jd, sunrise);
      today.limbs.forEach((limb, at) => {
        const { intervals } = limb,
          counts = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
        assert.equal(intervals[0].coverage_start.jd_ut1, sunrise);
        assert.equal(intervals.at(-1)?.coverage_end.jd_ut1, next);
        intervals.forEach((interval, i) => {
          assert.ok(interval.ending.jd_ut1 >= interval.coverage_end.jd_ut1);
          if (i === 0) return;
          assert.equal(interval.coverage_start.jd_ut1, intervals[i - 1].coverage_end.jd_ut1);
          assert.equal(interval.index, (intervals[i - 1].index + 1) % counts[limb.limb]);
        });
        assert.equal(tomorrow.limbs[at].index_at_sunrise, limb.index_at_next_sunrise);
        const last = intervals.at(-1);
        if (last?.index === limb.index_at_next_sunrise)
          assert.equal(tomorrow.limbs[at].intervals[0].ending.jd_ut1, last.ending.jd_ut1);
      });
    }),
    { seed: 20261124, numRuns: 25 },
  );
});

test('rule: 14 January 2024 in Delhi is a Sunday; a tithi that covers two sunrises is repeated, one that covers none is skipped', () => {
  const sunday = dailyPanchanga(engine, { ...chennai, local_date: '2024-01-14' });
  assert.equal(sunday.at_sunrise?.vara.name, 'Ravivara');
  assert.equal(sunday.at_sunrise?.vara_lord, 'Sun');
  for (let day = 0; day < 60; day++) {
    const { limbs } = dailyPanchanga(engine, { ...chennai, local_date: dateOf(day) });
    for (const limb of limbs) {
      const indices = limb.intervals.map(({ index }) => index);
      assert.equal(limb.repeated_at_next_sunrise, indices.length === 1);
      assert.deepEqual(
        limb.skipped_at_sunrise_indices,
        indices.filter((index) => index !== limb.index_at_sunrise && index !== limb.index_at_next_sunrise),
      );
    }
  }
});

test('rule: without a sunrise the day is unavailable, with its reasons', () => {
  const tromso = { timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 };
  const summer = dailyPanchanga(engine, { ...tromso, local_date: '2024-06-21' });
  assert.equal(summer.status, 'unavailable');
  assert.deepEqual(summer.unavailable_reasons, ['sunrise_absent', 'next_sunrise_absent']);
  assert.equal(summer.at_sunrise, null);
  assert.deepEqual(summer.limbs, []);
  assert.equal(dailyPanchanga(engine, { ...tromso, local_date: '2024-03-21' }).status, 'available');
});

test('rule: a Julian day within Adhika Shravana of 2023 and the halves of Shravana around it (new moons of 17 July and 16 August 2023)', () => {
  const at = (jd_ut1: number) => lunarMonth(engine, { jd_ut1, policy: { system: 'purnimanta' } });
  const label = (jd: number) => {
    const { label: found, paksha } = at(jd);
    return [found?.name, found?.qualifier, paksha];
  };
  // 10 July, 25 July, 8 August, 25 August and 10 September 2023.
  assert.deepEqual(label(2460135.5), ['Sravana', 'ordinary', 'Krishna']);
  assert.deepEqual(label(2460150.5), ['Sravana', 'adhika', 'Shukla']);
  assert.deepEqual(label(2460164.5), ['Sravana', 'adhika', 'Krishna']);
  assert.deepEqual(label(2460181.5), ['Sravana', 'ordinary', 'Shukla']);
  assert.deepEqual(label(2460197.5), ['Bhadrapada', 'ordinary', 'Krishna']);
});

test('rule: 1983 has a lunation with two ingresses, Pausha, and Magha is omitted (Indian calendar of 1982-83)', () => {
  const found = lunarMonth(engine, { jd_ut1: 2445359.3 }).amanta_lunation;
  assert.equal(found.label?.name, 'Pausha');
  assert.equal(found.label?.qualifier, 'ksaya_context');
  assert.deepEqual(found.omitted_months, ['Magha']);
  assert.equal(found.ingresses.length, 2);
});

test('property: months partition the time: an instant is within its month, and the end of a month begins another', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2_440_000, max: 2_465_000, noNaN: true }),
      fc.constantFrom('amanta' as const, 'purnimanta' as const),
      (jd_ut1, system) => {
        const month = lunarMonth(engine, { jd_ut1, policy: { system } }),
          start = month.month_start?.jd_ut1 ?? Number.NaN,
          end = month.month_end?.jd_ut1 ?? Number.NaN;
        assert.ok(start <= jd_ut1 && jd_ut1 < end && end - start < 30);
        assert.equal(lunarMonth(engine, { jd_ut1: start, policy: { system } }).month_end?.jd_ut1, end);
        assert.equal(lunarMonth(engine, { jd_ut1: end, policy: { system } }).month_start?.jd_ut1, end);
      },
    ),
    { seed: 20261124, numRuns: 60 },
  );
});
