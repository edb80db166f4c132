import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { almutenFiguris, almutenOfDegree } from './almuten.js';
import { family } from './routes.js';
import type { AlmutenFigurisRequest } from './schema.js';

const lilly = family.routes[1].example.body as AlmutenFigurisRequest;
const others: AlmutenFigurisRequest = {
  positions: lilly.positions,
  house_cusps: lilly.house_cusps,
  is_day_chart: false,
};
const refused = (request: AlmutenFigurisRequest, field: string): void => {
  assert.throws(
    () => almutenFiguris(request),
    (error) => error instanceof InvalidInput && error.problems[0].field === field,
  );
};

test('rule: a doctrine refuses fields that it does not use and names those that it needs', () => {
  refused({ ...lilly, prenatal_syzygy_longitude: 40 }, '/prenatal_syzygy_longitude');
  refused({ ...others, doctrine: 'ibn_ezra' }, '/prenatal_syzygy_longitude');
  refused({ ...others, doctrine: 'bonatti', prenatal_syzygy_longitude: 40, day_ruler: 'Mars' }, '/day_ruler');
  refused({ ...others, doctrine: 'engine_legacy_v1', terms: 'authF' }, '/terms');
  refused(others, '/speeds');
});

test('rule: the sect must agree with the Sun and the angles; a Sun on the horizon has none', () => {
  refused({ ...lilly, is_day_chart: true }, '/is_day_chart');
  refused({ ...lilly, positions: { ...lilly.positions, Sun: lilly.house_cusps[0] } }, '/positions/Sun');
});

test('rule: Bonatti counts the five places of life alone; Ibn Ezra adds houses and the rulers of day and hour', () => {
  const bonatti = almutenFiguris({ ...others, doctrine: 'bonatti', prenatal_syzygy_longitude: 40 });
  const ibnEzra = almutenFiguris({
    ...others,
    doctrine: 'ibn_ezra',
    prenatal_syzygy_longitude: 40,
    day_ruler: 'Mars',
    hour_ruler: 'Venus',
  });
  assert.deepEqual(
    bonatti.scored_points.map(({ name }) => name),
    ['Sun', 'Moon', 'Ascendant', 'Lot of Fortune', 'Prenatal Syzygy'],
  );
  for (const [k, tally] of ibnEzra.tallies.entries()) {
    assert.equal(tally.essential_points, bonatti.tallies[k].essential_points);
    assert.equal(tally.total, tally.essential_points + tally.house_points + tally.ruler_points);
  }
  assert.equal(ibnEzra.tallies.find(({ planet }) => planet === 'Mars')?.ruler_points, 7);
  assert.equal(
    bonatti.tallies.every(({ house_points: house }) => house === 0),
    true,
  );
});

test('rule: planets with equal totals are listed and none is the almuten (Lilly gives no tie-break)', () => {
  // 9 Libra by day by Lilly’s table: Venus house 5 and term 2, Saturn exaltation 4 and triplicity 3.
  const found = almutenOfDegree({ longitude: 189, is_day_chart: true });
  assert.equal(found.almuten === null, found.tied_planets.length > 1);
  assert.deepEqual(found.tied_planets, ['Venus', 'Saturn']);
});
