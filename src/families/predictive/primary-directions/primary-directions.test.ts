import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { solarReturn } from '../../../services/returns.js';
import { directionArcs, directionProfile, directionRelations, directionsNetwork } from './answers.js';
import { directionArcsReduction, directionProfileReduction } from './reduction.js';
import type { PrimaryArcResponse } from './schema-answer.js';
import type { PrimaryDirectionsPolicyRequest, PrimaryDirectionsSearchRequest } from './schema-request.js';
import { directionSpeculum } from './speculum.js';
import { WIRE_PRESETS } from './wire-words.js';

const engine = sharedEngine();
const birth = { dt: '1985-03-21T08:15:00Z', latitude: 51.5, longitude: -0.12, observer_lat: 51.5 };
const near = (got: number, wanted: number, tolerance: number, what = ''): void =>
  assert.ok(Math.abs(got - wanted) <= tolerance, `${what} ${got} is not ${wanted}`);
const refuses = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => {
    assert.ok(error instanceof InvalidInput, String(error));
    assert.equal(error.problems[0].field, field);
    return true;
  });
};
type Search = Omit<PrimaryDirectionsSearchRequest, 'dt' | 'latitude' | 'longitude' | 'observer_lat'>;
const arcs = (more: Search): PrimaryArcResponse[] => directionArcs(engine, { ...birth, ...more }).arcs;
const policy = (preset: string, more: Partial<PrimaryDirectionsPolicyRequest> = {}) => ({
  policy: { preset, ...more },
});
const only = (found: PrimaryArcResponse[]): PrimaryArcResponse => {
  assert.equal(found.length, 1, JSON.stringify(found));
  return found[0];
};

test('rule: every canonical and historical preset answers and reports its canonical name', () => {
  for (const preset of WIRE_PRESETS) {
    const signed = preset.endsWith('signed_primary_motion');
    const request = {
      ...birth,
      ...policy(preset),
      ...(signed ? { significators: ['Sun', 'MC'], promissors: ['Moon', 'Mars Square'] } : {}),
      ...(preset.includes('rapt') ? { placidian_rapt_parallel_targets: [{ source_name: 'Mars' }] } : {}),
    };
    const { result, reduction } = directionArcsReduction(engine, request);
    assert.ok(result.arcs.length > 0, preset);
    assert.equal(reduction.resolved_policy.requested_preset, preset);
    assert.ok(WIRE_PRESETS.includes(reduction.resolved_policy.canonical_preset!));
    for (const arc of result.arcs) {
      assert.ok(arc.arc > 0 && arc.arc <= 90);
      assert.equal(arc.method, reduction.resolved_policy.method);
      assert.ok(reduction.resolved_policy.admitted_relation_kinds.includes(arc.relational_kind!));
    }
  }
  const { resolved_policy } = directionArcsReduction(engine, { ...birth, ...policy('authF_semiarc') }).reduction;
  assert.deepEqual(
    [resolved_policy.canonical_preset, resolved_policy.policy_source, resolved_policy.key, resolved_policy.key_source],
    ['authF_mundane', 'legacy_alias', 'PTOLEMY', 'preset_convention'],
  );
});

test('rule: arcs are sorted by arc, significator, promissor, and no point is directed to itself', () => {
  const found = arcs({ max_arc: 360 });
  for (let i = 1; i < found.length; i++) assert.ok(found[i - 1].arc <= found[i].arc);
  assert.ok(found.every(({ significator, promissor }) => significator !== promissor));
  // Fourteen points: bodies and angles; each pair both ways.
  assert.equal(found.length, 14 * 13 * 2);
});

