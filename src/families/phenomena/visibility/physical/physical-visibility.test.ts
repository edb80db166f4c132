import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../../test/support/engine.js';
import { engineWithPack } from '../../../../../test/support/visibility-pack.js';
import { InvalidInput, NotConfigured } from '../../../../kernel/errors.js';
import { physicalAssessment } from './assessment.js';
import { physicalEvent } from './event.js';
import type { AssessmentRequest, EventRequest, Phase, PolicyRequest } from './schema.js';
import { PHASES } from './schema.js';

const engine = engineWithPack();
const dusk: AssessmentRequest = { body: 'Venus', jd_ut: 2460646.2083333335, lat: 40, lon: 0 };
const assess = (change: Partial<AssessmentRequest> = {}, policy?: PolicyRequest) =>
  physicalAssessment(engine, { ...dusk, ...change, policy });
const event = (
  body: string,
  phase: Phase,
  jdStart: number,
  place: { lat: number; lon: number },
  more: Partial<EventRequest> = {},
) => physicalEvent(engine, { body, phase, jd_start: jdStart, ...place, ...more });
const refuses = (use: () => unknown, field: string): void =>
  assert.throws(
    use,
    (error) => error instanceof InvalidInput && error.problems.some((problem) => problem.field === field),
  );

/** Julian day of midnight of a date in the Julian calendar (Meeus, Astronomical Algorithms, ch. 7). */
const julianDate = (year: number, month: number, day: number): number =>
  Math.floor(365.25 * (year + 4716)) + Math.floor(30.6001 * (month + 1)) + day - 1524.5;

test('rule: without a data pack both routes answer that they are not configured', () => {
  assert.throws(() => physicalAssessment(sharedEngine(), dusk), NotConfigured);
  assert.throws(
    () =>
      physicalEvent(sharedEngine(), {
        body: 'Venus',
        phase: 'evening_last_setting',
        jd_start: 2460735.5,
        lat: 40,
        lon: 0,
      }),
    /SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY/,
  );
});

test('rule: an assessment has every receipt, and the receipts are consistent', () => {
  const answer = assess();
  assert.deepEqual(
    [answer.status, answer.evidence_state, answer.visible, answer.observable],
    ['evaluated', 'evaluated_clear_sky', true, true],
  );
  const threshold = answer.threshold_receipt!,
    target = answer.target_receipt!,
    background = answer.background_receipt!,
    budget = answer.error_budget_receipt!;
  const margin = threshold.limiting_magnitude - target.conditioned_target_magnitude;
  assert.ok(Math.abs(margin - answer.visibility_margin_magnitude!) < 1e-12);
  const lights = answer.components.filter(({ role }) => role.startsWith('background:'));
  const sum = lights.reduce((total, { details }) => total + Number(details![0][1]), 0);
  assert.ok(Math.abs(sum / background.photopic_luminance_cd_m2 - 1) < 1e-5);
  assert.deepEqual(
    lights.map(({ role }) => role.slice('background:'.length)),
    background.component_ids,
  );
  assert.ok(
    budget.visibility_margin_envelope_lower_magnitude < margin &&
      margin < budget.visibility_margin_envelope_upper_magnitude,
  );
  assert.equal(answer.data_pack_receipt!.payload_sha256.length, 9);
  assert.ok(
    Math.abs(-2.5 * Math.log10(threshold.threshold_illuminance_lux / 2.54e-6) - threshold.limiting_magnitude) < 1e-9,
  );
});

