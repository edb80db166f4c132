import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { uranianBulk, uranianCatalog, uranianPosition } from './uranian.js';

const engine = sharedEngine();

test('validation: mean longitudes at J2000.0 from the elements of Neely 1988', () => {
  // Computed by hand from the table (M + argument + node at 1900.0, mean motion, precession) to the third decimal.
  const expected: Record<string, number> = {
    Cupido: 243.537,
    Hades: 78.376,
    Zeus: 184.569,
    Kronos: 88.278,
    Apollon: 200.525,
    Admetos: 49.713,
    Vulkanus: 110.31,
    Poseidon: 213.951,
  };
  for (const [name, longitude] of Object.entries(expected))
    assert.ok(Math.abs(uranianPosition(engine, { name, jd_ut: 2451545 }).position.longitude - longitude) < 6e-4, name);
});

test("rule: the speed is the mean motion by Kepler's third law plus the general precession", () => {
  const axes = [40.99837, 50.66744, 59.21436, 64.8196, 70.29949, 73.62765, 77.25568, 83.66907, 77.775];
  // A massless body at 1 au has a period of one Gaussian year, 365.2568983 days.
  Object.values(uranianBulk(engine, { jd_ut: 2451545 }).positions).forEach(({ name, speed }, i) => {
    assert.ok(Math.abs(speed - 360 / (365.2568983 * axes[i] ** 1.5) - 50.28796 / 3600 / 365.25) < 1e-10, name);
  });
});

test('rule: nine points move with constant speeds, and the sign follows the longitude', () => {
  assert.equal(uranianCatalog().count, 9);
  const at = (jd_ut: number) => uranianPosition(engine, { name: 'Zeus', jd_ut }).position;
  assert.ok(Math.abs(at(2460676.5).longitude - (at(2451545).longitude + at(2451545).speed * 9131.5)) < 1e-9);
  assert.equal(at(2460676.5).speed, at(2451545).speed);
  assert.deepEqual([at(2451545).sign, Math.floor(at(2451545).sign_degree)], ['Libra', 4]);
});

test('rule: an unknown name is refused with suggestions, a repeated name with its index', () => {
  assert.throws(
    () => uranianPosition(engine, { name: 'Cupid', jd_ut: 2451545 }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].suggestions?.[0] === 'Cupido',
  );
  assert.throws(
    () => uranianBulk(engine, { jd_ut: 2451545, names: ['Zeus', ' Zeus'] }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/names/1',
  );
});

test('validation: geocentric apparent positions and speeds agree with Swiss Ephemeris 2.10.03 within 2 arcseconds', () => {
  // swe_calc_ut, SE_CUPIDO to SE_ISIS, with the Earth of the Moshier ephemeris.
  const expected: Record<number, Record<string, readonly [number, number]>> = {
    2451545: {
      Cupido: [243.896458, 0.023132],
      Hades: [78.180389, -0.015848],
      Zeus: [185.388291, 0.000825],
      Kronos: [87.794007, -0.013364],
      Apollon: [201.306509, 0.004499],
      Admetos: [49.11515, -0.007053],
      Vulkanus: [110.438426, -0.01141],
      Poseidon: [214.55808, 0.006294],
      Transpluto: [145.736521, -0.006532],
    },
    2415020.5: { Zeus: [104.281665, -0.014866], Cupido: [105.29123, -0.020936] },
    2378497: { Poseidon: [117.277035, -0.010275] },
    2460676.5: { Hades: [103.877742, -0.017249], Admetos: [63.851722, -0.009395], Transpluto: [154.534418, -0.005143] },
  };
  for (const [jd, places] of Object.entries(expected)) {
    const { positions } = uranianBulk(engine, { jd_ut: Number(jd), place_center: 'geocentric' });
    for (const [name, [longitude, speed]] of Object.entries(places)) {
      assert.ok(
        Math.abs(positions[name].longitude - longitude) < 2 / 3600,
        `${name} ${jd}: ${positions[name].longitude}`,
      );
      assert.ok(Math.abs(positions[name].speed - speed) < 2e-6, `speed of ${name} ${jd}: ${positions[name].speed}`);
    }
  }
});

test('rule: the answer reports the centre of its positions, and geocentric positions require the ephemeris', () => {
  const mean = uranianPosition(engine, { name: 'Zeus', jd_ut: 2451545 }),
    geocentric = uranianPosition(engine, { name: 'Zeus', jd_ut: 2451545, place_center: 'geocentric' });
  assert.deepEqual([mean.provenance.place_center, mean.computation_basis], ['heliocentric', undefined]);
  assert.equal(geocentric.provenance.place_center, 'geocentric');
  assert.ok(geocentric.computation_basis !== undefined);
  assert.throws(
    () => uranianPosition(engine, { name: 'Zeus', jd_ut: 9_000_000, place_center: 'geocentric' }),
    OutOfCoverage,
  );
});
