import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionCounts, patternCoherence } from './coherence.js';
import type { FoundPattern } from './found-pattern.js';

type Part = readonly [name: string, orbDeg: number, motion?: string];

/** A pattern with aspects of given names, orbs and motions; only these enter the coherence. */
const pattern = (name: string, parts: readonly Part[]): FoundPattern =>
  ({
    name,
    aspects: parts.map(([aspect, orbDeg, motion = 'applying']) => ({
      definition: { name: aspect },
      orbDeg,
      motion,
    })),
  }) as unknown as FoundPattern;
const trines = (...orbs: readonly number[]) =>
  pattern(
    'Grand Trine',
    orbs.map((orb) => ['Trine', orb] as const),
  );

test('rule: the loosest aspect decides the band; each limit belongs to its band (house rule: 0.1, 0.25, 0.5, 0.75)', () => {
  for (const [orb, band] of [
    [0.7, 'veryStrong'],
    [0.71, 'strong'],
    [1.75, 'strong'],
    [1.76, 'moderate'],
    [3.5, 'moderate'],
    [3.51, 'loose'],
    [5.25, 'loose'],
    [5.26, 'marginal'],
    [9, 'marginal'],
  ] as const)
    assert.equal(patternCoherence(trines(0, orb, 0.1)).band, band, String(orb));
  assert.equal(patternCoherence(trines(0, 3.5, 1)).weakestUse, 0.5);
});

test('rule: reference orbs are 8, 8, 7, 7, 5 and 3 degrees, whatever the orbs of the search (house rule)', () => {
  const { aspects } = patternCoherence(
    pattern('Yod', [
      ['Conjunction', 1],
      ['Opposition', 1],
      ['Square', 1],
      ['Trine', 1],
      ['Sextile', 1],
      ['Quincunx', 1],
      ['Quintile', 1],
    ]),
  );
  assert.deepEqual(
    aspects.map(({ referenceOrbDeg }) => referenceOrbDeg),
    [8, 8, 7, 7, 5, 3],
  );
});

test('rule: six patterns are assessed; others have no band, but their referenced aspects', () => {
  for (const name of ['Grand Cross', 'Grand Trine', 'Kite', 'Mystic Rectangle', 'T-Square', 'Yod'])
    assert.notEqual(patternCoherence(pattern(name, [['Trine', 1]])).band, null);
  for (const name of ['Stellium', 'Cradle', 'Boomerang Yod', 'Wedge']) {
    const found = patternCoherence(pattern(name, [['Trine', 1]]));
    assert.deepEqual([found.band, found.motion, found.weakestUse, found.aspects.length], [null, null, null, 1]);
  }
});

test('rule: one stationary aspect makes a pattern station-sensitive; else all aspects have one motion, or it is mixed', () => {
  const motion = (...states: readonly string[]) =>
    patternCoherence(
      pattern(
        'Grand Trine',
        states.map((state) => ['Trine', 1, state] as const),
      ),
    ).motion;
  assert.equal(motion('applying', 'applying', 'applying'), 'applying');
  assert.equal(motion('separating', 'separating', 'separating'), 'separating');
  assert.equal(motion('exact', 'exact', 'exact'), 'exact');
  assert.equal(motion('indeterminate', 'indeterminate', 'indeterminate'), 'indeterminate');
  assert.equal(motion('applying', 'separating', 'applying'), 'mixed');
  assert.equal(motion('applying', 'stationary', 'separating'), 'stationSensitive');
  const { aspects } = patternCoherence(
    pattern('Kite', [
      ['Trine', 1, 'indeterminate'],
      ['Trine', 1, 'exact'],
      ['Sextile', 1, 'separating'],
    ]),
  );
  assert.deepEqual(motionCounts(aspects), { indeterminate: 1, stationary: 0, exact: 1, applying: 0, separating: 1 });
});
