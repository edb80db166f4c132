import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartBackedProfile, chartDignity, chartProfile, chartRelationships, dignity } from './vedic-dignities.js';

const engine = sharedEngine();
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/vedic-horoscope.json', import.meta.url), 'utf8'),
) as {
  dt: string;
  'vedic-dignities': {
    dignity: Record<string, string>;
    'exaltation strength 0..60 (uchcha bala)': Record<string, number>;
    'compound relationships': Record<string, Record<string, string>>;
    'temporal relationships': Record<string, Record<string, string>>;
  };
};
const expected = horoscope['vedic-dignities'];
const dt = horoscope.dt;

const RANKS: Record<string, string> = {
  friend: 'friend_sign',
  enemy: 'enemy_sign',
  own: 'own_sign',
  great_friend: 'great_friend_sign',
  great_enemy: 'great_enemy_sign',
  debilitated: 'debilitation',
  neutral: 'neutral_sign',
};
const COMPOUNDS: Record<string, string> = {
  great_friend: 'adhi_mitra',
  friend: 'mitra',
  neutral: 'sama',
  enemy: 'shatru',
  great_enemy: 'adhi_shatru',
};

test('validation: dignities and exaltation strengths of the standard horoscope (0.005 virupas, positions of Swiss Ephemeris)', () => {
  const { result } = chartBackedProfile(engine, { dt });
  for (const [planet, rank] of Object.entries(expected.dignity)) {
    assert.equal(result.results[planet].dignity_rank, RANKS[rank], planet);
    assert.equal(chartDignity(engine, { dt, planet }).result.dignity_rank, RANKS[rank], planet);
  }
  for (const [planet, bala] of Object.entries(expected['exaltation strength 0..60 (uchcha bala)']))
    assert.ok(Math.abs(result.results[planet].uchcha_bala - bala) < 0.005, planet);
});

test('validation: temporal and compound relationships of the standard horoscope', () => {
  const { result } = chartRelationships(engine, { dt });
  assert.equal(result.relationships.length, 42);
  for (const one of result.relationships) {
    assert.equal(one.temporary, expected['temporal relationships'][one.from_planet][one.to_planet]);
    assert.equal(one.compound, COMPOUNDS[expected['compound relationships'][one.from_planet][one.to_planet]]);
    assert.equal(one.is_friendly, /mitra/.test(one.compound));
    assert.equal(one.is_hostile, /shatru/.test(one.compound));
  }
});

test('rule: a single planet is ranked by natural friendship; compound friendship requires the lord', () => {
  const sun = { planet: 'Sun', sidereal_longitude: 316.6 };
  assert.deepEqual([dignity(sun).dignity_rank, dignity(sun).friendship_basis], ['enemy_sign', 'natural']);
  const both = dignity({ ...sun, sign_lord_longitude: 20 });
  assert.deepEqual([both.dignity_rank, both.friendship_basis, both.sign_lord], ['neutral_sign', 'compound', 'Saturn']);
  assert.throws(() => dignity({ ...sun, policy: { friendship: 'compound' } }), InvalidInput);
  assert.equal(dignity({ planet: 'Venus', sidereal_longitude: 358.9 }).friendship_basis, null);
});

test('rule: a chart has all seven planets; bodies adds others to the provenance', () => {
  const seven = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
  const whole = chartBackedProfile(engine, { dt });
  for (const bodies of [['Sun', 'Moon'], [...seven].reverse(), ['Uranus', 'Sun', 'Uranus']]) {
    const { result, provenance } = chartBackedProfile(engine, { dt, bodies });
    assert.deepEqual(result, whole.result);
    const listed = bodies.includes('Uranus') ? [...seven, 'Uranus'] : seven;
    assert.deepEqual([provenance.requested_bodies, provenance.returned_bodies], [listed, listed]);
    const { result: friends, provenance: from } = chartRelationships(engine, { dt, bodies });
    assert.equal(friends.relationships.length, 42);
    assert.deepEqual(from.returned_bodies, listed);
  }
  assert.throws(() => chartBackedProfile(engine, { dt, bodies: ['Nowhere'] }), InvalidInput);
});

test('rule: strongest and weakest are decided by nearness to deepest exaltation; of equal ones the first in the order Sun ... Saturn counts', () => {
  const equal = chartProfile({ sidereal_longitudes: { Moon: 33, Sun: 10 } });
  assert.deepEqual([equal.strongest_planet, equal.weakest_planet], ['Sun', 'Sun']);
  assert.equal(equal.strong_count, 2);
});
