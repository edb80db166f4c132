import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { createEngine } from '../../../engine.js';
import type { Engine } from '../../../engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { nodeDataProvider } from '../../../node-data.js';
import {
  lotCondition,
  lotConditions,
  lotDependencies,
  lotsCatalog,
  lotsNetwork,
  lotsOfChart,
  lotsProfile,
} from './lots.js';
import { PART_FIELDS } from './schema.js';
import type { LotsChartRequest } from './schema.js';

let engine: Engine;
before(() => {
  engine = createEngine(nodeDataProvider());
});

const PARIS = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
const NIGHT = { dt: '2024-10-03T03:10:00Z', observer_lat: -0.18, observer_lon: -78.47 };
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;
const oneLot = (request: LotsChartRequest, name: string) => lotsOfChart(engine, { ...request, names: [name] }).parts[0];

interface Example {
  readonly dt: string;
  readonly lat: number;
  readonly lon: number;
  readonly isDay: boolean;
  readonly lot: string;
  readonly longitude: number;
  readonly geocentric: number | null;
  readonly source: string;
}
const EXAMPLES = JSON.parse(
  readFileSync(
    new URL('../../../../../src/families/classical/lots/fixtures/worked-examples.json', import.meta.url),
    'utf8',
  ),
) as Example[];

test('validation: lots of worked charts within 0.01 degrees, from topocentric and geocentric positions', () => {
  assert.equal(EXAMPLES.length, 31);
  for (const { dt, lat, lon, isDay, lot, longitude, geocentric, source } of EXAMPLES) {
    const at = { dt, observer_lat: lat, observer_lon: lon };
    // Swiss Ephemeris agrees with DE440 far better than the tolerance, which covers the difference of delta T.
    const topocentric = lotsOfChart(engine, { ...at, names: [lot] });
    assert.equal(topocentric.chart_basis.is_day_chart, isDay);
    assert.ok(separationDeg(topocentric.parts[0].longitude, longitude) < 0.01, `${dt} ${lot}: ${source}`);
    if (geocentric === null) continue;
    const centre = oneLot({ ...at, place_center: 'geocentric' }, lot);
    assert.ok(separationDeg(centre.longitude, geocentric) < 0.01, `${dt} ${lot}, geocentric`);
  }
});

test('rule: the catalogue lists both formulas, the reversal and the source of 512 lots', () => {
  const { parts } = lotsCatalog();
  assert.equal(parts.length, 512);
  const fortune = parts.find(({ name }) => name === 'Fortune');
  assert.deepEqual([fortune?.day_formula, fortune?.night_formula], ['Asc + Moon - Sun', 'Asc + Sun - Moon']);
  assert.match(fortune?.source ?? '', /Paulus 23/);
  for (const part of parts) assert.equal(part.day_formula === part.night_formula, !part.reverse_at_night);
});

test('rule: a lot with a missing ingredient is listed, and evaluated if the request gives the ingredient', () => {
  const bare = lotsOfChart(engine, { ...PARIS, fields: ['sign'] });
  assert.deepEqual([bare.evaluated_count, bare.not_evaluable_count, bare.status], [502, 10, 'partial']);
  const complete = lotsOfChart(engine, {
    ...PARIS,
    fields: ['sign'],
    syzygy: 123.456,
    prenatal_new_moon: 88,
    prenatal_full_moon: 268,
    lord_of_hour: 40,
  });
  assert.deepEqual([complete.evaluated_count, complete.not_evaluable_count, complete.status], [512, 0, 'evaluated']);
  const refused = lotsOfChart(engine, {
    ...PARIS,
    fields: ['sign'],
    names: ['Releaser'],
    syzygy: 123.456,
    policy: { external: { include_syzygy: false } },
  });
  assert.deepEqual([refused.status, refused.not_evaluable[0].missing_references], ['not_evaluable', ['Syzygy']]);
});

