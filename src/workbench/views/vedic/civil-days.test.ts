import assert from 'node:assert/strict';
import { test } from 'node:test';
import { civilText, firstWeekday, monthAfter, noonsOf } from './civil-days.js';

test('rule: an instant is shown in a named zone, a fixed offset or local mean time', () => {
  assert.equal(civilText('2024-01-01T01:43:45.509688+00:00', 'Asia/Kolkata', 77.2), '2024-01-01 07:13');
  assert.equal(civilText('2024-07-01T20:00:00Z', 'Europe/London', 0), '2024-07-01 21:00');
  assert.equal(civilText('2024-07-01T20:00:00Z', '-05:30', 0), '2024-07-01 14:30');
  assert.equal(civilText('2024-07-01T20:00:00Z', 'LMT', 90), '2024-07-02 02:00');
  assert.equal(civilText('2024-07-01T20:00:00Z', 'No/Where', 0), '2024-07-01 20:00');
});

test('rule: each civil day of a month has its noon, leap days too, on either side of the date line', () => {
  const noons = noonsOf('2024-02', 'Asia/Kolkata', 77.2);
  assert.equal(noons.length, 29);
  assert.equal(noons[0], '2024-02-01T06:51:12Z');
  for (const [zone, longitude] of [
    ['Pacific/Kiritimati', -157.4],
    ['Pacific/Apia', -171.8],
    ['Pacific/Auckland', 174.8],
    ['Asia/Shanghai', 75],
  ] as const)
    noonsOf('2024-01', zone, longitude).forEach((noon, i) =>
      assert.equal(civilText(noon, zone, longitude).slice(8, 10), String(i + 1).padStart(2, '0'), zone),
    );
  assert.deepEqual(noonsOf('2024-13', 'UTC', 0), []);
});

test('rule: months follow each other over years; 1 January 2024 was a Monday', () => {
  assert.equal(monthAfter('2024-12', 1), '2025-01');
  assert.equal(monthAfter('2024-01', -1), '2023-12');
  assert.equal(firstWeekday('2024-01'), 1);
});
