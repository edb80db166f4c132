import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { dispositors } from './dispositors.js';
import { lunarContext } from './lunar-context.js';
import { natalShape } from './shape.js';

const engine = sharedEngine();
const chartAt = (dt: string) => {
  const instant = engine.time.instantFromIso(dt, '/dt');
  return {
    dt,
    longitudes: Object.fromEntries(
      CHART_BODIES.map((body) => [body.name, engine.sky.apparent(body, instant).longitudeDeg]),
    ),
  };
};

test('validation: the lunations before 14 November 2012 (USNO: new moon 15 October 12:02 UT, full moon 29 October 19:49 UT)', () => {
  const { events, phase } = lunarContext(engine, chartAt('2012-11-13T19:40:00Z'));
  assert.deepEqual(
    events.map(({ phase: name, datetime_utc, is_prenatal_syzygy: last }) => [name, datetime_utc.slice(0, 16), last]),
    [
      ['New Moon', '2012-10-15T12:02', false],
      ['Full Moon', '2012-10-29T19:49', true],
    ],
  );
  assert.deepEqual([phase?.state, phase?.waxing], ['conjunction', false]);
});

test('rule: lunations are strictly before birth: a birth at a new moon has the one before', () => {
  const [first, last] = lunarContext(engine, chartAt('2012-11-13T22:30:00Z')).events;
  assert.deepEqual([first.phase, last.phase], ['Full Moon', 'New Moon']);
  const born = chartAt(last.datetime_utc);
  const before = lunarContext(engine, born).events;
  assert.ok(before.every(({ jd_ut1 }) => jd_ut1 < last.jd_ut1 + 1e-9));
  assert.deepEqual(before.map(({ phase }) => phase).toSorted(), ['Full Moon', 'New Moon']);
});

test('rule: contacts are the five Ptolemaic aspects of the Moon of a lunation, within the orbs of the aspect table', () => {
  const { contacts, events } = lunarContext(engine, chartAt('2012-11-13T19:40:00Z'));
  const venus = contacts.find(({ body, event_phase: phase }) => body === 'Venus' && phase === 'New Moon')!;
  assert.deepEqual([venus.aspect, venus.allowed_orb_deg], ['Conjunction', 8]);
  const expected = Math.abs(events[0].moon_longitude_deg - venus.natal_longitude_deg);
  assert.ok(Math.abs(venus.orb_deg - expected) < 1e-9);
  assert.ok(contacts.every(({ orb_deg: orb, allowed_orb_deg: allowed }) => orb <= allowed));
});

test('rule: a longitude that is not that of the instant is refused by name; without a time or a luminary the status says so', () => {
  const chart = chartAt('2012-11-13T19:40:00Z');
  const wrong = { ...chart, longitudes: { ...chart.longitudes, Sun: (chart.longitudes.Sun + 0.02) % 360 } };
  assert.throws(
    () => lunarContext(engine, wrong),
    (error) => error instanceof InvalidInput && error.problems[0].field === '/longitudes/Sun',
  );
  assert.equal(lunarContext(engine, { ...chart, time_unknown: true }).status, 'unknown_time');
  const moonless = lunarContext(engine, { ...chart, longitudes: { Sun: chart.longitudes.Sun } });
  assert.deepEqual([moonless.status, moonless.missing_bodies], ['missing_luminaries', ['Moon']]);
});

test('rule: a sidereal chart needs an ayanamsa, a tropical one refuses it; its lunations are sidereal', () => {
  const chart = chartAt('2012-11-13T19:40:00Z');
  assert.throws(() => dispositors(engine, { ...chart, zodiac: 'Sidereal' }), InvalidInput);
  assert.throws(() => dispositors(engine, { ...chart, ayanamsa_system: 'Lahiri' }), InvalidInput);
  const tropical = lunarContext(engine, chart).events[0],
    shifted = Object.fromEntries(
      Object.entries(chart.longitudes).map(([name, deg]) => [name, (deg - 24.0367 + 360) % 360]),
    ),
    sidereal = lunarContext(engine, { ...chart, longitudes: shifted, zodiac: 'Sidereal', ayanamsa_system: 'Lahiri' });
  assert.equal(sidereal.source.ayanamsa_system, 'authI');
  assert.ok(Math.abs(sidereal.events[0].ayanamsa_deg - 24.03) < 0.05);
  assert.ok(
    Math.abs(tropical.moon_longitude_deg - sidereal.events[0].moon_longitude_deg - sidereal.events[0].ayanamsa_deg) <
      1e-9,
  );
});

test('rule: the shape needs all ten planets; of a bucket arc and gap are those of the bowl', () => {
  const dt = '1990-06-15T14:30:00Z';
  const bucket = {
    Sun: 0,
    Moon: 10,
    Mercury: 20,
    Venus: 35,
    Mars: 50,
    Jupiter: 60,
    Saturn: 80,
    Uranus: 90,
    Neptune: 160,
    Pluto: 260,
  };
  const found = natalShape(engine, { dt, longitudes: bucket });
  assert.deepEqual(
    [found.classification?.shape, found.classification?.occupied_arc_deg, found.classification?.handle_bodies],
    ['Bucket', 160, ['Pluto']],
  );
  assert.equal(found.classification?.metrics_scope, 'nine_planet_bowl_core');
  assert.equal(
    found.gaps.reduce((sum, { gap_deg: gap }) => sum + gap, 0),
    360,
  );
  assert.deepEqual(
    found.gaps.filter((gap) => gap.is_largest).map((gap) => gap.from_body),
    ['Neptune', 'Pluto'],
  );
  const nine = Object.fromEntries(Object.entries(bucket).filter(([name]) => name !== 'Pluto'));
  const partial = natalShape(engine, { dt, longitudes: nine });
  assert.deepEqual([partial.status, partial.missing_bodies, partial.gaps], ['insufficient_selection', ['Pluto'], []]);
});
