import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { antiscion, contraAntiscion } from '../../../doctrine/zodiac/antiscia.js';
import { contacts, reflect, toPoint } from './antiscia.js';

const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
/** Rounding of a subtraction from 180 or 360 degrees and back. */
const ROUNDING = 1e-12;

test('property: a reflection is its own inverse, and the two reflections differ by 180 degrees', () => {
  fc.assert(
    fc.property(hundredth, (lon) => {
      for (const reflection of [antiscion, contraAntiscion])
        assert.ok(Math.abs(Math.sin(((reflection(reflection(lon)) - lon) * Math.PI) / 360)) < ROUNDING);
      assert.ok(Math.abs(Math.cos(((antiscion(lon) - contraAntiscion(lon)) * Math.PI) / 180) + 1) < ROUNDING);
    }),
  );
});

test('rule: 15 Aries and 15 Virgo are antiscia, 15 Aries and 15 Pisces contra-antiscia', () => {
  assert.deepEqual([reflect({ longitude: 15 }).antiscion, reflect({ longitude: 15 }).contra_antiscion], [165, 345]);
  assert.equal(reflect({ longitude: 15, kind: 'antiscion' }).contra_antiscion, null);
  assert.equal(reflect({ longitude: -345 }).antiscion, 165);
});

test('property: contacts do not depend on the order of the bodies, and are sorted by orb', () => {
  fc.assert(
    fc.property(hundredth, hundredth, (a, b) => {
      const of = (positions: Record<string, number>) =>
        contacts({ positions, orb: 5 }).contacts.map(
          ({ body1, body2, aspect, orb }) => `${[body1, body2].sort().join()} ${aspect} ${orb.toFixed(9)}`,
        );
      assert.deepEqual(of({ A: a, B: b }), of({ B: b, A: a }));
    }),
  );
  const many = contacts({ positions: { A: 15, B: 165.5, C: 344, D: 195 }, orb: 30 }).contacts.map(({ orb }) => orb);
  assert.deepEqual(
    many,
    [...many].sort((x, y) => x - y),
  );
});

test('rule: the largest orb is inclusive, and body1 is the reflected body', () => {
  assert.deepEqual(toPoint({ positions: { Sun: 15 }, point_longitude: 166, point_name: ' MC ' }).contacts, [
    { body1: 'Sun', body2: 'MC', aspect: 'Antiscion', lon1: 15, lon2: 166, shadow: 165, orb: 1 },
  ]);
  assert.equal(toPoint({ positions: { Sun: 15 }, point_longitude: 166, orb: 0.5 }).count, 0);
});
