import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { directionArcs, directionProfile, directionRelations } from './answers.js';
import { directionArcsReduction, directionProfileReduction } from './reduction.js';
import type { PrimaryArcResponse } from './schema-answer.js';
import type { PrimaryDirectionsPolicyRequest, PrimaryDirectionsSearchRequest } from './schema-request.js';
import { directionSpeculum } from './speculum.js';

const engine = sharedEngine();
const birth = { dt: '1985-03-21T08:15:00Z', latitude: 51.5, longitude: -0.12, observer_lat: 51.5 };
const near = (got: number, wanted: number, tolerance: number, what = ''): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${what} ${got} is not ${wanted}`);
type Search = Omit<PrimaryDirectionsSearchRequest, 'dt' | 'latitude' | 'longitude' | 'observer_lat'>;
const arcs = (more: Search): PrimaryArcResponse[] => directionArcs(engine, { ...birth, ...more }).arcs;
const policy = (preset: string, more: Partial<PrimaryDirectionsPolicyRequest> = {}) => ({
  policy: { preset, ...more },
});
/** The one arc of a pair. */
function arcOf(
  found: readonly PrimaryArcResponse[],
  significator: string,
  promissor: string,
  direction: string,
): number {
  const own = found.filter(
    (one) => one.significator === significator && one.promissor === promissor && one.direction === direction,
  );
  assert.equal(own.length, 1, `${significator} ${promissor} ${direction}`);
  return own[0].arc;
}
const refuses = (asked: PrimaryDirectionsPolicyRequest, field: string): void =>
  assert.throws(
    () => arcs({ policy: asked }),
    (error) => error instanceof InvalidInput && error.problems[0].field === field,
  );

test('regression: an angle with the latitude of its significator is one point of the sphere in both motions', () => {
  const found = arcs({
    ...policy('regiomontanus_zodiacal_significator_conditioned', { include_converse: true }),
    bodies: ['Sun', 'Moon', 'Mars'],
  });
  const arc = (...pair: readonly [string, string, string]) => arcOf(found, ...pair);
  // Arcs of the recorded engine, of the same figure.
  near(arc('Mars', 'ASC', 'DIRECT'), 17.66374, 2e-4);
  near(arc('Moon', 'MC', 'CONVERSE'), 56.27581, 2e-3);
  near(arc('Sun', 'MC', 'CONVERSE'), 58.18678, 2e-4);
});

test('rule: a profile sorts the arcs of a significator by arc, promissor, converse before direct, and relations keep the order of the request', () => {
  const submitted = (
    [
      ['Venus', 3, 'C'],
      ['Mars', 3, 'D'],
      ['Mars', 1, 'D'],
      ['Mars', 3, 'C'],
    ] as const
  ).map(([promissor, arc, direction]) => ({ significator: 'Sun', promissor, arc, direction }));
  const order = (list: readonly PrimaryArcResponse[]) =>
    list.map(({ promissor, arc, direction }) => `${promissor} ${arc} ${direction}`);
  const sorted = ['Mars 1 DIRECT', 'Mars 3 CONVERSE', 'Mars 3 DIRECT', 'Venus 3 CONVERSE'];
  const request = { ...birth, submitted_arcs: submitted, include_relations: true };
  const [profile] = directionProfile(engine, request).aggregate.profiles;
  assert.deepEqual(order(profile.arcs), sorted);
  assert.deepEqual(order(profile.relation_profiles!.map(({ arc }) => arc)), sorted);
  const [reduced] = directionProfileReduction(engine, request).result.aggregate.profiles;
  assert.deepEqual(order(reduced.arcs), sorted);
  assert.deepEqual(order(directionRelations({ submitted_arcs: submitted }).map(({ arc }) => arc)), [
    'Venus 3 CONVERSE',
    'Mars 3 DIRECT',
    'Mars 1 DIRECT',
    'Mars 3 CONVERSE',
  ]);
});

const RAD = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * RAD),
  tan = (degrees: number): number => Math.tan(degrees * RAD);

test('rule: with the pole of meridian distance, tan p = (MD / SA) tan L of the significator', () => {
  const found = arcs({ ...policy('topocentric_mundane', { topocentric_pole: 'meridian_distance' }), max_arc: 360 });
  const { entries } = directionSpeculum(engine, birth);
  const planets = entries.filter(({ name }) => !['ASC', 'MC', 'DSC', 'IC'].includes(name));
  for (const significator of planets)
    for (const promissor of planets.filter(({ name }) => name !== significator.name)) {
      const { ha, meridian_distance: distance, semi_arc: semiArc } = significator;
      const pole = Math.sign(ha) * (distance / semiArc) * tan(birth.observer_lat);
      const under = (dec: number) => Math.asin(pole * tan(dec)) / RAD;
      const reached = ha - under(significator.dec) + under(promissor.dec);
      const arc = (reached - promissor.ha + 720) % 360;
      near(
        arcOf(found, significator.name, promissor.name, 'DIRECT'),
        arc,
        1e-9,
        `${significator.name} ${promissor.name}`,
      );
    }
  // An arc of the recorded engine, which uses this pole.
  near(arcOf(found, 'Jupiter', 'Mars', 'DIRECT'), 74.81929, 2e-4);
  const plain = arcs({ ...policy('topocentric_mundane'), max_arc: 360 });
  assert.ok(Math.abs(arcOf(plain, 'Jupiter', 'Mars', 'DIRECT') - 74.81929) > 0.005);
  // Both poles are the same at the angles.
  for (const angle of ['ASC', 'MC', 'DSC', 'IC'])
    near(arcOf(found, angle, 'Mars', 'DIRECT'), arcOf(plain, angle, 'Mars', 'DIRECT'), 1e-9, angle);
  refuses({ preset: 'regiomontanus_mundane', topocentric_pole: 'meridian_distance' }, '/policy/topocentric_pole');
});

test('rule: significators of zodiacal authF presets can keep their latitude, and promissors have none', () => {
  const shares = (latitude: 'zero' | 'native') => {
    const { result, reduction } = directionArcsReduction(engine, {
      ...birth,
      ...policy('authF_zodiacal_aspect', { significator_latitude: latitude }),
      max_arc: 180,
    });
    assert.equal(reduction.resolved_policy.significator_latitude, latitude);
    return result.arcs;
  };
  const { entries } = directionSpeculum(engine, birth);
  const entry = (name: string) => entries.find((one) => one.name === name)!;
  const eps = 23.4408;
  /** Hour angle and diurnal semi-arc of a longitude without latitude. */
  const onEcliptic = (name: string) => {
    const { lon, ra, ha } = entry(name),
      dec = Math.asin(sin(eps) * sin(lon)) / RAD,
      own = Math.atan2(sin(lon) * Math.cos(eps * RAD), Math.cos(lon * RAD)) / RAD;
    const dsa = Math.acos(-tan(birth.observer_lat) * tan(dec)) / RAD;
    return { ha: ha + ((((ra - own + 540) % 360) + 360) % 360) - 180, dsa };
  };
  const native = shares('native'),
    zero = shares('zero');
  // Jupiter is above the horizon in the east: Mars moves to the same fraction of its own semi-arc.
  const mars = onEcliptic('Mars'),
    jupiter = entry('Jupiter'),
    bare = onEcliptic('Jupiter');
  near(arcOf(native, 'Jupiter', 'Mars', 'DIRECT'), (jupiter.ha / jupiter.dsa) * mars.dsa - mars.ha, 2e-3);
  near(arcOf(zero, 'Jupiter', 'Mars', 'DIRECT'), (bare.ha / bare.dsa) * mars.dsa - mars.ha, 2e-3);
  assert.deepEqual(zero, arcs({ ...policy('authF_zodiacal_aspect'), max_arc: 180 }));
  refuses({ preset: 'regiomontanus_zodiacal', significator_latitude: 'zero' }, '/policy/significator_latitude');
});

test('rule: in rapt parallels about the horizon the mundane positions add up to two quadrants (mod 4)', () => {
  const { entries } = directionSpeculum(engine, birth);
  for (const [preset, sense] of [
    ['placidian_mundane_rapt_parallel_direct', 1],
    ['placidian_mundane_rapt_parallel_converse', -1],
  ] as const) {
    const found = (axis: 'meridian' | 'horizon') =>
      arcs({
        ...policy(preset, { rapt_axis: axis }),
        placidian_rapt_parallel_targets: [{ source_name: 'Mars' }],
        significators: ['Moon', 'Saturn', 'Jupiter'],
        max_arc: 360,
      });
    for (const axis of ['meridian', 'horizon'] as const)
      for (const { significator, arc } of found(axis)) {
        const shareAfter = (name: string): number => {
          const { ha, dsa, nsa } = entries.find((one) => one.name === name)!;
          const at = ((((ha + sense * arc + 180) % 360) + 360) % 360) - 180,
            distance = Math.abs(at);
          return Math.sign(at) * (distance <= dsa ? distance / dsa : 1 + (distance - dsa) / nsa);
        };
        const sum = shareAfter(significator) + shareAfter('Mars') - (axis === 'horizon' ? 2 : 0);
        near(sum - 4 * Math.round(sum / 4), 0, 1e-6, `${preset} ${axis} ${significator}`);
      }
    assert.notDeepEqual(found('horizon'), found('meridian'));
  }
  refuses({ preset: 'placidian_classic_mundane', rapt_axis: 'horizon' }, '/policy/rapt_axis');
});
