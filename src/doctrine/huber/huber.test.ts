import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agePointAt, ageOfPosition, passagesOver } from './age-point.js';
import { BALANCE_POINT, LOW_POINT, intensityOf, zoneOf } from './curve.js';

/** Twelve houses of 20, 40, 20, 40 ... degrees from 10 degrees. */
const sizes = Array.from({ length: 12 }, (_, i) => (i % 2 ? 40 : 20));
const cusps = sizes.map((_, i) => (10 + 60 * Math.floor(i / 2) + (i % 2) * 20) % 360);
const frame = { cusps, sizes };
const near = (actual: number, expected: number, message?: string): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${message ?? ''} ${actual} ${expected}`);

test('rule: balance point and low point divide a house in the golden section', () => {
  near(LOW_POINT, 0.6180339887498949);
  near(BALANCE_POINT, 0.3819660112501051);
  assert.deepEqual([0, 0.381, 0.382, 0.618, 0.6181, 1].map(zoneOf), [
    'cardinal',
    'cardinal',
    'fixed',
    'fixed',
    'mutable',
    'mutable',
  ]);
  assert.deepEqual([zoneOf(BALANCE_POINT), zoneOf(LOW_POINT)], ['fixed', 'mutable']);
});

test('rule: the intensity falls from 1 at the cusp to 0 at the low point and rises to 1 at the next cusp', () => {
  near(intensityOf(0), 1);
  near(intensityOf(LOW_POINT / 2), 0.5);
  near(intensityOf(LOW_POINT / 3), 0.75);
  near(intensityOf(LOW_POINT), 0);
  near(intensityOf((1 + LOW_POINT) / 2), 0.5);
  near(intensityOf(1), 1);
});

test('rule: the age point moves through each house in six years and through the chart in 72 (LifeClock)', () => {
  assert.deepEqual(agePointAt(frame, 0), { cycle: 1, house: 1, fraction: 0, years: 0, longitudeDeg: 10 });
  assert.deepEqual(agePointAt(frame, 9), { cycle: 1, house: 2, fraction: 0.5, years: 3, longitudeDeg: 50 });
  assert.deepEqual(agePointAt(frame, 73.5), { cycle: 2, house: 1, fraction: 0.25, years: 1.5, longitudeDeg: 15 });
  assert.equal(agePointAt(frame, 71.999).house, 12);
  assert.equal(agePointAt(frame, 72).house, 1);
  assert.equal(ageOfPosition({ house: 2, fraction: 0.5 }), 9);
});

const target = (longitudeDeg: number, orbDeg: number) => {
  const at = (longitude: number) => {
    const offset = (longitude - 10 + 360) % 360,
      pair = Math.floor(offset / 60),
      within = offset - 60 * pair;
    return within < 20
      ? { house: 2 * pair + 1, fraction: within / 20 }
      : { house: 2 * pair + 2, fraction: (within - 20) / 40 };
  };
  return {
    longitudeDeg,
    orbDeg,
    exact: at(longitudeDeg),
    opens: at(longitudeDeg - orbDeg),
    closes: at(longitudeDeg + orbDeg),
  };
};

test('rule: a passage has its exact age, the ages at which it enters and leaves the orb, and the nearest age of the scan', () => {
  // 40 degrees is the middle of house 2: age 7.5. A degree takes 0.15 years there.
  const [passage, ...others] = passagesOver(frame, target(40, 2), { start: 0, end: 72, step: 1 });
  assert.deepEqual(others, []);
  near(passage.exactAge ?? NaN, 7.5);
  near(passage.entersOrbAge, 7.2);
  near(passage.leavesOrbAge, 7.8);
  // Neither age 7 nor age 8 is within the orb of 2 degrees.
  near(passage.age, 7.5);
  near(passage.separationDeg, 0);
  const [wide] = passagesOver(frame, target(40, 4), { start: 0.2, end: 72, step: 1 });
  near(wide.age, 7.2);
  near(wide.separationDeg, 2);
});

test('rule: each cycle has its own passage, and a scan that cuts a passage has no exact age', () => {
  const ages = passagesOver(frame, target(40, 2), { start: 0, end: 144, step: 0.1 }).map(
    ({ exactAge }) => exactAge ?? NaN,
  );
  assert.equal(ages.length, 2);
  near(ages[0], 7.5);
  near(ages[1], 79.5);
  const [cut] = passagesOver(frame, target(40, 2), { start: 7.6, end: 20, step: 0.1 });
  assert.equal(cut.exactAge, null);
  near(cut.age, 7.6);
  near(cut.entersOrbAge, 7.6);
  near(cut.leavesOrbAge, 7.8);
  assert.deepEqual(passagesOver(frame, target(40, 2), { start: 7.9, end: 20, step: 0.1 }), []);
  assert.deepEqual(passagesOver(frame, target(40, 2), { start: 0, end: 7.1, step: 0.1 }), []);
  const [early] = passagesOver(frame, target(40, 2), { start: 0, end: 7.3, step: 0.1 });
  assert.equal(early.exactAge, null);
  near(early.leavesOrbAge, 7.3);
});
