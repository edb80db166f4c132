import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measuredFigures, WorstDifference } from './figures.js';
import { ACCURACY_REQUIREMENTS, requirementOf } from './requirements.js';

test('rule: every reported accuracy figure has one requirement with a unit and a reason, and meets it', () => {
  const { accuracy } = measuredFigures();
  assert.deepEqual(ACCURACY_REQUIREMENTS.map(({ figure }) => figure).sort(), Object.keys(accuracy).sort());
  for (const { figure, requirement, unit, name, reason } of ACCURACY_REQUIREMENTS) {
    assert.ok(requirement > 0 && unit && name && reason, figure);
    assert.ok(accuracy[figure] <= requirement, `${figure}: reported ${accuracy[figure]}, required ${requirement}`);
  }
});

test('rule: a difference above the requirement fails, one at the requirement passes', () => {
  const { requirement } = requirementOf('stars-mas');
  const within = new WorstDifference('stars-mas');
  within.record(requirement);
  within.assertWithinRequirement();
  within.record(requirement * 1.001, 'one star');
  assert.throws(() => within.assertWithinRequirement(), /stars-mas: .* one star, required 0.1 mas/);
});

test('rule: NaN fails, even after and before finite differences', () => {
  const worst = new WorstDifference('stars-mas');
  worst.record(0);
  worst.record(NaN, 'a lost star');
  worst.record(0.01);
  assert.throws(() => worst.assertWithinRequirement(), /NaN mas a lost star/);
});

test('rule: a test that compares nothing fails, and a figure without a requirement is refused', () => {
  assert.throws(() => new WorstDifference('stars-mas').assertWithinRequirement(), /no difference was recorded/);
  assert.throws(() => new WorstDifference('unknown-mas'), /no accuracy requirement for "unknown-mas"/);
});
