import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { chartDignities, chartProfile } from '../../families/classical/dignities/dignities.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { housesReduction } from '../../families/core/houses/houses.js';
import { InvalidInput } from '../../kernel/errors.js';
import { westernProfile } from './profile.js';

const engine = sharedEngine();
const observer = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522, observer_elev_m: 35 };

test('rule: every section is equal to the answer of its route for the same request', () => {
  const policy = { essential: { scoring: 'lilly_sum' as const } };
  const answer = westernProfile(engine, {
    ...observer,
    house_system: 'R',
    dignity_policy: policy,
    bodies: ['Sun', 'Ceres'],
  });
  const chart = chartReduction(engine, { ...observer, bodies: ['Sun', 'Ceres'] });
  assert.deepEqual(answer.chart, chart.result);
  assert.deepEqual(answer.chart_reduction, chart.reduction);
  const houses = housesReduction(engine, { dt: observer.dt, latitude: 48.8566, longitude: 2.3522, system: 'R' });
  assert.deepEqual(answer.houses, houses.result);
  assert.deepEqual(answer.houses_reduction, houses.reduction);
  const request = { ...observer, house_system: 'R', policy };
  assert.deepEqual(answer.dignities, chartDignities(engine, request));
  assert.deepEqual(answer.dignity_profile, chartProfile(engine, request));
  assert.deepEqual(answer.included_sections, Object.keys(answer).slice(3, 9));
});

test('rule: an excluded section is null and not listed', () => {
  const answer = westernProfile(engine, { ...observer, include: { chart: false, dignities: false } });
  assert.deepEqual([answer.chart, answer.chart_reduction, answer.dignities], [null, null, null]);
  assert.deepEqual(answer.included_sections, ['houses', 'houses_reduction', 'dignity_profile']);
  assert.deepEqual(answer.provenance.included_existing_surfaces, [
    'POST /v1/houses/reduction',
    'POST /v1/dignities/chart/profile',
  ]);
});

test('rule: a profile without sections is refused', () => {
  const include = { chart: false, houses: false, dignities: false, dignity_profile: false };
  assert.throws(
    () => westernProfile(engine, { ...observer, include }),
    (error) => error instanceof InvalidInput && error.problems[0].field === '/include',
  );
  for (const section of ['chart', 'houses', 'dignities', 'dignity_profile'] as const)
    assert.ok(westernProfile(engine, { ...observer, include: { ...include, [section]: true } }));
});

test('rule: the house policy applies to the dignities as well, also without the houses section', () => {
  const polar = { ...observer, observer_lat: 80, house_policy: { polar_fallback: 'raise' as const } };
  for (const include of [{}, { houses: false }]) {
    assert.throws(
      () => westernProfile(engine, { ...polar, include }),
      (error) => error instanceof InvalidInput && error.problems[0].field === '/observer_lat',
    );
  }
  const fallback = westernProfile(engine, { ...polar, house_policy: { polar_fallback: 'fallback_to_whole_sign' } });
  assert.equal(fallback.dignities?.chart_basis.effective_house_system, 'W');
});

test('rule: the answer echoes the request with the defaults of its dignity policy', () => {
  const { request } = westernProfile(engine, {
    ...observer,
    include: { dignities: false, dignity_profile: false },
    dignity_policy: { accidental: { solar: { include_under_sunbeams: false } } },
  });
  assert.equal(request.dignity_policy?.essential?.doctrine, 'traditional_classic_7');
  assert.equal(request.dignity_policy?.accidental?.include_motion, true);
  assert.equal(request.dignity_policy?.accidental?.sect?.include_hayz, true);
  assert.equal(request.dignity_policy?.accidental?.solar?.include_under_sunbeams, false);
  assert.equal(westernProfile(engine, { ...observer, include: { chart: false } }).request.dignity_policy, null);
});
