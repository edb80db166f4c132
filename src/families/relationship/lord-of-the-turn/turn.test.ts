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

test('rule: a sign a year, the same after twelve', () => {
  const at = (age: number) => lordOfTheTurn({ ...request(), age }).profection;
  assert.equal(at(0).profected_sign, 'Libra');
  assert.equal(at(35).profected_sign, 'Virgo');
  for (let age = 0; age < 12; age++) assert.equal(at(age).profected_sign_index, at(age + 12).profected_sign_index);
});

test('rule: without houses the domicile ruler alone, whatever its state', () => {
  const plain = lordOfTheTurn(request());
  // 3 Virgo is Mercury's by domicile, exaltation and bound.
  assert.deepEqual([plain.result.lord, plain.result.selection_reason], ['Mercury', 'domicile_only']);
  assert.deepEqual([plain.candidates.length, plain.candidates[0].testimony_count], [1, 3]);
  const burnt = lordOfTheTurn(request({ planets: { ...PLANETS, Mercury: 80 } }));
  assert.deepEqual([burnt.result.lord, burnt.candidates[0].blocker_reasons], ['Mercury', ['combust']]);
});

test('rule: a blocked ruler gives way to the next in the succession', () => {
  assert.equal(lordOfTheTurn(request({ house_placements: HOUSES })).result.lord, 'Mercury');
  const retrograde = lordOfTheTurn(request({ house_placements: HOUSES, retrograde_planets: ['mercury'] }));
  assert.deepEqual([retrograde.result.lord, retrograde.result.winning_candidate?.role], ['Venus', 'triplicity']);
  const cadent = lordOfTheTurn(request({ house_placements: { ...HOUSES, Mercury: 9, Venus: 12 } }));
  assert.deepEqual([cadent.result.lord, cadent.result.winning_candidate?.role], ['Sun', 'face']);
  assert.deepEqual(
    cadent.result.blocked_candidates.map(({ planet }) => planet),
    ['Mercury', 'Venus'],
  );
});

test('rule: where all are blocked the domicile ruler is lord, and that is said', () => {
  const houses = { ...HOUSES, Mercury: 9, Venus: 12, Sun: 6 };
  const fallback = lordOfTheTurn(request({ house_placements: houses }));
  assert.deepEqual(
    [fallback.result.lord, fallback.result.is_fallback, fallback.result.winning_candidate],
    ['Mercury', true, null],
  );
  // The Lot of Fortune in Aquarius: Saturn, who is fit.
  const lot = lordOfTheTurn(request({ house_placements: houses, sr_lot_fortune: 310 }));
  assert.deepEqual([lot.result.lord, lot.result.winning_candidate?.role], ['Saturn', 'lot_of_fortune']);
});

test('rule: authM takes the most kinds of dignity among the fit', () => {
  // 29 Aquarius is Saturn's by domicile, triplicity (day) and bound, the Moon's by face.
  const year = { natal_asc: 329, age: 0, sr_chart: { sr_asc: 200, planets: PLANETS, house_placements: HOUSES } };
  for (const method of ['authL', 'authM'] as const)
    assert.equal(lordOfTheTurn({ ...year, method }).result.lord, 'Saturn');
  // 10 Aries by night: Mars by domicile; Jupiter by triplicity; Venus by bound; Sun by exaltation and face.
  const aries = { ...year, natal_asc: 10, sr_chart: { ...year.sr_chart, is_night: true } };
  assert.equal(lordOfTheTurn({ ...aries, method: 'authL' }).result.lord, 'Mars');
  assert.equal(lordOfTheTurn({ ...aries, method: 'authM' }).result.lord, 'Sun');
});

test('rule: the return has all seven planets, and houses for all or none', () => {
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
