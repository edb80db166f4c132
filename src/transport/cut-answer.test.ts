import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import { inUnit } from '../contract/units.js';
import { InvalidInput } from '../kernel/errors.js';
import { asksToCut, cutAnswer, readCut } from './cut-answer.js';
import type { JsonSchema } from './json-schema.js';

const Place = Type.Object({ longitude: Type.Number(), name: Type.String(), jd_ut: Type.Number() });
const Answer = Type.Object({
  planets: Type.Record(Type.String(), Place),
  events: Type.Array(Place),
  houses: Type.Union([Type.Null(), Type.Object({ cusps: Type.Array(Type.Number()) })]),
  score: Type.Number(),
  computation_basis: Type.Object({ source: Type.String() }),
}) as unknown as JsonSchema;
const place = (longitude: number) => ({ longitude, name: 'x', jd_ut: 2451545.123456 });
const answer = {
  planets: { Sun: place(84.22904), Moon: place(-0.00001) },
  events: [place(1.23456), place(2)],
  houses: { cusps: [201.80586, 5] },
  score: 0.123456,
  computation_basis: { source: 'a' },
};
const cut = (query: Record<string, unknown>): unknown => cutAnswer(answer, readCut(query, Answer), Answer);

test('rule: fields keeps the named paths: lists are passed through, * is any key, a path to an object keeps all of it', () => {
  assert.deepEqual(cut({ fields: 'planets.*.longitude' }), {
    planets: { Sun: { longitude: 84.22904 }, Moon: { longitude: -0.00001 } },
  });
  assert.deepEqual(cut({ fields: ['planets.Sun.longitude', 'score'] }), {
    planets: { Sun: { longitude: 84.22904 } },
    score: 0.123456,
  });
  assert.deepEqual(cut({ fields: 'events.longitude,events.name , events' }), { events: answer.events });
  assert.deepEqual(cut({ fields: 'houses.cusps' }), { houses: answer.houses });
});

test('rule: precision rounds angles alone, and no rounded zero has a sign', () => {
  const { planets, events, houses, score } = cut({ precision: '2' }) as typeof answer;
  assert.deepEqual([planets.Sun, events[0].longitude], [{ ...place(84.23) }, 1.23]);
  assert.ok(Object.is(planets.Moon.longitude, 0));
  assert.deepEqual([houses.cusps, score], [[201.81, 5], 0.123456]);
});

test('regression: precision leaves minutes, arcminutes, tolerances and Julian days, and rounds angles of any name', () => {
  const number = Type.Number();
  const schema = Type.Object({
    orb_minutes: number,
    orb_limit_arcmin: number,
    boundary_tolerance_degrees: number,
    jd_start: number,
    oblique_ascension: number,
    meridian_distance: number,
    tilt: inUnit('deg', number),
    speed: inUnit('m', number),
  }) as unknown as JsonSchema;
  const value = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, 1.23456]));
  const rounded = Object.entries(cutAnswer(value, readCut({ precision: '1' }, schema), schema) as typeof value)
    .filter(([, number]) => number === 1.2)
    .map(([name]) => name);
  assert.deepEqual(rounded, ['oblique_ascension', 'meridian_distance', 'tilt']);
});

test('rule: the numbers of a policy are not rounded', () => {
  const answered = { policy: { solar_altitude_deg: -0.833 }, sun: { altitude_deg: -0.833 } };
  const part = Type.Object({ solar_altitude_deg: Type.Number(), altitude_deg: Type.Number() });
  const schema = Type.Object({ policy: part, sun: part }) as unknown as JsonSchema;
  const whole = { fields: null, precision: 0, basis: true, plainNames: false, form: null };
  assert.deepEqual(cutAnswer(answered, whole, schema), {
    policy: { solar_altitude_deg: -0.833 },
    sun: { altitude_deg: -1 },
  });
});

test('rule: basis=false leaves the basis out and nothing else', () => {
  const { planets, events, houses, score } = answer;
  assert.deepEqual(cut({ basis: 'false' }), { planets, events, houses, score });
  assert.deepEqual(cut({ basis: 'true' }), answer);
});

test('rule: an invalid parameter is refused by its name, an unknown path with the known fields', () => {
  const refused = (query: Record<string, unknown>) => {
    try {
      readCut(query, Answer);
    } catch (error) {
      if (error instanceof InvalidInput) return error.problems[0];
    }
    return assert.fail(JSON.stringify(query));
  };
  const { field, allowed, suggestions } = refused({ fields: 'planets.Sun.longitud' });
  assert.deepEqual([field, allowed, suggestions], ['/fields', ['longitude', 'name', 'jd_ut'], ['longitude']]);
  for (const fields of ['', 'planets.', 'score.x', 'x'.repeat(5000), Array(300).fill('score')])
    assert.equal(refused({ fields }).field, '/fields');
  for (const precision of ['-1', '13', '1.5', '', ['1', '2']]) assert.equal(refused({ precision }).field, '/precision');
  for (const basis of ['no', '', ['true', 'true']]) assert.equal(refused({ basis }).field, '/basis');
  assert.equal(asksToCut({ limit: '3' }), false);
});
