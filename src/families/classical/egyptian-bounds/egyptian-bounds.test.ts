import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { InvalidInput } from '../../../kernel/errors.js';
import { boundsAggregate, boundsNetwork } from './aggregate.js';
import { boundConditionProfile, boundRelation, boundsTableAnswer, boundTruth } from './bounds.js';

test('rule: each doctrine has a source, and a bound excludes its last degree', () => {
  for (const doctrine of ['egyptian', 'authF', 'chaldean_day', 'chaldean_night'] as const) {
    const { source_citation, signs } = boundsTableAnswer({ doctrine });
    assert.match(source_citation, /Tetrabiblos I\.2/);
    for (const { segments } of signs) assert.equal(segments[4].end_degree, 30);
    const truth = boundTruth({ longitude: 366, policy: { doctrine } });
    assert.deepEqual([truth.longitude, truth.sign, truth.doctrine], [6, 'Aries', doctrine]);
  }
  assert.equal(boundTruth({ longitude: 6 }).ruler, 'Venus');
  assert.equal(boundTruth({ longitude: 5.999999 }).ruler, 'Jupiter');
  assert.equal(boundTruth({ longitude: -1e-20 }).longitude, 0);
});

test('rule: the nature of the host decides the state, and only the own bound is scored', () => {
  const states = [3, 8, 15, 22].map((longitude) => boundConditionProfile({ longitude, planet: 'Jupiter' }).state);
  assert.deepEqual(states, ['self_governed', 'supported', 'mediated', 'constrained']);
  assert.equal(boundRelation({ longitude: 3, planet: 'Jupiter' }).scored_relations.length, 1);
  assert.equal(boundRelation({ longitude: 8, planet: 'Jupiter' }).scored_relations.length, 0);
});

test('rule: the sect of the host is known if the sect of the chart is; the sect of Mercury follows its phase', () => {
  const inSect = (longitude: number, day: boolean | null, morning = false) =>
    boundConditionProfile({ longitude, planet: 'Sun', is_day_chart: day, mercury_rises_before_sun: morning })
      .classification.host_in_sect;
  assert.deepEqual([inSect(3, null), inSect(3, true), inSect(3, false)], [null, true, false]);
  assert.deepEqual([inSect(22, true), inSect(22, false)], [false, true]);
  assert.deepEqual([inSect(15, true), inSect(15, true, true), inSect(15, false)], [false, true, true]);
});

test('rule: names ignore case; Pluto and a repeated planet are refused with the field', () => {
  const failsAt = (field: string) => (error: unknown) =>
    error instanceof InvalidInput && error.problems[0].field === field;
  assert.equal(boundConditionProfile({ longitude: 3, planet: 'jupiter' }).planet, 'Jupiter');
  assert.throws(() => boundConditionProfile({ longitude: 3, planet: 'Pluto' }), failsAt('/planet'));
  const twice = {
    entries: [
      { planet: 'Sun', longitude: 1 },
      { planet: 'sun', longitude: 2 },
    ],
  };
  assert.throws(() => boundsAggregate(twice), failsAt('/entries/1/planet'));
});

test('rule: a mutual relation has an edge in both directions', () => {
  const network = boundsNetwork({
    entries: [
      { planet: 'Venus', longitude: 3 },
      { planet: 'Jupiter', longitude: 8 },
      { planet: 'Sun', longitude: 15 },
    ],
  });
  assert.deepEqual(
    network.edges.map(({ source_planet, target_planet, mode }) => [source_planet, target_planet, mode]),
    [
      ['Venus', 'Jupiter', 'mutual'],
      ['Jupiter', 'Venus', 'mutual'],
    ],
  );
  assert.deepEqual([network.isolated_planets, network.mutual_edge_count], [['Sun'], 2]);
});

test('property: the counts of an aggregate add up for all longitudes', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { minLength: 7, maxLength: 7 }), (at) => {
      const names = ['Saturn', 'Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter'];
      const request = { entries: names.map((planet, i) => ({ planet, longitude: at[i] })) };
      const found = boundsAggregate(request);
      assert.equal(found.strengthening_total + found.weakening_total + found.neutral_total, 7);
      assert.equal(
        found.self_governed_count + found.supported_count + found.mediated_count + found.constrained_count,
        7,
      );
      assert.equal(found.profiles[0].planet, 'Sun');
      const network = boundsNetwork(request);
      assert.equal(network.edge_count, 7 - found.self_governed_count);
    }),
    { seed: 20, numRuns: 200 },
  );
});

test('rule: of planets in the same state the first in the order Sun to Saturn is the strongest', () => {
  const entries = [
    { planet: 'Sun', longitude: 125.06 },
    { planet: 'Moon', longitude: 252.5 },
    { planet: 'Mercury', longitude: 307.54 },
  ];
  const { supported_count, strongest_planets, weakest_planets } = boundsAggregate({ entries });
  assert.deepEqual([supported_count, strongest_planets, weakest_planets], [3, ['Sun'], ['Mercury']]);
});
