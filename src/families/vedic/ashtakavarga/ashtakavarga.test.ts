import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { computedChart, givenChart, profile, result, signProfile } from './ashtakavarga.js';

const engine = sharedEngine();
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/vedic-horoscope.json', import.meta.url), 'utf8'),
) as {
  dt: string;
  latitude: number;
  longitude: number;
  ashtakavarga: Record<string, Record<string, number[]> & number[]>;
};
const request = { dt: horoscope.dt, observer_lat: horoscope.latitude, observer_lon: horoscope.longitude };
const answer = (policy = {}) => result(computedChart(engine, { ...request, policy }).chart);
const rows = (found: Record<string, { rekhas: number[] }> | null) =>
  Object.fromEntries(Object.entries(found ?? {}).map(([planet, { rekhas }]) => [planet, rekhas]));

test('validation: rekhas and reductions of the standard horoscope', () => {
  const expected = horoscope.ashtakavarga;
  const plain = answer();
  assert.deepEqual(rows(plain.bhinnashtakavarga), expected['bhinnashtakavarga rekhas Aries..Pisces']);
  assert.deepEqual(plain.sarvashtakavarga, expected['sarvashtakavarga Aries..Pisces']);
  assert.equal(plain.shodhana_bhinnashtakavarga, null);
  const trikona = answer({ apply_trikona_shodhana: true });
  assert.deepEqual(rows(trikona.shodhana_bhinnashtakavarga), expected['trikona shodhana Aries..Pisces']);
  const both = answer({ apply_trikona_shodhana: true, apply_ekadhipatya_shodhana: true });
  assert.deepEqual(rows(both.shodhana_bhinnashtakavarga), expected['ekadhipatya shodhana after trikona Aries..Pisces']);
  assert.deepEqual(both.shodhana_applied, ['trikona', 'ekadhipatya']);
});

const signs = { Sun: 5, Moon: 10, Mars: 7, Mercury: 6, Jupiter: 2, Venus: 5, Saturn: 4, Lagna: 9 };

test('rule: signs and longitudes give the same answer; exactly one of them, with all eight points, is required', () => {
  const bySigns = result(givenChart({ sign_indices: signs })),
    byPlaces = result(
      givenChart({
        sidereal_longitudes: Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, 30 * sign + 29.9])),
      }),
    );
  assert.deepEqual(bySigns, byPlaces);
  const planets = Object.fromEntries(Object.entries(signs).filter(([name]) => name !== 'Lagna'));
  for (const wrong of [{}, { sign_indices: planets }, { sign_indices: signs, sidereal_longitudes: signs }])
    assert.throws(() => givenChart(wrong), InvalidInput);
  assert.throws(() => computedChart(engine, { dt: horoscope.dt }), InvalidInput);
});

test('rule: a sign is strong from the threshold; the first of equal extremes is reported', () => {
  const chart = givenChart({ sign_indices: signs });
  const { rekhas } = result(chart).bhinnashtakavarga.Sun;
  rekhas.forEach((count, sign_index) => {
    const found = signProfile(chart, { planet: 'Sun', sign_index });
    assert.deepEqual([found.rekha_count, found.tier], [count, count >= 4 ? 'strong' : 'weak']);
  });
  const all = profile(chart);
  assert.equal(all.sarva_total, 337);
  assert.equal(all.result.sarvashtakavarga[all.sarva_max_sign_idx], all.sarva_max);
  assert.equal(all.strong_planet_sign_counts.Sun, rekhas.filter((count) => count >= 4).length);
});

test('rule: nodes occupy signs only with that policy, and are then required', () => {
  const policy = {
    apply_trikona_shodhana: true,
    apply_ekadhipatya_shodhana: true,
    ekadhipatya_occupants: 'planets_and_nodes',
  } as const;
  assert.throws(() => givenChart({ sign_indices: signs, policy }), InvalidInput);
  const rahu = givenChart({ sign_indices: { ...signs, Rahu: 7 }, policy });
  assert.deepEqual(rahu.nodeSigns, [7, 1]);
  assert.equal(computedChart(engine, { ...request, policy }).provenance.node, 'true');
});

test('rule: the chart has houses: Placidus by default, or its replacement where it fails', () => {
  const system = (more: object) => computedChart(engine, { ...request, ...more }).provenance.house_system;
  assert.deepEqual([system({}), system({ house_system: null }), system({ house_system: 'W' })], ['P', 'P', 'W']);
  assert.deepEqual([system({ observer_lat: 78 }), system({ observer_lat: 78, house_system: 'P' })], ['O', 'O']);
});

test('rule: ekadhipatya shodhana without trikona shodhana is refused (BPHS ch. 68)', () => {
  const policy = { apply_ekadhipatya_shodhana: true };
  const isRefused = (error: InvalidInput): boolean => error.problems[0].field === '/policy/apply_ekadhipatya_shodhana';
  assert.throws(() => givenChart({ sign_indices: signs, policy }), isRefused);
  assert.throws(() => computedChart(engine, { ...request, policy }), isRefused);
});