test('rule: method and space must be those of the preset, and mundane methods have no zodiacal space', () => {
  refuses(() => arcs({ policy: { preset: 'regiomontanus', method: 'campanus' } }), '/policy/method');
  refuses(() => arcs({ policy: { preset: 'regiomontanus_mundane', space: 'in_zodiaco' } }), '/policy/space');
  refuses(() => arcs({ policy: { method: 'authF_semi_arc', space: 'in_zodiaco' } }), '/policy/space');
  refuses(() => arcs({ policy: { method: 'authH_mundane', space: 'in_zodiaco' } }), '/policy/space');
  refuses(() => arcs({ policy: { method: 'authH_classic_semi_arc', space: 'in_zodiaco' } }), '/policy/space');
  refuses(() => arcs({ policy: { space: 'in_zodiaco' } }), '/policy/space');
  const { reduction } = directionArcsReduction(engine, {
    ...birth,
    policy: { method: 'campanus', space: 'in_zodiaco' },
  });
  assert.equal(reduction.resolved_policy.canonical_preset, 'campanus_zodiacal');
  assert.equal(reduction.resolved_policy.policy_source, 'policy_fields');
});

test('rule: targets need their preset, must not be repeated, and are refused with submitted arcs', () => {
  const antiscia_targets = [{ source_name: 'Venus' }];
  refuses(() => arcs({ antiscia_targets }), '/antiscia_targets');
  refuses(() => arcs({ authF_parallel_targets: antiscia_targets }), '/authF_parallel_targets');
  refuses(() => arcs({ placidian_rapt_parallel_targets: antiscia_targets }), '/placidian_rapt_parallel_targets');
  refuses(
    () => arcs({ authG_aspect_contexts: [{ source_name: 'Moon', maximum_latitude: 5, moving_toward_maximum: true }] }),
    '/authG_aspect_contexts',
  );
  refuses(
    () =>
      arcs({ ...policy('authF_zodiacal_antiscia'), antiscia_targets: [...antiscia_targets, { source_name: 'venus' }] }),
    '/antiscia_targets/1/source_name',
  );
  refuses(
    () => arcs({ fixed_star_targets: [{ star_name: 'Regulus' }, { star_name: 'alf Leo' }] }),
    '/fixed_star_targets/1/star_name',
  );
  refuses(() => arcs({ fixed_star_targets: [{ star_name: 'Regulus' }], submitted_arcs: [] }), '/fixed_star_targets');
  refuses(
    () => arcs(policy('placidian_mundane_rapt_parallel_converse', { include_converse: true })),
    '/policy/include_converse',
  );
});

test('rule: antiscia are directed without latitude of either body', () => {
  const found = arcs({
    ...policy('authF_zodiacal_antiscia'),
    antiscia_targets: [{ source_name: 'Venus' }, { source_name: 'Venus', kind: 'contra_antiscion' }],
    significators: ['MC'],
    promissors: ['Venus Antiscion', 'Venus Contra-Antiscion'],
    max_arc: 360,
  });
  const { entries } = directionSpeculum(engine, birth);
  const venus = entries.find(({ name }) => name === 'Venus')!,
    mc = entries.find(({ name }) => name === 'MC')!;
  const eps = (23.441 * Math.PI) / 180;
  for (const [relation, lon] of [
    ['antiscion', 180 - venus.lon],
    ['contra_antiscion', -venus.lon],
  ] as const) {
    const ra =
      (Math.atan2(Math.sin((lon * Math.PI) / 180) * Math.cos(eps), Math.cos((lon * Math.PI) / 180)) * 180) / Math.PI;
    const arc = found.find((one) => one.relational_kind === relation && one.direction === 'DIRECT')!;
    near(signedDeg(arc.arc - normalizeDeg(ra - mc.ra)), 0, 1e-3, relation);
  }
});

test('rule: a rapt parallel is symmetrical in its bodies, and direct and converse are two presets', () => {
  const one = (preset: string, source: string, other: string): PrimaryArcResponse =>
    only(
      arcs({
        ...policy(preset),
        placidian_rapt_parallel_targets: [{ source_name: source }],
        significators: [other],
        max_arc: 360,
      }),
    );
  for (const preset of ['placidian_mundane_rapt_parallel_direct', 'placidian_mundane_rapt_parallel_converse']) {
    const forth = one(preset, 'Moon', 'Venus');
    near(forth.arc, one(preset, 'Venus', 'Moon').arc, 1e-9);
    assert.equal(forth.promissor, 'Moon Rapt Parallel');
    assert.equal(forth.direction, preset.endsWith('direct') ? 'DIRECT' : 'CONVERSE');
  }
});

