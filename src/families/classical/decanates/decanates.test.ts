import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createEngine } from '../../../engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { nodeDataProvider } from '../../../node-data.js';
import {
  chaldeanFace,
  chartDecanSet,
  chartDrekkana,
  decanSet,
  triplicityPosition,
  vedicDrekkana,
} from './decanates.js';

let engine: Engine;
before(() => {
  engine = createEngine(nodeDataProvider());
});
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;

test('rule: a triplicity decan has a ruling sign, a face has none', () => {
  const face = chaldeanFace({ longitude: 471.84 }),
    decan = triplicityPosition({ longitude: 111.84 });
  assert.deepEqual(
    [face.longitude_used, face.decan_number, face.ruling_planet, face.ruling_sign],
    [111.83999999999997, 3, 'Moon', null],
  );
  assert.deepEqual([decan.ruling_sign, decan.ruling_planet], ['Pisces', 'Jupiter']);
});

test('rule: the drekkana uses the longitude minus the ayanamsa, and the set contains all three systems', () => {
  const request = { longitude: 111.84, jd: 2446260.77 },
    set = decanSet(engine, request);
  assert.deepEqual(set.vedic_drekkana, vedicDrekkana(engine, request));
  assert.deepEqual(set.chaldean_face, chaldeanFace(request));
  assert.equal(set.vedic_drekkana.sign, 'Gemini');
  const raman = vedicDrekkana(engine, { ...request, ayanamsa_system: 'Raman' });
  assert.ok(raman.longitude_used > set.vedic_drekkana.longitude_used + 1);
});

test('rule: chart routes accept planets, asteroids and comets, and houses require an observer', () => {
  const dt = '2012-02-29T16:05:30+05:30';
  assert.throws(() => chartDrekkana(engine, { dt, body: 'True Node' }), failsAt('/body'));
  const ceres = chartDrekkana(engine, { dt, body: 'Ceres' });
  assert.equal(ceres.result.longitude_used, ceres.provenance.sidereal_longitudes.Ceres);
  assert.throws(() => chartDrekkana(engine, { dt, body: 'Moon', house_system: 'W' }), failsAt('/house_system'));
  assert.throws(() => chartDrekkana(engine, { dt, body: 'Moon', bodies: ['Vulcan'] }), failsAt('/bodies/0'));
  const set = chartDecanSet(engine, {
    dt,
    body: 'moon',
    bodies: ['Sun', 'Moon'],
    include_nodes: true,
    observer_lat: 19.07,
    observer_lon: 72.88,
    house_system: 'W',
  });
  assert.deepEqual(set.provenance.requested_bodies, ['Moon', 'Sun']);
  assert.equal(set.provenance.returned_bodies.length, 6);
  assert.equal(set.provenance.house_system, 'W');
  assert.ok(set.provenance.sidereal_lagna_sign_index !== null);
  assert.deepEqual(set.result.vedic_drekkana, chartDrekkana(engine, { dt, body: 'Moon' }).result);
});

test('rule: an observer changes the positions only in the topocentric frame', () => {
  const at = { dt: '2012-02-29T10:35:30Z', body: 'Moon', observer_lat: 19.07, observer_lon: 72.88 };
  const centre = chartDrekkana(engine, { dt: at.dt, body: 'Moon' }),
    observed = chartDrekkana(engine, at),
    topocentric = chartDrekkana(engine, { ...at, place_center: 'topocentric' });
  assert.equal(observed.tropical_longitude, centre.tropical_longitude);
  assert.equal(observed.provenance.place_center, 'geocentric');
  assert.ok(Math.abs(topocentric.tropical_longitude - centre.tropical_longitude) > 0.01);
  assert.equal(topocentric.provenance.place_center, 'topocentric');
});
