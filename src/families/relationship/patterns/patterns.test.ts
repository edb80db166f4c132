import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TooManyPatterns } from '../../../doctrine/aspect-patterns/found-pattern.js';
import { chartProfile, patternAnswer, patternNetwork } from './answers.js';
import { findPatterns } from '../../../doctrine/aspect-patterns/patterns.js';
import { TEMPLATES } from '../../../doctrine/aspect-patterns/templates.js';

const points = (places: Record<string, number>) =>
  Object.entries(places).map(([name, longitudeDeg]) => ({ name, longitudeDeg }));
const find = (
  places: Record<string, number>,
  include: string[] | null = null,
  dominantOnly = false,
  orbFactor = 1,
  orbs: 'pattern' | 'aspect' = 'pattern',
) => findPatterns(points(places), { orbFactor, include, dominantOnly, orbs });
const titles = (found: ReturnType<typeof find>) =>
  found.map(({ name, bodies }) => `${name}: ${bodies.map(({ body }) => body).join(' ')}`);
const answers = (found: ReturnType<typeof find>) =>
  found.map((pattern) => patternAnswer(pattern, { orbFactor: 1, orbs: 'pattern' }));

/** Positions at the exact angles of each pattern. */
const FIGURES: Record<string, Record<string, number>> = {
  'T-Square': { A: 0, B: 180, C: 90 },
  'Grand Trine': { A: 0, B: 120, C: 240 },
  'Grand Cross': { A: 0, B: 90, C: 180, D: 270 },
  Yod: { A: 0, B: 60, C: 210 },
  'Mystic Rectangle': { A: 0, B: 60, C: 180, D: 240 },
  Kite: { A: 0, B: 120, C: 240, D: 60 },
  Stellium: { A: 0, B: 4, C: 8 },
  'Minor Grand Trine': { A: 0, B: 120, C: 60 },
  'Grand Sextile': { A: 0, B: 60, C: 120, D: 180, E: 240, F: 300 },
  "Thor's Hammer": { A: 0, B: 90, C: 225 },
  'Boomerang Yod': { A: 0, B: 60, C: 210, D: 30 },
  Wedge: { A: 0, B: 180, C: 120 },
  Cradle: { A: 0, B: 60, C: 120, D: 180 },
  Trapeze: { A: 0, B: 60, C: 120, D: 180 },
  'Hard Wedge': { A: 0, B: 180, C: 45 },
  'Grand Quintile': { A: 0, B: 72, C: 144, D: 216, E: 288 },
  'Quintile Triangle': { A: 0, B: 72, C: 216 },
  'Septile Triangle': { A: 0, B: 360 / 7, C: 1080 / 7 },
};

test('rule: each pattern is found at its exact angles, whatever the names of its bodies', () => {
  for (const [name, places] of Object.entries(FIGURES)) {
    assert.equal(find(places, [name]).filter((pattern) => pattern.name === name).length, 1, name);
    const names = Object.keys(places),
      turned = Object.fromEntries(Object.values(places).map((lon, i) => [names[(i + 1) % names.length], lon + 17]));
    assert.ok(find(turned, [name]).length >= 1, `${name} with other names`);
  }
});

test('rule: a pattern reports the orb of each aspect, and orbs aspect uses the orbs of the aspect table', () => {
  // Sextile 4 degrees wide: within the 5 of the aspect, beyond the 3 of a yod.
  const wide = { A: 0, B: 64, C: 212 };
  assert.deepEqual(titles(find(wide, ['Yod'])), []);
  const byAspect = find(wide, ['Yod'], false, 1, 'aspect');
  assert.deepEqual(titles(byAspect), ['Yod: A B C']);
  const orbsOf = (pattern: ReturnType<typeof patternAnswer>) =>
    pattern.contributions.map(({ aspect_name, pattern_orb, aspect }) => [aspect_name, pattern_orb, aspect.allowed_orb]);
  assert.deepEqual(orbsOf(patternAnswer(byAspect[0], { orbFactor: 1, orbs: 'aspect' })), [
    ['Sextile', 5, 5],
    ['Quincunx', 3, 3],
    ['Quincunx', 3, 3],
  ]);
  const [yod] = find(FIGURES.Yod, ['Yod'], false, 2);
  const answer = patternAnswer(yod, { orbFactor: 2, orbs: 'pattern' });
  assert.deepEqual(orbsOf(answer)[0], ['Sextile', 6, 10]);
  assert.equal(answer.detection_truth?.orbs, 'pattern');
});

test('rule: the apex comes last and has apex links, and the state follows from the roles of the aspects', () => {
  const [square] = answers(find({ Moon: 0, Mars: 90, Sun: 180 }, ['T-Square']));
  assert.deepEqual(
    [square.bodies, square.apex, square.contributions.map(({ role }) => role), square.condition_profile?.state],
    [['Moon', 'Sun', 'Mars'], 'Mars', ['base_link', 'apex_link', 'apex_link'], 'reinforced'],
  );
  const roles = (name: string) => answers(find(FIGURES[name], [name]))[0];
  assert.deepEqual(
    roles('Grand Cross').contributions.map(({ role }) => role),
    ['axis_link', 'axis_link', 'cycle_link', 'cycle_link', 'cycle_link', 'cycle_link'],
  );
  assert.deepEqual(
    roles('Cradle').classification?.body_roles.map(({ role }) => role),
    ['axis', 'support', 'support', 'axis'],
  );
  assert.deepEqual(
    [roles('Minor Grand Trine').apex, roles('Minor Grand Trine').contributions.map(({ role }) => role)],
    [null, ['base_link', 'support_link', 'support_link']],
  );
  assert.deepEqual(
    [roles('Stellium').condition_profile?.state, roles('Stellium').detection_truth?.centroid_longitude],
    ['weakened', 4],
  );
});

