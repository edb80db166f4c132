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
  SIGNS,
  stateOf,
  TAU,
  VIR,
} from '../../../test/support/election-figure.js';
import type { HandFigure } from '../../../test/support/election-figure.js';

const signsWhere = (matter: Parameters<typeof sahlClauses>[0], id: string, figure: (sign: number) => HandFigure) =>
  SIGNS.filter((sign) => stateOf(sahlClauses(matter, figure(sign)), id) === 'satisfied');

test('rule: building has eleven clauses in the order of the text (On Elections 43-46)', () => {
  assert.deepEqual(outline(sahlClauses('building', { at: {} })), [
    '1 fortifier adaptMoonAndLord',
    '2 fortifier adaptAscendantAndLord',
    '3 fortifier adaptFortuneAndMercury',
    '4 gate marsCadentFromNamedSignificators',
    '5 witness venusRemedyOverMars',
    '6 witness saturnCadentFromVenusCompound',
    '7 fortifier moonIncreasedInLightAndNumber',
    '8 fortifier moonJoinedToJupiterBySquareOrOpposition',
    '9 gate saturnTailOrAngularSaturnDanger',
    '10 gate marsAspectingWithAscendingCircle',
    '11 fortifier lordsAspectAndAreCleansed',
  ]);
});

test('rule: building needs the Moon joined to Jupiter by square or opposition (On Elections 45a)', () => {
  const id = 'moonJoinedToJupiterBySquareOrOpposition';
  assert.deepEqual(
    signsWhere('building', id, (sign) => ({ at: { Jupiter: sign, Moon: ARI } })),
    [CAN, LIB, CAP],
  );
});

test('rule: Venus is strong against Mars by trine or sextile (On Elections 44b)', () => {
  const remedies = SIGNS.filter((sign) =>
    measured(
      sahlClauses('building', { at: { Mars: ARI, Venus: sign } }),
      'venusRemedyOverMars',
      'qualifyingTrineOrSextile',
    ),
  );
  assert.deepEqual(remedies, [GEM, LEO, SAG, AQU]);
});

test('rule: Saturn or the tail with the Moon endangers the house, as does Saturn in the first or fourth if houses and signs agree (On Elections 45b-c)', () => {
  const danger = (figure: HandFigure) => stateOf(sahlClauses('building', figure), 'saturnTailOrAngularSaturnDanger');
  assert.equal(danger({ at: { Moon: 100, Saturn: 110.5 }, ascDeg: 60 }), 'triggered', 'half of 12 + 9');
  assert.equal(danger({ at: { Moon: 100, Saturn: 111 }, ascDeg: 60 }), 'clear');
  assert.equal(danger({ at: { Moon: 192, Saturn: 40 }, nodeDeg: 0 }), 'triggered', 'twelve degrees from the tail');
  assert.equal(danger({ at: { Moon: 192.1, Saturn: 40 }, nodeDeg: 0 }), 'clear');
  assert.equal(danger({ at: { Moon: 220, Saturn: 5 }, ascDeg: 0 }), 'triggered', 'first house and first sign');
  assert.equal(danger({ at: { Moon: 220, Saturn: 35 }, ascDeg: 20 }), 'notEvaluable', 'first house, second sign');
  assert.equal(danger({ at: { Moon: 220, Saturn: 5 }, isQuadrant: false }), 'notEvaluable', 'only the sign says so');
});

test('rule: Mars in aspect to the Moon is not evaluable, Mars in aversion is clear (On Elections 45d)', () => {
  const mars = (at: number) =>
    stateOf(sahlClauses('building', { at: { Moon: ARI, Mars: at } }), 'marsAspectingWithAscendingCircle');
  assert.equal(mars(CAN), 'notEvaluable');
  assert.equal(mars(TAU), 'clear');
});

test('rule: demolition is easier with the Moon in trine or sextile to her lord, harder in square or opposition (On Elections 47b)', () => {
  const tempo = (mars: number) =>
    measured(
      sahlClauses('demolition', { at: { Moon: ARI, Mars: mars } }),
      'moonToOwnLordDestructionTempo',
      'sourceOutcome',
    );
  assert.deepEqual([LEO, GEM, CAN, LIB, TAU, ARI].map(tempo), [
    'easier',
    'easier',
    'moreDifficult',
    'moreDifficult',
    'notStated',
    'notStated',
  ]);
  const joined = (venus: number) =>
    stateOf(sahlClauses('demolition', { at: { Moon: ARI, Venus: venus } }), 'moonJoinedToFortunes');
  assert.equal(joined(ARI + 29), 'satisfied', 'in one sign');
  assert.equal(joined(TAU), 'clear');
});

