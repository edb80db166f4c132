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

/** Nothing speaks against this departure. */
const GOOD: HandFigure = {
  at: { Sun: 280, Moon: 40, Mercury: 120, Venus: 90, Mars: 0, Jupiter: 220, Saturn: 100 },
  rates: { Mercury: 1, Venus: 1, Mars: 1, Jupiter: 1, Saturn: 1 },
};
const departing = (at: HandFigure['at'], more: Partial<HandFigure> = {}, equationDeg = 5) =>
  dorotheanClauses('travel', { ...GOOD, ...more, at: { ...GOOD.at, ...at } }, grows(equationDeg));

test('rule: departure has ten clauses in the order of the chapter, and this one is free of all gates (Carmen V.22)', () => {
  const clauses = departing({});
  assert.deepEqual(outline(clauses), [
    '1 witness travel_stake_assignments',
    '2 gate departure_prerequisites',
    '3 witness moon_in_sixth_or_twelfth_travel_harm',
    '4 fortifier moon_increasing_in_calculation_comfort',
    '5 fortifier fortunes_in_ascendant_journey_condition',
    '6 fortifier fortunes_in_seventh_destination_benefit',
    '7 gate moon_with_infortune_in_travel_stakes',
    '8 gate travel_lords_stationary',
    '9 fortifier fortune_square_or_opposition_moon_connection',
    '10 gate infortune_square_or_opposition_moon',
  ]);
  assert.ok(clauses.every(({ state }) => state !== 'triggered' && state !== 'not_evaluable'));
});

test('rule: departure needs all of it: calculation, Mercury, the place of the Moon, the two lords (Carmen V.22.2)', () => {
  const failed = (clauses: ReturnType<typeof departing>) =>
    measured(clauses, 'departure_prerequisites', 'failed_prerequisites');
  assert.equal(failed(departing({})), 'none');
  assert.equal(failed(departing({}, {}, -1)), 'moon_not_increasing_in_calculation');
  assert.equal(failed(departing({ Sun: 135 })), 'mercury_under_rays');
  assert.equal(failed(departing({ Sun: 135.1 })), 'none', 'beyond fifteen degrees');
  assert.equal(failed(departing({ Saturn: 125 })), 'mercury_with_infortunes');
  assert.equal(
    failed(departing({ Moon: 150 })),
    'moon_in_sixth_or_twelfth_place,lord_of_moon_under_rays'.split(',')[0],
  );
  assert.equal(failed(departing({ Mars: 60 })), 'lord_of_ascendant_falling', 'the third house');
  const open = departing({}, { isQuadrant: false });
  assert.equal(stateOf(open, 'departure_prerequisites'), 'not_evaluable', 'falling needs quadrant houses');
});

test('rule: fortunes in the ascendant and the seventh help by standing there, not by beholding (Carmen V.22.5-6)', () => {
  const states = (venus: number) =>
    departing({ Venus: venus })
      .slice(4, 6)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI + 5), ['satisfied', 'clear']);
  assert.deepEqual(states(LIB + 5), ['clear', 'satisfied']);
  assert.deepEqual(states(LEO), ['clear', 'clear']);
});

test('rule: the Moon with an infortune in the ascendant or the seventh sign (Carmen V.22.7)', () => {
  const held = (moon: number, saturn: number) =>
    stateOf(departing({ Moon: moon, Saturn: saturn }), 'moon_with_infortune_in_travel_stakes');
  assert.equal(held(LIB + 2, LIB + 28), 'triggered');
  assert.equal(held(TAU, TAU), 'clear', 'in the second');
});

test('rule: a lord that stands still lengthens the journey (Carmen V.22.8)', () => {
  const still = (mars: number) =>
    stateOf(departing({}, { rates: { ...GOOD.rates, Mars: mars } }), 'travel_lords_stationary');
  assert.deepEqual([still(0.014), still(-0.014), still(0.016)], ['triggered', 'triggered', 'clear']);
});

test('rule: the Moon connected with a fortune in square or opposition: exact it holds, applying it is open (Carmen V.22.9)', () => {
  const connected = (jupiter: number) =>
    stateOf(departing({ Jupiter: jupiter }), 'fortune_square_or_opposition_moon_connection');
  assert.equal(connected(220), 'satisfied', 'exactly opposite');
  assert.equal(connected(225), 'not_evaluable', 'she is going to the opposition');
  assert.equal(connected(215), 'clear', 'she has left it');
  assert.equal(connected(250), 'clear', 'averse');
});

test('rule: an infortune in square or opposition to the Moon is bad for the journey, joined to her it is not named (Carmen V.22.10)', () => {
  const hard = SIGNS.filter(
    (sign) =>
      stateOf(departing({ Moon: ARI, Saturn: sign, Mars: TAU }), 'infortune_square_or_opposition_moon') === 'triggered',
  );
  assert.deepEqual(hard, [CAN, LIB, CAP]);
});

