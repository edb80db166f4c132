import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { sharedMidpoints } from './composite.js';
import { eastDeg, meanPlace, shorterArcPlace, sphericalMiddle } from './davison.js';

const LONDON = { latitude: 51.5, longitude: -0.125 };
const SYDNEY = { latitude: -33.875, longitude: 151.25 };
const FIJI = { latitude: -18, longitude: 178 };
const SAMOA = { latitude: -14, longitude: -172 };

const near = (actual: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${String(actual)} is not ${String(expected)}`);

/** The angle between two places on the sphere, degrees. */
function arcDeg(a: typeof LONDON, b: typeof LONDON): number {
  const [latA, latB, dLon] = [a.latitude, b.latitude, a.longitude - b.longitude].map((deg) => deg * RAD_PER_DEG);
  const cosine = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(dLon);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) * DEG_PER_RAD;
}

test('rule: a composite chart contains the points of both charts, in the order of the first, at the shorter-arc midpoints (Hand, 1975)', () => {
  const first = { Moon: 350, Sun: 10, Ascendant: 80 };
  const second = { Sun: 50, Moon: 20, Vertex: 200 };
  assert.deepEqual(Object.entries(sharedMidpoints(first, second)), [
    ['Moon', 5],
    ['Sun', 30],
  ]);
  assert.deepEqual(sharedMidpoints(first, {}), {});
});

test('rule: the mean place has the arithmetic means of latitude and longitude, also across 180 degrees (Davison, 1977)', () => {
  assert.deepEqual(meanPlace(LONDON, SYDNEY), { latitude: 8.8125, longitude: 75.5625 });
  assert.deepEqual(meanPlace(FIJI, SAMOA), { latitude: -16, longitude: 3 });
});

test('rule: the shorter-arc place differs from the mean place only if the longitudes differ by more than 180 degrees', () => {
  assert.deepEqual(shorterArcPlace(LONDON, SYDNEY), meanPlace(LONDON, SYDNEY));
  assert.deepEqual(shorterArcPlace(FIJI, SAMOA), { latitude: -16, longitude: -177 });
  assert.deepEqual(shorterArcPlace({ latitude: 0, longitude: -90 }, { latitude: 10, longitude: 90 }), {
    latitude: 5,
    longitude: 0,
  });
});

test('property: the spherical middle halves the great-circle arc', () => {
  for (const [a, b] of [
    [LONDON, SYDNEY],
    [FIJI, SAMOA],
    [LONDON, FIJI],
    [
      { latitude: 80, longitude: 10 },
      { latitude: 75, longitude: -160 },
    ],
  ]) {
    const middle = sphericalMiddle(a, b);
    assert.ok(middle !== null);
    // 1e-6 degrees: the rounding of an arc cosine near 1.
    near(arcDeg(a, middle), arcDeg(a, b) / 2, 1e-6);
    near(arcDeg(b, middle), arcDeg(a, b) / 2, 1e-6);
  }
});

test('rule: antipodes have no middle, and a middle at a pole has longitude 0', () => {
  assert.equal(sphericalMiddle({ latitude: 30, longitude: 40 }, { latitude: -30, longitude: -140 }), null);
  assert.equal(sphericalMiddle({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }), null);
  const pole = sphericalMiddle({ latitude: 90, longitude: 20 }, { latitude: 90, longitude: 70 });
  assert.ok(pole !== null);
  near(pole.latitude, 90, 1e-12);
  const equator = sphericalMiddle({ latitude: 0, longitude: 20 }, { latitude: 0, longitude: 70 });
  assert.ok(equator !== null);
  near(equator.latitude, 0, 1e-12);
  near(equator.longitude, 45, 1e-12);
});

test('rule: east longitudes are in (-180, 180], and zero has no sign', () => {
  assert.deepEqual([180, 180.5, -180, -179.5, 270, 360, -360].map(eastDeg), [180, -179.5, 180, -179.5, -90, 0, 0]);
  assert.ok(Object.is(eastDeg(-0), 0));
  assert.ok(Object.is(meanPlace({ latitude: -0, longitude: -0 }, { latitude: -0, longitude: -0 }).latitude, 0));
});
