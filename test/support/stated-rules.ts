import assert from 'node:assert/strict';
import type { Measurement, Rule } from '../../src/doctrine/electional/witness.js';
import { apart, signOf, signsFrom } from './drawn-figure.js';
import type { DrawnFigure, Scalar } from './drawn-figure.js';
import { plain } from './election-figure.js';

/** A clause of the second statement: state (true: triggered, null: not evaluable) and measured values. */
export type Stated = readonly [id: string, state: boolean | null, measured: Readonly<Record<string, Scalar>>];
export type StatedRule = readonly [id: string, clauses: readonly Stated[], modifiers?: number];

export const stateOf = (state: boolean | null): string =>
  state === null ? 'notEvaluable' : state ? 'triggered' : 'clear';
export const values = (measurements: readonly Measurement[]) =>
  Object.fromEntries(measurements.map(({ name, value }) => [name, plain(value)]));

export function compare(rules: readonly Rule[], stated: readonly StatedRule[]): void {
  assert.deepEqual(
    rules.map(({ ruleId }) => ruleId),
    stated.map(([id]) => id),
  );
  stated.forEach(([id, clauses, modifiers], i) => {
    const rule = rules[i];
    assert.equal(rule.sourceOrder, i + 1, id);
    assert.deepEqual(
      rule.clauses.map(({ clauseId, state }) => [clauseId, state]),
      clauses.map(([clause, state]) => [clause, stateOf(state)]),
      id,
    );
    clauses.forEach(([clause, , measured], j) => {
      const found = values(rule.clauses[j].measurements);
      for (const [name, value] of Object.entries(measured)) assert.deepEqual(found[name], value, `${clause} ${name}`);
    });
    if (modifiers !== undefined) assert.equal(rule.modifiers.length, modifiers, `${id} modifiers`);
  });
}

export const inSign = (degrees: number): number => degrees % 30;
export const moonDegree = (drawn: DrawnFigure) => ({
  moonSign: drawn.sign('Moon'),
  degreeInSign: inSign(drawn.at('Moon')),
});
export const nearSun = (id: string, drawn: DrawnFigure, orb: number): Stated => [
  id,
  drawn.apart('Moon', 'Sun') <= orb,
  {
    separation: drawn.apart('Moon', 'Sun'),
    phase: drawn.motion('Moon', 'Sun'),
    separationRate: drawn.opening('Moon', 'Sun'),
  },
];
export const nodes = (drawn: DrawnFigure): Stated[] =>
  (
    [
      ['Head', drawn.node],
      ['Tail', (drawn.node + 180) % 360],
    ] as const
  ).map(([name, node]) => [
    `moonWithin12deg${name}`,
    apart(drawn.at('Moon'), node) <= 12,
    { nodeLongitude: node, separation: apart(drawn.at('Moon'), node) },
  ]);
export const cadent = (drawn: DrawnFigure): Stated => {
  const house = drawn.house('Moon');
  return [
    'moonCadent',
    house === null ? null : [3, 6, 9, 12].includes(house),
    house === null
      ? { requestedHouseSystem: 'R', effectiveHouseSystem: 'R' }
      : { house, angularity: drawn.strength('Moon'), requestedHouseSystem: 'R', houseFallback: false },
  ];
};
export const fall = (drawn: DrawnFigure): Stated => [
  'ordinalThirdDegreeScorpio',
  drawn.at('Moon') >= 212 && drawn.at('Moon') < 213,
  moonDegree(drawn),
];
export const slow = (id: string, drawn: DrawnFigure, limit: number): Stated => [
  id,
  drawn.rate('Moon') < limit,
  { moonLongitudeRate: drawn.rate('Moon') },
];
export const ray = (
  id: string,
  drawn: DrawnFigure,
  planet: 'Sun' | 'Saturn' | 'Mars',
  offsets: readonly number[],
): Stated => {
  const offset = signsFrom(drawn.at('Moon'), drawn.at(planet));
  return [id, offsets.includes(offset), { moonSign: drawn.sign('Moon'), signOffset: offset }];
};
/** Sign of the twelfth part: each 2.5 degrees of a sign are one sign, from the sign itself (Dorotheus I.8). */
export const twelfthPart = (degrees: number): number => (signOf(degrees) + Math.floor(inSign(degrees) / 2.5)) % 12;

/** Last bounds of the Egyptian table from Aries on: start and ruler (Tetrabiblos I.20-21). */
const LAST_BOUNDS = [
  [25, 'Saturn'],
  [27, 'Mars'],
  [24, 'Saturn'],
  [26, 'Saturn'],
  [24, 'Mars'],
  [28, 'Saturn'],
  [28, 'Mars'],
  [24, 'Saturn'],
  [26, 'Mars'],
  [26, 'Mars'],
  [25, 'Saturn'],
  [28, 'Saturn'],
] as const;
export const lastBound = (id: string, drawn: DrawnFigure): Stated => {
  const moon = drawn.at('Moon'),
    [start, lord] = LAST_BOUNDS[signOf(moon)],
    isLast = inSign(moon) >= start;
  return [
    id,
    isLast,
    { ...moonDegree(drawn), ...(isLast ? { boundRuler: lord, boundInterval: `[${start}, 30)` } : {}) },
  ];
};