test('rule: land needs Saturn in exaltation, diurnal triplicity or bound, and Jupiter on his stake or in trine (On Elections 48)', () => {
  const saturn = (at: number, isDay: boolean) =>
    stateOf(sahlClauses('land', { at: { Saturn: at } }, { isDay }), 'saturnExaltationTriplicityOrBound');
  assert.equal(saturn(LIB + 10, false), 'satisfied');
  assert.equal(saturn(GEM + 1, true), 'satisfied');
  assert.equal(saturn(GEM + 1, false), 'clear');
  assert.equal(saturn(ARI + 27, true), 'satisfied', 'the Egyptian bound of Saturn, 25-30 Aries');
  assert.equal(saturn(ARI + 1, true), 'clear');
  assert.deepEqual(
    signsWhere('land', 'jupiterAspectingSaturnFromStakeOrTrine', (sign) => ({
      at: { Saturn: ARI, Jupiter: sign },
    })),
    [ARI, CAN, LEO, LIB, SAG, CAP],
  );
});

test('rule: Venus replaces Jupiter if he and Saturn do not aspect each other (On Elections 49a-b)', () => {
  const fallback = (saturn: number) =>
    stateOf(
      sahlClauses('land', { at: { Moon: ARI, Jupiter: TAU, Venus: LEO, Saturn: saturn } }),
      'moonAspectJupiterWithVenusFallback',
    );
  assert.equal(fallback(GEM), 'satisfied');
  assert.equal(fallback(CAN), 'clear', 'Saturn and Jupiter in sextile');
});

test('rule: the Moon aspects Saturn with esteem by trine and sextile (On Elections 49a)', () => {
  assert.deepEqual(
    signsWhere('land', 'moonAspectsSaturnFromEsteem', (sign) => ({ at: { Moon: ARI, Saturn: sign } })),
    [GEM, LEO, SAG, AQU],
  );
});

test('rule: the Moon is in Taurus or in the midheaven; not evaluable if houses and signs disagree (On Elections 49c)', () => {
  const high = (moon: number, ascDeg: number, isQuadrant = true) =>
    stateOf(sahlClauses('land', { at: { Moon: moon }, ascDeg, isQuadrant }), 'moonExaltationOrMidheaven');
  assert.equal(high(TAU + 3, 0), 'satisfied');
  assert.equal(high(CAP + 5, 0), 'satisfied');
  assert.equal(high(CAP + 5, 20), 'notEvaluable', 'tenth sign, ninth house');
  assert.equal(high(CAP + 5, 0, false), 'notEvaluable', 'no houses');
  assert.equal(high(AQU, 0), 'clear');
});

test('rule: a well needs the Moon in the third or fifth house; not evaluable without quadrant houses (On Elections 50a)', () => {
  const moon = (at: number, isQuadrant = true) =>
    stateOf(sahlClauses('wellsAndRivers', { at: { Moon: at }, isQuadrant }), 'moonUnderEarthInThirdOrFifth');
  assert.deepEqual(
    [GEM, LEO, CAN].map((at) => moon(at)),
    ['satisfied', 'satisfied', 'clear'],
  );
  assert.equal(moon(CAN, false), 'notEvaluable');
});

test('rule: an infortune in the midheaven spoils the well, Saturn in the eleventh sign helps it (On Elections 50b-c)', () => {
  const high = (mars: number, ascDeg = 0) =>
    stateOf(sahlClauses('wellsAndRivers', { at: { Mars: mars }, ascDeg }), 'maleficInMidheaven');
  assert.equal(high(CAP), 'triggered');
  assert.equal(high(CAP + 5, 20), 'notEvaluable', 'tenth sign, ninth house');
  assert.equal(high(AQU), 'clear');
  assert.deepEqual(
    signsWhere('wellsAndRivers', 'saturnInEleventh', (sign) => ({ at: { Saturn: sign + 29 }, ascDeg: 15 })),
    [AQU],
  );
});

test('rule: a fortune joined in body to the Moon in a fixed sign preserves the well (On Elections 50c)', () => {
  const kept = (moon: number) =>
    stateOf(sahlClauses('wellsAndRivers', { at: { Moon: moon, Venus: moon + 9.5 } }), 'moonJoinedToFortuneInFixedSign');
  assert.deepEqual(
    SIGNS.filter((sign) => kept(sign) === 'satisfied'),
    [TAU, LEO, SCO, AQU],
  );
});