test('rule: a lot with the ruler of the syzygy depends on a planet of the chart, not on the given longitude', () => {
  for (const part_name of ['Critical Year', 'Outcomes of Affairs']) {
    const profile = lotCondition(engine, { ...PARIS, syzygy: 123.456, part_name });
    assert.deepEqual(
      [profile.state, profile.external_dependency_count, profile.indirect_dependency_count],
      ['direct', 0, 0],
    );
    const ruler = profile.dependencies.find(({ reference_kind }) => reference_kind === 'syzygy_ruler');
    assert.deepEqual([ruler?.detail, ruler?.is_external, ruler?.is_indirect], ['Sun', false, false]);
  }
});

test('rule: row 61 of al-Biruni 476 has its recorded name in every route and is also found by its former name', () => {
  const name = 'Knowledge, True or False (Abu Mashar via al-Biruni)';
  for (const part_name of [name, name.toLowerCase(), 'Knowledge (from Jupiter to the Moon)'])
    assert.equal(lotCondition(engine, { ...PARIS, part_name }).part_name, name);
  assert.equal(lotsOfChart(engine, { ...PARIS, names: [name] }).parts[0].name, name);
});

test('rule: the mode raise refuses a missing ingredient with its field', () => {
  const policy = { unresolved_reference_mode: 'raise' } as const;
  assert.throws(() => lotsOfChart(engine, { ...PARIS, policy, names: ['Releaser'] }), failsAt('/syzygy'));
  assert.throws(() => lotsOfChart(engine, { ...PARIS, policy, names: ['Critical Year'] }), failsAt('/syzygy'));
  assert.throws(() => lotsOfChart(engine, { ...PARIS, policy, names: ['Rumors'] }), failsAt('/lord_of_hour'));
  assert.throws(
    () =>
      lotsOfChart(engine, { ...PARIS, policy: { ...policy, derived: { include_fortune: false } }, names: ['Courage'] }),
    failsAt('/policy/derived/include_fortune'),
  );
  for (const field of ['include_fortune', 'include_spirit', 'include_eros_valens'] as const) {
    const request = { ...PARIS, names: ['Necessity (Persian)'] };
    assert.throws(
      () => lotsOfChart(engine, { ...request, policy: { ...policy, derived: { [field]: false } } }),
      failsAt(`/policy/derived/${field}`),
    );
    const [missing] = lotsOfChart(engine, { ...request, policy: { derived: { [field]: false } } }).not_evaluable;
    assert.deepEqual(missing.missing_references, ['Eros (Valens)']);
  }
  assert.equal(lotsOfChart(engine, { ...PARIS, policy, names: ['Fortune'] }).evaluated_count, 1);
  assert.throws(() => lotCondition(engine, { ...PARIS, part_name: 'Releaser' }), failsAt('/syzygy'));
});

test('rule: Whole Sign cusps never replace the angles', () => {
  const placidus = lotsOfChart(engine, { ...PARIS, fields: ['computation_truth'] }),
    whole = lotsOfChart(engine, { ...PARIS, house_system: 'W', fields: ['computation_truth'] });
  for (const [i, part] of whole.parts.entries()) {
    assert.equal(part.computation_truth?.asc_longitude, placidus.parts[i].computation_truth?.asc_longitude);
    const keys = [part.computation_truth?.add_reference, part.computation_truth?.sub_reference];
    if (!keys.some((reference) => reference?.source_kind.startsWith('house')))
      assert.equal(part.longitude, placidus.parts[i].longitude, part.name);
  }
  const strength = oneLot({ ...PARIS, house_system: 'W' }, 'Strength');
  assert.equal(strength.computation_truth?.add_reference.longitude, whole.chart_basis.mc);
});

test('rule: by night the ends of the arc are exchanged, and the answer reports it', () => {
  const fortune = oneLot(NIGHT, 'Fortune');
  assert.deepEqual(
    [fortune.formula, fortune.reversal_kind, fortune.is_reversed, fortune.computation_truth?.effective_add_key],
    ['Asc + Sun - Moon', 'night_reversed', true, 'Sun'],
  );
  const direct = oneLot(NIGHT, 'Marriage (Women, Valens)');
  assert.deepEqual([direct.formula, direct.reversal_kind], ['Asc + Mars - Moon', 'direct']);
});

