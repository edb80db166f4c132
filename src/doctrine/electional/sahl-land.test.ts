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
    '1 fortifier adapt_moon_and_lord',
    '2 fortifier adapt_ascendant_and_lord',
    '3 fortifier adapt_fortune_and_mercury',
    '4 gate mars_cadent_from_named_significators',
    '5 witness venus_remedy_over_mars',
    '6 witness saturn_cadent_from_venus_compound',
    '7 fortifier moon_increased_in_light_and_number',
    '8 fortifier moon_joined_to_jupiter_by_square_or_opposition',
    '9 gate saturn_tail_or_angular_saturn_danger',
    '10 gate mars_aspecting_with_ascending_circle',
    '11 fortifier lords_aspect_and_are_cleansed',
  ]);
});

test('rule: building wants the Moon joined to Jupiter from square or opposition (On Elections 45a)', () => {
  const id = 'moon_joined_to_jupiter_by_square_or_opposition';
  assert.deepEqual(
    signsWhere('building', id, (sign) => ({ at: { Jupiter: sign, Moon: ARI } })),
    [CAN, LIB, CAP],
  );
});

test('rule: Venus is strong against Mars by trine or sextile (On Elections 44b)', () => {
  const remedies = SIGNS.filter((sign) =>
    measured(
      sahlClauses('building', { at: { Mars: ARI, Venus: sign } }),
      'venus_remedy_over_mars',
      'qualifying_trine_or_sextile',
    ),
  );
  assert.deepEqual(remedies, [GEM, LEO, SAG, AQU]);
});

test('rule: Saturn or the tail with the Moon endangers the house; Saturn in the first or fourth where houses and signs agree (On Elections 45b-c)', () => {
  const danger = (figure: HandFigure) =>
    stateOf(sahlClauses('building', figure), 'saturn_tail_or_angular_saturn_danger');
  assert.equal(danger({ at: { Moon: 100, Saturn: 110.5 }, ascDeg: 60 }), 'triggered', 'half of 12 + 9');
  assert.equal(danger({ at: { Moon: 100, Saturn: 111 }, ascDeg: 60 }), 'clear');
  assert.equal(danger({ at: { Moon: 192, Saturn: 40 }, nodeDeg: 0 }), 'triggered', 'twelve degrees from the tail');
  assert.equal(danger({ at: { Moon: 192.1, Saturn: 40 }, nodeDeg: 0 }), 'clear');
  assert.equal(danger({ at: { Moon: 220, Saturn: 5 }, ascDeg: 0 }), 'triggered', 'first house and first sign');
  assert.equal(danger({ at: { Moon: 220, Saturn: 35 }, ascDeg: 20 }), 'not_evaluable', 'first house, second sign');
  assert.equal(danger({ at: { Moon: 220, Saturn: 5 }, isQuadrant: false }), 'not_evaluable', 'the sign alone says so');
});

test('rule: Mars who beholds the Moon leaves the gate open, averse he leaves it clear (On Elections 45d)', () => {
  const mars = (at: number) =>
    stateOf(sahlClauses('building', { at: { Moon: ARI, Mars: at } }), 'mars_aspecting_with_ascending_circle');
  assert.equal(mars(CAN), 'not_evaluable');
  assert.equal(mars(TAU), 'clear');
});

test('rule: pulling down is easier with the Moon in trine or sextile to her lord, harder in square or opposition (On Elections 47b)', () => {
  const tempo = (mars: number) =>
    measured(
      sahlClauses('demolition', { at: { Moon: ARI, Mars: mars } }),
      'moon_to_own_lord_destruction_tempo',
      'source_outcome',
    );
  assert.deepEqual([LEO, GEM, CAN, LIB, TAU, ARI].map(tempo), [
    'easier',
    'easier',
    'more_difficult',
    'more_difficult',
    'not_stated',
    'not_stated',
  ]);
  const joined = (venus: number) =>
    stateOf(sahlClauses('demolition', { at: { Moon: ARI, Venus: venus } }), 'moon_joined_to_fortunes');
  assert.equal(joined(ARI + 29), 'satisfied', 'in one sign');
  assert.equal(joined(TAU), 'clear');
});

