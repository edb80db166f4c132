import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AQU,
  ARI,
  CAN,
  CAP,
  dorotheanClauses,
  figureOf,
  GEM,
  LEO,
  LIB,
  measured,
  outline,
  PIS,
  SAG,
  SCO,
  SIGNS,
  stateOf,
  TAU,
  VIR,
} from '../../../test/support/election-figure.js';
import { angularPlaces, TRADE_PLACES } from './dorotheus-angles.js';
import type { FlowEvent, MoonFlow } from './dorotheus-input.js';

const equation = (equationDeg: number) => ({ trueDeg: 10 + equationDeg, meanDeg: 10, equationDeg });
const event = (body: string, longitudeDeg: number): FlowEvent => ({
  body,
  longitudeDeg,
  aspect: 'Trine',
  jdUt1: 2451545,
  errorDeg: 1,
});
const flow = (previous: FlowEvent | null, next: FlowEvent | null): MoonFlow => ({
  window: 'currentSign',
  previous,
  previousMotion: previous && 'separating',
  next,
});

test('rule: in leasing an infortune must be in the ascendant to harm the hiring party; the other places are also harmed by aspect (Carmen V.9.2-7)', () => {
  const gates = (mars: number) => {
    const clauses = dorotheanClauses('leasing', { at: { Mars: mars, Saturn: mars } });
    return clauses.slice(0, 4).map((clause) => clause.state);
  };
  assert.deepEqual(
    gates(ARI),
    ['triggered', 'triggered', 'triggered', 'triggered'],
    'in the ascendant, in aspect to the other angles',
  );
  assert.deepEqual(gates(TAU), ['clear', 'clear', 'triggered', 'triggered'], 'trine to Capricorn, sextile to Cancer');
  assert.deepEqual(gates(LIB), ['clear', 'triggered', 'triggered', 'triggered'], 'in aspect to the ascendant only');
  assert.deepEqual(outline(dorotheanClauses('leasing', { at: {} })), [
    '1 gate infortuneInHiringPartyPlace',
    '2 gate infortuneInOrConfiguredToOwnerPlace',
    '3 gate infortuneInOrConfiguredToAmountPlace',
    '4 gate infortuneInOrConfiguredToOutcomePlace',
    '5 witness moonSeparationAndConnectionFlow',
  ]);
});

test('rule: the lunar flow is evidence only in leasing, because the text assigns it to no party (Carmen V.9.8)', () => {
  const clauses = dorotheanClauses('leasing', { at: {} }, { flow: flow(event('Venus', 5), null) });
  const id = 'moonSeparationAndConnectionFlow';
  assert.equal(stateOf(clauses, id), 'notEvaluable');
  assert.deepEqual(
    ['nextConnectionBody', 'previousSeparationBody', 'previousMotionState', 'previousWindowPolicy'].map((name) =>
      measured(clauses, id, name),
    ),
    [null, 'Venus', 'separating', 'currentSign'],
  );
});

test('rule: the Moon signifies the commodity, her last separation the seller, her next connection buyer and price (Carmen V.10.1-4)', () => {
  const at = { Moon: ARI, Jupiter: LEO, Venus: TAU, Mars: SCO, Saturn: VIR };
  const clauses = dorotheanClauses(
    'buyingAndSelling',
    { at },
    { flow: flow(event('Mars', SCO), event('Uranus', TAU)) },
  );
  const id = 'moonFlowRoleAssignments';
  assert.equal(stateOf(clauses, id), 'observed');
  const of = (name: string) => measured(clauses, id, name);
  assert.deepEqual(
    ['commodity', 'seller', 'buyer', 'price'].map((topic) => of(`${topic}Significator`)),
    ['Moon', 'Mars', 'Uranus', 'Uranus'],
  );
  assert.equal(of('commodityConfiguredFortunes'), 'Jupiter');
  assert.equal(of('sellerConfiguredInfortunes'), 'Saturn', 'Mars is no testimony for himself');
  assert.equal(of('buyerAndPriceConfiguredInfortunes'), 'Mars,Saturn', 'a body beyond Saturn also has a sign');
  const half = dorotheanClauses('buyingAndSelling', { at }, { flow: flow(null, event('Mars', SCO)) });
  assert.equal(stateOf(half, id), 'notEvaluable');
});