test('rule: a target that is not a point source, has no magnitude, or is outside the pack has a typed reason', () => {
  const states = (answer: { status: string; evidence_state: string; visible: boolean | null }) => [
    answer.status,
    answer.evidence_state,
    answer.visible,
  ];
  assert.deepEqual(states(assess({ body: 'Moon' })), ['not_evaluable', 'not_applicable', null]);
  assert.deepEqual(states(assess({ body: 'True Node' })), ['not_evaluable', 'not_applicable', null]);
  assert.deepEqual(states(assess({ body: 'Pluto' })), ['not_evaluable', 'missing_dependency', null]);
  assert.deepEqual(states(assess({ jd_ut: 2460646 })), ['not_evaluable', 'out_of_domain', null], 'by day');
  assert.deepEqual(
    states(assess({ jd_ut: 2460646.6 })),
    ['evaluated', 'evaluated_clear_sky', false],
    'below the horizon',
  );
  for (const atmosphere of [
    { aerosol_profile: 'desert' },
    { atmosphere_profile: 'tropical' },
    { aod550: 1.1 },
    { surface_pressure_hpa: 400 },
    { ground_albedo: -0.1 },
  ])
    assert.deepEqual(states(assess({}, { atmosphere })), ['not_evaluable', 'out_of_domain', null]);
  assert.deepEqual(states(assess({}, { expected_data_pack_id: 'another' })), [
    'not_evaluable',
    'missing_dependency',
    null,
  ]);
  assert.deepEqual(states(assess({}, { expected_manifest_sha256: 'ab' })), [
    'not_evaluable',
    'missing_dependency',
    null,
  ]);
  const own = assess().data_pack_receipt!;
  assert.equal(
    assess({}, { expected_data_pack_id: own.pack_id, expected_manifest_sha256: own.manifest_sha256 }).status,
    'evaluated',
  );
  refuses(() => assess({ body: 'Vulcan' }), '/body');
});

const measured = (scope: 'total_background' | 'dark_sky_anchor') => ({
  kind: 'directional' as const,
  photopic_luminance_cd_m2: 2e-4,
  scotopic_luminance_cd_m2: 4e-4,
  scope,
  component_ids: ['all'],
  source_id: 'camera',
  source_receipt_sha256: '0',
  method_id: 'photometry',
});

test('rule: a measured total is the background; twilight and moonlight are added to an anchor; a class is an anchor', () => {
  const total = assess({}, { background: measured('total_background') }).background_receipt!;
  assert.deepEqual(total.component_ids, ['measured_background']);
  assert.equal(total.photopic_luminance_cd_m2, 2e-4);
  assert.equal(total.authority_id, 'caller');
  assert.equal(total.photopic_interpolation_maximum_error_mag, null);
  const anchor = assess({}, { background: measured('dark_sky_anchor') }).background_receipt!;
  assert.deepEqual(anchor.component_ids, ['measured_background', 'twilight', 'moonlight']);
  assert.ok(anchor.photopic_luminance_cd_m2 > 1);
  const night = { jd_ut: 2460676.2, body: 'Jupiter' };
  const bortle = (n: number) =>
    assess(night, {
      background: {
        kind: 'bortle',
        light_pollution_class: n,
        scotopic_to_photopic_ratio: 2,
        spectral_ratio_source_id: 'x',
        source_receipt_sha256: '0',
      },
    }).threshold_receipt!.limiting_magnitude;
  for (let n = 1; n < 9; n++) assert.ok(bortle(n) > bortle(n + 1), `class ${n}`);
});

test('rule: no component of the background is counted twice', () => {
  const airglow = {
    component_kind: 'airglow' as const,
    photopic_luminance_cd_m2: 1e-3,
    scotopic_luminance_cd_m2: 2e-3,
    model_id: 'm',
    source_ids: ['s'],
    source_receipt_sha256: '0',
    spatial_applicability_id: 'p',
    temporal_applicability_id: 't',
    direction_receipt_id: 'd',
    validity_domain_id: 'v',
    uncertainty_authority_id: 'u',
  };
  const at = '/policy/modeled_background_components/0/component_kind';
  refuses(() => assess({}, { background: measured('total_background'), modeled_background_components: [airglow] }), at);
  refuses(() => assess({}, { background: measured('dark_sky_anchor'), modeled_background_components: [airglow] }), at);
  refuses(
    () => assess({}, { modeled_background_components: [airglow, airglow] }),
    '/policy/modeled_background_components/1/component_kind',
  );
  const night = { jd_ut: 2460676.2, body: 'Jupiter' };
  const light = (policy?: PolicyRequest) => {
    const receipt = assess(night, policy).components.find(({ role }) => role === 'background:airglow')!;
    return { id: receipt.component_id, luminance: Number(receipt.details![0][1]) };
  };
  assert.deepEqual(light({ modeled_background_components: [airglow] }), { id: 'm', luminance: 1e-3 });
  assert.equal(light().id, 'airglow_of_the_data_pack');
});

