import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { datedTransits } from './dated.js';
import { profileOf } from './profile.js';
import { evaluate, givenSnapshot } from './snapshot.js';
import { windows } from './windows.js';
import type { WindowPart } from './windows.js';

const engine = sharedEngine();
const instant = (jd: number) => engine.time.instantFromUt1(jd - 2451545);
const NATAL = instant(2432412.27083);
const timeline = (start: number, end: number, more: WindowPart = {}) =>
  windows(engine, NATAL, { start, end, startField: '/start_jd_ut1', endField: '/end_jd_ut1', civil: [] }, more);
const START = 2460400.5;

test('rule: sidereal ingresses of the Sun (Lahiri): 13 April 2024, between 15:00 and 16:30 UTC (Mesha sankranti)', () => {
  const ingress = timeline(START, START + 31).events.find(({ planet }) => planet === 'Sun');
  const hours = (Date.parse(ingress?.datetime_utc ?? '') - Date.parse('2024-04-13T15:45:00Z')) / 3_600_000;
  assert.ok(Math.abs(hours) < 0.75, String(hours));
  assert.deepEqual([ingress?.sign_index, ingress?.direction], [0, 1]);
});

test('property: consecutive windows list every ingress once, with the instants of one window', () => {
  const all = timeline(START, START + 120).events;
  fc.assert(
    fc.property(fc.double({ min: 1, max: 119, noNaN: true }), (cut) => {
      const middle = START + cut;
      const joined = [...timeline(START, middle).events, ...timeline(middle, START + 120).events];
      assert.deepEqual(
        joined.map(({ planet, jd_ut1 }) => [planet, jd_ut1]),
        all.map(({ planet, jd_ut1 }) => [planet, jd_ut1]),
      );
    }),
    { numRuns: 8 },
  );
});

test('property: a window that begins at a reported ingress begins in the sign that is entered', () => {
  for (const { jd_ut1, planet, sign_index } of timeline(START, START + 20).events) {
    const first = timeline(jd_ut1, jd_ut1 + 0.5, { subjects: [planet] });
    assert.equal(first.timelines[0].spans[0].sign_index, sign_index);
    assert.equal(first.events[0].jd_ut1, jd_ut1);
  }
});

test('property: spans of a timeline join, and agree with the snapshot of their middle', () => {
  const found = timeline(START, START + 60, { policy: { gochara_policy: { vedha_table: 'muhurta_chintamani' } } });
  for (const { planet, spans } of found.timelines) {
    assert.equal(spans[0].start_jd_ut1, START);
    assert.equal(spans[spans.length - 1].end_jd_ut1, START + 60);
    for (const [i, span] of spans.entries()) {
      if (i > 0) assert.equal(span.start_jd_ut1, spans[i - 1].end_jd_ut1);
      const middle = datedTransits(engine, NATAL, instant((span.start_jd_ut1 + span.end_jd_ut1) / 2), {
        policy: { gochara_policy: { vedha_table: 'muhurta_chintamani' } },
      });
      const own = middle.profile.local_profiles.find((one) => one.planet === planet);
      assert.deepEqual([own?.condition, own?.assessment.position.rashi_index], [span.condition, span.sign_index]);
    }
  }
});

test('property: regions fill the window without a gap, and bands surround their ingresses', () => {
  const { regions, events, coverage } = timeline(START, START + 40);
  assert.equal(regions[0].start_jd_ut1, START);
  for (const [i, region] of regions.entries()) if (i > 0) assert.equal(region.start_jd_ut1, regions[i - 1].end_jd_ut1);
  for (const { jd_ut1, lower_jd_ut1, upper_jd_ut1 } of events)
    assert.ok(lower_jd_ut1 < jd_ut1 && jd_ut1 < upper_jd_ut1);
  assert.ok(Math.abs(coverage.certain_duration_days + coverage.uncertain_duration_days - 40) < 1e-6);
});

test('rule: a year is answered compactly, a month with all states and samples', () => {
  const year = timeline(START, START + 366);
  assert.equal(year.detail, 'compact');
  assert.ok(JSON.stringify(year).length < 300_000);
  assert.deepEqual([year.samples.length, year.states[0].planets.length], [0, 0]);
  const month = timeline(START, START + 31);
  assert.deepEqual([month.detail, month.states[0].planets.length], ['full', 7]);
});

test('rule: rekhas of the natal chart are those of the sign of the transit', () => {
  const found = datedTransits(engine, NATAL, instant(START), {
    birth_location: { latitude: 28.6, longitude: 77.2 },
    policy: { natal_bav_mode: 'compute_raw' },
  });
  const { bhinna, planets } = found.profile.snapshot;
  assert.deepEqual(
    bhinna.map(({ total_rekhas }) => total_rekhas),
    // Totals of the seven planets (BPHS 66).
    [48, 49, 39, 54, 56, 52, 39],
  );
  for (const [i, { ashtakavarga_rekhas, position }] of planets.entries())
    assert.equal(ashtakavarga_rekhas, bhinna[i].rekhas[position.rashi_index]);
});

test('rule: the graph has the active obstructions, and none without vedha', () => {
  const request = {
    natal_moon_sidereal_longitude: 15,
    transit_sidereal_longitudes: { Sun: 75, Jupiter: 255, Saturn: 250 },
  };
  const { vedha_network: network, chart_summary: summary } = profileOf(evaluate(givenSnapshot(request)));
  assert.deepEqual(
    network.active_edges.map(({ subject, blocker }) => `${blocker.planet} ${subject.planet}`),
    ['Jupiter Sun'],
  );
  assert.deepEqual(
    network.exempt_edges.map(({ blocker }) => blocker.planet),
    ['Saturn'],
  );
  assert.deepEqual([summary.blocked_planets, summary.missing_planets.length], [['Sun'], 4]);
  const without = profileOf(evaluate(givenSnapshot({ ...request, policy: { vedha_mode: 'baseline_only' } })));
  assert.deepEqual([without.vedha_network.active_edges, without.vedha_network.vedha_evaluated], [[], false]);
});

test('rule: rows of rekhas that contradict the policy, and missing planets that it requires, are refused', () => {
  const base = { natal_moon_sidereal_longitude: 15, transit_sidereal_longitudes: { Sun: 75 } },
    row = { Sun: [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3] };
  assert.throws(() => givenSnapshot({ ...base, policy: { completeness: 'require_complete' } }), InvalidInput);
  assert.throws(() => givenSnapshot({ ...base, raw_bav: row, policy: { bav_mode: 'omit' } }), InvalidInput);
  assert.throws(() => givenSnapshot({ ...base, policy: { bav_mode: 'require_all_raw' } }), InvalidInput);
  assert.throws(() => givenSnapshot({ ...base, raw_bav: { Moon: row.Sun } }), InvalidInput);
  assert.doesNotThrow(() => givenSnapshot({ ...base, raw_bav: row, policy: { bav_mode: 'require_all_raw' } }));
});
