import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { avasthasOfBirth } from './birth.js';
import { avasthas } from './evaluate.js';
import { sayanadi } from './sayanadi.js';
import type { AvasthaBirthRequest } from './schema.js';

const engine = sharedEngine();
const BIRTH: AvasthaBirthRequest = {
  birth: '1947-08-15T00:00:00+05:30',
  latitude: 28.6139,
  longitude: 77.209,
  name: { value: 3 },
};
const positionsOf = (found: ReturnType<typeof avasthasOfBirth>) =>
  Object.fromEntries(
    (found.epoch?.positions ?? []).map(({ planet, position }) => [planet, position.sidereal_longitude]),
  ) as Parameters<typeof avasthas>[0]['sidereal_longitudes'];

test('property: the states of a birth are those of its positions and its ghati', () => {
  const found = avasthasOfBirth(engine, BIRTH);
  const same = avasthas({
    sidereal_longitudes: positionsOf(found),
    lagna_sidereal_lon: found.lagna_sidereal ?? 0,
    sayanadi_context: { clock: { kind: 'ordinal', ordinal: found.ghati_candidates[0] }, name: { value: 3 } },
  });
  for (const [planet, states] of Object.entries(found.chart?.planets ?? {})) {
    assert.equal(states.deeptadi_state, same.planets[planet].deeptadi_state);
    assert.deepEqual(states.lajjitadi_active, same.planets[planet].lajjitadi_active);
    assert.equal(states.sayanadi?.state, same.planets[planet].sayanadi?.state);
  }
});

test('property: a birth at a reported sunrise begins the day that the sunrise begins', () => {
  const { sunrise } = avasthasOfBirth(engine, BIRTH);
  const reborn = avasthasOfBirth(engine, { ...BIRTH, birth: sunrise?.moment.utc ?? '' });
  assert.deepEqual(reborn.sunrise?.moment, { ...sunrise?.moment, local: reborn.sunrise?.moment.local });
  assert.deepEqual([reborn.ghati_candidates, reborn.chart?.sayanadi_context?.ghati.ordinal], [[1], 1]);
});

test('property: sunrises follow one another: the next sunrise of a birth is the sunrise of a birth after it', () => {
  const first = avasthasOfBirth(engine, BIRTH),
    second = avasthasOfBirth(engine, { ...BIRTH, birth: '1947-08-16T00:00:00+05:30' });
  assert.equal(first.next_sunrise?.moment.jd_ut1, second.sunrise?.moment.jd_ut1);
});

test('rule: next to the edge of a ghati both candidates are listed', () => {
  const { sunrise } = avasthasOfBirth(engine, BIRTH);
  const birth = new Date(Date.parse(sunrise?.moment.utc ?? '') + 1_440_000).toISOString();
  assert.deepEqual(avasthasOfBirth(engine, { ...BIRTH, birth }).ghati_candidates, [1, 2]);
});

test('rule: without a sunrise the states are unavailable', () => {
  const found = avasthasOfBirth(engine, { ...BIRTH, birth: '2000-06-21T12:00:00Z', latitude: 75 });
  assert.deepEqual([found.status, found.chart, found.sunrise], ['unavailable', null, null]);
  assert.ok(found.unavailable_reasons.length > 0);
});

test('rule: a name is a value or a sound of the table, not both', () => {
  const request = {
    planet: 'Sun' as const,
    sidereal_longitudes: { Sun: 118, Moon: 94 },
    lagna_sidereal_lon: 38,
    context: { clock: { kind: 'ordinal' as const, ordinal: 46 }, name: { sound: 'ग' } },
  };
  assert.equal(sayanadi(request).trace.context.name.resolved_value, 3);
  for (const name of [{}, { value: 3, sound: 'ग' }, { sound: 'ङ' }])
    assert.throws(() => sayanadi({ ...request, context: { ...request.context, name } }), InvalidInput);
  assert.throws(() => sayanadi({ ...request, sidereal_longitudes: { Sun: 118 } }), InvalidInput);
});

test('rule: postures of nodes need both nodes', () => {
  const request = {
    sidereal_longitudes: { Sun: 118, Moon: 94, Mars: 67, Mercury: 104, Jupiter: 206, Venus: 113, Saturn: 110 },
    lagna_sidereal_lon: 38,
    sayanadi_context: { clock: { kind: 'ordinal' as const, ordinal: 46 }, name: { value: 3 }, evaluate_nodes: true },
  };
  assert.throws(() => avasthas(request), InvalidInput);
  const found = avasthas({ ...request, node_longitudes: { Rahu: 35.7, Ketu: 215.7 } });
  assert.deepEqual(Object.keys(found.sayanadi_nodes), ['Rahu', 'Ketu']);
});
