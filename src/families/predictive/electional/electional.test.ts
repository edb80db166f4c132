import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { electionalMoments, electionalScored, electionalWindows } from './generic/answers.js';
import { classicalPerfection } from './perfection/perfection.js';
import { lunarEclipticDirection } from './western/direction.js';
import { dorotheanConstruction } from './western/construction.js';
import { dorotheanMoonCondition } from './western/dorotheus-moon.js';
import { rameseyMoonCondition } from './western/ramesey-moon.js';
import { sahlMoonCondition } from './western/sahl-moon.js';
import { westernProfileWindows } from './western/profile-windows.js';
import { dorotheanRootedContext } from './western/rooted-context.js';
import { mergedRuns, scanGrid, scanPoints } from './windows.js';

const engine = sharedEngine();
const site = { latitude: 51.5, longitude: -0.12 };
const moment = { ...site, house_system: 'R' };
const place = (name: string, jd: number) =>
  engine.sky.apparent(
    CHART_BODIES.find((body) => body.name === name)!,
    engine.time.instantFromUt1(jd - 2451545),
  );

test('property: windows are further apart than the gap, contain every qualifying point once, and merge as the gap grows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (points, gap, more) => {
        const jds = scanGrid(0, points.length - 1 || 0.5, 1).slice(0, points.length);
        const at = (g: number) => mergedRuns(jds, scanPoints(jds, (i) => points[i], g, Infinity).qualifying, g);
        const runs = at(gap),
          wider = at(gap + more);
        assert.deepEqual(
          runs.flatMap((run) => run.members),
          jds.flatMap((_, i) => (points[i] ? [i] : [])),
        );
        runs.slice(1).forEach((run, i) => assert.ok(jds[run.first] - jds[runs[i].last] > gap));
        assert.ok(wider.length <= runs.length);
        for (const run of runs) assert.ok(wider.some((one) => one.first <= run.first && one.last >= run.last));
      },
    ),
    { seed: 11, numRuns: 300 },
  );
});

test('property: a wider orb keeps the moments of a narrower one, and scores are in [0, 1]', () => {
  const base = {
    ...site,
    jd_start: 2460676.5,
    jd_end: 2460690.5,
    predicate_profile: 'body_angular_separation_range_v1',
  } as const;
  const moments = (max_angle: number) =>
    electionalMoments(engine, {
      ...base,
      predicate_parameters: { subject_a: 'Moon', subject_b: 'Sun', min_angle: 0, max_angle },
    }).moments.jds!;
  let narrow: number[] = [];
  for (const orb of [5, 20, 60, 120, 180]) {
    const wide = new Set(moments(orb));
    assert.ok(narrow.every((jd) => wide.has(jd)));
    narrow = [...wide];
  }
  assert.equal(narrow.length, 14 * 24 + 1);
  const scored = electionalScored(engine, {
    ...base,
    predicate_parameters: { subject_a: 'Moon', subject_b: 'Sun', min_angle: 0, max_angle: 180 },
    scorer_profile: 'body_angular_separation_target_closeness_v1',
    scorer_parameters: { subject_a: 'Moon', subject_b: 'Sun', target_angle: 90, max_orb: 1 },
  });
  for (const { score, peak_jd } of scored.scored_windows) {
    const apart = Math.abs(place('Moon', peak_jd).longitudeDeg - place('Sun', peak_jd).longitudeDeg);
    assert.ok(score >= 0 && score <= 1);
    assert.ok(Math.abs(score - Math.max(0, 1 - Math.abs(Math.min(apart, 360 - apart) - 90))) < 1e-9);
  }
});

test('rule: an arc includes its start and excludes its end; each bracket has a failing and a qualifying end', () => {
  const { windows } = electionalWindows(engine, {
    ...site,
    jd_start: 2460676.5,
    jd_end: 2460678.5,
    predicate_profile: 'body_longitude_range_v1',
    predicate_parameters: { subject: 'Moon', start_longitude: 300, end_longitude: 310 },
    policy: { step_days: 0.125, boundary_refine_steps: 8 },
  });
  assert.equal(windows.length, 1);
  const [out, inside] = windows[0].entry_bracket!;
  assert.ok(place('Moon', out).longitudeDeg < 300 && place('Moon', inside).longitudeDeg >= 300);
  assert.ok(inside - out < 0.126 / 256 && inside <= windows[0].jd_start);
  const [last, after] = windows[0].exit_bracket!;
  assert.ok(place('Moon', last).longitudeDeg < 310 && place('Moon', after).longitudeDeg >= 310);
});

