import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { annualProfection, monthlyProfection, profectionSchedule } from './profections.js';
import type { AnnualProfectionRequest, ProfectionChronologyResponse, ProfectionScheduleRequest } from './schema.js';

const engine = sharedEngine();
const LONDON = { dt: '1985-03-21T08:15:00Z', latitude: 51.5, longitude: -0.12 };
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;

interface Example {
  readonly inputs: AnnualProfectionRequest;
  readonly quantity: string;
  readonly value: unknown;
  readonly tolerance: number;
}
const examples = JSON.parse(
  readFileSync(
    new URL('../../../../../src/families/predictive/profections/fixtures/worked-examples.json', import.meta.url),
    'utf8',
  ),
) as Example[];

test('validation: worked examples after Valens, Dorotheus, Paulus and Ptolemy, with Ascendants of Swiss Ephemeris within 0.005 degrees', () => {
  assert.equal(examples.length, 7);
  for (const { inputs, quantity, value, tolerance } of examples) {
    const year = annualProfection(engine, inputs);
    if (quantity === 'profected_asc_lon') assert.ok(Math.abs(year.profected_asc_lon - (value as number)) <= tolerance);
    else if (quantity === 'monthly lords') assert.deepEqual(year.monthly_lords, value);
    else assert.deepEqual([year.profected_house, year.profected_sign, year.lord_of_year], value);
  }
});

test('property: profections repeat after twelve years, and months advance from the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 11 }), (age, month) => {
      const year = annualProfection(engine, { natal: LONDON, age_years: age }),
        later = annualProfection(engine, { natal: LONDON, age_years: age + 12 });
      assert.deepEqual({ ...later, age_years: age }, year);
      const one = monthlyProfection(engine, { natal: LONDON, age_years: age, month_index: month });
      assert.equal(one.lord_of_month, year.monthly_lords[month]);
      assert.equal(one.sign, annualProfection(engine, { natal: LONDON, age_years: age + month }).profected_sign);
    }),
    { numRuns: 30 },
  );
});

test('rule: a body is activated within the orb of the profected degree, the orb included', () => {
  const yearWith = (activation_orb: number) =>
    annualProfection(engine, { natal: { ...LONDON, activation_orb }, age_years: 35 });
  const mars = yearWith(5).activation_truth.body_truths.find(({ body }) => body === 'Mars');
  assert.ok(mars?.activated);
  const distance = mars.distance_from_profected_asc_deg;
  assert.deepEqual(yearWith(distance).activated_planets, ['Mars']);
  assert.deepEqual(yearWith(distance - 1e-9).activated_planets, []);
});

test('rule: with an empty list of bodies the year is profected and nothing is activated', () => {
  const none = annualProfection(engine, { natal: { ...LONDON, bodies: [] }, age_years: 39 }),
    all = annualProfection(engine, { natal: LONDON, age_years: 39 });
  assert.deepEqual([none.activated_planets, none.activation_truth.body_truths], [[], []]);
  assert.deepEqual([none.profected_asc_lon, none.lord_of_year], [all.profected_asc_lon, all.lord_of_year]);
});

test('rule: include_nodes adds the lunar nodes and apogees', () => {
  const bodies = (include_nodes: boolean): number =>
    annualProfection(engine, { natal: { ...LONDON, include_nodes }, age_years: 1 }).activation_truth.body_truths.length;
  assert.deepEqual([bodies(false), bodies(true)], [10, 14]);
});

const chronology = (
  request: Omit<ProfectionScheduleRequest, 'natal'> & { dt: string },
): ProfectionChronologyResponse => {
  const { dt, ...rest } = request;
  const found = profectionSchedule(engine, { natal: { ...LONDON, dt }, ...rest }).chronology;
  assert.ok(found);
  return found;
};

test('rule: the age is completed at the birthday itself', () => {
  const dt = '1985-03-21T08:15:00Z';
  assert.equal(chronology({ dt, current_dt: '2024-03-21T08:14:59.999Z' }).age_years, 38);
  const at = chronology({ dt, current_dt: '2024-03-21T08:15:00Z' });
  assert.deepEqual([at.age_years, at.active_month_index, at.annual_start_utc], [39, 0, '2024-03-21T08:15:00Z']);
  assert.equal(chronology({ dt, current_dt: dt }).age_years, 0);
});

test('rule: an instant before the birth is refused', () => {
  assert.throws(
    () => chronology({ dt: '1985-03-21T08:15:00Z', current_dt: '1985-03-21T08:14:59Z' }),
    failsAt('/current_dt'),
  );
});

test('rule: the civil date of the birth follows its offset or the time zone', () => {
  // 31 December in UTC, 1 January at +14:00.
  const place = { dt: '2000-01-01T10:00:00+14:00', current_dt: '2010-01-01T09:00:00+14:00' };
  const own = chronology(place);
  assert.deepEqual([own.age_years, own.civil_timezone, own.annual_start_utc], [9, '+14:00', '2008-12-31T20:00:00Z']);
  const zoned = chronology({ ...place, civil_timezone: 'Pacific/Kiritimati' });
  assert.equal(zoned.annual_start_utc, own.annual_start_utc);
  assert.equal(zoned.timezone_data_source, 'iana_time_zone_database');
  assert.throws(() => chronology({ ...place, civil_timezone: 'Europe/Roma' }), failsAt('/civil_timezone'));
});

