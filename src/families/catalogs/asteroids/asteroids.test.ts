import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { createEngine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { familiesInChart, familyMembers, familyOfNumber } from './families.js';
import { asteroidBulk, asteroidList, asteroidPosition } from './positions.js';
import { resonanceNetwork } from './resonance.js';
import { asteroidSubsetList, asteroidSubsetPositions, asteroidSubsets } from './subsets.js';

const engine = sharedEngine();
const dt = '2000-01-01T12:00:00Z';
const fails = (run: () => unknown): InvalidInput => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof InvalidInput, String(error));
    return error;
  }
  throw new assert.AssertionError({ message: 'the request was answered' });
};

test('rule: an asteroid is found by name, number, NAIF id and designation, and is_sovereign only when a file covers it', () => {
  const byName = asteroidPosition(engine, { dt, body: ' Ceres ' });
  for (const body of [1, '1', 2000001, '2000001', 'asteroid:ceres', 'A801 AA'])
    assert.equal(asteroidPosition(engine, { dt, body }).longitude, byName.longitude);
  assert.equal(byName.provenance.requested_body, 'Ceres');
  assert.equal(byName.is_sovereign, true);
  const hebe = asteroidPosition(engine, { dt, body: 'Hebe' });
  assert.equal(hebe.is_sovereign, false);
  assert.equal(hebe.provenance.kernel_source, 'integrated_from_osculating_elements');
  assert.ok(hebe.provenance.small_body_source.estimated_error_arcsec > 0);
  // The embedded file begins in 1600: before that the same body is integrated and reported so.
  assert.equal(asteroidPosition(engine, { dt: '1580-01-01T00:00:00Z', body: 'Ceres' }).is_sovereign, false);
});

test('rule: Lilith of the asteroid routes is minor planet 1181', () => {
  const lilith = asteroidPosition(engine, { dt, body: 'Lilith' });
  assert.equal(lilith.naif_id, 2001181);
  assert.equal(lilith.name, 'Lilith');
});

test('rule: unknown names, unknown numbers and bodies without an orbit are refused with the field', () => {
  for (const body of ['Cerres', 99_999_999, 'Icarus', '999999'])
    assert.equal(fails(() => asteroidPosition(engine, { dt, body })).problems[0].field, '/body');
  assert.ok(fails(() => asteroidPosition(engine, { dt, body: 'Cerres' })).problems[0].suggestions?.includes('Ceres'));
});

test('rule: bulk lists missing bodies, or fails without skip_missing; the keys of results are the requested names', () => {
  const bulk = asteroidBulk(engine, { dt, bodies: ['Ceres', 4, 'Nobody'] });
  assert.deepEqual(Object.keys(bulk.results).sort(), ['4', 'Ceres']);
  assert.deepEqual(bulk.missing, ['Nobody']);
  assert.deepEqual(bulk.provenance.returned_bodies, ['Ceres', 'Vesta']);
  // Numeric keys stay in the order of the request.
  const { provenance } = asteroidBulk(engine, { dt, bodies: ['Pallas', 2000003, 'Nibiru', 'Pallas'] });
  assert.deepEqual(provenance.returned_bodies, ['Pallas', 'Juno']);
  assert.equal(
    fails(() => asteroidBulk(engine, { dt, bodies: ['Ceres', 'Nobody'], skip_missing: false })).problems[0].field,
    '/bodies/1',
  );
});

test('rule: each missing body has its reason', () => {
  const bulk = asteroidBulk(engine, { dt: '0900-01-01T00:00:00Z', bodies: ['Cerres', 4, 'Icarus'] });
  assert.deepEqual(bulk.missing, ['Cerres', '4', 'Icarus']);
  assert.deepEqual(
    bulk.missing_reasons.map(({ name, field }) => [name, field]),
    [
      ['Cerres', '/bodies/0'],
      ['4', '/bodies/1'],
      ['Icarus', '/bodies/2'],
    ],
  );
  const [unknown, early, noOrbit] = bulk.missing_reasons;
  assert.ok(unknown.suggestions.includes('Ceres'));
  assert.ok(early.covered_jd_tdb.length > 1 && early.covered_jd_tdb.every(([start, end]) => end > start));
  assert.match(noOrbit.reason, /no orbit/);
  const subset = asteroidSubsetPositions(engine, 'tnos', { dt, bodies: ['Quaoar', 'Ceres'] });
  assert.match(subset.missing_reasons[0].reason, /not a member/);
});

test('rule: a request above the integration budget is refused, and the number of bodies that the error allows is accepted', () => {
  const numbers = Array.from({ length: 300 }, (_, i) => i + 1);
  const error = fails(() => asteroidBulk(engine, { dt: '1100-01-01T00:00:00Z', bodies: numbers }));
  assert.equal(error.problems[0].field, '/bodies');
  const { bodies_within_budget: fitting, integration_steps: steps, integration_step_budget: budget } = error.extra;
  assert.ok(Number(steps) > Number(budget) && Number(fitting) > 10);
  // Fewer bodies than allowed, so that the test is quick.
  const some = asteroidBulk(engine, { dt: '1100-01-01T00:00:00Z', bodies: numbers.slice(0, 4) });
  assert.equal(Object.keys(some.results).length, 4);
});

