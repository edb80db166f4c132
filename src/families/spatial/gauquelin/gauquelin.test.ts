import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartSectors, sector, sectors } from './gauquelin.js';

const engine = sharedEngine();

test('validation: sectors of charts agree with Swiss Ephemeris 2.10.03 (gauquelin_sector, method 0, topocentric)', () => {
  const rows = [
    ['1687-10-03T10:15:00Z', 51.5, -0.1167, 'Sun', 7.4964],
    ['1687-10-03T10:15:00Z', 51.5, -0.1167, 'Mars', 30.0775],
    ['1687-10-03T10:15:00Z', 51.5, -0.1167, 'Uranus', 20.0277],
    ['1756-01-27T19:08:00Z', 47.8, 13.0333, 'Moon', 27.144],
    ['1879-03-14T10:50:00Z', 48.4, 10, 'Sun', 8.9814],
    ['1879-03-14T10:50:00Z', 48.4, 10, 'Mercury', 8.1352],
    ['1945-08-23T02:45:00Z', 35.6762, 139.6503, 'Moon', 28.3367],
    ['1969-07-20T20:17:40Z', 29.55, -95.1, 'Venus', 16.5019],
  ] as const;
  for (const [dt, latitude, longitude, body, expected] of rows) {
    const [position] = chartSectors(engine, { dt, latitude, longitude, bodies: [body] }).positions;
    // Delta T of the seventeenth century is known to some seconds: 0.002 of a sector.
    assert.ok(Math.abs((position.sector_fraction ?? NaN) - expected) < 0.002, `${body} ${position.sector_fraction}`);
    assert.equal(position.sector, Math.floor(expected));
  }
});

test('validation: sectors of geocentric positions agree with gauquelin_sector', () => {
  const rows = [
    ['1756-01-27T19:08:00Z', 47.8, 13.0333, 'Moon', 27.1285],
    ['1945-08-23T02:45:00Z', 35.6762, 139.6503, 'Moon', 28.3425],
  ] as const;
  for (const [dt, latitude, longitude, body, expected] of rows) {
    const request = { dt, latitude, longitude, bodies: [body], place_center: 'geocentric' as const };
    const [{ sector_fraction: found }] = chartSectors(engine, request).positions;
    assert.ok(Math.abs((found ?? NaN) - expected) < 0.002, `${found}`);
  }
});

test('rule: plus zones are sectors 1-3 and 10-12, extended by 36 and 9', () => {
  const plus = (plus_zones: 'classic' | 'extended') =>
    Array.from({ length: 36 }, (_, i) => i + 1).filter((number) => {
      // An equatorial body, in the middle of each sector.
      const { position } = sector({
        right_ascension: 0,
        declination: 0,
        latitude: 40,
        local_sidereal_time: -90 + (number - 0.5) * 10,
        plus_zones,
      });
      assert.equal(position.sector, number);
      assert.equal(position.zone, position.is_plus_zone ? 'Plus Zone' : 'Neutral Zone');
      return position.is_plus_zone;
    });
  assert.deepEqual(plus('classic'), [1, 2, 3, 10, 11, 12]);
  assert.deepEqual(plus('extended'), [1, 2, 3, 9, 10, 11, 12, 36]);
});

test('rule: a body that does not cross the horizon has no sector, and the answer gives the reason', () => {
  const positionOf = (declination: number, latitude: number, horizon_altitude = 0) =>
    sector({ right_ascension: 10, declination, latitude, local_sidereal_time: 0, horizon_altitude }).position;
  assert.equal(positionOf(70, 60).horizon_status, 'circumpolar');
  assert.equal(positionOf(-70, 60).horizon_status, 'never_rises');
  assert.equal(positionOf(0, 90).horizon_status, 'horizon_coincident');
  assert.equal(positionOf(10, 90).horizon_status, 'circumpolar');
  assert.equal(positionOf(10, -90).horizon_status, 'never_rises');
  assert.equal(positionOf(10, 90, 10).horizon_status, 'horizon_coincident');
  const { sector: number, zone, diurnal_position, degree_in_sector, is_plus_zone } = positionOf(70, 60);
  assert.deepEqual([number, zone, diurnal_position, degree_in_sector, is_plus_zone], [null, null, null, null, false]);
});

test('property: diurnal position, sector and degree in the sector agree', () => {
  const angle = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(
      angle,
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      angle,
      (right_ascension, declination, latitude, local_sidereal_time) => {
        const { position } = sector({ right_ascension, declination, latitude, local_sidereal_time });
        if (position.sector === null) return;
        const since = ((position.diurnal_position ?? NaN) + 90) % 360;
        const fromSector = (position.sector - 1) * 10 + (position.degree_in_sector ?? NaN);
        assert.ok(Math.abs(((since - fromSector + 540) % 360) - 180) < 1e-6, `${since} ${fromSector}`);
        assert.ok(position.sector >= 1 && position.sector <= 36);
      },
    ),
  );
});

test('rule: a position without a body name returns no body', () => {
  const place = { right_ascension: 300, declination: -20, latitude: -34.6, local_sidereal_time: 45 };
  const { position, provenance } = sector(place);
  assert.deepEqual([position.body, provenance.requested_bodies, provenance.returned_bodies], ['', null, []]);
  assert.deepEqual([position.sector, position.zone], [19, 'Neutral Zone']);
  const named = sector({ ...place, body: 'Mars' });
  assert.deepEqual([named.position.body, named.provenance.returned_bodies], ['Mars', ['Mars']]);
});

test('rule: a repeated body is refused', () => {
  const one = { body: 'Mars', right_ascension: 1, declination: 1 };
  assert.throws(
    () => sectors({ bodies: [one, { ...one, body: ' Mars' }], latitude: 1, local_sidereal_time: 1 }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/bodies/1/body',
  );
});
