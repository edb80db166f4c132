import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { signedDeg } from '../../../kernel/angle.js';
import {
  chartPositions,
  eclipticToGalactic,
  equatorialToGalactic,
  galacticToEcliptic,
  galacticToEquatorial,
  referencePoints,
} from './galactic.js';

interface Row {
  ra: number;
  dec: number;
  l: number;
  b: number;
  tt: number;
  obliquity: number;
  ecliptic_longitude: number;
  ecliptic_latitude: number;
  true_obliquity: number;
}
const { galactic: rows } = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/small-families.json', import.meta.url), 'utf8'),
) as { galactic: Row[] };
let engine: Engine;
before(() => {
  engine = sharedEngine();
});
const near = (a: number, b: number, tolerance: number, label: string) =>
  assert.ok(Math.abs(signedDeg(a - b)) < tolerance, `${label}: ${a} against ${b}`);

test('validation: ICRS to galactic coordinates and back equal ERFA icrs2g and g2icrs', () => {
  for (const row of rows) {
    const there = equatorialToGalactic({ right_ascension: row.ra, declination: row.dec });
    // Both use the Hipparcos angles; ERFA prints its matrix with 30 digits.
    near(there.galactic_longitude, row.l, 1e-11 / Math.cos((row.b * Math.PI) / 180), 'l');
    near(there.galactic_latitude, row.b, 1e-11, 'b');
    const back = galacticToEquatorial({
      galactic_longitude: there.galactic_longitude,
      galactic_latitude: there.galactic_latitude,
    });
    near(back.right_ascension, row.ra, 1e-11 / Math.cos((row.dec * Math.PI) / 180), 'ra');
    near(back.declination, row.dec, 1e-11, 'dec');
  }
});

test('validation: the ecliptic of date with a given obliquity equals ERFA pnm06a rotated by it', () => {
  for (const row of rows) {
    const day = { jd_tt: row.tt + 2451545, obliquity: row.obliquity };
    const ecliptic = galacticToEcliptic(engine, { galactic_longitude: row.l, galactic_latitude: row.b, ...day });
    // 0.02 mas: packed nutation; one double holds a Julian day to 40 microseconds.
    near(
      ecliptic.ecliptic_longitude,
      row.ecliptic_longitude,
      6e-9 / Math.cos((row.ecliptic_latitude * Math.PI) / 180),
      'longitude',
    );
    near(ecliptic.ecliptic_latitude, row.ecliptic_latitude, 6e-9, 'latitude');
    near(ecliptic.provenance.true_obliquity_deg ?? NaN, row.true_obliquity, 6e-9, 'obliquity');
    const back = eclipticToGalactic(engine, {
      ecliptic_longitude: row.ecliptic_longitude,
      ecliptic_latitude: row.ecliptic_latitude,
      ...day,
    });
    near(back.galactic_longitude, row.l, 6e-9 / Math.cos((row.b * Math.PI) / 180), 'l');
    near(back.galactic_latitude, row.b, 6e-9, 'b');
  }
});

test('validation: reference points agree with the catalogues', () => {
  const { points } = referencePoints(engine, { jd_tt: 2451545, obliquity: 23.4377 });
  assert.deepEqual(
    points.map(({ name }) => name),
    ['Galactic Center', 'Galactic Anti-Center', 'North Galactic Pole', 'South Galactic Pole', 'Super-Galactic Center'],
  );
  // Hipparcos catalogue, vol. 1, sect. 1.5.3: pole 192.85948, 27.12825; centre 17h 45m 37.2s, -28 56' 10".
  near(points[2].right_ascension_icrs, 192.85948, 1e-9, 'pole');
  near(points[2].declination_icrs, 27.12825, 1e-9, 'pole');
  near(points[0].right_ascension_icrs, 266.4051, 2e-4, 'centre');
  near(points[0].declination_icrs, -28.93617, 2e-4, 'centre');
  near(points[1].ecliptic_longitude, points[0].ecliptic_longitude + 180, 1e-9, 'anticentre');
});

test('rule: the poles of both frames have a finite longitude', () => {
  for (const declination of [90, -90])
    assert.ok(Number.isFinite(equatorialToGalactic({ right_ascension: 10, declination }).galactic_longitude));
  assert.equal(
    galacticToEquatorial({ galactic_longitude: 77, galactic_latitude: 90 }).declination.toFixed(5),
    '27.12825',
  );
});

test('rule: chart positions report plane and hemisphere, and the distances to centre and anticentre sum to 180 degrees', () => {
  const chart = chartPositions(engine, { dt: '1990-06-15T14:30:00Z' });
  assert.equal(chart.positions.length, 10);
  for (const place of chart.positions) {
    assert.ok(
      Math.abs(place.angular_distance_to_galactic_center + place.angular_distance_to_galactic_anticenter - 180) < 1e-12,
    );
    assert.equal(place.near_galactic_plane, Math.abs(place.galactic_latitude) <= 5);
    assert.equal(
      place.galactic_hemisphere,
      Math.abs(place.galactic_latitude) <= 1 ? 'plane' : place.galactic_latitude > 0 ? 'north' : 'south',
    );
  }
  const moon = (request: object) =>
    chartPositions(engine, { dt: '1990-06-15T14:30:00Z', bodies: ['Moon'], ...request }).positions[0].ecliptic_latitude;
  assert.notEqual(moon({ observer_lat: 0, observer_lon: 0 }), moon({ observer_lat: null, observer_lon: null }));
});
