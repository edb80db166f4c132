import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARI, figureOf, GEM, LEO, VIR } from '../../../test/support/election-figure.js';
import type { HandFigure } from '../../../test/support/election-figure.js';
import { MATTER_SIGNIFICATORS, rootPattern } from './dorotheus-root.js';
import { rameseyRemedy, rameseyRules } from './ramesey.js';
import { sahlRules } from './sahl.js';
import { profileStatus, strictProfileStatus } from './witness.js';

const ramesey = (figure: HandFigure) => rameseyRules(figureOf(figure), { isVoid: false });
const sahl = (figure: HandFigure) =>
  sahlRules(
    figureOf(figure),
    { isVoid: false },
    {
      burntPath: 'laterFifteenDegrees',
      eighthRule: 'latinTwelfthSign',
    },
  );

test('rule: Jupiter has the last term of Leo, Saturn that of Virgo, from 24 degrees (Ramesey II.13, pp. 71-72)', () => {
  const latter = (moon: number) => ramesey({ at: { Moon: moon } })[5].state;
  assert.deepEqual([latter(LEO + 29), latter(VIR + 24), latter(VIR + 23.9)], ['clear', 'triggered', 'clear']);
  const [, , start, ruler] = ramesey({ at: { Moon: LEO + 29 } })[5].clauses[0].measurements;
  assert.deepEqual([start.value, ruler.value], [null, 'Jupiter']);
});

test("rule: without quadrant houses the cadent Moon is not evaluable and Ramesey's status is indeterminate", () => {
  const rules = ramesey({ at: { Moon: LEO, Sun: LEO }, isQuadrant: false });
  assert.equal(rules[6].state, 'notEvaluable');
  assert.equal(rules[6].clauses[0].measurements.length, 2, 'requested and effective house system');
  assert.deepEqual(
    [strictProfileStatus(rules), profileStatus(rules)],
    ['indeterminate', 'oneOrMoreProfileImpediments'],
  );
  const [cadent, fortune, , , hour] = rameseyRemedy(figureOf({ at: {}, isQuadrant: false }), null);
  assert.deepEqual([cadent.state, fortune.state], ['indeterminate', 'indeterminate']);
  assert.equal(hour.measurements.length, 2, 'without a planetary hour only its absence is reported');
});

test('rule: combustion is worse while the Moon applies to the Sun (Ramesey III); burning is easier after she has passed him (Sahl 22)', () => {
  const words = (moon: number) =>
    [ramesey, sahl].map((rules) => rules({ at: { Sun: 100, Moon: moon } })[0].modifiers.length);
  assert.deepEqual(
    [words(95), words(105), words(120)],
    [
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  );
});

test('rule: the Latin eighth defect is the Moon in Gemini, joined in body to a malefic', () => {
  const latin = (moon: number, mars: number) => sahl({ at: { Moon: moon, Mars: mars } })[7].clauses[0].state;
  assert.deepEqual([latin(GEM, GEM + 10), latin(GEM, GEM + 10.1), latin(ARI, ARI)], ['triggered', 'clear', 'clear']);
});

test('rule: patterns of root and outcome cover angular and cadent planets; succedent ones are unclassified, a succedent lord is late (Carmen V.6.21-31)', () => {
  assert.deepEqual(
    [
      rootPattern('angular', 'angular'),
      rootPattern('angular', 'cadent'),
      rootPattern('cadent', 'angular'),
      rootPattern('cadent', 'cadent'),
      rootPattern('angular', 'succedent'),
      rootPattern('succedent', 'cadent'),
    ].map(({ pattern, isDelayed }) => [pattern, isDelayed]),
    [
      ['goodRootAndOutcome', false],
      ['goodRootBadOutcome', false],
      ['difficultRootSuitableOutcome', false],
      ['badRootWorseOutcome', false],
      ['unclassified', true],
      ['unclassified', false],
    ],
  );
});

test('rule: Jupiter signifies rulers, the Sun and Jupiter what is manifest (Carmen V.31)', () => {
  assert.deepEqual(MATTER_SIGNIFICATORS.rulersAndPetitions, ['Jupiter']);
  assert.deepEqual(MATTER_SIGNIFICATORS.manifestAndProminent, ['Sun', 'Jupiter']);
});
