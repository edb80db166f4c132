import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { NotFound } from '../../../kernel/errors.js';
import { nextLunar, nextSolar } from './next.js';
import { cutLine } from '../../../wire/geojson.js';
import { cutPolygon } from './geojson.js';
import { lunarGlobal, lunarLocal, lunarVisibility } from './lunar.js';
import { solarGlobal } from './solar-global.js';
import { solarLocalVisible } from './solar-local.js';
import { solarFootprint, solarPath } from './solar-maps.js';

const engine = sharedEngine();
const APRIL_2024 = 2460401.5,
  MARCH_2025 = 2460735.5;
const near = (actual: number, expected: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what}: ${actual} for ${expected}`);
const jd = (text: string): number => engine.time.instantFromIso(text, '/dt').ut1J2k + 2451545;

test('rule: the kind filters; names ignore case and separators; unknown ones are rejected with the allowed values', () => {
  assert.equal(nextSolar(engine, { jd_start: APRIL_2024, kind: 'annular' }).data.eclipse_type, 'Annular');
  assert.equal(nextSolar(engine, { jd_start: APRIL_2024, kind: ' Hybrid ' }).datetime_utc.slice(0, 10), '2031-11-14');
  assert.equal(nextSolar(engine, { jd_start: APRIL_2024, kind: 'PARTIAL' }).datetime_utc.slice(0, 10), '2025-03-29');
  assert.equal(nextLunar(engine, { jd_start: APRIL_2024, kind: 'penumbral' }).data.eclipse_type, 'Penumbral');
  // Non-central annular and total eclipses keep their type, but are not central.
  assert.equal(
    nextSolar(engine, { jd_start: jd('2014-04-20T00:00:00Z'), kind: 'annular' }).datetime_utc.slice(0, 10),
    '2014-04-29',
  );
  assert.equal(
    nextSolar(engine, { jd_start: jd('2014-04-20T00:00:00Z'), kind: 'central' }).datetime_utc.slice(0, 10),
    '2015-03-20',
  );
  for (const run of [
    () => nextSolar(engine, { jd_start: APRIL_2024, kind: 'penumbral' }),
    () => nextLunar(engine, { jd_start: APRIL_2024, kind: 'annular' }),
    () => lunarLocal(engine, { jd_start: APRIL_2024, latitude: 0, longitude: 0, mode: 'catalog' }),
  ]) {
    assert.throws(run, { name: 'InvalidInput' });
  }
});

test('rule: a search returns events strictly after (backward: before) its start, to the last bit', () => {
  for (const next of [nextSolar, nextLunar]) {
    const event = next(engine, { jd_start: APRIL_2024 });
    assert.ok(next(engine, { jd_start: event.jd_ut }).jd_ut > event.jd_ut + 20);
    assert.ok(next(engine, { jd_start: event.jd_ut, backward: true }).jd_ut < event.jd_ut - 20);
    near(next(engine, { jd_start: event.jd_ut - 1e-6 }).jd_ut, event.jd_ut, 1e-9, 'found again');
    near(next(engine, { jd_start: event.jd_ut + 1e-6, backward: true }).jd_ut, event.jd_ut, 1e-9, 'found backwards');
  }
});

test('rule: searches without an event end with a typed error', () => {
  const end =
    engine.ephemeris.coverage().reduce((last, { endTdbJ2k }) => Math.max(last, endTdbJ2k), -Infinity) + 2451545;
  assert.throws(() => nextSolar(engine, { jd_start: end - 20, kind: 'hybrid' }), NotFound);
  assert.throws(
    () =>
      solarLocalVisible(engine, {
        jd_start: APRIL_2024,
        latitude: -89,
        longitude: 0,
        kind: 'total',
        max_lunations: 12,
      }),
    NotFound,
  );
  assert.throws(() => lunarVisibility(engine, { jd_start: end + 500 }), { name: 'OutOfCoverage' });
  assert.throws(() => solarPath(engine, { jd_start: -4e7 }), { name: 'OutOfCoverage' });
});

test("validation: 2025-03-14 total lunar eclipse: the agency's predictions of contacts, gamma and magnitudes (agency_compat)", () => {
  // Espenak, NASA GSFC, LE2025Mar14T: TD of greatest eclipse 06:59:56, gamma 0.34846, magnitudes 2.2595 and 1.1784; durations 362.6,
  // 218.3 and 65.4 min. Contacts in UT1 with this service's TT-UT1.
  const global = lunarGlobal(engine, { jd_start: MARCH_2025, mode: 'agency_compat' });
  near((global.greatest.jd_tt - 2460748.5) * 86400, 6 * 3600 + 59 * 60 + 56, 1, 'greatest eclipse, s TD');
  near(global.shadow.gamma_earth_radii, 0.34846, 0.0001, 'gamma');
  near(global.shadow.umbral_magnitude, 1.1784, 0.0005, 'umbral magnitude');
  near(global.shadow.penumbral_magnitude, 2.2595, 0.0005, 'penumbral magnitude');
  for (const [seconds, minutes] of [
    [global.penumbral_duration_seconds, 362.6],
    [global.partial_duration_seconds, 218.3],
    [global.total_duration_seconds, 65.4],
  ])
    near((seconds ?? NaN) / 60, minutes ?? NaN, 0.15, 'duration');
  assert.equal(global.canon_method, 'agency_shadow_axis_apparent_sun_moon');
  const local = lunarLocal(engine, {
    jd_start: MARCH_2025,
    latitude: 40.7128,
    longitude: -74.006,
    mode: 'nasa_compat',
  });
  assert.equal(local.mode, 'agency_compat');
  assert.equal(lunarLocal(engine, { jd_start: MARCH_2025, latitude: 0, longitude: 0 }).canon_method, null);
});

test('rule: lunar products of one mode agree, and absent phases are null', () => {
  const start = jd('2024-09-01T00:00:00Z');
  const global = lunarGlobal(engine, { jd_start: start }),
    map = lunarVisibility(engine, { jd_start: start, sample_count: 9 }),
    local = lunarLocal(engine, { jd_start: start, latitude: 10, longitude: -40 });
  assert.equal(global.event.data.eclipse_type, 'Partial');
  assert.equal(global.total_duration_seconds, null);
  assert.equal(local.u2, null);
  assert.deepEqual(
    map.limits.map(({ contact }) => contact),
    ['p1', 'u1', 'greatest', 'u4', 'p4'],
  );
  assert.equal(map.limits[1].jd_ut, local.u1?.jd_ut);
  assert.equal(global.contacts.u4?.jd_ut1, local.u4?.jd_ut);
  near(
    Math.abs(global.shadow.gamma_earth_radii) * 6378.137,
    global.shadow.axis_distance_km,
    1e-6,
    'gamma is the distance',
  );
});

test('rule: at a visibility ring the line to the Moon touches WGS 84; sample_count changes only its density', () => {
  const dense = lunarVisibility(engine, { jd_start: MARCH_2025, sample_count: 721 }).limits,
    sparse = lunarVisibility(engine, { jd_start: MARCH_2025, sample_count: 9 }).limits;
  const b = 1 - 1 / 298.257223563,
    rad = Math.PI / 180;
  dense.forEach((limit, i) => {
    assert.equal(limit.points.length, 721);
    assert.deepEqual(limit.points[0], limit.points[720]);
    sparse[i].points.forEach((point, k) => {
      near(point.latitude_deg, limit.points[90 * k].latitude_deg, 1e-9, 'latitude');
      near(point.longitude_deg, limit.points[90 * k].longitude_deg, 1e-9, 'longitude');
    });
    // From the sublunar point the ring is 90 degrees away, minus the Moon's parallax (0.9-1.03 degrees) and the Earth's
    // flattening.
    const { latitude_deg: phi, longitude_deg: lambda } = limit.sublunar_point;
    for (const point of limit.points) {
      const cos =
        Math.sin(phi * rad) * Math.sin(point.latitude_deg * rad) +
        Math.cos(phi * rad) * Math.cos(point.latitude_deg * rad) * Math.cos((point.longitude_deg - lambda) * rad);
      near(Math.acos(cos) / rad, 89.03, 0.3, 'distance of the ring');
    }
    assert.ok(b < 1);
  });
});

test('rule: a maximum below the horizon of the place is replaced by sunrise or sunset, on the horizon', () => {
  // 2024-04-08 at 50 N 20 W: the Sun sets during the partial phase.
  const local = solarLocalVisible(engine, { jd_start: APRIL_2024, latitude: 53, longitude: -10 });
  assert.equal(local.event.datetime_utc.slice(0, 10), '2024-04-08');
  assert.equal(local.maximum_limited_by, 'sunset');
  near(local.sun.altitude, 0, 0.01, 'altitude');
  assert.ok(local.event.jd_ut < jd('2024-04-08T19:30:00Z') && local.contacts.c4.altitude < 0);
  // Dallas saw totality (USNO: 18:40:43-18:44:34 UT for 32.78 N 96.80 W).
  const dallas = solarLocalVisible(engine, { jd_start: APRIL_2024, latitude: 32.7767, longitude: -96.797 });
  assert.equal(dallas.event.data.eclipse_type, 'Total');
  assert.equal(dallas.global_event.data.eclipse_type, 'Total');
  near(dallas.central_duration_seconds ?? 0, 231, 3, 'totality in Dallas, s');
});

test('rule: the local kind is that at the place; hybrid refers to the path', () => {
  const at = { jd_start: jd('2023-04-01T00:00:00Z'), latitude: -21.93, longitude: 114.12 };
  const exmouth = solarLocalVisible(engine, { ...at, kind: 'hybrid' });
  assert.equal(exmouth.event.data.eclipse_type, 'Total');
  assert.equal(exmouth.global_event.data.eclipse_type, 'Hybrid');
  assert.notEqual(solarLocalVisible(engine, { ...at, kind: 'partial' }).event.datetime_utc.slice(0, 10), '2023-04-20');
});

test('rule: only central eclipses have central products: null, never zero', () => {
  for (const date of ['2025-03-01', '2043-04-01']) {
    const global = solarGlobal(engine, { jd_start: jd(`${date}T00:00:00Z`) });
    for (const field of [
      'greatest_duration',
      'umbral_contacts',
      'first_central_line_limit',
      'last_central_line_limit',
    ] as const)
      assert.equal(global[field], null, `${date} ${field}`);
  }
  assert.ok(solarGlobal(engine, { jd_start: jd('2043-04-01T00:00:00Z') }).outer_umbral_contacts);
  const partial = solarPath(engine, { jd_start: jd('2025-03-01T00:00:00Z'), sample_count: 50 });
  assert.deepEqual([partial.central_line_lats.length, partial.umbral_width_km, partial.duration_at_max_s], [1, 0, 0]);
  assert.equal(partial.central_line_lats[0], partial.max_eclipse_lat);
  // The agency's path and catalog: 2025-03-29, magnitude 0.9376.
  near(partial.eclipse_data.eclipse_magnitude, 0.9376, 0.0005, 'partial magnitude');
});

test('validation: Besselian elements of 2024-04-08 agree with the Five Millennium Canon', () => {
  // NASA/TP-2006-214141: polynomials at 18:00 TDT, from VSOP87 and ELP2000-82; 1e-5 is 0.06 km; l1 and l2 have other
  // radii.
  const { polynomials, tan_f1, tan_f2 } = solarGlobal(engine, { jd_start: APRIL_2024 }).besselian;
  near(polynomials.t0_jd_tt, 2460409.25, 1e-9, 't0');
  const expected = {
    x: [-0.318244, 0.5117116, 0.0000326, -0.0000084],
    y: [0.219764, 0.2709589, -0.0000595, -0.0000047],
    d: [7.5862002, 0.014844, -0.000002],
    mu: [89.591217, 15.00408],
  };
  for (const [name, list] of Object.entries(expected))
    list.forEach((value, i) => near(polynomials[name as 'x'][i], value, name === 'd' ? 2e-5 : 1e-5, `${name}${i}`));
  near(polynomials.l1[0], 0.535814, 6e-5, 'l1');
  near(polynomials.l2[0], -0.010272, 2e-5, 'l2');
  near(tan_f1, 0.0046683, 3e-6, 'tan f1');
  near(tan_f2, 0.004645, 3e-6, 'tan f2');
});

test('rule: footprint, path and circumstances of one eclipse agree', () => {
  const footprint = solarFootprint(engine, { jd_start: APRIL_2024, sample_count: 9 }),
    path = solarPath(engine, { jd_start: APRIL_2024, sample_count: 3 }),
    global = solarGlobal(engine, { jd_start: APRIL_2024 });
  assert.deepEqual(footprint.contacts, global.penumbral_contacts);
  assert.deepEqual(footprint.event, global.event);
  assert.equal(path.central_line_lats[0], global.first_central_line_limit?.latitude_deg);
  assert.equal(path.central_line_lons[2], global.last_central_line_limit?.longitude_deg);
  assert.deepEqual(
    [path.max_eclipse_lat, path.max_eclipse_lon],
    [global.greatest.latitude_deg, global.greatest.longitude_deg],
  );
  near(path.duration_at_max_s, global.greatest.central_duration_seconds ?? NaN, 1e-6, 'duration');
  assert.ok((global.greatest_duration?.central_duration_seconds ?? 0) >= path.duration_at_max_s);
  assert.ok(global.besselian.x ** 2 + global.besselian.y ** 2 - global.gamma_earth_radii ** 2 < 1e-12);
});

test('rule: fields of central eclipses are null for a partial one, never zero', () => {
  // 2025 March 29, partial (F. Espenak and J. Meeus, Five Millennium Canon: magnitude 0.938).
  const { event, greatest, ...global } = solarGlobal(engine, { jd_start: 2460760.5, kind: 'partial' });
  assert.equal(event.datetime_utc.slice(0, 10), '2025-03-29');
  assert.ok(Math.abs(greatest.magnitude - 0.938) < 0.001);
  assert.deepEqual([greatest.path_width_km, greatest.central_duration_seconds], [null, null]);
  assert.deepEqual(
    [
      global.greatest_duration,
      global.umbral_contacts,
      global.outer_umbral_contacts,
      global.first_central_line_limit,
      global.last_central_line_limit,
    ],
    [null, null, null, null, null],
  );
});

test('rule: GeoJSON: lines are cut at the antimeridian, polygons are closed, counterclockwise, on the globe, and contain the visible side', () => {
  assert.deepEqual(
    cutLine([
      [170, 0],
      [-170, 10],
    ]),
    [
      [
        [170, 0],
        [180, 5],
      ],
      [
        [-180, 5],
        [-170, 10],
      ],
    ],
  );
  const square: [number, number][] = [
    [170, -10],
    [-170, -10],
    [-170, 10],
    [170, 10],
    [170, -10],
  ];
  assert.equal(cutPolygon(square, [180, 0]).length, 2);
  const map = lunarVisibility(engine, { jd_start: MARCH_2025, sample_count: 181, format: 'geojson' });
  assert.equal(lunarVisibility(engine, { jd_start: MARCH_2025, sample_count: 9 }).geojson, null);
  const features = map.geojson?.features ?? [];
  assert.equal(features.length, 2 * map.limits.length);
  for (const { geometry } of features) {
    if (!geometry.type.endsWith('Polygon')) continue;
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as [
      number,
      number,
    ][][][];
    let area = 0;
    for (const [ring] of polygons) {
      assert.deepEqual(ring[0], ring[ring.length - 1]);
      let twice = 0;
      for (let i = 1; i < ring.length; i++) {
        const [x, y] = ring[i - 1],
          [u, v] = ring[i];
        assert.ok(Math.abs(u) <= 180 && Math.abs(v) <= 90);
        assert.ok(Math.abs(u - x) <= 180 || Math.abs(v) === 90, 'no jump but along the pole');
        twice += x * v - u * y;
        area += ((((u - x) * Math.PI) / 180) * (Math.sin((v * Math.PI) / 180) + Math.sin((y * Math.PI) / 180))) / -2;
      }
      assert.ok(twice > 0, 'counterclockwise');
    }
    // A cap of 89.0 degrees: 2 pi (1 - cos) of the sphere.
    near(area, 2 * Math.PI * (1 - Math.cos((89.03 * Math.PI) / 180)), 0.03, 'area of the visible side');
  }
  const footprint = solarFootprint(engine, { jd_start: APRIL_2024, sample_count: 15, format: 'geojson' });
  assert.equal(footprint.geojson?.features.length, footprint.tracks.length + 1);
});

test('rule: a list of eclipses equals repeated single searches, forward and backward, and ends with the ephemeris', () => {
  for (const [next, kind] of [
    [nextSolar, 'total'],
    [nextLunar, 'any'],
  ] as const)
    for (const backward of [false, true]) {
      let jd_start = 2460401.5;
      const row = next(engine, { jd_start, kind, backward, count: 4 }).events ?? [];
      assert.equal(row.length, 4);
      for (const event of row) {
        const alone = next(engine, { jd_start, kind, backward });
        assert.deepEqual({ ...event, computation_basis: alone.computation_basis }, alone);
        jd_start = event.jd_ut;
      }
    }
});
