import { jdOfTt, tdbOfJd } from '../../../wire/instant.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import fc from 'fast-check';
import type { CompositeChartRequest } from '../../../contract/relationship.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { houses } from '../../core/houses/houses.js';
import { composite, compositeTransits } from './composite.js';
import type { CompositeTransitRequest } from './schema.js';

interface Oracle {
  readonly pairs: readonly {
    readonly births: readonly string[];
    readonly places: readonly (readonly number[])[];
    readonly composite: Record<string, number>;
  }[];
  readonly transits: {
    readonly pair: number;
    readonly start: number;
    readonly end: number;
    readonly events: readonly [number, string, string, number, boolean][];
  };
}
const oracle = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/relationship.json', import.meta.url), 'utf8'),
) as Oracle;
const engine = sharedEngine();

const party = (dt: string, [latitude, longitude]: readonly number[]) => ({ dt, latitude, longitude });
const pairOf = ({ births, places }: Oracle['pairs'][number]): CompositeChartRequest => ({
  first: party(births[0], places[0]),
  second: party(births[1], places[1]),
});
const paris = party('1985-07-14T08:25:00+02:00', [48.8566, 2.3522]),
  newYork = party('1988-11-02T21:40:00-05:00', [40.7128, -74.006]);
const refused = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field, field);
};

test('validation: composite longitudes are the midpoints of longitudes from DE440 and ERFA', () => {
  for (const pair of oracle.pairs) {
    const chart = composite(engine, pairOf(pair));
    // Tolerance 1 mas per longitude. For births after 1972 the engine and the reference use the same delta T.
    for (const [name, longitude] of Object.entries(pair.composite))
      assert.ok(separationDeg(chart.planets[name], longitude) < 3e-7, `${name} ${pair.births.join()}`);
  }
});

test('validation: the transits are exactly those found by dense sampling of DE440 and ERFA', () => {
  const { pair, start, end, events } = oracle.transits;
  const ut1 = (tdb: number): number => jdOfTt(engine, engine.time.ttFromTdb(tdb));
  const answer = compositeTransits(engine, {
    chart: pairOf(oracle.pairs[pair]),
    moving_bodies: ['Sun', 'Mercury', 'Mars'],
    target_names: ['Moon', 'Venus'],
    jd_start: ut1(start),
    jd_end: ut1(end),
  });
  assert.equal(answer.event_count, events.length);
  assert.ok(
    events.some(([, , , , rising]) => !rising),
    'the window contains retrograde crossings',
  );
  answer.events.forEach((event, i) => {
    const [tdb, body, target, offset, rising] = events[i];
    assert.deepEqual(
      [event.moving_body, event.target.name, event.directional_offset_deg, event.direction],
      [body, target, offset, rising ? 'direct' : 'retrograde'],
    );
    // 1 mas of the slowest body (Mars near its station, 0.02 deg/day) takes 1.2 s; a binary64 Julian day resolves 40
    // us.
    assert.ok(Math.abs(tdbOfJd(engine, event.jd_exact) - tdb) < 1.5e-5, `${body} ${target} ${offset}`);
  });
});

test('property: the composite of a chart with itself is the chart', () => {
  const same = composite(engine, { first: paris, second: paris, first_label: 'A', second_label: 'B' });
  const own = houses(engine, paris);
  assert.deepEqual(same.cusps, own.cusps);
  assert.deepEqual([same.asc, same.mc], [own.asc, own.mc]);
  const other = composite(engine, {
    first: paris,
    second: paris,
    method: 'reference_place',
    reference_latitude: paris.latitude,
  });
  // The reference-place houses of one chart are its own houses: the same midheaven, obliquity and latitude.
  other.cusps.forEach((cusp, i) => {
    assert.ok(separationDeg(cusp, own.cusps[i]) < 1e-9);
  });
  assert.ok(separationDeg(other.computation_truth?.composite_armc ?? NaN, own.armc) < 1e-9);
});

test('property: exchanging the parties changes no longitude, cusp or aspect', () => {
  fc.assert(
    fc.property(fc.constantFrom(...oracle.pairs), fc.constantFrom('P', 'K', 'W', 'R'), (pair, system) => {
      const request = pairOf(pair);
      const first = { ...request.first, house_system: system },
        second = { ...request.second, house_system: system };
      const there = composite(engine, { first, second }),
        back = composite(engine, { first: second, second: first });
      assert.deepEqual(back.planets, there.planets);
      assert.deepEqual(back.nodes, there.nodes);
      assert.deepEqual(back.cusps, there.cusps);
      assert.deepEqual(back.aspects, there.aspects);
    }),
    { numRuns: 20 },
  );
});

