import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { lordOfTheTurn } from './turn.js';

const PLANETS = { Sun: 84.23, Moon: 12, Mercury: 70, Venus: 120, Mars: 300, Jupiter: 150, Saturn: 330 };
const HOUSES = { Sun: 10, Moon: 7, Mercury: 10, Venus: 10, Mars: 4, Jupiter: 11, Saturn: 5 };
const request = (sr: object = {}, rest: object = {}) => ({
  natal_asc: 183.2,
  age: 35,
  sr_chart: { sr_asc: 200, planets: PLANETS, ...sr },
  ...rest,
});
const fields = (error: unknown): string[] =>
  error instanceof InvalidInput ? error.problems.map(({ field }) => field) : [];

test('rule: the degree advances by one sign each year and returns after twelve', () => {
  const at = (age: number) => lordOfTheTurn({ ...request(), age }).profection;
  assert.equal(at(0).profected_sign, 'Libra');
  assert.equal(at(35).profected_sign, 'Virgo');
  for (let age = 0; age < 12; age++) assert.equal(at(age).profected_sign_index, at(age + 12).profected_sign_index);
});

const verdict = (answer: ReturnType<typeof lordOfTheTurn>) => [
  answer.result.lord,
  answer.result.selection_reason,
  answer.result.is_fallback,
];

test('rule: without houses authL takes the domicile ruler and reports its condition', () => {
  const plain = lordOfTheTurn(request());
  // Mercury has domicile, exaltation and bound at 3 Virgo.
  assert.deepEqual(verdict(plain), ['Mercury', 'domicile_only', false]);
  assert.deepEqual([plain.candidates.length, plain.candidates[0].testimony_count], [1, 3]);
  const combust = lordOfTheTurn(request({ planets: { ...PLANETS, Mercury: 80 } }));
  assert.deepEqual([combust.result.lord, combust.candidates[0].blocker_reasons], ['Mercury', ['combust']]);
});

test('rule: authL takes the domicile ruler or the exalted planet if well placed, then the angular triplicity ruler, then the bound ruler', () => {
  const year = (houses: object, rest: object = {}) =>
    lordOfTheTurn({ ...request({ house_placements: { ...HOUSES, ...houses }, ...rest }), natal_asc: 10, age: 0 });
  // 10 Aries by day: Mars by domicile; Sun by exaltation, triplicity and face; Venus by bound.
  assert.deepEqual(verdict(year({ Mars: 5 })), ['Mars', 'domicile_well_placed', false]);
  assert.deepEqual(verdict(year({ Mars: 8 })), ['Sun', 'exaltation_fallback', true]);
  assert.deepEqual(verdict(year({ Mars: 5 }, { retrograde_planets: ['Mars'] })), ['Sun', 'exaltation_fallback', true]);
  const last = year({ Mars: 12, Sun: 9 });
  assert.deepEqual(verdict(last), ['Venus', 'bound_fallback', true]);
  assert.deepEqual(
    last.candidates.map(({ planet, role, blocker_reasons }) => [planet, role, blocker_reasons]),
    [
      ['Mars', 'domicile', ['cadent_in_sr']],
      ['Sun', 'exaltation', ['cadent_in_sr']],
      ['Venus', 'bound', []],
    ],
  );
  assert.deepEqual(
    last.result.blocked_candidates.map(({ planet }) => planet),
    ['Mars', 'Sun'],
  );
  // By night Jupiter rules the triplicity and is lord only in an angle.
  assert.deepEqual(verdict(year({ Mars: 12, Sun: 9, Jupiter: 10 }, { is_night: true })), [
    'Jupiter',
    'triplicity_fallback',
    true,
  ]);
  assert.deepEqual(verdict(year({ Mars: 12, Sun: 9, Jupiter: 11 }, { is_night: true })), [
    'Venus',
    'bound_fallback',
    true,
  ]);
});

test('rule: authM takes the bound ruler if it witnesses, then the witnessing planet with the most dignities', () => {
  const year = (planets: object, sr_asc = 200) =>
    lordOfTheTurn({
      natal_asc: 10,
      age: 0,
      method: 'authM',
      sr_chart: { sr_asc, planets: { ...PLANETS, ...planets } },
    });
  // Venus rules the bound of 10 Aries. The ascendant is in Libra, the Sun in Gemini.
  const primary = year({ Venus: 130 });
  assert.deepEqual(verdict(primary), ['Venus', 'bound_primary_witnessing', false]);
  assert.equal(primary.candidates.length, 1);
  // Venus in Taurus aspects neither. The Sun has exaltation, triplicity and face, and witnesses itself as the light.
  const second = year({ Venus: 40 });
  assert.deepEqual(verdict(second), ['Sun', 'testimony_winner_witnessing', true]);
  assert.deepEqual(
    second.candidates.map(({ planet, testimony_count }) => [planet, testimony_count]),
    [
      ['Venus', 1],
      ['Jupiter', 0],
      ['Mars', 1],
      ['Mercury', 0],
      ['Moon', 0],
      ['Saturn', 1],
      ['Sun', 3],
    ],
  );
});

test('rule: the return has all seven planets, and houses for all or for none', () => {
  assert.throws(
    () => lordOfTheTurn(request({ planets: { Sun: 10 } })),
    (error: unknown) => fields(error).length === 6 && fields(error)[0] === '/sr_chart/planets/Moon',
  );
  assert.throws(
    () => lordOfTheTurn(request({ house_placements: { Sun: 1 } })),
    (error: unknown) => fields(error)[0] === '/sr_chart/house_placements/Moon',
  );
  assert.throws(
    () => lordOfTheTurn(request({ retrograde_planets: ['Moon'] })),
    (error: unknown) => fields(error)[0] === '/sr_chart/retrograde_planets/0',
  );
});
