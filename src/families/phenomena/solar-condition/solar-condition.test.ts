import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solarBand } from '../../../doctrine/zodiac/solar-bands.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { solarConditionAt, solarConditionEvents } from './solar-condition.js';

const engine = sharedEngine();

test('rule: the bands end at 17 arcminutes, 8 and 17 degrees, and a limit belongs to the narrower band', () => {
  const name = (distance: number) => solarBand(distance)?.condition ?? null;
  assert.deepEqual([0, 17 / 60, 17 / 60 + 1e-9, 8, 8.000001, 17, 17.000001, 180].map(name), [
    'cazimi',
    'cazimi',
    'combust',
    'combust',
    'underBeams',
    'underBeams',
    null,
    null,
  ]);
  assert.deepEqual(
    [0, 5, 12].map((distance) => solarBand(distance)?.score),
    [5, -5, -4],
  );
});

test('rule: the Sun and the Moon have no band; other bodies have a distance', () => {
  for (const body of ['Sun', 'Moon']) {
    const { solar_condition: truth } = solarConditionAt(engine, { body, jd_ut: 2451545 });
    assert.deepEqual(
      [truth.present, truth.condition, truth.label, truth.score, truth.distance_from_sun],
      [false, null, null, 0, null],
    );
  }
  const { solar_condition: mars } = solarConditionAt(engine, { body: 'Mars', jd_ut: 2451545 });
  assert.ok(!mars.present && (mars.distance_from_sun ?? 0) > 17);
});

test('rule: a planet is outside the band just before an ingress and inside it just after', () => {
  for (const [condition, bound] of [
    ['cazimi', 17 / 60],
    ['combust', 8],
    ['under_sunbeams', 17],
  ] as const) {
    const { events } = solarConditionEvents(engine, {
      body: 'Venus',
      jd_start: 2459800.5,
      jd_end: 2460700.5,
      condition,
    });
    assert.ok(events.length >= 4);
    for (const event of events) {
      const distance = (jd: number) =>
        solarConditionAt(engine, { body: 'Venus', jd_ut: jd }).solar_condition.distance_from_sun ?? NaN;
      assert.equal(distance(event.jd_ut - 0.01) > bound, event.is_ingress);
      assert.equal(distance(event.jd_ut + 0.01) < bound, event.is_ingress);
      assert.ok(event.label?.endsWith(event.is_ingress ? 'Ingress' : 'Egress') && event.body1 === 'Sun');
    }
  }
});

test('rule: the luminaries, the Earth, and long or reversed windows are refused', () => {
  for (const body of ['Sun', 'Moon', 'Earth', 'True Node'])
    assert.throws(() => solarConditionEvents(engine, { body, jd_start: 2460000.5, jd_end: 2460100.5 }), InvalidInput);
  assert.throws(
    () => solarConditionEvents(engine, { body: 'Mars', jd_start: 2460000.5, jd_end: 2461201.5 }),
    InvalidInput,
  );
  assert.throws(
    () => solarConditionEvents(engine, { body: 'Mars', jd_start: 2460000.5, jd_end: 2459000.5 }),
    InvalidInput,
  );
});
