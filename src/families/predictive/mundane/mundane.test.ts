import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { MODALITIES, rameseyIngresses } from '../../../doctrine/mundane/revolution.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { eventChartProfile } from './profile.js';
import type { MundaneEventChartProfileRequest, MundaneLocationRequest } from './schema.js';

const engine = sharedEngine();
const LONDON: MundaneLocationRequest = {
  label: 'London',
  role: 'user_specified',
  source_id: 'user',
  valid_from_utc: null,
  valid_until_utc: null,
  latitude_deg: 51.5074,
  longitude_deg_east: -0.1278,
};
const common = {
  search_start_utc: '2024-01-01T00:00:00Z',
  search_end_utc: '2025-01-01T00:00:00Z',
  location: LONDON,
  house_system: 'R',
} as const;
const INGRESS = {
  ...common,
  event_type: 'cardinal_ingress',
  selected_ingress: 'aries',
  selection_policy: 'all_four_cardinal_ingresses_v1',
} as const;
const SYZYGY = { ...common, event_type: 'primary_syzygy', anchor_ingress: 'libra' } as const;
const ECLIPSE = {
  ...common,
  search_end_utc: '2024-06-01T00:00:00Z',
  event_type: 'eclipse',
  eclipse_id: '2024 April',
  eclipse_kind: 'solar',
  chart_epoch_kind: 'greatest_eclipse',
} as const;
const CONJUNCTIONS = {
  ...common,
  search_start_utc: '1980-01-01T00:00:00Z',
  search_end_utc: '2021-01-01T00:00:00Z',
  event_type: 'jupiter_saturn_ecliptic_longitude_conjunction',
  selected_root_index: 0,
} as const;

const refusal = (request: MundaneEventChartProfileRequest): string => {
  try {
    eventChartProfile(engine, request);
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    return error.problems[0].field;
  }
  return 'none';
};
const near = (jd: number | undefined, expected: number, seconds: number): void =>
  assert.ok(jd !== undefined && Math.abs(jd - expected) * 86_400 <= seconds, `${jd} for ${expected}`);

test('validation: ingresses and syzygies of 2024 agree with the USNO to the minute, and the later syzygy precedes the equinox', () => {
  const { selection } = eventChartProfile(engine, INGRESS);
  assert.ok(selection.event_type === 'cardinal_ingress');
  const utc = selection.selection.all_events.map(({ clock }) => clock?.utc?.jd);
  // 20 March 03:06, 20 June 20:51, 22 September 12:44, 21 December 09:20 (09:21)
  [2460389.6292, 2460482.3688, 2460576.0306, 2460665.8892].forEach((jd, i) => near(utc[i], jd, 60));
  const syzygy = eventChartProfile(engine, SYZYGY).selection;
  assert.ok(syzygy.event_type === 'primary_syzygy');
  // New Moon 3 September 01:55, full Moon 18 September 02:34.
  const [first, last] = syzygy.selection.candidates;
  near(first.clock?.utc?.jd, 2460556.5799, 60);
  near(last.clock?.utc?.jd, 2460571.6069, 60);
  assert.equal(syzygy.selection.selected, last);
  assert.equal(last.phase, 'full_moon');
});

test('rule: candidates are the new Moon, then the full Moon, and the later is selected; names of searches and families are fixed', () => {
  // New Moon 10 March, full Moon 24 February and 25 March 2024 (USNO).
  const { selection, profile } = eventChartProfile(engine, { ...SYZYGY, anchor_ingress: 'aries' });
  assert.ok(selection.event_type === 'primary_syzygy');
  const { candidates, selected, policy_id } = selection.selection;
  assert.deepEqual(
    candidates.map(({ phase, search_truth }) => [phase, search_truth?.search_kind]),
    [
      ['new_moon', 'preceding_new_moon'],
      ['full_moon', 'preceding_full_moon'],
    ],
  );
  assert.ok(candidates[1].epoch.jd < candidates[0].epoch.jd);
  assert.equal(selected, candidates[0]);
  assert.equal(policy_id, 'strictly_preceding_primary_syzygy_v1');
  const ingress = eventChartProfile(engine, INGRESS);
  assert.deepEqual(ingress.profile.preceding_syzygy.selection?.candidates, candidates);
  const { anchor_event } = selection.selection;
  assert.equal(anchor_event.search_truth?.search_kind, 'direct_solar_cardinal_ingress');
  for (const { provenance } of [anchor_event, ...candidates])
    assert.equal(provenance.provenance_family_id, 'engine_true_of_date_solar_lunar_events_v1');
  assert.equal(profile.anchor_event.receipt, selected);
});

