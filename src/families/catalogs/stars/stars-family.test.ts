import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { multipleList, multipleRecord, multipleState } from './multiples.js';
import { starList, starPosition, starsBulk } from './positions.js';
import {
  variableList,
  variablePair,
  variableProfile,
  variableRange,
  variableRecord,
  variableState,
} from './variables.js';

const engine = sharedEngine();
const dt = '2000-01-01T12:00:00Z';
const invalid =
  (field: string) =>
  (error: unknown): boolean =>
    error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);
const close = (a: number, b: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(a - b) <= tolerance, `${what}: ${a} and ${b}`);

test('rule: the answer for a star has its true and its apparent place', () => {
  const sirius = starPosition(engine, { dt, star: 'Sirius' });
  assert.equal(sirius.provenance.true_position, true);
  assert.equal(sirius.provenance.place_kind, 'true_place_of_date_without_parallax_deflection_aberration');
  const shift =
    Math.hypot(
      (sirius.apparent.longitude - sirius.longitude) * Math.cos((sirius.latitude * Math.PI) / 180),
      sirius.apparent.latitude - sirius.latitude,
    ) * 3600;
  assert.ok(shift > 1 && shift < 21, `aberration and parallax move Sirius by ${shift} arcsec, at most 20.5 + 0.4`);
  close(sirius.distance_ly ?? NaN, 8.6, 0.01, 'distance of Sirius, light-years');
  assert.equal(sirius.distance, null);
  assert.ok(sirius.longitude >= 90 && sirius.longitude < 120 && sirius.sign === 'Cancer');
  close(sirius.sign_degree, sirius.longitude - 90, 1e-12, 'degree in the sign');
});

test('rule: the answer states the radial velocity of its places', () => {
  const use = (star: string): unknown[] => {
    const { radial_velocity, radial_velocity_km_s } = starPosition(engine, { dt, star }).provenance;
    return [radial_velocity, radial_velocity_km_s];
  };
  assert.deepEqual(use('Sirius'), ['catalogued', -5.5]);
  assert.deepEqual(use('Krios'), ['not_catalogued_taken_as_zero', null]);
  const without = engine.stars.all.find((star) => star.parallaxMas === 0 && star.radialVelocityKmPerS !== null);
  if (without !== undefined) assert.equal(use(without.name)[0], 'catalogued_without_effect_for_lack_of_a_parallax');
});

test('rule: the keys of bulk are the requested names; unknown names are listed or refused', () => {
  const answer = starsBulk(engine, { dt, stars: ['α Tau', 'Nowhere', 'Antares'], skip_missing: true });
  assert.deepEqual(Object.keys(answer.results), ['α Tau', 'Antares']);
  assert.equal(answer.results['α Tau'].name, 'Aldebaran');
  assert.equal(answer.results.Antares.is_variable, true);
  assert.deepEqual(answer.missing, ['Nowhere']);
  assert.deepEqual(
    answer.missing_reasons.map(({ name, field, reason }) => [name, field, reason]),
    [['Nowhere', '/stars/1', 'is not a known star']],
  );
  assert.equal(answer.dt, dt);
  assert.throws(
    () => starsBulk(engine, { dt, stars: ['Antares', 'Nowhere'], skip_missing: false }),
    invalid('/stars/1'),
  );
});

test('rule: the list searches names and designations, and total is the number of returned names', () => {
  const found = starList(engine, { q: 'umi', limit: 500 });
  assert.ok(found.stars.includes('Polaris') && found.stars.includes('Kochab'));
  assert.deepEqual(found.stars, [...found.stars].sort());
  assert.equal(starList(engine, { q: 'zuben', limit: 2 }).total, 2);
  assert.ok(starList(engine, { q: 'zuben', limit: 2 }).total_available > 2);
  assert.equal(starList(engine, { q: '  ', limit: 500 }).total, 500);
  assert.equal(starList(engine, { q: 'no such star', limit: 500 }).total, 0);
});

test('rule: variable stars are found by name, designation and name in the star catalogue', () => {
  for (const [text, name] of [
    ['algol', 'Algol'],
    ['bet Per', 'Algol'],
    ['β Per', 'Algol'],
    ['Almaaz', 'Epsilon Aurigae'],
    ['Garnet Star', 'Mu Cephei'],
    ['δ Cephei', 'Delta Cephei'],
    ['HIP 34088', 'Zeta Geminorum'],
  ]) {
    assert.equal(variableRecord(engine, text).name, name, text);
  }
  assert.throws(() => variableRecord(engine, 'Sirius'), invalid('/name'));
  assert.throws(
    () => variableState(engine, { dt, star: 'Algool' }),
    (error: unknown) => error instanceof InvalidInput && (error.problems[0].suggestions ?? []).includes('Algol'),
  );
  assert.deepEqual(variableList(engine, { var_type: 'EB' }).stars, ['Sheliak']);
  assert.equal(variableList(engine, { q: 'ceph' }).total, 4);
});

test('rule: a list of an unknown type is empty, a list of an empty type has all names', () => {
  for (const var_type of ['ecl', 'ea', 'foo']) assert.deepEqual(variableList(engine, { var_type }).stars, []);
  assert.deepEqual(variableList(engine, { var_type: '' }), variableList(engine, {}));
  const none = multipleList(engine, { system_type: 'foo' });
  assert.deepEqual([none.systems, none.total, none.provenance.requested_system_type], [[], 0, 'foo']);
  assert.deepEqual(multipleList(engine, { system_type: '' }).systems, multipleList(engine, {}).systems);
});

