import { ttOfJd } from '../../../wire/instant.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import fc from 'fast-check';
import type { DavisonChartRequest, DavisonMethod } from '../../../contract/relationship.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { houses } from '../../core/houses/houses.js';
import { davisonAnswer, davisonTransits } from './davison.js';

interface Oracle {
  readonly pairs: readonly {
    readonly births: readonly string[];
    readonly places: readonly (readonly number[])[];
    readonly middle_tt: number;
    readonly middle_chart: Record<string, number>;
    readonly great_circle_middle: readonly number[];
  }[];
}
const oracle = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/relationship.json', import.meta.url), 'utf8'),
) as Oracle;
const engine = sharedEngine();
const party = (dt: string, [latitude, longitude]: readonly number[]) => ({ dt, latitude, longitude });
const pairOf = ({ births, places }: Oracle['pairs'][number]): DavisonChartRequest => ({
  first: party(births[0], places[0]),
  second: party(births[1], places[1]),
});
const paris = party('1985-07-14T08:25:00+02:00', [48.8566, 2.3522]),
  newYork = party('1988-11-02T21:40:00-05:00', [40.7128, -74.006]);
const refused = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field, field);
};

test('validation: the chart agrees with DE440 and ERFA for the mean of the two UTC times', () => {
  for (const pair of oracle.pairs) {
    const { chart, info } = davisonAnswer(engine, pairOf(pair));
    // 1e-8 days: a binary64 Julian day resolves 40 us; delta T and leap seconds are the same on both sides.
    assert.ok(Math.abs(ttOfJd(engine, info.jd_midpoint) - pair.middle_tt) < 1e-8, pair.births.join());
    // 1 mas, and the motion of the Moon in 40 us.
    for (const [name, longitude] of Object.entries(pair.middle_chart))
      assert.ok(separationDeg(chart.planets[name].longitude, longitude) < 3e-7, name);
  }
});

test('validation: the spherical midpoint is the direction of the sum of two unit vectors', () => {
  for (const pair of oracle.pairs) {
    const { info } = davisonAnswer(engine, { ...pairOf(pair), method: 'spherical_midpoint' });
    assert.ok(Math.abs(info.latitude_midpoint - pair.great_circle_middle[0]) < 1e-11);
    assert.ok(separationDeg(info.longitude_midpoint, pair.great_circle_middle[1]) < 1e-11);
  }
});

test('rule: each method has its own place', () => {
  const fiji = { ...paris, latitude: -18, longitude: 178 },
    samoa = { ...newYork, latitude: -14, longitude: -172 };
  const at = (method: DavisonMethod, extra: Partial<DavisonChartRequest> = {}) => {
    const { info } = davisonAnswer(engine, { first: fiji, second: samoa, method, ...extra });
    return [
      info.latitude_midpoint,
      info.longitude_midpoint,
      info.computation_truth?.latitude_mode,
      info.computation_truth?.longitude_mode,
    ];
  };
  assert.deepEqual(at('midpoint_location'), [-16, -177, 'arithmetic_midpoint', 'shorter_arc_midpoint']);
  assert.deepEqual(at('uncorrected'), [-16, 3, 'arithmetic_midpoint', 'arithmetic_midpoint']);
  assert.deepEqual(at('corrected'), [-16, -177, 'arithmetic_midpoint', 'shorter_arc_midpoint']);
  assert.deepEqual(at('reference_place', { reference_latitude: 52.5, reference_longitude: 13.4 }), [
    52.5,
    13.4,
    'reference_place',
    'reference_place',
  ]);
  assert.deepEqual(at('spherical_midpoint').slice(2), ['spherical_midpoint', 'spherical_midpoint']);
});

test('rule: reference_place needs a place, and spherical_midpoint refuses antipodes', () => {
  refused(
    () => davisonAnswer(engine, { first: paris, second: newYork, method: 'reference_place', reference_latitude: 10 }),
    '/reference_longitude',
  );
  refused(
    () =>
      davisonAnswer(engine, {
        first: paris,
        second: { ...newYork, latitude: -paris.latitude, longitude: paris.longitude - 180 },
        method: 'spherical_midpoint',
      }),
    '/method',
  );
  const poles = davisonAnswer(engine, {
    first: { ...paris, latitude: 90 },
    second: { ...newYork, latitude: 90 },
    method: 'spherical_midpoint',
  });
  assert.ok(Math.abs(poles.info.latitude_midpoint - 90) < 1e-6);
});

