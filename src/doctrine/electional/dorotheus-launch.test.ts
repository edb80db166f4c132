import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  ARI,
  CAN,
  dorotheanClauses,
  figureOf,
  GEM,
  LEO,
  outline,
  SIGNS,
  stateOf,
  TAU,
  VIR,
} from '../../../test/support/election-figure.js';
import type { HandFigure } from '../../../test/support/election-figure.js';
import type { MatterClause } from './matter-clauses.js';

const launch = (figure: HandFigure, natal: HandFigure | null = null) =>
  dorotheanClauses('ship_launch', figure, { natal: natal && figureOf(natal) });
test('rule: one infortune that beholds the Sun while the other beholds the Moon hinders the launch, whichever it is (Carmen V.26.27)', () => {
  const divided = (mars: number, saturn: number): string =>
    stateOf(
      launch({ at: { Sun: ARI, Moon: TAU, Mars: mars, Saturn: saturn } }),
      'mars_saturn_divided_solar_lunar_testimony',
    );
  // Leo and Gemini behold Aries and not both lights; Virgo beholds Taurus and not Aries.
  assert.equal(divided(LEO, VIR), 'triggered');
  assert.equal(divided(VIR, LEO), 'triggered');
  assert.equal(divided(VIR, VIR), 'clear');
  assert.equal(divided(GEM, GEM), 'clear');
});

test('rule: thirty-eight sentences on the launch, each with its place in the chapter (Carmen V.26)', () => {
  const clauses = launch({ at: {} });
  assert.deepEqual(
    clauses.map((clause) => clause.where),
    Array.from({ length: 38 }, (_, i) => `V.26.${i + 1}`),
  );
});

test('rule: above and under the earth are houses of a quadrant figure; on the horizon neither (Carmen V.26.15)', () => {
  const id = 'moon_under_earth_configured_by_planets';
  const state = (moon: number, isQuadrant = true) =>
    stateOf(launch({ at: { Moon: moon, Jupiter: moon }, ascDeg: 10, isQuadrant }), id);
  assert.equal(state(100), 'triggered');
  assert.equal(state(280), 'clear');
  assert.equal(state(10), 'not_evaluable', 'on the ascendant');
  assert.equal(state(190), 'not_evaluable', 'on the descendant');
  assert.equal(state(10 + 1e-10), 'not_evaluable', 'within a thousand-millionth of a degree');
  assert.deepEqual([state(10 + 1e-6), state(190 - 1e-6), state(10 - 1e-6)], ['triggered', 'triggered', 'clear']);
  assert.equal(state(100, false), 'not_evaluable');
});

test('rule: the sign of the natal Saturn, or Saturn square or opposite his place, hinders the launch; without a nativity it is open (Carmen V.26.21)', () => {
  const overlay = (saturn: number, ascDeg: number, natal: HandFigure | null) =>
    stateOf(launch({ at: { Saturn: saturn }, ascDeg }, natal), 'radical_saturn_sign_overlay');
  const root = { at: { Saturn: ARI } };
  assert.equal(overlay(TAU, ARI + 20, root), 'triggered');
  assert.equal(overlay(CAN, TAU, root), 'triggered');
  assert.equal(overlay(ARI, TAU, root), 'clear', 'returned to his sign: not named');
  assert.equal(overlay(CAN, TAU, null), 'not_evaluable');
});

test('rule: the sentences on the launch stand in the order of the chapter, each with its part (Carmen V.26)', () => {
  assert.deepEqual(outline(launch({ at: {} })).slice(12), [
    '13 witness launch_sign_table_precondition',
    '14 witness launch_transition_to_planetary_testimony',
    '15 gate moon_under_earth_configured_by_planets',
    '16 gate under_earth_moon_stationary_saturn_copresence',
    '17 witness above_earth_moon_stationary_saturn_trine',
    '18 witness above_earth_moon_nonstationary_saturn_trine',
    '19 witness saturn_mercury_association_and_planetary_help',
    '20 witness saturn_at_ascendant_and_moon_not_looking',
    '21 gate radical_saturn_sign_overlay',
    '22 witness mars_under_earth_moon_above_earth_water_or_fighting',
    '23 witness mars_condition_injury_consequence',
    '24 witness mercury_with_mars_increases_hardship',
    '25 gate saturn_mars_mercury_look_at_moon_above_earth',
    '26 witness mars_mercury_association_analogy',
    '27 gate mars_saturn_divided_solar_lunar_testimony',
    '28 fortifier jupiter_square_reading_and_moon_unafflicted',
    '29 witness venus_jupiter_and_moon_testimony',
    '30 witness mercury_with_fortune_or_infortune_addition',
    '31 fortifier above_earth_moon_venus_alone_looks',
    '32 fortifier under_earth_moon_venus_copresence_under_rays',
    '33 fortifier jupiter_venus_solar_lunar_and_mercury_testimony',
    '34 witness mixed_malefic_ascendant_and_fortune_moon_rescue',
    '35 witness reported_signs_testimony',
    '36 witness approved_signs_testimony',
    '37 witness launch_moment_distinguished_from_passenger_boarding',
    '38 witness arrival_wording',
  ]);
});