test('rule: planets in a place are not listed again among those that aspect it (Carmen V.10.5-7)', () => {
  const places = angularPlaces(figureOf({ at: { Venus: GEM + 29, Mars: 345 }, ascDeg: 165 }), TRADE_PLACES);
  assert.deepEqual(
    places.map(({ place, sign, topic }) => [place, sign, topic]),
    [
      [1, 'Virgo', 'buyer'],
      [7, 'Pisces', 'seller'],
      [10, 'Gemini', 'price'],
      [4, 'Sagittarius', 'commodity'],
    ],
  );
  assert.deepEqual([places[2].occupyingFortunes, places[2].configuredFortunes], [['Venus'], ['Jupiter']]);
  assert.deepEqual([places[1].occupyingInfortunes, places[1].configuredInfortunes], [['Mars'], ['Saturn']]);
});

test('rule: prices are high with the Moon between Aquarius and Cancer and the equation added, low between Leo and Capricorn with it subtracted (Carmen V.44.1-3)', () => {
  const price = (moon: number, added: number) =>
    measured(
      dorotheanClauses('lunarPriceTiming', { at: { Moon: moon } }, { equation: equation(added) }),
      'tabariSignRegionAndCalculationPriceRelation',
      'priceRelation',
    );
  assert.deepEqual(
    SIGNS.filter((sign) => price(sign, 5) === 'aboveValue'),
    [ARI, TAU, GEM, CAN, AQU, PIS],
  );
  assert.deepEqual(
    SIGNS.filter((sign) => price(sign, -5) === 'belowValue'),
    [LEO, VIR, LIB, SCO, SAG, CAP],
  );
  assert.equal(price(ARI, -5), 'noCompoundPriceTestimony');
  assert.equal(price(ARI, 0), 'noCompoundPriceTestimony');
});

test('rule: each quarter of the month has an effect; its boundaries belong to neither quarter (Carmen V.44.4-8)', () => {
  const quarter = (moon: number) => {
    const clauses = dorotheanClauses('lunarPriceTiming', { at: { Sun: 0, Moon: moon } });
    return ['phaseInterval', 'sourceEffect'].map((name) => measured(clauses, 'lunarPhaseCommerceInterval', name));
  };
  assert.deepEqual([45, 135, 225, 315].map(quarter), [
    ['solarConjunctionToLeftSquare', 'fairEquivalentPriceForBuyingOrSelling'],
    ['leftSquareToOpposition', 'sellerBenefit'],
    ['oppositionToRightSquare', 'buyerBenefit'],
    ['rightSquareToSolarConjunction', 'benefitForTruthfulAndJustIntent'],
  ]);
  assert.deepEqual(
    [0, 90, 180, 270, 360 - 1e-10].map((moon) => quarter(moon)[0]),
    ['exactSolarConjunction', 'exactLeftSquare', 'exactOpposition', 'exactRightSquare', 'exactSolarConjunction'],
  );
});

test('rule: a watery fourth sign signifies water, a double-bodied one hills and plains, Pisces both (Carmen V.11)', () => {
  const terrain = (ascDeg: number) =>
    measured(dorotheanClauses('landPurchase', { at: {}, ascDeg }), 'fourthPlaceTerrainTestimony', 'terrainTestimony');
  assert.equal(terrain(SAG), 'nearWaterAndMixedTerrain');
  assert.equal(terrain(ARI), 'nearWaterOrMuchWater');
  assert.equal(terrain(PIS), 'mixedMountainsAndPlains');
  assert.equal(terrain(TAU), 'noNamedTerrainTestimony');
});

test('rule: Saturn in aspect to Mercury confuses the debt; Mars in his sign brings conflict, in aspect he is not evaluable (Carmen V.21.3-4)', () => {
  const states = (saturn: number, mars: number) => {
    const clauses = dorotheanClauses('debtAndPayment', { at: { Mercury: ARI, Saturn: saturn, Mars: mars } });
    return ['mercurySaturnConfusionOrDeception', 'mercuryMarsConflict'].map((id) => stateOf(clauses, id));
  };
  assert.deepEqual(states(GEM, ARI), ['triggered', 'triggered']);
  assert.deepEqual(states(TAU, GEM), ['clear', 'notEvaluable']);
  assert.deepEqual(states(TAU, TAU), ['clear', 'clear']);
});

test('rule: debts prefer the waning Moon in five signs, and Jupiter, Venus or Mercury with her or the ascendant (Carmen V.21.7-8)', () => {
  const preferred = SIGNS.filter(
    (sign) =>
      stateOf(
        dorotheanClauses('debtAndPayment', { at: { Sun: sign + 10, Moon: sign } }),
        'waningMoonInPreferredDebtSigns',
      ) === 'satisfied',
  );
  assert.deepEqual(preferred, [LEO, SCO, SAG, AQU, PIS]);
  const helped = (at: number) =>
    stateOf(
      dorotheanClauses('debtAndPayment', { at: { Moon: ARI, Jupiter: at, Venus: at, Mercury: at }, ascDeg: ARI }),
      'jupiterVenusMercuryTestimonyToMoonOrAscendant',
    );
  assert.deepEqual([helped(GEM), helped(TAU)], ['satisfied', 'clear']);
});