test('rule: a ship is bought with a fortune in the fourth, which beholds the Moon; best in water or a house of the fortunes (Carmen V.24.1-2)', () => {
  const states = (ascDeg: number, jupiter: number, moon: number) =>
    dorotheanClauses('ship_acquisition', { at: { Jupiter: jupiter, Moon: moon, Venus: ascDeg }, ascDeg })
      .slice(0, 2)
      .map((clause) => clause.state);
  assert.deepEqual(states(ARI, CAN + 3, TAU), ['satisfied', 'satisfied'], 'a watery sign');
  assert.deepEqual(states(CAN, LIB + 3, CAN), ['satisfied', 'satisfied'], 'a house of Venus');
  assert.deepEqual(states(TAU, LEO + 3, TAU), ['satisfied', 'not_evaluable'], 'is the Lion of the sea? not listed');
  assert.deepEqual(states(ARI, CAN + 3, AQU), ['clear', 'clear'], 'averse to the Moon');
});

test('rule: a ship is bought with ascendant and Moon together in named signs, Taurus first; Capricorn is broken in the text (Carmen V.24.3-5)', () => {
  const clauses = (sign: number) => dorotheanClauses('ship_acquisition', { at: { Moon: sign + 5 }, ascDeg: sign });
  const where = (id: string, state: string) => SIGNS.filter((sign) => stateOf(clauses(sign), id) === state);
  const named = 'ascendant_and_moon_in_named_ship_acquisition_signs';
  assert.deepEqual(where(named, 'satisfied'), [TAU, GEM, CAN, VIR, SAG]);
  assert.deepEqual(where(named, 'not_evaluable'), [CAP]);
  assert.deepEqual(where('ascendant_and_moon_in_pisces', 'satisfied'), [PIS]);
  const rank = (sign: number) => measured(clauses(sign), 'source_ranked_sign_preferences', 'source_rank');
  assert.deepEqual([TAU, PIS, GEM, CAN].map(rank), [1, 2, 3, null]);
});

test('rule: a ship is not begun with the Moon in Aquarius, Sun and Mars in square or opposition; with her in the sign it is open (Carmen V.25.3)', () => {
  const begun = (sun: number, mars: number, moon = AQU + 3) =>
    stateOf(
      dorotheanClauses('ship_construction', { at: { Moon: moon, Sun: sun, Mars: mars } }),
      'aquarius_sun_mars_ship_damage',
    );
  assert.equal(begun(LEO, TAU), 'triggered');
  assert.equal(begun(LEO, GEM), 'clear', 'Mars in trine');
  assert.equal(begun(AQU, TAU), 'not_evaluable', 'the Sun with her');
  assert.equal(begun(LEO, TAU, CAP + 3), 'clear');
});

test('rule: signs of the sea and dry signs have no table in the chapter on building ships (Carmen V.25.4-6)', () => {
  const clauses = dorotheanClauses('ship_construction', { at: {} });
  assert.deepEqual(
    clauses.slice(3).map(({ state }) => state),
    ['not_evaluable', 'not_evaluable', 'not_evaluable'],
  );
});

test('rule: by land the dry signs are named and not listed; with the table of Lilly the Moon in the seventh outside them is hindered (Carmen V.26.39)', () => {
  const gate = (
    moon: number,
    signNature: 'source_text_unresolved_no_dry_sign_table' | 'lilly_1647_elemental_qualities',
  ) =>
    stateOf(
      dorotheanClauses('land_travel', { at: { Moon: moon }, ascDeg: (moon + 180) % 360 }, { signNature }),
      'land_travel_moon_seventh_non_dry_with_infortunes_dry',
    );
  const hindered = SIGNS.filter((sign) => gate(sign, 'lilly_1647_elemental_qualities') === 'triggered');
  assert.deepEqual(hindered, [GEM, CAN, LIB, SCO, AQU, PIS]);
  assert.equal(gate(GEM, 'source_text_unresolved_no_dry_sign_table'), 'not_evaluable');
  const elsewhere = dorotheanClauses('land_travel', { at: { Moon: GEM }, ascDeg: GEM });
  assert.equal(elsewhere[0].state, 'clear', 'not in the seventh');
});

test('rule: by sea the Moon belongs in a watery sign; Saturn is the harshest there, Mars by land (Carmen V.26.39, 26.42)', () => {
  const sea = (moon: number) =>
    dorotheanClauses('sea_travel', { at: { Moon: moon, Saturn: ARI, Jupiter: TAU, Venus: TAU } });
  const id = 'sea_travel_moon_nonwatery_with_infortunes_water';
  assert.deepEqual(
    SIGNS.filter((sign) => stateOf(sea(sign), id) === 'clear'),
    [CAN, SCO, PIS],
  );
  assert.equal(
    measured(sea(ARI), 'sea_travel_saturn_harshness_and_fortune_absence', 'jupiter_or_venus_not_looking_at_saturn'),
    true,
  );
  const land = dorotheanClauses('land_travel', { at: { Mars: ARI, Jupiter: CAN, Venus: TAU } });
  assert.equal(
    measured(land, 'land_travel_mars_harshness_and_fortune_absence', 'fortunes_configuring_mars'),
    'Jupiter',
  );
});
