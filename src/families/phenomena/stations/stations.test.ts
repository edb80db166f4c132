import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { nextStation, retrogradePeriods, searchStations, stationState } from './stations.js';

const engine = sharedEngine();
const year = { jd_start: 2460310.5, jd_end: 2460676.5 };

test('rule: stations alternate, retrograde motion starts at one and ends at the next, and is-retrograde agrees on both sides', () => {
  for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Pluto', 'True Node', 'True Lilith']) {
    const { events } = searchStations(engine, { body, jd_start: 2457000.5, jd_end: 2460000.5 });
    assert.ok(events.length > 3, body);
    for (let i = 0; i < events.length; i++) {
      if (i > 0) assert.notEqual(events[i].station_type, events[i - 1].station_type);
      const after = stationState(engine, { body, jd_ut: events[i].jd_ut + 0.01 }),
        before = stationState(engine, { body, jd_ut: events[i].jd_ut - 0.01 });
      assert.deepEqual(
        [before.is_retrograde, after.is_retrograde],
        events[i].station_type === 'retrograde' ? [false, true] : [true, false],
        `${body} ${events[i].jd_ut}`,
      );
    }
  }
});

test('rule: a period that extends beyond the window is listed, with the end outside the window marked', () => {
  const { periods } = retrogradePeriods(engine, { body: 'Mercury', ...year });
  assert.deepEqual(
    periods.map((period) => [period.start_kind, period.end_kind]),
    [
      ['station_outside_window', 'station'],
      ['station', 'station'],
      ['station', 'station'],
      ['station', 'station'],
    ],
  );
  assert.ok(periods[0].start.jd_ut < year.jd_start && periods[0].end.jd_ut > year.jd_start);
  // A window inside one retrograde period: both its stations are outside.
  const inner = { body: 'Mercury', jd_start: periods[1].start.jd_ut + 5, jd_end: periods[1].end.jd_ut - 5 };
  const [only] = retrogradePeriods(engine, inner).periods;
  assert.deepEqual(
    [only.start.datetime_utc.slice(0, 19), only.end.datetime_utc.slice(0, 19)],
    [periods[1].start.datetime_utc.slice(0, 19), periods[1].end.datetime_utc.slice(0, 19)],
  );
  assert.deepEqual([only.start_kind, only.end_kind], ['station_outside_window', 'station_outside_window']);
  assert.equal(
    retrogradePeriods(engine, {
      body: 'Mercury',
      jd_start: periods[0].end.jd_ut + 5,
      jd_end: periods[1].start.jd_ut - 5,
    }).periods.length,
    0,
  );
});

test('rule: at the edge of the ephemeris the window edge replaces the station, and is marked', () => {
  const spans = engine.ephemeris.coverage(),
    first = Math.min(...spans.map((span) => span.startTdbJ2k)) + 2451545 + 1,
    last = Math.max(...spans.map((span) => span.endTdbJ2k)) + 2451545 - 1;
  const kinds = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Mars'].flatMap((body) => [
    ...retrogradePeriods(engine, { body, jd_start: first, jd_end: first + 300 }).periods.map(
      (period) => period.start_kind,
    ),
    ...retrogradePeriods(engine, { body, jd_start: last - 300, jd_end: last }).periods.map((period) => period.end_kind),
  ]);
  assert.ok(kinds.includes('window_edge'));
  assert.ok(
    kinds.every((kind) => kind === 'window_edge' || kind === 'station'),
    kinds.join(),
  );
});

test('rule: between consecutive ephemerides no edge is marked: the station outside the window is found across the boundary', () => {
  for (const seam of [2287184.5, 2688976.5])
    for (const body of ['Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'])
      for (const [from, to] of [
        [seam + 0.5, seam + 300],
        [seam - 300, seam - 0.5],
      ])
        for (const period of retrogradePeriods(engine, { body, jd_start: from, jd_end: to }).periods)
          assert.ok(period.start_kind !== 'window_edge' && period.end_kind !== 'window_edge', `${body} from ${from}`);
});

test('rule: the answer has the requested step and that of the search', () => {
  const asked = searchStations(engine, { body: 'Mars', ...year, step_days: 7 }),
    plain = searchStations(engine, { body: 'Mars', ...year });
  assert.deepEqual(asked.search, { requested_step_days: 7, step_days: 14 });
  assert.deepEqual(plain.search, { requested_step_days: null, step_days: 14 });
  assert.deepEqual(asked.events, plain.events);
});

test('rule: Sun, Moon and mean points have no stations; next is null without a station within max_days', () => {
  for (const body of ['Sun', 'Moon', 'Mean Node', 'Lilith']) {
    assert.deepEqual(searchStations(engine, { body, ...year }).events, []);
    assert.deepEqual(retrogradePeriods(engine, { body, ...year }).periods, []);
    assert.equal(nextStation(engine, { body, jd_start: year.jd_start }), null);
  }
  assert.equal(stationState(engine, { body: 'Sun', jd_ut: year.jd_start }).is_retrograde, false);
  assert.equal(stationState(engine, { body: 'Mean Node', jd_ut: year.jd_start }).is_retrograde, true);
  assert.equal(nextStation(engine, { body: 'Venus', jd_start: year.jd_start, max_days: 100 }), null);
  const next = nextStation(engine, { body: 'Venus', jd_start: year.jd_start, max_days: 600 })!;
  assert.deepEqual([next.station_type, next.datetime_utc.slice(0, 10)], ['retrograde', '2025-03-02']);
});