type Name = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';
type Drawn = { readonly [P in Name]: number } & {
  readonly asc: number;
  readonly root: number | null;
  readonly saturnRate: number;
};
type Value = number | string | boolean | null;
/** What a sentence says of a figure: null where it leaves it open. */
interface Said {
  readonly holds: boolean | null;
  readonly measured: Readonly<Record<string, Value>>;
}

const NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];
const signName = (degrees: number): string => NAMES[Math.floor(degrees / 30)];
const signsFrom = (from: number, to: number): number => (Math.floor(to / 30) - Math.floor(from / 30) + 12) % 12;
/** Whole signs: the same, sextile, square, trine, opposition (Tetrabiblos I.13); the others are averse. */
const sees = (a: number, b: number): boolean => [0, 2, 3, 4, 6, 8, 9, 10].includes(signsFrom(a, b));
const or = (names: readonly string[]): string => (names.length > 0 ? names.join(',') : 'none');

/** The conditions of sentences 14 to 38 with what each looks at, restated by signs counted here (Carmen V.26, pp. 265-269). */
function chapter(at: Drawn): Said[] {
  const houseOf = (planet: Name) => Math.floor(((at[planet] - at.asc + 360) % 360) / 30) + 1;
  const onHorizon = (planet: Name) => (at[planet] - at.asc + 360) % 180 === 0;
  const sideOf = (planet: Name) => (onHorizon(planet) ? null : houseOf(planet) >= 7 ? 'above_earth' : 'under_earth');
  const moon = sideOf('Moon'),
    mars = sideOf('Mars'),
    house = (planet: Name) => (onHorizon(planet) ? null : houseOf(planet));
  const above = (rest: boolean) => (moon === null ? null : moon === 'above_earth' && rest),
    under = (rest: boolean) => (moon === null ? null : moon === 'under_earth' && rest);
  const to = (a: Name, b: Name) => sees(at[a], at[b]);
  const seen = (['Jupiter', 'Venus', 'Mars', 'Saturn'] as const).filter((planet) => to(planet, 'Moon')),
    infortunes = seen.filter((planet) => planet === 'Mars' || planet === 'Saturn');
  const stands = Math.abs(at.saturnRate) < 0.004,
    offset = signsFrom(at.Saturn, at.Moon);
  const side = { moon_hemisphere: moon },
    saturn = { saturn_sign: signName(at.Saturn) },
    ascendant = signName(at.asc);
  const rays = Math.min((at.Venus - at.Sun + 360) % 360, (at.Sun - at.Venus + 360) % 360) <= 15;
  return [
    { holds: true, measured: { moon_sign: signName(at.Moon), launch_context: 'pushing_ship_into_water' } },
    {
      holds: under(seen.length > 0),
      measured: {
        ...side,
        moon_house: house('Moon'),
        horizon_policy: moon === null ? 'exact_horizon_not_evaluable' : 'quadrant_house_horizon_classification',
        configuring_fortunes_or_infortunes: or(seen),
      },
    },
    {
      holds: under(stands && signName(at.Saturn) === signName(at.Moon)),
      measured: {
        ...side,
        ...saturn,
        moon_sign: signName(at.Moon),
        saturn_stationary: stands,
        station_threshold: 0.004,
      },
    },
    {
      holds: null,
      measured: {
        ...side,
        saturn_stationary: stands,
        saturn_moon_offset: offset,
        edition_reading: 'source_internal_hemisphere_contradiction',
      },
    },
    {
      holds: above(!stands && (offset === 4 || offset === 8)),
      measured: { ...side, saturn_stationary: stands, saturn_moon_offset: offset },
    },
    {
      holds: null,
      measured: { saturn_mercury_configured: to('Saturn', 'Mercury'), source_association_scope: 'source_not_closed' },
    },
    {
      holds: signName(at.Saturn) === ascendant && !to('Saturn', 'Moon'),
      measured: { ...saturn, ascendant_sign: ascendant, saturn_configures_moon: to('Saturn', 'Moon') },
    },
    {
      holds:
        at.root === null ? null : ascendant === signName(at.root) || [3, 6, 9].includes(signsFrom(at.Saturn, at.root)),
      measured: {
        election_ascendant_sign: ascendant,
        transiting_saturn_sign: signName(at.Saturn),
        natal_saturn_sign: at.root === null ? null : signName(at.root),
        radical_chart_supplied: at.root !== null,
      },
    },
    {
      holds:
        mars === null || moon === null ? null : mars === 'under_earth' && moon === 'above_earth' && to('Mars', 'Moon'),
      measured: {
        mars_hemisphere: mars,
        mars_house: house('Mars'),
        ...side,
        moon_house: house('Moon'),
        mars_configures_moon: to('Mars', 'Moon'),
      },
    },
    {
      holds: null,
      measured: {
        dependent_clause: 'mars_under_earth_moon_above_earth_water_or_fighting',
        source_injury_scope: 'continuation_not_separable',
      },
    },
    { holds: to('Mercury', 'Mars'), measured: { mercury_mars_configured: to('Mercury', 'Mars') } },
    {
      holds: above(to('Saturn', 'Moon') && to('Mars', 'Moon') && to('Mercury', 'Moon')),
      measured: {
        saturn_configures_moon: to('Saturn', 'Moon'),
        mars_configures_moon: to('Mars', 'Moon'),
        mercury_configures_moon: to('Mercury', 'Moon'),
        ...side,
      },
    },
    {
      holds: null,
      measured: {
        mars_mercury_configured: to('Mars', 'Mercury'),
        analogy_target: 'preceding_mars_condition_scope_not_closed',
      },
    },
    {
      holds: (to('Mars', 'Sun') && to('Saturn', 'Moon')) || (to('Mars', 'Moon') && to('Saturn', 'Sun')),
      measured: {
        mars_configures_sun: to('Mars', 'Sun'),
        mars_configures_moon: to('Mars', 'Moon'),
        saturn_configures_sun: to('Saturn', 'Sun'),
        saturn_configures_moon: to('Saturn', 'Moon'),
      },
    },
    {
      holds: null,
      measured: {
        jupiter_moon_offset: signsFrom(at.Jupiter, at.Moon),
        moon_made_unfortunate: 'source_not_closed',
        edition_note_161: 'jupiter_square_epithet_not_predicate',
      },
    },
    { holds: null, measured: { venus_jupiter_configured: to('Venus', 'Jupiter'), depends_on_v26_28: true } },
    {
      holds: null,
      measured: {
        mercury_configures_fortune: to('Mercury', 'Jupiter') || to('Mercury', 'Venus'),
        mercury_configures_infortune: to('Mercury', 'Mars') || to('Mercury', 'Saturn'),
        source_addition_outcome: 'context_not_closed',
      },
    },
    {
      holds: above(to('Venus', 'Moon') && infortunes.length === 0),
      measured: { ...side, venus_configures_moon: to('Venus', 'Moon'), infortune_configuring_moon: or(infortunes) },
    },
    {
      holds: under(signName(at.Venus) === signName(at.Moon) && rays),
      measured: { ...side, venus_moon_same_sign: signName(at.Venus) === signName(at.Moon), venus_under_rays: rays },
    },
    {
      holds:
        to('Jupiter', 'Sun') &&
        to('Jupiter', 'Moon') &&
        to('Venus', 'Sun') &&
        to('Venus', 'Moon') &&
        to('Mercury', 'Moon'),
      measured: {
        jupiter_configures_sun: to('Jupiter', 'Sun'),
        jupiter_configures_moon: to('Jupiter', 'Moon'),
        venus_configures_sun: to('Venus', 'Sun'),
        venus_configures_moon: to('Venus', 'Moon'),
        mercury_configures_moon: to('Mercury', 'Moon'),
      },
    },
    {
      holds: null,
      measured: {
        infortune_configures_ascendant: sees(at.Mars, at.asc) || sees(at.Saturn, at.asc),
        fortune_configures_moon: to('Jupiter', 'Moon') || to('Venus', 'Moon'),
        source_rescue_relation: 'mixed_outcome_not_closed',
      },
    },
    { holds: null, measured: { reported_signs: 'antecedent_reference_not_identified' } },
    { holds: null, measured: { approved_signs: 'antecedent_reference_not_identified' } },
    {
      holds: true,
      measured: { elected_moment: 'pushing_ship_into_water', passenger_boarding: 'separate_unprofiled_moment' },
    },
    { holds: null, measured: { arrival_predicate: 'source_wording_not_closed' } },
  ];
}

