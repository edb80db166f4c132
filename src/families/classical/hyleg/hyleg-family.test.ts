import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { alcocoden } from './alcocoden.js';
import { hyleg } from './hyleg.js';
import type { AlcocodenLilly1647Request } from './schema.js';

/** Equal houses from 10 Cancer; the Sun in the tenth house at 15 Aries. */
const figure: AlcocodenLilly1647Request = {
  positions: { Sun: 15, Moon: 200, Mercury: 40, Venus: 50, Mars: 135, Jupiter: 250, Saturn: 300 },
  house_cusps: [100, 130, 160, 190, 220, 250, 280, 310, 340, 10, 40, 70],
  is_day_chart: true,
};

test('rule: Lilly names the planet and its years but grants none (Christian Astrology, pp. 530-531)', () => {
  const found = alcocoden(figure);
  // The Sun in Aries, his exaltation, gives the years himself.
  assert.deepEqual([found.hyleg.hyleg, found.alcocoden, found.years_greater], ['Sun', 'Sun', 120]);
  assert.equal(found.granted_years, undefined);
});

test('rule: Dorotheus takes the lord of the term that aspects; its years follow from its house with additions and subtractions', () => {
  // 15 Aries is in the term of Mercury (12 to 20), who is in Taurus and does not aspect; Mars in Leo is the lord of the sign.
  const found = alcocoden({ ...figure, giver_of_years: 'authC' });
  assert.deepEqual([found.alcocoden, found.selection_basis], ['Mars', 'first_lord_in_order_that_aspects_hyleg']);
  // Mars in the second house: mean years 40.5. Jupiter by trine adds 12, Venus by square adds 8; Saturn by opposition subtracts 30.
  assert.deepEqual([found.granted_years?.basis, found.granted_years?.base_years], ['mean', 40.5]);
  const effects = Object.fromEntries(
    found.granted_years!.changes.map(({ planet, effect, amount, unit }) => [planet, `${effect} ${amount} ${unit}`]),
  );
  assert.equal(effects.Jupiter, 'adds 12 years');
  assert.equal(effects.Venus, 'adds 8 years');
  assert.match(effects.Saturn, /^subtracts 30 (years|months)$/);
});

test('rule: Ptolemy’s years need the frame, and a giver of life that declines to the west', () => {
  const asked = { ...figure, giver_of_years: 'authF_iii_10' } as const;
  assert.equal(alcocoden(asked).granted_years?.reason, 'armc_obliquity_and_latitude_required');
  const frame = { armc: 10, obliquity: 0, geographic_latitude: 30 };
  assert.match(alcocoden({ ...asked, ...frame }).granted_years?.reason ?? '', /years_follow_from_directions$/);
  assert.equal(alcocoden({ ...asked, ...frame, armc: 20 }).granted_years?.base_years, 85);
});

test('rule: the years may start from Ptolemy’s giver of life; Lilly’s steps stay in the answer', () => {
  const found = alcocoden({ ...figure, hyleg_doctrine: 'authF_iii_10', giver_of_years: 'ibn_ezra' });
  assert.deepEqual([found.hyleg.hyleg, found.hyleg_in_use], ['Sun', 'Sun']);
});

test('rule: a place in the first house under the earth needs the frame, and each missing field is named', () => {
  const request = {
    sun_longitude: 110,
    moon_longitude: 200,
    house_cusps: figure.house_cusps,
    is_day_chart: true,
    armc: 10,
  };
  assert.throws(
    () => hyleg(request),
    (error) =>
      error instanceof InvalidInput &&
      error.problems.map(({ field }) => field).join() === '/obliquity,/geographic_latitude',
  );
  assert.throws(() => hyleg({ ...request, obliquity: 23.4, geographic_latitude: 89 }), InvalidInput);
});
