import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  decennialActivePair,
  decennialActivePath,
  decennialCurrent,
  decennialProfile,
  decennialSequenceAnswer,
} from './decennials.js';
import type { DecennialBaseRequest } from './decennial-schema.js';
import { firdariaActivePair, firdariaCurrent, firdariaGroups, firdariaSequence } from './firdaria.js';
import type { FirdarCurrentRequest } from './firdaria-schema.js';
import {
  releasingCurrent,
  releasingGroups,
  releasingLevelPair,
  releasingProfile,
  releasingSequence,
} from './releasing.js';
import type { ZRBaseRequest } from './releasing-schema.js';

const engine = sharedEngine();
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);

interface Example {
  readonly route: string;
  readonly inputs: unknown;
  readonly quantity: string;
  readonly value: unknown;
  readonly tolerance: number;
  readonly source: string;
}
const examples = JSON.parse(
  readFileSync(
    new URL('../../../../../src/families/predictive/timelords/fixtures/worked-examples.json', import.meta.url),
    'utf8',
  ),
) as Example[];

/** The quantity of an example in the service's answer. */
function answered({ inputs, quantity }: Example): unknown {
  const lord = /^firdaria start jd of (.*)$/.exec(quantity);
  if (lord) {
    const { periods } = firdariaSequence(engine, inputs as FirdarCurrentRequest);
    return periods.find(({ level, planet }) => level === 1 && planet === lord[1])?.start_jd;
  }
  if (quantity.startsWith('firdaria current')) {
    const { major, sub } = firdariaCurrent(engine, inputs as FirdarCurrentRequest);
    return [major.planet, sub.planet];
  }
  if (quantity.startsWith('decennial')) {
    const { periods } = decennialSequenceAnswer(engine, inputs as DecennialBaseRequest);
    const majors = periods.filter(({ level }) => level === 1);
    if (quantity === 'decennial majors') return majors.map(({ planet }) => planet);
    const subs = /subs of (\w+)/.exec(quantity),
      start = /start jd #(\d+)/.exec(quantity);
    return start
      ? majors[Number(start[1])].start_jd
      : periods
          .filter(({ parent_planet }) => parent_planet === subs?.[1])
          .map(({ planet, months }) => [planet, months]);
  }
  const { periods } = releasingSequence(engine, inputs as ZRBaseRequest);
  const level = Number(/^ZR L(\d)/.exec(quantity)?.[1]),
    ofLevel = periods.filter((period) => period.level === level);
  if (quantity.includes('loosing'))
    return ofLevel.filter(({ is_loosing_of_bond }) => is_loosing_of_bond).map(({ sign }) => sign);
  if (quantity.includes('peak flags')) return ofLevel.map(({ is_peak_period }) => is_peak_period);
  const found = ofLevel[Number(/#(\d+)/.exec(quantity)?.[1])];
  return quantity.endsWith('start_jd') ? found.start_jd : found.sign;
}

test('validation: worked examples after Abu Mashar, Valens, Firmicus and Hephaistio', () => {
  assert.equal(examples.length, 41);
  for (const example of examples) {
    const got = answered(example),
      label = `${example.quantity} ${JSON.stringify(example.inputs)} (${example.source})`;
    if (typeof example.value === 'number')
      // Tolerances of the examples: 0.75 days covers both year bases, 0.02 days covers births in local mean time.
      assert.ok(Math.abs((got as number) - example.value) <= example.tolerance, `${label}: ${String(got)}`);
    // Lists of the examples stop at the end of a life; the answer covers all years.
    else if (Array.isArray(example.value))
      assert.deepEqual((got as unknown[]).slice(0, example.value.length), example.value, label);
    else assert.equal(got, example.value, label);
  }
});

const DAY = { dt: '1985-03-21T08:15:00Z', is_day_chart: true };

test('rule: dt is reduced to UT1 once: periods begin at the UT1 of the birth, and their dates are UTC', () => {
  const { ut1J2k } = engine.time.instantFromIso(DAY.dt, '/dt');
  const [first] = firdariaSequence(engine, { natal: DAY }).periods;
  assert.equal(first.start_jd, ut1J2k + 2451545);
  assert.notEqual(first.start_jd, 2446145.84375);
  assert.equal(first.start_date, '1985-03-21T08:15:00+00:00');
  assert.equal(decennialSequenceAnswer(engine, { natal: DAY }).sequence_origin_jd, first.start_jd);
  const [released] = releasingSequence(engine, { natal: { dt: DAY.dt, lot_longitude: 3 } }).periods;
  assert.equal(released.start_jd, first.start_jd);
});

test('rule: the first instant of a period belongs to it', () => {
  for (const { start_date, planet } of firdariaSequence(engine, { natal: DAY }).periods.filter(
    ({ is_major }) => is_major,
  ))
    assert.equal(firdariaCurrent(engine, { natal: DAY, current_dt: start_date }).major.planet, planet);
});

test('rule: outside the periods an active pair is not active and current is refused', () => {
  for (const dt of ['1985-03-21T08:14:59Z', '2060-03-21T02:20:00Z']) {
    assert.deepEqual(firdariaActivePair(engine, { natal: DAY, query_dt: dt }).pair, null);
    assert.throws(() => firdariaCurrent(engine, { natal: DAY, current_dt: dt }), failsAt('/current_dt'));
  }
  for (const dt of ['1985-03-21T08:14:59Z', '2059-05-31T00:00:00Z']) {
    const pair = decennialActivePair(engine, { natal: DAY, query_dt: dt });
    assert.deepEqual([pair.active, pair.pair], [false, null]);
    assert.equal(decennialActivePath(engine, { natal: DAY, query_dt: dt }).path, null);
    assert.throws(() => decennialCurrent(engine, { natal: DAY, current_dt: dt }), failsAt('/current_dt'));
  }
  const natal = { dt: DAY.dt, lot_longitude: 123.4 };
  for (const dt of ['1985-03-21T08:14:59Z', '2194-01-01T00:00:00Z']) {
    assert.throws(() => releasingCurrent(engine, { natal, current_dt: dt }), failsAt('/current_dt'));
    assert.throws(() => releasingLevelPair(engine, { natal, query_dt: dt }), failsAt('/query_dt'));
  }
});

test('rule: an undivided period of a node is its own subperiod; a divided one has seven subperiods', () => {
  const request = { natal: DAY, current_dt: '2056-01-01T00:00:00Z' };
  const undivided = firdariaCurrent(engine, request);
  assert.deepEqual(undivided.sub, undivided.major);
  assert.equal(firdariaActivePair(engine, { natal: DAY, query_dt: request.current_dt }).pair?.has_sub, false);
  assert.equal(firdariaCurrent(engine, { ...request, include_node_subperiods: true }).sub.major_planet, 'North Node');
  const { groups } = firdariaGroups(engine, { natal: DAY, include_node_subperiods: true });
  assert.deepEqual(
    groups.map(({ sub_count }) => sub_count),
    Array(9).fill(7),
  );
});

test('rule: tropical years are 0.0078 days shorter than Julian years', () => {
  const last = (year_basis: 'julian_365.25' | 'tropical_365.2422'): number =>
    firdariaSequence(engine, { natal: DAY, year_basis }).periods.at(-1)?.end_jd ?? NaN;
  assert.ok(Math.abs(last('julian_365.25') - last('tropical_365.2422') - 75 * 0.0078) < 1e-9);
});

test('rule: decennials report the sequence, its start and its bases; one level has no subperiods', () => {
  const one = decennialSequenceAnswer(engine, { natal: { ...DAY, levels: 1 } });
  assert.deepEqual([one.total_count, one.major_count, one.sub_count], [7, 7, 0]);
  const current = decennialCurrent(engine, { natal: { ...DAY, levels: 1 }, current_dt: '2024-06-01T00:00:00Z' });
  assert.deepEqual(current.sub, current.major);
  const night = decennialProfile(engine, { natal: { ...DAY, is_day_chart: false } });
  assert.deepEqual([night.sect_light, night.sequence_kind], ['Moon', 'nocturnal_lunar']);
  assert.throws(
    () => decennialSequenceAnswer(engine, { natal: { ...DAY, start_rule: 'valens_vi' } }),
    failsAt('/natal/latitude'),
  );
  // The Sun at 0.7 Aries; 08:15 UTC in London, late Taurus or Gemini rising: place 11.
  const { sequence_start: start, periods } = decennialSequenceAnswer(engine, {
    natal: { ...DAY, start_rule: 'valens_vi', latitude: 51.5, longitude: -0.12 },
  });
  assert.deepEqual([start.reason, start.starting_planet, start.sun_place], ['sect_light_not_cadent', 'Sun', 11]);
  assert.equal(periods[0].sequence_kind, 'diurnal_valens_vi');
});

test('rule: without the longitude of Fortune no period is a peak, and the answer gives the reason', () => {
  const natal = { dt: DAY.dt, lot_longitude: 123.4 };
  const [period] = releasingSequence(engine, { natal }).periods;
  assert.equal(period.is_peak_period, false);
  assert.deepEqual(
    [period.fortune_angularity_truth.status, period.fortune_angularity_truth.is_peak_period],
    ['not_evaluable', null],
  );
  const withFortune = releasingSequence(engine, { natal: { ...natal, fortune_longitude: 35 } }).periods[0];
  assert.deepEqual(
    [withFortune.is_peak_period, withFortune.angularity_from_fortune, withFortune.fortune_angularity_truth.status],
    [true, 4, 'evaluated'],
  );
});

test('rule: a profile of a level below the requested levels is refused', () => {
  const natal = { dt: DAY.dt, lot_longitude: 123.4 };
  assert.throws(() => releasingProfile(engine, { natal, levels: 1, profile_level: 2 }), failsAt('/profile_level'));
  const profile = releasingProfile(engine, { natal, levels: 4, profile_level: 2 });
  assert.equal(profile.total_years, 211);
  assert.equal(profile.loosing_of_bond_count, 6);
});

test('rule: any two levels make a pair if the upper level comes first', () => {
  const request = {
    natal: { dt: DAY.dt, lot_longitude: 123.4, fortune_longitude: 35 },
    query_dt: '2024-06-01T00:00:00Z',
  };
  const { periods } = releasingCurrent(engine, { natal: request.natal, current_dt: request.query_dt, levels: 4 });
  for (let upper = 1; upper <= 3; upper++)
    for (let lower = 2; lower <= 4; lower++) {
      const pairOf = () => releasingLevelPair(engine, { ...request, upper_level: upper, lower_level: lower });
      if (lower <= upper) {
        assert.throws(pairOf, failsAt('/lower_level'));
        continue;
      }
      const pair = pairOf();
      assert.equal(pair.upper_profile.sign, periods[upper - 1].sign);
      assert.equal(pair.lower_profile.sign, periods[lower - 1].sign);
      assert.equal(pair.is_adjacent_levels, lower === upper + 1);
      assert.equal(pair.is_peak_pair, periods[upper - 1].is_peak_period && periods[lower - 1].is_peak_period);
    }
});

test('rule: a span selects the periods that begin within it and does not change them', () => {
  const natal = { dt: DAY.dt, lot_longitude: 123.4 };
  const all = releasingSequence(engine, { natal, levels: 3 }).periods,
    part = releasingSequence(engine, { natal, levels: 3, span_years: 30 }).periods;
  const end = all[0].start_jd + 30 * 360;
  assert.deepEqual(
    part,
    all.filter(({ start_jd }) => start_jd < end - 1e-6),
  );
});

test('property: groups contain the same periods as the sequence, in the same order', () => {
  const request = { natal: { dt: DAY.dt, lot_longitude: 123.4, fortune_longitude: 35 }, levels: 3 };
  interface Group {
    readonly period: unknown;
    readonly sub_groups: readonly Group[];
  }
  const flat = (groups: readonly Group[]): unknown[] =>
    groups.flatMap(({ period, sub_groups }) => [period, ...flat(sub_groups)]);
  assert.deepEqual(flat(releasingGroups(engine, request).groups), releasingSequence(engine, request).periods);
});

test('rule: births in -2000, on 29 February and in leap seconds have periods', () => {
  for (const dt of ['-2000-07-01T12:00:00Z', '2000-02-29T23:59:59+14:00', '2016-12-31T23:59:60Z']) {
    assert.equal(firdariaSequence(engine, { natal: { dt, is_day_chart: false } }).total_count, 58);
    assert.equal(decennialSequenceAnswer(engine, { natal: { dt, is_day_chart: false } }).total_count, 56);
    assert.equal(releasingSequence(engine, { natal: { dt, lot_longitude: 0 }, levels: 1 }).total_count, 12);
  }
  assert.throws(
    () => decennialSequenceAnswer(engine, { natal: { dt: '9000-01-01T00:00:00Z', is_day_chart: true } }),
    /does not cover/,
  );
});

test('property: the start date of a period in a sequence belongs to that period', () => {
  for (const dt of [
    '1917-05-13T19:13:16Z',
    '1962-05-10T02:21:18Z',
    '2011-11-11T11:11:11.111111Z',
    '-000500-03-01T00:00:07Z',
  ]) {
    const firdaria = { natal: { dt, is_day_chart: true }, year_basis: 'tropical_365.2422' } as const;
    for (const { level, planet, start_date } of firdariaSequence(engine, firdaria).periods) {
      const { major, sub } = firdariaCurrent(engine, { ...firdaria, current_dt: start_date });
      assert.equal((level === 1 ? major : sub)?.planet, planet, `${dt} ${start_date}`);
    }
    const natal = { dt, is_day_chart: false };
    for (const { level, planet, start_date } of decennialSequenceAnswer(engine, { natal }).periods) {
      const { major, sub } = decennialCurrent(engine, { natal, current_dt: start_date });
      assert.equal((level === 1 ? major : sub)?.planet, planet, `${dt} ${start_date}`);
    }
    const released = { natal: { dt, lot_longitude: 100 }, levels: 3 };
    for (const { level, sign, start_date } of releasingSequence(engine, released).periods) {
      const { periods } = releasingCurrent(engine, { ...released, current_dt: start_date });
      assert.equal(periods[level - 1].sign, sign, `${dt} ${start_date}`);
    }
  }
});