test('rule: a skyline hides targets below it; an invalid one is rejected at its sample', () => {
  const samples = Array.from({ length: 24 }, (_, i) => ({
    azimuth_deg: 15 * i,
    apparent_altitude_deg: i === 14 || i === 15 ? 30 : 1,
  }));
  const profile = { samples, profile_id: 'p', source_id: 's', source_receipt_sha256: '0' };
  const hidden = assess({}, { directional_horizon: profile });
  // Venus is at an altitude of 20 degrees and an azimuth of 217.
  assert.deepEqual([hidden.status, hidden.geometrically_visible, hidden.visible], ['evaluated', false, false]);
  assert.ok(hidden.horizon_receipt!.target_local_horizon_altitude_deg! > 25);
  assert.equal(hidden.horizon_receipt!.actual_maximum_gap_deg, 15);
  const swapped = { ...profile, samples: [samples[1], samples[0], ...samples.slice(2)] };
  refuses(() => assess({}, { directional_horizon: swapped }), '/policy/directional_horizon/samples/1/azimuth_deg');
  refuses(
    () => assess({}, { directional_horizon: { ...profile, samples: samples.slice(0, 12) } }),
    '/policy/directional_horizon/samples',
  );
  refuses(
    () => assess({}, { directional_horizon: profile, local_horizon_altitude_deg: 2 }),
    '/policy/local_horizon_altitude_deg',
  );
});

test('property: haze lowers the margin and a brighter star raises it; the envelope contains the margin', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Venus', 'Jupiter', 'Saturn', 'Sirius', 'Aldebaran', 'Spica'),
      fc.double({ min: 2451545, max: 2470000, noNaN: true }),
      fc.double({ min: -65, max: 65, noNaN: true }),
      fc.double({ min: 0.02, max: 0.4, noNaN: true }),
      (body, jd, lat, aod) => {
        const background = measured('total_background');
        const clearer = assess({ body, jd_ut: jd, lat }, { background, atmosphere: { aod550: aod } }),
          hazier = assess({ body, jd_ut: jd, lat }, { background, atmosphere: { aod550: aod * 1.2 } });
        if (clearer.visibility_margin_magnitude === null) return;
        assert.ok(hazier.visibility_margin_magnitude! < clearer.visibility_margin_magnitude);
        const own = assess({ body, jd_ut: jd, lat }),
          budget = own.error_budget_receipt!;
        assert.ok(budget.visibility_margin_envelope_lower_magnitude <= own.visibility_margin_magnitude!);
        assert.ok(budget.visibility_margin_envelope_upper_magnitude >= own.visibility_margin_magnitude!);
      },
    ),
    { numRuns: 60 },
  );
});

const MEMPHIS = { lat: 29.85, lon: 31.25 };

