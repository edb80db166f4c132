import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { astrodynesOfChart } from './natal.js';

const engine = sharedEngine();
const charts = ['1985-07-14T08:25:00+02:00', '1879-03-14T11:30:00+00:40', '2024-02-29T23:59:00Z'].map((dt, i) =>
  astrodynesOfChart(engine, { dt, observer_lat: 48 - 40 * i, observer_lon: 2.35 + 50 * i }),
);
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} ${b}`);

test('rule: the power of a body is the sum of its house position and its scored relations', () => {
  for (const { profiles, relations } of charts)
    for (const profile of profiles) {
      const own = relations.filter(
        ({ scored, body_a: a, body_b: b }) => scored && (a === profile.body || b === profile.body),
      );
      assert.ok(own.length > 0 || profile.contributions.length <= 2);
      assert.deepEqual(
        profile.relation_ids,
        own.map((relation) => relation.relation_id),
      );
      const place = profile.contributions.filter(({ source }) => source === 'house_position');
      assert.equal(place.length, 1);
      near(profile.total_power, place[0].power + own.reduce((sum, { power }) => sum + power, 0));
      near(profile.net_harmony, profile.total_harmony - profile.total_discord);
    }
});

test('rule: societies and trinities divide the houses, elements and qualities the signs, and each division sums to the total power', () => {
  for (const { summary, aggregate } of charts) {
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    assert.deepEqual(names(summary.societies), ['Personal', 'Companionship', 'Public']);
    assert.deepEqual(names(summary.trinities), ['Life', 'Wealth', 'Association', 'Psychism']);
    assert.deepEqual(names(summary.elements), ['Fire', 'Earth', 'Air', 'Water']);
    assert.deepEqual(names(summary.qualities), ['Movable', 'Fixed', 'Mutable']);
    for (const [rows, key, total] of [
      [summary.societies, 'houses', aggregate.total_house_power],
      [summary.trinities, 'houses', aggregate.total_house_power],
      [summary.elements, 'signs', aggregate.total_sign_power],
      [summary.qualities, 'signs', aggregate.total_sign_power],
    ] as const) {
      assert.equal(new Set(rows.flatMap((row): (number | string)[] => row[key])).size, 12);
      near(
        rows.reduce((sum, { power }) => sum + power, 0),
        total,
      );
      near(
        rows.reduce((sum, { percentage }) => sum + percentage, 0),
        100,
      );
    }
  }
});

test('property: the sums of power and harmony over signs and over houses are equal', () => {
  for (const { aggregate } of charts) {
    assert.ok(aggregate.checksums_pass);
    near(aggregate.total_sign_power, aggregate.total_house_power);
    near(aggregate.total_sign_harmony, aggregate.total_house_harmony);
  }
});
