import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { aerosolAirmass, kastenYoungAirmass, ozoneAirmass, rayleighAirmass, skyAirmass } from './airmass.js';
import { arcusVisionisDeg } from './arcus-visionis.js';
import { odehV, odehZone, yallopClass, yallopQ } from './crescent.js';
import {
  coefficientsOfTotal,
  componentCoefficients,
  componentExtinction,
  nightVisionCoefficients,
} from './extinction.js';
import { moonlightNanolamberts, separationDeg } from './moonlight.js';
import {
  CD_PER_M2_OF_NANOLAMBERT,
  limitingMagnitudeLinear,
  limitingMagnitudeOfClass,
  limitingMagnitudeOfSky,
  lossByAddedLight,
  nanolambertsOf,
  nightNanolamberts,
  surfaceBrightnessOfClass,
} from './night-sky.js';
import { crumeyLimit } from './point-threshold.js';
import { twilightNanolamberts } from './twilight.js';
import { visualLimit } from './visual-limit.js';

const near = (got: number, want: number, tolerance: number): void =>
  assert.ok(Math.abs(got - want) <= tolerance, `${got} for ${want}`);
const altitude = fc.double({ min: 0, max: 90, noNaN: true });

test('validation: air masses agree with Kasten and Young 1989 and are 1 at the zenith for every constituent', () => {
  // Table II of the paper: 38 on the horizon, 5.6 at 10 degrees, 2.0 at 30.
  near(kastenYoungAirmass(0), 37.92, 0.01);
  near(kastenYoungAirmass(10), 5.58, 0.02);
  near(kastenYoungAirmass(30), 1.994, 0.001);
  for (const path of [kastenYoungAirmass, rayleighAirmass, aerosolAirmass, ozoneAirmass, skyAirmass])
    near(path(90), 1, 3e-4);
  // Schaefer 1993, eq. 3a: 1 / (cos z + 0.01 sqrt(H) exp(-30 cos z / sqrt(H))), by hand for H = 8.2 and 1.5 km.
  near(rayleighAirmass(0), 34.9215, 1e-4);
  near(aerosolAirmass(0), 81.6497, 1e-4);
  near(rayleighAirmass(2.5), 16.194, 1e-4);
  near(ozoneAirmass(0), 12.7, 0.1);
});

test('property: extinction grows towards the horizon, and the constituents of a coefficient add up to it', () => {
  fc.assert(
    fc.property(altitude, altitude, fc.double({ min: 0, max: 2, noNaN: true }), (a, b, k) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const parts = coefficientsOfTotal(k, 0);
      near(parts.rayleigh + parts.aerosol + parts.ozone, k, 1e-12);
      assert.ok(componentExtinction(parts, low) >= componentExtinction(parts, high) - 1e-12);
      assert.ok(kastenYoungAirmass(low) >= kastenYoungAirmass(high));
    }),
  );
});

test('rule: dust extinction grows with humidity, falls with elevation, and is larger in summer in both hemispheres', () => {
  const air = { elevationM: 0, relativeHumidity: 0.5, latitudeDeg: 40, sunRightAscensionDeg: 90 };
  const dust = (change: Partial<typeof air>): number => componentCoefficients({ ...air, ...change }).aerosol;
  assert.ok(dust({ relativeHumidity: 0.9 }) > dust({}));
  assert.ok(dust({ elevationM: 2000 }) < dust({}));
  assert.ok(dust({ sunRightAscensionDeg: 270 }) < dust({}));
  assert.ok(dust({ latitudeDeg: -40 }) < dust({ latitudeDeg: -40, sunRightAscensionDeg: 270 }));
  // By hand: dry air at sea level on the equator has Schaefer's 0.1066 of gas, 0.12 of dust, 0.031 (3 - 0.4) / 3 of ozone.
  const dry = componentCoefficients({ elevationM: 0, relativeHumidity: 0, latitudeDeg: 0, sunRightAscensionDeg: 0 });
  near(dry.rayleigh, 0.1066, 1e-12);
  near(dry.aerosol, 0.12, 1e-12);
  near(dry.ozone, 0.026867, 1e-6);
});