test('validation: Sothis rose heliacally in Egypt about 20 July 139 (Censorinus, De die natali 21); tolerance of two days for the air', () => {
  const found = event('Sirius', 'morning_first_rising', julianDate(139, 5, 1), MEMPHIS);
  assert.equal(found.status, 'evaluated');
  assert.ok(
    Math.abs(found.event_jd_ut! - julianDate(139, 7, 20)) < 3,
    String(found.event_jd_ut! - julianDate(139, 7, 20)),
  );
  const { sensitivity_receipt: sensitivity, observation_day_key: key } = found;
  for (const keys of [
    sensitivity.atmospheric_scenario_observation_day_keys,
    sensitivity.data_pack_numerical_observation_day_keys,
  ]) {
    const [first, last] = keys!;
    assert.ok(first <= key! && key! <= last && last > first && last - first < 8, `${first} ${key} ${last}`);
  }
  // Arcus visionis of Sirius: 7.5 to 10 degrees (Schaefer 1987; Ingham 1969; de Jong 2006).
  assert.ok(found.derived_arcus_deg! > 7 && found.derived_arcus_deg! < 10.5);
});

test('validation: arcus visionis of the planets at heliacal phases: Venus 5 to 7, Jupiter 7.5 to 10.5, Saturn 10 to 14 degrees (Ptolemy, Almagest XIII 7; Schoch 1924)', () => {
  for (const [body, phase, least, most] of [
    ['Venus', 'evening_last_setting', 4.5, 7],
    ['Jupiter', 'morning_first_rising', 7.5, 10.5],
    ['Jupiter', 'evening_last_setting', 7.5, 10.5],
    ['Saturn', 'morning_first_rising', 10, 14],
  ] as const) {
    const { derived_arcus_deg: arcus } = event(
      body,
      phase,
      2460676.5,
      { lat: 32.5, lon: 44.4 },
      { search_policy: { search_window_days: 800 } },
    );
    assert.ok(arcus !== null && arcus > least && arcus < most, `${body} ${phase}: ${arcus}`);
  }
});

test('rule: at an event the margin is zero, on the visible side, and the day before or after is not visible', () => {
  for (const phase of PHASES)
    for (const body of ['Sirius', 'Saturn']) {
      const found = event(body, phase, 2460676.5, { lat: 35, lon: 25 });
      assert.equal(found.status, 'evaluated', `${body} ${phase}`);
      const [from, to] = found.visibility_margin_bracket_jd_ut!;
      assert.ok(found.event_jd_ut! >= from && found.event_jd_ut! <= to && to - from < 0.004);
      assert.ok(Math.abs(found.visibility_margin_residual_magnitude!) < 1e-3);
      assert.equal(found.event_assessment!.visible, true);
      assert.equal(found.comparison_day_status, 'not_visible');
      const step = found.comparison_observation_day_key! - found.observation_day_key!;
      assert.ok(phase.includes('first') ? step < 0 : step > 0);
      const window = found.observation_window!;
      assert.ok(found.event_jd_ut! >= window.start_jd_ut && found.event_jd_ut! <= window.end_jd_ut);
      assert.equal(window.solar_side, phase.startsWith('morning') ? 'before_sunrise' : 'after_sunset');
      const keys = found.solver_receipt.classified_day_states.map(([key]) => key);
      assert.deepEqual(
        keys,
        [...keys].sort((a, b) => a - b),
      );
    }
});

test('rule: the events of a star in a year are heliacal rising, acronychal rising, cosmical setting, heliacal setting, in this order', () => {
  const start = event('Spica', 'morning_first_rising', 2460676.5, { lat: 35, lon: 25 }).event_jd_ut!;
  const next = (phase: Phase): number => event('Spica', phase, start, { lat: 35, lon: 25 }).event_jd_ut!;
  const rising = next('evening_last_rising'),
    setting = next('morning_first_setting'),
    last = next('evening_last_setting');
  assert.ok(start < Math.min(rising, setting) && Math.max(rising, setting) < last);
  assert.ok(Math.abs(next('morning_first_rising') - start - 365.25) < 2, 'a year later');
});

