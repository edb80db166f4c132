import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besieging, solarPhase } from './solar.js';

const SEVEN = { Sun: 200, Moon: 230, Mercury: 205, Venus: 215, Mars: 95, Jupiter: 100, Saturn: 108 };

test('rule: a planet is besieged between Mars and Saturn, both within twelve degrees', () => {
  const of = (jupiter: number, change: Partial<typeof SEVEN> = {}) =>
    besieging('Jupiter', jupiter, { ...SEVEN, Jupiter: jupiter, ...change });
  assert.deepEqual(of(100), {
    besieged: true,
    backward: 'Mars',
    forward: 'Saturn',
    backwardDeg: 5,
    forwardDeg: 8,
    ambiguous: [],
  });
  // Twelve degrees on one side are within the orb, more on either side are not.
  assert.equal(of(100, { Mars: 88 }).besieged, true);
  assert.equal(of(100, { Mars: 87.9 }).besieged, false);
  assert.equal(of(100, { Saturn: 112.1 }).besieged, false);
  // A planet between prevents it, and so does a second neighbour that is not a malefic. It also applies across 0 Aries.
  assert.equal(of(100, { Venus: 104 }).besieged, false);
  assert.equal(of(110).besieged, false);
  assert.equal(of(1, { Mars: 355, Saturn: 6 }).besieged, true);
  // Two planets at the same degree have no nearest one.
  const tied = of(100, { Venus: 95 });
  assert.deepEqual([tied.besieged, [...tied.ambiguous].sort()], [null, ['Mars', 'Venus']]);
});

test('rule: a planet is oriental if it rises before the Sun; superior planets are strong oriental, Venus and Mercury occidental (Lilly, p. 114)', () => {
  const phase = (planet: Parameters<typeof solarPhase>[0], longitude: number) => {
    const { phase: found, favourable } = solarPhase(planet, longitude, 10);
    return [found, favourable];
  };
  assert.deepEqual(phase('Saturn', 350), ['oriental', true]);
  assert.deepEqual(phase('Saturn', 30), ['occidental', false]);
  assert.deepEqual(phase('Venus', 350), ['oriental', false]);
  assert.deepEqual(phase('Mercury', 30), ['occidental', true]);
  assert.deepEqual(phase('Moon', 30), [null, false]);
  for (const longitude of [10, 190]) assert.deepEqual(phase('Mars', longitude), [null, false]);
});

test('rule: without other planets there are no neighbours', () => {
  assert.deepEqual(besieging('Jupiter', 100, { Jupiter: 100 }), {
    besieged: false,
    backward: null,
    forward: null,
    backwardDeg: null,
    forwardDeg: null,
    ambiguous: [],
  });
});

test('rule: a planet at the degree of another, or two at equal distances, are ambiguous neighbours', () => {
  const conjunct = besieging('Jupiter', 100, { Jupiter: 100, Mars: 100, Saturn: 105 });
  assert.deepEqual([conjunct.besieged, conjunct.ambiguous], [null, ['Mars']]);
  const equal = besieging('Jupiter', 100, { Jupiter: 100, Mars: 105, Venus: 105, Saturn: 95 });
  assert.deepEqual([equal.besieged, [...equal.ambiguous].sort()], [null, ['Mars', 'Venus']]);
});
