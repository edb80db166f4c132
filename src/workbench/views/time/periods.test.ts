import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOf } from '../../parts/dates.js';
import { bandsIn, firdarTracks, profectionCalls, releasingLevels, releasingTracks } from './periods.js';

const moment = {
  name: '',
  local: '1990-06-15T14:30',
  zone: 'Europe/London',
  fold: 0,
  place: '',
  latitude: 51.5,
  longitude: -0.12,
  uncertainHours: 0,
} as const;
const DT = '1990-06-15T13:30:00Z';
const stretch = (from: string, to: string) => ({ from: timeOf(from), to: timeOf(to) });

test('rule: every visible year of life is requested, none before birth, and none if there are too many', () => {
  const calls = profectionCalls(moment, DT, stretch('1989-01-01', '1993-01-01'));
  const dates = calls.map(({ body }) => (body as { current_dt: string }).current_dt.slice(0, 4));
  assert.deepEqual(dates, ['1990', '1991', '1992', '1993']);
  assert.equal(profectionCalls(moment, DT, stretch('1990-01-01', '2080-01-01')).length, 0);
  const [{ body }] = profectionCalls({ ...moment, zone: 'LMT' }, DT, stretch('1991-01-01', '1992-01-01'));
  assert.ok(!('civil_timezone' in (body as object)));
});

test('rule: the third level of releasing is requested for short spans', () => {
  assert.equal(releasingLevels(stretch('1990-01-01', '2080-01-01')), 2);
  assert.equal(releasingLevels(stretch('2025-01-01', '2030-01-01')), 3);
});

test('rule: major periods are above their sub-periods; a span keeps the periods that touch it, the longer first', () => {
  const period = (planet: string, start_date: string, end_date: string) => ({ planet, start_date, end_date });
  const tracks = firdarTracks({
    groups: [
      {
        major: period('Sun', '1990-06-15T13:30:00Z', '2000-06-15T13:30:00Z'),
        subs: [
          period('Sun', '1990-06-15T13:30:00Z', '1991-11-19T00:00:00Z'),
          period('Venus', '1991-11-19T00:00:00Z', '1993-04-24T00:00:00Z'),
        ],
      },
    ],
  });
  assert.deepEqual(
    bandsIn(tracks, stretch('1992-01-01', '1992-02-01')).map(({ tone }) => tone),
    ['tone-Sun', 'tone-Venus'],
  );
  assert.match(tracks[1].bands[1].title, /Venus, 1991-11-19 – 1993-04-24/);
});

test('rule: peak periods are highlighted and the loosing of the bond is marked', () => {
  const period = {
    level: 2,
    sign: 'Capricorn',
    ruler: 'Saturn',
    start_date: '2000-01-01T00:00:00Z',
    end_date: '2002-01-01T00:00:00Z',
    is_peak_period: true,
    is_loosing_of_bond: true,
  };
  const [track] = releasingTracks({ periods: [period] });
  assert.equal(track.bands[0].strong, true);
  assert.match(track.bands[0].label ?? '', /⟲/);
  assert.match(track.bands[0].title, /peak, loosing of the bond/);
});
