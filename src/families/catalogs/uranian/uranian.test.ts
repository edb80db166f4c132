import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { uranianBulk, uranianCatalog, uranianPosition } from './uranian.js';

test('validation: mean longitudes at J2000.0 from the elements of Neely 1988', () => {
  // Worked by hand from the table: M + argument + node at 1900.0, mean motion, precession; to the third decimal.
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
    assert.ok(Math.abs(uranianPosition({ name, jd_ut: 2451545 }).position.longitude - longitude) < 6e-4, name);
});

test("rule: speed is the mean motion of Kepler's third law and the general precession", () => {
  const axes = [40.99837, 50.66744, 59.21436, 64.8196, 70.29949, 73.62765, 77.25568, 83.66907, 77.775];
  // A body of no mass at 1 au goes round in the Gaussian year of 365.2568983 days.
  Object.values(uranianBulk({ jd_ut: 2451545 }).positions).forEach(({ name, speed }, i) => {
    assert.ok(Math.abs(speed - 360 / (365.2568983 * axes[i] ** 1.5) - 50.28796 / 3600 / 365.25) < 1e-10, name);
  });
});

test('rule: nine names, linear motion with one constant speed, sign fields from the longitude', () => {
  assert.equal(uranianCatalog().count, 9);
  const at = (jd_ut: number) => uranianPosition({ name: 'Zeus', jd_ut }).position;
  assert.ok(Math.abs(at(2460676.5).longitude - (at(2451545).longitude + at(2451545).speed * 9131.5)) < 1e-9);
  assert.equal(at(2460676.5).speed, at(2451545).speed);
  assert.deepEqual([at(2451545).sign, Math.floor(at(2451545).sign_degree)], ['Libra', 4]);
});

test('rule: an unknown name is refused with suggestions, a name given twice with its place', () => {
  assert.throws(
    () => uranianPosition({ name: 'Cupid', jd_ut: 2451545 }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].suggestions?.[0] === 'Cupido',
  );
  assert.throws(
    () => uranianBulk({ jd_ut: 2451545, names: ['Zeus', ' Zeus'] }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/names/1',
  );
});
