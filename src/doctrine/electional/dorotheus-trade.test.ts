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
  window: 'current_sign',
  previous,
  previousMotion: previous && 'separating',
  next,
});

test('rule: in leasing an infortune harms the hirer from the ascendant alone, the others also by beholding their place (Carmen V.9.2-7)', () => {
  const gates = (mars: number) => {
    const clauses = dorotheanClauses('leasing', { at: { Mars: mars, Saturn: mars } });
    return clauses.slice(0, 4).map((clause) => clause.state);
  };
  assert.deepEqual(
    gates(ARI),
    ['triggered', 'triggered', 'triggered', 'triggered'],
    'in the ascendant, seeing the other angles',
  );
  assert.deepEqual(gates(TAU), ['clear', 'clear', 'triggered', 'triggered'], 'trine to Capricorn, sextile to Cancer');
  assert.deepEqual(gates(LIB), ['clear', 'triggered', 'triggered', 'triggered'], 'beholding the ascendant alone');
  assert.deepEqual(outline(dorotheanClauses('leasing', { at: {} })), [
    '1 gate infortune_in_hiring_party_place',
    '2 gate infortune_in_or_configured_to_owner_place',
    '3 gate infortune_in_or_configured_to_amount_place',
    '4 gate infortune_in_or_configured_to_outcome_place',
    '5 witness moon_separation_and_connection_flow',
  ]);
});

test('rule: what the Moon leaves and goes to is evidence in leasing: the text gives it to none of the four (Carmen V.9.8)', () => {
  const clauses = dorotheanClauses('leasing', { at: {} }, { flow: flow(event('Venus', 5), null) });
  const id = 'moon_separation_and_connection_flow';
  assert.equal(stateOf(clauses, id), 'not_evaluable');
  assert.deepEqual(
    ['next_connection_body', 'previous_separation_body', 'previous_motion_state', 'previous_window_policy'].map(
      (name) => measured(clauses, id, name),
    ),
    [null, 'Venus', 'separating', 'current_sign'],
  );
});

test('rule: the Moon is the thing sold, the planet that she has left the seller, the one she goes to buyer and price (Carmen V.10.1-4)', () => {
  const at = { Moon: ARI, Jupiter: LEO, Venus: TAU, Mars: SCO, Saturn: VIR };
  const clauses = dorotheanClauses(
    'buying_and_selling',
    { at },
    { flow: flow(event('Mars', SCO), event('Uranus', TAU)) },
  );
  const id = 'moon_flow_role_assignments';
  assert.equal(stateOf(clauses, id), 'observed');
  const of = (name: string) => measured(clauses, id, name);
  assert.deepEqual(
    ['commodity', 'seller', 'buyer', 'price'].map((topic) => of(`${topic}_significator`)),
    ['Moon', 'Mars', 'Uranus', 'Uranus'],
  );
  assert.equal(of('commodity_configured_fortunes'), 'Jupiter');
  assert.equal(of('seller_configured_infortunes'), 'Saturn', 'Mars is no witness of himself');
  assert.equal(of('buyer_and_price_configured_infortunes'), 'Mars,Saturn', 'a body beyond Saturn has a sign as well');
  const half = dorotheanClauses('buying_and_selling', { at }, { flow: flow(null, event('Mars', SCO)) });
  assert.equal(stateOf(half, id), 'not_evaluable');
});

