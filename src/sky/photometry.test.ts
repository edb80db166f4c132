import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { JUPITER, MARS, MERCURY, MOON, NEPTUNE, SATURN, URANUS, VENUS } from '../ephemeris/source.js';
import { AU_KM } from '../kernel/constants.js';
import { separationRad } from '../kernel/spherical.js';
import { apparentMagnitude } from './photometry.js';
import {
  jupiterMagnitude,
  marsMagnitude,
  mercuryMagnitude,
  moonMagnitude,
  neptuneMagnitude,
  saturnMagnitude,
  uranusMagnitude,
  venusMagnitude,
} from './photometry-magnitude.js';
import { discRadiusKm } from '../ephemeris/solar-system.js';
import { angularDiameterArcsec, SunlitView, sunlitView } from './photometry-view.js';

const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/orbits-phases.json', import.meta.url), 'utf8'),
) as { phases: [string, number, [number, number, number, number]][] };
const BODIES: Readonly<Record<string, number>> = {
  Moon: MOON,
  Mercury: MERCURY,
  Venus: VENUS,
  Mars: MARS,
  Jupiter: JUPITER,
  Saturn: SATURN,
  Uranus: URANUS,
  Neptune: NEPTUNE,
};
const engine = sharedEngine();

// Output of the program of Mallama & Hilton 2018 (Ap_Mag, version 3). It prints distances to 0.001 au and angles to 0.001 degrees, so that
// a magnitude may differ by the rounding of the smallest distance.
test('validation: planetary magnitudes equal the published output of Mallama and Hilton', () => {
  const exact = (got: number, want: number): void => assert.ok(Math.abs(got - want) <= 5.1e-4, `${got} for ${want}`);
  exact(mercuryMagnitude(0.310295423552, 1.32182643625754, 1.1677), -2.477);
  exact(mercuryMagnitude(0.413629222334, 0.92644808718613, 90.1662), 0.181);
  exact(mercuryMagnitude(0.448947624811, 0.56004973217883, 178.7284), 7.167);
  exact(venusMagnitude(0.722722540169, 1.71607489554051, 1.3232), -3.917);
  exact(venusMagnitude(0.721480714554, 0.37762511206278, 124.1348), -4.916);
  exact(venusMagnitude(0.726166592736, 0.28889582420642, 179.1845), -3.09);
  exact(jupiterMagnitude(5.446231815414, 6.44985867459088, 0.2446), -1.667);
  exact(jupiterMagnitude(4.957681473205, 3.95393078136013, 0.3431), -2.934);
  exact(jupiterMagnitude(5.227587855371, 5.23501920009381, 147.0989), 0.79);
  exact(uranusMagnitude(18.321003215845, 17.3229728525108, 0.041, 20.285), 5.381);
  exact(uranusMagnitude(20.096361095266, 21.0888470145276, 0.0568, 0.995), 6.025);
  exact(uranusMagnitude(19.38003071775, 11.1884243801383, 161.7728, 63.135), 8.318);
  exact(neptuneMagnitude(30.322109867761, 31.3091610098214, 0.0549, 1970.89), 7.997);
  exact(neptuneMagnitude(30.207767693725, 29.817237085753, 1.7741, 1990.32), 7.827);
  const rounded = (got: number, want: number, delta: number): void =>
    assert.ok(Math.abs(got - want) <= 5e-4 + 2.2 * 5e-4 * (1 / delta + 1), `${got} for ${want}`);
  rounded(marsMagnitude(1.381, 0.373, 4.895, 330.015, 334.5), -2.862, 0.373);
  rounded(marsMagnitude(1.664, 2.59, 11.588, 70.75, 147.349), 1.788, 2.59);
  rounded(marsMagnitude(1.592, 3.859, 167.9, 305.305, 212.889), 8.977, 3.859);
  rounded(saturnMagnitude(9.015, 8.032, 0.105, 26.279), -0.552, 8.032);
  rounded(saturnMagnitude(9.026, 10.132, 169.896, 0), 5.206, 10.132);
  rounded(neptuneMagnitude(30.028, 29.016, 0.038, 2009.63), 7.701, 29.016);
});