test('rule: land wants Saturn in Libra, in a sign of air by day or in his bound, Jupiter on his stake or in trine (On Elections 48)', () => {
  const saturn = (at: number, isDay: boolean) =>
    stateOf(sahlClauses('land', { at: { Saturn: at } }, { isDay }), 'saturn_exaltation_triplicity_or_bound');
  assert.equal(saturn(LIB + 10, false), 'satisfied');
  assert.equal(saturn(GEM + 1, true), 'satisfied');
  assert.equal(saturn(GEM + 1, false), 'clear');
  assert.equal(saturn(ARI + 27, true), 'satisfied', 'the Egyptian bound of Saturn, 25-30 Aries');
  assert.equal(saturn(ARI + 1, true), 'clear');
  assert.deepEqual(
    signsWhere('land', 'jupiter_aspecting_saturn_from_stake_or_trine', (sign) => ({
      at: { Saturn: ARI, Jupiter: sign },
    })),
    [ARI, CAN, LEO, LIB, SAG, CAP],
  );
});

test('rule: Venus stands for Jupiter where he and Saturn do not behold each other (On Elections 49a-b)', () => {
  const fallback = (saturn: number) =>
    stateOf(
      sahlClauses('land', { at: { Moon: ARI, Jupiter: TAU, Venus: LEO, Saturn: saturn } }),
      'moon_aspect_jupiter_with_venus_fallback',
    );
  assert.equal(fallback(GEM), 'satisfied');
  assert.equal(fallback(CAN), 'clear', 'Saturn and Jupiter in sextile');
});

test('rule: the Moon beholds Saturn in esteem by trine and sextile (On Elections 49a)', () => {
  assert.deepEqual(
    signsWhere('land', 'moon_aspects_saturn_from_esteem', (sign) => ({ at: { Moon: ARI, Saturn: sign } })),
    [GEM, LEO, SAG, AQU],
  );
});

test('rule: the Moon in Taurus or in the midheaven, open where houses and signs disagree (On Elections 49c)', () => {
  const high = (moon: number, ascDeg: number, isQuadrant = true) =>
    stateOf(sahlClauses('land', { at: { Moon: moon }, ascDeg, isQuadrant }), 'moon_exaltation_or_midheaven');
  assert.equal(high(TAU + 3, 0), 'satisfied');
  assert.equal(high(CAP + 5, 0), 'satisfied');
  assert.equal(high(CAP + 5, 20), 'not_evaluable', 'tenth sign, ninth house');
  assert.equal(high(CAP + 5, 0, false), 'not_evaluable', 'no houses');
  assert.equal(high(AQU, 0), 'clear');
});

test('rule: a well is begun with the Moon in the third or fifth house, open without quadrant houses (On Elections 50a)', () => {
  const moon = (at: number, isQuadrant = true) =>
    stateOf(sahlClauses('wells_and_rivers', { at: { Moon: at }, isQuadrant }), 'moon_under_earth_in_third_or_fifth');
  assert.deepEqual(
    [GEM, LEO, CAN].map((at) => moon(at)),
    ['satisfied', 'satisfied', 'clear'],
  );
  assert.equal(moon(CAN, false), 'not_evaluable');
});

test('rule: an infortune in the midheaven spoils the well, Saturn in the eleventh sign helps it (On Elections 50b-c)', () => {
  const high = (mars: number, ascDeg = 0) =>
    stateOf(sahlClauses('wells_and_rivers', { at: { Mars: mars }, ascDeg }), 'malefic_in_midheaven');
  assert.equal(high(CAP), 'triggered');
  assert.equal(high(CAP + 5, 20), 'not_evaluable', 'tenth sign, ninth house');
  assert.equal(high(AQU), 'clear');
  assert.deepEqual(
    signsWhere('wells_and_rivers', 'saturn_in_eleventh', (sign) => ({ at: { Saturn: sign + 29 }, ascDeg: 15 })),
    [AQU],
  );
});

test('rule: a fortune in body with the Moon in a fixed sign keeps the well (On Elections 50c)', () => {
  const kept = (moon: number) =>
    stateOf(
      sahlClauses('wells_and_rivers', { at: { Moon: moon, Venus: moon + 9.5 } }),
      'moon_joined_to_fortune_in_fixed_sign',
    );
  assert.deepEqual(
    SIGNS.filter((sign) => kept(sign) === 'satisfied'),
    [TAU, LEO, SCO, AQU],
  );
});

