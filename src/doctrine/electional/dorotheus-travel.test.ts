import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AQU,
  ARI,
  CAN,
  CAP,
  dorotheanClauses,
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
import type { HandFigure } from '../../../test/support/election-figure.js';

const grows = (equationDeg: number) => ({ equation: { trueDeg: 10 + equationDeg, meanDeg: 10, equationDeg } });

/** A departure without an impediment. */
const GOOD: HandFigure = {
  at: { Sun: 280, Moon: 40, Mercury: 120, Venus: 90, Mars: 0, Jupiter: 220, Saturn: 100 },
  rates: { Mercury: 1, Venus: 1, Mars: 1, Jupiter: 1, Saturn: 1 },
};
const departing = (at: HandFigure['at'], more: Partial<HandFigure> = {}, equationDeg = 5) =>
  dorotheanClauses('travel', { ...GOOD, ...more, at: { ...GOOD.at, ...at } }, grows(equationDeg));

test('rule: departure has ten clauses in the order of the chapter, and this figure triggers no gate (Carmen V.22)', () => {
  const clauses = departing({});
  assert.deepEqual(outline(clauses), [
    '1 witness travelStakeAssignments',
    '2 gate departurePrerequisites',
    '3 witness moonInSixthOrTwelfthTravelHarm',
    '4 fortifier moonIncreasingInCalculationComfort',
    '5 fortifier fortunesInAscendantJourneyCondition',
    '6 fortifier fortunesInSeventhDestinationBenefit',
    '7 gate moonWithInfortuneInTravelStakes',
    '8 gate travelLordsStationary',
    '9 fortifier fortuneSquareOrOppositionMoonConnection',
    '10 gate infortuneSquareOrOppositionMoon',
  ]);
  assert.ok(clauses.every(({ state }) => state !== 'triggered' && state !== 'notEvaluable'));
});

test('rule: departure requires calculation, Mercury, the place of the Moon and both lords (Carmen V.22.2)', () => {
  const failed = (clauses: ReturnType<typeof departing>) =>
    measured(clauses, 'departurePrerequisites', 'failedPrerequisites');
  assert.equal(failed(departing({})), 'none');
  assert.equal(failed(departing({}, {}, -1)), 'moonNotIncreasingInCalculation');
  assert.equal(failed(departing({ Sun: 135 })), 'mercuryUnderRays');
  assert.equal(failed(departing({ Sun: 135.1 })), 'none', 'beyond fifteen degrees');
  assert.equal(failed(departing({ Saturn: 125 })), 'mercuryWithInfortunes');
  assert.equal(failed(departing({ Moon: 150 })), 'moonInSixthOrTwelfthPlace,lordOfMoonUnderRays'.split(',')[0]);
  assert.equal(failed(departing({ Mars: 60 })), 'lordOfAscendantFalling', 'the third house');
  const open = departing({}, { isQuadrant: false });
  assert.equal(stateOf(open, 'departurePrerequisites'), 'notEvaluable', 'cadent needs quadrant houses');
});

test('rule: fortunes help from the ascendant and the seventh, not by aspect to them (Carmen V.22.5-6)', () => {
  const states = (venus: number) =>
    departing({ Venus: venus })
      .slice(4, 6)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI + 5), ['satisfied', 'clear']);
  assert.deepEqual(states(LIB + 5), ['clear', 'satisfied']);
  assert.deepEqual(states(LEO), ['clear', 'clear']);
});

test('rule: the Moon with an infortune in the ascendant or the seventh sign triggers the gate (Carmen V.22.7)', () => {
  const held = (moon: number, saturn: number) =>
    stateOf(departing({ Moon: moon, Saturn: saturn }), 'moonWithInfortuneInTravelStakes');
  assert.equal(held(LIB + 2, LIB + 28), 'triggered');
  assert.equal(held(TAU, TAU), 'clear', 'in the second');
});

test('rule: a stationary lord lengthens the journey (Carmen V.22.8)', () => {
  const still = (mars: number) =>
    stateOf(departing({}, { rates: { ...GOOD.rates, Mars: mars } }), 'travelLordsStationary');
  assert.deepEqual([still(0.014), still(-0.014), still(0.016)], ['triggered', 'triggered', 'clear']);
});

test('rule: an exact square or opposition of the Moon to a fortune satisfies the clause, an applying one is not evaluable (Carmen V.22.9)', () => {
  const connected = (jupiter: number) =>
    stateOf(departing({ Jupiter: jupiter }), 'fortuneSquareOrOppositionMoonConnection');
  assert.equal(connected(220), 'satisfied', 'exactly opposite');
  assert.equal(connected(225), 'notEvaluable', 'she applies to the opposition');
  assert.equal(connected(215), 'clear', 'she separates from it');
  assert.equal(connected(250), 'clear', 'averse');
});

test('rule: an infortune in square or opposition to the Moon harms the journey; a conjunction does not trigger the clause (Carmen V.22.10)', () => {
  const hard = SIGNS.filter(
    (sign) =>
      stateOf(departing({ Moon: ARI, Saturn: sign, Mars: TAU }), 'infortuneSquareOrOppositionMoon') === 'triggered',
  );
  assert.deepEqual(hard, [CAN, LIB, CAP]);
});

