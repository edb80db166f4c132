import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AQU,
  ARI,
  CAN,
  CAP,
  GEM,
  LEO,
  LIB,
  measured,
  outline,
  PIS,
  SAG,
  sahlClauses,
  SCO,
  stateOf,
  TAU,
  VIR,
} from '../../../test/support/election-figure.js';

test('rule: no loan is made with the Moon in the first degree of Leo, Gemini or Sagittarius, or with one of them rising (On Elections 31)', () => {
  const warned = (moon: number, ascDeg = 165) =>
    stateOf(sahlClauses('lending', { at: { Moon: moon }, ascDeg }), 'firstDegreeOrAscendingSignLoanWarning');
  assert.equal(warned(LEO), 'triggered');
  assert.equal(warned(LEO + 0.999), 'triggered');
  assert.equal(warned(LEO + 1), 'clear');
  assert.equal(warned(CAN + 0.5), 'clear');
  assert.equal(warned(CAN + 0.5, GEM + 29.9), 'triggered');
});

test('rule: the warning of the burnt path uses the path, not the cadent Moon of the same defect (On Elections 30c)', () => {
  const lending = (burntPath: 'triggered' | 'clear' | 'notEvaluable') =>
    stateOf(sahlClauses('lending', { at: { Moon: CAP + 5 }, ascDeg: AQU }, { burntPath }), 'nodeOrBurntPathWarning');
  assert.equal(lending('triggered'), 'triggered');
  assert.equal(lending('clear'), 'notEvaluable');
  assert.equal(lending('notEvaluable'), 'notEvaluable');
});

test('rule: a secret loan needs the Moon within twelve degrees of the Sun, separating from him and applying to a fortune (On Elections 30a)', () => {
  const secret = (moon: number, jupiter: number, venus: number) =>
    stateOf(
      sahlClauses('lending', { at: { Sun: 100, Moon: moon, Jupiter: jupiter, Venus: venus } }),
      'concealedLendingSequence',
    );
  assert.equal(secret(110, 130, 90), 'satisfied');
  assert.equal(secret(110, 90, 95), 'clear', 'both fortunes are behind her');
  assert.equal(secret(95, 130, 90), 'clear', 'she applies to the Sun');
  assert.equal(secret(113, 130, 90), 'clear', 'beyond twelve degrees');
});

test('rule: investment uses the Moon, Mercury, the second and the eleventh; Mercury retrograde is not evaluable (On Elections 36-38)', () => {
  const direct = sahlClauses('investment', { at: { Moon: 60, Mercury: 69.4 }, ascDeg: LEO + 3 });
  assert.deepEqual(outline(direct), [
    '1 fortifier adaptMoonMercuryAssetsAndTrust',
    '2 fortifier moonMercuryJoinAndMarsCadence',
    '3 witness retrogradeMercuryBranch',
    '4 witness trustSignificatorsAndMarsLight',
  ]);
  const first = (name: string) => measured(direct, 'adaptMoonMercuryAssetsAndTrust', name);
  assert.deepEqual(['assetsSign', 'assetsLord', 'trustSign', 'trustSignLord', 'trustHouseCusp'].map(first), [
    'Virgo',
    'Mercury',
    'Gemini',
    'Mercury',
    300,
  ]);
  assert.equal(measured(direct, 'moonMercuryJoinAndMarsCadence', 'moonJoinedMercury'), true, 'orbs 12 and 7');
  assert.equal(measured(direct, 'trustSignificatorsAndMarsLight', 'namedSignificators'), 'Moon,Mercury,Gemini,Mercury');
  assert.equal(stateOf(direct, 'retrogradeMercuryBranch'), 'observed');
  const back = sahlClauses('investment', { at: {}, rates: { Mercury: -0.1 } });
  assert.equal(stateOf(back, 'retrogradeMercuryBranch'), 'notEvaluable');
});

test("rule: the seller's advantage fails if the Moon wanes or has no fortune with her; otherwise it is not evaluable (On Elections 39)", () => {
  const ids = sahlClauses('purchase', { at: {} });
  assert.deepEqual(outline(ids), [
    '1 fortifier fortuneFitInJupiterHouseAndJoinedFortunes',
    '2 outcome straightAscensionLightNumberAndFortunes',
    '3 gate marsCadentFromMoonAndMercury',
    '4 gate tailCadentFromMoon',
  ]);
  const seller = (moon: number, venus: number) =>
    stateOf(
      sahlClauses('purchase', { at: { Sun: 0, Moon: moon, Venus: venus, Jupiter: 300 } }),
      'straightAscensionLightNumberAndFortunes',
    );
  assert.equal(seller(90, 95), 'notEvaluable', 'waxing, with Venus: straight signs and number are undefined');
  assert.equal(seller(90, 140), 'clear', 'no fortune with her');
  assert.equal(seller(270, 275), 'clear', 'waning');
});

