import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { cometBulk, cometList, cometPosition } from './comets.js';

const engine = sharedEngine();
const dt = '1986-02-09T12:00:00Z';
const fails = (run: () => unknown): InvalidInput => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof InvalidInput, String(error));
    return error;
  }
  throw new assert.AssertionError({ message: 'the request did not fail' });
};

test('rule: a comet is found by name, alias, designation and NAIF id; ids resolve to names', () => {
  const halley = cometPosition(engine, { dt, body: 'Halley' });
  for (const body of ['1P/Halley', '1P', 1000001, '1000001', ' halley ', 'comet:1p/halley']) {
    const same = cometPosition(engine, { dt, body });
    assert.equal(same.longitude, halley.longitude);
    assert.equal(same.provenance.resolved_body, '1P/Halley');
    assert.equal(same.naif_id, 1000001);
  }
  assert.equal(halley.is_sovereign, false);
  assert.equal(halley.provenance.small_body_source.kind, 'integrated');
});

test('validation: Halley at its perihelion of 9 February 1986 is beyond the Sun, 1.55 au away', () => {
  // Yeomans, Rahe & Freitag 1986 (JRASC 80, 62): perihelion at 0.587 au, 1.55 au from the Earth, 8 degrees from the Sun.
  const { distance, longitude } = cometPosition(engine, { dt, body: '1P' });
  assert.ok(Math.abs(distance / 149597870.7 - 1.55) < 0.01);
  const sun = engine.sky.sunLongitudeDeg(engine.time.instantFromIso(dt, '/dt'));
  assert.ok(Math.abs(((longitude - sun + 540) % 360) - 180) < 10);
});

test('rule: comets that are not periodic, ambiguous names and bodies without an orbit are refused with the field', () => {
  assert.match(
    fails(() => cometPosition(engine, { dt, body: 'Hale-Bopp' })).problems[0].message,
    /not a periodic comet/,
  );
  assert.ok((fails(() => cometPosition(engine, { dt, body: 'PANSTARRS' })).problems[0].allowed as string[]).length > 1);
  for (const body of ['516P/PANSTARRS', 'Ceres', 1000003000, 2000001])
    assert.equal(fails(() => cometPosition(engine, { dt, body })).problems[0].field, '/body');
});

test('rule: a place with an error above five degrees is refused, in bulk with the covered spans', () => {
  const early = '1700-06-01T00:00:00Z';
  assert.throws(() => cometPosition(engine, { dt: early, body: '2P' }), OutOfCoverage);
  const bulk = cometBulk(engine, { dt: early, bodies: ['2P', '1P'] });
  assert.deepEqual(Object.keys(bulk.results), ['1P']);
  assert.ok(bulk.missing_reasons[0].covered_jd_tdb.length > 0);
  const { small_body_source: source } = bulk.results['1P'].provenance;
  assert.match(`${source.element_set} ${source.element_source}`, /1682.*Marsden/);
  assert.match(
    cometPosition(engine, { dt: '2014-06-01T00:00:00Z', body: '2P' }).provenance.small_body_source.model,
    /jets/,
  );
});

test('rule: bulk lists missing comets, and the list searches names', () => {
  const bulk = cometBulk(engine, { dt, bodies: ['Halley', 'Encke', 'Nobody'] });
  assert.deepEqual(bulk.provenance.returned_bodies, ['1P/Halley', '2P/Encke']);
  assert.deepEqual(bulk.missing, ['Nobody']);
  assert.equal(bulk.results.Halley.provenance.resolved_body, '1P/Halley');
  const list = cometList(engine, { q: 'halley' });
  assert.deepEqual(list.bodies, [{ name: '1P/Halley', naif_id: 1000001 }]);
  assert.ok(cometList(engine, {}).total > 400);
});