test('rule: the profile of a syzygy has no preceding syzygy, which belongs to an ingress chart', () => {
  const { profile } = eventChartProfile(engine, SYZYGY);
  const { status, selection, issue } = profile.preceding_syzygy;
  assert.deepEqual(
    [status, selection, issue?.reason, issue?.missing_inputs],
    ['not_evaluable', null, 'event_semantics_mismatch', ['cardinal_ingress_anchor']],
  );
  assert.deepEqual(
    profile.not_evaluable.map(({ component }) => component),
    ['cardinal_ingress_selection', 'preceding_primary_syzygy'],
  );
  assert.deepEqual(profile.included_components, ['anchor_event', 'local_chart_projection']);
  const ofIngress = eventChartProfile(engine, INGRESS).profile;
  assert.equal(ofIngress.preceding_syzygy.status, 'evaluated');
  assert.deepEqual(ofIngress.not_evaluable, []);
});

test('regression: at its ingress the Sun is in the new sign, and houses by its sign begin there', () => {
  for (let year = 1900; year < 1940; year++)
    for (const [i, selected_ingress] of (['aries', 'cancer', 'libra', 'capricorn'] as const).entries()) {
      const { selection, profile } = eventChartProfile(engine, {
        ...INGRESS,
        search_start_utc: `${year}-01-01T00:00:00Z`,
        search_end_utc: `${year + 1}-01-01T00:00:00Z`,
        house_system: 'S',
        selected_ingress,
      });
      assert.ok(selection.event_type === 'cardinal_ingress');
      for (const [sign, { sun_longitude_deg: sun }] of selection.selection.all_events.entries())
        assert.ok(sun >= 90 * sign && sun < 90 * sign + 1e-8, `${year}: ${sun}`);
      assert.equal(profile.local_projection.receipt?.house_computation.houses.cusps[0], 90 * i, `${year} ${i}`);
    }
});

test('rule: the search must contain each of the four ingresses exactly once', () => {
  for (const request of [INGRESS, SYZYGY]) {
    assert.equal(refusal({ ...request, search_end_utc: '2024-12-01T00:00:00Z' }), '/search_end_utc');
    assert.equal(refusal({ ...request, search_end_utc: '2025-03-25T00:00:00Z' }), '/search_end_utc');
    assert.equal(refusal({ ...request, search_end_utc: '2023-12-01T00:00:00Z' }), '/search_end_utc');
    assert.equal(refusal({ ...request, search_end_utc: '2025-03-19T00:00:00Z' }), 'none');
  }
});

test('rule: a movable sign rising at the Aries ingress requires four charts, a common one two, a fixed one one (Ramesey IV.2)', () => {
  assert.deepEqual(
    [0, 1, 2].map((sign) => rameseyIngresses(sign).length),
    [4, 1, 2],
  );
  const policy = 'authA_1653_ascendant_modality_v1';
  const seen = new Set<string>();
  for (let longitude = -180; longitude < 180; longitude += 15) {
    const request = {
      ...INGRESS,
      selection_policy: policy,
      location: { ...LONDON, longitude_deg_east: longitude },
    } as const;
    const { selection } = eventChartProfile(engine, request);
    assert.ok(selection.event_type === 'cardinal_ingress');
    const { authA_cadence: cadence, selected_events } = selection.selection;
    assert.ok(cadence !== null);
    seen.add(cadence.ascendant.ascendant_modality);
    assert.equal(cadence.chart_count, { cardinal: 4, mutable: 2, fixed: 1 }[cadence.ascendant.ascendant_modality]);
    assert.deepEqual(
      selected_events.map(({ ingress }) => ingress),
      cadence.selected_ingresses,
    );
    const field = refusal({ ...request, selected_ingress: 'cancer' });
    assert.equal(field, cadence.selected_ingresses.includes('cancer') ? 'none' : '/selected_ingress');
  }
  assert.deepEqual([...seen].sort(), [...MODALITIES].sort());
});

