import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartEquivalents, chartLocationChart, directEquivalents, directLocationChart } from './geodetic.js';

const engine = sharedEngine();
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;

test('validation: the midheaven is the geographic longitude; Adrianople has 27 Aries (Sepharial, Geodetic Equivalents)', () => {
  const { chart } = directLocationChart({ geo_longitude: 27, geo_latitude: 41.67, obliquity: 23.45 });
  assert.equal(chart.mc, 27);
  assert.equal(directLocationChart({ geo_longitude: -30, geo_latitude: 0, obliquity: 23.45 }).chart.mc, 330);
});

test('rule: on the equator, 0 Cancer rises while 0 Aries culminates, for every obliquity', () => {
  for (const obliquity of [0, 10, 23.44]) {
    const { chart } = directLocationChart({ geo_longitude: 0, geo_latitude: 0, obliquity });
    assert.ok(Math.abs(chart.asc - 90) < 1e-12, `${chart.asc}`);
  }
});

test('property: the ascendant is on the horizon while the midheaven is on the meridian', () => {
  const rad = Math.PI / 180;
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.double({ min: 20, max: 24, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.constantFrom('tropical' as const, 'sidereal' as const),
      (geo_longitude, geo_latitude, obliquity, ayanamsa_deg, anchor) => {
        const { chart } = directLocationChart({
          anchor,
          geo_longitude,
          geo_latitude,
          obliquity,
          zodiac: 'sidereal',
          ayanamsa_deg,
        });
        assert.ok(separationDeg(chart.mc, geo_longitude - (anchor === 'tropical' ? ayanamsa_deg : 0)) < 1e-9);
        const e = obliquity * rad,
          mc = (chart.mc + ayanamsa_deg) * rad,
          asc = (chart.asc + ayanamsa_deg) * rad,
          armc = Math.atan2(Math.sin(mc) * Math.cos(e), Math.cos(mc)),
          ra = Math.atan2(Math.sin(asc) * Math.cos(e), Math.cos(asc)),
          dec = Math.asin(Math.sin(e) * Math.sin(asc)),
          phi = geo_latitude * rad;
        const height = Math.sin(phi) * Math.sin(dec) + Math.cos(phi) * Math.cos(dec) * Math.cos(armc - ra);
        assert.ok(Math.abs(height) < 1e-9 && Math.sin(armc - ra) < 1e-9, `${height}`);
      },
    ),
  );
});

test('rule: equivalents are the inverse of the midheaven in both zodiacs', () => {
  const tropical = directEquivalents({ longitudes: { A: 27, B: 346.75, C: 540 } }).equivalents;
  assert.deepEqual(
    tropical.map(({ geographic_longitude }) => geographic_longitude),
    [27, -13.25, -180],
  );
  for (const anchor of ['tropical', 'sidereal'] as const) {
    const zodiac = { zodiac: 'sidereal', ayanamsa_deg: 24, anchor } as const;
    const [sidereal] = directEquivalents({ longitudes: { A: 51 }, ...zodiac }).equivalents;
    const { chart } = directLocationChart({
      ...zodiac,
      geo_longitude: sidereal.geographic_longitude,
      geo_latitude: 40,
      obliquity: 23.44,
    });
    assert.ok(separationDeg(chart.mc, 51) < 1e-9, `${anchor} ${chart.mc}`);
    assert.equal(sidereal.geographic_longitude, anchor === 'tropical' ? 75 : 51);
  }
});

