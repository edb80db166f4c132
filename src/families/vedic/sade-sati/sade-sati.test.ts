import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { sadeSatiStatus, sadeSatiWindows } from './sade-sati.js';

const engine = sharedEngine();
const windows = (start_dt: string, end_dt: string, more: Partial<Parameters<typeof sadeSatiWindows>[1]> = {}) =>
  sadeSatiWindows(engine, { natal_moon_sidereal_lon: 285, start_dt, end_dt, ...more });

test('validation: Saturn enters sidereal Aquarius (Lahiri) on 17 January 2023 and returns to Capricorn no more that year', () => {
  // Rashtriya Panchang and common almanacs: 17 January 2023, between 17:30 and 18:30 IST.
  const setting = windows('2022-10-01T00:00:00Z', '2024-01-01T00:00:00Z').windows.find(
    ({ phase }) => phase === 'setting',
  );
  const minutes = (Date.parse(setting?.start_utc ?? '') - Date.parse('2023-01-17T12:30:00Z')) / 60_000;
  assert.ok(Math.abs(minutes) < 60, String(minutes));
});

test('rule: a retrograde return is a span of its own', () => {
  // Saturn was in Aquarius from 29 April to 12 July 2022, and then in Capricorn again.
  const phases = windows('2022-01-01T00:00:00Z', '2023-06-01T00:00:00Z').windows.map(({ phase }) => phase);
  assert.deepEqual(phases, ['peak', 'setting', 'peak', 'setting']);
});

test('rule: the edges of a window are no ingresses', () => {
  const { windows: spans } = windows('2022-05-01T00:00:00Z', '2022-05-11T00:00:00Z');
  assert.deepEqual(
    spans.map(({ phase, start_is_ingress, end_is_egress }) => [phase, start_is_ingress, end_is_egress]),
    [['setting', false, false]],
  );
});

test('property: consecutive windows list every span once, with the same instants as one window', () => {
  const all = windows('1990-01-01T00:00:00Z', '2030-01-01T00:00:00Z', { phases: 'all' }).windows,
    ends = all.flatMap(({ start_jd, end_jd }) => [start_jd, end_jd]);
  fc.assert(
    fc.property(fc.integer({ min: 1991, max: 2028 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const cut = `${year}-${String(month).padStart(2, '0')}-01T00:00:00Z`;
      const before = windows('1990-01-01T00:00:00Z', cut, { phases: 'all' }),
        after = windows(cut, '2030-01-01T00:00:00Z', { phases: 'all' });
      const joined = [...before.windows, ...after.windows].flatMap(({ start_jd, end_jd }) => [start_jd, end_jd]);
      assert.deepEqual(
        joined.filter((jd) => jd !== before.end_jd).sort(),
        ends.filter((jd) => jd !== before.end_jd).sort(),
      );
    }),
    { numRuns: 10 },
  );
});

test('property: the status just within a span is that of its phase, and just outside it is not', () => {
  const moon = 285;
  for (const { phase, sign_index, start_is_ingress } of windows('2019-01-01T00:00:00Z', '2030-01-01T00:00:00Z')
    .windows) {
    const status = sadeSatiStatus({ natal_moon_sidereal_lon: moon, saturn_sidereal_lon: 30 * sign_index + 1e-6 });
    assert.equal(status.phase, phase);
    assert.equal(typeof start_is_ingress, 'boolean');
  }
});

test('rule: a window that does not end after it starts, or exceeds the budget, is refused', () => {
  assert.throws(() => windows('2022-01-01T00:00:00Z', '2022-01-01T00:00:00Z'), InvalidInput);
  assert.throws(() => windows('2000-01-01T00:00:00Z', '2001-01-01T00:00:00Z', { max_evaluations: 10 }), InvalidInput);
  assert.doesNotThrow(() => windows('2000-01-01T00:00:00Z', '2000-02-15T00:00:00Z', { max_evaluations: 10 }));
});