test('rule: those in a place are not told again among those that behold it (Carmen V.10.5-7)', () => {
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

test('rule: dear with the Moon from Aquarius to Cancer and the equation added, cheap from Leo to Capricorn and taken away (Carmen V.44.1-3)', () => {
  const price = (moon: number, added: number) =>
    measured(
      dorotheanClauses('lunar_price_timing', { at: { Moon: moon } }, { equation: equation(added) }),
      'tabari_sign_region_and_calculation_price_relation',
      'price_relation',
    );
  assert.deepEqual(
    SIGNS.filter((sign) => price(sign, 5) === 'above_value'),
    [ARI, TAU, GEM, CAN, AQU, PIS],
  );
  assert.deepEqual(
    SIGNS.filter((sign) => price(sign, -5) === 'below_value'),
    [LEO, VIR, LIB, SCO, SAG, CAP],
  );
  assert.equal(price(ARI, -5), 'no_compound_V44_price_testimony');
  assert.equal(price(ARI, 0), 'no_compound_V44_price_testimony');
});

test('rule: the four quarters of the month, their ends in neither (Carmen V.44.4-8)', () => {
  const quarter = (moon: number) => {
    const clauses = dorotheanClauses('lunar_price_timing', { at: { Sun: 0, Moon: moon } });
    return ['phase_interval', 'source_effect'].map((name) => measured(clauses, 'lunar_phase_commerce_interval', name));
  };
  assert.deepEqual([45, 135, 225, 315].map(quarter), [
    ['solar_conjunction_to_left_square', 'fair_equivalent_price_for_buying_or_selling'],
    ['left_square_to_opposition', 'seller_benefit'],
    ['opposition_to_right_square', 'buyer_benefit'],
    ['right_square_to_solar_conjunction', 'benefit_for_truthful_and_just_intent'],
  ]);
  assert.deepEqual(
    [0, 90, 180, 270, 360 - 1e-10].map((moon) => quarter(moon)[0]),
    [
      'exact_solar_conjunction',
      'exact_left_square',
      'exact_opposition',
      'exact_right_square',
      'exact_solar_conjunction',
    ],
  );
});

test('rule: the fourth sign tells the land: watery near water, twin of hills and plains, Pisces both (Carmen V.11)', () => {
  const terrain = (ascDeg: number) =>
    measured(
      dorotheanClauses('land_purchase', { at: {}, ascDeg }),
      'fourth_place_terrain_testimony',
      'terrain_testimony',
    );
  assert.equal(terrain(SAG), 'near_water_or_much_water+mixed_mountains_and_plains');
  assert.equal(terrain(ARI), 'near_water_or_much_water');
  assert.equal(terrain(PIS), 'mixed_mountains_and_plains');
  assert.equal(terrain(TAU), 'no_V.11_named_terrain_testimony');
});

test('rule: Saturn who beholds Mercury confuses the debt; Mars with him brings conflict, beholding him it is open (Carmen V.21.3-4)', () => {
  const states = (saturn: number, mars: number) => {
    const clauses = dorotheanClauses('debt_and_payment', { at: { Mercury: ARI, Saturn: saturn, Mars: mars } });
    return ['mercury_saturn_confusion_or_deception', 'mercury_mars_conflict'].map((id) => stateOf(clauses, id));
  };
  assert.deepEqual(states(GEM, ARI), ['triggered', 'triggered']);
  assert.deepEqual(states(TAU, GEM), ['clear', 'not_evaluable']);
  assert.deepEqual(states(TAU, TAU), ['clear', 'clear']);
});

test('rule: debts want the waning Moon in five signs, and Jupiter, Venus or Mercury to her or the ascendant (Carmen V.21.7-8)', () => {
  const preferred = SIGNS.filter(
    (sign) =>
      stateOf(
        dorotheanClauses('debt_and_payment', { at: { Sun: sign + 10, Moon: sign } }),
        'waning_moon_in_preferred_debt_signs',
      ) === 'satisfied',
  );
  assert.deepEqual(preferred, [LEO, SCO, SAG, AQU, PIS]);
  const helped = (at: number) =>
    stateOf(
      dorotheanClauses('debt_and_payment', { at: { Moon: ARI, Jupiter: at, Venus: at, Mercury: at }, ascDeg: ARI }),
      'jupiter_venus_mercury_testimony_to_moon_or_ascendant',
    );
  assert.deepEqual([helped(GEM), helped(TAU)], ['satisfied', 'clear']);
});

test('rule: no will in a convertible sign: Aries, Cancer, Libra or Capricorn, of the Moon or the ascendant (Carmen V.43.1)', () => {
  const gate = (moon: number, ascDeg: number) =>
    stateOf(dorotheanClauses('writing_a_will', { at: { Moon: moon }, ascDeg }), 'avoid_convertible_signs');
  assert.deepEqual(
    SIGNS.filter((sign) => gate(sign, TAU) === 'triggered'),
    [ARI, CAN, LIB, CAP],
  );
  assert.equal(gate(TAU, CAP), 'triggered');
  assert.equal(gate(TAU, AQU), 'clear');
});

test('rule: Mars and Saturn harm the will, Jupiter and Venus help it, from the ascendant or the Moon (Carmen V.43.4-6)', () => {
  const states = (at: number) =>
    dorotheanClauses('writing_a_will', { at: { Moon: ARI, Mars: at, Saturn: at, Jupiter: at, Venus: at }, ascDeg: ARI })
      .slice(3)
      .map((clause) => clause.state);
  assert.deepEqual(states(CAN), ['triggered', 'triggered', 'satisfied']);
  assert.deepEqual(states(TAU), ['clear', 'clear', 'clear']);
});

test('rule: partners by the sign that ascendant and Moon share; Taurus hangs on their rank (Carmen V.20.2-13)', () => {
  const matched = (sign: number) => {
    const clauses = dorotheanClauses('partnership', { at: { Moon: sign }, ascDeg: sign + 20 });
    return clauses.slice(1, 13).flatMap(({ state }, i) => (state === 'clear' ? [] : [`${i} ${state}`]));
  };
  const verdicts = ['triggered', 'not_evaluable', 'satisfied', 'triggered', 'satisfied', 'satisfied'].concat([
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

test('rule: Saturn beholding parts the partners, Mars with them sets them at odds, beholding he leaves it open (Carmen V.20.14-16)', () => {
  const states = (saturn: number, mars: number) =>
    dorotheanClauses('partnership', {
      at: { Moon: ARI, Saturn: saturn, Mars: mars, Jupiter: TAU, Venus: TAU },
      ascDeg: ARI,
    })
      .slice(13, 16)
      .map((clause) => clause.state);
  assert.deepEqual(states(TAU, VIR), ['satisfied', 'clear', 'clear']);
  assert.deepEqual(states(CAN, VIR), ['clear', 'triggered', 'clear']);
  // With the Moon alone, or with the ascendant alone.
  for (const [moon, ascendant] of [
    [ARI, PIS],
    [PIS, ARI],
  ])
    assert.equal(
      dorotheanClauses('partnership', { at: { Moon: moon, Saturn: LIB, Mars: VIR }, ascDeg: ascendant })[14].state,
      'triggered',
    );
  assert.deepEqual(states(TAU, ARI), ['clear', 'clear', 'triggered']);
  assert.deepEqual(states(TAU, GEM), ['clear', 'clear', 'not_evaluable']);
});

test('rule: Jupiter with or in trine to the Moon, Venus in trine alone; the other aspects help less (Carmen V.20.17-19)', () => {
  const states = (jupiter: number, venus: number) =>
    dorotheanClauses('partnership', { at: { Moon: ARI, Jupiter: jupiter, Venus: venus } })
      .slice(16)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI, LEO), ['satisfied', 'satisfied', 'clear']);
  assert.deepEqual(states(SAG, ARI), ['satisfied', 'clear', 'clear']);
  assert.deepEqual(states(LIB, TAU), ['clear', 'clear', 'observed']);
});
