import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { triplicityAssignment, triplicityScore, triplicityTable } from './triplicity.js';

test('rule: the active ruler is the ruler of the sect', () => {
  const day = triplicityAssignment({ sign: 'leo', is_day_chart: true }),
    night = triplicityAssignment({ sign: 'Leo', is_day_chart: false });
  assert.deepEqual([day.active_ruler, day.inactive_ruler, day.participating_ruler], ['Sun', 'Jupiter', 'Saturn']);
  assert.deepEqual([night.active_ruler, night.inactive_ruler], ['Jupiter', 'Sun']);
});

test('validation: Jupiter scores 3 in Aries by night (Dorotheus I.1; Lilly p. 104)', () => {
  assert.equal(triplicityScore({ planet: 'Jupiter', sign: 'Aries', is_day_chart: false }).score, 3);
  assert.equal(triplicityScore({ planet: 'Jupiter', sign: 'Aries', is_day_chart: true }).score, 0);
});

test('rule: the policy decides the score of the participating ruler', () => {
  const saturn = { planet: 'Saturn', sign: 'Aries', is_day_chart: true };
  assert.equal(triplicityScore(saturn).score, 1);
  assert.equal(triplicityScore({ ...saturn, participating_score: 2 }).score, 2);
  assert.equal(triplicityScore({ ...saturn, participating_policy: 'ignore' }).score, 0);
});

test('property: in every sign, by day and by night, one planet gets 3 points and one gets 1', () => {
  for (const is_day_chart of [true, false])
    for (const { sign } of triplicityTable({ is_day_chart }).assignments) {
      const scores = CLASSICAL_PLANETS.map((planet) => triplicityScore({ planet, sign, is_day_chart }).score);
      assert.deepEqual(scores.sort(), [0, 0, 0, 0, 0, 1, 3]);
    }
});

test('rule: unknown signs and planets are refused with suggestions', () => {
  assert.throws(
    () => triplicityAssignment({ sign: 'Scorpius', is_day_chart: true }),
    (error: unknown) => error instanceof InvalidInput && error.problems[0].suggestions?.[0] === 'Scorpio',
  );
  assert.throws(() => triplicityScore({ planet: 'Pluto', sign: 'Leo', is_day_chart: true }), InvalidInput);
});
