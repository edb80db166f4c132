import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { KARAKA_PLANETS, karakas } from '../../../doctrine/jaimini/karakas.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { karakaCondition, karakaPair, karakaResult, rankChart, rankDirect } from './jaimini.js';

const engine = sharedEngine();
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/panchanga-shadbala.json', import.meta.url), 'utf8'),
) as { readonly dt: string; readonly jaimini: Readonly<Record<string, unknown>> };

test('validation: karakas of the standard horoscope in the schemes of seven and of eight', () => {
  const { dt, jaimini } = horoscope;
  assert.deepEqual(
    karakaResult(rankChart(engine, { dt })).assignments.map(({ planet }) => planet),
    jaimini['karakas, 7 scheme (by rank)'],
  );
  for (const node of ['mean', 'true'] as const) {
    const { assignments } = karakaResult(rankChart(engine, { dt, scheme: 8, node }));
    assert.deepEqual(
      Object.fromEntries(assignments.map((entry) => [entry.karaka_name, entry.planet])),
      jaimini[`karakas, 8 scheme, ${node} node`],
    );
  }
});

const seven = { Sun: 316.6, Moon: 40.2, Mercury: 335.4, Venus: 358.9, Mars: 139, Jupiter: 13.1, Saturn: 185.2 };

test('rule: the scheme of eight requires Rahu, counts it from the end of its sign and marks it as inverted', () => {
  const { assignments } = karakaResult(rankDirect({ sidereal_longitudes: { ...seven, Rahu: 60.5 }, scheme: 8 }));
  const rahu = assignments.find(({ planet }) => planet === 'Rahu');
  assert.deepEqual([rahu?.karaka_rank, rahu?.degree_in_sign, rahu?.is_rahu_inverted], [1, 29.5, true]);
  assert.throws(() => rankDirect({ sidereal_longitudes: seven, scheme: 8 }), InvalidInput);
});

test('rule: points without a rank are listed as ignored; a repeated planet is refused', () => {
  const chart = rankDirect({ sidereal_longitudes: { ...seven, Rahu: 60.5, Ketu: 240.5 } });
  assert.deepEqual(chart.basis.ignored_points, ['Rahu', 'Ketu']);
  assert.deepEqual(rankDirect({ sidereal_longitudes: { ...seven, Vulcan: 1 } }).basis.ignored_points, ['Vulcan']);
  assert.throws(() => rankDirect({ sidereal_longitudes: { ...seven, sun: 3 } }), InvalidInput);
});

test('rule: the fifth of seven is Pitrikaraka or Putrakaraka; exactly one of role and planet is allowed', () => {
  const chart = rankDirect({ sidereal_longitudes: seven }),
    putra = rankDirect({ sidereal_longitudes: seven, policy: { fifth_karaka: 'putra' } });
  assert.equal(karakaCondition(chart, { planet: 'moon' }).karaka_name, 'Pitrikaraka');
  assert.equal(karakaCondition(putra, { karaka_name: 'putrakaraka' }).planet, 'Moon');
  assert.throws(() => karakaCondition(chart, { karaka_name: 'Putrakaraka' }), InvalidInput);
  assert.throws(() => karakaCondition(chart, {}), InvalidInput);
  assert.throws(() => karakaCondition(chart, { karaka_name: 'Atmakaraka', planet: 'Venus' }), InvalidInput);
  assert.throws(() => karakaPair(chart, { role_a: 'Atmakaraka', role_b: 'atmakaraka' }), InvalidInput);
  const body = { sidereal_longitudes: { ...seven, Rahu: 1 }, scheme: 8, policy: { fifth_karaka: 'putra' as const } };
  assert.throws(() => rankDirect(body), InvalidInput);
});

test('rule: planets at equal degrees tie, the naturally stronger first', () => {
  const tied = karakaResult(rankDirect({ sidereal_longitudes: { ...seven, Sun: 10.2, Saturn: 340.2 } }));
  assert.deepEqual(tied.tie_warnings, [
    ['Sun', 'Moon'],
    ['Moon', 'Saturn'],
  ]);
  assert.equal(tied.has_ties, true);
});

test('property: ranks are a permutation in descending order, and a rotation by whole signs does not change them', () => {
  const longitude = fc.integer({ min: 0, max: 359_999 }).map((n) => n / 1000);
  fc.assert(
    fc.property(fc.tuple(...KARAKA_PLANETS.map(() => longitude)), fc.integer({ min: 1, max: 11 }), (values, signs) => {
      const places = Object.fromEntries(KARAKA_PLANETS.map((planet, i) => [planet, values[i]]));
      const turned = Object.fromEntries(KARAKA_PLANETS.map((planet, i) => [planet, values[i] + 30 * signs]));
      const { assignments } = karakas(places, 8, 'pitri');
      assert.equal(new Set(assignments.map(({ planet }) => planet)).size, 8);
      for (let i = 1; i < 8; i++) assert.ok(assignments[i - 1].rankedDegree >= assignments[i].rankedDegree - 2e-9);
      assert.deepEqual(
        karakas(turned, 8, 'pitri').assignments.map(({ planet }) => planet),
        assignments.map(({ planet }) => planet),
      );
    }),
  );
});
