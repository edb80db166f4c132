import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  chartLines,
  chartSubplanetary,
  directLines,
  directSubplanetary,
  subjectLines,
  subjectSubplanetary,
} from './astrocartography.js';
import { transitLines } from './dynamic.js';
import { fixedStars } from './fixed-stars.js';
import type { AstrocartographyLineResponse } from './schema.js';

const engine = sharedEngine();
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;
const lineOf = (lines: readonly AstrocartographyLineResponse[], planet: string, type: string) => {
  const found = lines.find((line) => line.planet === planet && line.line_type === type);
  assert.ok(found);
  return found;
};

test('validation: lines of five charts equal those from places of Swiss Ephemeris 2.10.03 on the geodetic horizon', () => {
  // dt, body, line, latitude (null: a meridian), longitude
  const rows = [
    ['1879-03-14T10:50:00Z', 'Sun', 'ASC', -49, 286.88519],
    ['1879-03-14T10:50:00Z', 'Saturn', 'DSC', 1, 120.5112],
    ['1945-08-23T02:45:00Z', 'Moon', 'ASC', 41, 241.02567],
    ['1945-08-23T02:45:00Z', 'Venus', 'IC', null, 280.61005],
    ['1969-07-20T20:17:40Z', 'Moon', 'DSC', 41, 30.03047],
    ['1969-07-20T20:17:40Z', 'Venus', 'IC', null, 11.20191],
    ['2012-11-13T17:05:00Z', 'Saturn', 'DSC', 1, 353.49248],
    ['2000-01-01T12:00:00Z', 'Moon', 'IC', null, 121.99366],
    ['2000-01-01T12:00:00Z', 'Venus', 'DSC', 41, 32.5764],
  ] as const;
  for (const [dt, body, type, latitude, expected] of rows) {
    const line = lineOf(chartLines(engine, { dt, bodies: [body], lat_step: 10 }).lines, body, type);
    const longitude = latitude === null ? line.longitude : line.points.find((p) => p.latitude === latitude)?.longitude;
    // Delta T before 1972 and the ephemeris differ by a second of time at most: 0.004 degrees.
    assert.ok(separationDeg(longitude ?? NaN, expected) < 0.004, `${body} ${type} ${longitude} ${expected}`);
  }
});

test('rule: a star of declination 60 rises at no latitude beyond 30, a step ends at 89, and no latitude is missing', () => {
  const { lines } = directLines({
    positions: { A: { right_ascension: 0, declination: 60 } },
    gmst_deg: 0,
    lat_step: 0.5,
  });
  const latitudes = lineOf(lines, 'A', 'ASC').points.map(({ latitude }) => latitude);
  assert.deepEqual([latitudes[0], latitudes[latitudes.length - 1], latitudes.length], [-29.5, 29.5, 119]);
  const equator = directLines({ positions: { A: { right_ascension: 0, declination: 0 } }, gmst_deg: 0, lat_step: 0.7 });
  assert.equal(lineOf(equator.lines, 'A', 'ASC').points.length, Math.floor(178 / 0.7) + 1);
  assert.ok(lineOf(equator.lines, 'A', 'ASC').points.every(({ longitude }) => Math.abs(longitude - 270) < 1e-12));
});

test('rule: bodies that never rise or never set at a latitude are reported, and their line ends there', () => {
  const { lines } = directLines({
    positions: { North: { right_ascension: 40, declination: 89.26 } },
    gmst_deg: 10,
    lat_step: 10,
    at_latitudes: [-60, 0.5, 60],
    at_longitudes: [30, -60],
  });
  const line = lineOf(lines, 'North', 'ASC');
  assert.deepEqual(line.points, []);
  assert.deepEqual(
    line.solved_latitudes?.map(({ horizon_status }) => horizon_status),
    ['never_rises', 'normal', 'circumpolar'],
  );
  assert.ok(Math.abs((line.ends?.north.latitude ?? NaN) - 0.74) < 1e-9);
  // The rising line is west of the meridian of 30 E and crosses the equator.
  assert.equal(line.solved_longitudes?.[1].latitudes.length, 1);
});

