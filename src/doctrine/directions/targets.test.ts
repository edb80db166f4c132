import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { signedDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { declinationDeg } from './point.js';
import { directionNetwork, extremeSignificators, significatorProfiles } from './evaluate.js';
import { aspectPoint, declinationEquivalent, morinusAspectPoint } from './targets.js';

const near = (actual: number, expected: number, within: number): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected} within ${within}`);
type Vector = [number, number, number];
const vector = ({ lonDeg, latDeg }: { lonDeg: number; latDeg: number }): Vector => {
  const l = lonDeg * RAD_PER_DEG,
    b = latDeg * RAD_PER_DEG;
  return [Math.cos(b) * Math.cos(l), Math.cos(b) * Math.sin(l), Math.sin(b)];
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

test('rule: after Bianchini the sextile has about half the latitude, the square none, the trine half on the other side, the opposition the opposite', () => {
  const source = { lonDeg: 350, latDeg: 4 };
  const latitudeAt = (angle: number) => aspectPoint(source, angle, 'bianchini').latDeg;
  const half = Math.atan(Math.tan(4 * RAD_PER_DEG) / 2) * DEG_PER_RAD;
  near(latitudeAt(60), half, 1e-12);
  near(latitudeAt(-60), half, 1e-12);
  assert.equal(latitudeAt(90), 0);
  near(latitudeAt(120), -half, 1e-12);
  assert.equal(latitudeAt(180), -4);
  assert.equal(aspectPoint(source, 60, 'inherited').latDeg, 4);
  assert.equal(aspectPoint(source, 180, 'inherited').latDeg, -4);
  assert.equal(aspectPoint(source, 120, 'zero').latDeg, 0);
  assert.equal(aspectPoint(source, 60, 'zero').lonDeg, 50);
});

test('property: an aspect on the circle of Morin has its length, on a circle with the greatest latitude of the planet', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 60, noNaN: true }),
      fc.double({ min: -0.99, max: 0.99, noNaN: true }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(60, 90, 120, -60, -90, -120, 180),
      (maximum, share, south, toward, angle) => {
        const maximumDeg = south ? -maximum : maximum,
          source = { lonDeg: 211, latDeg: share * maximum };
        const path = { maximumDeg, movingTowardMaximum: toward };
        const at = (a: number) => vector(morinusAspectPoint(source, a, path)!);
        near(Math.acos(Math.max(-1, Math.min(1, dot(vector(source), at(angle))))) * DEG_PER_RAD, Math.abs(angle), 1e-5);
        // The point 90 degrees ahead determines the plane of the circle; its inclination is the greatest latitude.
        const [a, b] = [vector(source), at(90)];
        const normalZ = a[0] * b[1] - a[1] * b[0];
        near(Math.acos(Math.min(1, Math.abs(normalZ))) * DEG_PER_RAD, maximum, 1e-5);
        // A little ahead the latitude has changed in the given direction.
        const ahead = morinusAspectPoint(source, 0.01, path)!.latDeg - source.latDeg;
        assert.equal(Math.sign(ahead) === Math.sign(maximumDeg), toward);
      },
    ),
  );
});

test('rule: a planet beyond its greatest latitude has no circle of aspects', () => {
  assert.equal(morinusAspectPoint({ lonDeg: 0, latDeg: 3 }, 60, { maximumDeg: 2, movingTowardMaximum: true }), null);
  assert.equal(morinusAspectPoint({ lonDeg: 0, latDeg: 1 }, 60, { maximumDeg: 0, movingTowardMaximum: true }), null);
  assert.deepEqual(morinusAspectPoint({ lonDeg: 10, latDeg: 0 }, 60, { maximumDeg: 0, movingTowardMaximum: true }), {
    lonDeg: 70,
    latDeg: 0,
  });
});

test('property: the longitude of a parallel has the declination and is the nearer of two', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -23.4, max: 23.4, noNaN: true }),
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      (declination, longitude) => {
        const degree = declinationEquivalent(declination, longitude, 23.44)!;
        near(declinationDeg(degree, 0, 23.44), declination, 1e-6);
        const other = 180 - degree;
        assert.ok(Math.abs(signedDeg(degree - longitude)) <= Math.abs(signedDeg(other - longitude)) + 1e-9);
      },
    ),
  );
  assert.equal(declinationEquivalent(24, 90, 23.44), null);
});

test('rule: profiles are sorted by significator, networks by node and edge, and the last by name is the strongest among equals', () => {
  const arcs = [
    { promissor: 'Moon', significator: 'Sun', arc: 3, direct: true },
    { promissor: 'Mars', significator: 'Sun', arc: 9, direct: false },
    { promissor: 'Mars', significator: 'ASC', arc: 5, direct: false },
    { promissor: 'Moon', significator: 'ASC', arc: 7, direct: false },
  ];
  const profiles = significatorProfiles(arcs);
  assert.deepEqual(
    profiles.map(({ significator, state, nearestArc, farthestArc }) => [significator, state, nearestArc, farthestArc]),
    [
      ['ASC', 'converseOnly', 5, 7],
      ['Sun', 'mixed', 3, 9],
    ],
  );
  assert.deepEqual(extremeSignificators(profiles), { strongest: 'Sun', weakest: 'ASC' });
  const { nodes, edges, mostConnected } = directionNetwork([...arcs, { ...arcs[0], arc: 2, direct: false }]);
  assert.deepEqual(
    nodes.map(({ name, incomingCount, outgoingCount, directCount }) => [
      name,
      incomingCount,
      outgoingCount,
      directCount,
    ]),
    [
      ['ASC', 2, 0, 0],
      ['Mars', 0, 2, 0],
      ['Moon', 0, 3, 1],
      ['Sun', 3, 0, 1],
    ],
  );
  assert.deepEqual(
    edges.map(({ promissor, significator, count, nearestArc }) => [promissor, significator, count, nearestArc]),
    [
      ['Moon', 'Sun', 2, 2],
      ['Mars', 'ASC', 1, 5],
      ['Moon', 'ASC', 1, 7],
      ['Mars', 'Sun', 1, 9],
    ],
  );
  assert.equal(mostConnected, 'Sun');
  assert.equal(directionNetwork([]).mostConnected, null);
});