test('rule: fixed stars are directed to planets and angles, in rapt presets together with the rapt targets', () => {
  const { result, reduction } = directionArcsReduction(engine, {
    ...birth,
    ...policy('placidian_mundane_rapt_parallel_direct'),
    include_nodes: true,
    fixed_star_targets: [{ star_name: 'Regulus' }],
    max_arc: 360,
  });
  assert.deepEqual(reduction.resolved_policy.admitted_relation_kinds, ['conjunction', 'rapt_parallel']);
  assert.deepEqual(reduction.resolved_policy.admitted_significator_classes, ['angle', 'planet']);
  assert.equal(result.arcs.length, 14);
  refuses(
    () => arcs({ include_nodes: true, fixed_star_targets: [{ star_name: 'Regulus' }], significators: ['True Node'] }),
    '/significators/0',
  );
});

test('rule: signed motion needs names and both motions, and gives one arc per pair', () => {
  const preset = policy('topocentric_zodiacal_aspect_signed_primary_motion');
  refuses(() => arcs(preset), '/significators');
  refuses(() => arcs({ ...preset, significators: ['Sun'] }), '/promissors');
  refuses(() => arcs({ ...preset, submitted_arcs: [] }), '/policy/preset');
  refuses(() => directionRelations({ ...preset, submitted_arcs: [] }), '/policy/preset');
  refuses(
    () => arcs(policy('topocentric_zodiacal_aspect_signed_primary_motion', { include_converse: false })),
    '/policy/include_converse',
  );
  refuses(() => arcs({ ...preset, significators: ['MC'], promissors: ['IC'] }), '/promissors');
  const found = only(arcs({ ...preset, significators: ['MC'], promissors: ['Mars Trine'], max_arc: 180 }));
  const ordinary = arcs({
    ...policy('topocentric_zodiacal_aspect', { aspect_latitude: 'zero' }),
    significators: ['MC'],
    promissors: ['Mars Trine'],
    max_arc: 360,
  }).find(({ direction }) => direction === 'DIRECT')!;
  near(found.direction === 'DIRECT' ? found.arc : 360 - found.arc, ordinary.arc, 1e-9);
});

test('rule: aspects are directed by name or all together, with the requested latitude', () => {
  const preset = 'regiomontanus_zodiacal_aspect';
  refuses(() => arcs({ promissors: ['Mars Trine'] }), '/promissors/0');
  refuses(() => arcs({ ...policy('regiomontanus_zodiacal'), aspect_promissors: true }), '/aspect_promissors');
  refuses(() => arcs(policy('authH_mundane', { aspect_latitude: 'bianchini' })), '/policy/aspect_latitude');
  const square = (rule: 'inherited' | 'bianchini' | 'zero') =>
    arcs({
      ...policy(preset, { aspect_latitude: rule }),
      significators: ['ASC'],
      promissors: ['Moon Square'],
      max_arc: 360,
    });
  near(square('bianchini')[0].arc, square('zero')[0].arc, 1e-12);
  assert.ok(Math.abs(square('inherited')[0].arc - square('zero')[0].arc) > 1);
  const all = arcs({ ...policy(preset), aspect_promissors: true, significators: ['Sun'], max_arc: 360 });
  // Ten bodies with seven aspects each, nine other bodies and four angles, both ways.
  assert.equal(all.length, 2 * (70 + 9 + 4));
});

