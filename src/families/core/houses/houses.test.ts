import assert from 'node:assert/strict';
import test from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { houses, housesReduction } from './houses.js';

const engine = sharedEngine();
const london = { dt: '1990-06-15T14:30:00Z', latitude: 51.5074, longitude: -0.1278, system: 'P' };

test('validation: angles and Placidus cusps of a recorded London chart', () => {
  const answer = houses(engine, london);
  const cusps = [
    201.8058693, 228.1405969, 260.9530418, 298.853443, 333.4432107, 0.7884636, 21.8058693, 48.1405969, 80.9530418,
    118.853443, 153.4432107, 180.7884636,
  ];
  // The sidereal time of the recorded engine is accurate to about 1e-3 seconds, 4e-6 degrees.
  for (const [i, cusp] of cusps.entries()) assert.ok(separationDeg(answer.cusps[i], cusp) < 4e-6);
  for (const [ours, theirs] of [
    [answer.armc, 120.9863502],
    [answer.asc, 201.8058693],
    [answer.mc, 118.853443],
    [answer.vertex ?? NaN, 47.5959601],
    [answer.anti_vertex ?? NaN, 227.5959601],
  ]) {
    assert.ok(separationDeg(ours, theirs) < 4e-6);
  }
  assert.equal(answer.fallback, false);
});

test('rule: the reduction echoes request, policy and effective system', () => {
  const { result, reduction } = housesReduction(engine, {
    ...london,
    system: 'campanus',
    policy: { polar_fallback: 'raise' },
  });
  assert.equal(result.system, 'C');
  assert.equal(reduction.requested_system, 'campanus');
  assert.equal(reduction.effective_system, 'C');
  assert.deepEqual(reduction.requested_policy, { unknown_system: 'fallback_to_placidus', polar_fallback: 'raise' });
  assert.equal(reduction.requested_datetime, '1990-06-15T14:30:00+00:00');
  assert.equal(housesReduction(engine, { ...london, policy: null }).reduction.requested_policy, null);
});

test('rule: every system gives cusps at the poles, or a fallback with its reason', () => {
  for (const system of [
    'P',
    'K',
    'E',
    'W',
    'C',
    'R',
    'O',
    'X',
    'B',
    'M',
    'T',
    'V',
    'N',
    'S',
    'H',
    'CT',
    'U',
    'Y',
    'Z',
    'EM',
    'PSD',
    'PSR',
    'Sripati',
  ]) {
    for (const latitude of [-90, -89, -67, 67, 89, 90]) {
      for (let hour = 0; hour < 24; hour += 5) {
        const answer = houses(engine, {
          ...london,
          dt: `1990-06-15T${String(hour).padStart(2, '0')}:30:00Z`,
          latitude,
          system,
          include_boundary_geometry: true,
        });
        assert.ok(answer.cusps.every((lon) => lon >= 0 && lon < 360));
        assert.equal(answer.fallback, answer.system !== answer.effective_system);
        assert.equal(answer.fallback, typeof answer.fallback_reason === 'string');
        assert.ok(!JSON.stringify(answer.boundary_geometry?.boundaries).includes('null,null,null'));
      }
    }
  }
});

test('rule: polar_fallback raise names the latitude', () => {
  assert.throws(
    () => houses(engine, { ...london, latitude: 89, system: 'Koch', policy: { polar_fallback: 'raise' } }),
    (error) => error instanceof InvalidInput && error.problems[0].field === '/latitude',
  );
});
