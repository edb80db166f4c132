import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { kalavelas } from './upagrahas.js';

const engine = sharedEngine();
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const at = (dt: string, more: Partial<Parameters<typeof kalavelas>[1]> = {}) =>
  kalavelas(engine, { dt, ...DELHI, ...more });

test('rule: a polar day has no parts and says so', () => {
  const found = at('2024-06-21T12:00:00Z', { latitude: 75 });
  assert.deepEqual([found.status, found.is_day_birth, found.upagrahas], ['unavailable', null, {}]);
  assert.ok(found.unavailable_reasons.length > 0);
});

test('rule: day and night meet at sunset, and a new weekday begins at sunrise', () => {
  const day = at('2024-03-20T12:00:00+05:30'),
    night = at('2024-03-20T23:00:00+05:30'),
    next = at('2024-03-21T12:00:00+05:30');
  assert.deepEqual([day.is_day_birth, night.is_day_birth], [true, false]);
  assert.equal(day.arc_end_jd, night.arc_start_jd);
  assert.equal(night.arc_end_jd, next.arc_start_jd);
  // 20 March 2024 was a Wednesday; the night belongs to it.
  assert.deepEqual([day.weekday_index, night.weekday_index, next.weekday_index], [3, 3, 4]);
});

test('rule: the part of the weekday lord begins at sunrise, where the Sun rises with the degree of the Lagna', () => {
  // A Saturday: Gulika rises with the Sun, whose centre is 50 arcmin below the horizon: 1.4 degrees of an ecliptic that rises at 38 degrees.
  const { upagrahas, arc_start_jd } = at('2024-03-23T12:00:00+05:30');
  assert.equal(upagrahas.Gulika.part_index, 1);
  assert.equal(upagrahas.Gulika.defining_jd, arc_start_jd);
  const sun = engine.sky.apparent(
    engine.bodies.resolve('Sun', ''),
    engine.time.instantFromUt1((arc_start_jd ?? 0) - 2451545),
  );
  assert.ok(separationDeg(upagrahas.Gulika.tropical_longitude, sun.longitudeDeg) < 1.5);
});

test('property: later definitions of sunrise shorten the day', () => {
  const start = (sunrise_definition: 'usno_upper_limb' | 'rashtriya_upper_limb' | 'geometric_center') =>
    at('2024-03-20T12:00:00+05:30', { sunrise_definition }).arc_start_jd ?? 0;
  assert.ok(start('usno_upper_limb') < start('rashtriya_upper_limb'));
  assert.ok(start('rashtriya_upper_limb') < start('geometric_center'));
});
