import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../test/support/engine.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { current, lordPair } from '../../families/predictive/dasha/vimshottari.js';
import { chartPanchanga, panchangaProfile } from '../../families/vedic/panchanga/panchanga.js';
import { shadbalaProfile, shadbalaResult } from '../../families/vedic/shadbala/shadbala.js';
import { InvalidInput } from '../../kernel/errors.js';
import { vedicProfile } from './profile.js';

const engine = sharedEngine();
const observer = { dt: '1985-07-14T08:25:00+05:30', observer_lat: -33.87, observer_lon: 151.21, observer_elev_m: 35 };
const current_dt = '2024-06-01T00:00:00Z';
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;

test('rule: every section equals the answer of its route to the same request', () => {
  const place = { ayanamsa_mode: 'mean', place_center: 'topocentric', place_reduction: 'geometric' } as const,
    solarDay = { sunrise_definition: 'centre_unrefracted' } as const,
    policy = { kendra_basis: 'house', moolatrikona: 'raman' } as const;
  for (const [options, ayanamsa_system] of [
    [{}, 'authI'],
    [{ ...place, ...solarDay }, 'Raman'],
  ] as const) {
    const shared = { ...observer, ...options, ayanamsa_system };
    const answer = vedicProfile(engine, {
      ...shared,
      current_dt,
      house_system: 'K',
      hora_lord: 'Venus',
      bodies: ['Sun', 'Ceres'],
      include: { dasha_current: true, dasha_lord_pair: true },
      shadbala_policy: policy,
      dasha_year_basis: 'savana_360',
      dasha_levels: 3,
    });
    const chart = chartReduction(engine, { ...observer, bodies: ['Sun', 'Ceres'] });
    assert.deepEqual([answer.chart, answer.chart_reduction], [chart.result, chart.reduction]);
    const panchanga = chartPanchanga(engine, shared);
    assert.deepEqual([answer.panchanga, answer.panchanga_profile], [panchanga, panchangaProfile(panchanga)]);
    const strengths = { ...shared, house_system: 'K', hora_lord: 'Venus', policy };
    assert.deepEqual(answer.shadbala, shadbalaResult(engine, strengths));
    assert.deepEqual(answer.shadbala_profile, shadbalaProfile(engine, strengths));
    const { dt, observer_elev_m, observer_lat, observer_lon } = observer,
      site = 'place_center' in options ? { observer_lat, observer_lon, observer_elev_m, ...place } : {},
      natal = { dt, ayanamsa: ayanamsa_system, year_basis: 'savana_360' as const, ...site };
    assert.deepEqual(answer.dasha_current, current(engine, { natal, current_dt, levels: 3 }));
    assert.deepEqual(answer.dasha_lord_pair, lordPair(engine, { natal, current_dt, levels: 3 }));
    assert.deepEqual(answer.included_sections, Object.keys(answer).slice(3, 11));
  }
});

test('rule: an excluded section is null and not listed; periods are included on request', () => {
  const answer = vedicProfile(engine, { ...observer, include: { chart: false, shadbala: false } });
  assert.deepEqual(
    [answer.chart, answer.chart_reduction, answer.shadbala, answer.dasha_current, answer.dasha_lord_pair],
    [null, null, null, null, null],
  );
  assert.deepEqual(answer.included_sections, ['panchanga', 'panchanga_profile', 'shadbala_profile']);
  assert.deepEqual(answer.provenance.included_existing_surfaces, [
    'POST /v1/panchanga/chart',
    'POST /v1/panchanga/chart/profile',
    'POST /v1/shadbala/chart/profile',
  ]);
});

test('rule: periods require an instant within the 120 years', () => {
  const none = { chart: false, panchanga: false, panchanga_profile: false, shadbala: false, shadbala_profile: false };
  assert.throws(() => vedicProfile(engine, { ...observer, include: none }), failsAt('/include'));
  for (const include of [{ dasha_current: true }, { dasha_lord_pair: true }]) {
    assert.throws(() => vedicProfile(engine, { ...observer, include }), failsAt('/current_dt'));
    const late = { ...observer, include, current_dt: '2150-01-01T00:00:00Z' };
    assert.throws(() => vedicProfile(engine, late), failsAt('/current_dt'));
  }
});

