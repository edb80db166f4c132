import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { progressedContacts } from './contact-search.js';
import type { ProgressedContactQuery } from './ephemeris-schema.js';
import { integratedInfluence } from './influence-integral.js';
import { progressedAstrodynes } from './progressed-chart.js';

const engine = sharedEngine();
const BIRTH = { natal_dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
const YEAR = { start_dt: '2024-01-01T00:00:00Z', end_dt: '2025-01-01T00:00:00Z' };
const SUN_ON_JUPITER: ProgressedContactQuery = {
  body_a: 'Sun',
  kind_a: 'transit',
  body_b: 'Jupiter',
  kind_b: 'radical',
  aspect: 'conjunction',
};
const chartAt = (target_dt: string, birth = BIRTH) => progressedAstrodynes(engine, { ...birth, target_dt });
type Terminals = ReturnType<typeof chartAt>['geometry']['natal_terminals'];
const longitude = (terminals: Terminals, body: string) =>
  terminals.find((terminal) => terminal.body === body)?.longitude_deg ?? NaN;

const births = fc.record({
  natal: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(1990, 0, 1) }),
  age: fc.double({ min: 0, max: 90, noNaN: true }),
  observer_lat: fc.double({ min: -60, max: 60, noNaN: true }),
  observer_lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('property: the angles follow the Sun, and the arc of the minor Moon from the transiting Sun is that of birth', () => {
  fc.assert(
    fc.property(births, ({ natal, age, observer_lat, observer_lon }) => {
      const birth = { natal_dt: new Date(natal).toISOString(), observer_lat, observer_lon, house_system: 'O' };
      const target = new Date(natal + age * 365.25 * 864e5).toISOString();
      let answer;
      try {
        answer = progressedAstrodynes(engine, { ...birth, target_dt: target });
      } catch (error) {
        assert.match(String(error), /more than two cusps/);
        return;
      }
      const { geometry } = answer,
        { time_truth: time } = geometry;
      const apart = (terminals: Terminals, a: string, b: string) =>
        normalizeDeg(longitude(terminals, a) - longitude(terminals, b));
      for (const terminals of [geometry.major_terminals, geometry.minor_terminals, geometry.transit_terminals])
        assert.ok(
          separationDeg(apart(terminals, 'Sun', 'M.C.'), apart(geometry.natal_terminals, 'Sun', 'M.C.')) < 1e-9,
        );
      const moon = longitude(geometry.minor_terminals, 'Moon'),
        sun = longitude(geometry.transit_terminals, 'Sun');
      assert.ok(separationDeg(normalizeDeg(sun - moon), apart(geometry.natal_terminals, 'Sun', 'Moon')) < 1e-7);
      assert.ok(Math.abs(time.minor_ephemeris_jd_ut - time.minor_approximate_jd_ut) < 14);
      assert.ok(Math.abs(time.major_ephemeris_jd_ut - time.natal_jd_ut - age) < 0.02);
      assert.ok(answer.normal.checksums_pass);
    }),
    { numRuns: 25 },
  );
});

test('rule: at birth the major and minor positions are the radical ones, up to the offset of noon', () => {
  const { geometry } = chartAt('1985-07-14T06:25:00Z');
  for (const body of ['Sun', 'Mars', 'Saturn', 'M.C.'])
    for (const terminals of [geometry.major_terminals, geometry.minor_terminals])
      assert.ok(separationDeg(longitude(terminals, body), longitude(geometry.natal_terminals, body)) < 1e-3, body);
});

test('rule: a date before birth is refused', () => {
  assert.throws(() => chartAt('1985-07-14T06:24:00Z'), /must not be before birth/);
});

test('rule: a contact enters and leaves at one degree with half of its peak, and its perfection agrees with the chart', () => {
  const { windows } = progressedContacts(engine, { ...BIRTH, ...YEAR, query: SUN_ON_JUPITER });
  assert.equal(windows.length, 1);
  const [{ entry, exit, closest_approaches }] = windows,
    [perfection] = closest_approaches;
  for (const end of [entry, exit]) {
    assert.ok(end.distance_arcmin <= 60 && end.distance_arcmin > 59.99);
    assert.ok(Math.abs(end.power / perfection.power - 0.5) < 1e-3);
  }
  assert.equal(perfection.event, 'perfection');
  const { geometry } = chartAt(perfection.dt);
  const sun = longitude(geometry.transit_terminals, 'Sun'),
    jupiter = longitude(geometry.natal_terminals, 'Jupiter');
  assert.ok(separationDeg(sun, jupiter) * 60 < 0.01);
});

test('rule: a coarse step of ten days finds all contacts of the transiting Moon in a month', () => {
  const query: ProgressedContactQuery = { ...SUN_ON_JUPITER, body_a: 'Moon' };
  const of = (coarse_step_hours: number) =>
    progressedContacts(engine, { ...BIRTH, ...YEAR, query, coarse_step_hours }).windows.map(({ entry }) => entry.jd_ut);
  const [fine, coarse] = [of(1), of(240)];
  assert.ok(fine.length >= 13);
  assert.equal(coarse.length, fine.length);
  coarse.forEach((jd, i) => assert.ok(Math.abs(jd - fine[i]) < 2 / 86_400));
});

test('rule: a planet that turns within the degree has two perfections in one window', () => {
  const query: ProgressedContactQuery = {
    ...SUN_ON_JUPITER,
    body_a: 'Pluto',
    body_b: 'Pluto',
    aspect: 'square',
  };
  const { windows } = progressedContacts(engine, { ...BIRTH, ...YEAR, query });
  const first = windows[0].closest_approaches.map(({ event }) => event);
  assert.deepEqual(first, ['perfection', 'perfection']);
});

test('property: consecutive ranges contain the contacts of one range, clipped at their common end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 300 }), (days) => {
      const query: ProgressedContactQuery = { ...SUN_ON_JUPITER, body_a: 'Mercury' };
      const cut = new Date(Date.UTC(2024, 0, 1) + days * 864e5).toISOString();
      const find = (start_dt: string, end_dt: string) =>
        progressedContacts(engine, { ...BIRTH, start_dt, end_dt, query }).windows;
      const perfect = (windows: ReturnType<typeof find>) =>
        windows.flatMap((window) => window.closest_approaches.map((one) => one.jd_ut));
      const whole = perfect(find(YEAR.start_dt, YEAR.end_dt)),
        parts = [...perfect(find(YEAR.start_dt, cut)), ...perfect(find(cut, YEAR.end_dt))];
      assert.equal(parts.length, whole.length);
      parts.forEach((jd, i) => assert.ok(Math.abs(jd - whole[i]) < 3 / 86_400));
    }),
    { numRuns: 10 },
  );
});

