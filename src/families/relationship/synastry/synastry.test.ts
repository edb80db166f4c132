import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartCondition, network } from './condition.js';
import { contactProfiles, contactRelations, synastryAspects, synastryContacts } from './contacts.js';
import { bothOverlays, directionalOverlay, overlayRelations } from './overlays.js';
import type { SynastryPairRequest } from './schema.js';

const engine = sharedEngine();
const paris = { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 };
const newYork = { dt: '1988-11-02T21:40:00-05:00', latitude: 40.7128, longitude: -74.006 };
const pair: SynastryPairRequest = { first: paris, second: newYork };
const refused = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field, field);
};

test('rule: contacts are the aspects from points of the first chart to points of the second, sorted by orb, and none within a chart', () => {
  const { events } = synastryAspects(engine, {
    first: { ...paris, bodies: ['Sun', 'Moon'], include_nodes: false },
    second: { ...newYork, bodies: ['Venus', 'Mars'], include_nodes: false },
  });
  assert.deepEqual(
    events.map(({ body1, body2, aspect }) => [body1, body2, aspect]),
    [
      ['Sun', 'Venus', 'Quintile'],
      ['Moon', 'Venus', 'Trine'],
    ],
  );
  const all = synastryAspects(engine, pair).events;
  assert.ok(all.every(({ orb, allowed_orb: allowed }, i) => orb <= allowed && (i === 0 || orb >= all[i - 1].orb)));
});

test('rule: the default tier is 2, and tier 1 is a subset of it', () => {
  const two = synastryAspects(engine, pair).events,
    one = synastryAspects(engine, { ...pair, tier: 1 }).events;
  assert.ok(two.some(({ classification }) => classification?.tier === 'extended_minor'));
  assert.deepEqual(
    one,
    two.filter(({ classification }) => classification?.tier !== 'extended_minor'),
  );
});

test('property: exchanging the parties exchanges body1 and body2 and keeps every orb', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: -10_000, max: 10_000 }), (a, b) => {
      const birth = (day: number) => ({ ...paris, dt: new Date(day * 86_400_000).toISOString() });
      const key = (x: string, y: string, aspect: string, orb: number): string =>
        `${x}|${y}|${aspect}|${orb.toFixed(9)}`;
      const there = synastryAspects(engine, { first: birth(a), second: birth(b) })
        .events.map(({ body1, body2, aspect, orb }) => key(body1, body2, aspect, orb))
        .sort();
      const back = synastryAspects(engine, { first: birth(b), second: birth(a) })
        .events.map(({ body1, body2, aspect, orb }) => key(body2, body1, aspect, orb))
        .sort();
      assert.deepEqual(back, there);
    }),
    { numRuns: 15 },
  );
});

test('rule: a contact has the speeds of the bodies at their own births, and none for nodes and apogees', () => {
  const { events } = synastryContacts(engine, pair);
  const nodes = new Set(['True Node', 'Mean Node', 'Lilith', 'True Lilith']);
  for (const { aspect, truth } of events) {
    assert.equal(truth.source_speed === null, nodes.has(aspect.body1));
    assert.equal(truth.target_speed === null, nodes.has(aspect.body2));
    if (nodes.has(aspect.body1) || nodes.has(aspect.body2)) assert.equal(aspect.applying, null);
  }
});

test('rule: relations and profiles correspond to the contacts, in the same order', () => {
  const { events } = synastryContacts(engine, pair);
  assert.deepEqual(
    contactRelations(engine, pair).relations,
    events.map(({ relation }) => relation),
  );
  assert.deepEqual(
    contactProfiles(engine, pair).profiles,
    events.map(({ condition_profile: profile }) => profile),
  );
  assert.deepEqual(
    synastryAspects(engine, pair).events,
    events.map(({ aspect }) => aspect),
  );
});

test('rule: include_nodes false of the pair omits the nodes, and that of a party does not compute them', () => {
  const has = (request: SynastryPairRequest, key: 'body1' | 'body2') =>
    synastryAspects(engine, request).events.some((event) => event[key] === 'True Node' || event[key] === 'Lilith');
  assert.ok(has(pair, 'body1') && has(pair, 'body2'));
  assert.ok(!has({ ...pair, include_nodes: false }, 'body1') && !has({ ...pair, include_nodes: false }, 'body2'));
  const one = { ...pair, first: { ...paris, include_nodes: false } };
  assert.ok(!has(one, 'body1') && has(one, 'body2'));
  assert.equal(synastryContacts(engine, one).events[0].truth.include_nodes, true);
});

test('rule: a point is in the house whose cusp precedes it', () => {
  const { first_in_second: there, second_in_first: back } = bothOverlays(engine, {
    first: { ...paris, house_system: 'R' },
    second: { ...newYork, house_system: 'K' },
  });
  assert.deepEqual(
    [there.computation_truth?.target_house_system, back.computation_truth?.target_house_system],
    ['K', 'R'],
  );
  for (const { placements } of [there, back]) {
    const cusps = new Map(Object.values(placements).map(({ house, cusp_longitude: cusp }) => [house, cusp]));
    for (const { house, longitude, cusp_longitude: cusp } of Object.values(placements)) {
      const behind = normalizeDeg(longitude - cusp);
      for (const [other, otherCusp] of cusps)
        assert.ok(other === house || normalizeDeg(longitude - otherCusp) > behind);
    }
  }
});