test('rule: planting needs the Moon in a fixed sign, her lord aspecting from a watery one, and a fixed or common ascendant (On Elections 51-53)', () => {
  assert.deepEqual(
    signsWhere('planting', 'moonInFixedSign', (sign) => ({ at: { Moon: sign } })),
    [TAU, LEO, SCO, AQU],
  );
  assert.deepEqual(
    signsWhere('planting', 'moonLordAspectsFromWaterySign', (sign) => ({ at: { Moon: TAU, Venus: sign } })),
    [CAN, SCO, PIS],
  );
  assert.deepEqual(
    signsWhere('planting', 'ascendantFixedOrCommon', (sign) => ({ at: {}, ascDeg: sign })),
    [TAU, GEM, LEO, VIR, SCO, SAG, AQU, PIS],
  );
  const both = (venus: number, mars: number) =>
    stateOf(
      sahlClauses('planting', { at: { Moon: TAU, Venus: venus, Mars: mars }, ascDeg: ARI }),
      'lordsAspectMoonAndAscendant',
    );
  assert.deepEqual([both(CAN, LEO), both(CAN, TAU), both(ARI, LEO)], ['satisfied', 'clear', 'clear']);
});

test('rule: sowing needs a common ascendant, its lord in a movable sign and in aspect to its dispositor, without the infortunes (On Elections 54)', () => {
  assert.deepEqual(
    signsWhere('sowing', 'ascendantCommon', (sign) => ({ at: {}, ascDeg: sign })),
    [GEM, VIR, SAG, PIS],
  );
  assert.deepEqual(
    signsWhere('sowing', 'ascendantLordInMovableSign', (sign) => ({ at: { Mercury: sign }, ascDeg: GEM })),
    [ARI, CAN, LIB, CAP],
  );
  const lord = (mars: number) => sahlClauses('sowing', { at: { Mercury: ARI, Mars: mars, Saturn: TAU }, ascDeg: GEM });
  assert.equal(stateOf(lord(LEO), 'ascendantLordAspectsItsDispositor'), 'satisfied');
  assert.equal(stateOf(lord(TAU), 'ascendantLordAspectsItsDispositor'), 'clear');
  assert.equal(stateOf(lord(CAN), 'maleficAspectsAscendantLord'), 'triggered');
  assert.equal(stateOf(lord(LEO), 'maleficAspectsAscendantLord'), 'clear', 'a trine does not spoil');
});

test('rule: no planet afflicts itself: Mars as lord of the ascendant does not spoil the seed (On Elections 54)', () => {
  const clauses = sahlClauses('sowing', { at: { Mars: LEO, Saturn: VIR }, ascDeg: ARI });
  assert.equal(stateOf(clauses, 'maleficAspectsAscendantLord'), 'clear');
  assert.equal(measured(clauses, 'maleficAspectsAscendantLord', 'hardMaleficRelations'), 'none');
});

test('rule: beyond twelve degrees from the Sun the Moon does not spoil the seed; nearer, her number is not evaluable (On Elections 55a)', () => {
  const under = (moon: number) =>
    stateOf(sahlClauses('sowing', { at: { Sun: 100, Moon: moon } }), 'moonUnderRaysAndDefectiveInNumber');
  assert.deepEqual([under(112), under(112.1)], ['notEvaluable', 'clear']);
});

test('rule: partnership prefers common signs, Leo and Taurus, avoids Libra and Aquarius, and needs lords that aspect each other (On Elections 32-35)', () => {
  const first = 'moonCleansedJoinedToFortunesAndInPreferredSign';
  const at = (moon: number, ascDeg = 0) => sahlClauses('businessPartnership', { at: { Moon: moon }, ascDeg });
  assert.deepEqual(
    SIGNS.filter((sign) => measured(at(sign), first, 'preferredSign') === true),
    [TAU, GEM, LEO, VIR, SAG, PIS],
  );
  const parted = 'libraOrAquariusSeparationWarning';
  assert.deepEqual(
    SIGNS.filter((sign) => stateOf(at(sign), parted) === 'triggered'),
    [LIB, AQU],
  );
  assert.equal(stateOf(at(TAU, LIB), parted), 'triggered');
  assert.equal(stateOf(at(TAU), parted), 'notEvaluable', 'the lower signs are not listed');
  const lords = (mars: number, venus: number) =>
    stateOf(
      sahlClauses('businessPartnership', { at: { Mars: mars, Venus: venus }, ascDeg: ARI }),
      'principalLordsBeholdOneAnother',
    );
  assert.deepEqual([lords(ARI, CAN), lords(ARI, TAU)], ['satisfied', 'clear']);
});