test('rule: moments refuse refinement, searches refuse more than 31 days or 1000 points, a missing parameter and one of another profile', () => {
  const base = {
    ...site,
    jd_start: 2460676.5,
    jd_end: 2460678.5,
    predicate_profile: 'body_longitude_range_v1',
    predicate_parameters: { subject: 'Moon', start_longitude: 300, end_longitude: 310 },
  } as const;
  const refused = (run: () => unknown, field: string) =>
    assert.throws(run, (error) => error instanceof InvalidInput && error.problems.some((one) => one.field === field));
  refused(
    () => electionalMoments(engine, { ...base, policy: { boundary_refine_steps: 1 } }),
    '/policy/boundary_refine_steps',
  );
  refused(() => electionalWindows(engine, { ...base, jd_end: base.jd_start + 31.01 }), '/jd_end');
  refused(
    () => electionalWindows(engine, { ...base, jd_end: base.jd_start + 31, policy: { step_days: 15 / 1440 } }),
    '/policy/step_days',
  );
  refused(
    () => electionalWindows(engine, { ...base, predicate_parameters: { subject: 'Moon', start_longitude: 3 } }),
    '/predicate_parameters/end_longitude',
  );
  refused(
    () => electionalWindows(engine, { ...base, predicate_parameters: { ...base.predicate_parameters, houses: [1] } }),
    '/predicate_parameters/houses',
  );
  refused(() => electionalWindows(engine, { ...base, policy: { bodies: ['Sun'] } }), '/policy/bodies');
});

test('rule: the crossings of the Moon are on the ecliptic, before and after the instant, in alternating directions', () => {
  for (let jd = 2451545.3; jd < 2451745; jd += 9.7) {
    const answer = lunarEclipticDirection(engine, { jd_ut: jd });
    assert.ok(answer.previous_crossing.jd_ut <= jd && answer.next_crossing.jd_ut > jd);
    assert.notEqual(answer.previous_crossing.direction, answer.next_crossing.direction);
    assert.ok(Math.abs(place('Moon', answer.next_crossing.jd_ut).latitudeDeg) < 1e-6);
    assert.equal(answer.hemisphere, answer.previous_crossing.direction.startsWith('asc') ? 'north' : 'south');
  }
});

test('rule: each impediment of the Moon is triggered exactly when its definition is met, over two months', () => {
  for (let jd = 2460676.5; jd < 2460736.5; jd += 0.37) {
    const moon = place('Moon', jd),
      sun = place('Sun', jd);
    const apart = Math.abs(((moon.longitudeDeg - sun.longitudeDeg + 540) % 360) - 180);
    const ramesey = rameseyMoonCondition(engine, { ...moment, jd_ut: jd }).evaluation;
    const has = (id: string) => ramesey.triggered_rule_ids.includes(id);
    assert.equal(has('moon_combust_sun_12deg'), apart <= 12);
    assert.equal(has('moon_opposition_sun'), apart >= 180 - 13.5);
    assert.equal(has('moon_slow_below_authA_mean'), moon.longitudeRateDegPerDay < 13 + 10 / 60 + 36 / 3600);
    assert.equal(has('moon_in_third_degree_scorpio'), Math.floor(moon.longitudeDeg) === 212);
    const dorotheus = dorotheanMoonCondition(engine, { ...moment, jd_ut: jd }).evaluation;
    assert.equal(dorotheus.triggered_rule_ids.includes('moon_under_solar_rays'), apart <= 15);
    assert.equal(
      dorotheus.triggered_rule_ids.includes('moon_in_burned_path'),
      moon.longitudeDeg >= 180 && moon.longitudeDeg < 240,
    );
    assert.deepEqual(dorotheus.not_evaluable_rule_ids, [
      'moon_on_ecliptic_descending_south',
      'moon_disengaging_from_sun',
    ]);
    assert.notEqual(dorotheus.status, 'clear_of_profile_impediments');
  }
});

test('rule: the burnt path follows the requested reading, the eighth defect its variant', () => {
  const jd = 2460667.5 - 1.4; // the Moon in the last degrees of Libra or near them
  const longitude = place('Moon', jd).longitudeDeg;
  const burnt = (burnt_path_variant: Parameters<typeof sahlMoonCondition>[1]['burnt_path_variant']) =>
    sahlMoonCondition(engine, { ...moment, jd_ut: jd, burnt_path_variant }).evaluation.rules[6].clauses[1].state;
  assert.equal(burnt('authB_text_indeterminate_no_numeric_endpoints'), 'not_evaluable');
  assert.equal(
    burnt('later_fifteen_degrees_15_libra_to_15_scorpio'),
    longitude >= 195 && longitude < 225 ? 'triggered' : 'clear',
  );
  assert.equal(
    burnt('dykes_glossary_fall_degrees_19_libra_to_3_scorpio'),
    longitude >= 199 && longitude < 213 ? 'triggered' : 'clear',
  );
  const latin = sahlMoonCondition(engine, {
    ...moment,
    jd_ut: jd,
    burnt_path_variant: 'authB_text_indeterminate_no_numeric_endpoints',
    eighth_rule_variant: 'latin_twelfth_sign',
  }).evaluation.rules[7];
  assert.equal(latin.clauses[0].clause_id, 'moon_in_latin_twelfth_sign_with_malefic');
});

