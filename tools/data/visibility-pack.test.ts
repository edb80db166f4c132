import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { AirOptics, MAG_PER_DEPTH, skyAirMass } from '../../src/sky/visibility/physical/air.js';
import { moonIlluminance, moonScattering } from '../../src/sky/visibility/physical/night-sky.js';
import { PACK_FILES, readManifest, readPack } from '../../src/visibility-pack.js';
import { colourTemperatureK, weighedLight } from '../../src/sky/visibility/physical/spectrum.js';
import { relativeIlluminance, twilightDirection, TwilightState } from '../../src/sky/visibility/physical/twilight.js';
import {
  Adaptation,
  lampThresholdLux,
  luminanceOfSurfaceBrightness,
} from '../../src/sky/visibility/physical/vision.js';
import { RAD_PER_DEG } from '../../src/kernel/constants.js';
import { gaussLegendre } from '../../src/kernel/quadrature.js';
import { buildVisibilityPack } from './visibility-pack.js';
import { visibilitySources } from './visibility-sources.js';
import type { Source } from './visibility-sources.js';
import { visibilityTables } from './visibility-tables.js';
import { illuminanceLux, zenithCdM2 } from './visibility-twilight.js';

const { sources } = visibilitySources();
const tables = visibilityTables(sources);

/** The values of the tables for each check value that a publication prints, in the order of its `checks`. */
const MADE: Readonly<Record<string, readonly (() => number)[]>> = {
  cie: [() => weighedLight(tables.spectral, 2850).scotopicToPhotopic],
  rayleigh: [() => tables.spectral.rayleigh_depth[tables.spectral.wavelength_nm.indexOf(510)] * MAG_PER_DEPTH],
  ozone: [() => tables.spectral.ozone_depth_per_du[tables.spectral.wavelength_nm.indexOf(610)] * 1000],
  schaefer: [() => skyAirMass(tables.air, 15)],
  illuminance: [-6, -12, -18].map((altitude) => () => illuminanceLux(sources, altitude)),
  patat: [
    () => {
      const [a, b, c] = sources.patat.zenith_mag_arcsec2.V;
      return a + b * 10 + c * 100;
    },
  ],
  leinert: [() => tables.nightSky.zodiacal.s10[12][10]],
  night: [() => 10 - 2.5 * Math.log10(145 + 60 + 15) + 2.5 * Math.log10(3600 * 3600)],
  moonlight: [() => moonScattering(tables.moonlight, 90), () => moonIlluminance(tables.moonlight, 0)],
  crumey: [() => limitAt(luminanceOfSurfaceBrightness(tables.vision, 21.83)), () => limitAt((60e-5 / Math.PI) * 1)],
  mesopic: [5, 0.005].map(
    (luminance) => () => tables.vision.mesopic_a + tables.vision.mesopic_b * Math.log10(luminance),
  ),
  colours: [() => colourTemperatureK(0.65, tables.targets.temperature)],
  bortle: [() => tables.targets.bortle_mag_arcsec2[0]],
};

/** Crumey 2014, eq. 53: the scotopic branch with F = 2. */
function limitAt(backgroundCdM2: number): number {
  const [r1, r2] = sources.crumey.scotopic;
  const lux = 2 * (r1 * backgroundCdM2 ** 0.25 + r2 * backgroundCdM2 ** 0.5) ** 2;
  return -2.5 * Math.log10(lux / sources.crumey.magnitude_zero_lux);
}

for (const [key, source] of Object.entries(sources as unknown as Record<string, Source>))
  for (const [i, { what, value, tolerance }] of source.checks.entries())
    test(`validation: ${source.id}: ${what}`, () => {
      const made = MADE[key][i]();
      assert.ok(Math.abs(made - value) <= tolerance + 1e-12, `${made} for ${value}`);
    });

test('rule: every source is cited, states how it was confirmed, and has a check value', () => {
  for (const source of Object.values(sources as unknown as Record<string, Source>)) {
    assert.ok(source.citation.length > 30 && source.confirmed.length > 10, source.id);
    assert.ok(source.checks.length > 0, source.id);
  }
});

