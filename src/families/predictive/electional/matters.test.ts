import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { dorotheanMatterProfile } from './western/dorotheus-matter.js';
import { sahlMatterProfile } from './western/sahl-matter.js';
import { DOROTHEAN_PROFILES, SAHL_PROFILES } from './western/wire-words.js';

const engine = sharedEngine();
const sahlProfiles = Object.values(SAHL_PROFILES).map(([profile]) => profile);
const dorotheanProfiles = Object.values(DOROTHEAN_PROFILES).map(([profile]) => profile);
const moment = { jd_ut: 2460676.9, latitude: 51.5, longitude: -0.12, house_system: 'R' };
const burnt = { burnt_path_variant: 'later_fifteen_degrees_15_libra_to_15_scorpio' } as const;
const flow = { moon_flow_policy: { previous_window: 'fixed_lookback', previous_lookback_days: 6 } } as const;
const dry = { sign_nature_variant: 'lilly_1647_elemental_qualities' } as const;
type Dorothean = Parameters<typeof dorotheanMatterProfile>[1];
const needs = (profile: string) => ({
  ...(['authC_leasing_v1', 'authC_buying_and_selling_v1'].includes(profile) ? flow : {}),
  ...(['authC_land_travel_v1', 'authC_sea_travel_v1'].includes(profile) ? dry : {}),
});
const profiles = (at: Partial<typeof moment> = {}) => [
  ...sahlProfiles.map((profile_id) => () => sahlMatterProfile(engine, { ...moment, ...at, ...burnt, profile_id })),
  ...dorotheanProfiles.map(
    (profile_id) => () => dorotheanMatterProfile(engine, { ...moment, ...at, ...needs(profile_id), profile_id }),
  ),
];

test('rule: eleven and fourteen matters have ordered clauses with unique identifiers; a triggered gate decides the status, then a clause that is not evaluable', () => {
  assert.equal(sahlProfiles.length, 11);
  assert.equal(dorotheanProfiles.length, 14);
  for (const run of profiles()) {
    const { evaluation } = run();
    const { clauses, status, triggered_clause_ids: triggered, not_evaluable_clause_ids: open } = evaluation;
    assert.ok(clauses.length > 0);
    assert.deepEqual(
      clauses.map((clause) => clause.source_order),
      clauses.map((_, i) => i + 1),
    );
    assert.equal(new Set(clauses.map((clause) => clause.clause_id)).size, clauses.length);
    assert.ok(clauses.every((clause) => clause.role === 'gate' || clause.state !== 'triggered'));
    if (triggered.length > 0) assert.match(status, /^one_or_more/);
    else if (open.length > 0) assert.equal(status, 'indeterminate');
    else assert.match(status, /^(clear|descriptive)/);
    assert.equal(evaluation.numerically_complete, open.length === 0);
  }
});

test('rule: a profile requires its own fields and refuses those of others', () => {
  const refused = (request: Partial<Dorothean>, field: string): void =>
    assert.throws(
      () => dorotheanMatterProfile(engine, { ...moment, profile_id: 'authC_travel_v1', ...request }),
      (error) => error instanceof InvalidInput && error.problems[0].field === field,
    );
  refused({ profile_id: 'authC_buying_and_selling_v1' }, '/moon_flow_policy');
  refused({ ...flow }, '/moon_flow_policy');
  refused({ profile_id: 'authC_leasing_v1' }, '/moon_flow_policy');
  refused({ profile_id: 'authC_sea_travel_v1' }, '/sign_nature_variant');
  refused({ ...dry }, '/sign_nature_variant');
  refused(
    {
      profile_id: 'authC_buying_and_selling_v1',
      moon_flow_policy: { previous_window: 'current_sign', previous_lookback_days: 3 },
    },
    '/moon_flow_policy/previous_lookback_days',
  );
  refused({ election_class: 'radical' }, '/election_class');
  refused({ natal_jd_ut: 2451545 }, '/natal_jd_ut');
  refused({ profile_id: 'authC_partnership_v1', election_class: 'radical' }, '/natal_jd_ut');
});

test('rule: demolition needs the Moon moving southward in latitude', () => {
  let south = 0;
  for (let day = 0; day < 28; day += 2) {
    const { evaluation } = dorotheanMatterProfile(engine, {
      ...moment,
      jd_ut: moment.jd_ut + day,
      profile_id: 'authC_demolition_v1',
    });
    const [descending] = evaluation.clauses;
    const goesSouth = Number(descending.measurements[0].value) < 0;
    assert.equal(descending.state, goesSouth ? 'satisfied' : 'clear');
    if (goesSouth) south++;
  }
  assert.ok(south > 4 && south < 10, 'half of a draconic month');
});

test('rule: at the poles, inside the polar circles and in -2000 every matter is answered or refused with its field', () => {
  let answered = 0;
  for (const at of [
    { latitude: 90 },
    { latitude: -90 },
    { latitude: 78, jd_ut: 2460850.1 },
    { jd_ut: 990557.5 },
    { latitude: 0, house_system: 'W' },
  ]) {
    for (const run of profiles(at)) {
      try {
        run();
        answered++;
      } catch (error) {
        assert.ok(error instanceof InvalidInput && error.problems[0].field.startsWith('/'));
      }
    }
  }
  assert.ok(answered > 70);
});

test('rule: the stages of a matter include the search of the lunar flow before the evaluation', () => {
  const stages = (profile_id: Dorothean['profile_id']) =>
    dorotheanMatterProfile(engine, { ...moment, ...needs(profile_id), profile_id }).transport_provenance.stage_sequence;
  for (const profile of ['authC_leasing_v1', 'authC_buying_and_selling_v1'] as const)
    assert.deepEqual(stages(profile).slice(3, 6), [
      'inherited_moon_and_source_applicable_rooted_context',
      'explicit_lunar_flow_window_and_event_search',
      'source_ordered_matter_evaluation',
    ]);
  assert.ok(!stages('authC_demolition_v1').includes('explicit_lunar_flow_window_and_event_search'));
});
