import assert from 'node:assert/strict';
import test from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { angleRates } from '../../../sky/houses/angle-rates.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { analyticalDynamics, houseDynamics, houseDynamicsFromArmc } from './dynamics.js';
import { houses } from './houses.js';

const engine = sharedEngine();
const DAY = 360.98564736629,
  OBLIQUITY = 23.44,
  cosine = Math.cos((OBLIQUITY * Math.PI) / 180);
const at = (armc: number, latitude: number) => analyticalDynamics({ armc, obliquity: OBLIQUITY, latitude });
const near = (a: number | null, b: number, tolerance: number, label = '') =>
  assert.ok(a !== null && Math.abs(a - b) <= tolerance, `${label} ${a} against ${b}`);
const summer = { dt: '1985-07-14T08:25:00+02:00', latitude: 48, longitude: 2 };

test('rule: at the equinoxes the midheaven moves by 1 / cos e, at the solstices by cos e of the sidereal time (spherical astronomy)', () => {
  for (const armc of [0, 180]) near(at(armc, 50).mc_speed_deg_per_day, DAY / cosine, 1e-9);
  for (const armc of [90, 270]) near(at(armc, 50).mc_speed_deg_per_day, DAY * cosine, 1e-9);
  // At the equator the ascendant is the midheaven six hours later.
  for (const armc of [0, 37, 222])
    near(at(armc, 0).asc_speed_deg_per_day, at((armc + 90) % 360, 0).mc_speed_deg_per_day, 1e-9);
  // The vertex is the descendant of the colatitude at the opposite sidereal time.
  for (const armc of [10, 130, 250])
    near(at(armc, 50).vertex_speed_deg_per_day, at((armc + 180) % 360, 40).asc_speed_deg_per_day!, 1e-9);
});

test('rule: the ascendant has no speed where the ecliptic is the horizon, the vertex none at the equator or in the prime vertical', () => {
  const polar = at(270, 90 - OBLIQUITY);
  assert.equal(polar.asc_speed_deg_per_day, null);
  assert.equal(polar.asc_available, false);
  assert.ok(polar.asc_unavailable_reason !== null && polar.vertex_available);
  for (const [armc, latitude] of [
    [45, 0],
    [90, OBLIQUITY],
    [270, -OBLIQUITY],
  ]) {
    const found = at(armc, latitude);
    assert.deepEqual(
      [found.vertex_speed_deg_per_day, found.anti_vertex_speed_deg_per_day, found.vertex_available],
      [null, null, false],
    );
    assert.ok(found.vertex_unavailable_reason !== null && found.asc_available);
  }
});

test('property: exact rates equal differences of the figure, by sidereal time and by obliquity', () => {
  for (let k = 0; k < 200; k++) {
    const armcDeg = (k * 77.7) % 360,
      obliquityDeg = 22 + ((k * 0.37) % 3),
      latitudeDeg = ((k * 31.3) % 130) - 65;
    if (Math.abs(latitudeDeg) < 1) continue;
    for (const [da, de] of [
      [1, 0],
      [0, 1],
    ]) {
      const step = 1e-5;
      const side = (sign: number) =>
        houseFigure({
          armcDeg: armcDeg + sign * da * step,
          obliquityDeg: obliquityDeg + sign * de * step,
          latitudeDeg,
        });
      const exact = angleRates(houseFigure({ armcDeg, obliquityDeg, latitudeDeg }), { armc: da, obliquity: de });
      const rate = (of: (figure: ReturnType<typeof houseFigure>) => number) =>
        signedDeg(of(side(1)) - of(side(-1))) / (2 * step);
      near(
        exact.midheaven,
        rate((f) => f.mcDeg),
        1e-6,
        'mc',
      );
      near(
        exact.ascendant,
        rate((f) => f.ascDeg),
        1e-5 * (1 + exact.ascendant! ** 2),
        `asc ${armcDeg} ${latitudeDeg}`,
      );
      near(
        exact.vertex,
        rate((f) => f.vertexDeg!),
        1e-5 * (1 + exact.vertex! ** 2),
        `vertex ${armcDeg} ${latitudeDeg}`,
      );
    }
  }
});

