import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { heliocentric, planetocentric, receivedLight, barycentric } from './frames.js';
import { planetPlace, planetReduction } from './planet.js';
import { skyPosition } from './sky.js';

const engine = sharedEngine();
const dt = '1990-06-15T14:30:00Z';
const invalid =
  (field: string) =>
  (error: unknown): boolean =>
    error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);
const close = (a: number, b: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(a - b) <= tolerance, `${what}: ${a} and ${b}`);

test('rule: the stages have their documented order and names, the first without a delta', () => {
  const { reduction } = planetReduction(engine, { dt, body: 'Mars', observer_lat: 40, observer_lon: -74 });
  assert.deepEqual(
    reduction.stages?.map((stage) => [stage.num, stage.name]),
    [
      [0, 'Geometric geocentric'],
      [1, 'Light-time iteration'],
      [2, 'Gravitational deflection'],
      [3, 'Annual aberration'],
      [4, 'IAU 2006 frame bias'],
      [5, 'IAU 2006 precession'],
      [6, 'IAU 2000A nutation'],
      [7, 'Topocentric parallax'],
      [8, 'Topocentric diurnal aberration'],
    ],
  );
  assert.equal(reduction.stages?.[0].delta, null);
});

test('rule: total_delta_arcsec is the sum of the enabled stages and the difference of the first and the last longitude', () => {
  for (const observer of [{}, { observer_lat: -33.9, observer_lon: 151.2, observer_elev_m: 40 }]) {
    for (const body of ['Sun', 'Moon', 'Mercury', 'Pluto']) {
      const { result, reduction } = planetReduction(engine, { dt, body, ...observer });
      const sum = (reduction.stages ?? []).reduce(
        (total, stage) => total + (stage.enabled ? (stage.delta ?? 0) : 0),
        0,
      );
      close(reduction.total_delta_arcsec as number, sum, 1e-9, 'sum');
      const start = reduction.stages?.[0].ref_pos as number;
      const turned = ((start + sum / 3600 - result.longitude + 540) % 360) - 180;
      close(turned * 3600, 0, 1e-6, `${body}: from the first to the last longitude, arcsec`);
    }
  }
});

test('rule: the delta of stage 6 is the nutation in longitude', () => {
  const { reduction } = planetReduction(engine, { dt, body: 'Jupiter' });
  // erfa.nut06a(2451545, -3486.3951714817) in longitude: 12.816638 arcsec.
  close(reduction.stages?.[6].delta as number, 12.816638, 2e-6, 'nutation in longitude, arcsec');
});

test('rule: the note of each stage has its quantity: distance, light time, and the nutation of the day', () => {
  const { reduction } = planetReduction(engine, { dt, body: 'Jupiter' });
  const notes = (reduction.stages ?? []).map(({ note }) => note ?? '');
  const number = (note: string, pattern: RegExp): number => Number(pattern.exec(note)?.[1]);
  const km = number(notes[0], /geometric distance ([\d.]+) km/),
    days = number(notes[1], /tau = ([\d.]+) d/);
  // Light travels 299792.458 km in a second; Jupiter and the Earth meanwhile move a ten-thousandth of their distance.
  close(days, km / 299792.458 / 86400, days * 1e-3, 'light time');
  close(number(notes[1], /([\d.]+) min/), days * 1440, 1e-3, 'its minutes');
  assert.match(notes[2], /Sun, Jupiter, Saturn/);
  assert.match(notes[3], /relativistic/);
  assert.match(notes[4], /Fukushima-Williams/);
  assert.match(notes[5], /P03/);
  close(number(notes[6], /dpsi ([+-][\d.]+) arcsec/), 12.816638, 2e-6, 'nutation in longitude');
});

test('rule: a disabled stage changes nothing, and the answer follows the flags', () => {
  const { reduction } = planetReduction(engine, {
    dt,
    body: 'Venus',
    aberration: false,
    grav_deflection: false,
    nutation: false,
  });
  for (const num of [2, 3, 6, 7, 8])
    assert.deepEqual([reduction.stages?.[num].enabled, reduction.stages?.[num].delta], [false, 0]);
  const geometric = planetPlace(engine, { dt, body: 'Venus', apparent: false });
  const fromEarth = planetocentric(engine, { dt, observer: 'Earth', bodies: ['Venus'] }).positions.Venus;
  close(geometric.longitude, fromEarth.longitude, 1e-10, 'the geometric place is the planetocentric one of the Earth');
  close(geometric.latitude, fromEarth.latitude, 1e-10, 'its latitude');
});