test('validation: the Moon is eclipsed at the greatest eclipse of 2025-03-14 (06:58:47 UT, NASA catalogue) and not a day before', () => {
  const eclipsed = (jd_ut: number) => dorotheanMoonCondition(engine, { ...moment, jd_ut }).evaluation.rules[0].state;
  assert.equal(eclipsed(2460748.7908), 'triggered');
  assert.equal(eclipsed(2460748.7908 - 0.06), 'triggered'); // U1 05:09, an hour and 49 minutes before
  assert.equal(eclipsed(2460748.7908 - 0.09), 'clear');
  assert.equal(eclipsed(2460747.79), 'clear');
});

test('rule: without quadrant houses cadency is not evaluable; an unknown house system is refused', () => {
  const { evaluation } = rameseyMoonCondition(engine, { ...moment, jd_ut: 2460676.9, house_system: 'W' });
  assert.equal(evaluation.rules[6].clauses[0].state, 'not_evaluable');
  assert.throws(
    () => rameseyMoonCondition(engine, { ...moment, jd_ut: 2460676.9, house_system: 'nonsense' }),
    InvalidInput,
  );
});

test('rule: remedies apply when something is impeded and time presses, and erase nothing', () => {
  const at = (unavoidable_time_urgency: boolean | null) =>
    rameseyMoonCondition(engine, { ...moment, jd_ut: 2460676.9, unavoidable_time_urgency }).evaluation.remedies[0];
  assert.equal(at(true).applicability, 'applicable');
  assert.equal(at(false).applicability, 'not_applicable');
  assert.equal(at(null).applicability, 'indeterminate');
  assert.equal(at(true).erases_triggered_rules, false);
});

test('rule: the samples of a scan equal the single evaluations, for each author', () => {
  const scan = { ...moment, jd_start: 2460740.5, jd_end: 2460750.5, policy: { step_days: 1 } };
  const statuses = ['one_or_more_profile_impediments'] as const;
  const variants = { burnt_path_variant: 'later_fifteen_degrees_15_libra_to_15_scorpio' } as const;
  const single = {
    authA_moon_condition_v1: (jd_ut: number) => rameseyMoonCondition(engine, { ...moment, jd_ut }).evaluation,
    authB_moon_condition_v1: (jd_ut: number) => sahlMoonCondition(engine, { ...moment, jd_ut, ...variants }).evaluation,
    authC_moon_condition_v1: (jd_ut: number) => dorotheanMoonCondition(engine, { ...moment, jd_ut }).evaluation,
  };
  for (const profile_id of ['authA_moon_condition_v1', 'authB_moon_condition_v1', 'authC_moon_condition_v1'] as const) {
    const { samples, status_counts } = westernProfileWindows(engine, {
      ...scan,
      profile_id,
      qualification_statuses: [...statuses],
      ...(profile_id === 'authB_moon_condition_v1' ? { authB_burnt_path_variant: variants.burnt_path_variant } : {}),
    });
    assert.equal(samples.length, 11);
    assert.equal(
      status_counts.reduce((sum, one) => sum + one.count, 0),
      11,
    );
    for (const sample of samples) {
      const { status, triggered_rule_ids } = single[profile_id](sample.jd_ut);
      assert.deepEqual([sample.status, sample.triggered_rule_ids], [status, triggered_rule_ids]);
      assert.equal(sample.qualifies, status === 'one_or_more_profile_impediments');
    }
  }
});

test('rule: a radical election requires all four natal fields and reports the natal ascendant', () => {
  const request = { ...moment, jd_ut: 2460676.9, matter: 'war_and_arms', election_class: 'radical' } as const;
  assert.throws(() => dorotheanRootedContext(engine, request), InvalidInput);
  const { radicality } = dorotheanRootedContext(engine, {
    ...request,
    natal_jd_ut: 2451545,
    natal_latitude: 51.5,
    natal_longitude: 0,
    natal_house_system: 'P',
  }).evaluation;
  assert.deepEqual(
    [radicality.natal_required, radicality.natal_provided, radicality.natal_ascendant_sign],
    [true, true, 'Aries'],
  );
});

