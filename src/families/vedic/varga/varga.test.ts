import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartNamed, chartShodashvargaBatch, generic, named } from './varga.js';

const engine = sharedEngine();
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/vedic-horoscope.json', import.meta.url), 'utf8'),
) as {
  dt: string;
  latitude: number;
  longitude: number;
  varga: Record<string, Record<string, string>>;
};
const place = { dt: horoscope.dt, observer_lat: horoscope.latitude, observer_lon: horoscope.longitude };

test('validation: every varga sign of the standard horoscope, the seven planets and the Lagna', () => {
  const bodies = Object.keys(horoscope.varga.rasi);
  const { results } = chartShodashvargaBatch(engine, { ...place, bodies });
  for (const [varga, signs] of Object.entries(horoscope.varga))
    for (const [body, sign] of Object.entries(signs)) assert.equal(results[body][varga].sign, sign, `${varga} ${body}`);
});

test('rule: the observer gives the Lagna and does not change geocentric positions', () => {
  const request = { dt: horoscope.dt, body: 'Moon', varga: 'navamsa' } as const;
  const alone = chartNamed(engine, request),
    placed = chartNamed(engine, { ...request, ...place }),
    seen = chartNamed(engine, { ...request, ...place, place_center: 'topocentric' });
  assert.equal(placed.result.longitude, alone.result.longitude);
  assert.equal(alone.provenance.sidereal_lagna, null);
  assert.equal(placed.provenance.sidereal_lagna_sign_index, 9);
  assert.ok(Math.abs(seen.result.longitude - alone.result.longitude) > 0.1, 'the parallax of the Moon');
});

test('rule: Ketu is opposite Rahu, which is the true or the mean node; nodes of the lunar orbit are refused', () => {
  const { results, provenance } = chartShodashvargaBatch(engine, { dt: horoscope.dt, bodies: ['Rahu', 'Ketu'] });
  assert.ok(Math.abs(Math.abs(results.Rahu.rasi.longitude - results.Ketu.rasi.longitude) - 180) < 1e-9);
  assert.equal(provenance.node, 'true');
  assert.throws(() => chartNamed(engine, { dt: horoscope.dt, body: 'True Node', varga: 'hora' }), InvalidInput);
});

test('rule: chart routes accept asteroids and comets, at their sidereal longitude', () => {
  const { provenance, results } = chartShodashvargaBatch(engine, { dt: horoscope.dt, bodies: ['Ceres', 'Moon'] });
  assert.deepEqual(provenance.returned_bodies, ['Ceres', 'Moon']);
  assert.equal(results.Ceres.rasi.longitude, provenance.sidereal_longitudes.Ceres);
  const { result } = chartNamed(engine, { dt: horoscope.dt, body: 'asteroid:Ceres', varga: 'navamsa' });
  assert.deepEqual(result, results.Ceres.navamsa);
});

test('rule: the Lagna and topocentric positions require an observer', () => {
  const fieldsOf = (ask: () => unknown): string[] => {
    try {
      ask();
    } catch (error) {
      if (error instanceof InvalidInput) return error.problems.map(({ field }) => field);
    }
    return [];
  };
  assert.deepEqual(
    fieldsOf(() => chartNamed(engine, { dt: horoscope.dt, body: 'Lagna', varga: 'hora' })),
    ['/observer_lat'],
  );
  assert.deepEqual(
    fieldsOf(() => chartNamed(engine, { dt: horoscope.dt, body: 'Sun', varga: 'hora', place_center: 'topocentric' })),
    ['/place_center'],
  );
});

test('rule: generic is plain multiplication and returns the name of the request', () => {
  const answer = generic({ sidereal_longitude: 123.4, divisor: 9, name: 'Mine' });
  assert.deepEqual([answer.varga_name, answer.sign, answer.rule], ['Mine', 'Taurus', 'plain_multiplication']);
  assert.equal(named({ sidereal_longitude: 12.3, varga: 'hora' }).rule, 'hora_leo_and_cancer');
});