test('regression: 0 Aries of the tropical zodiac is at Greenwich in both zodiacs, unless the anchor is sidereal', () => {
  const sydney = { geo_longitude: 151.21, geo_latitude: -33.87, obliquity: 23.4393 },
    zodiac = { zodiac: 'sidereal', ayanamsa_deg: 24.1 } as const;
  const { chart, provenance } = directLocationChart({ ...sydney, ...zodiac });
  assert.ok(Math.abs(chart.mc - 127.11) < 1e-9);
  // The ascendant of the tropical midheaven 151.21, minus the ayanamsa.
  assert.ok(Math.abs(chart.asc - 236.6104) < 1e-4, `${chart.asc}`);
  assert.ok(separationDeg(chart.asc + 24.1, directLocationChart(sydney).chart.asc) < 1e-9);
  assert.equal(provenance.anchor, 'tropical');
  assert.equal(directLocationChart({ ...sydney, ...zodiac, anchor: 'sidereal' }).chart.mc, 151.21);
  const [sun] = directEquivalents({ longitudes: { Sun: 84.23 }, zodiac: 'sidereal', ayanamsa_deg: 23.72 }).equivalents;
  assert.ok(Math.abs(sun.geographic_longitude - 107.95) < 1e-9);
  // The answer repeats the ayanamsa of the request, also outside [0, 360).
  const turned = directLocationChart({ ...sydney, ...zodiac, ayanamsa_deg: 24.1 - 360 }).chart;
  assert.ok(Math.abs(turned.mc - 127.11) < 1e-9 && turned.ayanamsa_deg === 24.1 - 360);
  const singapore = { dt: '2020-05-05T05:05:00Z', geo_longitude: 103.8, geo_latitude: 1.35, bodies: ['Saturn'] };
  const saturn = (more: object): number =>
    chartEquivalents(engine, { ...singapore, ...more }).equivalents[0].geographic_longitude;
  const sidereal = { zodiac: 'sidereal', ayanamsa_system: 'Fagan-Bradley' };
  assert.ok(Math.abs(saturn(sidereal) + 58.072) < 0.001, `${saturn(sidereal)}`);
  assert.equal(saturn(sidereal), saturn({}));
  assert.ok(Math.abs(saturn({ ...sidereal, anchor: 'sidereal' }) + 83.09) < 0.01);
});

test('rule: chart routes use obliquity and ayanamsa of the instant, and longitudes seen from the place', () => {
  const request = { dt: '2000-01-01T12:00:00Z', geo_longitude: -0.12, geo_latitude: 51.5 };
  const plain = chartLocationChart(engine, request),
    lahiri = chartLocationChart(engine, { ...request, zodiac: 'sidereal', ayanamsa_system: 'authI' });
  assert.throws(() => chartLocationChart(engine, { ...request, zodiac: 'sidereal' }), failsAt('/ayanamsa_system'));
  assert.deepEqual([plain.chart.ayanamsa_deg, plain.provenance.ayanamsa_system], [0, null]);
  assert.equal(lahiri.provenance.ayanamsa_system, 'authI');
  assert.ok(Math.abs(lahiri.chart.ayanamsa_deg - 23.85) < 0.02);
  const moon = (place_center: 'topocentric' | 'geocentric') =>
    chartEquivalents(engine, { ...request, bodies: ['Moon'], place_center }).equivalents[0];
  assert.ok(separationDeg(moon('topocentric').geographic_longitude, moon('geocentric').geographic_longitude) > 0.1);
  const { geographic_longitude: at, place_offset_deg: offset, nearest_angle: angle } = moon('topocentric');
  assert.ok(separationDeg(at + (offset ?? NaN), request.geo_longitude) < 1e-9);
  assert.equal(angle, 'IC');
});

test('rule: the sidereal zodiac requires a known ayanamsa, and an ascendant requires that the ecliptic crosses the horizon', () => {
  assert.throws(() => directEquivalents({ longitudes: { A: 1 }, zodiac: 'sidereal' }), failsAt('/ayanamsa_deg'));
  assert.throws(
    () =>
      chartLocationChart(engine, {
        dt: '2000-01-01T12:00:00Z',
        geo_longitude: 0,
        geo_latitude: 0,
        zodiac: 'sidereal',
        ayanamsa_system: 'nothing',
      }),
    failsAt('/ayanamsa_system'),
  );
  // 0 Capricorn culminates on the horizon at the complement of the obliquity: the ecliptic coincides with the horizon.
  assert.throws(
    () => directLocationChart({ geo_longitude: -90, geo_latitude: 66, obliquity: 24 }),
    failsAt('/geo_latitude'),
  );
});
