import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { PeriodClock, julianDayOf } from './period-clock.js';
import { varaBasisAnswer, vedicDayAt } from './vedic-day.js';
import type { SolarDayPolicy } from './vedic-day.js';

const engine = sharedEngine();
const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationM: 0 };
const dayAt = (dt: string, site = DELHI, policy: SolarDayPolicy = {}) =>
  vedicDayAt(engine, site, engine.time.instantFromIso(dt, '/dt').ut1J2k, policy);
const MINUTE = 1 / 1440;

test('validation: sunrise and sunset of Delhi on 15 January 2024 (Rashtriya Panchang: 07:15 and 17:46 IST; a minute)', () => {
  const { sunriseUt1, sunsetUt1, weekday, basis, sunPosition } = dayAt('2024-01-15T10:30:00+05:30');
  const ist = (ut1: number) => (((ut1 + 0.5 + 5.5 / 24) % 1) + 1) % 1;
  assert.ok(Math.abs(ist(sunriseUt1) - (7 + 15 / 60) / 24) < MINUTE);
  assert.ok(Math.abs(ist(sunsetUt1) - (17 + 46 / 60) / 24) < MINUTE);
  assert.deepEqual([weekday, basis, sunPosition], [1, 'local_sunrise', null]);
});

test('rule: a day contains its sunrise and ends before the next one, of which it has the instant', () => {
  const day = dayAt('2024-01-15T23:30:00+05:30'),
    next = vedicDayAt(engine, DELHI, day.nextSunriseUt1 + MINUTE, {});
  assert.equal(day.weekday, 1);
  assert.equal(next.weekday, 2);
  assert.ok(Math.abs(next.sunriseUt1 - day.nextSunriseUt1) < 1e-8);
  assert.equal(vedicDayAt(engine, DELHI, day.nextSunriseUt1 - MINUTE, {}).weekday, 1);
});

test('rule: the centre of the Sun without refraction rises three to four minutes after the refracted upper limb in Delhi', () => {
  const upper = dayAt('2024-01-15T10:30:00+05:30'),
    centre = dayAt('2024-01-15T10:30:00+05:30', DELHI, { sunrise_definition: 'centre_unrefracted' });
  const later = (centre.sunriseUt1 - upper.sunriseUt1) / MINUTE;
  assert.ok(later > 3 && later < 5, String(later));
  assert.deepEqual([upper.sunriseDefinition, centre.sunriseDefinition], ['upper_limb_refracted', 'centre_unrefracted']);
});

test('rule: in polar day and night the mean day from 6h to 6h local mean time replaces the day, or the request is refused', () => {
  const tromso = { latitudeDeg: 75, longitudeDeg: 20, elevationM: 0 };
  for (const [dt, position] of [
    ['2024-06-21T00:00:00Z', 'above_horizon'],
    ['2024-12-21T12:00:00Z', 'below_horizon'],
  ] as const) {
    const ut1 = engine.time.instantFromIso(dt, '/dt').ut1J2k,
      day = dayAt(dt, tromso);
    assert.deepEqual([day.basis, day.sunPosition], ['local_mean_time_06h', position]);
    const local = (((day.sunriseUt1 + 0.5 + 20 / 360) % 1) + 1) % 1;
    assert.ok(Math.abs(local - 0.25) < 1e-9, String(local));
    assert.ok(day.sunriseUt1 <= ut1 && ut1 < day.nextSunriseUt1);
    assert.deepEqual([day.sunsetUt1 - day.sunriseUt1, day.nextSunriseUt1 - day.sunriseUt1], [0.5, 1]);
    assert.throws(() => dayAt(dt, tromso, { no_sunrise: 'refuse' }), InvalidInput);
  }
  // 21 June 2024 was a Friday; at 01:20 local mean time the day of Thursday is in force.
  assert.equal(dayAt('2024-06-21T00:00:00Z', tromso).weekday, 4);
  assert.equal(dayAt('2024-06-21T12:00:00Z', tromso).weekday, 5);
});

test('rule: the basis of the weekday has the times of a real day only', () => {
  const real = varaBasisAnswer(engine, dayAt('2024-01-15T10:30:00+05:30'));
  assert.ok(real.sunrise !== null && real.sunset !== null && real.next_sunrise !== null);
  const mean = varaBasisAnswer(
    engine,
    dayAt('2024-06-21T00:00:00Z', { latitudeDeg: 75, longitudeDeg: 20, elevationM: 0 }),
  );
  assert.deepEqual([mean.sunrise, mean.sunset, mean.next_sunrise], [null, null, null]);
  assert.equal(mean.sunrise_definition, 'upper_limb_refracted');
  assert.deepEqual(varaBasisAnswer(engine, null), {
    basis: 'civil_day_ut1',
    sunrise_definition: null,
    sunrise: null,
    sunset: null,
    next_sunrise: null,
    sun_position: null,
  });
});

test('rule: a period clock counts days from the birth; a boundary is not before itself', () => {
  const birth = engine.time.instantFromIso('1985-03-21T08:15:00Z', '/dt'),
    clock = new PeriodClock(engine, birth);
  assert.equal(clock.jd(0), birth.ut1J2k + J2000_JD);
  assert.equal(clock.jd(10), clock.originJd + 10);
  assert.ok(clock.isBefore(clock.jd(10) - MINUTE, 10));
  assert.ok(!clock.isBefore(clock.jd(10), 10));
  const days = [0, 3650.25, 0, 7300.5, 3650.25];
  const dates = days.map((day) => clock.date(day));
  assert.equal(dates[0], dates[2]);
  assert.equal(dates[1], dates[4]);
  assert.deepEqual(clock.dates(Float64Array.from(days)), dates);
  assert.ok(Math.abs(julianDayOf(engine, dates[1], '/dt') - clock.jd(3650.25)) < 1e-9);
});
