import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { engineWithPack } from '../../../../test/support/visibility-pack.js';
import { AirOptics } from './air.js';
import { moonlightCdM2, zodiacalS10 } from './night-sky.js';
import { apparentAltitudeDeg, refractionDeg, refractivityFactor } from './refraction.js';
import { Skyline } from './skyline.js';
import { weighedLight } from './spectrum.js';
import { Adaptation, lampThresholdLux } from './vision.js';

const { tables } = engineWithPack().visibilityPack!;
const air = { surfacePressureHpa: 1013.25, aod550: 0.1, angstromExponent: 1.3, ozoneDu: 300, groundAlbedo: 0.2 };

test('validation: refraction of Bennett 1982 at 1010 hPa and 10 degrees: 34.5 arcminutes at the horizon, 9.9 at 5 degrees, 1.0 at 45', () => {
  // Astronomical Almanac and Nautical Almanac tables give 34.5, 9.9 and 1.0.
  for (const [altitude, minutes, tolerance] of [
    [0, 34.5, 0.1],
    [5, 9.9, 0.1],
    [45, 1, 0.05],
  ])
    assert.ok(
      Math.abs(refractionDeg(altitude, 1) * 60 - minutes) < tolerance,
      `${altitude}: ${refractionDeg(altitude, 1) * 60}`,
    );
  assert.ok(Math.abs(refractivityFactor({ pressureHpa: 1010, temperatureC: 9.85, relativeHumidity: 0 }) - 1) < 1e-9);
  const moist = refractivityFactor({ pressureHpa: 1013.25, temperatureC: 30, relativeHumidity: 1 }),
    dry = refractivityFactor({ pressureHpa: 1013.25, temperatureC: 30, relativeHumidity: 0 });
  assert.ok(moist < dry && moist > 0.99 * dry, 'moist air refracts visible light slightly less');
});

test('property: the apparent altitude minus its refraction is the true altitude, and it grows with the true altitude', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.5, max: 90, noNaN: true }),
      fc.double({ min: 0.3, max: 1.3, noNaN: true }),
      (altitude, factor) => {
        const apparent = apparentAltitudeDeg(altitude, factor);
        assert.ok(Math.abs(apparent - refractionDeg(apparent, factor) - altitude) < 1e-7);
        assert.ok(apparentAltitudeDeg(altitude + 0.01, factor) > apparent);
      },
    ),
  );
});

test('rule: adaptation is photopic above 5 cd/m2, scotopic below 0.005, and mesopic between them, where it satisfies the equation of CIE 191', () => {
  const adaptation = new Adaptation(tables.vision);
  adaptation.to(10, 25);
  assert.deepEqual([adaptation.coefficient, adaptation.mesopicCdM2], [1, 10]);
  adaptation.to(1e-3, 2e-3);
  assert.deepEqual([adaptation.coefficient, adaptation.mesopicCdM2], [0, 2e-3]);
  adaptation.to(0.1, 0.2);
  const m = adaptation.coefficient,
    rod = 683 / 1699;
  assert.ok(Math.abs(m - (0.767 + 0.3334 * Math.log10(adaptation.mesopicCdM2))) < 1e-9);
  assert.ok(Math.abs(adaptation.mesopicCdM2 - (m * 0.1 + (1 - m) * 0.2 * rod) / (m + (1 - m) * rod)) < 1e-9);
  // In CIE 191 a background lit by the lamp is equivalent to itself.
  adaptation.to(0.1, 0.1408);
  assert.ok(Math.abs(adaptation.lampBackgroundCdM2() - 0.1) < 1e-9);
});

test('rule: the gain of transmitted light is the sum of its gains for cones and for rods, relative to the lamp', () => {
  const adaptation = new Adaptation(tables.vision),
    lamp = tables.vision.lamp_scotopic_to_photopic;
  const near = (a: number, b: number): void =>
    assert.ok(Math.abs(a - b) < 1e-12 * Math.max(1, Math.abs(b)), `${a} ${b}`);
  adaptation.to(0.05, 0.1);
  assert.ok(adaptation.coefficient > 0.2 && adaptation.coefficient < 0.8);
  for (const ratio of [0.5, 1.4, 2.5]) {
    near(adaptation.gain(ratio, 1, 1), adaptation.worth(ratio) / adaptation.worth(lamp));
    near(adaptation.gain(ratio, 0.7, 0.4), adaptation.gain(ratio, 0.7, 0) + adaptation.gain(ratio, 0, 0.4));
  }
  near(adaptation.gain(lamp, 1, 1), 1);
  // In daylight only cones count, in darkness only rods.
  adaptation.to(10, 25);
  near(adaptation.gain(2.5, 0.7, 0.4), 0.7);
  adaptation.to(1e-3, 2e-3);
  near(adaptation.gain(2.5, 0.7, 0.4), (0.4 * 2.5) / lamp);
  adaptation.to(0.1, 0.1408);
  assert.ok(Math.abs(adaptation.lampBackgroundCdM2() - 0.1) < 1e-9);
});