test('rule: buying a ship needs a fortune in the fourth that aspects the Moon, best in a watery sign or a domicile of the fortunes (Carmen V.24.1-2)', () => {
  const states = (ascDeg: number, jupiter: number, moon: number) =>
    dorotheanClauses('shipAcquisition', { at: { Jupiter: jupiter, Moon: moon, Venus: ascDeg }, ascDeg })
      .slice(0, 2)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI, CAN + 3, TAU), ['satisfied', 'satisfied'], 'a watery sign');
  assert.deepEqual(states(CAN, LIB + 3, CAN), ['satisfied', 'satisfied'], 'a domicile of Venus');
  assert.deepEqual(states(TAU, LEO + 3, TAU), ['satisfied', 'notEvaluable'], 'signs of sea animals are not listed');
  assert.deepEqual(states(ARI, CAN + 3, AQU), ['clear', 'clear'], 'in aversion to the Moon');
});

test('rule: buying a ship needs ascendant and Moon in one listed sign, Taurus first; Capricorn is not evaluable (Carmen V.24.3-5)', () => {
  const clauses = (sign: number) => dorotheanClauses('shipAcquisition', { at: { Moon: sign + 5 }, ascDeg: sign });
  const where = (id: string, state: string) => SIGNS.filter((sign) => stateOf(clauses(sign), id) === state);
  const named = 'ascendantAndMoonInNamedShipAcquisitionSigns';
  assert.deepEqual(where(named, 'satisfied'), [TAU, GEM, CAN, VIR, SAG]);
  assert.deepEqual(where(named, 'notEvaluable'), [CAP]);
  assert.deepEqual(where('ascendantAndMoonInPisces', 'satisfied'), [PIS]);
  const rank = (sign: number) => measured(clauses(sign), 'sourceRankedSignPreferences', 'sourceRank');
  assert.deepEqual([TAU, PIS, GEM, CAN].map(rank), [1, 2, 3, null]);
});

test('rule: the Moon in Aquarius with Sun and Mars in square or opposition damages the ship; with one of them in her sign it is not evaluable (Carmen V.25.3)', () => {
  const begun = (sun: number, mars: number, moon = AQU + 3) =>
    stateOf(
      dorotheanClauses('shipConstruction', { at: { Moon: moon, Sun: sun, Mars: mars } }),
      'aquariusSunMarsShipDamage',
    );
  assert.equal(begun(LEO, TAU), 'triggered');
  assert.equal(begun(LEO, GEM), 'clear', 'Mars in trine');
  assert.equal(begun(AQU, TAU), 'notEvaluable', 'the Sun in her sign');
  assert.equal(begun(LEO, TAU, CAP + 3), 'clear');
});

test('rule: clauses on marine and dry signs are not evaluable in shipbuilding (Carmen V.25.4-6)', () => {
  const clauses = dorotheanClauses('shipConstruction', { at: {} });
  assert.deepEqual(
    clauses.slice(3).map(({ state }) => state),
    ['notEvaluable', 'notEvaluable', 'notEvaluable'],
  );
});

test("rule: by land the dry signs are not evaluable in the text; with Lilly's table the Moon in the seventh outside them is impeded (Carmen V.26.39)", () => {
  const gate = (moon: number, signNature: 'textWithoutDrySigns' | 'lillyElementalQualities') =>
    stateOf(
      dorotheanClauses('landTravel', { at: { Moon: moon }, ascDeg: (moon + 180) % 360 }, { signNature }),
      'landTravelMoonSeventhNonDryWithInfortunesDry',
    );
  const hindered = SIGNS.filter((sign) => gate(sign, 'lillyElementalQualities') === 'triggered');
  assert.deepEqual(hindered, [GEM, CAN, LIB, SCO, AQU, PIS]);
  assert.equal(gate(GEM, 'textWithoutDrySigns'), 'notEvaluable');
  const elsewhere = dorotheanClauses('landTravel', { at: { Moon: GEM }, ascDeg: GEM });
  assert.equal(elsewhere[0].state, 'clear', 'not in the seventh');
});

test('rule: by sea the Moon needs a watery sign; Saturn is the harshest infortune by sea, Mars by land (Carmen V.26.39, 26.42)', () => {
  const sea = (moon: number) =>
    dorotheanClauses('seaTravel', { at: { Moon: moon, Saturn: ARI, Jupiter: TAU, Venus: TAU } });
  const id = 'seaTravelMoonNonwateryWithInfortunesWater';
  assert.deepEqual(
    SIGNS.filter((sign) => stateOf(sea(sign), id) === 'clear'),
    [CAN, SCO, PIS],
  );
  assert.equal(
    measured(sea(ARI), 'seaTravelSaturnHarshnessAndFortuneAbsence', 'jupiterOrVenusNotLookingAtSaturn'),
    true,
  );
  const land = dorotheanClauses('landTravel', { at: { Mars: ARI, Jupiter: CAN, Venus: TAU } });
  assert.equal(measured(land, 'landTravelMarsHarshnessAndFortuneAbsence', 'fortunesConfiguringMars'), 'Jupiter');
});
