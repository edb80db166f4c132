import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, NotFound } from '../../../kernel/errors.js';
import { listEclipses } from './list.js';
import { nextLunar, nextSolar } from './next.js';
import { prenatalEclipses } from './prenatal.js';
import { previousLunar, previousSolar } from './previous.js';
import { sarosOf } from './saros.js';

const engine = sharedEngine();
const YEAR_2000 = 2451544.5,
  YEAR_2010 = 2455197.5;

for (const [luminary, next, previous] of [
  ['solar', nextSolar, previousSolar],
  ['lunar', nextLunar, previousLunar],
] as const) {
  test(`property: the list of ${luminary} eclipses is the chain of next, and read backwards that of previous`, () => {
    const { eclipses } = listEclipses(engine, { jd_start: YEAR_2000, jd_end: YEAR_2010, luminary });
    const listed = eclipses.map(({ jd_ut }) => jd_ut);
    const chain = (step: (jd_start: number) => number, start: number): number[] => {
      const found: number[] = [];
      for (let jd = step(start); jd >= YEAR_2000 && jd < YEAR_2010; jd = step(jd)) found.push(jd);
      return found;
    };
    assert.deepEqual(
      listed,
      chain((jd_start) => next(engine, { jd_start }).jd_ut, YEAR_2000),
    );
    assert.deepEqual(listed, chain((jd_start) => previous(engine, { jd_start }).jd_ut, YEAR_2010).toReversed());
  });

  test(`rule: a row of a list of ${luminary} eclipses has the figures of the single event`, () => {
    const [row] = listEclipses(engine, { jd_start: YEAR_2000, jd_end: YEAR_2010, luminary }).eclipses,
      { jd_ut, data } = next(engine, { jd_start: YEAR_2000 });
    assert.deepEqual(
      [row.jd_ut, row.eclipse_type, row.eclipse_magnitude, row.gamma, row.saros_series, row.saros_member],
      [jd_ut, data.eclipse_type, data.eclipse_magnitude, data.gamma, data.saros_series, data.saros_member],
    );
    assert.ok(Math.abs(row.sun_longitude - data.sun_longitude) < 1e-8);
    assert.ok(Math.abs(row.moon_longitude - data.moon_longitude) < 1e-8);
  });
}

test('rule: the answers of previous have the series as saros_index, and the event of next is otherwise the same', () => {
  const event = nextSolar(engine, { jd_start: YEAR_2000 }),
    again = previousSolar(engine, { jd_start: event.jd_ut + 1, count: 2 });
  assert.equal(again.data.saros_index, event.data.saros_series);
  assert.deepEqual({ ...again.data, saros_index: event.data.saros_index }, event.data);
  assert.deepEqual(
    again.events!.map(({ data }) => data.saros_index),
    [150, 145],
  );
});

test('validation: the eclipses of 1999 and 2000 in the canons (Espenak & Meeus): types in order, and their counts', () => {
  const { eclipses, by_type: counts } = listEclipses(engine, { jd_start: 2451179.5, jd_end: 2451910.5 });
  assert.deepEqual(
    eclipses.map(
      ({ luminary, eclipse_type, datetime_utc }) => `${datetime_utc.slice(0, 10)} ${luminary} ${eclipse_type}`,
    ),
    [
      '1999-01-31 lunar Penumbral',
      '1999-02-16 solar Annular',
      '1999-07-28 lunar Partial',
      '1999-08-11 solar Total',
      '2000-01-21 lunar Total',
      '2000-02-05 solar Partial',
      '2000-07-01 solar Partial',
      '2000-07-16 lunar Total',
      '2000-07-31 solar Partial',
      '2000-12-25 solar Partial',
    ],
  );
  assert.deepEqual(counts, {
    solar: { total: 1, annular: 1, hybrid: 0, partial: 4 },
    lunar: { total: 2, partial: 1, penumbral: 1 },
  });
});

test('rule: kinds and a degree select from the complete list', () => {
  const window = { jd_start: YEAR_2000, jd_end: YEAR_2010 },
    { eclipses: all } = listEclipses(engine, window);
  const central = listEclipses(engine, { ...window, kinds: ['central'] }).eclipses;
  assert.deepEqual(
    central,
    all.filter((row) => row.is_central === true),
  );
  const near = { longitude: 100, orb: 8 };
  const degrees = (row: (typeof all)[number]): number =>
    (((row.luminary === 'solar' ? row.sun_longitude : row.moon_longitude) - 100 + 540) % 360) - 180;
  const close = listEclipses(engine, { ...window, near }).eclipses;
  assert.ok(close.length > 0);
  assert.deepEqual(
    close.map(({ jd_ut }) => jd_ut),
    all.filter((row) => Math.abs(degrees(row)) <= 8).map(({ jd_ut }) => jd_ut),
  );
  assert.ok(close.every((row) => Math.abs(row.near!.distance_deg - degrees(row)) < 1e-9));
  const both = listEclipses(engine, { ...window, near: { ...near, include_opposition: true } }).eclipses;
  assert.deepEqual(
    both.map(({ jd_ut }) => jd_ut),
    all.filter((row) => Math.min(Math.abs(degrees(row)), 180 - Math.abs(degrees(row))) <= 8).map(({ jd_ut }) => jd_ut),
  );
});

test('rule: a window that ends before it starts, or has more than a thousand years, is refused', () => {
  for (const jd_end of [YEAR_2000, YEAR_2000 - 1, YEAR_2000 + 365_251])
    assert.throws(() => listEclipses(engine, { jd_start: YEAR_2000, jd_end }), InvalidInput);
});

test('validation: Saros 145 begins on 1639-01-04 and its last member, of 3009, is outside the ephemeris (NASA: 77 members)', () => {
  const series = sarosOf(engine, 145, {});
  assert.deepEqual([series.count, series.has_first, series.has_last, series.node], [76, true, false, 'ascending']);
  assert.equal(series.members[0].datetime_utc.slice(0, 10), '1639-01-04');
  const august2017 = series.members[21];
  assert.deepEqual([august2017.member, august2017.datetime_utc.slice(0, 10)], [22, '2017-08-21']);
  // One inex before and after: 1988-09-11 (Saros 144) and 2046-08-02 (Saros 146).
  assert.deepEqual([august2017.inex_before.saros_series, august2017.inex_after.saros_series], [144, 146]);
  assert.equal(
    series.sequence.reduce((sum, { count }) => sum + count, 0),
    series.count,
  );
  assert.throws(() => sarosOf(engine, 250, {}), NotFound);
});

test('rule: the prenatal eclipses are the last before and the first after a birth', () => {
  const birth = prenatalEclipses(engine, { dt: '1999-08-01T12:00:00Z', count: 2 });
  const days = (rows: typeof birth.solar_before) => rows.map(({ datetime_utc }) => datetime_utc.slice(0, 10));
  assert.deepEqual(days(birth.solar_before), ['1999-02-16', '1998-08-22']);
  assert.deepEqual(days(birth.solar_after), ['1999-08-11', '2000-02-05']);
  assert.deepEqual(days(birth.lunar_before), ['1999-07-28', '1999-01-31']);
  assert.deepEqual(days(birth.lunar_after), ['2000-01-21', '2000-07-16']);
  assert.equal(birth.latest, 'lunar');
  assert.ok(birth.solar_before.every((row) => row.days_from_birth < 0) && birth.solar_after[0].days_from_birth > 0);
});
