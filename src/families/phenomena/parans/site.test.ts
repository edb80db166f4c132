import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { search } from './search.js';
import { fieldSamples, site } from './site.js';

const engine = sharedEngine();
const refused = (ask: () => unknown, field: string): void => {
  assert.throws(ask, (error) => error instanceof InvalidInput && error.problems.every((each) => each.field === field));
};

const target = {
  body1: 'Mars',
  body2: 'Regulus',
  circle1: 'Setting',
  circle2: 'Rising',
  jd1: 2460390.347888,
  jd2: 2460390.351064,
  orb_min: 4.57,
} as const;

test('rule: a place without the paran has a reason', () => {
  const why = (extra: object, other: object = {}) => {
    const answer = site(engine, { target: { ...target, ...other }, jd_day: 2460389.5, lat: 40.7, lon: -74, ...extra });
    assert.ok(!answer.matched && answer.paran === null && answer.strength === null && answer.stability === null);
    return [answer.unmatched_reason, answer.nearest_orb_minutes];
  };
  const [reason, nearest] = why({ orb_minutes: 4 });
  assert.equal(reason, 'beyond_orb');
  assert.ok(Math.abs(Number(nearest) - 4.598) < 0.01);
  assert.deepEqual(why({ lat: 85, orb_minutes: 600 }), ['body1_always_below_horizon', undefined]);
  assert.deepEqual(why({ lat: -85, orb_minutes: 600 }), ['body1_always_above_horizon', undefined]);
  assert.deepEqual(why({ lat: 60 }, { body2: 'Canopus' }), ['body2_always_below_horizon', undefined]);
  assert.deepEqual(why({ policy_preset: 'star_planet_only' }, { body2: 'Moon' }), ['policy_preset', undefined]);
  assert.equal(
    site(engine, { target, jd_day: 2460389.5, lat: 40.7, lon: -74, orb_minutes: 5 }).unmatched_reason,
    undefined,
  );
});

test('rule: stability shifts the 24 hours: offsets that keep the paran inside find it unchanged, an offset of a day finds the next one', () => {
  const ask = (offsets: number[] | null) =>
    site(engine, {
      target,
      jd_day: 2460389.5,
      lat: 40.7,
      lon: -74,
      orb_minutes: 4.7,
      stability_time_offsets_minutes: offsets,
    }).stability;
  assert.equal(ask(null), null);
  assert.deepEqual(
    [ask([])?.survival_rate, ask([])?.stable_across_window, ask([])?.worst_orb_minutes],
    [1, true, null],
  );
  const near = ask([-60, 0, 60]);
  assert.ok(near?.stable_across_window && near.survival_rate === 1 && Math.abs(near.max_orb_degradation ?? 1) < 1e-5);
  // Regulus rises earlier each day relative to the setting of Mars: the day before the orb is larger, the day after
  // smaller.
  const far = ask([-1440, 0, 1440]);
  assert.deepEqual(
    far?.samples.map(({ survived }) => survived),
    [false, true, true],
  );
  assert.equal(far?.survival_rate, 2 / 3);
  assert.ok(far?.worst_orb_minutes === far?.baseline_orb_minutes || Math.abs(far?.max_orb_degradation ?? 1) < 1e-5);
});

test('rule: samples are the sites of the grid, row by row of latitude in the order of the request', () => {
  const grid = { target, jd_day: 2460389.5, latitudes: [42, 40], longitudes: [-70, -74, 170], orb_minutes: 8 };
  const { samples } = fieldSamples(engine, grid);
  assert.deepEqual(
    samples.map(({ lat, lon }) => [lat, lon]),
    [42, 40].flatMap((lat) => [-70, -74, 170].map((lon) => [lat, lon])),
  );
  for (const { lat, lon, site_result: result } of samples) {
    const alone = site(engine, { target, jd_day: 2460389.5, lat, lon, orb_minutes: 8 });
    assert.equal(result.matched, alone.matched);
    assert.ok(Math.abs((result.paran?.jd ?? 0) - (alone.paran?.jd ?? 0)) < 1e-9);
  }
});

test('rule: poles, unknown names, a pair of the same body and too many parans are rejected with their field', () => {
  const request = { bodies: ['Sun', 'Sirius'], jd_day: 2460394.5, lat: 40, lon: -70 };
  refused(() => search(engine, { ...request, lat: 90 }), '/lat');
  refused(() => search(engine, { ...request, bodies: ['Sun', 'Nowhere Star'] }), '/bodies/1');
  assert.deepEqual(
    search(engine, { ...request, bodies: ['Sirius', 'Sun', 'Alpha CMa'] }),
    search(engine, { ...request, bodies: ['Sirius', 'Sun'] }),
  );
  refused(() => search(engine, { ...request, bodies: ['Sun', 'Earth'] }), '/bodies/1');
  refused(
    () => site(engine, { target: { ...target, body2: 'mars' }, jd_day: 2460389.5, lat: 1, lon: 1 }),
    '/target/body2',
  );
  refused(() => site(engine, { target, jd_day: 2460389.5, lat: -90, lon: 1 }), '/lat');
  refused(
    () => fieldSamples(engine, { target, jd_day: 2460389.5, latitudes: [0, 90], longitudes: [0] }),
    '/latitudes/1',
  );
  const many = Array.from({ length: 80 }, (_, i) => -60 + i);
  refused(() => fieldSamples(engine, { target, jd_day: 2460389.5, latitudes: many, longitudes: many }), '/latitudes');
  const crowd = engine.stars.names.containing('a').slice(0, 120);
  refused(() => search(engine, { ...request, bodies: crowd, orb_minutes: 200 }), '/orb_minutes');
});
