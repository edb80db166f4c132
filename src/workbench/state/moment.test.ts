import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarOf, gregorianLocal, momentOf } from './moment.js';
import type { Moment } from './moment.js';

const birth = (changes: Partial<Moment>): Moment => ({ ...momentOf(), ...changes });

test('rule: the service gets Gregorian dates whatever the written calendar; the page keeps the written one', () => {
  const vinci = birth({ local: '1452-04-15T22:30', country: 'IT' });
  assert.equal(calendarOf(vinci), 'julian');
  assert.equal(gregorianLocal(vinci), '1452-04-24T22:30');
  assert.equal(gregorianLocal({ ...vinci, calendar: 'gregorian' }), '1452-04-15T22:30');
  // Lenin: 10 April 1870 in Russia, 22 April in the Gregorian calendar.
  assert.equal(gregorianLocal(birth({ local: '1870-04-10T21:42', country: 'RU' })), '1870-04-22T21:42');
  assert.equal(gregorianLocal(birth({ local: '1870-04-22T21:42', country: 'DE' })), '1870-04-22T21:42');
  assert.equal(gregorianLocal(birth({ local: '-0499-06-15T12:00', country: 'GR' })), '-0499-06-10T12:00');
});

test('rule: the service gets noon for an unknown time, and the typed time is kept', () => {
  const unknown = birth({ local: '1990-06-15T08:25', uncertainHours: 12 });
  assert.equal(gregorianLocal(unknown), '1990-06-15T12:00');
  assert.equal(unknown.local, '1990-06-15T08:25');
  assert.equal(gregorianLocal({ ...unknown, uncertainHours: 0 }), '1990-06-15T08:25');
});
