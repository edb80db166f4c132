import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Moment } from '../state/moment.js';
import { instantOfLocal, localOf, localText } from './local-time.js';

const VINCI: Moment = {
  name: 'Leonardo',
  local: '1452-04-15T22:30',
  calendar: '',
  zone: 'LMT',
  fold: 0,
  place: 'Vinci',
  country: 'IT',
  latitude: 43.78,
  longitude: 10.92,
  uncertainHours: 0,
};

test('rule: an instant has the local date of its own country and time: Julian in Italy until 4 October 1582', () => {
  const at = Date.UTC(1452, 3, 24, 21, 46, 19);
  assert.deepEqual(localOf(VINCI, at), { local: '1452-04-15T22:29', calendar: 'julian' });
  assert.deepEqual(localOf(VINCI, Date.UTC(1582, 9, 15, 12)), { local: '1582-10-15T12:43', calendar: 'gregorian' });
  assert.deepEqual(localOf(VINCI, Date.UTC(1582, 9, 14, 12)), { local: '1582-10-04T12:43', calendar: 'julian' });
  assert.equal(localOf({ ...VINCI, calendar: 'gregorian' }, at).local, '1452-04-24T22:29');
});

test('property: a local time leads to the instant that shows it', () => {
  for (const [zone, longitude] of [
    ['Europe/London', 0],
    ['Australia/Sydney', 151],
    ['Asia/Kathmandu', 85],
    ['LMT', 10.92],
    ['+05:30', 77],
  ] as const)
    for (const local of ['2026-01-15T22:00', '2026-07-15T00:05', '1950-03-01T12:00'])
      assert.equal(localText(instantOfLocal(local, zone, longitude), zone, longitude).replace(' ', 'T'), local, zone);
});
