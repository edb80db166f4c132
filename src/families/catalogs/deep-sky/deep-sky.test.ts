import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { deepSkyBulk, deepSkyList, deepSkyPosition } from './deep-sky.js';

const engine = sharedEngine();
const dt = '2026-09-07T14:15:00Z';
const invalid =
  (field: string) =>
  (error: unknown): boolean =>
    error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);

test('rule: the 60 objects are searched by names, designations, aliases and SIMBAD identifiers, within a class', () => {
  assert.equal(deepSkyList(engine, {}).total, 60);
  assert.deepEqual(
    deepSkyList(engine, { q: 'ngc 104' }).objects.map((object) => object.name),
    ['47 Tucanae'],
  );
  assert.deepEqual(
    deepSkyList(engine, { q: 'QSO B1226' }).objects.map((object) => object.name),
    ['3C 273'],
  );
  const hosts = deepSkyList(engine, { object_class: 'host_star', limit: 2 });
  assert.deepEqual([hosts.total, hosts.returned_count, hosts.object_class], [5, 2, 'host_star']);
  assert.equal(deepSkyList(engine, { q: 'Uranus' }).total, 0);
});

test('rule: every label of an object finds it', () => {
  for (const object of deepSkyList(engine, {}).objects) {
    for (const label of [
      object.name,
      object.designation,
      ...object.aliases,
      object.simbad_main_id,
      object.name.toUpperCase(),
    ]) {
      assert.equal(deepSkyPosition(engine, { dt, object: label }).name, object.name, label);
    }
  }
});

test('rule: host stars have the place of the star catalogue, other objects that of their record', () => {
  for (const [text, star] of [
    ['51 Pegasi', 'Helvetios'],
    ['Proxima Cen', 'Proxima Centauri'],
    ['Beta Pic', 'bet Pic'],
    ['Epsilon Eridani', 'Ran'],
    ['55 Cnc', 'Copernicus'],
  ]) {
    const host = deepSkyPosition(engine, { dt, object: text });
    const place = engine.stars.truePlace(
      engine.stars.resolve(star, '/star').star,
      engine.time.instantFromIso(dt, '/dt'),
    );
    assert.equal(host.longitude, place.longitudeDeg, text);
    assert.deepEqual(
      [host.provenance.position_source, host.provenance.proper_motion_applied],
      ['sovereign_star_registry', true],
    );
  }
  const galaxy = deepSkyPosition(engine, { dt, object: 'M33' }),
    cluster = deepSkyPosition(engine, { dt, object: 'Pleiades' });
  assert.deepEqual([galaxy.provenance.proper_motion_applied, cluster.provenance.proper_motion_applied], [false, true]);
  assert.equal(galaxy.provenance.position_source, 'simbad_catalog_anchor');
});

test('validation: the place of M 31 at J2000.0 equals that of ERFA', () => {
  // erfa.s2c(10.684708333333333 deg, 41.268750000000004 deg) through pnm06a(2451545, 0) and rx(obl06 + deps). 1e-7 degrees: 0.4 mas, the packed nutation and the printed digits.
  const place = engine.stars.truePlace(
    { astrometry: engine.stars.deepSky.astrometry(engine.stars.deepSky.find('M 31')!) },
    engine.time.instantFromTt(0),
  );
  assert.ok(
    Math.abs(place.longitudeDeg - 27.845269581) < 1e-7 && Math.abs(place.latitudeDeg - 33.348606358) < 1e-7,
    `${place.longitudeDeg} ${place.latitudeDeg}`,
  );
});

test('rule: bulk reports or rejects names outside the catalogue', () => {
  const answer = deepSkyBulk(engine, { dt, objects: ['m31', 'Planet Nine'], skip_missing: true });
  assert.deepEqual([Object.keys(answer.results), answer.missing], [['m31'], ['Planet Nine']]);
  assert.throws(
    () => deepSkyBulk(engine, { dt, objects: ['m31', 'Planet Nine'], skip_missing: false }),
    invalid('/objects/1'),
  );
  assert.throws(
    () => deepSkyPosition(engine, { dt, object: 'Andromda Galaxy' }),
    (error: unknown) =>
      error instanceof InvalidInput && (error.problems[0].suggestions ?? []).includes('Andromeda Galaxy'),
  );
});