test('validation: 21.587 magnitudes per square arcsecond are 79.0 nanolamberts (Krisciunas and Schaefer 1991, sect. 2)', () => {
  near(nanolambertsOf(21.587), 79, 0.05);
});

test('validation: the limiting magnitude follows the linear approximations of Crumey 2014', () => {
  // Eqs. 55 and 56: 0.3834 mu - 1.4400 for 20 < mu < 22, 0.4260 mu - 2.3650 for 21 < mu < 25, with B = 1.08e5 10^(-0.4 mu) cd/m2.
  const limit = (mu: number): number =>
    crumeyLimit((1.08e5 * 10 ** (-0.4 * mu)) / CD_PER_M2_OF_NANOLAMBERT, 1).limit ?? NaN;
  for (const mu of [20, 20.5, 21, 21.5, 22]) near(limit(mu), 0.3834 * mu - 1.44, 0.015);
  for (const mu of [21.5, 22, 23, 24]) near(limit(mu), 0.426 * mu - 2.365, 0.015);
  assert.equal(crumeyLimit(1e6, 2).limit, null);
  near((crumeyLimit(60, 1).limit ?? NaN) - (crumeyLimit(60, 2).limit ?? NaN), 2.5 * Math.log10(2), 1e-12);
});

test('rule: twilight fades by 2.5 magnitudes in 2.5 degrees of the Sun, and the direction of the Sun is the darkest of the model', () => {
  near(twilightNanolamberts(20, -5, 40, 0.2) / twilightNanolamberts(20, -7.5, 40, 0.2), 10, 1e-9);
  assert.equal(twilightNanolamberts(20, -8, 30, 0.2), twilightNanolamberts(20, -8, 99, 0.2));
  near(twilightNanolamberts(20, -8, 180, 0.2) / twilightNanolamberts(20, -8, 30, 0.2), 10 ** 0.9, 1e-9);
});

