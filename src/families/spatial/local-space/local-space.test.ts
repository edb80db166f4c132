import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartSubplanetary } from '../astrocartography/astrocartography.js';
import { chartPositions, directPositions } from './local-space.js';

const engine = sharedEngine();

test('validation: Meeus, Astronomical Algorithms, example 13.b: Venus from Washington', () => {
  // Hour angle 64.352133 degrees, declination -6.719892, latitude 38 55 17: azimuth 68.0337 from south, altitude 15.1249.
  const [venus] = directPositions({
    positions: { Venus: { right_ascension: 0, declination: -6.719892 } },
    latitude: 38 + 55 / 60 + 17 / 3600,
    lst_deg: 64.352133,
  }).positions;
  assert.ok(Math.abs(venus.azimuth - 248.0337) < 1e-4 && Math.abs(venus.altitude - 15.1249) < 1e-4);
  assert.deepEqual([venus.is_above, venus.compass_direction], [true, 'W']);
});

test('rule: the eight compass directions have 45 degrees each, and positions are sorted by azimuth', () => {
  const positions = Object.fromEntries(
    Array.from({ length: 16 }, (_, i) => [`p${i}`, { right_ascension: i * 22.5 + 1, declination: 0 }]),
  );
  const answer = directPositions({ positions, latitude: 50, lst_deg: 0 }).positions;
  const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
  answer.forEach(({ azimuth, compass_direction }, i) => {
    const from = Math.abs(((azimuth - 45 * NAMES.indexOf(compass_direction) + 540) % 360) - 180);
    assert.ok(from <= 22.5, `${azimuth} ${compass_direction}`);
    assert.ok(i === 0 || azimuth >= answer[i - 1].azimuth);
  });
});

test('property: the line towards a body passes the location with the body in the zenith', () => {
  const dt = '1990-06-15T14:30:00Z',
    bodies = ['Sun', 'Mars', 'Saturn'];
  for (const { planet, point_type, latitude, longitude } of chartSubplanetary(engine, { dt, bodies }).points) {
    if (point_type !== 'Zenith') continue;
    const { near } = chartPositions(engine, {
      dt,
      bodies: [planet],
      observer_lat: 51.5,
      observer_lon: -0.12,
      near: { latitude, longitude, orb_km: 100 },
    });
    const towards = near?.lines.find(({ line_type }) => line_type === 'towards');
    // Local space is topocentric, the subplanetary point geocentric: the parallax of up to 20 arcsec is 0.6 km.
    assert.ok(towards !== undefined && towards.distance_km < 1, `${planet} ${towards?.distance_km}`);
  }
});

test('regression: the zenith has azimuth 180 and the nadir 270, independent of rounding', () => {
  for (const [latitude, lst] of [
    [0, 30],
    [10, 30],
    [-20, 77],
    [33.3, 123.4],
    [66.6, 359.9],
  ]) {
    const { positions } = directPositions({
      positions: {
        Zenith: { right_ascension: lst, declination: latitude },
        Nadir: { right_ascension: lst + 180, declination: -latitude },
      },
      latitude,
      lst_deg: lst,
    });
    assert.deepEqual(
      positions.map(({ body, azimuth, compass_direction: name }) => [body, azimuth, name]),
      [
        ['Zenith', 180, 'S'],
        ['Nadir', 270, 'W'],
      ],
    );
  }
});

test('rule: map lines require the longitude', () => {
  assert.throws(
    () =>
      directPositions({
        positions: { A: { right_ascension: 1, declination: 1 } },
        latitude: 50,
        lst_deg: 0,
        geojson: true,
      }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/longitude',
  );
});