test('rule: only a minor aspect to a terminal of the major aspect reenforces it', () => {
  const major = {
    body_a: 'Sun',
    kind_a: 'radical',
    body_b: 'Saturn',
    kind_b: 'major_progressed',
    aspect: 'trine',
  } as const;
  const minor: ProgressedContactQuery = {
    body_a: 'Sun',
    kind_a: 'minor_progressed',
    body_b: 'Saturn',
    kind_b: 'radical',
    aspect: 'inconjunct',
  };
  const { windows } = progressedContacts(engine, { ...BIRTH, ...YEAR, query: minor, reenforces_major: major });
  const { reenforcement_power: added, reenforced_major_power: sum } = windows[0].closest_approaches[0];
  assert.ok(added !== null && sum !== null && added > 0 && sum > added);
  assert.throws(
    () => progressedContacts(engine, { ...BIRTH, ...YEAR, query: SUN_ON_JUPITER, reenforces_major: major }),
    /only a minor/,
  );
  assert.throws(
    () =>
      progressedContacts(engine, { ...BIRTH, ...YEAR, query: { ...minor, body_b: 'Mars' }, reenforces_major: major }),
    /target of the minor aspect/,
  );
});

test('validation: over a full passage of the Sun, at a nearly uniform rate, the integral is three quarters of the peak as in the manual', () => {
  const [{ entry, exit }] = progressedContacts(engine, {
    ...BIRTH,
    ...YEAR,
    query: SUN_ON_JUPITER,
    boundary_tolerance_seconds: 0.01,
  }).windows;
  const passage = { ...BIRTH, start_dt: entry.dt, end_dt: exit.dt, query: SUN_ON_JUPITER, max_step_hours: 0.1 };
  const answer = integratedInfluence(engine, passage);
  const comparator = answer.constant_rate_comparator_power_days ?? NaN;
  // The Sun's speed changes by a part in some thousands in two days.
  assert.ok(Math.abs(answer.total_power_days / comparator - 1) < 2e-3);
  assert.equal(answer.sample_count % 2, 1);
});

test('rule: a partial passage has no comparator, and the two meshes are nested', () => {
  const part = { ...BIRTH, start_dt: '2024-01-20T00:00:00Z', end_dt: '2024-02-10T00:00:00Z', query: SUN_ON_JUPITER };
  const answer = integratedInfluence(engine, { ...part, max_step_hours: 12 });
  assert.equal(answer.constant_rate_comparator_power_days, null);
  assert.equal(answer.sample_count, 43);
  const coarse = integratedInfluence(engine, { ...part, max_step_hours: 24 });
  assert.equal(coarse.sample_count, 23);
  const odd = integratedInfluence(engine, { ...part, max_step_hours: 21 * 24 });
  assert.equal(odd.sample_count, 3);
  assert.equal(answer.limit_crossings, 2);
  assert.ok(Math.abs(answer.total_power_days - coarse.total_power_days) <= coarse.limit_error_bound_days * 2);
  assert.throws(() => integratedInfluence(engine, { ...part, max_samples: 42 }), /max_samples/);
});