test('rule: the policy decides whether lots of marriage, brothers and friends are reversed by night', () => {
  const friends = (disputed_reversals: 'reversed_by_night' | 'not_reversed') =>
    oneLot({ ...NIGHT, policy: { disputed_reversals } }, 'Friends');
  assert.equal(friends('reversed_by_night').formula, 'Asc + Moon - Mercury');
  assert.deepEqual(
    [friends('not_reversed').formula, friends('not_reversed').reversal_kind],
    ['Asc + Mercury - Moon', 'direct'],
  );
  assert.equal(lotsOfChart(engine, { ...NIGHT, names: ['Friends'] }).policy.disputed_reversals, 'reversed_by_night');
});

test('rule: names select lots (any case, also conventional names) and fields select fields', () => {
  const { parts } = lotsOfChart(engine, {
    ...PARIS,
    names: ['livelihood (dorotheus)', 'Livelihood (AuthC)', 'Fortune'],
    fields: ['sign'],
  });
  assert.deepEqual(
    parts.map(({ name }) => name),
    ['Fortune', 'Livelihood (AuthC)'],
  );
  assert.deepEqual(Object.keys(parts[0]), ['name', 'longitude', 'sign']);
  const all = oneLot(PARIS, 'Fortune');
  assert.deepEqual(Object.keys(all).sort(), ['name', 'longitude', ...PART_FIELDS].sort());
  assert.deepEqual(lotsOfChart(engine, { ...PARIS, names: ['Fortune'], fields: [...PART_FIELDS] }).parts[0], all);
  assert.throws(
    () => lotsOfChart(engine, { ...PARIS, names: ['Fortune', 'Fortuna'] }),
    (error: unknown) =>
      error instanceof InvalidInput &&
      error.problems[0].field === '/names/1' &&
      error.problems[0].suggestions?.[0] === 'Fortune',
  );
});

test('property: degrees, minutes and seconds give the degree in the sign', () => {
  for (const part of lotsOfChart(engine, { ...PARIS, fields: ['sign_degree', 'longitude_dms'] }).parts) {
    const [degrees, minutes, seconds] = part.longitude_dms ?? [];
    assert.ok(seconds >= 0 && seconds < 60 && minutes < 60);
    assert.ok(Math.abs(degrees + minutes / 60 + seconds / 3600 - (part.sign_degree ?? NaN)) < 1e-9);
  }
});

test('property: dependencies, profiles and the network have the same counts', () => {
  const { dependencies } = lotDependencies(engine, PARIS),
    profile = lotsProfile(engine, PARIS),
    network = lotsNetwork(engine, PARIS);
  assert.equal(dependencies.length, 3 * profile.profile_count);
  assert.equal(dependencies.filter((one) => one.is_inter_lot).length, network.edge_count);
  assert.equal(profile.inter_lot_dependency_total, network.edge_count);
  assert.deepEqual(lotConditions(engine, PARIS).profiles, profile.profiles);
  const { policy, chart_basis, ...alone } = lotCondition(engine, { ...PARIS, part_name: 'courage' });
  assert.ok(policy && chart_basis);
  assert.deepEqual(
    alone,
    profile.profiles.find(({ part_name }) => part_name === 'Courage'),
  );
  assert.deepEqual(network.most_connected_parts, ['Fortune']);
});

test('rule: charts at the pole and in antiquity are answered with their basis', () => {
  const pole = lotsOfChart(engine, {
    dt: '2000-06-21T00:00:00Z',
    observer_lat: 90,
    observer_lon: 0,
    names: ['Fortune', 'Death'],
  });
  assert.equal(pole.chart_basis.is_day_chart, true);
  assert.ok(pole.chart_basis.house_fallback_reason !== null);
  const old = lotsOfChart(engine, {
    dt: '-2000-03-21T06:00:00Z',
    observer_lat: 30,
    observer_lon: 31,
    fields: ['sign'],
  });
  assert.equal(old.evaluated_count, 502);
});
