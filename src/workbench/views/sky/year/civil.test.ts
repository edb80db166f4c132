import assert from 'node:assert/strict';
import test from 'node:test';
import { clockOf, DAY_MS, stretches } from './civil.js';

test('rule: civil time follows the zone with its summer time; local mean time follows the longitude', () => {
  const at = '2024-06-20T12:00:00.000Z';
  const shown = (zone: string, longitude: number): string =>
    new Date(clockOf(zone, longitude)(at)).toISOString().slice(11, 19);
  assert.equal(shown('Europe/London', 0), '13:00:00');
  assert.equal(shown('America/Chicago', -96.8), '07:00:00');
  assert.equal(shown('LMT', -90), '06:00:00');
  assert.equal(shown('UTC', 50), '12:00:00');
});

test('rule: an interval is divided at midnight and limited to the year, without other losses', () => {
  const origin = Date.UTC(2024, 0, 1);
  const hour = DAY_MS / 24;
  assert.deepEqual(stretches(origin + 20 * hour, origin + 30 * hour, origin, 366), [
    { day: 0, from: 20, to: 24 },
    { day: 1, from: 0, to: 6 },
  ]);
  assert.deepEqual(stretches(origin - 5 * hour, origin + 2 * hour, origin, 366), [{ day: 0, from: 0, to: 2 }]);
  assert.deepEqual(stretches(origin + 365.5 * DAY_MS, origin + 367 * DAY_MS, origin, 366), [
    { day: 365, from: 12, to: 24 },
  ]);
});
