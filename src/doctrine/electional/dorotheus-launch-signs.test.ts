import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ARI,
  CAN,
  CAP,
  dorotheanClauses,
  GEM,
  LEO,
  LIB,
  SCO,
  SIGNS,
  TAU,
} from '../../../test/support/election-figure.js';
import type { HandFigure } from '../../../test/support/election-figure.js';

const launch = (figure: HandFigure) => dorotheanClauses('shipLaunch', figure);
/** Fortunes and infortunes in the sign after the Moon's, which does not aspect her. */
const alone = (moon: number): HandFigure => {
  const averse = (moon + 30) % 360;
  return { at: { Moon: moon, Jupiter: averse, Venus: averse, Mars: averse, Saturn: averse } };
};

test('rule: the sign of the Moon decides a launch if no fortune or infortune aspects her (Carmen V.26.1-13)', () => {
  const verdict = (moon: number) =>
    launch(alone(moon))
      .slice(0, 12)
      .flatMap(({ state }, i) => (state === 'clear' ? [] : [`${i} ${state}`]));
  assert.deepEqual(
    SIGNS.flatMap((sign) => verdict(sign + 5)),
    [
      '0 satisfied',
      '1 observed',
      '2 notEvaluable',
      '3 satisfied',
      '4 observed',
      '5 observed',
      '6 triggered',
      '7 observed',
      '8 triggered',
      '10 observed',
      '11 triggered',
    ],
  );
  assert.deepEqual(verdict(ARI + 10.5), [], 'after the first ten degrees');
  assert.deepEqual(verdict(LIB + 10), ['6 notEvaluable'], 'on the tenth degree');
  assert.deepEqual(verdict(CAP + 9.5), ['9 satisfied'], 'after nine degrees');
});

test('rule: the sign table is not evaluable if a fortune or infortune aspects the Moon, except for Taurus with an infortune (Carmen V.26.2, 26.13)', () => {
  const seen = launch({ at: { Moon: CAN, Jupiter: CAN, Venus: LEO, Mars: LEO, Saturn: LEO } });
  assert.ok(seen.slice(0, 13).every(({ state }) => state === 'notEvaluable'));
  const [, lost] = launch({ at: { Moon: TAU, Jupiter: GEM, Venus: GEM, Mars: SCO, Saturn: GEM } });
  assert.deepEqual([lost.role, lost.state], ['gate', 'triggered']);
});

test('rule: the table uses ten degrees of Aries and Libra and nine of Capricorn, is open at these limits, and uses the other signs entirely (Carmen V.26.1-12)', () => {
  const state = (longitude: number) => launch(alone(longitude))[Math.floor(longitude / 30)].state;
  for (const [sign, met] of [
    [ARI, 'satisfied'],
    [LIB, 'triggered'],
  ] as const) {
    assert.deepEqual(
      [0, 9, 10, 11, 29].map((degrees) => state(sign + degrees)),
      [met, met, 'notEvaluable', 'clear', 'clear'],
    );
  }
  assert.deepEqual(
    [0, 8, 9, 10, 29].map((degrees) => state(CAP + degrees)),
    ['clear', 'clear', 'notEvaluable', 'satisfied', 'satisfied'],
  );
  // A distance of 1e-9 degrees still counts as the limit, 1e-6 does not.
  assert.deepEqual(
    [10 - 1e-6, 10 + 1e-10, 10 + 1e-6].map((degrees) => state(ARI + degrees)),
    ['satisfied', 'notEvaluable', 'clear'],
  );
  for (const sign of SIGNS.filter((one) => ![ARI, LIB, CAP, GEM].includes(one)))
    assert.equal(state(sign), state(sign + 29), `${sign}`);
  const [precondition] = launch(alone(LEO)).slice(12);
  assert.deepEqual(
    [precondition.state, launch({ at: { Moon: CAN, Venus: CAN } })[12].state],
    ['observed', 'notEvaluable'],
  );
});
