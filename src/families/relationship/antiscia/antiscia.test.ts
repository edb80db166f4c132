import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { antiscion, contraAntiscion } from '../../../doctrine/zodiac/antiscia.js';
import { contacts, reflect, toPoint } from './antiscia.js';

const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
/** Degrees: a subtraction from 180 or 360 and back. */
const ROUNDING = 1e-12;

test('property: each reflection twice is the identity, and the two differ by half the circle', () => {
  fc.assert(
    fc.property(hundredth, (lon) => {
      for (const reflection of [antiscion, contraAntiscion])
        assert.ok(Math.abs(Math.sin(((reflection(reflection(lon)) - lon) * Math.PI) / 360)) < ROUNDING);
      assert.ok(Math.abs(Math.cos(((antiscion(lon) - contraAntiscion(lon)) * Math.PI) / 180) + 1) < ROUNDING);
    }),
  );
});

test('rule: points of equal day length: 15 Aries and 15 Virgo are antiscia, 15 Aries and 15 Pisces contra-antiscia', () => {
  assert.deepEqual([reflect({ longitude: 15 }).antiscion, reflect({ longitude: 15 }).contra_antiscion], [165, 345]);
  assert.equal(reflect({ longitude: 15, kind: 'antiscion' }).contra_antiscion, null);
  assert.equal(reflect({ longitude: -345 }).antiscion, 165);
});

test('property: a contact is found whichever body is named first, orb ascending', () => {
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

test('rule: the orb is admitted at its limit, and body1 is the body that is reflected', () => {
  assert.deepEqual(toPoint({ positions: { Sun: 15 }, point_longitude: 166, point_name: ' MC ' }).contacts, [
    { body1: 'Sun', body2: 'MC', aspect: 'Antiscion', lon1: 15, lon2: 166, shadow: 165, orb: 1 },
  ]);
  assert.equal(toPoint({ positions: { Sun: 15 }, point_longitude: 166, orb: 0.5 }).count, 0);
});
