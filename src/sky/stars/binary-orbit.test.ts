import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import {
  dawesLimitArcsec,
  dominantComponent,
  eccentricAnomalyRad,
  fluxSumMagnitude,
  hasOrbit,
  pairPlace,
} from './binary-orbit.js';
import type { MultipleStar } from './multiple-catalogue.js';

const { multiples } = sharedEngine().stars;
const system = (name: string): MultipleStar => {
  const found = multiples.find(name);
  assert.ok(found, name);
  return found;
};
const at = (name: string, year: number) =>
  pairPlace(system(name).orbits[0], 2415020.31352 + (year - 1900) * 365.242198781);
const close = (a: number, b: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(a - b) <= tolerance, `${what}: ${a} and ${b}`);

test('validation: ephemerides of the Sixth Orbit Catalog (Besselian years; position angles of date)', () => {
  // Sirius has the same orbit in both: 0.002 arcsec, and 0.25 degrees for the precession of the position angle since 2000.
  for (const [year, angle, separation] of [
    [2025, 59.0, 11.256],
    [2026, 57.1, 11.163],
    [2027, 55.2, 11.032],
    [2029, 51.2, 10.648],
  ]) {
    close(at('Sirius', year).separationArcsec, separation, 0.002, `Sirius ${year}`);
    close(at('Sirius', year).positionAngleDeg, angle, 0.25, `Sirius ${year}, angle`);
  }
  // Alpha Centauri: the catalogue follows Akeson et al. 2021, this table Pourbaix et al. 2002; they differ by up to 0.07 arcsec there.
  for (const [year, angle, separation] of [
    [2025, 9.2, 8.737],
    [2026, 11.9, 9.294],
    [2029, 18.6, 10.329],
  ]) {
    close(at('Alpha Centauri', year).separationArcsec, separation, 0.08, `alpha Centauri ${year}`);
    close(at('Alpha Centauri', year).positionAngleDeg, angle, 0.7, `alpha Centauri ${year}, angle`);
  }
  // Capella: the ephemeris of the catalogue uses the argument of the primary for the relative orbit, 180 degrees apart.
  for (const [year, angle, separation] of [
    [2025, 252.4, 0.051],
    [2026, 68.9, 0.052],
    [2028, 62.1, 0.053],
  ]) {
    close(at('Capella', year).separationArcsec, separation, 0.001, `Capella ${year}`);
    close((at('Capella', year).positionAngleDeg + 180) % 360, angle, 3, `Capella ${year}, angle`);
  }
});

test('validation: Castor equals measurements: 2 arcsec at the closest about 1965, 3.9 at 65 degrees in 2000, 5.3 at 52 degrees in 2020', () => {
  close(at('Castor', 1965).separationArcsec, 1.9, 0.15, '1965');
  close(at('Castor', 2000).separationArcsec, 3.9, 0.1, '2000');
  close(at('Castor', 2000).positionAngleDeg, 65, 1, '2000, angle');
  close(at('Castor', 2020).separationArcsec, 5.35, 0.1, '2020');
  close(at('Castor', 2020).positionAngleDeg, 52, 1, '2020, angle');
});

test('property: the eccentric anomaly solves the Kepler equation for any eccentricity below 1', () => {
  for (const e of [0, 0.1, 0.5914, 0.9, 0.999])
    for (let m = -10; m <= 10; m += 0.37) {
      const anomaly = eccentricAnomalyRad(m, e);
      const residual = anomaly - e * Math.sin(anomaly) - m;
      close(residual - 2 * Math.PI * Math.round(residual / (2 * Math.PI)), 0, 1e-13, `e ${e}, M ${m}`);
    }
});

test('rule: at periastron of an orbit in the plane of the sky the separation is a(1 - e), half a period later a(1 + e)', () => {
  const orbit = { ...system('Sirius').orbits[0], inclinationDeg: 0, nodeDeg: 10, periastronArgumentDeg: 20 };
  close(
    pairPlace(orbit, orbit.epochJd).separationArcsec,
    orbit.semiMajorArcsec * (1 - orbit.eccentricity),
    1e-9,
    'periastron',
  );
  close(pairPlace(orbit, orbit.epochJd).positionAngleDeg, 30, 1e-9, 'node plus argument');
  close(
    pairPlace(orbit, orbit.epochJd + (orbit.periodYears / 2) * 365.25).separationArcsec,
    orbit.semiMajorArcsec * (1 + orbit.eccentricity),
    1e-9,
    'apastron',
  );
});

test('rule: a pair without an orbit keeps its measured position; Dawes, flux sum and dominant component', () => {
  const albireo = system('Albireo').orbits[0];
  assert.equal(hasOrbit(albireo), false);
  assert.deepEqual(pairPlace(albireo, 2460000), { separationArcsec: 34.4, positionAngleDeg: 54 });
  assert.equal(dawesLimitArcsec(100), 1.16);
  assert.equal(dominantComponent(system('Capella')), 'Ab');
  // Two equal components are 2.5 log 2 brighter.
  const twins = {
    ...system('Sirius'),
    components: [0, 0].map(() => ({ ...system('Sirius').components[0], magnitude: 3 })),
  };
  close(fluxSumMagnitude(twins), 3 - 2.5 * Math.log10(2), 1e-12, 'flux sum');
});