test('property: a brighter sky never lowers the threshold', () => {
  fc.assert(
    fc.property(fc.double({ min: -6, max: 3.5, noNaN: true }), (log) => {
      assert.ok(lampThresholdLux(tables.vision, 10 ** (log + 0.01)) >= lampThresholdLux(tables.vision, 10 ** log));
    }),
  );
});

test('property: more air, aerosol or ozone transmits less light, at every altitude and colour', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 89, noNaN: true }),
      fc.integer({ min: 2500, max: 25_000 }),
      fc.constantFrom('surfacePressureHpa' as const, 'aod550' as const, 'ozoneDu' as const),
      (altitude, kelvins, key) => {
        const light = weighedLight(tables.spectral, kelvins);
        const through = (column: typeof air, at: number): readonly [number, number] => {
          const optics = new AirOptics(tables.spectral, tables.air, column);
          optics.transmit(light, at);
          return [optics.photopic, optics.scotopic];
        };
        const here = through(air, altitude),
          thicker = through({ ...air, [key]: air[key] * 1.1 }, altitude),
          higher = through(air, altitude + 1);
        for (const i of [0, 1]) assert.ok(thicker[i] < here[i] && here[i] < higher[i] && here[i] > 0);
      },
    ),
  );
});

test('validation: the extinction coefficient in the visual is about 0.11 + 0.11 + 0.03 mag for this air (Green 1992: Rayleigh 0.106 at 0.55)', () => {
  const { zenithExtinctionMag } = new AirOptics(tables.spectral, tables.air, air);
  assert.ok(Math.abs(zenithExtinctionMag - (0.106 + 0.1086 + 0.0277)) < 0.003, String(zenithExtinctionMag));
});

test('validation: zodiacal light at entries of Leinert 1998, table 17: 259/1.28 S10 at 90 degrees in the ecliptic, 230/1.28 in opposition', () => {
  const { zodiacal } = tables.nightSky;
  for (const [lon, lat, units] of [
    [90, 0, 259],
    [180, 0, 230],
    [-45, 30, 250],
    [120, -60, 77],
  ])
    assert.ok(Math.abs(zodiacalS10(zodiacal, lon, lat) - units / 1.28) < 0.01);
  assert.ok(zodiacalS10(zodiacal, 0, 0) > 5000, 'where the table is empty, the nearest entry is used');
});

test('validation: full moonlight, Moon at 45 degrees and 60 away, brightens a dark sky by 3.4 mag (Krisciunas & Schaefer 1991, table 2: 3 to 4)', () => {
  const moon = moonlightCdM2(tables.moonlight, 0.172, 45, { altitudeDeg: 45, separationDeg: 60, phaseAngleDeg: 0 });
  const dark = 1.8e-4;
  const change = 2.5 * Math.log10((moon + dark) / dark);
  assert.ok(change > 3 && change < 4, String(change));
  assert.equal(moonlightCdM2(tables.moonlight, 0.172, 45, { altitudeDeg: -1, separationDeg: 60, phaseAngleDeg: 0 }), 0);
});

test('rule: a skyline is linear between samples, all around', () => {
  const skyline = new Skyline(0, [
    { azimuthDeg: 10, altitudeDeg: 2 },
    { azimuthDeg: 100, altitudeDeg: 5 },
    { azimuthDeg: 350, altitudeDeg: 0 },
  ]);
  const near = (azimuth: number, altitude: number): void =>
    assert.ok(Math.abs(skyline.at(azimuth) - altitude) < 1e-12, `${azimuth}: ${skyline.at(azimuth)}`);
  near(10, 2);
  near(55, 3.5);
  near(225, 2.5);
  near(0, 1);
  near(360, 1);
  near(355, 0.5);
  assert.equal(skyline.maximumGapDeg, 250);
  assert.equal(skyline.maximumSlope, 0.1);
  assert.equal(new Skyline(3).at(123), 3);
});
