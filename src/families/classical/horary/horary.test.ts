import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { evidenceProfile } from './evidence.js';
import type { HoraryEvidenceProfileRequest } from './schema.js';
import { turnedHouse } from './significators.js';

const engine = sharedEngine();
const request = (part: Partial<HoraryEvidenceProfileRequest> = {}): HoraryEvidenceProfileRequest => ({
  question_id: 'q',
  question_instant: '2023-04-12T14:20:00+01:00',
  stated_basis: 'question_proposed_and_figure_erected',
  stated_basis_source: 'querent',
  source_calendar: 'gregorian',
  source_instant_label: '12 April 2023',
  conversion_policy_id: 'engine.julian.jd_from_datetime+utc_to_ut1:v1',
  latitude_deg: 51.5074,
  longitude_deg: -0.1278,
  house_system: 'R',
  perspective_path: [],
  terminal_topic_house: 7,
  ...part,
});
const refusal = (part: Partial<HoraryEvidenceProfileRequest>): string => {
  try {
    evidenceProfile(engine, request(part));
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    return error.problems[0].field;
  }
  return 'none';
};

test('rule: a turned house counts inclusively from the house before (the brother’s partner, the 7th from the 3rd, is the 9th)', () => {
  assert.equal(turnedHouse([3], 7).resolved_radical_house, 9);
  assert.equal(turnedHouse([], 1).resolved_radical_house, 1);
  assert.deepEqual(
    turnedHouse([7, 12], 2).steps.map((step) => step.resolved_radical_house),
    [7, 6, 7],
  );
});

test('property: a turn by the first house changes nothing, and two turns combine into one by their sum', () => {
  const house = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(house, house, (a, b) => {
      assert.equal(turnedHouse([1, a], b).resolved_radical_house, turnedHouse([a], b).resolved_radical_house);
      assert.equal(turnedHouse([a], b).resolved_radical_house, ((a + b - 2) % 12) + 1);
    }),
    { seed: 20230412 },
  );
});

test('rule: perfection is searched only with an end, at most 31 days after the question', () => {
  const without = evidenceProfile(engine, request());
  assert.equal(without.perfection.state, 'not_evaluable');
  assert.equal(without.perfection_analysis_input, null);
  const whole = evidenceProfile(engine, request({ perfection_end: '2023-05-13T14:20:00+01:00' }));
  assert.equal(whole.perfection.state, 'composed');
  assert.deepEqual(whole.perfection.analysis, whole.perfection_analysis_input);
  assert.equal(refusal({ perfection_end: '2023-05-13T14:21:00+01:00' }), '/perfection_end');
  assert.equal(refusal({ perfection_end: '2023-04-12T14:20:00+01:00' }), '/perfection_end');
});

test('regression: a perfection search of exactly 31 days is accepted at any date, although UT1 is uneven', () => {
  for (const [question_instant, perfection_end] of [
    ['2024-07-19T08:14:49Z', '2024-08-19T08:14:49Z'],
    ['2022-05-01T00:00:00.1Z', '2022-06-01T00:00:00.1Z'],
    ['2270-01-05T06:00:00Z', '2270-02-05T06:00:00Z'],
  ]) {
    const found = evidenceProfile(engine, request({ question_instant, perfection_end }));
    assert.equal(found.perfection.state, 'composed', question_instant);
  }
  assert.equal(
    refusal({ question_instant: '2024-07-19T08:14:49Z', perfection_end: '2024-08-19T08:14:49.001Z' }),
    '/perfection_end',
  );
});

test('rule: one planet as both lords leaves perfection not evaluable, with a reason', () => {
  const found = evidenceProfile(engine, request({ terminal_topic_house: 1, perfection_end: '2023-04-20T00:00:00Z' }));
  assert.equal(found.significators.same_body_principals, true);
  assert.equal(found.perfection.reason, 'principal_significators_are_same_body');
});

