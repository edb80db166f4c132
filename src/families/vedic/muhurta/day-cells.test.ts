import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { doshasDay } from './doshas/doshas.js';
import { searchMuhurta } from './personal/search.js';
import { shuddhiDay } from './shuddhi/shuddhi.js';

const engine = sharedEngine();
const place = { timezone: 'Asia/Kolkata', latitude: 25.3176, longitude: 82.9739 };

test('property: the cells of a day join from sunrise to the next sunrise, whatever the place', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: -75, max: 75, noNaN: true }),
      (day, month, latitude) => {
        const local_date = `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        for (const answer of [
          shuddhiDay(engine, { ...place, latitude, local_date }),
          doshasDay(engine, { ...place, latitude, local_date }),
        ]) {
          if (answer.status === 'unavailable') {
            assert.ok(answer.unavailable_reasons.length > 0);
            continue;
          }
          const { cells } = answer;
          assert.equal(cells[0].interval.start.jd_ut1, answer.sunrise?.jd_ut1);
          assert.equal(cells[cells.length - 1].interval.end.jd_ut1, answer.next_sunrise?.jd_ut1);
          for (let i = 1; i < cells.length; i++) {
            assert.deepEqual(cells[i].interval.start, cells[i - 1].interval.end);
            assert.ok(cells[i].interval.end.jd_ut1 > cells[i].interval.start.jd_ut1);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('rule: a polar day has no cells and says why', () => {
  const answer = shuddhiDay(engine, {
    local_date: '2024-06-21',
    timezone: 'Europe/Oslo',
    latitude: 69.65,
    longitude: 18.96,
  });
  assert.deepEqual(
    [answer.status, answer.cells.length, answer.unavailable_reasons[0]],
    ['unavailable', 0, 'requested_sunrise_absent_or_unresolved'],
  );
});

test('rule: the default answer of a day has less than 300 kB', () => {
  for (let day = 1; day < 29; day++) {
    const answer = doshasDay(engine, { ...place, local_date: `2024-04-${String(day).padStart(2, '0')}` }),
      kilobytes = JSON.stringify(answer).length / 1000;
    assert.ok(kilobytes < 300, `${kilobytes} kB`);
  }
});

test('property: the edges of search windows do not depend on the range or on the spacing of the listed instants', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2451545, max: 2469807, noNaN: true }),
      fc.double({ min: 0.1, max: 4, noNaN: true }),
      fc.integer({ min: 10, max: 700 }),
      (start, before, step_minutes) => {
        const edges = (from: number, to: number, step: number) =>
          searchMuhurta(engine, {
            start_jd_ut1: from,
            end_jd_ut1: to,
            janma_moon_sidereal_lon: 78,
            policy: { step_minutes: step, min_score: 1.5, max_results: 128 },
          })
            .windows.flatMap(({ jd_start, jd_end }) => [jd_start, jd_end])
            .filter((jd) => jd > start && jd < start + 6)
            .sort((a, b) => a - b);
        assert.deepEqual(edges(start, start + 6, 60), edges(start - before, start + 6 + before, step_minutes));
      },
    ),
    { numRuns: 12 },
  );
});