test('rule: lunar points have no stages, Lilith is the mean apogee and the Earth has no geocentric place', () => {
  const { result, reduction } = planetReduction(engine, { dt, body: 'Lilith', observer_lat: 10, observer_lon: 10 });
  assert.equal(reduction.stages, null);
  assert.equal(result.is_topocentric, false);
  assert.throws(() => planetPlace(engine, { dt, body: 'Earth' }), invalid('/body'));
  assert.equal(planetPlace(engine, { dt, body: 'true lilith' }).name, 'True Lilith');
});

test('rule: observer latitude and longitude come together', () => {
  assert.throws(() => planetPlace(engine, { dt, body: 'Moon', observer_lat: 10 }), invalid('/observer_lon'));
  assert.throws(() => planetPlace(engine, { dt, body: 'Moon', observer_lon: 10 }), invalid('/observer_lat'));
});

test('rule: an instant outside the coverage is an error with the coverage, at both ends', () => {
  for (const outside of ['-9000-01-01T00:00:00Z', '+12000-01-01T00:00:00Z']) {
    assert.throws(
      () => planetPlace(engine, { dt: outside, body: 'Sun' }),
      (error) => error instanceof OutOfCoverage && error.coverage.length > 0,
    );
  }
});

test('rule: frames accept only their bodies', () => {
  for (const body of ['Sun', 'Moon', 'True Node'])
    assert.throws(() => heliocentric(engine, { dt, bodies: [body] }), invalid('/bodies/0'));
  assert.throws(() => planetocentric(engine, { dt, observer: 'Mars', bodies: ['Sun', 'Mars'] }), invalid('/bodies/1'));
  assert.throws(() => planetocentric(engine, { dt, observer: 'Mean Node' }), invalid('/observer'));
  for (const body of ['Mean Node', 'Lilith', 'Earth'])
    assert.throws(() => receivedLight(engine, { dt, bodies: [body] }), invalid('/bodies/0'));
  assert.ok('Sun' in barycentric(engine, { dt }).positions);
  assert.ok(!('Mars' in planetocentric(engine, { dt, observer: 'Mars' }).positions));
});

test('rule: received light arrives by the light time, and its displacement is apparent minus geometric', () => {
  const { positions } = receivedLight(engine, { dt });
  for (const place of Object.values(positions)) {
    close(
      place.light_travel_days * 86400 * 299792.458,
      place.distance_km,
      1e-4,
      `${place.name}: distance is the light-time distance`,
    );
    close(
      place.longitude_displacement,
      ((place.apparent_longitude - place.geometric_longitude + 540) % 360) - 180,
      1e-12,
      `${place.name}: displacement`,
    );
  }
});

test('validation: the geometric direction in the reverse sense differs by 180 degrees', () => {
  const there = planetocentric(engine, { dt, observer: 'Mars', bodies: ['Earth'] }).positions.Earth;
  const back = planetocentric(engine, { dt, observer: 'Earth', bodies: ['Mars'] }).positions.Mars;
  close(Math.abs(there.longitude - back.longitude), 180, 1e-9, 'longitudes');
  close(there.latitude, -back.latitude, 1e-9, 'latitudes');
  close(there.distance_km, back.distance_km, 1e-3, 'distance');
});

test('rule: the choice of the equinox does not rotate the sky: azimuth and altitude are the same without nutation', () => {
  const request = { dt, body: 'Venus', latitude: 40.7128, longitude: -74.006, refraction: false };
  const withNutation = skyPosition(engine, request),
    without = skyPosition(engine, { ...request, nutation: false });
  // The equator itself nutates by deps, up to 9 arcsec, which remains.
  close(withNutation.azimuth, without.azimuth, 0.01, 'azimuth');
  close(withNutation.altitude, without.altitude, 0.003, 'altitude');
});
