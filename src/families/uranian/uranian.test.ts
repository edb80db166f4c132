import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../kernel/errors.js';
import { uranianBulk, uranianCatalog, uranianPosition } from './uranian.js';

test('validation: mean longitudes at J2000.0 from the elements of Neely 1988', () => {
  // Worked by hand from the table: M + argument + node at 1900.0, mean motion, precession; to the third decimal.
  const expected: Record<string, number> = { Cupido: 243.537, Hades: 78.376, Zeus: 184.569, Kronos: 88.282, Apollon: 200.525, Admetos: 49.713, Vulkanus: 110.31, Poseidon: 213.951 };
  for (const [name, longitude] of Object.entries(expected)) assert.ok(Math.abs(uranianPosition({ name, jd_ut: 2451545 }).position.longitude - longitude) < 6e-4, name);
});

test('validation: the published period of each point gives its speed', () => {
  // Witte and Sieggrün: tropical periods of about 262, 360, 455, 521, 576, 624, 663 and 740 years.
  const years = [262, 360, 455, 521, 576, 624, 663, 740];
  Object.values(uranianBulk({ jd_ut: 2451545 }).positions).slice(0, 8).forEach(({ speed }, i) => {
    const tropical = 360 / (speed - 50.288 / 3600 / 365.25) / 365.25;
    assert.ok(Math.abs(tropical - years[i]) < 0.012 * years[i], `${i}: ${tropical}`);
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
  assert.throws(() => uranianPosition({ name: 'Cupid', jd_ut: 2451545 }), (error: unknown) => error instanceof InvalidInput && error.problems[0].suggestions?.[0] === 'Cupido');
  assert.throws(() => uranianBulk({ jd_ut: 2451545, names: ['Zeus', ' Zeus'] }), (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/names/1');
});