test('rule: a will avoids Aries, Cancer, Libra and Capricorn for the Moon and the ascendant (Carmen V.43.1)', () => {
  const gate = (moon: number, ascDeg: number) =>
    stateOf(dorotheanClauses('writingAWill', { at: { Moon: moon }, ascDeg }), 'avoidConvertibleSigns');
  assert.deepEqual(
    SIGNS.filter((sign) => gate(sign, TAU) === 'triggered'),
    [ARI, CAN, LIB, CAP],
  );
  assert.equal(gate(TAU, CAP), 'triggered');
  assert.equal(gate(TAU, AQU), 'clear');
});

test('rule: Mars and Saturn harm a will, Jupiter and Venus help it, by aspect to the ascendant or the Moon (Carmen V.43.4-6)', () => {
  const states = (at: number) =>
    dorotheanClauses('writingAWill', { at: { Moon: ARI, Mars: at, Saturn: at, Jupiter: at, Venus: at }, ascDeg: ARI })
      .slice(3)
      .map((clause) => clause.state);
  assert.deepEqual(states(CAN), ['triggered', 'triggered', 'satisfied']);
  assert.deepEqual(states(TAU), ['clear', 'clear', 'clear']);
});

test('rule: the shared sign of ascendant and Moon decides a partnership; Taurus depends on rank and is not evaluable (Carmen V.20.2-13)', () => {
  const matched = (sign: number) => {
    const clauses = dorotheanClauses('partnership', { at: { Moon: sign }, ascDeg: sign + 20 });
    return clauses.slice(1, 13).flatMap(({ state }, i) => (state === 'clear' ? [] : [`${i} ${state}`]));
  };
  const verdicts = ['triggered', 'notEvaluable', 'satisfied', 'triggered', 'satisfied', 'satisfied'].concat([
    'triggered',
    'triggered',
    'observed',
    'satisfied',
    'triggered',
    'satisfied',
  ]);
  assert.deepEqual(
    SIGNS.map(matched),
    verdicts.map((state, i) => [`${i} ${state}`]),
  );
  const apart = dorotheanClauses('partnership', { at: { Moon: ARI }, ascDeg: TAU });
  assert.ok(apart.slice(1, 13).every((clause) => clause.state === 'clear'));
  assert.equal(apart.length, 19);
});

test('rule: Saturn in aspect separates partners; Mars in the sign sets them at odds and is not evaluable by aspect (Carmen V.20.14-16)', () => {
  const states = (saturn: number, mars: number) =>
    dorotheanClauses('partnership', {
      at: { Moon: ARI, Saturn: saturn, Mars: mars, Jupiter: TAU, Venus: TAU },
      ascDeg: ARI,
    })
      .slice(13, 16)
      .map((clause) => clause.state);
  assert.deepEqual(states(TAU, VIR), ['satisfied', 'clear', 'clear']);
  assert.deepEqual(states(CAN, VIR), ['clear', 'triggered', 'clear']);
  // With the Moon only, or with the ascendant only.
  for (const [moon, ascendant] of [
    [ARI, PIS],
    [PIS, ARI],
  ])
    assert.equal(
      dorotheanClauses('partnership', { at: { Moon: moon, Saturn: LIB, Mars: VIR }, ascDeg: ascendant })[14].state,
      'triggered',
    );
  assert.deepEqual(states(TAU, ARI), ['clear', 'clear', 'triggered']);
  assert.deepEqual(states(TAU, GEM), ['clear', 'clear', 'notEvaluable']);
});

test("rule: Jupiter helps from the Moon's sign or by trine, Venus by trine only; other aspects help less (Carmen V.20.17-19)", () => {
  const states = (jupiter: number, venus: number) =>
    dorotheanClauses('partnership', { at: { Moon: ARI, Jupiter: jupiter, Venus: venus } })
      .slice(16)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI, LEO), ['satisfied', 'satisfied', 'clear']);
  assert.deepEqual(states(SAG, ARI), ['satisfied', 'clear', 'clear']);
  assert.deepEqual(states(LIB, TAU), ['clear', 'clear', 'observed']);
});
