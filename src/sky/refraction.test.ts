import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEG_PER_RAD } from '../kernel/constants.js';
import { refractedAltitudeDeg, refractionAtObservedAltitudeDeg, seenAltitudeDeg } from './refraction.js';
import { WorstDifference } from '../../test/support/figures.js';

const STANDARD = { pressureMbar: 1013.25, temperatureC: 10, relativeHumidity: 0, elevationM: 0, latitudeDeg: 45 };

test('validation: a published value of the Hohenkerk and Sinclair integral (test suite of SLALIB, refro)', () => {
  const air = {
    pressureMbar: 678.9,
    temperatureC: 280 - 273.15,
    relativeHumidity: 0.9,
    elevationM: 3456.7,
    latitudeDeg: -0.3 * DEG_PER_RAD,
    lapseRateKPerM: 0.006,
  };
  const rad = refractionAtObservedAltitudeDeg(90 - 1.4 * DEG_PER_RAD, air) / DEG_PER_RAD;
  // The integral of the reference is iterated to 1e-9 rad; this one has converged further.
  const worst = new WorstDifference('refraction-rad');
  worst.record(Math.abs(rad - 0.00106715763018568));
  worst.assertWithinRequirement();
});

test('validation: refraction equals A tan z + B tan^3 z with the constants of ERFA refco up to 75 degrees', () => {
  // erfa.refco(1013.25, 10, 0, 0.55) and (1013.25, 20, 0.8, 0.55): refraction in arcsec at these observed zenith distances.
  for (const [temperatureC, relativeHumidity, zenith, arcsec] of [
    [10, 0, 10, 10.271984],
    [10, 0, 45, 58.192137],
    [10, 0, 60, 100.565854],
    [10, 0, 75, 214.029857],
    [20, 0.8, 45, 56.052544],
    [20, 0.8, 75, 206.025542],
  ]) {
    const got = refractionAtObservedAltitudeDeg(90 - zenith, { ...STANDARD, temperatureC, relativeHumidity }) * 3600;
    // refco states an accuracy of 0.02 arcsec over this range.
    assert.ok(Math.abs(got - arcsec) < 0.025, `${zenith} degrees: ${got}`);
  }
});

test('rule: the default lapse rate is that of the standard atmosphere, 6.5 K/km', () => {
  const at = (lapseRateKPerM?: number) => refractionAtObservedAltitudeDeg(5, { ...STANDARD, lapseRateKPerM });
  assert.equal(at(), at(0.0065));
  assert.notEqual(at(), at(0.006));
});

test('rule: refraction is about 34 arcminutes at the horizon, zero at the zenith, and zero without air', () => {
  const horizon = refractionAtObservedAltitudeDeg(0, STANDARD) * 60;
  assert.ok(horizon > 33 && horizon < 36, `${horizon}`);
  assert.equal(refractedAltitudeDeg(90, STANDARD), 90);
  assert.equal(refractedAltitudeDeg(12.5, { ...STANDARD, pressureMbar: 0 }), 12.5);
});

test('property: the apparent altitude increases with the true altitude and is invertible', () => {
  let before = -Infinity;
  for (let altitude = -90; altitude <= 90; altitude += 0.37) {
    const apparent = refractedAltitudeDeg(altitude, STANDARD);
    assert.ok(apparent >= altitude && apparent > before, `at ${altitude}`);
    before = apparent;
    if (altitude > -2)
      assert.ok(
        Math.abs(apparent - refractionAtObservedAltitudeDeg(apparent, STANDARD) - altitude) < 1e-8,
        `at ${altitude}`,
      );
  }
});

test('rule: a body below the sea horizon has its geometric altitude, one above it is refracted', () => {
  for (const altitude of [-1, -5, -57, -90]) assert.equal(seenAltitudeDeg(altitude, STANDARD), altitude);
  for (const altitude of [-0.5, 0, 10, 89])
    assert.equal(seenAltitudeDeg(altitude, STANDARD), refractedAltitudeDeg(altitude, STANDARD));
});

test('rule: from an elevated site the sea horizon is lower', () => {
  const summit = { ...STANDARD, elevationM: 2500, pressureMbar: 750 };
  // The dip is 1.76 arcmin * 50 = 1.47 degrees: a ray at -1 degree clears the horizon.
  const geometric = -1 - refractionAtObservedAltitudeDeg(-1, summit);
  assert.ok(Math.abs(seenAltitudeDeg(geometric, summit) + 1) < 1e-8);
  assert.equal(seenAltitudeDeg(-4, summit), -4);
});