test('property: bodies integrated together have the same places as each alone', () => {
  const bodies = ['Hebe', 'Hidalgo', 'Ganymed', 'Hektor'];
  const at = '1890-05-05T00:00:00Z';
  const together = asteroidBulk(createEngine(engine.data), { dt: at, bodies });
  for (const body of bodies) {
    const { longitude, latitude, distance } = asteroidPosition(createEngine(engine.data), { dt: at, body });
    const { [body]: place } = together.results;
    assert.deepEqual([place.longitude, place.latitude, place.distance], [longitude, latitude, distance]);
  }
});

test('rule: lists are sorted by name, the query searches names and ids, and wider scopes contain the narrower', () => {
  const covered = asteroidList(engine, {});
  assert.equal(covered.total, 25);
  assert.deepEqual(
    covered.bodies.map(({ name }) => name),
    covered.bodies.map(({ name }) => name).sort(),
  );
  assert.deepEqual(
    asteroidList(engine, { q: 'CHAR' }).bodies.map(({ name }) => name),
    ['Chariklo'],
  );
  assert.deepEqual(
    asteroidList(engine, { q: '2000433' }).bodies.map(({ name }) => name),
    ['Eros'],
  );
  assert.ok(asteroidList(engine, { q: 'hebe', scope: 'computable' }).total > 0);
  assert.equal(asteroidList(engine, { q: 'icarus' }).total, 0);
  assert.equal(asteroidList(engine, { q: 'icarus', scope: 'known' }).total, 1);
});

test('rule: the four subsets, their members and their positions', () => {
  assert.deepEqual(
    asteroidSubsets().subsets.map((subset) => [subset.subset, subset.member_count]),
    [
      ['classical', 4],
      ['main_belt', 36],
      ['centaurs', 6],
      ['tnos', 4],
    ],
  );
  const members = asteroidSubsetList(engine, 'main_belt', {});
  assert.equal(members.total, 36);
  // A known identity is not necessarily in a file.
  assert.equal(members.bodies.find(({ name }) => name === 'Hebe')?.loaded_kernel_available, false);
  assert.equal(members.bodies.find(({ name }) => name === 'Iris')?.loaded_kernel_available, true);
  const places = asteroidSubsetPositions(engine, 'tnos', { dt, bodies: ['Quaoar', 'Ceres', 2028978] });
  assert.deepEqual(Object.keys(places.results).sort(), ['Ixion', 'Quaoar']);
  assert.deepEqual(places.missing, ['Ceres']);
  assert.equal(
    asteroidSubsetPositions(engine, 'tnos', { dt, bodies: ['Ceres'] }).provenance.stage_sequence[2],
    'empty_subset_position_response_serialization',
  );
  fails(() => asteroidSubsetPositions(engine, 'tnos', { dt, bodies: ['Ceres'], skip_missing: false }));
});

test('rule: families overlap, labels are exact, an unknown label has no members', () => {
  assert.deepEqual(familyOfNumber(engine, 158).family_names, ['Koronis2', 'Karin', 'Koronis']);
  assert.equal(familyOfNumber(engine, 1).family_name, null);
  assert.equal(familyMembers(engine, 'themis', {}).total_available, 0);
  const page = familyMembers(engine, 'Themis', { offset: 7290, limit: 500 });
  assert.equal(page.total_available, 7299);
  assert.equal(page.returned_count, 9);
  assert.deepEqual(familiesInChart(engine, { numbers: [158, 1, 158] }).groups, {
    Karin: [158],
    Koronis: [158],
    Koronis2: [158],
  });
});

test('rule: the resonance network keeps aspects between members of one family, one edge for each family', () => {
  const numbers = [8, 9, 43, 244, 270, 281, 291, 298, 352, 364];
  const network = resonanceNetwork(engine, { dt, numbers, aspect_tier: 2, orb_factor: 2 });
  assert.ok(network.resonant_aspect_count > 0 && network.resonant_aspect_count === network.edges.length);
  for (const edge of network.edges) {
    assert.ok(familyOfNumber(engine, edge.body1_number).family_names.includes(edge.family_name));
    assert.ok(familyOfNumber(engine, edge.body2_number).family_names.includes(edge.family_name));
  }
  assert.deepEqual(
    network.edges.map((edge) => edge.aspect.orb),
    network.edges.map((edge) => edge.aspect.orb).sort((a, b) => a - b),
  );
  assert.deepEqual(Object.values(network.network).flat().length, network.edges.length);
  assert.equal(
    resonanceNetwork(engine, { dt, numbers, aspect_tier: null, include_minor: false }).total_aspects,
    resonanceNetwork(engine, { dt, numbers, aspect_tier: 0 }).total_aspects,
  );
});

test('rule: the network accepts exactly one list, NAIF ids in bodies, and each asteroid once', () => {
  const network = (request: object): string =>
    fails(() => resonanceNetwork(engine, { dt, ...request })).problems[0].field;
  assert.equal(network({}), '/numbers');
  assert.equal(network({ bodies: ['Ceres', 'Vesta'], numbers: [1, 4] }), '/bodies');
  assert.equal(network({ bodies: [4, 2000063] }), '/bodies/0');
  assert.equal(network({ bodies: ['Ceres', ' ceres'] }), '/bodies/1');
  assert.equal(network({ bodies: ['Ceres', 2000001] }), '/bodies/1');
  assert.equal(network({ numbers: [1, 99_999_999], skip_missing: false }), '/numbers/1');
});
