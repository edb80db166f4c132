import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import { angularPlaces, TRADE_ANGLES } from './dorotheus-angles.js';
import { DOROTHEAN_MATTERS } from './dorotheus-matters.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import type { ElectionFigure } from './figure.js';
import type { MatterClause } from './matter-clauses.js';
import type { SahlMatterInput } from './sahl-input.js';
import { SAHL_MATTERS } from './sahl-matters.js';

const ARIES = 0,
  TAURUS = 30,
  GEMINI = 60,
  CANCER = 90,
  LEO = 120,
  LIBRA = 180,
  CAPRICORN = 270,
  AQUARIUS = 300;
const SPEEDS: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 1,
  Moon: 13,
  Mercury: 1.2,
  Venus: 1.1,
  Mars: 0.5,
  Jupiter: 0.1,
  Saturn: 0.05,
};

/** A figure by hand: longitudes of some planets, the rest at 15 Virgo; the ascendant at 15 Virgo too. */
function figureOf(longitudes: Partial<Record<ClassicalPlanet, number>>, ascDeg = 165, house = 2): ElectionFigure {
  const planets = Object.fromEntries(
    CLASSICAL_PLANETS.map((name) => [
      name,
      {
        longitudeDeg: longitudes[name] ?? 165,
        latitudeDeg: 1,
        rateDegPerDay: SPEEDS[name],
        latitudeRateDegPerDay: 0.1,
        house,
      },
    ]),
  ) as ElectionFigure['planets'];
  return {
    planets,
    nodeDeg: 0,
    ascDeg,
    requestedSystem: 'R',
    effectiveSystem: 'R',
    fallback: false,
    isQuadrant: true,
  };
}
const sahl = (figure: ElectionFigure, more: Partial<SahlMatterInput> = {}): SahlMatterInput => ({
  figure,
  isDay: true,
  lotDeg: 250,
  equation: { trueDeg: 1, meanDeg: 0, equationDeg: 1 },
  burntPath: 'clear',
  flow: { previous: null, next: null, nextAngleDeg: null },
  ...more,
});
const dorotheus = (figure: ElectionFigure, more: Partial<DorotheanMatterInput> = {}): DorotheanMatterInput => ({
  figure,
  flow: null,
  signNature: 'lilly_1647_elemental_qualities',
  hourLord: 'Moon',
  ...more,
});
const stateOf = (clauses: readonly MatterClause[], id: string) =>
  clauses.find((clause) => clause.clauseId === id)?.state;

test('rule: no loan with the Moon in the first degree of Leo, Gemini or Sagittarius, or with one of them rising', () => {
  const warned = (moon: number, asc = 165) =>
    stateOf(
      SAHL_MATTERS.lending.clauses(sahl(figureOf({ Moon: moon }, asc))),
      'first_degree_or_ascending_sign_loan_warning',
    );
  assert.equal(warned(LEO), 'triggered');
  assert.equal(warned(LEO + 0.999), 'triggered');
  assert.equal(warned(LEO + 1), 'clear');
  assert.equal(warned(CANCER + 0.5), 'clear');
  assert.equal(warned(CANCER + 0.5, GEMINI + 29.9), 'triggered');
  const debt = (moon: number) =>
    stateOf(
      DOROTHEAN_MATTERS.debt_and_payment.clauses(dorotheus(figureOf({ Moon: moon }))),
      'first_degree_or_ascending_sign_warning',
    );
  assert.equal(debt(LEO + 0.5), 'triggered');
  assert.equal(debt(LEO + 1.5), 'clear');
});

test('rule: the warning of the burnt path is by the path alone, not by the cadent Moon of the same defect', () => {
  const figure = figureOf({ Moon: CAPRICORN + 5 }, 165, 12);
  const lending = (burntPath: SahlMatterInput['burntPath']) =>
    stateOf(SAHL_MATTERS.lending.clauses(sahl(figure, { burntPath })), 'node_or_burnt_path_warning');
  assert.equal(lending('triggered'), 'triggered');
  assert.equal(lending('clear'), 'not_evaluable');
  assert.equal(lending('not_evaluable'), 'not_evaluable');
});

test('rule: a secret loan wants the Moon under the rays, leaving the Sun, going to a fortune', () => {
  const secret = (moon: number, jupiter: number, venus: number) =>
    stateOf(
      SAHL_MATTERS.lending.clauses(sahl(figureOf({ Sun: 100, Moon: moon, Jupiter: jupiter, Venus: venus }))),
      'concealed_lending_sequence',
    );
  assert.equal(secret(110, 130, 90), 'satisfied');
  assert.equal(secret(110, 90, 95), 'clear', 'both fortunes are behind her');
  assert.equal(secret(95, 130, 90), 'clear', 'she goes to the Sun');
  assert.equal(secret(113, 130, 90), 'clear', 'beyond twelve degrees');
});

test('rule: trade is warned of Mars with the Moon or Mercury, or in square or opposition to one of them', () => {
  const mars = (at: number) =>
    stateOf(
      SAHL_MATTERS.investment.clauses(sahl(figureOf({ Moon: ARIES, Mercury: TAURUS, Mars: at }))),
      'mars_with_moon_or_mercury',
    );
  assert.equal(mars(CANCER + 15), 'triggered', 'square to the Moon');
  assert.equal(mars(LEO + 15), 'triggered', 'square to Mercury');
  assert.equal(mars(GEMINI + 15), 'clear', 'sextile to the Moon, averse to Mercury');
});