test('property: added light, a fuller Moon and a nearer Moon never make fainter stars visible', () => {
  const light = fc.double({ min: 1, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(light, light, (a, b) => {
      const [dark, bright] = a < b ? [a, b] : [b, a];
      // Rods give way to cones at 1500 nanolamberts, where the two laws are 0.08 apart.
      assert.ok(visualLimit(dark) >= visualLimit(bright) - 0.08);
      assert.ok(lossByAddedLight(dark, bright) >= 0);
    }),
  );
  const moon = (phase: number, apart: number): number => moonlightNanolamberts(phase, apart, 45, 45, 0.172);
  for (let phase = 0; phase < 170; phase += 10) assert.ok(moon(phase, 60) > moon(phase + 10, 60));
  for (let apart = 1; apart < 90; apart += 1) assert.ok(moon(60, apart) > moon(60, apart + 1) || apart === 9);
  assert.equal(moonlightNanolamberts(0, 60, -0.1, 45, 0.172), 0);
});

test('rule: the limiting magnitude of a dark site is 6 to 6.6, and decreases by half a magnitude per Bortle class', () => {
  near(visualLimit(180), 5.94, 0.02);
  near(limitingMagnitudeOfSky(21.6), 6.5, 0.2);
  for (let c = 1; c < 9; c++) near(limitingMagnitudeLinear(c) - limitingMagnitudeLinear(c + 1), 0.5, 1e-12);
  assert.equal(limitingMagnitudeLinear(1), 7.6);
});

test('validation: the limiting magnitude of a class is in the range of Bortle, and darker classes have darker skies', () => {
  // Bortle 2001, Sky & Telescope 101 (2), 126: naked-eye limit of classes 1 to 9.
  const ranges = [
    [7.6, 8],
    [7.1, 7.5],
    [6.6, 7],
    [6.1, 6.5],
    [5.6, 6],
    [5.1, 5.5],
    [4.6, 5],
    [4.1, 4.5],
    [3.6, 4],
  ];
  ranges.forEach(([from, to], i) => {
    const middle = limitingMagnitudeOfClass(i + 1, 'bortle_range_middles');
    assert.ok(middle >= from && middle <= to, `class ${i + 1}: ${middle}`);
    assert.equal(limitingMagnitudeOfClass(i + 1, 'bortle_table'), from);
    near(limitingMagnitudeLinear(i + 1), from, 1e-12);
  });
  for (const table of ['bortle_table', 'bortle_range_middles'] as const) {
    const skies = ranges.map((_, i) => surfaceBrightnessOfClass(i + 1, table));
    assert.deepEqual(
      skies,
      [...skies].sort((a, b) => b - a),
    );
    // The natural moonless sky has 22 magnitudes per square arcsecond, that of an inner city 18 or less.
    assert.ok(skies[0] <= 22 && skies[0] > 21.7 && skies[8] <= 18);
  }
});

test('rule: arcs grow with magnitude, and Venus has the 5 degrees of Ptolemy', () => {
  for (const model of ['arcus_visionis', 'arcus_visionis_wide'] as const) {
    assert.equal(arcusVisionisDeg(-4.2, model), 5);
    for (let m = -5; m < 7; m += 0.25) assert.ok(arcusVisionisDeg(m, model) <= arcusVisionisDeg(m + 0.25, model));
  }
});

test('regression: the legacy tables of arcs and sky brightness do not change', () => {
  const steps = [-4, -2, -1, 0, 1, 2, 3, 4, 4.01];
  assert.deepEqual(
    steps.map((magnitude) => arcusVisionisDeg(magnitude, 'arcus_visionis')),
    [5, 6.5, 7.5, 9, 10, 11, 12, 13, 14.5],
  );
  assert.deepEqual(
    steps.map((magnitude) => arcusVisionisDeg(magnitude, 'arcus_visionis_wide')),
    [5, 6.5, 7.5, 9, 10.5, 12, 14, 16, 18],
  );
  // Almagest XIII 7: Saturn 11 degrees; its magnitude next to the Sun is 1.2.
  assert.equal(arcusVisionisDeg(1.2, 'arcus_visionis'), 11);
  assert.deepEqual(
    Array.from({ length: 9 }, (_, i) => surfaceBrightnessOfClass(i + 1, 'bortle_table')),
    [21.75, 21.5, 21.25, 20.75, 20.25, 19.5, 18.75, 18, 17.5],
  );
});

test('validation: for the dark-adapted eye gas, dust and ozone count 1.35, 1.1 and 0.3 times their V coefficient (Schaefer 1993, p. 343)', () => {
  const v = { rayleigh: 0.1066, aerosol: 0.12, ozone: 0.031 },
    eye = nightVisionCoefficients(v);
  near(eye.rayleigh / v.rayleigh, (0.51 / 0.55) ** -4, 0.005);
  near(eye.aerosol / v.aerosol, (0.51 / 0.55) ** -1.3, 0.005);
  near(eye.ozone / v.ozone, 0.3, 1e-12);
});

test('rule: the night sky has the given brightness at the zenith, brightens below it and is dimmed near the horizon', () => {
  for (const k of [0, 0.2, 0.5]) near(nightNanolamberts(100, 90, k) / 100, 1, 1e-4);
  // By hand at 30 degrees without extinction: 0.4 + 0.6 / sqrt(1 - 0.96 * 0.75) = 1.53389.
  near(nightNanolamberts(100, 30, 0), 153.389, 1e-3);
  assert.ok(nightNanolamberts(100, 20, 0.2) > 100 && nightNanolamberts(100, 0, 0.2) < 10);
});

test('rule: the classes of the crescent start at the limits of Yallop and Odeh', () => {
  // By hand: the arc of Odeh for W = 0.5 is 7.1651 - 3.1613 + 0.182975 - 0.012725 = 4.17405; that of Yallop is 4.672 more.
  near(odehV(10, 0.5), 5.82595, 1e-9);
  near(yallopQ(10, 0.5), (10 - 8.84605) / 10, 1e-9);
  assert.deepEqual([5.65, 5.64, 2, 1.99, -0.96, -0.97].map(odehZone), ['A', 'B', 'B', 'C', 'C', 'D']);
  assert.deepEqual([0.217, 0.216, -0.014, -0.16, -0.232, -0.293].map(yallopClass), ['A', 'B', 'C', 'D', 'E', 'F']);
});

test('rule: the angle between two directions is the known one', () => {
  near(separationDeg(0, 0, 0, 90), 90, 1e-12);
  near(separationDeg(90, 10, 30, 200), 60, 1e-12);
});
