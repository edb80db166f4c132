import assert from 'node:assert/strict';
import test from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { polarAdmissibility } from './polar.js';
import type { PolarAdmissibilityRequest } from './polar-schema.js';

const engine = sharedEngine();
const OBLIQUITY = 23.44,
  rad = Math.PI / 180;
const scan = (request: Partial<PolarAdmissibilityRequest>) =>
  polarAdmissibility(engine, { latitude: 70, obliquity: OBLIQUITY, ...request });
const near = (a: number, b: number, label = '') => assert.ok(Math.abs(a - b) < 1e-9, `${label} ${a} against ${b}`);
/** Sidereal time at which the midheaven is on the horizon: sin A = -1 / (tan latitude tan e), in the fourth quadrant. */
const horizonArmc = (latitude: number) => Math.asin(-1 / (Math.tan(latitude * rad) * Math.tan(OBLIQUITY * rad))) / rad;

test('rule: Campanus and Regiomontanus are ordered while the midheaven is above the horizon; the window passes through 0 (closed formula)', () => {
  for (const system of ['C', 'R'])
    for (const latitude of [67, 70, 80]) {
      const { windows, circle_covered: isCircle } = scan({ system, latitude });
      assert.ok(isCircle && windows.length === 1);
      near(windows[0].start_armc, 360 + horizonArmc(latitude), system);
      near(windows[0].end_armc, 180 - horizonArmc(latitude), system);
    }
});

test('rule: Koch has a figure while the degree on the meridian rises and sets: |sin declination of the midheaven| < cos latitude', () => {
  // Declination 90 - latitude: sin(midheaven) = cos latitude / sin e; the sidereal time is the right ascension of that degree.
  const latitude = 67,
    midheaven = Math.asin(Math.cos(latitude * rad) / Math.sin(OBLIQUITY * rad)),
    limit = Math.atan2(Math.sin(midheaven) * Math.cos(OBLIQUITY * rad), Math.cos(midheaven)) / rad;
  const { windows } = scan({ system: 'K', latitude });
  assert.ok(windows.some((window) => Math.abs(window.end_armc - limit) < 1e-9));
  assert.ok(windows.some((window) => Math.abs(window.start_armc - (180 - limit)) < 1e-9));
});

test('rule: below the polar circle, and for Alcabitius at each latitude, every sidereal time is admissible', () => {
  for (const system of ['P', 'K', 'C', 'R', 'B']) {
    const { windows, valid_fraction: fraction } = scan({ system, latitude: 60 });
    assert.deepEqual(windows, [{ start_armc: 0, end_armc: 355, sample_count: 72, whole_circle: true }]);
    assert.equal(fraction, 1);
  }
  assert.equal(scan({ system: 'B', latitude: 80 }).windows[0].whole_circle, true);
});

test('property: windows are symmetric about the solstice on the meridian, and turn by 180 degrees with the hemisphere', () => {
  for (const system of ['P', 'K', 'C', 'T']) {
    const north = scan({ system, latitude: 70, rho_max: 20 }),
      south = scan({ system, latitude: -70, rho_max: 20 });
    for (const list of ['windows', 'practical_windows'] as const) {
      const edges = (answer: typeof north, turn: number) =>
        answer[list]!.flatMap(({ start_armc, end_armc }) => [(start_armc + turn) % 360, (end_armc + turn) % 360]).sort(
          (a, b) => a - b,
        );
      const there = edges(north, 180),
        mirrored = edges(north, 0)
          .map((deg) => (540 - deg) % 360)
          .sort((a, b) => a - b);
      edges(south, 0).forEach((deg, i) => near(deg, there[i], `${system} ${list}`));
      edges(north, 0).forEach((deg, i) => near(deg, mirrored[i], `${system} ${list}`));
    }
  }
});

test('rule: at a pole all cusps but two coincide for Regiomontanus, Koch and Topocentric: no sidereal time is admissible', () => {
  for (const latitude of [90, -90])
    for (const system of ['R', 'K', 'T']) {
      const { has_any_window: any, windows } = scan({ system, latitude });
      assert.deepEqual([any, windows], [false, []], `${system} ${latitude}`);
    }
});

test('rule: the samples count and do not move the edges; part of the circle is cut at the ends of the scan', () => {
  const coarse = scan({ armc_step: 7, armc_end: 360 }),
    fine = scan({ armc_step: 0.5, armc_end: 360 });
  near(coarse.windows[0].start_armc, fine.windows[0].start_armc);
  near(coarse.windows[0].end_armc, fine.windows[0].end_armc);
  const part = scan({ armc_start: 100, armc_end: 320, armc_step: 10 });
  assert.equal(part.circle_covered, false);
  assert.deepEqual([part.windows[0].start_armc, part.windows[1].end_armc, part.total_samples], [100, 320, 23]);
  assert.equal(scan({ armc_start: 100, armc_end: 100 }).total_samples, 1);
});

test('rule: practical windows limit the ratio of the houses, stable windows lack the radius at both ends', () => {
  const none = scan({ stability_radius: 2 });
  assert.deepEqual([none.practical_windows, none.stable_practical_windows], [[], []]);
  const { practical_windows: practical, stable_practical_windows: stable } = scan({ rho_max: 4, stability_radius: 2 });
  assert.ok(practical!.length === 1 && stable!.length === 1);
  near(stable![0].start_armc, practical![0].start_armc + 10);
  near(stable![0].end_armc, practical![0].end_armc - 10);
  const wider = scan({ rho_max: 5 }).practical_windows![0];
  assert.ok(wider.start_armc < practical![0].start_armc && wider.end_armc > practical![0].end_armc);
  assert.equal(scan({ rho_max: 4, stability_radius: 100 }).stable_practical_windows!.length, 0);
});

test('rule: systems without such spans, too many samples and a reversed span are refused', () => {
  for (const system of ['W', 'O', 'N', 'bogus']) assert.throws(() => scan({ system }), InvalidInput);
  assert.throws(() => scan({ system: 'P', armc_step: 1 }), /armc_step/);
  assert.throws(() => scan({ armc_start: 100, armc_end: 50 }), /armc_end/);
  assert.equal(scan({ obliquity: null, dt: '2000-01-01T12:00:00Z' }).obliquity_source, 'datetime');
  assert.equal(scan({ obliquity: null }).obliquity_source, 'J2000.0');
});