test('rule: the composite contains the points that both charts contain, and each party includes or excludes its own nodes', () => {
  const chart = composite(engine, {
    first: { ...paris, bodies: ['Sun', 'Moon', 'Ceres'] },
    second: { ...newYork, bodies: ['Moon', 'Sun', 'Mars'], include_nodes: false },
  });
  assert.deepEqual(Object.keys(chart.planets), ['Sun', 'Moon']);
  assert.deepEqual(chart.nodes, {});
  refused(
    () => composite(engine, { first: { ...paris, bodies: ['Sun'], include_nodes: false }, second: newYork }),
    '/first/bodies',
  );
});

test('rule: aspects are those of from-longitudes, with tier 1, orb factor 1 and nodes by default and for null', () => {
  const plain = composite(engine, {
    first: paris,
    second: newYork,
    tier: null,
    orb_factor: null,
    include_nodes: null,
  }).aspects;
  assert.deepEqual(
    [plain.computation_truth.tier, plain.computation_truth.orb_factor, plain.computation_truth.include_nodes],
    [1, 1, true],
  );
  assert.deepEqual(plain, composite(engine, { first: paris, second: newYork }).aspects);
  assert.ok(
    plain.events.every(
      ({ applying, motion_state: state }) => applying === null && (state === 'indeterminate' || state === 'exact'),
    ),
  );
  const bare = composite(engine, {
    first: paris,
    second: newYork,
    tier: 0,
    orb_factor: 0.5,
    include_nodes: false,
  }).aspects;
  assert.deepEqual(bare.computation_truth.excluded_node_names, ['Lilith', 'Mean Node', 'True Lilith', 'True Node']);
  assert.ok(
    bare.events.every(
      ({ orb, allowed_orb: allowed, classification }) =>
        orb <= allowed && allowed <= 4 && classification?.tier === 'major',
    ),
  );
});

test('rule: reference_place needs a latitude, keeps the composite midheaven, and reports a fallback of the house system', () => {
  refused(() => composite(engine, { first: paris, second: newYork, method: 'reference_place' }), '/reference_latitude');
  const chart = composite(engine, {
    first: paris,
    second: newYork,
    method: 'reference_place',
    reference_latitude: 78,
    house_system: 'K',
  });
  const truth = chart.computation_truth;
  assert.ok(separationDeg(chart.mc ?? NaN, truth?.composite_mc ?? NaN) < 1e-9);
  assert.deepEqual([truth?.house_system, truth?.effective_house_system, truth?.source_house_system], ['K', 'O', 'P']);
  assert.match(truth?.house_fallback_reason ?? '', /Koch/);
  assert.equal(chart.relation?.basis, 'reference_place_composite');
  const noSun = {
    first: { ...paris, bodies: ['Moon', 'Mars'] },
    second: newYork,
    method: 'reference_place' as const,
    reference_latitude: 50,
    house_system: 'N',
  };
  refused(() => composite(engine, noSun), '/house_system');
});

test('rule: different house systems of the parties give a null system, and cusp_order reports the order of the cusps', () => {
  const chart = composite(engine, {
    first: { ...paris, house_system: 'K' },
    second: { ...newYork, house_system: 'W' },
  });
  assert.deepEqual(
    [chart.computation_truth?.house_system, chart.computation_truth?.source_effective_house_system],
    [null, null],
  );
  assert.equal(composite(engine, { first: paris, second: newYork }).computation_truth?.cusp_order, 'direct');
});

test('rule: labels come from the request and must be different', () => {
  const chart = composite(engine, {
    first: paris,
    second: newYork,
    first_label: 'Ann',
    second_label: 'Bea',
  });
  assert.deepEqual([chart.relation?.source_label, chart.relation?.target_label], ['Ann', 'Bea']);
  refused(
    () => composite(engine, { first: paris, second: newYork, first_label: 'Ann', second_label: 'Ann' }),
    '/second_label',
  );
});

const search = (changes: Partial<CompositeTransitRequest>): CompositeTransitRequest => ({
  chart: { first: paris, second: newYork },
  moving_bodies: ['Sun'],
  jd_start: 2460310.5,
  jd_end: 2460675.5,
  ...changes,
});

