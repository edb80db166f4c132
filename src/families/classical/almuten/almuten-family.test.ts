import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { almutenFiguris, almutenOfDegree } from './almuten.js';
import type { AlmutenFigurisRequest } from './schema.js';

const lilly: AlmutenFigurisRequest = {
  positions: { Sun: 49.98, Moon: 284.77, Mercury: 34.27, Venus: 49.15, Mars: 156.55, Jupiter: 193.49, Saturn: 228.7 },
  house_cusps: [330.43, 30.52, 59.69, 78.83, 95.76, 115.49, 150.43, 210.52, 239.69, 258.83, 275.76, 295.49],
  is_day_chart: false,
  speeds: { Sun: 0.963, Moon: 11.82, Mercury: -0.153, Venus: 1.231, Mars: 0.277, Jupiter: -0.083, Saturn: -0.075 },
  north_node_longitude: 255.9,
  fixed_star_longitudes: { Regulus: 144.28, Spica: 198.3, Algol: 50.62 },
};
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
  refused({ ...others, doctrine: 'engine_legacy_v1', midheaven_longitude: 258 }, '/midheaven_longitude');
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
