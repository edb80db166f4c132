import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCounts } from './observation.js';
import type { SearchSettings } from './observation.js';
import { firstOnset, refinedOnset } from './signal-scan.js';

const settings: SearchSettings = {
  scanStepDays: 0.1,
  minimumStepDays: 1e-6,
  rootTimeToleranceDays: 1e-9,
  rootMarginTolerance: 1e-12,
  nearZeroTolerance: 1e-3,
  curvatureTolerance: 0.01,
  maximumDepth: 60,
  maximumRootIterations: 60,
};
const day = { start: 0, end: 1 };

test('rule: the first onset is the pair of neighbouring samples around the first zero, in either direction', () => {
  const signal = (t: number): number => 0.09 - (t - 0.5) ** 2; // visible from 0.2 to 0.8
  const forward = firstOnset(signal, day, { direction: 1, steps: 7 }, settings, newCounts());
  const backward = firstOnset(signal, day, { direction: -1, steps: 7 }, settings, newCounts());
  assert.ok(forward !== null && backward !== null);
  assert.ok(Math.abs(forward.hiddenAt - 1 / 7) < 1e-12 && Math.abs(forward.visibleAt - 2 / 7) < 1e-12);
  assert.ok(Math.abs(backward.hiddenAt - 6 / 7) < 1e-12 && Math.abs(backward.visibleAt - 5 / 7) < 1e-12);
  assert.ok(forward.hiddenSignal < 0 && forward.visibleSignal >= 0);
});

test('rule: a signal that is visible at the start of the window has both ends of the onset there', () => {
  const onset = firstOnset(() => 1, day, { direction: 1, steps: 5 }, settings, newCounts());
  assert.deepEqual(onset, { hiddenAt: 0, hiddenSignal: 1, visibleAt: 0, visibleSignal: 1 });
});

test('rule: a maximum between two samples is found for a parabola and for a kink, and only if it reaches zero', () => {
  const counts = newCounts();
  // Samples at tenths; the maximum is at 0.53, the visible interval narrower than a step.
  const parabola = (height: number) => (t: number) => height - (t - 0.53) ** 2;
  const kink = (height: number) => (t: number) => height - Math.abs(t - 0.53) / 10;
  for (const signal of [parabola(1e-5), kink(1e-4)]) {
    const onset = firstOnset(signal, day, { direction: 1, steps: 10 }, settings, counts);
    assert.ok(onset !== null && onset.visibleSignal >= 0 && Math.abs(onset.visibleAt - 0.53) < 0.01);
    assert.ok(signal(onset.hiddenAt) < 0 && onset.hiddenAt < onset.visibleAt);
  }
  assert.equal(counts.tangents, 2);
  assert.equal(counts.signChanges, 0);
  for (const signal of [parabola(-1e-5), kink(-1e-4), parabola(-0.1)])
    assert.equal(firstOnset(signal, day, { direction: 1, steps: 10 }, settings, counts), null);
  assert.equal(counts.tangents, 2);
  // Maxima at the two values just below zero, and at the two just above it, count as near zero; the last one is never searched.
  assert.equal(counts.nearZero, 4);
});

test('rule: the refined onset brackets the zero within its tolerance, with a visible end that is not negative', () => {
  const signal = (t: number): number => Math.expm1(3 * (t - 0.25));
  for (const [hiddenAt, visibleAt] of [
    [0, 1],
    [0.2, 0.26],
  ]) {
    const onset = { hiddenAt, hiddenSignal: signal(hiddenAt), visibleAt, visibleSignal: signal(visibleAt) };
    const refined = refinedOnset(signal, onset, settings, -100);
    assert.ok(refined.isConverged && refined.iterations > 0);
    assert.ok(Math.abs(refined.visibleAt - 0.25) < 1e-9 && refined.visibleSignal >= 0);
    assert.ok(signal(refined.hiddenAt) < 0);
  }
  const onset = { hiddenAt: 0, hiddenSignal: signal(0), visibleAt: 1, visibleSignal: signal(1) };
  const limited = refinedOnset(signal, onset, { ...settings, maximumRootIterations: 2 }, -100);
  assert.deepEqual([limited.iterations, limited.isConverged], [2, false]);
});