test('rule: targets are planets and nodes by name, then angles, then cusps; target_names sets its own order', () => {
  const all = compositeTransits(
    engine,
    search({ include_angles: true, include_cusps: true, aspect_names: ['Conjunction'] }),
  ).target_set.targets;
  assert.deepEqual(
    all.map(({ target_kind: kind }) => kind).filter((kind, i, list) => kind !== list[i - 1]),
    ['planet', 'node', 'angle', 'house_cusp'],
  );
  assert.deepEqual(
    all.filter(({ target_kind: kind }) => kind === 'angle').map(({ name, source_path: path }) => [name, path]),
    [
      ['Ascendant', 'angles.Ascendant'],
      ['Midheaven', 'angles.Midheaven'],
    ],
  );
  assert.deepEqual(
    all.slice(0, 3).map(({ name }) => name),
    ['Jupiter', 'Mars', 'Mercury'],
  );
  assert.equal(all.length, 10 + 4 + 2 + 12);
  const named = compositeTransits(engine, search({ target_names: ['Venus', 'Moon'] }));
  assert.deepEqual(named.computation_truth.target_names, ['Venus', 'Moon']);
  refused(() => compositeTransits(engine, search({ target_names: ['Venus', 'Ascendant'] })), '/target_names/1');
});

test('rule: conjunction and opposition have one branch, other aspects two, and aspect_names must belong to the tier', () => {
  const answer = compositeTransits(engine, search({ target_names: ['Sun'], aspect_names: ['Square', 'Opposition'] }));
  assert.equal(answer.computation_truth.search_call_count, 3);
  assert.deepEqual(answer.computation_truth.aspect_names, ['Square', 'Opposition']);
  assert.deepEqual(
    answer.events.map(({ directional_offset_deg: offset }) => offset).sort((a, b) => a - b),
    [90, 180, 270],
  );
  for (const event of answer.events) {
    assert.equal(event.perfection_longitude, normalizeDeg(event.target.longitude + event.directional_offset_deg));
    assert.equal(event.transit.jd_ut, event.jd_exact);
  }
  refused(() => compositeTransits(engine, search({ aspect_names: ['Quintile'] })), '/aspect_names/0');
});

test('rule: backward returns the same events in reverse order, and direction selects events by motion', () => {
  const mercury = search({ moving_bodies: ['Mercury'], target_names: ['Sun', 'Venus'] });
  const both = compositeTransits(engine, mercury).events,
    back = compositeTransits(engine, { ...mercury, search_motion: 'backward' }).events;
  assert.deepEqual(
    back.map(({ jd_exact: jd }) => jd),
    both.map(({ jd_exact: jd }) => jd).reverse(),
  );
  const ways = (['direct', 'retrograde'] as const).map(
    (direction) => compositeTransits(engine, { ...mercury, direction }).events,
  );
  assert.deepEqual(
    ways.map((events, i) => events.every((event) => event.direction === ['direct', 'retrograde'][i])),
    [true, true],
  );
  assert.equal(ways[0].length + ways[1].length, both.length);
});

test('rule: a search beyond a bound is refused with the field that exceeds it', () => {
  refused(() => compositeTransits(engine, search({ jd_end: 2460310.5 })), '/jd_end');
  refused(() => compositeTransits(engine, search({ jd_end: 2460310.5 + 36526 })), '/jd_end');
  refused(
    () =>
      compositeTransits(
        engine,
        search({ moving_bodies: ['Sun', 'Mars', 'Jupiter', 'Saturn'], tier: 2, include_cusps: true }),
      ),
    '/moving_bodies',
  );
  refused(() => compositeTransits(engine, search({ step_days: 0.01, jd_end: 2460310.5 + 3650 })), '/jd_end');
  refused(() => compositeTransits(engine, search({ moving_bodies: ['Sun', 'sun'] })), '/moving_bodies/1');
  refused(() => compositeTransits(engine, search({ moving_bodies: ['True Node'] })), '/moving_bodies/0');
  refused(
    () => compositeTransits(engine, search({ chart: { first: { ...paris, include_nodes: false }, second: newYork } })),
    '/include_nodes',
  );
  refused(
    () =>
      compositeTransits(engine, search({ chart: { first: { ...paris, dt: '1985-07-14T08:25:00' }, second: newYork } })),
    '/chart/first/dt',
  );
});

test('rule: the identity depends on the chart only', () => {
  const id = (changes: Partial<CompositeTransitRequest>): string =>
    compositeTransits(engine, search({ target_names: ['Sun'], ...changes })).target_set.identity.chart_id;
  assert.equal(
    id({}),
    id({ moving_bodies: ['Mars'], jd_end: 2460400.5, chart: { first: paris, second: newYork, first_label: 'X' } }),
  );
  assert.notEqual(id({}), id({ chart: { first: paris, second: { ...newYork, latitude: 40.7129 } } }));
});