test('rule: mundane presets direct mundane aspects, and a square to the horizon is a culmination', () => {
  for (const preset of [
    'authH_mundane',
    'regiomontanus_mundane',
    'campanus_mundane',
    'topocentric_mundane',
    'authF_mundane',
  ]) {
    const to = (significator: string, promissor: string) =>
      arcs({ ...policy(preset), significators: [significator], promissors: [promissor], max_arc: 360 }).find(
        ({ direction }) => direction === 'DIRECT',
      )!;
    near(to('ASC', 'Mars Mundane Sinister Square').arc, to('MC', 'Mars').arc, 1e-9, preset);
    near(to('ASC', 'Mars Mundane Dexter Square').arc, to('IC', 'Mars').arc, 1e-9, preset);
    near(to('MC', 'Mars Mundane Opposition').arc, to('IC', 'Mars').arc, 1e-9, preset);
    near(to('MC', 'Mars Mundane Dexter Square').arc, to('ASC', 'Mars').arc, 1e-9, preset);
    assert.equal(to('MC', 'Mars Mundane Trine').relational_kind, 'mundane_aspect');
  }
  refuses(() => arcs({ promissors: ['MC Mundane Square'] }), '/promissors/0');
  refuses(() => arcs({ promissors: ['Mars Mundane Square', 'Mars Square'] }), '/promissors/1');
  refuses(() => arcs({ ...policy('campanus_zodiacal_aspect'), promissors: ['Mars Mundane Square'] }), '/promissors/0');
  const { resolved_policy } = directionArcsReduction(engine, { ...birth, aspect_promissors: true }).reduction;
  assert.ok(resolved_policy.admitted_relation_kinds.includes('mundane_aspect'));
});

test('rule: promissors can be without latitude, and converse can be backward motion', () => {
  const wanted = { significators: ['ASC'], promissors: ['Moon'], max_arc: 360 };
  const zero = arcs({ ...policy('campanus_zodiacal', { promissor_latitude: 'zero' }), ...wanted });
  const { entries } = directionSpeculum(engine, birth);
  const moon = entries.find(({ name }) => name === 'Moon')!;
  // By oblique ascension of the degree: ra - asin(tan 51.5 tan dec), less ARMC + 90.
  const rad = Math.PI / 180,
    eps = 23.4413 * rad,
    lon = moon.lon * rad;
  const ra = Math.atan2(Math.sin(lon) * Math.cos(eps), Math.cos(lon)) / rad,
    dec = Math.asin(Math.sin(lon) * Math.sin(eps));
  const oblique = ra - Math.asin(Math.tan(51.5 * rad) * Math.tan(dec)) / rad;
  const armc = entries.find(({ name }) => name === 'MC')!.ra;
  near(signedDeg(zero.find(({ direction }) => direction === 'DIRECT')!.arc - (oblique - armc - 90)), 0, 1e-3);
  refuses(() => arcs(policy('authH_mundane', { promissor_latitude: 'zero' })), '/policy/promissor_latitude');
  refuses(
    () => arcs(policy('campanus_zodiacal_aspect', { promissor_latitude: 'zero', aspect_latitude: 'bianchini' })),
    '/policy/aspect_latitude',
  );
  const [one, other] = arcs({
    policy: { converse_motion: 'backward' },
    significators: ['Sun'],
    promissors: ['Mars'],
    max_arc: 360,
  });
  near(one.arc + other.arc, 360, 1e-9);
  refuses(() => arcs({ policy: { converse_motion: 'backward', include_converse: false } }), '/policy/converse_motion');
});

test('rule: a context of Morin changes the aspects of its planet only, and needs a possible latitude', () => {
  const preset = policy('authG_zodiacal_aspect');
  const context = (maximum_latitude: number) => ({
    authG_aspect_contexts: [{ source_name: 'Moon', maximum_latitude, moving_toward_maximum: true }],
  });
  refuses(() => arcs({ ...preset, ...context(-1) }), '/authG_aspect_contexts/0/maximum_latitude');
  const wanted = { significators: ['ASC'], promissors: ['Moon Dexter Trine', 'Mars Dexter Trine'], max_arc: 360 };
  const plain = arcs({ ...preset, ...wanted }),
    own = arcs({ ...preset, ...wanted, ...context(-5.2) });
  const of = (found: PrimaryArcResponse[], name: string) =>
    found.find(({ promissor }) => promissor.startsWith(name))!.arc;
  assert.equal(of(plain, 'Mars'), of(own, 'Mars'));
  assert.ok(Math.abs(of(plain, 'Moon') - of(own, 'Moon')) > 0.1);
});

