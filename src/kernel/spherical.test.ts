import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DIST, directionVector, LAT, LON, separationRad, spherical, vectorOfPlace } from './spherical.js';
import { angleBetween } from './vec3.js';

const number = fc.double({ min: -10, max: 10, noNaN: true });

test('property: conversion to spherical coordinates and back returns the vector and its rate (1e-9: rounding near the poles)', () => {
  const place = new Float64Array(6),
    back = new Float64Array(6);
  fc.assert(
    fc.property(number, number, number, number, number, number, (x, y, z, dx, dy, dz) => {
      fc.pre(x * x + y * y > 0.01);
      spherical({ x, y, z, dx, dy, dz }, place);
      vectorOfPlace(place, back);
      [x, y, z, dx, dy, dz].forEach((want, i) => assert.ok(Math.abs(back[i] - want) < 1e-9, `${i}`));
    }),
    { seed: 21 },
  );
});

test('rule: longitudes are in 0 to 2 pi; at a pole the longitude and its rate are 0', () => {
  const place = new Float64Array(6);
  spherical({ x: 0, y: 0, z: 2, dx: 1, dy: 1, dz: 0 }, place);
  assert.deepEqual([...place], [0, Math.PI / 2, 2, 0, 0, 0]);
  spherical({ x: 1, y: -1, z: 0, dx: 0, dy: 0, dz: 0 }, place);
  assert.ok(Math.abs(place[LON] - 1.75 * Math.PI) < 1e-15 && place[LAT] === 0 && place[DIST] === Math.SQRT2);
});

test('property: the separation of two directions is the angle between their vectors', () => {
  const angle = fc.double({ min: -1.5, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(angle, angle, angle, angle, (a, b, c, d) => {
      const first = directionVector(a, b, new Float64Array(3)),
        second = directionVector(c, d, new Float64Array(3), 7);
      assert.ok(Math.abs(separationRad(a, b, c, d) - angleBetween(first, second)) < 1e-14);
    }),
    { seed: 22 },
  );
});