test('rule: with refraction a body rises earlier, so that its rising line is farther west and longer', () => {
  const ask = (refraction: boolean) =>
    directLines({ positions: { A: { right_ascension: 0, declination: 20 } }, gmst_deg: 0, lat_step: 10, refraction });
  const plain = lineOf(ask(false).lines, 'A', 'ASC'),
    refracted = lineOf(ask(true).lines, 'A', 'ASC');
  assert.equal(plain.points.length, refracted.points.length);
  plain.points.forEach(({ longitude }, i) => assert.ok(refracted.points[i].longitude < longitude));
  assert.ok(Math.abs((plain.ends?.north.latitude ?? 0) - 70) < 1e-9);
  assert.ok(Math.abs((refracted.ends?.north.latitude ?? 0) - 69.4333) < 1e-9);
  assert.ok(Math.abs((refracted.ends?.south.latitude ?? 0) + 70.5667) < 1e-9);
  assert.equal(ask(true).provenance.horizon_altitude_deg, -0.5667);
});

test('rule: the geodetic latitude of the zenith point is the declination, and the nadir is its antipode', () => {
  const { points } = directSubplanetary({
    positions: { Sun: { right_ascension: 84.1, declination: 23.35 } },
    gmst_deg: 120.5,
  });
  assert.deepEqual(
    points.map(({ point_type, latitude }) => [point_type, latitude]),
    [
      ['Zenith', 23.35],
      ['Nadir', -23.35],
    ],
  );
  assert.ok(Math.abs(points[0].longitude + 36.4) < 1e-9 && Math.abs(points[1].longitude - 143.6) < 1e-9);
});

/** The parallax of an observer in Iceland would shift the Moon by 0.8 degrees. */
const ICELAND = { dt: '2001-09-09T01:46:40Z', observer_lat: 64.15, observer_lon: -21.94, observer_elev_m: 100 };

test('validation: for every observer the Moon is overhead at its zenith point (Swiss Ephemeris 2.10.03, 0.01 degrees for delta T and rounding)', () => {
  const chart = chartSubplanetary(engine, { ...ICELAND, bodies: ['Moon', 'Venus'], geojson: true }),
    subjects = subjectSubplanetary(engine, { ...ICELAND, subjects: [{ kind: 'planet', name: 'Moon' }] });
  for (const { points } of [chart, subjects]) {
    assert.ok(Math.abs(points[0].latitude - 16.2236) < 0.01, `${points[0].latitude}`);
    assert.ok(Math.abs(points[0].longitude - 39.3671) < 0.01, `${points[0].longitude}`);
  }
  const [lon, lat] = (chart.geojson?.features[0].geometry as { coordinates: number[] }).coordinates;
  assert.ok(Math.abs(lon - 39.3671) < 0.01 && Math.abs(lat - 16.2236) < 0.01);
  const here = chartSubplanetary(engine, { dt: ICELAND.dt, bodies: ['Moon', 'Venus'] });
  assert.deepEqual(chart.points, here.points);
});

test('regression: points name a geocentric reduction also with an observer, who matters only for lots', () => {
  const { provenance } = chartSubplanetary(engine, { ...ICELAND, bodies: ['Moon'] });
  assert.deepEqual(provenance.observer, { latitude: null, longitude: null, elevation_m: null, source: 'direct_none' });
  assert.equal(provenance.coordinate_source, 'chart_geocentric_ecliptic_to_equatorial');
  assert.equal(provenance.place_center, 'geocentric');
  assert.equal(provenance.subjects[0].position_source, 'engine.planets.planet_at:planet');
  assert.deepEqual(provenance.stage_sequence, [
    'datetime_validation',
    'chart_context_derivation',
    'apparent_sidereal_time_derivation',
    'geocentric_ecliptic_position_derivation',
    'ecliptic_to_equatorial_conversion',
    'subplanetary_point_computation',
    'response_materialization',
  ]);
});