test('rule: state returns phase, extrema, contacts and the values for an observer on the Earth', () => {
  const state = variableState(engine, { dt, star: 'Algol' });
  assert.ok(state.next_minimum_jd! > 2451545 && state.next_minimum_jd! < 2451545 + 2.868);
  close(state.next_maximum_jd! - state.next_minimum_jd!, 2.867323862 / 2, 1e-6, 'half a cycle');
  assert.equal(state.eclipse.next?.mid_jd, state.next_minimum_jd);
  assert.ok(Math.abs(state.observed!.heliocentric_delay_days) < 0.00578, 'at most the light time of 1.0 au');
  // On 1 January the Sun is 140 degrees from Algol: the Earth is on the side of the star, and its light arrives early.
  assert.ok(state.observed!.heliocentric_delay_days < 0);
  assert.equal(variableState(engine, { dt, star: 'R Leonis' }).observed, null);
  const cepheid = variableState(engine, { dt, star: 'Delta Cephei' });
  assert.deepEqual([cepheid.light_curve.minimum_phases, cepheid.light_curve.maximum_phases], [[0.75], [0]]);
});

test('rule: the threshold determines which stars count as eclipsed, also when it is 0', () => {
  const mid = engine.time.formatUtc(engine.time.utcFromUt1(2451545.344375476 - 2451545));
  assert.equal(variableState(engine, { dt: mid, star: 'Algol' }).condition.in_eclipse, true);
  assert.equal(variableState(engine, { dt: mid, star: 'Algol', eclipse_threshold: 5 }).condition.in_eclipse, false);
  assert.equal(variableState(engine, { dt: mid, star: 'Algol', eclipse_threshold: 0 }).provenance.eclipse_threshold, 0);
  assert.equal(variableState(engine, { dt: mid, star: 'Mira', eclipse_threshold: 0 }).condition.in_eclipse, false);
  const { condition } = variableState(engine, { dt: mid, star: 'Algol' });
  close(condition.malefic_score, 1, 1e-9, 'malefic at minimum');
  close(condition.benefic_score, 0, 1e-9, 'benefic at minimum');
});

test('rule: a range is at most 366 days and runs forward', () => {
  assert.throws(() => variableRange(engine, { star: 'Algol', jd_start: 2451545, jd_end: 2451544 }), invalid('/jd_end'));
  assert.throws(() => variableRange(engine, { star: 'Algol', jd_start: 2451545, jd_end: 2451912 }), invalid('/jd_end'));
  const year = variableRange(engine, { star: 'Algol', jd_start: 2451545, jd_end: 2451911 });
  assert.ok(year.minima_jd.length === 127 || year.minima_jd.length === 128);
  assert.ok(year.eclipses.filter((eclipse) => eclipse.kind === 'primary').length >= year.minima_jd.length);
  assert.equal(variableRange(engine, { star: 'Mira', jd_start: 2451545, jd_end: 2451545 }).minima_jd.length, 0);
  assert.throws(
    () => variableRange(engine, { star: 'Sheliak', jd_start: -9_999_999, jd_end: -9_999_700 }),
    invalid('/jd_start'),
  );
});

test('rule: the counts of the profile equal its list, and a pair is compared', () => {
  const profile = variableProfile(engine, { dt });
  assert.equal(profile.star_count, 20);
  assert.equal(profile.eclipsing_count + profile.pulsating_count + profile.long_period_count, 20);
  assert.equal(profile.malefic_count + profile.benefic_count + profile.neutral_count + profile.mixed_count, 20);
  const pair = variablePair(engine, { dt, primary: 'Algol', secondary: 'Delta Cephei' });
  assert.deepEqual([pair.quality_conflict, pair.both_malefic, pair.is_same_type_class], [true, false, false]);
  assert.throws(() => variablePair(engine, { dt, primary: 'Algol', secondary: 'Vega' }), invalid('/secondary'));
});

test('rule: multiple stars are found by name and alias, and the aperture determines the resolved pairs', () => {
  for (const [text, name] of [
    ['castor', 'Castor'],
    ['α Gem', 'Castor'],
    ['Rigil Kentaurus', 'Alpha Centauri'],
    ['dog star', 'Sirius'],
    ['zet UMa', 'Mizar'],
  ])
    assert.equal(multipleRecord(engine, text).name, name, text);
  assert.throws(() => multipleRecord(engine, 'Vega'), invalid('/name'));
  const small = multipleState(engine, { dt, system: 'Sirius', aperture_mm: 20 }),
    large = multipleState(engine, { dt, system: 'Sirius', aperture_mm: 100 });
  assert.deepEqual([small.is_resolvable, small.is_resolvable_100mm, large.is_resolvable], [false, true, true]);
  close(small.provenance.dawes_limit_arcsec, 5.8, 1e-12, 'Dawes limit of 20 mm');
  assert.equal(multipleState(engine, { dt, system: 'Capella', aperture_mm: 1000 }).is_resolvable, false);
  assert.equal(multipleState(engine, { dt, system: 'Capella', aperture_mm: 10_000 }).is_resolvable, true);
  assert.deepEqual(
    multipleState(engine, { dt, system: 'Castor', aperture_mm: 100 }).pairs.map((pair) => [
      pair.label,
      pair.from_orbit,
    ]),
    [
      ['AB', true],
      ['AB-C', false],
    ],
  );
  assert.equal(
    multipleState(engine, { dt, system: 'Spica', aperture_mm: 100 }).pairs[0].position_angle_reliable,
    false,
  );
  assert.deepEqual(multipleList(engine, { system_type: 'visual' }).systems, ['Sirius', 'Alpha Centauri']);
});
