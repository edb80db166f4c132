import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hourRuler, WEEKDAY_RULERS } from '../../../doctrine/planetary-hours/hours.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { hourOf, schedule } from './hours.js';

const engine = sharedEngine();

test('rule: each day begins with its own planet, and the 25th hour is the first of the next day', () => {
  for (let day = 0; day < 7; day++) {
    assert.equal(hourRuler(WEEKDAY_RULERS[day], 1), WEEKDAY_RULERS[day]);
    assert.equal(hourRuler(WEEKDAY_RULERS[day], 25), WEEKDAY_RULERS[(day + 1) % 7]);
  }
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => hourRuler('Saturn', n)),
    ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn'],
  );
});

test('rule: the window contains the instant at every longitude and hour, and rulers continue from day to day', () => {
  for (const longitude of [-179.9, -120, -30, 0, 77, 140, 179.9]) {
    let previous: { ruler: string; next: number } | null = null;
    for (let step = 0; step < 40; step++) {
      const jd = 2460300.1 + step * 0.21;
      const answer = hourOf(engine, { jd, latitude: 35, longitude });
      assert.ok(
        answer.schedule_window.contains_requested_jd &&
          answer.hour !== null &&
          answer.hour.jd_start <= jd &&
          jd < answer.hour.jd_end,
      );
      if (previous !== null && Math.abs(answer.schedule_window.sunrise_jd - previous.next) < 1e-6) {
        assert.equal(
          WEEKDAY_RULERS.indexOf(answer.day_ruler as never),
          (WEEKDAY_RULERS.indexOf(previous.ruler as never) + 1) % 7,
        );
      }
      previous = { ruler: answer.day_ruler, next: answer.schedule_window.next_sunrise_jd };
    }
  }
});

test('rule: day and night each have twelve equal hours without gaps', () => {
  const day = schedule(engine, { jd: 2451545, latitude: 51.5, longitude: -0.12 });
  assert.equal(day.hours.length, 24);
  assert.equal(day.day_ruler, 'Saturn'); // 2000-01-01 was a Saturday
  day.hours.forEach((hour, i) => {
    assert.equal(hour.is_daytime, i < 12);
    assert.ok(
      Math.abs(hour.jd_end - hour.jd_start - (i < 12 ? day.day_duration_days : day.night_duration_days) / 12) < 1e-8,
    );
    if (i > 0) assert.equal(hour.jd_start, day.hours[i - 1].jd_end);
  });
  assert.equal(day.hours[0].jd_start, day.sunrise_jd);
  assert.equal(day.hours[12].jd_start, day.sunset_jd);
  assert.equal(day.hours[23].jd_end, day.next_sunrise_jd);
  assert.ok(day.hours[0].start_utc?.endsWith('Z'));
});

test('rule: Sunday morning 2024-06-16 in Tokyo is ruled by the Sun although it is still Saturday in Greenwich', () => {
  const { hour, day_ruler: ruler } = hourOf(engine, { jd: 2460477.3194, latitude: 35.68, longitude: 139.69 }); // 2024-06-15 19:40 UT, 04:40 in Tokyo
  assert.equal(ruler, 'Sun');
  assert.equal(hour?.hour_number, 1);
});

test('rule: polar day and night are refused at /latitude, without a six-to-six day', () => {
  for (const jd of [2460481.5, 2460665.5]) {
    assert.throws(
      () => schedule(engine, { jd, latitude: 78, longitude: 15 }),
      (error) => error instanceof InvalidInput && error.problems[0].field === '/latitude',
    );
  }
});

test('rule: timestamps and the schedule are included on request', () => {
  const answer = hourOf(engine, {
    jd: 2451545,
    latitude: 51.5,
    longitude: -0.12,
    include_iso_utc: false,
    include_schedule: true,
  });
  assert.ok(
    answer.hour?.start_utc === null &&
      answer.schedule?.hours[3].end_utc === null &&
      answer.provenance.iso_timestamp_policy === 'not_requested',
  );
});
