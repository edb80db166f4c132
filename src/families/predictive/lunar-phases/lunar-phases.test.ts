import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { lunarPhases } from './lunar-phases.js';

const engine = sharedEngine();

test('rule: the eight phases follow in order, 3.1 to 4.4 days apart, at multiples of 45 degrees', () => {
  const { events } = lunarPhases(engine, { jd_start: 2460310.5, jd_end: 2464000.5 });
  assert.ok(Math.abs(events.length - ((2464000.5 - 2460310.5) / 29.530589) * 8) < 2);
  events.forEach((event, i) => {
    if (i > 0) {
      assert.equal(event.phase_angle, (events[i - 1].phase_angle + 45) % 360);
      const gap = event.jd_ut - events[i - 1].jd_ut;
      assert.ok(gap > 3.1 && gap < 4.4, `${gap}`);
    }
    assert.ok(Math.abs(((event.moon_longitude - event.sun_longitude - event.phase_angle + 540) % 360) - 180) < 1e-9);
  });
});

test('validation: phases of January 2024 agree with the minutes of the almanac (New Moon 11 January 11:57, Full Moon 25 January 17:54 UT)', () => {
  const at = (name: string): string =>
    lunarPhases(engine, { jd_start: 2460310.5, jd_end: 2460341.5 })
      .events.find((event) => event.phase_type === name)!
      .datetime_utc.slice(0, 16);
  assert.deepEqual(
    [at('New Moon'), at('First Quarter'), at('Full Moon')],
    ['2024-01-11T11:57', '2024-01-18T03:52', '2024-01-25T17:54'],
  );
});

test('rule: an empty window has no phases, and a reversed or too long window is refused', () => {
  assert.deepEqual(lunarPhases(engine, { jd_start: 2460310.5, jd_end: 2460310.5 }).events, []);
  assert.throws(() => lunarPhases(engine, { jd_start: 2460310.5, jd_end: 2460310.4 }), InvalidInput);
  assert.throws(() => lunarPhases(engine, { jd_start: 2400000.5, jd_end: 2460310.5 }), InvalidInput);
});