const MET = { gate: 'triggered', fortifier: 'satisfied', witness: 'observed', outcome: 'observed' } as const;
const stateFor = ({ role }: MatterClause, { holds }: Said): string =>
  holds === null ? 'not_evaluable' : holds ? MET[role] : 'clear';

/** Whole degrees, so that edges (the horizon, the fifteenth degree from the Sun) are drawn. */
const degree = fc.oneof(
  fc.integer({ min: 0, max: 359 }),
  fc.integer({ min: 0, max: 23 }).map((half) => 15 * half),
);
const drawn: fc.Arbitrary<Drawn> = fc.record({
  Sun: degree,
  Moon: degree,
  Mercury: degree,
  Venus: degree,
  Mars: degree,
  Jupiter: degree,
  Saturn: degree,
  asc: degree,
  root: fc.option(degree),
  saturnRate: fc.constantFrom(0.1, 0.004, 0.0039, 0, -0.0039, -0.004, -0.05),
});

test('property: every sentence 14-38 holds of a figure as the chapter says, with what it looks at (Carmen V.26.14-38)', () => {
  const check = (at: Drawn) => {
    const { asc, root, saturnRate, ...places } = at;
    const clauses = launch(
      { at: places, ascDeg: asc, rates: { Saturn: saturnRate } },
      root === null ? null : { at: { Saturn: root } },
    ).slice(13);
    chapter(at).forEach((said, i) => {
      const clause = clauses[i];
      assert.equal(clause.state, stateFor(clause, said), clause.clauseId);
      assert.deepEqual(
        Object.fromEntries(clause.measurements.map(({ name, value }) => [name, value])),
        said.measured,
        clause.clauseId,
      );
    });
  };
  // All together in a few signs, where the rarer sentences hold, and anywhere.
  const near =
    (spread: number) =>
    (at: Drawn): Drawn => ({
      ...at,
      ...(Object.fromEntries(
        (['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const).map((name) => [
          name,
          (at.Moon + (at[name] % spread) + 360 - spread / 2) % 360,
        ]),
      ) as Record<'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', number>),
      Sun: (at.Moon + (at.Sun % spread)) % 360,
    });
  fc.assert(fc.property(drawn, check), { numRuns: 400 });
  fc.assert(fc.property(drawn.map(near(60)), check), { numRuns: 400 });
  // Trines, squares and sextiles of Saturn to the Moon on either side of the earth.
  for (const moon of SIGNS)
    for (const saturn of SIGNS)
      for (const saturnRate of [0, 0.1])
        check({
          Sun: (moon + 60) % 360,
          Moon: moon + 5,
          Mercury: (moon + 90) % 360,
          Venus: (moon + 30) % 360,
          Mars: saturn,
          Jupiter: (moon + 120) % 360,
          Saturn: saturn,
          asc: TAU + 20,
          root: (saturn + 90) % 360,
          saturnRate,
        });
});

test('rule: without quadrant houses nothing is above or under the earth', () => {
  const clauses = launch({ at: { Moon: 100, Mars: 280 }, isQuadrant: false });
  const value = (id: string, name: string) =>
    clauses.find(({ clauseId }) => clauseId === id)!.measurements.find((one) => one.name === name)!.value;
  const id = 'moon_under_earth_configured_by_planets';
  assert.deepEqual(
    [value(id, 'moon_hemisphere'), value(id, 'moon_house'), value(id, 'horizon_policy')],
    [null, null, 'quadrant_house_figure_required'],
  );
  for (const open of [
    id,
    'under_earth_moon_stationary_saturn_copresence',
    'above_earth_moon_nonstationary_saturn_trine',
    'mars_under_earth_moon_above_earth_water_or_fighting',
    'saturn_mars_mercury_look_at_moon_above_earth',
    'above_earth_moon_venus_alone_looks',
    'under_earth_moon_venus_copresence_under_rays',
  ])
    assert.equal(stateOf(clauses, open), 'not_evaluable', open);
});
