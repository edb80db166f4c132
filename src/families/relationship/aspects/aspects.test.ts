import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { declinationMotionWitness, fromDeclinations } from './declinations.js';
import { overcoming, wholeSign } from './hellenistic.js';
import { fromLongitudes, motionWitness } from './longitudes.js';

const invalid = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);

test('rule: from-longitudes sorts points by name, reduces longitudes to [0, 360), and reports that motion is not computed', () => {
  const { events, computation_truth: truth } = fromLongitudes({ longitudes: { Venus: 370, Mars: -170 } });
  assert.deepEqual(Object.entries(truth.normalized_longitudes), [
    ['Mars', 190],
    ['Venus', 10],
  ]);
  assert.deepEqual(
    [events[0].body1, events[0].body2, events[0].aspect, events[0].motion_state],
    ['Mars', 'Venus', 'Opposition', 'exact'],
  );
  assert.deepEqual(
    [truth.motion_semantics, truth.point_count, truth.aspect_count],
    ['not_computed_without_speeds', 2, 1],
  );
  assert.equal(fromLongitudes({ longitudes: { Venus: 0, Mars: 3 } }).events[0].motion_state, 'indeterminate');
});

test('rule: include_nodes false removes the nodes and lists them as excluded', () => {
  const longitudes = { Sun: 0, Moon: 1, 'True Node': 2, Lilith: 3, Chiron: 4 };
  assert.equal(fromLongitudes({ longitudes }).computation_truth.point_count, 5);
  const without = fromLongitudes({ longitudes, include_nodes: false }).computation_truth;
  assert.deepEqual([without.point_count, without.excluded_node_names], [3, ['Lilith', 'True Node']]);
  assert.throws(
    () => fromLongitudes({ longitudes: { Sun: 0, 'True Node': 2 }, include_nodes: false }),
    invalid('/longitudes'),
  );
});

test('rule: names must be different and without surrounding spaces', () => {
  assert.throws(() => fromLongitudes({ longitudes: { ' Sun': 0, Moon: 1 } }), invalid('/longitudes/ Sun'));
  assert.throws(() => wholeSign({ positions: { ' Sun': 0, Sun: 1 } }), invalid('/positions/Sun'));
  const same = {
    body1: 'Sun',
    longitude1_deg: 0,
    body2: 'Sun',
    longitude2_deg: 1,
    aspect: 'Trine' as const,
    reference_frame: 'f',
    timescale: 't',
  };
  assert.throws(() => motionWitness(same), invalid('/body2'));
  assert.throws(() => motionWitness({ ...same, body2: 'Moon', timescale: ' t' }), invalid('/timescale'));
});

const declinations = (values: Record<string, number>, orb = 1) =>
  fromDeclinations({
    declinations: values,
    reference_frame: 'f',
    timescale: 't',
    orb,
  }).events.map((event) => [event.body1, event.body2, event.aspect, event.orb]);

test('rule: a parallel needs the same hemisphere, a contra-parallel opposite ones', () => {
  assert.deepEqual(declinations({ A: 0.3, B: -0.3 }), [['A', 'B', 'Contra-Parallel', 0]]);
  assert.deepEqual(declinations({ A: 0.25, B: 0.75 }), [['A', 'B', 'Parallel', 0.5]]);
  assert.deepEqual(declinations({ A: 10, B: -10.5, C: 10.25 }), [
    ['A', 'C', 'Parallel', 0.25],
    ['B', 'C', 'Contra-Parallel', 0.25],
    ['A', 'B', 'Contra-Parallel', 0.5],
  ]);
});

test('rule: two points on the equator form an exact parallel; a point on the equator forms no relation with a point off it', () => {
  assert.deepEqual(declinations({ A: 0, B: -0, C: 0.1 }), [['A', 'B', 'Parallel', 0]]);
});

