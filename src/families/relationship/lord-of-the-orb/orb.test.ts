import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { orbCurrent, orbSequence } from './orb.js';

test('validation: lords of 26 years from the Sun, restarted every twelve years (Bonatti 9, Schoener)', () => {
  const { periods } = orbSequence({ birth_planet: 'Sun', years: 26, cycle_kind: 'single_cycle' });
  const round = [
    'Sun',
    'Venus',
    'Mercury',
    'Moon',
    'Saturn',
    'Jupiter',
    'Mars',
    'Sun',
    'Venus',
    'Mercury',
    'Moon',
    'Saturn',
  ];
  assert.deepEqual(
    periods.map(({ planet }) => planet),
    [...round, ...round, 'Sun', 'Venus'],
  );
  assert.deepEqual(
    [periods[0], periods[7], periods[5]].map((one) => one.years_until_next_same_planet),
    [7, 5, 12],
  );
});

test('property: in a continuous loop planets and houses coincide every 84 years, and each planet rules twelve of them', () => {
  const { periods, aggregate, sequence } = orbSequence({ birth_planet: 'mercury', years: 252 });
  assert.deepEqual(aggregate.cycle_coincidence_years, [1, 85, 169]);
  assert.deepEqual(Object.values(aggregate.planet_year_counts), Array(7).fill(36));
  assert.equal(sequence.birth_planet, 'Mercury');
  for (let i = 84; i < 252; i++) {
    assert.equal(periods[i].planet, periods[i - 84].planet);
    assert.equal(periods[i].house, periods[i - 84].house);
  }
  assert.equal(orbSequence({ birth_planet: 'Mercury', years: 84 }).sequence.is_full_84_year_cycle, true);
});

test('rule: completed age n is year of life n + 1, as in the sequence', () => {
  for (const cycle_kind of ['continuous_loop', 'single_cycle'] as const) {
    const { periods, condition_profiles, validation } = orbSequence({ birth_planet: 'Moon', years: 100, cycle_kind });
    assert.equal(validation.passed, true);
    for (const age of [0, 11, 12, 35, 99]) {
      const current = orbCurrent({ birth_planet: 'Moon', age, cycle_kind });
      assert.equal(current.year_of_life, age + 1);
      assert.deepEqual(current.period, periods[age]);
      assert.deepEqual(current.condition_profile, condition_profiles[age]);
    }
  }
});

test('rule: the birth planet is one of the seven planets, and the check is optional', () => {
  assert.throws(() => orbCurrent({ birth_planet: 'Uranus', age: 1 }), InvalidInput);
  assert.deepEqual(orbCurrent({ birth_planet: 'Sun', age: 1, include_validation: false }).validation, {
    included: false,
    passed: null,
    failures: null,
  });
});