test('rule: parallels beyond the obliquity and missing semi-arcs are reported as not evaluable', () => {
  // At 69 N a Sun of 22 degrees south does not rise.
  const north = { dt: '2001-12-05T10:00:00Z', latitude: 69, longitude: 19, observer_lat: 69 };
  const answer = directionArcs(engine, north);
  assert.deepEqual(
    answer.not_evaluable?.filter(({ name }) => name === 'Sun'),
    [{ name: 'Sun', reason: 'no_semi_arc' }],
  );
  // It still crosses the meridian.
  const ofSun = answer.arcs.filter(({ significator, promissor }) => significator === 'Sun' || promissor === 'Sun');
  assert.ok(
    ofSun.length > 0 &&
      ofSun.every(({ significator, promissor }) => /^((MC|IC) Sun|Sun (MC|IC))$/.test(`${significator} ${promissor}`)),
  );
  const entry = directionSpeculum(engine, north).entries[0];
  assert.deepEqual([entry.rising, entry.dsa, entry.nsa, entry.upper], ['never_rises', 0, 180, false]);
  assert.ok(Math.abs(entry.f) >= 1 && Math.abs(entry.f) <= 2);
  assert.ok(
    directionArcs(engine, { ...north, ...policy('meridian_mundane') }).arcs.some(
      ({ promissor }) => promissor === 'Sun',
    ),
  );
  // The Moon of June 2025 has the declination 28 degrees south, which no point of the ecliptic has.
  const moon = directionArcs(engine, {
    ...birth,
    dt: '2025-06-11T12:00:00Z',
    ...policy('authF_zodiacal_parallel'),
    authF_parallel_targets: [{ source_name: 'Moon' }],
    significators: ['Sun'],
  });
  assert.deepEqual(moon.not_evaluable, [{ name: 'Moon Parallel', reason: 'declination_beyond_obliquity' }]);
});

test('rule: submitted arcs are validated against the policy, and an empty list gives an empty answer', () => {
  const item = { significator: 'Sun', promissor: 'Mars', arc: 12.5, direction: 'D' as const };
  const submitted = (more: object, asked: PrimaryDirectionsPolicyRequest = {}) =>
    directionRelations({ submitted_arcs: [{ ...item, ...more }], policy: asked });
  refuses(() => submitted({ method: 'campanus' }), '/submitted_arcs/0/method');
  refuses(() => submitted({ space: 'in_zodiaco' }), '/submitted_arcs/0/space');
  refuses(() => submitted({ relational_kind: 'antiscion' }), '/submitted_arcs/0/relational_kind');
  refuses(() => submitted({ promissor: 'Sun' }), '/submitted_arcs/0/promissor');
  refuses(() => submitted({ direction: 'C' }, { include_converse: false }), '/submitted_arcs/0/direction');
  refuses(() => submitted({}, { key: 'solar' }), '/submitted_arcs/0/solar_rate');
  refuses(() => directionRelations({ submitted_arcs: [], include_relations: false }), '/include_relations');
  refuses(() => directionRelations({ submitted_arcs: [], include_condition: true }), '/include_condition');
  const [solar] = submitted({ solar_rate: 0.5 }, { key: 'solar' });
  assert.equal(solar.arc.years, 25);
  assert.equal(solar.arc.solar_rate_explicit, true);
  const [rapt] = submitted(
    { direction: 'C', relational_kind: 'rapt_parallel' },
    { preset: 'placidian_mundane_rapt_parallel_converse' },
  );
  assert.equal(rapt.detected_relation.converse_doctrine, 'traditional_converse');
  const { aggregate } = directionProfile(engine, { ...birth, submitted_arcs: [] });
  assert.deepEqual(
    [
      aggregate.profiles,
      aggregate.total_arcs,
      aggregate.nearest_arc,
      aggregate.farthest_arc,
      aggregate.strongest_significator,
    ],
    [[], 0, 0, 0, null],
  );
  const { network } = directionsNetwork(engine, { ...birth, submitted_arcs: [] });
  assert.deepEqual(network, { nodes: [], edges: [], most_connected: null, isolated: [] });
  const { reduction } = directionProfileReduction(engine, { ...birth, submitted_arcs: [item] });
  assert.deepEqual([reduction.search_mode, reduction.submitted_arc_count], ['submitted_arcs', 1]);
});