test('rule: direction selects the overlay, tier has no effect, and overlay relations include both directions', () => {
  const both = bothOverlays(engine, { ...pair, tier: 0 });
  const second = directionalOverlay(engine, { ...pair, direction: 'second_in_first' });
  assert.deepEqual(second, { ...both.second_in_first, computation_basis: both.computation_basis });
  assert.deepEqual([second.source_label, second.target_label], ['B', 'A']);
  assert.deepEqual(overlayRelations(engine, pair).relations, [
    both.first_in_second.relation,
    both.second_in_first.relation,
  ]);
});

test('rule: a point on a cusp belongs to the house that begins there, with exact_on_cusp', () => {
  const { placements } = directionalOverlay(engine, { first: paris, second: { ...newYork, house_system: 'W' } });
  for (const { longitude, cusp_longitude: cusp, exact_on_cusp: exact } of Object.values(placements)) {
    assert.equal(cusp % 30, 0);
    assert.equal(exact, longitude === cusp);
  }
});

test('rule: a polar place reports its fallback house system', () => {
  const { computation_truth: truth, condition_profile: profile } = directionalOverlay(engine, {
    first: paris,
    second: { ...newYork, latitude: 80 },
  });
  assert.deepEqual(
    [
      truth?.target_house_system,
      truth?.target_effective_house_system,
      truth?.target_has_fallback,
      profile?.has_house_fallback,
    ],
    ['P', 'O', true, true],
  );
  assert.match(truth?.target_fallback_reason ?? '', /Placidus/);
});

test('rule: chart condition counts contacts, two overlays and two relationship charts, ranked by kind', () => {
  const answer = chartCondition(engine, pair);
  assert.equal(answer.contact_count, synastryContacts(engine, pair).events.length);
  assert.deepEqual([answer.overlay_count, answer.relationship_chart_count], [2, 2]);
  assert.equal(answer.profiles.length, answer.contact_count + 4);
  assert.deepEqual(
    answer.strongest_profiles.map(({ result_kind: kind }) => kind),
    ['composite', 'authP'],
  );
  assert.ok(answer.weakest_profiles.every(({ condition_state: state }) => state === 'contact'));
  const none = chartCondition(engine, {
    first: { ...paris, bodies: ['Sun'], include_nodes: false },
    second: { ...newYork, bodies: ['Mars'], include_nodes: false },
    orb_factor: 0.0001,
  });
  assert.equal(none.contact_count, 0);
  assert.ok(none.weakest_profiles.every(({ condition_state: state }) => state === 'overlay'));
});

test('rule: profiles are sorted by kind, and an overlay in the requested houses precedes one in fallback houses', () => {
  const polar = { ...newYork, latitude: 80 };
  for (const request of [
    { first: paris, second: polar },
    { first: polar, second: paris },
  ]) {
    const { profiles } = chartCondition(engine, request);
    assert.deepEqual(
      profiles
        .filter(({ condition_state: state }) => state === 'overlay')
        .map(({ has_house_fallback: fallback }) => fallback),
      [false, true],
    );
    assert.deepEqual(
      profiles.slice(-4).map(({ condition_state: state }) => state),
      ['overlay', 'overlay', 'relationship_chart', 'relationship_chart'],
    );
  }
});

test('property: the degrees of the network are those of its edges, with any labels', () => {
  for (const labels of [{}, { first_label: 'Zoe', second_label: 'Ann' }]) {
    const {
      nodes,
      edges,
      most_connected_nodes: most,
      isolated_nodes: isolated,
    } = network(engine, { ...pair, ...labels });
    for (const node of nodes) {
      assert.equal(node.outgoing_count, edges.filter(({ source_id: id }) => id === node.node_id).length);
      assert.equal(node.incoming_count, edges.filter(({ target_id: id }) => id === node.node_id).length);
      assert.equal(node.total_degree, node.incoming_count + node.outgoing_count);
    }
    assert.deepEqual(isolated, []);
    assert.ok(most.every(({ total_degree: degree }) => degree === Math.max(...nodes.map((node) => node.total_degree))));
    assert.equal(nodes.filter(({ kind }) => kind === 'pair').length, 2);
    assert.deepEqual(
      nodes.filter(({ kind }) => kind === 'chart').map(({ node_id: id }) => id),
      ['chart:composite:midpoint', 'chart:authP:midpoint_location'],
    );
  }
});

test('rule: equal labels, unknown bodies and an incomplete observer are refused', () => {
  refused(() => network(engine, { ...pair, first_label: 'B' }), '/first_label');
  refused(
    () => synastryAspects(engine, { first: { ...paris, bodies: ['Vulcanus Minor'] }, second: newYork }),
    '/first/bodies/0',
  );
  refused(
    () => synastryAspects(engine, { first: paris, second: { ...newYork, observer_lat: 1 } }),
    '/second/observer_lon',
  );
});