test('validation: the total eclipse of 8 April 2024 agrees with NASA (greatest 18:17:21, P1 15:42, U1 16:39, U4 19:55, P4 20:52, TD-UT 69.2 s)', () => {
  const { selection, profile } = eventChartProfile(engine, ECLIPSE);
  assert.ok(selection.event_type === 'eclipse');
  near(selection.event.named_epochs.find((one) => one.epoch_kind === 'greatest_eclipse')?.epoch.jd, 2460409.26204, 5);
  const contacts = selection.event.global_contacts;
  assert.deepEqual(
    contacts.map(({ contact }) => contact),
    ['c1', 'c2', 'c3', 'c4'],
  );
  [2460409.1543, 2460409.1939, 2460409.33, 2460409.3697].forEach((jd, i) => near(contacts[i].epoch.jd, jd, 60));
  assert.ok(profile.not_evaluable.some(({ component }) => component === 'local_eclipse_circumstances'));
  // An epoch of the other kind, and a search with more than one eclipse of the kind.
  assert.equal(refusal({ ...ECLIPSE, chart_epoch_kind: 'equatorial_opposition' }), '/chart_epoch_kind');
  assert.equal(refusal({ ...ECLIPSE, search_end_utc: '2025-01-01T00:00:00Z' }), '/search_end_utc');
});

test('validation: the triple conjunction of 1980-81 and those of 2000 and 2020 agree with Meeus (Astronomical Tables)', () => {
  const { selection } = eventChartProfile(engine, CONJUNCTIONS);
  assert.ok(selection.event_type === 'jupiter_saturn_ecliptic_longitude_conjunction');
  const { roots } = selection.sequence;
  assert.deepEqual(
    roots.map(({ clock }) => new Date(((clock?.utc?.jd ?? 0) - 2440587.5) * 86_400_000).toISOString().slice(0, 10)),
    ['1980-12-31', '1981-03-04', '1981-07-24', '2000-05-28', '2020-12-21'],
  );
  assert.deepEqual(
    roots.map(({ jupiter_motion }) => jupiter_motion),
    ['direct', 'retrograde', 'direct', 'direct', 'direct'],
  );
  assert.equal(refusal({ ...CONJUNCTIONS, selected_root_index: 5 }), '/selected_root_index');
});

test('property: roots are at their angle, in a bracket with a change of sign, in any year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1900, max: 2600 }), (year) => {
      const text = (n: number): string => `${n < 0 ? '-' : '+'}${String(Math.abs(n)).padStart(6, '0')}-01-20T00:00:00Z`;
      const { selection } = eventChartProfile(engine, {
        ...INGRESS,
        search_start_utc: text(year),
        search_end_utc: text(year + 1),
      });
      assert.ok(selection.event_type === 'cardinal_ingress');
      for (const { search_truth, root_residual_deg, ingress } of selection.selection.all_events) {
        assert.ok(Math.abs(root_residual_deg) < 1e-6, ingress);
        assert.ok(search_truth !== null && search_truth.bracket_start_residual_deg <= 0);
        assert.ok(search_truth.bracket_end_residual_deg >= 0);
      }
    }),
    { seed: 1653, numRuns: 12 },
  );
});

test('rule: a place outside the period of its role, or without houses, does not affect the event', () => {
  const plain = eventChartProfile(engine, SYZYGY);
  const later = { ...LONDON, role: 'seat_of_government', valid_from_utc: '2024-09-18T12:00:00Z' } as const;
  const invalid = eventChartProfile(engine, { ...SYZYGY, location: later }).profile;
  assert.equal(invalid.local_projection.issue?.reason, 'location_not_valid_at_event');
  const polar = eventChartProfile(engine, {
    ...SYZYGY,
    house_system: 'P',
    location: { ...LONDON, latitude_deg: 80 },
  }).profile;
  assert.equal(polar.local_projection.issue?.reason, 'house_projection_failed');
  for (const profile of [invalid, polar]) {
    assert.equal(profile.status, 'evaluated');
    assert.deepEqual(profile.anchor_event, plain.profile.anchor_event);
    assert.equal(profile.local_projection.receipt, null);
    assert.ok(!profile.included_components.includes('local_chart_projection'));
  }
});

test('rule: a role other than user_specified requires a start, and ends after it', () => {
  const location = { ...LONDON, role: 'constitutional_capital' } as const;
  assert.equal(refusal({ ...SYZYGY, location }), '/location/valid_from_utc');
  const ended = { ...location, valid_from_utc: '1800-01-01T00:00:00Z', valid_until_utc: '1800-01-01T00:00:00Z' };
  assert.equal(refusal({ ...SYZYGY, location: ended }), '/location/valid_until_utc');
});

test('rule: no UTC is given before 1972', () => {
  const { selection } = eventChartProfile(engine, {
    ...INGRESS,
    search_start_utc: '1653-01-01T00:00:00Z',
    search_end_utc: '1654-01-01T00:00:00Z',
  });
  assert.ok(selection.event_type === 'cardinal_ingress');
  assert.equal(selection.selection.all_events[0].clock?.utc, null);
});