test('property: repeated searches give the events of a long search, with the same numbers', () => {
  const place = { lat: 33, lon: 44 };
  const chain = (from: number): number[] => {
    const found: number[] = [];
    for (let jd = from; found.length < 4;) {
      jd = event('Mercury', 'evening_last_setting', jd, place).event_jd_ut!;
      found.push(jd);
    }
    return found;
  };
  const events = chain(2451545);
  assert.deepEqual(chain(2451545 + 20), events, 'for any start of the search');
  assert.equal(event('Mercury', 'evening_last_setting', events[1] - 1e-6, place).event_jd_ut, events[1]);
  assert.equal(event('Mercury', 'evening_last_setting', events[1], place).event_jd_ut, events[2], 'strictly after');
  for (let i = 1; i < events.length; i++) assert.ok(Math.abs(events[i] - events[i - 1] - 116) < 25, 'a synodic period');
});

test('property: the target is visible at the instant of an event, and a finer scan finds it on the same day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Sirius', 'Venus', 'Saturn', 'Regulus', 'Mercury', 'Jupiter', 'Mars', 'Vega', 'Deneb'),
      fc.constantFrom(...PHASES),
      fc.double({ min: 2430000, max: 2470000, noNaN: true }),
      fc.double({ min: -70, max: 70, noNaN: true }),
      (body, phase, jd, lat) => {
        const found = event(body, phase, jd, { lat, lon: 20 });
        if (found.event_jd_ut === null) return;
        assert.equal(found.event_assessment!.visible, true);
        assert.ok(found.event_jd_ut > jd && found.event_jd_ut < jd + 400);
        const finer = event(body, phase, jd, { lat, lon: 20 }, { search_policy: { scan_step_days: 1 / 720 } });
        // At an edge the larger of extinction and twilight may change within the tolerance of its root.
        const slack = phase === 'morning_first_rising' || phase === 'evening_last_setting' ? 0 : 1;
        assert.ok(Math.abs(finer.observation_day_key! - found.observation_day_key!) <= slack);
      },
    ),
    {
      numRuns: 25,
      examples: [
        ['Jupiter', 'morning_first_rising', 2457000.5, -35.5],
        ['Regulus', 'evening_last_setting', 2440195.9, 73.6],
      ],
    },
  );
});

test('rule: a search without an event has a reason', () => {
  const reasons = (body: string, place = { lat: 40, lon: 0 }, more: Partial<EventRequest> = {}) => {
    const { status, evidence_state, reason } = event(body, 'morning_first_rising', 2460676.5, place, more);
    return [status, evidence_state, reason];
  };
  assert.match(String(reasons('Neptune')[2]), /darkest sky at the zenith/);
  assert.deepEqual(reasons('Polaris').slice(0, 2), ['not_found', 'evaluated_no_event']);
  assert.match(String(reasons('Polaris')[2]), /neither rises nor sets/);
  assert.deepEqual(reasons('Moon').slice(0, 2), ['not_evaluable', 'not_applicable']);
  assert.deepEqual(reasons('Canopus', { lat: 60, lon: 0 }).slice(0, 2), ['not_found', 'evaluated_no_event']);
  assert.equal(reasons('Sirius', { lat: 40, lon: 0 }, { search_policy: { search_window_days: 20 } })[0], 'not_found');
  refuses(
    () => reasons('Sirius', { lat: 40, lon: 0 }, { search_policy: { scan_step_days: 1e-5 } }),
    '/search_policy/scan_step_days',
  );
});

test('rule: at the poles and at high latitudes no search fails, and days without night are gaps', () => {
  for (const lat of [90, -90, 70, 66]) {
    const found = event('Venus', 'evening_last_setting', 2460676.5, { lat, lon: 20 });
    assert.ok(['evaluated', 'not_found'].includes(found.status));
  }
  const arctic = event(
    'Arcturus',
    'morning_first_rising',
    2460821.5,
    { lat: 69, lon: 20 },
    { search_policy: { search_window_days: 45 } },
  );
  assert.equal(arctic.solver_receipt.evaluable_day_count, 0, 'the midnight sun');
  assert.equal(arctic.solver_receipt.non_evaluable_gap_count, 1);
});