test('rule: undefined houses and an unsupported conversion are refused', () => {
  assert.equal(refusal({ latitude_deg: 80, house_system: 'P' }), '/latitude_deg');
  assert.equal(refusal({ conversion_policy_id: 'local_mean_time' }), '/conversion_policy_id');
});

test('rule: without a sunset there are no hours, and the altitude of the Sun decides the sect', () => {
  const found = evidenceProfile(
    engine,
    request({ latitude_deg: 75, house_system: 'W', question_instant: '2023-06-21T23:00:00Z' }),
  );
  assert.equal(found.hour_agreement.state, 'not_evaluable');
  assert.deepEqual(
    found.hour_agreement.rules.map(({ state }) => state),
    ['not_evaluable', 'not_evaluable', 'not_evaluable'],
  );
  assert.equal(found.chart_sect.sect, 'day');
  assert.equal(found.chart_sect.planetary_hour_source_id, null);
});

test('rule: Mars as lord of the hour agrees with rising Leo by nature, hot and dry (Lilly, p. 121)', () => {
  // A Tuesday at London with Leo rising: the hour of Mars that Lilly takes for his example is looked for through the day.
  const states: string[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    const found = evidenceProfile(
      engine,
      request({ question_instant: new Date(Date.UTC(2023, 3, 11, 0, minute)).toISOString() }),
    ).hour_agreement;
    if (found.ascendant_lord !== 'Sun' || found.hour_ruler !== 'Mars') continue;
    states.push(found.rules.map(({ state }) => state).join());
    assert.equal(found.state, 'agrees');
  }
  assert.ok(states.length > 0);
  for (const state of states) assert.equal(state.split(',')[2], 'matched');
});

test('property: the events of the search are in its interval and in order, and a shorter search lists the same first events', () => {
  const eventsUntil = (end: string) =>
    evidenceProfile(engine, request({ perfection_end: end })).perfection.analysis?.events ?? [];
  const long = eventsUntil('2023-05-13T00:00:00Z'),
    short = eventsUntil('2023-04-27T00:00:00Z');
  assert.ok(long.length > short.length && short.length > 10);
  assert.deepEqual(long.slice(0, short.length), short);
  long.forEach((event, i) => assert.ok(i === 0 || event.jd_ut >= long[i - 1].jd_ut));
  // Mercury's station of 21 April 2023, 08:35 UTC, and the Sun in Taurus on 20 April, 08:14 (astro.com ephemeris tables).
  const station = long.find(({ kind, actor }) => kind === 'station_retrograde' && actor === 'Mercury');
  assert.ok(station !== undefined && Math.abs(station.jd_ut - 2460055.8576) < 0.003);
  const ingress = long.find(({ kind, actor }) => kind === 'sign_ingress' && actor === 'Sun');
  assert.ok(ingress !== undefined && Math.abs(ingress.jd_ut - 2460054.843) < 0.002);
  assert.equal(ingress.sign_after, 'Taurus');
});

test('rule: the hour is one of twelve equal parts between its sunrise and its sunset, by day and by night', () => {
  for (let hour = 0; hour < 24; hour++) {
    const found = evidenceProfile(
      engine,
      request({ question_instant: new Date(Date.UTC(2023, 3, 11, hour, 20)).toISOString() }),
    ).hour_agreement.planetary_hour_receipt;
    assert.ok(found);
    const { sunrise_jd, sunset_jd, hour_number, hour_start_jd, hour_end_jd, jd_ut1 } = found;
    const isDay = hour_number <= 12,
      [start, end] = isDay ? [sunrise_jd, sunset_jd] : [sunset_jd, sunrise_jd];
    const part = (end - start) / 12;
    assert.ok(start <= jd_ut1 && jd_ut1 < end);
    assert.ok(Math.abs(hour_end_jd - hour_start_jd - part) < 1e-8);
    assert.ok(Math.abs(start + part * ((hour_number - 1) % 12) - hour_start_jd) < 1e-8);
  }
});