test('rule: planting wants the Moon fixed, her lord beholding from water, the ascendant fixed or common (On Elections 51-53)', () => {
  assert.deepEqual(
    signsWhere('planting', 'moon_in_fixed_sign', (sign) => ({ at: { Moon: sign } })),
    [TAU, LEO, SCO, AQU],
  );
  assert.deepEqual(
    signsWhere('planting', 'moon_lord_aspects_from_watery_sign', (sign) => ({ at: { Moon: TAU, Venus: sign } })),
    [CAN, SCO, PIS],
  );
  assert.deepEqual(
    signsWhere('planting', 'ascendant_fixed_or_common', (sign) => ({ at: {}, ascDeg: sign })),
    [TAU, GEM, LEO, VIR, SCO, SAG, AQU, PIS],
  );
  const both = (venus: number, mars: number) =>
    stateOf(
      sahlClauses('planting', { at: { Moon: TAU, Venus: venus, Mars: mars }, ascDeg: ARI }),
      'lords_aspect_moon_and_ascendant',
    );
  assert.deepEqual([both(CAN, LEO), both(CAN, TAU), both(ARI, LEO)], ['satisfied', 'clear', 'clear']);
});

test('rule: sowing wants a common ascendant, its lord movable and beholding its own lord, the infortunes away from it (On Elections 54)', () => {
  assert.deepEqual(
    signsWhere('sowing', 'ascendant_common', (sign) => ({ at: {}, ascDeg: sign })),
    [GEM, VIR, SAG, PIS],
  );
  assert.deepEqual(
    signsWhere('sowing', 'ascendant_lord_in_movable_sign', (sign) => ({ at: { Mercury: sign }, ascDeg: GEM })),
    [ARI, CAN, LIB, CAP],
  );
  const lord = (mars: number) => sahlClauses('sowing', { at: { Mercury: ARI, Mars: mars, Saturn: TAU }, ascDeg: GEM });
  assert.equal(stateOf(lord(LEO), 'ascendant_lord_aspects_its_dispositor'), 'satisfied');
  assert.equal(stateOf(lord(TAU), 'ascendant_lord_aspects_its_dispositor'), 'clear');
  assert.equal(stateOf(lord(CAN), 'malefic_aspects_ascendant_lord'), 'triggered');
  assert.equal(stateOf(lord(LEO), 'malefic_aspects_ascendant_lord'), 'clear', 'a trine does not spoil');
});

test('rule: no planet afflicts itself: Mars rising over his own sign does not spoil the seed (On Elections 54)', () => {
  const clauses = sahlClauses('sowing', { at: { Mars: LEO, Saturn: VIR }, ascDeg: ARI });
  assert.equal(stateOf(clauses, 'malefic_aspects_ascendant_lord'), 'clear');
  assert.equal(measured(clauses, 'malefic_aspects_ascendant_lord', 'hard_malefic_relations'), 'none');
});

test('rule: out of the twelve degrees of the rays the Moon does not spoil the seed; within them number is open (On Elections 55a)', () => {
  const under = (moon: number) =>
    stateOf(sahlClauses('sowing', { at: { Sun: 100, Moon: moon } }), 'moon_under_rays_and_defective_in_number');
  assert.deepEqual([under(112), under(112.1)], ['not_evaluable', 'clear']);
});

test('rule: partnership prefers common signs, Leo and Taurus; Libra and Aquarius part the partners; the lords should behold each other (On Elections 32-35)', () => {
  const first = 'moon_cleansed_joined_to_fortunes_and_in_preferred_sign';
  const at = (moon: number, ascDeg = 0) => sahlClauses('business_partnership', { at: { Moon: moon }, ascDeg });
  assert.deepEqual(
    SIGNS.filter((sign) => measured(at(sign), first, 'preferred_sign') === true),
    [TAU, GEM, LEO, VIR, SAG, PIS],
  );
  const parted = 'libra_or_aquarius_separation_warning';
  assert.deepEqual(
    SIGNS.filter((sign) => stateOf(at(sign), parted) === 'triggered'),
    [LIB, AQU],
  );
  assert.equal(stateOf(at(TAU, LIB), parted), 'triggered');
  assert.equal(stateOf(at(TAU), parted), 'not_evaluable', 'which other signs are low is not said');
  const lords = (mars: number, venus: number) =>
    stateOf(
      sahlClauses('business_partnership', { at: { Mars: mars, Venus: venus }, ascDeg: ARI }),
      'principal_lords_behold_one_another',
    );
  assert.deepEqual([lords(ARI, CAN), lords(ARI, TAU)], ['satisfied', 'clear']);
});