test('validation: the full range of the threshold agrees with its scotopic branch within 0.03 mag under dark skies, to 20 mag per square arcsecond', () => {
  for (let log = -5; log <= -3; log += 0.25) {
    const background = 10 ** log;
    const full = -2.5 * Math.log10((2 * lampThresholdLux(tables.vision, background)) / 2.54e-6);
    assert.ok(Math.abs(full - limitAt(background)) < 0.03, `${background}: ${full} ${limitAt(background)}`);
  }
});

test("rule: with the pack's own factor a star of solar colour in the zenith is at the limit of visibility where Crumey puts it", () => {
  const sky = luminanceOfSurfaceBrightness(tables.vision, 21.83),
    adaptation = new Adaptation(tables.vision);
  adaptation.to(sky, sky * tables.nightSky.airglow.scotopic_to_photopic);
  const light = weighedLight(tables.spectral, colourTemperatureK(0.65, tables.targets.temperature));
  const optics = new AirOptics(tables.spectral, tables.air, {
    surfacePressureHpa: 1013.25,
    aod550: 0.1,
    angstromExponent: 1.3,
    ozoneDu: 300,
    groundAlbedo: 0.2,
  });
  optics.transmit(light, 90);
  const lamp = tables.vision.field_factor * lampThresholdLux(tables.vision, adaptation.lampBackgroundCdM2());
  const gain = adaptation.gain(light.scotopicToPhotopic, optics.photopic, optics.scotopic);
  assert.ok(Math.abs(-2.5 * Math.log10(lamp / gain / 2.54e-6) - 6.18) < 1e-3);
  assert.ok(tables.vision.field_factor > 1.4 && tables.vision.field_factor < 2.4, 'Crumey: between 1.4 and 2.4');
});

test('validation: the twilight sky gives the published illuminance and the measured zenith', () => {
  const state = new TwilightState(tables.twilight),
    quadrature = gaussLegendre(24);
  for (const sun of [-1, -3, -5, -6, -8, -10, -12, -14]) {
    assert.ok(state.at(sun));
    const lux =
      state.zenithCdM2 *
      relativeIlluminance((altitudeDeg, azimuthDeg) => {
        const a = altitudeDeg * RAD_PER_DEG,
          s = sun * RAD_PER_DEG;
        const cos = Math.sin(a) * Math.sin(s) + Math.cos(a) * Math.cos(s) * Math.cos(azimuthDeg * RAD_PER_DEG);
        return (
          twilightDirection(tables.twilight, tables.air, tables.air.reference_extinction_mag, {
            altitudeDeg,
            sunSeparationDeg: Math.acos(cos) / RAD_PER_DEG,
            sunAltitudeDeg: sun,
          }) ** state.contrast
        );
      }, quadrature);
    const published = illuminanceLux(sources, sun) - illuminanceLux(sources, -18);
    // The finer quadrature of the test resolves the glow at the horizon slightly better.
    assert.ok(Math.abs(lux / published - 1) < 0.02, `${sun}: ${lux} for ${published}`);
  }
  // Patat 2006: 13.30 mag per square arcsecond at 6 degrees, less the night's 21.6.
  const expected =
    luminanceOfSurfaceBrightness(tables.vision, 13.301) - luminanceOfSurfaceBrightness(tables.vision, 21.6);
  assert.ok(Math.abs(zenithCdM2(sources, -6) / expected - 1) < 1e-3);
});

test('rule: the same sources give the same pack, complete and readable; the errors of its tables are stated and small', () => {
  const directories = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'visibility-pack-')));
  try {
    const sums = directories.map(buildVisibilityPack);
    assert.equal(sums[0], sums[1]);
    const [directory] = directories,
      text = (name: string): string => readFileSync(join(directory, name), 'utf8');
    const manifest = readManifest(text('manifest.json'));
    assert.deepEqual(Object.keys(manifest.files).sort(), [...PACK_FILES].sort());
    const pack = readPack({
      manifest,
      manifestSha256: sums[0],
      texts: Object.fromEntries(PACK_FILES.map((name) => [name, text(name)])),
    });
    const { twilight, spectral } = pack.tables;
    assert.ok(twilight.photopic_interpolation_maximum_error_mag < 0.03);
    assert.ok(twilight.storage_maximum_error_mag < 1e-4);
    assert.ok(spectral.interpolation_maximum_error_mag < 1e-3);
    assert.ok(text('NOTICE.txt').includes('NOT confirmed'), 'the notice names the values without confirmation');
  } finally {
    for (const directory of directories) rmSync(directory, { recursive: true });
  }
});
