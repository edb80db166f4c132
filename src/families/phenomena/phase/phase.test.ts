import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  angularDiameter,
  apparentMagnitudeOf,
  elongation,
  illuminatedFraction,
  phaseAngle,
  synodicPhase,
} from './phase.js';

let engine: Engine;
before(() => {
  engine = sharedEngine();
});

test('rule: the illuminated fraction is (1 + cos) / 2 for any finite angle', () => {
  for (const [angle, part] of [
    [0, 1],
    [60, 0.75],
    [90, 0.5],
    [180, 0],
    [-90, 0.5],
    [450, 0.5],
    [360, 1],
  ])
    assert.ok(Math.abs(illuminatedFraction({ phase_angle: angle }).illuminated_fraction - part) < 1e-15, String(angle));
  // Near 180 degrees the crescent keeps its precision: (180 - a)^2 / 4 in radians.
  const x = (1e-6 * Math.PI) / 180;
  assert.ok(Math.abs(illuminatedFraction({ phase_angle: 180 - 1e-6 }).illuminated_fraction / ((x * x) / 4) - 1) < 1e-6);
});

test('rule: synodic states are quarters around 0, 90, 180 and 270 degrees, body1 to body2', () => {
  for (let day = 0; day < 30; day++) {
    const { angle, state } = synodicPhase(engine, { body1: 'Sun', body2: 'Moon', jd_ut: 2451545 + day });
    assert.equal(
      state,
      angle >= 315 || angle < 45 ? 'conjunction' : angle < 135 ? 'waxing' : angle < 225 ? 'opposition' : 'waning',
    );
  }
  const there = synodicPhase(engine, { body1: 'Sun', body2: 'Mars', jd_ut: 2451545 }).angle,
    back = synodicPhase(engine, { body1: 'Mars', body2: 'Sun', jd_ut: 2451545 }).angle;
  assert.ok(Math.abs(there + back - 360) < 1e-12);
  assert.equal(
    synodicPhase(engine, { body1: 'Mars', body2: 'Mars', jd_ut: 2451545, include_state: false }).state,
    null,
  );
});

test('validation: the greatest elongation of Venus of 2020 March 24, 46.1 degrees east (Astronomical Almanac)', () => {
  const venus = elongation(engine, { body: 'Venus', jd_ut: 2458933.4 });
  // The almanac prints full degrees.
  assert.ok(Math.abs(venus.elongation - 46.1) < 0.1 && venus.east_of_sun, String(venus.elongation));
  assert.equal(elongation(engine, { body: 'Sun', jd_ut: 2451545 }).elongation, 0);
});

test("validation: at the total solar eclipse of 2017 August 21 the Moon is new, its disc larger than the Sun's", () => {
  const jd_ut = 2457987.268;
  // NASA: gamma 0.4367, so the geocentric elongation is 0.4367 Earth radii of parallax (57.3' at the Moon's 61.2'
  // parallax): 0.42 degrees.
  assert.ok(Math.abs(elongation(engine, { body: 'Moon', jd_ut }).elongation - 0.44) < 0.03);
  assert.ok(phaseAngle(engine, { body: 'Moon', jd_ut }).phase_angle > 179.4);
  // Geocentric semidiameters of NASA: Sun 15' 48.7", Moon 16' 03.4".
  assert.ok(Math.abs(angularDiameter(engine, { body: 'Sun', jd_ut }).angular_diameter_arcseconds / 2 - 948.7) < 0.8);
  assert.ok(Math.abs(angularDiameter(engine, { body: 'Moon', jd_ut }).angular_diameter_arcseconds / 2 - 963.4) < 0.8);
});

test('validation: magnitudes are in the ranges of Mallama and Hilton 2018 for the planets', () => {
  // Jupiter -2.94 to -1.66, Uranus 5.38 to 6.03, with a margin for dates outside their range.
  for (let year = 0; year < 30; year++) {
    const uranus = apparentMagnitudeOf(engine, { body: 'Uranus', jd_ut: 2440000.5 + 365.25 * year }).apparent_magnitude;
    assert.ok(uranus > 5.3 && uranus < 6.1, String(uranus));
    const jupiter = apparentMagnitudeOf(engine, { body: 'Jupiter', jd_ut: 2440000.5 + 399 * year }).apparent_magnitude;
    assert.ok(jupiter > -2.95 && jupiter < -1.6, String(jupiter));
  }
});

test('rule: each product accepts its bodies and no others; details are optional', () => {
  const jd_ut = 2451545;
  for (const body of ['Sun', 'Pluto', 'Ceres', 'True Node', 'Earth'])
    assert.throws(() => apparentMagnitudeOf(engine, { body, jd_ut }), InvalidInput, body);
  for (const body of ['Earth', 'Ceres', 'Lilith'])
    assert.throws(() => angularDiameter(engine, { body, jd_ut }), InvalidInput, body);
  for (const body of ['Sun', 'Earth', 'Mean Node'])
    assert.throws(() => phaseAngle(engine, { body, jd_ut }), InvalidInput, body);
  assert.ok(phaseAngle(engine, { body: 'Ceres', jd_ut }).phase_angle < 25);
  const bare = apparentMagnitudeOf(engine, { body: 'Moon', jd_ut, include_model_detail: false });
  assert.deepEqual(
    [bare.model_name, bare.model_family, bare.model_limitations, bare.provenance.model_family],
    [null, null, null, 'Allen_1973'],
  );
});