test('rule: dominant_only omits the trine, the wedges and the small trine inside a kite', () => {
  const kite = FIGURES.Kite;
  assert.deepEqual(titles(find(kite)), [
    'Grand Trine: A B C',
    'Kite: A B C D',
    'Minor Grand Trine: A B D',
    'Wedge: C D A',
    'Wedge: C D B',
  ]);
  assert.deepEqual(titles(find(kite, null, true)), ['Kite: A B C D']);
});

test('rule: include selects patterns before dominant_only, so an excluded kite hides nothing', () => {
  assert.deepEqual(titles(find(FIGURES.Kite, ['Grand Trine'], true)), ['Grand Trine: A B C']);
  assert.deepEqual(find(FIGURES.Kite, [], true), []);
});

test('rule: a trapeze is contained in the cradle of the same bodies, and stelliums are always kept', () => {
  assert.deepEqual(titles(find(FIGURES.Cradle, ['Cradle', 'Trapeze'])), ['Cradle: A B C D', 'Trapeze: A B C D']);
  assert.deepEqual(titles(find(FIGURES.Cradle, ['Cradle', 'Trapeze'], true)), ['Cradle: A B C D']);
  const both = find({ A: 0, B: 120, C: 240, D: 60, E: 241, F: 242 }, ['Stellium', 'Kite'], true);
  assert.ok(both.some(({ name }) => name === 'Stellium') && both.some(({ name }) => name === 'Kite'));
});

test('property: dominant_only keeps exactly the maximal aspect patterns and every stellium', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 71 }), { minLength: 4, maxLength: 9 }), (fives) => {
      const places = Object.fromEntries(fives.map((n, i) => [`P${i}`, n * 5]));
      const all = find(places),
        kept = new Set(titles(find(places, null, true)));
      const edges = (pattern: (typeof all)[number]) =>
        pattern.aspects.map(
          (aspect) => `${[aspect.first.name, aspect.second.name].sort().join()} ${aspect.definition.name}`,
        );
      for (const pattern of all) {
        const contained =
          pattern.sourceKind === 'aspect' &&
          all.some(
            (other) =>
              other !== pattern &&
              other.sourceKind === 'aspect' &&
              pattern.bodies.every(({ body }) => other.bodies.some((member) => member.body === body)) &&
              edges(pattern).every((edge) => edges(other).includes(edge)) &&
              (other.bodies.length > pattern.bodies.length || other.aspects.length > pattern.aspects.length),
          );
        assert.equal(kept.has(titles([pattern])[0]), !contained, titles([pattern])[0]);
      }
    }),
    { numRuns: 40 },
  );
});

test('property: the three routes use the same patterns', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 71 }), { minLength: 3, maxLength: 10 }),
      fc.boolean(),
      (fives, dominantOnly) => {
        const events = answers(find(Object.fromEntries(fives.map((n, i) => [`P${i}`, n * 5])), null, dominantOnly));
        const profile = chartProfile(events),
          network = patternNetwork(events);
        assert.deepEqual(
          profile.profiles.map(({ pattern_name: name }) => name),
          events.map(({ name }) => name),
        );
        assert.equal(profile.reinforced_count + profile.mixed_count + profile.weakened_count, events.length);
        assert.equal(network.nodes.filter(({ kind }) => kind === 'pattern').length, events.length);
        assert.equal(
          network.edges.length,
          events.reduce((sum, { bodies }) => sum + bodies.length, 0),
        );
        for (const node of network.nodes) assert.equal(node.total_degree, node.incoming_count + node.outgoing_count);
      },
    ),
    { numRuns: 40 },
  );
});

test('rule: stelliums are the maximal sets within the orb of their mean, also across 0 Aries', () => {
  assert.deepEqual(titles(find({ A: 355, B: 0, C: 5, D: 100 }, ['Stellium'])), ['Stellium: A B C']);
  assert.deepEqual(titles(find({ A: 0, B: 8, C: 16, D: 24 }, ['Stellium'])), ['Stellium: A B C', 'Stellium: B C D']);
  assert.deepEqual(titles(find({ A: 0, B: 1, C: 8, D: 15.9 }, ['Stellium'])), [
    'Stellium: A B C',
    'Stellium: A C D',
    'Stellium: B C D',
  ]);
  assert.deepEqual(titles(find({ A: 7, B: 7, C: 7 }, ['Stellium'])), ['Stellium: A B C']);
  assert.deepEqual(find({ A: 0, B: 1 }, ['Stellium']), []);
});

test('rule: a search with too many patterns is refused', () => {
  const crowd = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`P${i}`, i * 6]));
  assert.throws(
    () => find(crowd, null, false, 10),
    (error) => error instanceof TooManyPatterns,
  );
});

test('rule: the aspects of each template use all of its slots', () => {
  for (const { name, roles, edges } of TEMPLATES)
    assert.deepEqual(
      [...new Set(edges.flatMap(({ a, b }) => [a, b]))].sort(),
      roles.map((_, i) => i),
      name,
    );
});