test('regression: position sources have their names, and a subject without a label has the name of the request', () => {
  const subjects = [
    { kind: 'planet', name: 'Moon' },
    { kind: 'asteroid', name: 'ceres' },
    { kind: 'fixed_star', name: 'alf CMa' },
    { kind: 'lot', name: 'fortune' },
    { kind: 'lot', name: 'spirit', label: 'Daimon' },
    { kind: 'ecliptic_point', name: 'x', longitude: 10 },
    { kind: 'ra_dec_point', label: 'y', right_ascension: 10, declination: 3 },
  ] as const;
  const points = subjectSubplanetary(engine, { ...ICELAND, subjects: [...subjects] }).provenance,
    lines = subjectLines(engine, { ...ICELAND, subjects: [...subjects], lat_step: 10 }).provenance;
  const rest = [
    'engine.stars.star_at:ecliptic_to_equatorial',
    'engine.lots.calculate_parts:ecliptic_point_to_equatorial',
    'engine.lots.calculate_parts:ecliptic_point_to_equatorial',
    'caller_supplied_ecliptic_point:ecliptic_to_equatorial',
    'caller_supplied_direct_ra_dec',
  ];
  const sources = (given: typeof points) => given.subjects.map(({ position_source: source }) => source);
  assert.deepEqual(sources(points), [
    'engine.planets.planet_at:planet:ecliptic_to_equatorial',
    'engine.planets.planet_at:asteroid:ecliptic_to_equatorial',
    ...rest,
  ]);
  assert.deepEqual(sources(lines), [
    'engine.planets.sky_position_at:planet',
    'engine.planets.sky_position_at:asteroid',
    ...rest,
  ]);
  for (const given of [points, lines]) {
    assert.deepEqual(given.returned_bodies, ['Moon', 'ceres', 'alf CMa', 'fortune', 'Daimon', 'x', 'y']);
    assert.deepEqual(
      given.subjects.map(({ canonical_name: name }) => name),
      ['Moon', 'Ceres', 'Sirius', 'Fortune', 'Spirit', null, null],
    );
  }
});

test('rule: places are geocentric without an observer, and the observer of the lines overrides that of the chart', () => {
  const dt = '1990-06-15T14:30:00Z',
    ask = (observer: object) => chartLines(engine, { dt, bodies: ['Moon'], lat_step: 10, ...observer });
  const centre = ask({}),
    chart = ask({ observer_lat: 51.5, observer_lon: 0 }),
    both = ask({ observer_lat: 51.5, observer_lon: 0, acg_observer_lat: -33, acg_observer_lon: 151 });
  assert.deepEqual(
    [centre, chart, both].map(({ provenance }) => [provenance.observer.source, provenance.place_center]),
    [
      ['direct_none', 'geocentric'],
      ['chart_request', 'topocentric'],
      ['acg_override', 'topocentric'],
    ],
  );
  const ra = [centre, chart, both].map(({ provenance }) => provenance.subjects[0].right_ascension);
  // The parallax of the Moon is up to a degree.
  assert.ok(separationDeg(ra[0], ra[1]) > 0.1 && separationDeg(ra[1], ra[2]) > 0.1);
  assert.throws(() => ask({ acg_observer_lat: 10 }), failsAt('/acg_observer_lon'));
  assert.throws(() => ask({ acg_observer_elev_m: 10 }), failsAt('/acg_observer_elev_m'));
});

test('rule: place_center selects the origin of positions, and a topocentric map needs an observer', () => {
  const request = { dt: '2001-09-09T01:46:40Z', bodies: ['Moon'], lat_step: 10 },
    iceland = { observer_lat: 64.15, observer_lon: -21.94 };
  const geocentric = chartLines(engine, { ...request, ...iceland, place_center: 'geocentric' });
  assert.deepEqual(geocentric.lines, chartLines(engine, request).lines);
  assert.deepEqual(
    chartLines(engine, { ...request, ...iceland, place_center: 'topocentric' }).lines,
    chartLines(engine, { ...request, ...iceland }).lines,
  );
  assert.throws(() => chartLines(engine, { ...request, place_center: 'topocentric' }), failsAt('/place_center'));
  const at = { at_latitudes: [64.15] };
  const local = chartLines(engine, { ...request, ...at, place_center: 'local' });
  // At sea level the horizontal parallax of the Moon, 0.94 degrees, makes it rise later: its rising line is farther east.
  const shift =
    (lineOf(local.lines, 'Moon', 'ASC').solved_latitudes?.[0].longitude ?? NaN) -
    (lineOf(chartLines(engine, { ...request, ...at }).lines, 'Moon', 'ASC').solved_latitudes?.[0].longitude ?? NaN);
  assert.ok(shift > 1 && shift < 5, `${shift}`);
  const transits = (place_center?: 'geocentric' | 'topocentric' | 'local') =>
    transitLines(engine, {
      epochs_jd_ut: [2452161.5],
      bodies: ['Moon'],
      observer_latitude: 64.15,
      observer_longitude: -21.94,
      lat_step: 10,
      ...(place_center === undefined ? {} : { place_center }),
    }).snapshots[0];
  assert.deepEqual(transits('topocentric'), transits());
  assert.equal(transits('local').computation_truth.place_center, 'local');
  assert.deepEqual(transits('local').positions, transits('geocentric').positions);
  assert.notDeepEqual(transits('local').lines, transits('geocentric').lines);
});