test('rule: the Lot of Fortune reports its distances to the fortunes, and Sagittarius and Pisces as domiciles of Jupiter (On Elections 39a)', () => {
  const bought = (lotDeg: number) => sahlClauses('purchase', { at: { Jupiter: 10, Venus: 300 } }, { lotDeg });
  const lot = (lotDeg: number, name: string) =>
    measured(bought(lotDeg), 'fortuneFitInJupiterHouseAndJoinedFortunes', name);
  assert.equal(lot(355, 'fortuneToBeneficDistances'), 'Jupiter:15,Venus:55');
  assert.deepEqual(
    [PIS, SAG, AQU].map((sign) => lot(sign + 2, 'jupiterDomicileSign')),
    [true, true, false],
  );
});

test('rule: the tail is opposite the true node (On Elections 39d)', () => {
  const [, , , tail] = sahlClauses('purchase', { at: { Moon: 200 }, nodeDeg: 10 });
  assert.deepEqual(
    tail.measurements.slice(0, 3).map(({ value }) => value),
    [190, 10, 'conjunction'],
  );
});

test('rule: the seller is helped by the Moon in Taurus or in her triplicity by sect, earth by night (On Elections 40; Carmen I.1)', () => {
  const signs = (isDay: boolean) =>
    Array.from({ length: 12 }, (_, sign) => sign).filter(
      (sign) =>
        stateOf(sahlClauses('sale', { at: { Moon: 30 * sign + 10 } }, { isDay }), 'moonInExaltationOrTriplicity') ===
        'satisfied',
    );
  assert.deepEqual(signs(true), [TAU / 30]);
  assert.deepEqual(signs(false), [TAU / 30, VIR / 30, CAP / 30]);
  const unknown = (moon: number) =>
    stateOf(sahlClauses('sale', { at: { Moon: moon } }, { isDay: null }), 'moonInExaltationOrTriplicity');
  assert.equal(unknown(VIR), 'notEvaluable', 'no sect, no triplicity');
  assert.equal(unknown(TAU), 'satisfied');
});

test('rule: the seller needs the malefics in aspect by sign and not joined in body; Saturn joins within 10.5 degrees (On Elections 40, note 107)', () => {
  const byRay = (mars: number, saturn: number) =>
    stateOf(
      sahlClauses('sale', { at: { Moon: LIB + 5, Mars: mars, Saturn: saturn } }),
      'moonConfiguredToMaleficsButNotJoined',
    );
  assert.equal(byRay(CAP + 1, TAU), 'satisfied', 'Mars in square, Saturn averse');
  assert.equal(byRay(TAU, PIS), 'clear', 'both averse');
  assert.equal(byRay(CAP + 1, LIB + 15.4), 'clear', 'Saturn joined');
  assert.equal(byRay(CAP + 1, LIB + 15.6), 'satisfied', 'Saturn in her sign, beyond half the sum of their orbs');
  assert.equal(byRay(CAP + 1, VIR + 26), 'clear', 'joined across a sign boundary');
});

test('rule: lending has seven clauses and prefers the waning Moon in five signs (On Elections 29-31)', () => {
  const lending = (moon: number) => sahlClauses('lending', { at: { Sun: ARI, Moon: moon } });
  assert.deepEqual(outline(lending(0)), [
    '1 fortifier preferredMoonAndDeficientFortunes',
    '2 fortifier mercuryMoonAndFortuneProtections',
    '3 gate moonMarsOrSaturnConsequence',
    '4 fortifier concealedLendingSequence',
    '5 witness emergingTowardMarsPublicity',
    '6 gate nodeOrBurntPathWarning',
    '7 gate firstDegreeOrAscendingSignLoanWarning',
  ]);
  const preferred = [ARI, TAU, GEM, CAN, LEO, VIR, LIB, SCO, SAG, CAP, AQU, PIS].filter(
    (sign) => measured(lending(sign), 'preferredMoonAndDeficientFortunes', 'preferredSign') === true,
  );
  assert.deepEqual(preferred, [LEO, SCO, SAG, AQU, PIS]);
  assert.equal(measured(lending(SCO), 'preferredMoonAndDeficientFortunes', 'moonDefectiveInLight'), true);
  assert.equal(measured(lending(LEO), 'preferredMoonAndDeficientFortunes', 'moonDefectiveInLight'), false);
});
