import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { progressionNetwork, progressionProfile } from './aggregate.js';
import {
  arcChart,
  arcReduction,
  frameArcChart,
  frameCusps,
  houseFrame,
  secondaryChart,
  timeKeyChart,
} from './charts.js';
import { family } from './routes.js';
import type { ProgressedChartResponse } from './schema.js';
import type { ProgressedEvent } from './schema-events.js';
import { wireKeys } from './tokens.js';

const engine = sharedEngine();
const natal = { dt: '1985-03-21T08:15:00Z' };
const place = { ...natal, latitude: 51.5, longitude: -0.12 };
const target_dt = '2020-03-21T08:15:00Z';
const near = (got: number, wanted: number, tolerance: number): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${got} is not ${wanted}`);
const refuses = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field);
};

interface WorkedExample {
  path: string;
  body: unknown;
  at: string[];
  value: number;
  tolerance: number;
  circular: boolean;
  source: string;
}
const examples = JSON.parse(
  readFileSync(new URL('../../../../../test/fixtures/progressions/worked-examples.json', import.meta.url), 'utf8'),
) as WorkedExample[];

test('validation: worked examples of secondary, tertiary, minor and arcs (Swiss Ephemeris places; tolerances of the examples: seconds of delta T and rounding)', () => {
  for (const { path, body, at, value, tolerance, circular, source } of examples) {
    const route = family.routes.find((candidate) => candidate.path === path)!;
    let answer = route.handle(engine, { params: {}, query: {}, body });
    for (const name of at) answer = (answer as Record<string, unknown>)[name];
    const difference = circular ? signedDeg((answer as number) - value) : (answer as number) - value;
    assert.ok(Math.abs(difference) <= tolerance, `${path} ${at.join('.')}: ${answer} for ${value} (${source})`);
  }
  assert.equal(examples.length, 34);
});

test('rule: converse subtracts the direct arc, whatever measures it; backward motion is that before birth', () => {
  for (const method of wireKeys('arc')) {
    const ask = { natal, target_dt, method, arc_body: 'Mars' };
    const direct = arcChart(engine, ask),
      converse = arcChart(engine, { ...ask, converse: true });
    near(converse.solar_arc_deg, -direct.solar_arc_deg, 0);
    assert.equal(converse.progressed_jd_ut, direct.progressed_jd_ut);
    assert.equal(converse.is_converse, true);
  }
  const back = arcChart(engine, {
    natal,
    target_dt,
    method: 'solar_arc',
    converse: true,
    converse_motion: 'backward',
  });
  assert.ok(back.solar_arc_deg < 0);
  near(back.progressed_jd_ut - back.natal_jd_ut, -35.00143, 1e-4);
  near(
    back.positions.Sun.longitude,
    secondaryChart(engine, { natal, target_dt, converse: true }).positions.Sun.longitude,
    1e-9,
  );
});

test('rule: a rate alone leaves the progressed instant at birth; the arc of a body moves that body to its secondary place', () => {
  const secondary = secondaryChart(engine, { natal, target_dt });
  for (const method of wireKeys('arc').filter((name) => /authE|mean|one_degree/.test(name))) {
    const { progressed_jd_ut, natal_jd_ut } = arcChart(engine, { natal, target_dt, method });
    assert.equal(progressed_jd_ut, natal_jd_ut);
  }
  for (const body of ['Sun', 'Venus', 'Saturn']) {
    const { positions } = arcChart(engine, { natal, target_dt, method: 'planetary_arc', arc_body: body });
    near(signedDeg(positions[body].longitude - secondary.positions[body].longitude), 0, 1e-9);
  }
});

test('rule: an arc in right ascension keeps declinations: the Sun comes to the right ascension of the secondary Sun', () => {
  const { result, reduction } = arcReduction(engine, { natal, target_dt, method: 'solar_arc_right_ascension' });
  const truth = reduction.computation_truth;
  near(normalizeDeg(truth.reference_end_value! - truth.reference_start_value!), result.solar_arc_deg, 1e-9);
  assert.equal(result.coordinate_system, 'right_ascension');
});

test('rule: a planetary arc needs its body; the vertex needs a prime vertical of its own', () => {
  refuses(() => arcChart(engine, { natal, target_dt, method: 'planetary_arc' }), '/arc_body');
  refuses(() => timeKeyChart(engine, { natal, target_dt, method: 'quotidian_solar', events: range }), '/events');
  refuses(
    () => secondaryChart(engine, { natal, target_dt, events: { ...range, kinds: ['house_change'] } }),
    '/events/place',
  );
  refuses(
    () => secondaryChart(engine, { natal, target_dt, events: { ...range, end_dt: range.start_dt } }),
    '/events/end_dt',
  );
});

test('rule: the ways to progress the meridian: own sidereal time, solar arc on the midheaven, Naibod in right ascension', () => {
  const birth = frameCusps(engine, { natal: place, target_dt: natal.dt });
  const arc = arcChart(engine, { natal, target_dt, method: 'solar_arc' }).solar_arc_deg;
  const solar = frameCusps(engine, { natal: place, target_dt, angle_method: 'solar_arc_midheaven' });
  // The midheaven is that of the obliquity of the progressed day: a few arcseconds.
  near(signedDeg(solar.mc - birth.mc - arc), 0, 2e-3);
  const own = houseFrame(engine, { natal: place, target_dt }),
    naibod = houseFrame(engine, { natal: place, target_dt, angle_method: 'authE_right_ascension' });
  assert.ok(Math.abs(signedDeg(own.mc - naibod.mc)) < 2, 'both turn about a degree a year');
  near(
    signedDeg(
      frameArcChart(engine, { natal: place, target_dt, method: 'ascendant_arc' }).solar_arc_deg - (own.asc - birth.asc),
    ),
    0,
    1e-9,
  );
});

test('rule: a network takes each technique once, direct and converse apart; a profile needs an item', () => {
  const item = { natal, target_dt };
  refuses(() => progressionNetwork(engine, { items: [item, item] }), '/items/1');
  refuses(() => progressionProfile(engine, {}), '/items');
  const network = progressionNetwork(engine, {
    items: [item, { ...item, converse: true }],
    house_frame_items: [{ natal: place, target_dt }],
  });
  assert.equal(network.technique_node_count, 3);
  assert.deepEqual(network.most_connected_nodes, ['continuous_time_key']);
  const profile = progressionProfile(engine, { items: [item], house_frame_items: [{ natal: place, target_dt }] });
  assert.deepEqual(
    [profile.hybrid_count, profile.differential_count, profile.strongest_techniques, profile.weakest_techniques],
    [1, 1, ['Daily Houses'], ['Secondary Progression']],
  );
});

const range = { start_dt: '1990-01-01T00:00:00Z', end_dt: '2040-01-01T00:00:00Z' };
const everything = { ...range, place: { latitude: 51.5, longitude: -0.12 }, limit: 10_000 };
const eventsOf = (chart: ProgressedChartResponse): ProgressedEvent[] => chart.progressed_events!.events;
const progressedAt = (event: ProgressedEvent, converse: boolean): ProgressedChartResponse =>
  secondaryChart(engine, { natal, target_dt: event.datetime_utc, converse });

test('property: at each progressed event the secondary chart of that moment holds it, direct and converse', () => {
  const birth = secondaryChart(engine, { natal, target_dt: natal.dt }).positions;
  for (const converse of [false, true]) {
    const events = eventsOf(secondaryChart(engine, { natal, target_dt, converse, events: everything }));
    assert.ok(events.length > 300);
    for (const event of events.filter((_, i) => i % 7 === 0)) {
      const { positions, progressed_jd_ut } = progressedAt(event, converse);
      const body = positions[event.body];
      near(progressed_jd_ut, event.progressed_jd_ut, 1e-8);
      // A microsecond of life is nothing; the search answers to 0.1 mas.
      near(signedDeg(body.longitude - event.longitude), 0, 2e-7);
      if (event.event_type === 'aspect_among_progressed' || event.event_type === 'lunation')
        near(signedDeg(body.longitude - positions[event.target!].longitude - event.angle!), 0, 2e-7);
      if (event.event_type === 'aspect_to_natal' && event.target! in birth)
        near(signedDeg(body.longitude - birth[event.target!].longitude - event.angle!), 0, 2e-7);
      if (event.event_type === 'station') near(body.speed, 0, 1e-7);
    }
  }
});

test('property: ranges that follow each other list every event once, in order of life', () => {
  const middle = '2011-05-05T05:05:05Z';
  for (const converse of [false, true]) {
    const of = (part: object) =>
      eventsOf(secondaryChart(engine, { natal, target_dt, converse, events: { ...everything, ...part } })).map(
        ({ jd_ut, body, target, angle, sign }) => ({ jd_ut, body, target, angle, sign }),
      );
    const whole = of({});
    assert.deepEqual([...of({ end_dt: middle }), ...of({ start_dt: middle })], whole);
    assert.ok(whole.every((event, i) => i === 0 || event.jd_ut >= whole[i - 1].jd_ut));
  }
});

test('rule: a sign that is entered is the one the point stands in just after, as life goes on', () => {
  for (const converse of [false, true]) {
    const events = eventsOf(
      secondaryChart(engine, { natal, target_dt, converse, events: { ...range, kinds: ['sign_change'] } }),
    );
    assert.ok(events.length > 10);
    for (const event of events) {
      const later = engine.time.formatUtc(engine.time.utcFromUt1(event.jd_ut - 2451545 + 2));
      const { positions } = secondaryChart(engine, { natal, target_dt: later, converse });
      assert.equal(positions[event.body].sign, event.sign);
    }
  }
});

test('rule: the limit keeps the earliest events and says that there are more', () => {
  const all = secondaryChart(engine, { natal, target_dt, events: everything }).progressed_events!,
    few = secondaryChart(engine, { natal, target_dt, events: { ...everything, limit: 5 } }).progressed_events!;
  assert.deepEqual(few.events, all.events.slice(0, 5));
  assert.deepEqual([few.truncated, few.total, all.truncated], [true, all.total, false]);
});
