import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { progressionNetwork, progressionProfile, progressionProfileReduction } from './aggregate.js';
import { arcChart, arcReduction, secondaryChart, timeKeyChart, timeKeyReduction } from './charts.js';
import { frameArcChart, frameArcReduction, frameCusps, houseFrame, houseFrameReduction } from './house-frames.js';
import { family } from './routes.js';
import type { ProgressedChartResponse } from './schema.js';
import type { ProgressedEvent } from './schema-events.js';
import { wireKeys } from './wire-words.js';

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

test('validation: worked examples of secondary, tertiary, minor and arcs agree within their tolerances (Swiss Ephemeris positions; seconds of delta T and rounding)', () => {
  for (const { path, body, at, value, tolerance, circular, source } of examples) {
    const route = family.routes.find((candidate) => candidate.path === path)!;
    let answer = route.handle(engine, { params: {}, query: {}, body });
    for (const name of at) answer = (answer as Record<string, unknown>)[name];
    const difference = circular ? signedDeg((answer as number) - value) : (answer as number) - value;
    assert.ok(Math.abs(difference) <= tolerance, `${path} ${at.join('.')}: ${answer} for ${value} (${source})`);
  }
  assert.equal(examples.length, 34);
});

test('rule: converse subtracts the direct arc of every method, and backward motion is the motion before birth', () => {
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

test('rule: a fixed rate leaves the progressed instant at birth, and the arc of a body moves the body to its secondary position', () => {
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

test('rule: an arc in right ascension is the difference of the right ascensions of its reference', () => {
  const { result, reduction } = arcReduction(engine, { natal, target_dt, method: 'solar_arc_right_ascension' });
  const truth = reduction.computation_truth;
  near(normalizeDeg(truth.reference_end_value! - truth.reference_start_value!), result.solar_arc_deg, 1e-9);
  assert.equal(result.coordinate_system, 'right_ascension');
});

test('rule: a planetary arc needs its body, and events need a continuous key, a place for house changes and a range', () => {
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

test('rule: the meridian moves by sidereal time, by the solar arc of the midheaven, or by Naibod in right ascension', () => {
  const birth = frameCusps(engine, { natal: place, target_dt: natal.dt });
  const arc = arcChart(engine, { natal, target_dt, method: 'solar_arc' }).solar_arc_deg;
  const solar = frameCusps(engine, { natal: place, target_dt, angle_method: 'solar_arc_midheaven' });
  // The midheaven is that of the obliquity of the progressed day: a few arcseconds.
  near(signedDeg(solar.mc - birth.mc - arc), 0, 2e-3);
  const own = houseFrame(engine, { natal: place, target_dt }),
    naibod = houseFrame(engine, { natal: place, target_dt, angle_method: 'authE_right_ascension' });
  assert.ok(Math.abs(signedDeg(own.mc - naibod.mc)) < 2, 'both move about a degree per year');
  near(
    signedDeg(
      frameArcChart(engine, { natal: place, target_dt, method: 'ascendant_arc' }).solar_arc_deg - (own.asc - birth.asc),
    ),
    0,
    1e-9,
  );
});

test('rule: a network contains each technique once, direct and converse separately, and a profile needs an item', () => {
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

test('property: the secondary chart of the moment of each progressed event shows the event, direct and converse', () => {
  const birth = secondaryChart(engine, { natal, target_dt: natal.dt }).positions;
  for (const converse of [false, true]) {
    const events = eventsOf(secondaryChart(engine, { natal, target_dt, converse, events: everything }));
    assert.ok(events.length > 300);
    for (const event of events.filter((_, i) => i % 7 === 0)) {
      const { positions, progressed_jd_ut } = progressedAt(event, converse);
      const body = positions[event.body];
      near(progressed_jd_ut, event.progressed_jd_ut, 1e-8);
      // A microsecond of life is negligible; the search is exact to 0.1 mas.
      near(signedDeg(body.longitude - event.longitude), 0, 2e-7);
      if (event.event_type === 'aspect_among_progressed' || event.event_type === 'lunation')
        near(signedDeg(body.longitude - positions[event.target!].longitude - event.angle!), 0, 2e-7);
      if (event.event_type === 'aspect_to_natal' && event.target! in birth)
        near(signedDeg(body.longitude - birth[event.target!].longitude - event.angle!), 0, 2e-7);
      if (event.event_type === 'station') near(body.speed, 0, 1e-7);
    }
  }
});

test('property: consecutive ranges list every event once, in order of life', () => {
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

test('rule: the entered sign is the sign of the point just after the event, in the course of life', () => {
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

test('rule: the limit keeps the earliest events and reports the truncation', () => {
  const all = secondaryChart(engine, { natal, target_dt, events: everything }).progressed_events!,
    few = secondaryChart(engine, { natal, target_dt, events: { ...everything, limit: 5 } }).progressed_events!;
  assert.deepEqual(few.events, all.events.slice(0, 5));
  assert.deepEqual([few.truncated, few.total, all.truncated], [true, all.total, false]);
});

const truthOf = (method: string, more: object = {}) =>
  timeKeyReduction(engine, { natal, target_dt: '2020-09-21T08:15:00Z', method, ...more });

test('rule: tertiary II counts completed years by default, and other keys are continuous', () => {
  for (const converse of [false, true]) {
    const { result, reduction } = truthOf('tertiary_ii', { converse });
    // 35 synodic months of 29.530589 days from birth.
    near(result.progressed_jd_ut - result.natal_jd_ut, (converse ? -1 : 1) * 35 * 29.530588861, 1e-5);
    assert.deepEqual(
      [result.relation!.basis, result.condition_profile!.rate_mode, result.condition_profile!.uses_stepped_key],
      ['stepped_time_key', 'stepped', true],
    );
    assert.equal(reduction.computation_truth.stepped_years, 35);
  }
  const running = truthOf('tertiary_ii', { stepping: 'continuous' });
  near(running.result.progressed_jd_ut - running.result.natal_jd_ut, (12968.0 / 365.24219) * 29.530588861, 1e-2);
  assert.equal(running.result.relation!.basis, 'continuous_time_key');
  for (const method of wireKeys('timeKey').filter((key) => key !== 'tertiary_ii'))
    assert.equal(truthOf(method).reduction.computation_truth.stepped_years, null, method);
  refuses(
    () => timeKeyChart(engine, { natal, target_dt, method: 'tertiary_ii', events: { ...range, kinds: ['station'] } }),
    '/events',
  );
});

test('rule: the units of a key name its month, and completed units of stepwise keys', () => {
  const units = (method: string, more: object = {}) => {
    const { life_unit, ephemeris_unit } = truthOf(method, more).reduction.computation_truth.doctrine;
    return [life_unit, ephemeris_unit];
  };
  assert.deepEqual(units('tertiary_ii'), ['completed_life_year', 'synodic_month']);
  assert.deepEqual(units('tertiary_ii', { stepping: 'continuous' }), ['tropical_year', 'synodic_month']);
  assert.deepEqual(units('tertiary_ii', { month: 'sidereal' }), ['completed_life_year', 'sidereal_month']);
  assert.deepEqual(units('tertiary'), ['tropical_month', 'day_after_birth']);
  assert.deepEqual(units('tertiary', { stepping: 'stepwise' }), ['completed_tropical_month', 'day_after_birth']);
  assert.deepEqual(units('minor'), ['tropical_year', 'tropical_month']);
  assert.deepEqual(units('quotidian_lunar'), ['calendar_day', 'synodic_month_fraction_after_secondary_date']);
  assert.deepEqual(units('quotidian_lunar', { stepping: 'stepwise' }), ['completed_life_year', 'day_after_birth']);
});

test('rule: answers name the techniques and rate of Naibod, and keys of requests have the token authE', () => {
  const named = (method: string, converse = false) => {
    const { result, reduction } = arcReduction(engine, { natal, target_dt, method, converse });
    const names = [
      result.relation!.technique_name,
      result.condition_profile!.technique_name,
      reduction.engine_surface,
      reduction.computation_truth.doctrine.technique_name,
      reduction.classification!.doctrine.technique_name,
    ];
    assert.ok(names.every((name) => name === result.chart_type));
    assert.equal(result.condition_profile!.relation_basis, result.relation!.basis);
    return [result.chart_type, result.relation!.basis];
  };
  assert.deepEqual(named('authE_longitude'), ['Naibod in Longitude', 'naibod_rate']);
  assert.deepEqual(named('authE_right_ascension', true), ['Converse Naibod in Right Ascension', 'naibod_rate']);
  for (const space of ['longitude', 'right_ascension'])
    assert.equal(named(`mean_solar_arc_${space}`)[1], 'naibod_rate');
});

test('rule: the basis of the planetary arc of the Sun is the solar arc', () => {
  const basis = (arc_body: string) => {
    const chart = arcChart(engine, { natal, target_dt, method: 'planetary_arc', arc_body });
    return [chart.relation!.basis, chart.condition_profile!.relation_basis];
  };
  assert.deepEqual(basis('Sun'), ['solar_arc_reference', 'solar_arc_reference']);
  assert.deepEqual(basis('Moon'), ['planetary_arc_reference', 'planetary_arc_reference']);
});

test('rule: an unknown house system is refused on every route, unless the policy replaces it by Placidus', () => {
  const unknown = { ...place, house_system: 'ZZ' },
    asked = { natal: unknown, target_dt };
  for (const run of [houseFrame, houseFrameReduction, frameCusps])
    refuses(() => run(engine, asked), '/natal/house_system');
  for (const method of wireKeys('houseFrameArc'))
    for (const run of [frameArcChart, frameArcReduction])
      refuses(() => run(engine, { ...asked, method }), '/natal/house_system');
  const items = { items: [{ natal, target_dt }], house_frame_items: [{ natal: place, target_dt }, asked] };
  for (const run of [progressionProfile, progressionNetwork])
    refuses(() => run(engine, items), '/house_frame_items/1/natal/house_system');
  refuses(
    () =>
      secondaryChart(engine, {
        natal,
        target_dt,
        events: { ...range, place: { latitude: 51.5, longitude: -0.12, house_system: 'ZZ' } },
      }),
    '/events/place/house_system',
  );
  refuses(() => frameCusps(engine, { ...asked, house_policy: { polar_fallback: 'raise' } }), '/natal/house_system');
  const replaced = frameCusps(engine, { ...asked, house_policy: { unknown_system: 'fallback_to_placidus' } });
  assert.deepEqual(replaced.cusps, frameCusps(engine, { natal: place, target_dt }).cusps);
});

test('rule: a house frame reports the requested house system and that of the cusps', () => {
  const systems = (more: object) => {
    const { requested_house_system, house_system } = houseFrame(engine, { natal: { ...place, ...more }, target_dt });
    return [requested_house_system, house_system];
  };
  assert.deepEqual(systems({}), [null, 'P']);
  assert.deepEqual(systems({ house_system: 'Koch' }), ['Koch', 'K']);
  assert.deepEqual(systems({ house_system: 'P', latitude: 80 }), ['P', 'O']);
});

test('rule: profiles are sorted by technique, edges by their ends, and item profiles keep the order of the request', () => {
  const direct = { natal, target_dt },
    converse = { ...direct, converse: true },
    frame = { natal: place, target_dt };
  const request = { items: [direct, converse], house_frame_items: [frame] };
  const sorted = ['Converse Secondary Progression', 'Daily Houses', 'Secondary Progression'];
  const { result, reduction } = progressionProfileReduction(engine, request);
  assert.deepEqual(
    result.profiles.map(({ technique_name }) => technique_name),
    sorted,
  );
  assert.deepEqual(result.weakest_techniques, [sorted[0], sorted[2]]);
  assert.deepEqual(
    reduction.item_profiles.map(({ technique_name }) => technique_name),
    [sorted[2], sorted[0], sorted[1]],
  );
  assert.deepEqual(
    progressionNetwork(engine, request).edges.map(({ source_id }) => source_id),
    sorted.map((name) => `technique:${name}`),
  );
});
