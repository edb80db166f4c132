import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { natalAspects } from '../../families/predictive/transits/natal-aspects.js';
import { batchChartReductions, batchCharts } from './charts.js';
import { batchEvents, batchReturns, batchTransits } from './events.js';
import { batchProgressions } from './progressions.js';

const engine = sharedEngine();
const window = { jd_start: 2458849.5, jd_end: 2459580.5 };

test('rule: answers are in the order of the items, and an invalid item fails alone with its field', () => {
  const { results } = batchCharts(engine, {
    requests: [
      { dt: '1990-06-15T14:30:00Z' },
      { dt: '1990-06-15T14:30:00' },
      { dt: '1990-06-15T14:30:00Z', bodies: ['Marz'] },
      { dt: '2000-01-01T00:00:00+05:30' },
    ],
  });
  assert.deepEqual(
    results.map((item) => item.ok),
    [true, false, false, true],
  );
  assert.equal(results[1].failure?.problems?.[0].field, '/dt');
  assert.equal(results[2].failure?.problems?.[0].field, '/bodies/0');
  assert.equal(results[3].request.dt, '2000-01-01T00:00:00+05:30');
  assert.ok(results.every((item) => (item.chart === null) === !item.ok && (item.failure === null) === item.ok));
});

test('rule: an empty batch gives an empty list', () => {
  assert.deepEqual(batchCharts(engine, { requests: [] }), { results: [] });
  assert.deepEqual(batchEvents(engine, { requests: [] }), { results: [] });
});

test('rule: the reduction route returns the same chart and its reduction', () => {
  const requests = [{ dt: '1990-06-15T14:30:00Z', bodies: ['Sun', 'Moon'] }];
  const [plain] = batchCharts(engine, { requests }).results,
    [reduced] = batchChartReductions(engine, { requests }).results;
  assert.deepEqual(reduced.chart, plain.chart);
  assert.deepEqual(reduced.reduction?.returned_bodies, ['Sun', 'Moon']);
});

test('rule: unknown kinds, directions and motions fail their item and list the allowed values', () => {
  const kinds = batchEvents(engine, {
    requests: [
      { kind: 'stations', body: 'Mars', ...window },
      { kind: 'ingress', body: 'Mars', search_motion: 'sideways', ...window },
    ],
  }).results;
  assert.deepEqual(
    kinds.map((item) => item.failure?.problems?.[0].field),
    ['/kind', '/search_motion'],
  );
  const returns = batchReturns(engine, {
    requests: [
      { kind: 'solar', natal_lon: 10, year: 2000 },
      { kind: 'solar_return', natal_lon: 10 },
      { kind: 'planet_return', natal_lon: 10, jd_start: 2451545 },
      { kind: 'planet_return', natal_lon: 10, body: 'Mars', jd_start: 2451545, direction: 'up' },
    ],
  }).results;
  assert.deepEqual(
    returns.map((item) => item.failure?.problems?.[0].field),
    ['/kind', '/year', '/body', '/direction'],
  );
});

test("rule: natal_aspect_transits is the search of the transits route, with the item's orb for each angle by default", () => {
  const search = { body: 'Saturn', natal_longitudes: [300, 315.5], aspect_angles: [0, 90], ...window };
  const [item] = batchEvents(engine, { requests: [{ kind: 'natal_aspect_transits', orb: 1.5, ...search }] }).results;
  assert.deepEqual(item.events, natalAspects(engine, { ...search, aspect_orbs: [1.5, 1.5] }).events);
  const [listed] = batchEvents(engine, {
    requests: [{ kind: 'natal_aspect_transits', orb: 9, aspect_orbs: [1, 2], ...search }],
  }).results;
  assert.deepEqual(listed.events, natalAspects(engine, { ...search, aspect_orbs: [1, 2] }).events);
});

test('validation: the great conjunction of 2020, 21 December 18:20 UTC (Meeus, More Mathematical Astronomy Morsels; 0 degrees 29 minutes of Aquarius)', () => {
  const [item] = batchEvents(engine, {
    requests: [{ kind: 'aspect_transit', body: 'Jupiter', target: 'Saturn', angle: 0, orb: 1, ...window }],
  }).results;
  assert.equal(item.count, 1);
  assert.match((item.events[0] as { datetime_utc: string }).datetime_utc, /^2020-12-21T18:20/);
});