const motion = (d1: number, d2: number, aspect: 'Parallel' | 'Contra-Parallel', s1: number | null, s2: number | null) =>
  declinationMotionWitness({
    body1: 'A',
    declination1_deg: d1,
    body2: 'B',
    declination2_deg: d2,
    aspect,
    speed1_deg_per_day: s1,
    speed2_deg_per_day: s2,
    reference_frame: 'f',
    timescale: 't',
  }).witness;

test('rule: the error and rate of declination motion are differences for a parallel and sums for a contra-parallel', () => {
  const parallel = motion(20, 19, 'Parallel', -0.5, 0.25),
    contra = motion(20, -19, 'Contra-Parallel', -0.5, 0.25);
  assert.deepEqual(
    [parallel.signed_error_deg, parallel.relative_speed_deg_per_day, parallel.orb_rate_deg_per_day, parallel.state],
    [1, -0.75, -0.75, 'applying'],
  );
  assert.deepEqual(
    [contra.signed_error_deg, contra.relative_speed_deg_per_day, contra.orb_rate_deg_per_day, contra.state],
    [1, -0.25, -0.25, 'applying'],
  );
  assert.equal(motion(19, 20, 'Parallel', -0.5, 0.25).state, 'separating');
});

test('rule: declination motion is exact before all else, indeterminate without a speed, and not stationary for one zero speed', () => {
  assert.equal(motion(20, 20, 'Parallel', null, null).state, 'exact');
  assert.equal(motion(20, 19, 'Parallel', null, 0.25).state, 'indeterminate');
  assert.equal(motion(20, 19, 'Parallel', 0, 0.25).state, 'applying');
  assert.deepEqual(
    [motion(20, 19, 'Parallel', 0.25, 0.25).state, motion(20, 19, 'Parallel', 0.25, 0.25).relative_motion_stalled],
    ['stationary', true],
  );
  assert.throws(() => motion(20, -19, 'Parallel', 0, 0), invalid('/aspect'));
  assert.throws(() => motion(0, 19, 'Parallel', 0, 0), invalid('/aspect'));
  assert.equal(motion(0, 0, 'Parallel', 1, 2).state, 'exact');
});

test('rule: signs at places 1, 3, 4, 5 and 7 aspect each other; signs at places 2, 6, 8 and 12 do not', () => {
  const names = Array.from(
    { length: 12 },
    (_, sign) => wholeSign({ positions: { A: 5, B: 30 * sign + 25 } }).aspects[0]?.aspect ?? null,
  );
  assert.deepEqual(names, [
    'Conjunction',
    null,
    'Sextile',
    'Square',
    'Trine',
    null,
    'Opposition',
    null,
    'Trine',
    'Square',
    'Sextile',
    null,
  ]);
});

test('rule: the body in the tenth sign overcomes; the direction is not evaluable without an aspect or at a boundary', () => {
  const first = overcoming({ body1: ' Saturn ', longitude1: 370, body2: 'Moon', longitude2: 100 });
  assert.deepEqual(
    [first.body1, first.longitude1, first.overcoming_body, first.body1_overcomes_body2],
    ['Saturn', 10, 'Saturn', true],
  );
  assert.equal(first.hellenistic_superiority_truth.direction_truth.reason, 'aspect_angle_not_supplied');
  assert.equal(overcoming({ body1: 'A', longitude1: 100, body2: 'B', longitude2: 10 }).overcoming_body, 'B');
  assert.equal(overcoming({ body1: 'A', longitude1: 100, body2: 'B', longitude2: 40 }).overcoming_body, null);
  assert.throws(() => overcoming({ body1: 'A', longitude1: 1, body2: ' A', longitude2: 2 }), invalid('/body2'));
  const [opposition] = wholeSign({ positions: { A: 10, B: 190 } }).aspects;
  assert.deepEqual(
    [opposition.direction, opposition.hellenistic_superiority_truth.direction_truth.status],
    [null, 'not_evaluable'],
  );
});