test('rule: subjects of all kinds have lines; a lot and an ecliptic point at its longitude have the same place', () => {
  const chart = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
  const { lines, provenance } = subjectLines(engine, {
    ...chart,
    lat_step: 10,
    subjects: [
      { kind: 'planet', name: 'Lilith' },
      { kind: 'asteroid', name: 'Ceres' },
      { kind: 'fixed_star', name: 'alf Leo' },
      { kind: 'lot', name: 'Fortune', label: 'Lot' },
      { kind: 'ra_dec_point', label: 'Point', right_ascension: 100, declination: -10 },
    ],
  });
  assert.equal(lines.length, 20);
  assert.deepEqual(
    provenance.subjects.map(({ subject_class, returned_label, naif_id }) => [subject_class, returned_label, naif_id]),
    [
      ['planet', 'Lilith', null],
      ['asteroid', 'Ceres', 2000001],
      ['fixed_star', 'alf Leo', null],
      ['lot', 'Lot', null],
      ['ra_dec_point', 'Point', null],
    ],
  );
  assert.deepEqual([provenance.subjects[4].right_ascension, provenance.subjects[4].declination], [100, -10]);
  // A lot is on the ecliptic: tan(dec) = sin(ra) tan(obliquity).
  const lot = provenance.subjects[3],
    rad = Math.PI / 180;
  const expected =
    Math.atan(Math.sin(lot.right_ascension * rad) * Math.tan((provenance.obliquity_deg ?? 0) * rad)) / rad;
  assert.ok(Math.abs(lot.declination - expected) < 1e-9);
});

test('rule: invalid subjects are refused: one thing under two names, missing fields, fields of another kind', () => {
  type Subjects = Parameters<typeof subjectLines>[1]['subjects'];
  const ask = (subjects: Subjects, more: object = {}) =>
    subjectLines(engine, { dt: '1990-06-15T14:30:00Z', lat_step: 10, subjects, ...more });
  assert.throws(
    () =>
      ask([
        { kind: 'fixed_star', name: 'Sirius' },
        { kind: 'fixed_star', name: 'alf CMa' },
      ]),
    failsAt('/subjects/1'),
  );
  assert.throws(
    () =>
      ask([
        { kind: 'planet', name: 'Venus' },
        { kind: 'planet', name: 'Mars', label: 'venus' },
      ]),
    failsAt('/subjects/1/label'),
  );
  assert.throws(() => ask([{ kind: 'lot', name: 'Fortune' }]), failsAt('/observer_lat'));
  assert.throws(() => ask([{ kind: 'planet' }]), failsAt('/subjects/0/name'));
  assert.throws(() => ask([{ kind: 'planet', name: 'Ceres' }]), failsAt('/subjects/0/name'));
  assert.throws(() => ask([{ kind: 'planet', name: 'Earth' }]), failsAt('/subjects/0/name'));
  assert.throws(() => ask([{ kind: 'ecliptic_point', label: 'x' }]), failsAt('/subjects/0/longitude'));
  assert.throws(() => ask([{ kind: 'ecliptic_point', longitude: 3 }]), failsAt('/subjects/0/label'));
  assert.throws(() => ask([{ kind: 'planet', name: 'Mars', declination: 3 }]), failsAt('/subjects/0/declination'));
  assert.throws(
    () => ask([{ kind: 'lot', name: 'Releaser' }], { observer_lat: 50, observer_lon: 0 }),
    failsAt('/syzygy'),
  );
});

test('rule: a repeated body is mapped once, under its first name', () => {
  const ask = (bodies: string[]) => chartSubplanetary(engine, { dt: '1990-06-15T14:30:00Z', bodies });
  const twice = ask(['Venus', 'Mars', 'venus', 'mars']),
    once = ask(['Venus', 'Mars']);
  assert.deepEqual(twice.points, once.points);
  assert.deepEqual(twice.provenance.returned_bodies, ['Venus', 'Mars']);
  assert.deepEqual(twice.provenance.requested_bodies, ['Venus', 'Mars', 'venus', 'mars']);
});