test('rule: bodies are observed from the birthplace, and arcs belong to the place of directions', () => {
  const here = directionSpeculum(engine, birth).entries,
    there = directionSpeculum(engine, { ...birth, observer_lat: -33, observer_lon: 0 }).entries;
  const [a, b] = [here[1], there[1]];
  assert.deepEqual([a.name, a.lon, a.lat], [b.name, b.lon, b.lat]);
  near(signedDeg(b.ha - a.ha), 0.12, 1e-9);
  assert.notEqual(a.dsa, b.dsa);
  const geocentric = directionSpeculum(engine, { ...birth, place_center: 'geocentric' }).entries[1];
  assert.ok(Math.abs(geocentric.lat - a.lat) > 0.1);
});

test('rule: the key gives the age, and solar returns give the date', () => {
  const timed = (key: 'ptolemy' | 'kepler' | 'solar_arc_longitude' | 'solar_arc_right_ascension') =>
    directionArcs(engine, { ...birth, timing: { key }, significators: ['Sun'], promissors: ['Moon'] }).arcs[0];
  const arc = timed('ptolemy');
  near(arc.timing!.age_years, arc.arc, 1e-12);
  const sun = directionSpeculum(engine, { ...birth, place_center: 'geocentric' }).entries[0].lon;
  const before = solarReturn(engine, sun, 1985 + Math.floor(arc.arc)),
    after = solarReturn(engine, sun, 1986 + Math.floor(arc.arc));
  near(arc.timing!.jd_ut, before.jdUt1 + (arc.arc % 1) * (after.jdUt1 - before.jdUt1), 1e-5);
  // The Sun of late March moves 0.9932 degrees a day, and 4.6 degrees in somewhat more days than Kepler's rate says.
  const kepler = timed('kepler').timing!.age_years,
    motion = timed('solar_arc_longitude').timing!.age_years;
  near(kepler, arc.arc / arc.solar_rate, 1e-12);
  assert.ok(motion > kepler && motion < kepler + 0.02);
  assert.ok(timed('solar_arc_right_ascension').timing!.age_years > motion);
  refuses(() => arcs({ timing: { key: 'user_rate' } }), '/timing/rate_deg_per_year');
  refuses(() => arcs({ timing: { key: 'ptolemy', rate_deg_per_year: 1 } }), '/timing/rate_deg_per_year');
});

test('rule: answers have pages, and max_age selects arcs', () => {
  const whole = directionArcs(engine, birth);
  assert.equal(whole.page, undefined);
  const first = directionArcs(engine, { ...birth, limit: 5 }),
    next = directionArcs(engine, { ...birth, limit: 5, offset: first.page!.next_offset! });
  assert.deepEqual([...first.arcs, ...next.arcs], whole.arcs.slice(0, 10));
  assert.equal(first.page!.total, whole.arcs.length);
  const young = directionArcs(engine, { ...birth, max_age: 30 });
  assert.ok(young.arcs.every(({ years }) => years! <= 30));
  assert.equal(young.arcs.length, whole.arcs.filter(({ years }) => years! <= 30).length);
  const wide = (names: string[]) => ({
    bodies: undefined,
    ...policy('regiomontanus_zodiacal_aspect'),
    promissors: names,
  });
  assert.ok(directionArcs(engine, { ...birth, ...wide(['Sun Sextile', 'H1 Trine']) }).arcs.length > 0);
});

test('rule: names ignore case, and an unknown name is refused with suggestions', () => {
  const found = arcs({ significators: ['ascendant', 'h10'], promissors: ['sun'], max_arc: 360 });
  assert.deepEqual([...new Set(found.map(({ significator }) => significator))].sort(), ['ASC', 'H10']);
  assert.throws(
    () => arcs({ significators: ['Son'] }),
    (error) => error instanceof InvalidInput && (error.problems[0].suggestions ?? []).includes('Sun'),
  );
  refuses(() => arcs({ significators: ['Sun', 'sun'] }), '/significators/1');
  refuses(() => arcs({ bodies: ['Sun'], significators: ['Mars'] }), '/significators/0');
});
