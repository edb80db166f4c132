import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidInput } from '../../../kernel/errors.js';
import { circumambulations } from './circumambulations.js';
import { condition } from './condition.js';
import { offices } from './offices.js';
import { transmissions } from './transmissions.js';

const walk = { significator_name: 'Ascendant', significator_longitude: 0, start_jd: 2451545 };
const positions = { Sun: 50, Moon: 285, Mercury: 34, Venus: 49, Mars: 157, Jupiter: 193, Saturn: 229 };

test('rule: without latitude or rising times the ascensional keys are not evaluable, with them they are', () => {
  assert.equal(circumambulations({ ...walk, time_key: 'rising_times' }).reason, 'rising_time_table_not_admitted');
  assert.equal(circumambulations({ ...walk, time_key: 'equatorial' }).reason, 'equatorial_key_is_primary_direction');
  const found = circumambulations({
    ...walk,
    time_key: 'rising_times',
    obliquity: 0,
    geographic_latitude: 50,
    year_days: 100,
  });
  assert.equal(found.status, 'evaluated');
  // Without obliquity a degree of the zodiac is a degree of the equator; the arc tangent rounds.
  assert.ok(Math.abs(found.periods[0].years! - 6) < 1e-9);
  assert.ok(Math.abs(found.periods[0].end_jd! - (2451545 + 600)) < 1e-6);
  const polar = circumambulations({ ...walk, time_key: 'rising_times', obliquity: 23.4, geographic_latitude: 80 });
  assert.equal(polar.reason, 'a_degree_never_rises_at_this_latitude');
});

test('rule: rising times of the signs must sum to 360 degrees', () => {
  const times = [20, 24, 28, 32, 36, 40, 40, 36, 32, 28, 24, 20];
  const of = (rising_times_deg: number[]) => circumambulations({ ...walk, time_key: 'rising_times', rising_times_deg });
  assert.equal(of(times).periods[4].end_jd, 2451545 + 20 * 360);
  assert.throws(() => of([...times.slice(1), 30]), InvalidInput);
});

test('rule: a participating ray that is met later in the circle was met before the beginning', () => {
  const [first] = circumambulations({
    ...walk,
    time_key: 'equatorial',
    obliquity: 0,
    positions: { Mars: 350 },
  }).periods;
  assert.deepEqual([first.participating?.planet, first.participating?.years], ['Mars', -10]);
});

test('rule: only an approaching body adheres, within three degrees (Porphyry 11)', () => {
  const of = (moonRate: number) =>
    condition({ subject: 'Moon', positions: { ...positions, Mars: 287 }, speeds: { Moon: moonRate, Mars: 0.5 } })
      .adherence;
  assert.deepEqual([of(12).adhered, of(12).motion_state], [true, 'applying']);
  assert.deepEqual([of(-12).adhered, of(-12).motion_state], [false, 'separating']);
});

test('rule: enclosure by rays is answered on request, and needs all seven planets', () => {
  assert.equal(condition({ subject: 'Moon', positions }).ray_enclosure, undefined);
  const asked = { subject: 'Moon', include_ray_enclosure: true } as const;
  assert.equal(condition({ ...asked, positions }).ray_enclosure?.status, 'evaluated');
  assert.equal(condition({ ...asked, positions: { Moon: 1 } }).ray_enclosure?.reason, 'missing_required_chart_bodies');
});

test('rule: a house-master is named only with a doctrine and a predominator', () => {
  const request = { positions, is_day_chart: false, asc_longitude: 330.43 };
  assert.deepEqual(
    [offices(request).house_master, offices(request).house_master_reason],
    [null, 'doctrine_not_admitted'],
  );
  // The Moon at 15 Capricorn predominates, in the bounds of Venus (14 to 22).
  assert.equal(offices({ ...request, house_master_doctrine: 'valens' }).house_master, 'Venus');
  const without = offices({ positions, is_day_chart: false, house_master_doctrine: 'valens' });
  assert.equal(without.house_master_reason, 'predominator_not_selected');
});

test('rule: transmissions of a year are computed in addition to the supplied lords (Valens IV.11)', () => {
  const found = transmissions({ positions: { Sun: 5, Mars: 305 }, year_of_life: 35 });
  assert.deepEqual(
    found.edges.map(({ source, target, kind, period_ref }) => [source, target, kind, period_ref]),
    [['Sun', 'Mars', 'valens_year_transmission', 'year_35']],
  );
  assert.equal(transmissions({ year_of_life: 3 }).reason, 'year_transmissions_require_positions');
  assert.equal(transmissions({ positions: { Sun: 5 } }).reason, 'natal_point_to_place_requires_asc_longitude');
});