test('rule: cusps follow their definitions: Equal moves with the ascendant, Porphyry divides quadrants, Meridian and Morinus follow the equator', () => {
  const speeds = (system: string) => houseDynamics(engine, { ...summer, system });
  for (const cusp of speeds('E').cusp_speeds) near(cusp.speed_deg_per_day, speeds('E').asc_speed_deg_per_day, 1e-9);
  const porphyry = speeds('O'),
    { asc_speed_deg_per_day: asc, mc_speed_deg_per_day: mc } = porphyry;
  near(porphyry.cusp_speeds[10].speed_deg_per_day, (2 * mc + asc) / 3, 1e-7);
  near(porphyry.cusp_speeds[1].speed_deg_per_day, (2 * asc + mc) / 3, 1e-7);
  const armc = 123.4,
    meridian = houseDynamicsFromArmc({ armc, obliquity: OBLIQUITY, latitude: 48, system: 'X' }),
    placidus = houseDynamicsFromArmc({ armc, obliquity: OBLIQUITY, latitude: 48 });
  for (const [house, step] of [
    [11, 30],
    [12, 60],
    [1, 90],
  ]) {
    const exact = at((armc + step) % 360, 48).mc_speed_deg_per_day; // the degree culminates `step` degrees later
    near(meridian.cusp_speeds[house - 1].exact_speed_deg_per_day, exact, 1e-6);
  }
  for (let house = 0; house < 6; house++)
    near(placidus.cusp_speeds[house].speed_deg_per_day, placidus.cusp_speeds[house + 6].speed_deg_per_day, 1e-7);
  near(placidus.cusp_speeds[0].exact_speed_deg_per_day, placidus.exact_angle_speeds.asc_deg_per_day!, 1e-6);
  near(placidus.cusp_speeds[9].exact_speed_deg_per_day, placidus.exact_angle_speeds.mc_deg_per_day, 1e-6);
});

test('property: the difference tends to the exact speed with the square of the step, and equals that of houses an instant apart', () => {
  for (const system of ['P', 'K', 'C', 'R', 'B', 'T', 'H', 'U', 'Y', 'CT', 'PSR', 'N']) {
    const gap = (darmc_deg: number) =>
      houseDynamicsFromArmc({
        armc: 200,
        obliquity: OBLIQUITY,
        latitude: 45,
        system,
        sun_longitude: 77,
        darmc_deg,
      }).cusp_speeds.map((cusp) => Math.abs(cusp.speed_deg_per_day - cusp.exact_speed_deg_per_day!));
    const wide = gap(1),
      narrow = gap(0.25);
    for (let i = 0; i < 12; i++)
      assert.ok(narrow[i] < 1e-5 || Math.abs(wide[i] / narrow[i] - 16) < 0.2, `${system} ${i}`);
  }
  // Ten minutes of clock time: the differences of two answers of /v1/houses.
  const hour = (minute: number) => houses(engine, { ...summer, dt: `1985-07-14T06:${minute}:00Z` }).cusps;
  const early = hour(24),
    late = hour(26),
    found = houseDynamics(engine, { ...summer, dt: '1985-07-14T06:25:00Z' });
  for (let i = 0; i < 12; i++) near(found.cusp_speeds[i].speed_deg_per_day, signedDeg(late[i] - early[i]) * 720, 1e-4);
});

test('rule: cusps that jump have no speed, also as a fallback; the Sun is required where the system needs it', () => {
  for (const system of ['W', 'S']) assert.throws(() => houseDynamics(engine, { ...summer, system }), InvalidInput);
  const polar = { armc: 10, obliquity: OBLIQUITY, latitude: 72, system: 'P' };
  assert.throws(
    () => houseDynamicsFromArmc({ ...polar, policy: { polar_fallback: 'fallback_to_whole_sign' } }),
    InvalidInput,
  );
  assert.throws(() => houseDynamicsFromArmc({ ...polar, system: 'N' }), /sun_longitude/);
  assert.throws(() => houseDynamicsFromArmc({ ...polar, system: 'S' }), /sun_longitude/);
  const fixed = houseDynamicsFromArmc({ ...polar, system: 'S', sun_longitude: 77 });
  assert.ok(fixed.cusp_speeds.every((cusp) => cusp.speed_deg_per_day === 0));
  // Near the edge of the range of Campanus the step is shortened.
  const edge =
    (Math.asin(-1 / (Math.tan((72 * Math.PI) / 180) * Math.tan((OBLIQUITY * Math.PI) / 180))) * 180) / Math.PI + 360;
  const shortened = houseDynamicsFromArmc({ ...polar, system: 'C', armc: edge + 0.1, darmc_deg: 1 });
  assert.ok(shortened.computation.half_step! < 0.1 && shortened.house_cusps.effective_system === 'C');
});