test('rule: a birth on 29 February requires a policy, also in leap years; the policy applies in common years', () => {
  const dt = '2000-02-29T10:00:00Z';
  assert.throws(() => chronology({ dt, current_dt: '2024-06-01T00:00:00Z' }), failsAt('/leap_day_policy'));
  const yearAt = (leap_day_policy: 'february_28' | 'march_1', current_dt: string) =>
    chronology({ dt, current_dt, leap_day_policy });
  assert.equal(yearAt('february_28', '2023-02-28T10:00:00Z').age_years, 23);
  assert.equal(yearAt('march_1', '2023-02-28T10:00:00Z').age_years, 22);
  assert.equal(yearAt('march_1', '2023-03-01T10:00:00Z').annual_start_utc, '2023-03-01T10:00:00Z');
  assert.equal(yearAt('march_1', '2024-02-29T10:00:00Z').annual_start_utc, '2024-02-29T10:00:00Z');
  // 1900 is a common year, 2000 a leap year.
  const old = chronology({
    dt: '1896-02-29T10:00:00Z',
    current_dt: '1900-05-01T00:00:00Z',
    leap_day_policy: 'march_1',
  });
  assert.equal(old.annual_start_utc, '1900-03-01T10:00:00Z');
  const other = profectionSchedule(engine, {
    natal: LONDON,
    current_dt: '2024-06-01T00:00:00Z',
    leap_day_policy: 'march_1',
  });
  assert.equal(other.leap_day_policy, null);
  assert.equal(other.options_not_applied?.[0].field, '/leap_day_policy');
});

test('rule: an ambiguous local time of a birthday requires a policy; a local time that does not exist is refused', () => {
  // 01:30 in New York; on 2024-11-03 the clocks went from 02:00 back to 01:00.
  const repeated = {
    dt: '1985-11-03T06:30:00Z',
    current_dt: '2025-01-01T00:00:00Z',
    civil_timezone: 'America/New_York',
  };
  assert.throws(() => chronology(repeated), failsAt('/ambiguous_time_policy'));
  const earlier = chronology({ ...repeated, ambiguous_time_policy: 'earlier_occurrence' }),
    later = chronology({ ...repeated, ambiguous_time_policy: 'later_occurrence' });
  assert.equal(earlier.annual_start_utc, '2024-11-03T05:30:00Z');
  assert.equal(later.annual_start_utc, '2024-11-03T06:30:00Z');
  assert.ok(earlier.ambiguous_time_resolution_applied);
  const plain = chronology({ ...repeated, current_dt: '2023-01-01T00:00:00Z' });
  assert.equal(plain.ambiguous_time_resolution_applied, false);
  // 02:30 in New York on 10 March; on 2024-03-10 the clocks went from 02:00 to 03:00.
  const skipped = { dt: '1985-03-10T07:30:00Z', civil_timezone: 'America/New_York' };
  for (const current_dt of ['2024-06-01T00:00:00Z', '2024-01-01T00:00:00Z'])
    assert.throws(() => chronology({ ...skipped, current_dt }), failsAt('/natal/dt'));
  assert.equal(chronology({ ...skipped, current_dt: '2022-06-01T00:00:00Z' }).annual_start_utc, '2022-03-10T07:30:00Z');
  // Midnight on 15 October in Sao Paulo was skipped in 2017.
  assert.throws(
    () =>
      chronology({
        dt: '1990-10-15T03:00:00Z',
        civil_timezone: 'America/Sao_Paulo',
        current_dt: '2017-12-01T00:00:00Z',
      }),
    failsAt('/natal/dt'),
  );
});

test('property: the months cover the year of life, [start, end), and one of them is active', () => {
  for (const interval_policy of ['equal_twelfths_of_civil_anniversary_year', 'ptolemaic_28_days'] as const)
    for (const current_dt of ['2024-03-21T08:15:00Z', '2024-06-01T00:00:00Z', '2025-03-21T08:14:59Z']) {
      const found = chronology({ dt: LONDON.dt, current_dt, interval_policy });
      assert.equal(found.intervals[0].start_utc, found.annual_start_utc);
      assert.equal(found.intervals.at(-1)?.end_utc, found.annual_end_utc);
      found.intervals.slice(1).forEach(({ start_jd }, i) => assert.equal(start_jd, found.intervals[i].end_jd));
      const active = found.intervals.filter((month) => month.active);
      assert.deepEqual(
        active.map(({ month_index }) => month_index),
        [found.active_month_index],
      );
      assert.ok(active[0].start_jd <= found.query_jd && found.query_jd < active[0].end_jd);
    }
});

test('rule: a year has thirteen months of 28 days and a shorter one (Ptolemy IV.10)', () => {
  const { intervals } = chronology({
    dt: LONDON.dt,
    current_dt: '2024-06-01T00:00:00Z',
    interval_policy: 'ptolemaic_28_days',
  });
  assert.equal(intervals.length, 14);
  assert.equal(intervals[1].start_utc, '2024-04-18T08:15:00Z');
  assert.equal(intervals[13].sign, intervals[1].sign);
});

test('rule: births at the poles and in -2000 are answered', () => {
  for (const natal of [
    { ...LONDON, latitude: 90 },
    { ...LONDON, latitude: -90, longitude: 180 },
    { ...LONDON, latitude: 78.2, longitude: 15.6 },
    { ...LONDON, dt: '-2000-07-01T12:00:00Z' },
  ]) {
    const year = annualProfection(engine, { natal, age_years: 40 });
    assert.ok(year.profected_asc_lon >= 0 && year.profected_asc_lon < 360);
    profectionSchedule(engine, { natal, current_dt: '2024-06-01T00:00:00Z', civil_timezone: 'Europe/Rome' });
  }
});
