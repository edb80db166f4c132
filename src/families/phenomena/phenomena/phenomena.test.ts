import { instantOfJd } from '../../../wire/instant.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { separationDeg } from '../../../kernel/angle.js';
import { orbitalEvents } from './orbital-events.js';
import { planetPhenomena } from './planet.js';
import { proximity } from './proximity.js';

interface Fixture {
  phases: [string, number, [number, number, number, number]][];
  apsides: [string, number, number, [string, number, number][]][];
  elongations: [string, number, number, [number, number][]][];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/orbits-phases.json', import.meta.url), 'utf8'),
) as Fixture;
const engine = sharedEngine();
const jdUt1 = (tdb: number): number => engine.time.instantFromTdb(tdb).ut1J2k + J2000_JD;
const tdbOf = (jd: number): number => instantOfJd(engine, jd).tdbJ2k;

test('validation: elongation, phase and illuminated fraction equal those of DE440 (1e-3 degrees: the oracle omits light deflection)', () => {
  for (const [name, tdb, [r, delta, phase, elongation]] of fixture.phases) {
    const { phenomena } = planetPhenomena(engine, { body: name, jd_ut: jdUt1(tdb) });
    assert.ok(Math.abs(phenomena.elongation_deg - elongation) < 1e-3, `${name} elongation`);
    assert.ok(
      Math.abs(phenomena.phase_angle_deg - phase) < 1e-5 &&
        Math.abs(phenomena.illuminated_fraction - (1 + Math.cos((phase * Math.PI) / 180)) / 2) < 1e-6,
    );
    assert.ok(Math.abs(phenomena.sun_distance_au - r) < 1e-6 && Math.abs(phenomena.distance_au - delta) < 1e-6);
  }
});

test('validation: perihelia and aphelia of a window equal those of DE440, sampled and refined', () => {
  for (const [name, start, days, events] of fixture.apsides) {
    const found = orbitalEvents(engine, {
      body: name,
      jd_start: jdUt1(start),
      jd_end: jdUt1(start + days),
      event_kinds: ['perihelion', 'aphelion'],
    }).events;
    assert.deepEqual(
      found.map((event) => event.event_kind),
      events.map((event) => event[0]),
      name,
    );
    found.forEach((event, i) => {
      // The oracle finds a minimum, which is flat: 1e-8 of the distance are minutes for inner planets, hours for outer
      // ones.
      assert.ok(
        Math.abs(tdbOf(event.jd_ut) - events[i][1]) < (events[i][2] > 3 ? 0.1 : 1 / 1440),
        `${name} ${event.event_kind}`,
      );
      assert.ok(Math.abs(event.value - events[i][2]) < 1e-9);
    });
  }
});

test('validation: greatest elongations equal those of DE440, sampled and refined', () => {
  for (const [name, start, days, events] of fixture.elongations) {
    const found = orbitalEvents(engine, {
      body: name,
      jd_start: jdUt1(start),
      jd_end: jdUt1(start + days),
      event_kinds: ['greatest_eastern_elongation', 'greatest_western_elongation'],
    }).events;
    assert.equal(found.length, events.length, name);
    found.forEach((event, i) => {
      assert.ok(Math.abs(event.value - events[i][1]) < 1e-5, `${name} ${event.value - events[i][1]}`);
      assert.ok(
        Math.abs(tdbOf(event.jd_ut) - events[i][0]) < 5 / 1440,
        `${name} ${(tdbOf(event.jd_ut) - events[i][0]) * 1440} minutes`,
      );
      if (i > 0) assert.notEqual(event.event_kind, found[i - 1].event_kind);
    });
  }
});

test('validation: Mercury was at greatest eastern elongation on 2024-03-24, 18.7 degrees (Astronomical Almanac)', () => {
  const { events } = orbitalEvents(engine, {
    body: 'Mercury',
    jd_start: 2460380.5,
    jd_end: 2460410.5,
    event_kinds: ['greatest_eastern_elongation'],
  });
  assert.equal(events.length, 1);
  assert.ok(
    events[0].datetime_utc.startsWith('2024-03-24') &&
      Math.abs(events[0].value - 18.7) < 0.05 &&
      events[0].label === 'Greatest Eastern Elongation',
  );
});

test('rule: proximity events are at the signed threshold, start when the bodies approach, and occur in pairs', () => {
  const { events, total } = proximity(engine, {
    body1: 'Mercury',
    body2: 'Venus',
    jd_start: 2460000.5,
    jd_end: 2461000.5,
    threshold_deg: 3,
  });
  assert.ok(total === events.length && total > 2);
  for (const event of events) {
    assert.ok(
      Math.abs(separationDeg(event.body1_longitude, event.body2_longitude) - 3) < 1e-7 && event.threshold_abs_deg === 3,
    );
    assert.ok(
      Math.abs(((event.body1_longitude - event.body2_longitude - event.threshold_deg + 540) % 360) - 180) < 1e-7,
    );
  }
  for (let i = 1; i < events.length; i++)
    assert.ok(events[i].jd_ut > events[i - 1].jd_ut && events[i].is_ingress !== events[i - 1].is_ingress);
});

test('rule: invalid bodies, kinds and windows are rejected by field', () => {
  const window = { jd_start: 2460000.5, jd_end: 2460100.5 };
  const refused = (run: () => unknown, field: string): void =>
    assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field);
  for (const body of ['Sun', 'Pluto', 'Earth', 'True Node'])
    refused(() => planetPhenomena(engine, { body, jd_ut: J2000_JD }), '/body');
  refused(() => orbitalEvents(engine, { body: 'Moon', ...window }), '/body');
  refused(
    () =>
      orbitalEvents(engine, { body: 'Mars', ...window, event_kinds: ['perihelion', 'greatest_eastern_elongation'] }),
    '/event_kinds/1',
  );
  refused(() => orbitalEvents(engine, { body: 'Mars', jd_start: 2460100.5, jd_end: 2460000.5 }), '/jd_end');
  refused(() => orbitalEvents(engine, { body: 'Mars', jd_start: 2460000.5, jd_end: 2465001.5 }), '/jd_end');
  refused(() => proximity(engine, { body1: 'Mars', body2: 'mars', ...window, threshold_deg: 1 }), '/body2');
  refused(
    () => proximity(engine, { body1: 'Mars', body2: 'Sun', jd_start: 2460000.5, jd_end: 2461201.5, threshold_deg: 1 }),
    '/jd_end',
  );
});