test('rule: the seller is helped by the Moon in Taurus or in an earthy or watery sign, her triplicities (Dorotheus I.1)', () => {
  const signs = Array.from({ length: 12 }, (_, sign) =>
    stateOf(SAHL_MATTERS.sale.clauses(sahl(figureOf({ Moon: 30 * sign + 10 }))), 'moon_in_exaltation_or_triplicity'),
  );
  assert.deepEqual(
    signs.flatMap((state, sign) => (state === 'satisfied' ? [sign] : [])),
    [1, 3, 5, 7, 9, 11],
  );
});

test('rule: planting wants a fixed sign of the Moon, sowing a movable one, partnership a common one', () => {
  const chosen = (matter: 'planting' | 'sowing' | 'business_partnership') =>
    Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
      SAHL_MATTERS[matter]
        .clauses(sahl(figureOf({ Moon: 30 * sign })))
        .some(
          (clause) => /^moon_in_(fixed|movable|common)_sign$/.test(clause.clauseId) && clause.state === 'satisfied',
        ),
    );
  assert.deepEqual(chosen('planting'), [1, 4, 7, 10]);
  assert.deepEqual(chosen('sowing'), [0, 3, 6, 9]);
  assert.deepEqual(chosen('business_partnership'), [2, 5, 8, 11]);
});

test('rule: a ship is not begun in an hour of the Moon while she is in Aquarius, with, square or opposite Sun and Mars', () => {
  const begun = (sun: number, mars: number, hourLord: DorotheanMatterInput['hourLord'] = 'Moon') =>
    stateOf(
      DOROTHEAN_MATTERS.ship_construction.clauses(
        dorotheus(figureOf({ Moon: AQUARIUS + 3, Sun: sun, Mars: mars }), { hourLord }),
      ),
      'moon_in_aquarius_with_sun_and_mars',
    );
  assert.equal(begun(LEO, TAURUS), 'triggered');
  assert.equal(begun(LEO, TAURUS, 'Venus'), 'clear');
  assert.equal(begun(LEO, TAURUS, null), 'not_evaluable', 'no hour where the Sun does not rise');
  assert.equal(begun(LEO, GEMINI, null), 'clear', 'Mars in trine: the hour does not matter');
});

test('rule: a dry sign is named by a later table alone; in a watery sign the question does not arise', () => {
  const dry = (moon: number, signNature: DorotheanMatterInput['signNature']) =>
    stateOf(
      DOROTHEAN_MATTERS.ship_construction.clauses(
        dorotheus(figureOf({ Moon: moon, Sun: moon, Mars: moon }), { signNature }),
      ),
      'moon_in_dry_sign_with_sun_and_mars',
    );
  assert.equal(dry(LEO, 'lilly_1647_elemental_qualities'), 'triggered');
  assert.equal(dry(TAURUS, 'lilly_1647_elemental_qualities'), 'triggered');
  assert.equal(dry(GEMINI, 'lilly_1647_elemental_qualities'), 'clear');
  assert.equal(dry(LEO, 'source_text_unresolved_no_dry_sign_table'), 'not_evaluable');
  assert.equal(dry(CANCER, 'source_text_unresolved_no_dry_sign_table'), 'clear');
});

test('rule: a will is changed that is written with the Moon or the ascendant in a convertible sign', () => {
  const convertible = (moon: number, asc: number) =>
    stateOf(
      DOROTHEAN_MATTERS.writing_a_will.clauses(dorotheus(figureOf({ Moon: moon }, asc))),
      'moon_or_ascendant_convertible',
    );
  assert.equal(convertible(LIBRA, 165), 'triggered');
  assert.equal(convertible(TAURUS, CAPRICORN), 'triggered');
  assert.equal(convertible(TAURUS, AQUARIUS), 'clear');
});

test('rule: the planet that the Moon has left shows the seller, the one she goes to the buyer', () => {
  const [parties] = DOROTHEAN_MATTERS.buying_and_selling.clauses(
    dorotheus(figureOf({}), { flow: { previous: 'Venus', next: 'Saturn', nextAngleDeg: 90 } }),
  );
  assert.deepEqual(
    parties.measurements.map(({ value }) => value),
    ['Venus', 'fortune', 'Saturn', 'infortune'],
  );
});

test('rule: the four places are whole signs from the ascendant', () => {
  const places = angularPlaces(figureOf({ Venus: GEMINI + 29, Mars: 345 }), TRADE_ANGLES);
  assert.deepEqual(
    places.map(({ place, sign, topic }) => [place, sign, topic]),
    [
      [1, 'Virgo', 'buyer'],
      [7, 'Pisces', 'seller'],
      [10, 'Gemini', 'price'],
      [4, 'Sagittarius', 'commodity'],
    ],
  );
  assert.deepEqual(places[2].occupyingFortunes, ['Venus']);
  assert.deepEqual(places[1].occupyingInfortunes, ['Mars']);
});