test('rule: each section has the ayanamsa of its policy, else that of the request; unknown names are refused', () => {
  const answer = vedicProfile(engine, {
    ...observer,
    ayanamsa_system: 'Raman',
    panchanga_policy: { ayanamsa_system: 'Fagan-Bradley' },
    shadbala_policy: { ayanamsa_system: 'Krishnamurti' },
  });
  assert.deepEqual(
    [answer.panchanga, answer.panchanga_profile, answer.shadbala, answer.shadbala_profile].map(
      (part) => part?.ayanamsa_system,
    ),
    ['Fagan-Bradley', 'Fagan-Bradley', 'Krishnamurti', 'Krishnamurti'],
  );
  const plain = vedicProfile(engine, { ...observer, ayanamsa_system: 'Raman' });
  assert.deepEqual([plain.panchanga?.ayanamsa_system, plain.shadbala?.ayanamsa_system], ['Raman', 'Raman']);
  const unknown = { ayanamsa_system: 'Ramman' };
  assert.throws(() => vedicProfile(engine, { ...observer, ...unknown }), failsAt('/ayanamsa_system'));
  for (const field of ['panchanga_policy', 'shadbala_policy'])
    assert.throws(() => vedicProfile(engine, { ...observer, [field]: unknown }), failsAt(`/${field}/ayanamsa_system`));
});

test('rule: at the poles, which have no Lagna, sections without a Lagna have answers', () => {
  const pole = { ...observer, observer_lat: 90 };
  assert.throws(() => vedicProfile(engine, pole), failsAt('/observer_lat'));
  const answer = vedicProfile(engine, { ...pole, include: { shadbala: false, shadbala_profile: false } });
  assert.equal(answer.panchanga?.vara_basis.basis, 'local_mean_time_06h');
});

test('property: one instant in two offsets gives one answer, at any date, in both hemispheres, in polar day and night', () => {
  // A month inside the ephemeris, because the lunar months around the instant must be covered.
  const covered = { min: -1_825_800, max: 364_000 };
  fc.assert(
    fc.property(
      fc.integer(covered),
      fc.integer({ min: 0, max: 86399 }),
      fc.double({ min: -89.9, max: 89.9, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: -720, max: 840 }),
      (day, second, observer_lat, observer_lon, offset) => {
        const at = day + second / 86400;
        const ask = (minutes: number) =>
          vedicProfile(engine, {
            dt: engine.time.formatWithOffset(at, minutes),
            current_dt: engine.time.formatWithOffset(at + 10_000.25, minutes),
            observer_lat,
            observer_lon,
            include: { chart: false, dasha_current: true, dasha_lord_pair: true },
            dasha_include_sub: false,
          });
        const one = ask(0);
        assert.deepEqual({ ...ask(offset), request: one.request }, one);
        // The sections share one Moon, one day and one ayanamsa.
        const { panchanga, panchanga_profile, shadbala, dasha_current, dasha_lord_pair } = one;
        assert.equal(dasha_current?.basis.moon_sidereal_longitude, panchanga?.nakshatra.sidereal_lon);
        assert.equal(dasha_current?.basis.birth_nakshatra, panchanga?.nakshatra.nakshatra);
        assert.equal(dasha_lord_pair?.maha_profile.planet, dasha_current?.mahadasha.planet);
        assert.deepEqual(shadbala?.vara_basis, panchanga?.vara_basis);
        assert.equal(shadbala?.lords.vara, panchanga_profile?.vara_lord);
        assert.equal(shadbala?.ayanamsa_degrees, panchanga?.ayanamsa_degrees);
      },
    ),
    { numRuns: 40 },
  );
});
