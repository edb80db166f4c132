import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { horizonThreshold } from './horizon-policy.js';
import { phenomena, transit } from './rise-set.js';
import { twilight } from './twilight.js';

const engine = sharedEngine();
const london = { lat: 51.5074, lon: -0.1278 };

test('rule: an altitude overrides the policy, a horizon altitude overrides the rest of the policy, and the default is that of almanacs', () => {
  const policy = { disc_reference: 'bottom', horizon_altitude: 3 } as const;
  assert.deepEqual(horizonThreshold('Sun', { altitude: -6, policy }), { altitudeDeg: -6, limb: 0 });
  assert.deepEqual(horizonThreshold('Sun', { policy }), { altitudeDeg: 3, limb: 0 });
  assert.deepEqual(horizonThreshold('Sun', {}), { altitudeDeg: -0.8333, limb: 0 });
  assert.deepEqual(horizonThreshold('Moon', { altitude: null, policy: null }), { altitudeDeg: -0.8333, limb: 0 });
  assert.deepEqual(horizonThreshold('Venus', {}), { altitudeDeg: -0.5667, limb: 0 });
});

test('rule: upper limb, centre and lower limb, refraction, fixed and apparent discs define the threshold', () => {
  assert.deepEqual(horizonThreshold('Sun', { policy: {} }), { altitudeDeg: -0.5667, limb: 1 });
  assert.deepEqual(horizonThreshold('Sun', { policy: { disc_reference: 'center', refraction: false } }), {
    altitudeDeg: 0,
    limb: 0,
  });
  assert.ok(Math.abs(horizonThreshold('Moon', { policy: { fixed_disc_size: true } }).altitudeDeg + 0.8392) < 1e-12);
  assert.ok(
    Math.abs(
      horizonThreshold('Sun', { policy: { fixed_disc_size: true, disc_reference: 'bottom' } }).altitudeDeg + 0.3,
    ) < 1e-12,
  );
  assert.deepEqual(horizonThreshold('Sun', { policy: { hindu_rising: true } }), { altitudeDeg: 0, limb: 0 });
  assert.ok(
    Math.abs(
      horizonThreshold('Sun', { elevation_m: 100, policy: { horizon_dip: true, disc_reference: 'center' } })
        .altitudeDeg +
        0.5667 +
        1.76 / 6,
    ) < 1e-9,
  );
});

test('rule: a body that never crosses the horizon is distinguished from one without an event in the window', () => {
  const state = (body: string, jd: number, lat: number) =>
    phenomena(engine, { body, jd_start: jd, lat, lon: 18.9553 }).visibility_state;
  assert.equal(state('Sun', 2460482.5, 69.6492), 'always_above');
  assert.equal(state('Sun', 2460665.5, 75), 'always_below');
  const moonless = phenomena(engine, { body: 'Moon', jd_start: 2460583.9, ...london });
  assert.ok(['rises_and_sets', 'rises_only', 'sets_only'].includes(moonless.visibility_state));
  assert.equal(moonless.visibility_state === 'rises_only', moonless.set === null);
});

test('rule: rise, set and passages are the first of their kind, and a planet can cross the meridian twice in 24 hours', () => {
  const first = transit(engine, { body: 'Jupiter', jd_day: 2460500.5, ...london });
  const answer = phenomena(engine, { body: 'Jupiter', jd_start: first.jd_ut - 1e-4, ...london });
  const passages = answer.events.filter((event) => event.kind === 'transit');
  assert.equal(passages.length, 2);
  assert.equal(answer.transit?.jd_ut, passages[0].jd_ut);
  assert.deepEqual(
    [...answer.events].sort((a, b) => a.jd_ut - b.jd_ut),
    answer.events,
  );
  assert.ok(answer.events.every((event) => event.jd_ut >= first.jd_ut - 1e-4 && event.jd_ut < first.jd_ut + 1));
});

test('rule: the next passage of the Moon can be more than 24 hours away, and is marked', () => {
  let beyond = 0;
  for (let hour = 0; hour < 24 * 3; hour++) {
    const from = 2460500.5 + hour / 24,
      answer = transit(engine, { body: 'Moon', jd_day: from, ...london, upper: hour % 2 === 0 });
    assert.ok(answer.jd_ut >= from && answer.jd_ut < from + 1.1);
    assert.equal(answer.within_24_hours, answer.jd_ut < from + 1);
    if (!answer.within_24_hours) beyond++;
  }
  assert.ok(beyond > 0);
});