test('rule: fixed stars need one instant and different stars; the apparent place is within 21 arcsec of the true one', () => {
  const ask = (names: string[], more: object = {}) =>
    fixedStars(engine, { star_names: names, jd_ut: 2451545, jd_tt: 2451545.000739, lat_step: 10, ...more });
  const { subjects } = ask(['Sirius']),
    apparent = ask(['Sirius'], { star_place: 'apparent' }).subjects[0];
  const off = Math.hypot(
    (subjects[0].right_ascension - apparent.right_ascension) * Math.cos(-16.7 * (Math.PI / 180)),
    subjects[0].declination - apparent.declination,
  );
  assert.ok(off > 1e-4 && off < 21 / 3600, `${off}`);
  assert.deepEqual(subjects[0].apparent, {
    right_ascension: apparent.right_ascension,
    declination: apparent.declination,
  });
  assert.throws(() => ask(['Sirius', 'Regulus', 'alf CMa']), failsAt('/star_names/2'));
  assert.throws(() => ask(['Sirius'], { jd_tt: 2451547 }), failsAt('/jd_tt'));
});

test('rule: transits need increasing epochs; a shift is the shorter difference of two snapshots', () => {
  const ask = (epochs: number[]) =>
    transitLines(engine, {
      epochs_jd_ut: epochs,
      bodies: ['Moon'],
      observer_latitude: 40.7,
      observer_longitude: -74,
      lat_step: 10,
    });
  const { snapshots, transitions } = ask([2451545, 2451545.02, 2451546]);
  assert.equal(transitions.length, 8);
  for (const [i, transition] of transitions.entries()) {
    const from = snapshots[Math.floor(i / 4)].lines[i % 4],
      to = snapshots[Math.floor(i / 4) + 1].lines[i % 4];
    assert.equal(transition.line_type, from.line_type);
    assert.equal(transition.curve_point_shifts.length + transition.source_only_latitudes.length, from.points.length);
    assert.equal(transition.curve_point_shifts.length + transition.target_only_latitudes.length, to.points.length);
    for (const shift of transition.curve_point_shifts)
      assert.ok(separationDeg(shift.source_longitude + shift.signed_delta_deg, shift.target_longitude) < 1e-9);
  }
  assert.throws(() => ask([2451545, 2451545]), failsAt('/epochs_jd_ut/1'));
});

test('rule: crossings, GeoJSON and near are present on request and cover all lines', () => {
  const request = { dt: '1985-07-13T16:05:00+01:00', lat_step: 10 };
  const plain = chartLines(engine, request),
    whole = chartLines(engine, {
      ...request,
      geojson: true,
      crossings: true,
      near: { latitude: 48.8566, longitude: 2.3522, orb_deg: 10 },
    });
  assert.ok(!('geojson' in plain) && !('crossings' in plain) && !('near' in plain));
  assert.equal(whole.geojson?.features.length, 40);
  assert.equal(whole.geojson_error_km, 1);
  // Two horizon circles cross twice; a horizon circle crosses a meridian circle twice: six for each ordered pair of 45 pairs.
  assert.equal(whole.crossing_count, 45 * 6);
  const near = whole.near?.lines ?? [];
  assert.ok(near.length > 0 && near.every(({ distance_deg }) => distance_deg <= 10));
  for (let i = 1; i < near.length; i++) assert.ok(near[i].distance_deg >= near[i - 1].distance_deg);
  assert.throws(
    () => chartLines(engine, { ...request, near: { latitude: 1, longitude: 1, orb_deg: 1, orb_km: 1 } }),
    failsAt('/near/orb_deg'),
  );
});

test('rule: the side is that of the place relative to the line, and the direction points to the line', () => {
  const ask = (longitude: number) =>
    directLines({
      positions: { A: { right_ascension: 10, declination: 0 } },
      gmst_deg: 0,
      lat_step: 10,
      near: { latitude: 40, longitude, orb_km: 400 },
    }).near?.lines[0];
  const east = ask(12),
    west = ask(8),
    on = ask(10);
  assert.deepEqual([east?.side, west?.side, on?.side, on?.direction_deg], ['east', 'west', 'on_line', null]);
  assert.ok(Math.abs((east?.direction_deg ?? 0) - 270) < 2 && Math.abs((west?.direction_deg ?? 0) - 90) < 2);
  // Two degrees of the parallel of 40 are 170.8 km; the geodesic to the meridian is slightly shorter.
  assert.ok(Math.abs((east?.distance_km ?? 0) - 170.74) < 0.1, `${east?.distance_km}`);
});