test('property: corrected moves the time by less than half a day until the midheaven is the midpoint of the two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...oracle.pairs), (pair) => {
      const request = pairOf(pair),
        { info, houses: figure } = davisonAnswer(engine, { ...request, method: 'corrected' });
      const truth = info.computation_truth;
      assert.ok(truth && truth.correction_applied);
      const [a, b] = [request.first, request.second].map((birth) => houses(engine, birth).mc);
      const target = truth.corrected_target_mc ?? NaN;
      assert.ok(Math.abs(separationDeg(target, a) - separationDeg(target, b)) < 1e-9 && separationDeg(target, a) <= 90);
      // A Julian day resolves 40 us, in which the midheaven moves 2e-7 degrees.
      assert.ok(separationDeg(figure?.mc ?? NaN, target) < 2e-7, `${figure?.mc} ${target}`);
      assert.ok(Math.abs(truth.used_jd - truth.raw_midpoint_jd) <= 0.4987);
      assert.equal(info.classification?.correction_mode, 'corrected');
    }),
    { numRuns: 16 },
  );
});

test('property: exchanging the parties changes neither time nor place', () => {
  for (const pair of oracle.pairs) {
    for (const method of ['midpoint_location', 'uncorrected', 'spherical_midpoint', 'corrected'] as const) {
      const request = pairOf(pair),
        there = davisonAnswer(engine, { ...request, method }),
        back = davisonAnswer(engine, { first: request.second, second: request.first, method });
      assert.ok(Math.abs(there.info.jd_midpoint - back.info.jd_midpoint) < 1e-9);
      assert.ok(
        Math.abs(there.info.latitude_midpoint - back.info.latitude_midpoint) < 1e-12 &&
          separationDeg(there.info.longitude_midpoint, back.info.longitude_midpoint) < 1e-12,
      );
    }
  }
});

test('property: two equal births give the chart and houses of that birth', () => {
  const { houses: figure, info } = davisonAnswer(engine, { first: paris, second: paris, house_system: 'K' });
  // One more conversion of time scales: 1e-11 days, or 4e-9 degrees of rotation.
  houses(engine, { ...paris, system: 'K' }).cusps.forEach((cusp, i) => {
    assert.ok(separationDeg(figure?.cusps[i] ?? NaN, cusp) < 1e-8);
  });
  assert.deepEqual([info.latitude_midpoint, info.longitude_midpoint], [paris.latitude, paris.longitude]);
});

test('rule: the corrected chart of 179 E and 179 W is at longitude 180', () => {
  const { info } = davisonAnswer(engine, {
    first: { ...paris, latitude: 10, longitude: 179 },
    second: { ...newYork, latitude: 20, longitude: -179 },
    method: 'corrected',
  });
  assert.deepEqual([info.latitude_midpoint, info.longitude_midpoint], [15, 180]);
});

test('rule: houses use the system of the request, or else the one that both parties name, or else Placidus', () => {
  const systemOf = (first: string | null, second: string | null, own: string | null = null) =>
    davisonAnswer(engine, {
      first: { ...paris, house_system: first },
      second: { ...newYork, house_system: second },
      house_system: own,
    }).houses?.system;
  assert.deepEqual(
    [systemOf(null, null), systemOf('K', 'K'), systemOf('K', null), systemOf('K', 'W'), systemOf('K', 'K', 'R')],
    ['P', 'K', 'P', 'P', 'R'],
  );
});

test('rule: the chart contains Sun to Pluto, further named bodies, and nodes unless a party excludes them; include_nodes of the request applies to aspects', () => {
  const answer = davisonAnswer(engine, {
    first: { ...paris, bodies: ['Sun', 'Ceres'] },
    second: { ...newYork, bodies: ['Ceres', 'Chiron'] },
    include_nodes: false,
  });
  assert.deepEqual(Object.keys(answer.chart.planets).slice(9), ['Pluto', 'Ceres', 'Chiron']);
  assert.deepEqual(Object.keys(answer.chart.nodes), ['True Node', 'Mean Node', 'Lilith']);
  const bare = davisonAnswer(engine, { first: { ...paris, include_nodes: false }, second: newYork });
  assert.deepEqual(bare.chart.nodes, {});
  assert.deepEqual(answer.aspects.computation_truth.excluded_node_names, ['Lilith', 'Mean Node', 'True Node']);
  assert.equal(answer.aspects.computation_truth.tier, 1);
});

test('rule: transits report the place and the correction of the chart', () => {
  const answer = davisonTransits(engine, {
    chart: { first: paris, second: newYork, method: 'corrected' },
    moving_bodies: ['Sun'],
    target_names: ['Midheaven'],
    include_angles: true,
    jd_start: 2460310.5,
    jd_end: 2460675.5,
  });
  const { identity } = answer.target_set;
  assert.deepEqual(
    [identity.chart_kind, identity.correction_mode, identity.relation_basis],
    ['authP', 'corrected', 'corrected_authP'],
  );
  assert.equal(identity.reference_latitude, (paris.latitude + newYork.latitude) / 2);
  assert.equal(answer.event_count, 8);
  assert.match(identity.chart_id, /^authP:[0-9a-f]{16}$/);
  refused(
    () =>
      davisonTransits(engine, {
        chart: { first: paris, second: newYork, method: 'reference_place' },
        moving_bodies: ['Sun'],
        jd_start: 2460310.5,
        jd_end: 2460675.5,
      }),
    '/chart/reference_latitude',
  );
});