test('rule: twilight of a day is in order and belongs to the local day at every longitude', () => {
  for (const lon of [-180, -74, 0, 139.7, 180]) {
    const day = twilight(engine, { jd_day: 2460389.5, lat: 40.7128, lon });
    const times = [
      day.astronomical_dawn,
      day.nautical_dawn,
      day.civil_dawn,
      day.sunrise,
      day.solar_day.noon,
      day.sunset,
      day.civil_dusk,
      day.nautical_dusk,
      day.astronomical_dusk,
    ].map((event) => event?.jd_ut ?? NaN);
    for (let i = 1; i < times.length; i++) assert.ok(times[i] > times[i - 1]);
    assert.ok(Math.abs(times[4] - (2460390 - lon / 360)) < 0.02);
  }
});

test('rule: a sunset after local mean midnight still belongs to its day; nights without darkness have a reason', () => {
  // 65.7 N on 2024-06-10: the Sun sets after 0h local mean time and rises an hour later.
  const day = twilight(engine, { jd_day: 2460471.5, lat: 65.7, lon: 0 });
  assert.ok(
    day.sunset !== null &&
      day.sunset !== undefined &&
      day.sunrise !== null &&
      day.sunrise !== undefined &&
      day.sunset.jd_ut - day.sunrise.jd_ut > 0.9,
  );
  assert.ok(
    day.civil_dusk === null &&
      day.visibility_states.civil === 'always_above' &&
      day.visibility_states.sun === 'rises_and_sets',
  );
});

test('rule: elevation raises the observer: the Moon is lower by parallax, and with dip the Sun rises earlier', () => {
  const at = (extra: object) =>
    phenomena(engine, { body: 'Sun', jd_start: 2460481.5, ...london, policy: {}, ...extra }).rise?.jd_ut ?? NaN;
  assert.ok(at({ elevation_m: 3000, policy: { horizon_dip: true } }) < at({ elevation_m: 3000 }) - 5 / 1440);
});

test('rule: unknown bodies and instants outside the ephemeris are rejected', () => {
  assert.throws(() => phenomena(engine, { body: 'Earth', jd_start: 2460481.5, ...london }), InvalidInput);
  assert.throws(() => transit(engine, { body: 'Sun', jd_day: 9e6, ...london }), OutOfCoverage);
});

test('validation: setting, culmination and rising of Sirius at London agree with ERFA (atco13 on Hipparcos data, 2024-01-01; 0.1 s: rounding and Earth orientation)', () => {
  const answer = phenomena(engine, { body: 'Sirius', jd_start: 2460310.5, ...london });
  for (const [event, jd] of [
    [answer.set, 2460310.6947980486],
    [answer.rise, 2460311.310963528],
    [answer.transit, 2460310.504246056],
  ] as const) {
    assert.ok(
      event !== null && event !== undefined && Math.abs(event.jd_ut - jd) * 86400 < 0.1,
      `${event?.jd_ut} ${jd}`,
    );
  }
  assert.equal(answer.visibility_state, 'rises_and_sets');
  assert.throws(
    () => phenomena(engine, { body: 'No such thing', jd_start: 2460310.5, ...london }),
    (error) => error instanceof InvalidInput && error.problems[0].field === '/body',
  );
  assert.equal(phenomena(engine, { body: 'Polaris', jd_start: 2460310.5, ...london }).visibility_state, 'always_above');
});

test('rule: the answer lists exactly the options that another option overrides', () => {
  const at = { body: 'Sun', jd_start: 2460481.5, lat: 51.5, lon: -0.13 };
  const notApplied = (extra: object): string[] | undefined =>
    phenomena(engine, { ...at, ...extra }).horizon.not_applied;
  assert.deepEqual(notApplied({}), []);
  assert.deepEqual(notApplied({ policy: { refraction: false, disc_reference: 'center' } }), []);
  assert.deepEqual(notApplied({ altitude: -1, policy: { refraction: false } }), ['/policy/refraction']);
  assert.deepEqual(notApplied({ policy: { horizon_altitude: -1, disc_reference: 'bottom', refraction: false } }), [
    '/policy/disc_reference',
    '/policy/refraction',
  ]);
  assert.deepEqual(notApplied({ policy: { hindu_rising: true, disc_reference: 'bottom' } }), [
    '/policy/disc_reference',
  ]);
  assert.deepEqual(notApplied({ policy: { horizon_dip: true } }), ['/policy/horizon_dip']);
  assert.deepEqual(notApplied({ policy: { horizon_dip: true }, elevation_m: 100 }), []);
});

test('rule: consecutive days equal the answers of single requests', () => {
  const place = { lat: 65.7, lon: 20 };
  const row = twilight(engine, { jd_day: 2460470.5, ...place, days: 3 });
  assert.equal(row.daily?.length, 3);
  row.daily.forEach((day, i) => {
    const alone = twilight(engine, { jd_day: 2460470.5 + i, ...place });
    assert.deepEqual({ ...day, computation_basis: alone.computation_basis }, alone);
  });
  assert.equal(twilight(engine, { jd_day: 2460470.5, ...place }).daily, undefined);
});
