import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import { shadbalaBhava, shadbalaFull } from './full.js';
import { shadbalaResult } from './shadbala.js';

const engine = sharedEngine();
const request = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };

test('rule: the full answer has the strengths of the other routes, and the houses have those of their lords', () => {
  const full = shadbalaFull(engine, request),
    alone = shadbalaResult(engine, request);
  assert.deepEqual(full.chart.planets, alone.planets);
  assert.deepEqual(full.bhava, shadbalaBhava(engine, request));
  for (const house of Object.values(full.bhava.houses))
    assert.equal(house.bhavadhipati_bala, alone.planets[house.lord].total_shashtiamsas);
  for (const planet of GRAHAS) {
    const parts = full.chart.saptavargaja_evidence[planet];
    assert.deepEqual(
      parts.map(({ division }) => division),
      [1, 2, 3, 7, 9, 12, 30],
    );
    assert.equal(
      parts.reduce((sum, { shashtiamsas }) => sum + shashtiamsas, 0),
      alone.planets[planet].sthana_bala.saptavargaja,
    );
  }
});

test('rule: dates outside 1900-2100 and polar days are answered; a polar day names its basis', () => {
  assert.ok(shadbalaFull(engine, { ...request, dt: '1650-05-05T05:05:05Z' }).bhava.strongest_house >= 1);
  const polar = shadbalaFull(engine, { dt: '2024-06-21T12:00:00Z', observer_lat: 72, observer_lon: 20 });
  assert.equal(polar.chart.context.vara_basis, 'local_mean_time_06h');
  assert.equal(polar.chart.context.sunrise_jd, null);
  assert.equal(polar.chart.vara_basis.sun_position, 'above_horizon');
  assert.equal(polar.policy_receipt.polar_fallback_applied, true);
});

test('rule: the lord of the hour is derived from sunrise when the request has none, and one planet has its 60', () => {
  const derived = shadbalaFull(engine, request).chart;
  assert.equal(derived.context.hora_lord, derived.lords.hora);
  const given = shadbalaFull(engine, { ...request, hora_lord: 'Venus' });
  assert.equal(given.policy_receipt.hora_lord, 'Venus');
  assert.equal(given.chart.lords.hora, 'Venus');
});

test('rule: a named table of saptavargaja bala decides instead of the points', () => {
  const points = (policy: object) => shadbalaFull(engine, { ...request, policy }).chart.planets;
  assert.deepEqual(points({ saptavargaja_profile: 'bphs_santhanam_27' }), points({ saptavargaja_points: 'bphs' }));
});
