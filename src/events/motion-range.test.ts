import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionRange, sampledRange } from './motion-range.js';

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} for ${expected}`);

test('property: a steady motion covers its rate times half the interval on either side, across 0 Aries too', () => {
  const range = motionRange((days) => ({ longitudeDeg: (359 + 13 * days + 360) % 360, rateDegPerDay: 13 }), 0.5);
  near(range.centreDeg, 359);
  near(range.lowDeg, -6.5);
  near(range.highDeg, 6.5);
});

test('property: the arc of a body that turns includes its station, wherever it is in the interval', () => {
  for (const station of [-0.9, -0.31, 0.02, 0.47, 0.93]) {
    for (const sign of [1, -1]) {
      const motion = (days: number) => ({
        longitudeDeg: 100 + sign * (days - station) ** 2,
        rateDegPerDay: 2 * sign * (days - station),
      });
      const { centreDeg, lowDeg, highDeg } = motionRange(motion, 1),
        ends = [-1, 1].map((days) => motion(days).longitudeDeg);
      near(centreDeg, 100 + sign * station ** 2);
      near(centreDeg + (sign > 0 ? lowDeg : highDeg), 100);
      near(centreDeg + (sign > 0 ? highDeg : lowDeg), sign > 0 ? Math.max(...ends) : Math.min(...ends));
    }
  }
});

test('property: sampled longitudes accumulate beyond a full circle and keep both extremes', () => {
  const { centreDeg, lowDeg, highDeg } = sampledRange(Array.from({ length: 50 }, (_, i) => (350 + 10 * i) % 360));
  near(centreDeg, 350);
  near(lowDeg, 0);
  near(highDeg, 490);
  const turning = sampledRange([10, 20, 5, 355, 0]);
  near(turning.lowDeg, -15);
  near(turning.highDeg, 10);
});