test('validation: distances and phase angles equal those of DE440 with light time (1e-9 and 1e-6 degrees: the packed ephemeris)', () => {
  const view = new SunlitView(),
    epoch = engine.sky.newEpoch();
  for (const [name, tdb, [r, delta, phase]] of fixture.phases) {
    sunlitView(epoch.set(tdb, tdb, tdb), BODIES[name], view);
    assert.ok(Math.abs(view.sunDistanceKm / AU_KM / r - 1) < 1e-9, `${name} r`);
    assert.ok(Math.abs(view.distanceKm / AU_KM / delta - 1) < 1e-8, `${name} delta`);
    assert.ok(Math.abs(view.phaseAngleDeg - phase) < 1e-5, `${name} phase ${view.phaseAngleDeg - phase}`);
  }
});

test('rule: the magnitude law of the Moon is continuous, monotonic to 180 degrees and finite there', () => {
  let before = moonMagnitude(1, 384_400, 0);
  for (let a = 0.01; a <= 180; a += 0.01) {
    const magnitude = moonMagnitude(1, 384_400, a);
    assert.ok(magnitude > before - 1e-12 && magnitude - before < (a > 179 ? 8 : a > 160 ? 0.05 : 0.003), `${a}`);
    before = magnitude;
  }
  assert.ok(Math.abs(moonMagnitude(1, 384_400, 0) + 12.73) < 1e-9);
  assert.ok(moonMagnitude(1, 384_400, 175) > -2 && moonMagnitude(1, 384_400, 179) > 3);
  assert.ok(Number.isFinite(moonMagnitude(1, 384_400, 180)));
});

test('validation: magnitudes from the ephemeris equal the list of the paper for its dates (0.002: pole and rotation models differ)', () => {
  const view = new SunlitView(),
    epoch = engine.sky.newEpoch();
  const dates: readonly [number, number, number][] = [
    [MERCURY, 2453874.5, -2.477],
    [MERCURY, 2453901.5, 0.181],
    [VENUS, 2454036.5, -3.917],
    [VENUS, 2453718.5, -4.916],
    [VENUS, 2453164.5, -3.09],
    [MARS, 2452879.5, -2.862],
    [MARS, 2453205.5, 1.788],
    [JUPITER, 2453269.5, -1.667],
    [JUPITER, 2455460.5, -2.934],
    [SATURN, 2463591.5, -0.552],
    [URANUS, 2440673.5, 5.381],
    [URANUS, 2454533.5, 6.025],
    [NEPTUNE, 2440913.5, 7.997],
    [NEPTUNE, 2448008.5, 7.827],
    [NEPTUNE, 2455060.5, 7.701],
  ];
  for (const [body, jdUt, want] of dates) {
    const { ttJ2k, tdbJ2k, ut1J2k } = engine.time.instantFromUt1(jdUt - 2451545);
    const got = apparentMagnitude(epoch.set(ttJ2k, tdbJ2k, ut1J2k), body, view);
    assert.ok(Math.abs(got - want) < 0.002, `${body} ${jdUt}: ${got} for ${want}`);
  }
});

test('rule: Saturn is brighter with open rings, and the sunlit Moon is faint at new Moon', () => {
  const view = new SunlitView(),
    epoch = engine.sky.newEpoch();
  const at = (body: number, tdb: number): number => apparentMagnitude(epoch.set(tdb, tdb, tdb), body, view);
  assert.ok(at(SATURN, 1096) < at(SATURN, 3536) - 1); // 2003-01-01 open, 2009-09-06 edge-on
  assert.ok(at(MOON, 8864.26) > 0); // total solar eclipse of 2024-04-08
  assert.ok(at(MOON, 8849.8) < -12); // full Moon of 2024-03-25
});

test('validation: equatorial diameters of Mars and Mercury at 1 au equal those of the almanac, 9.36 and 6.72 arcsec (its last digit)', () => {
  // Explanatory Supplement to the Astronomical Almanac, 3rd ed. (2013): semidiameters at unit distance 4.68 and 3.36 arcsec.
  assert.ok(Math.abs(angularDiameterArcsec(discRadiusKm(MARS), AU_KM) - 9.36) < 0.011);
  assert.ok(Math.abs(angularDiameterArcsec(discRadiusKm(MERCURY), AU_KM) - 6.72) < 0.011);
});

test('rule: angular diameters follow from tangent rays; separations are accurate at both ends', () => {
  assert.ok(
    Math.abs(angularDiameterArcsec(discRadiusKm(MOON), 384_400) - 2 * Math.asin(1737.4 / 384_400) * 206_264.80625) <
      1e-3,
  );
  assert.ok(Math.abs(separationRad(1, 0.2, 1, 0.2 + 1e-12) - 1e-12) < 1e-15);
  assert.equal(separationRad(0, 0, Math.PI, 0), Math.PI);
});