test('rule: ascensional times at the equator are those of right ascension (Almagest II.8); exact aspects of a perfection have their angle', () => {
  const nature = (latitude: number) =>
    dorotheanConstruction(engine, { jd_ut: 2460676.9, latitude, longitude: -0.12, house_system: 'R' }).evaluation
      .sign_nature;
  // Ptolemy, Almagest II.8, sphaera recta: 27;50, 29;54 or 32;16 degrees.
  const arc = nature(0).ascensional_arc_degrees!;
  assert.ok([27.9, 29.9, 32.2].some((known) => Math.abs(arc - known) < 0.15));
  const { events } = classicalPerfection(engine, {
    jd_start: 2460676.5,
    jd_end: 2460707.5,
    significator_a: 'Mars',
    significator_b: 'Venus',
    is_day_chart: true,
  }).evaluation;
  assert.ok(events.every((event, i) => i === 0 || event.jd_ut >= events[i - 1].jd_ut));
  for (const event of events.filter((one) => one.kind === 'aspect_exact')) {
    const directed = place(event.actor, event.jd_ut).longitudeDeg - place(event.target!, event.jd_ut).longitudeDeg;
    assert.ok(Math.abs(((directed - event.directional_angle_deg! + 540) % 360) - 180) < 1e-5);
  }
});

test('rule: windows separated by a gap shorter than a step have no brackets between them; refinement is a stage of its own', () => {
  const refined = (boundary_refine_steps: number) =>
    electionalWindows(engine, {
      ...site,
      jd_start: 2460676.5,
      jd_end: 2460677.5,
      predicate_profile: 'body_longitude_range_v1',
      predicate_parameters: { subject: 'Sun', start_longitude: 270, end_longitude: 300 },
      policy: { step_days: 0.25, merge_gap_days: 0.1, boundary_refine_steps },
    });
  const { windows, policy, provenance } = refined(3);
  assert.equal(windows.length, 5);
  for (const { entry_bracket, exit_bracket } of windows) assert.deepEqual([entry_bracket, exit_bracket], [null, null]);
  assert.deepEqual([policy.requested_bodies, policy.effective_bodies], [null, null]);
  assert.deepEqual(provenance.stage_sequence.slice(-2), ['boundary_refinement', 'response_serialization']);
  assert.ok(!refined(0).provenance.stage_sequence.includes('boundary_refinement'));
});

test('rule: the next connection of the Moon is reported with its placement, and a station has no sign', () => {
  const { evaluation } = dorotheanRootedContext(engine, {
    ...moment,
    jd_ut: 2431365.909934044,
    matter: 'war_and_arms',
  });
  const [, , outcome] = evaluation.supplementary_indicators;
  const { longitudeDeg } = place(outcome.body!, 2431365.909934044);
  assert.ok(Math.abs(outcome.longitude! - ((longitudeDeg + 360) % 360)) < 1e-9);
  assert.equal(outcome.placement!.sign, outcome.sign);
  assert.equal(outcome.placement!.role, outcome.indicator_id);
  assert.deepEqual(evaluation.next_connection_placement, outcome.placement);

  const { events } = classicalPerfection(engine, {
    jd_start: 2456999.5,
    jd_end: 2457019.5,
    significator_a: 'Sun',
    significator_b: 'Mars',
    is_day_chart: true,
  }).evaluation;
  const stations = events.filter(({ kind }) => kind.startsWith('station'));
  assert.ok(stations.length > 0);
  for (const { sign_before, sign_after } of stations) assert.deepEqual([sign_before, sign_after], [null, null]);
});

test('rule: without quadrant houses the strong places are not evaluable (Carmen V.7.2-3)', () => {
  const qualified = (house_system: string) =>
    dorotheanConstruction(engine, { jd_ut: 2460676.9, latitude: 51.5, longitude: -0.12, house_system })
      .evaluation.construction_clauses.flatMap(({ measurements }) => measurements)
      .filter(({ name }) => name.startsWith('qualified_'));
  assert.deepEqual(
    qualified('W').map(({ value }) => value),
    [null, null, null],
  );
  assert.ok(qualified('R').every(({ value }) => value !== null));
});

test('rule: Moon profiles name the product of their rates, the apparent longitude', () => {
  const { evaluation } = dorotheanMoonCondition(engine, {
    jd_ut: 2460676.9,
    latitude: 51.5,
    longitude: -0.12,
    house_system: 'R',
  });
  assert.equal(evaluation.rate_product, 'apparent_geocentric_ecliptic_longitude_rate');
  const slow = evaluation.rules
    .flatMap(({ clauses }) => clauses.flatMap(({ measurements }) => measurements))
    .find(({ name }) => name === 'moon_longitude_rate')!;
  assert.ok(Math.abs((slow.value as number) - place('Moon', 2460676.9).longitudeRateDegPerDay) < 1e-9);
});