test('rule: declinations are equal at a parallel, opposite at a contra-parallel, and equal to a fixed target', () => {
  const declination = (name: string, jdUt1: number): number =>
    engine.sky.apparentEquatorial(engine.bodies.resolve(name, ''), engine.time.instantFromUt1(jdUt1 - 2451545))
      .latitudeDeg;
  const { results } = batchEvents(engine, {
    requests: [
      { kind: 'declination_transit', body: 'Moon', target: 'Sun', jd_start: 2458849.5, jd_end: 2458949.5 },
      {
        kind: 'declination_transit',
        body: 'Moon',
        target: 'Sun',
        is_contra_parallel: true,
        jd_start: 2458849.5,
        jd_end: 2458949.5,
      },
      { kind: 'declination_transit', body: 'Moon', target: 11.25, jd_start: 2458849.5, jd_end: 2458949.5 },
    ],
  });
  // A degree of the Moon's declination takes at least four hours, and a Julian date resolves 40 microseconds: 1e-8 degrees.
  results.forEach((item, which) => {
    assert.ok(item.count >= 6, `${item.count} events in a hundred days`);
    for (const event of item.events as { jd_exact: number; declination: number }[]) {
      const goal = which === 2 ? 11.25 : declination('Sun', event.jd_exact) * (which === 1 ? -1 : 1);
      assert.ok(
        Math.abs(declination('Moon', event.jd_exact) - goal) < 1e-6 && Math.abs(event.declination - goal) < 1e-6,
      );
    }
  });
});

test('rule: backward lists the same events in reverse order', () => {
  const of = (search_motion: string) =>
    batchTransits(engine, {
      requests: [{ body: 'Mercury', target_lon: 300, search_motion, ...window }],
    }).results[0].events.map((event) => event.jd_ut);
  assert.deepEqual(of('backward'), of('forward').reverse());
  assert.ok(of('forward').length >= 2);
  const aspects = (search_motion: string) =>
    batchEvents(engine, {
      requests: [{ kind: 'aspect_transit', body: 'Mercury', target: 'Sun', angle: 0, search_motion, ...window }],
    }).results[0].events.map((event) => ('jd_exact' in event ? event.jd_exact : NaN));
  assert.deepEqual(aspects('backward'), aspects('forward').reverse());
  assert.ok(aspects('forward').length >= 10);
});

const birth = { natal_dt: '1985-03-21T08:15:00Z', target_date: '2020-09-21T08:15:00Z', bodies: ['Sun'] };
const progressionOf = (item: object) =>
  batchProgressions(engine, { requests: [{ technique: 'secondary', ...birth, ...item }] }).results[0];

test('rule: batches accept their own spellings of techniques and the keys of the single routes', () => {
  const home = { latitude: 51.5, longitude: -0.12, system: 'P' };
  for (const [spelling, key, chartType, more] of [
    ['solar_arc_ra', 'solar_arc_right_ascension', 'Solar Arc in Right Ascension', {}],
    ['converse_solar_arc_ra', 'converse_solar_arc_right_ascension', 'Converse Solar Arc in Right Ascension', {}],
    ['daily_house_frame', 'daily_houses', 'Daily Houses', home],
    ['converse_daily_house_frame', 'converse_daily_houses', 'Converse Daily Houses', home],
    ['naibod_longitude', 'authE_longitude', 'Naibod in Longitude', {}],
  ] as const) {
    const { ok, result } = progressionOf({ technique: spelling, ...more });
    assert.ok(ok, spelling);
    assert.equal(result!.chart_type, chartType);
    assert.deepEqual(result, progressionOf({ technique: key, ...more }).result);
  }
  assert.equal(progressionOf({ technique: 'solar_arc_dec' }).ok, false);
});

test('rule: month and stepping apply to time keys; elsewhere the answer reports that they do not apply', () => {
  const answer = (item: object) => progressionOf(item).result!.progressed_jd_ut;
  const stepped = answer({ technique: 'tertiary_ii' }),
    running = answer({ technique: 'tertiary_ii', stepping: 'continuous' });
  // Half a year of life is half a synodic month of ephemeris.
  assert.ok(Math.abs(running - stepped - 0.505 * 29.53) < 0.1);
  assert.equal(answer({ technique: 'tertiary_ii', stepping: 'stepwise' }), stepped);
  const sidereal = answer({ technique: 'tertiary_ii', month: 'sidereal' });
  assert.ok(Math.abs(stepped - sidereal - 35 * (29.530589 - 27.321662)) < 1e-3);
  assert.deepEqual(
    progressionOf({ stepping: 'stepwise', month: 'synodic' }).options_not_applied!.map(({ field }) => field),
    ['/stepping', '/month'],
  );
});

test('rule: an unknown house system fails the item of a house frame and of an arc of an angle', () => {
  for (const technique of ['daily_houses', 'ascendant_arc', 'vertex_arc']) {
    const { failure } = progressionOf({ technique, latitude: 51.5, longitude: -0.12, system: 'ZZ' });
    assert.equal(failure?.problems?.[0].field, '/system', technique);
  }
});
