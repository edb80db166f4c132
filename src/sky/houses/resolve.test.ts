import assert from 'node:assert/strict';
import test from 'node:test';
import { InvalidInput } from '../../kernel/errors.js';
import { houseBoundaries } from './boundaries.js';
import { cuspOrder } from './cusp-order.js';
import { houseFigure } from './figure.js';
import { DEFAULT_HOUSE_POLICY, resolveHouses } from './resolve.js';
import { findHouseSystem, HOUSE_SYSTEMS } from './systems.js';

const figure = (armcDeg: number, latitudeDeg: number, sunLongitudeDeg = 100) =>
  houseFigure({ armcDeg, obliquityDeg: 23.44, latitudeDeg, sunLongitudeDeg });
const temperate = figure(123, 51.5);

test('rule: systems are found by code, name and alias, without regard to case, accents and punctuation; codes and names are unique', () => {
  assert.equal(findHouseSystem('placidus')?.code, 'P');
  assert.equal(findHouseSystem('whole-sign')?.code, 'W');
  assert.equal(findHouseSystem('Polich–Page')?.code, 'T');
  assert.equal(findHouseSystem('śrīpati')?.code, 'SRIPATI');
  assert.equal(findHouseSystem('nothing'), undefined);
  for (const system of HOUSE_SYSTEMS)
    for (const name of [system.code, system.name, ...system.aliases]) assert.equal(findHouseSystem(name), system, name);
});

test('rule: an unknown system is replaced by Placidus with its reason, or refused with suggestions', () => {
  const houses = resolveHouses(temperate, 'Placidsu');
  assert.equal(houses.requested, 'Placidsu');
  assert.equal(houses.effective.code, 'P');
  assert.equal(houses.fallback, true);
  assert.match(houses.fallbackReason ?? '', /unknown/);
  assert.throws(
    () => resolveHouses(temperate, 'Placidsu', { ...DEFAULT_HOUSE_POLICY, unknownSystem: 'raise' }),
    (error) =>
      error instanceof InvalidInput &&
      error.problems[0].field === '/system' &&
      (error.problems[0].suggestions ?? []).includes('Placidus'),
  );
});

test('rule: without a requested system Placidus is used, and this is not a fallback', () => {
  const houses = resolveHouses(temperate, null);
  assert.deepEqual(
    [houses.requested, houses.effective.code, houses.fallback, houses.fallbackReason],
    ['P', 'P', false, null],
  );
});

test('rule: each polar policy names the replacement and its reason', () => {
  const polar = figure(300, 78);
  for (const [polarFallback, code] of [
    ['fallback_to_porphyry', 'O'],
    ['fallback_to_equal', 'E'],
    ['fallback_to_whole_sign', 'W'],
  ] as const) {
    const houses = resolveHouses(polar, 'K', { ...DEFAULT_HOUSE_POLICY, polarFallback });
    assert.equal(houses.requested, 'K');
    assert.equal(houses.effective.code, code);
    assert.equal(houses.fallback, true);
    assert.match(houses.fallbackReason ?? '', /midheaven_degree_circumpolar/);
  }
  for (const polarFallback of ['raise', 'experimental_search'] as const) {
    assert.throws(
      () => resolveHouses(polar, 'K', { ...DEFAULT_HOUSE_POLICY, polarFallback }),
      (error) =>
        error instanceof InvalidInput &&
        error.problems[0].field === '/latitude' &&
        error.extra.reason === 'midheaven_degree_circumpolar',
    );
  }
});

test('rule: failures depend on the geometry, not on the latitude alone: at 70 north Placidus and Campanus exist at some sidereal times', () => {
  const made = { P: 0, C: 0 };
  for (let armc = 0; armc < 360; armc += 5) {
    const at = figure(armc, 70);
    if (!resolveHouses(at, 'P').fallback) made.P++;
    const campanus = resolveHouses(at, 'C');
    assert.equal(campanus.fallback, !at.midheavenAboveHorizon);
    if (!campanus.fallback) made.C++;
  }
  assert.ok(made.P > 10 && made.P < 72 && made.C > 40 && made.C < 72, JSON.stringify(made));
});

test('rule: experimental_search returns great-circle houses with the midheaven below the horizon, in order from the midheaven', () => {
  const at = figure(300, 78);
  assert.equal(at.midheavenAboveHorizon, false);
  for (const code of ['C', 'R', 'Y']) {
    const houses = resolveHouses(at, code, { ...DEFAULT_HOUSE_POLICY, polarFallback: 'experimental_search' });
    assert.equal(houses.effective.code, code);
    assert.equal(houses.fallback, false);
    assert.deepEqual(houses.conditions, ['midheaven_below_horizon']);
    assert.equal(cuspOrder(houses.cusps), 'direct');
    assert.deepEqual([houses.cusps[0], houses.cusps[9]], [at.ascDeg, at.mcDeg]);
  }
});

test('rule: experimental_search returns Koch and Topocentric cusps out of order and reports it; without a figure it still refuses', () => {
  const search = { ...DEFAULT_HOUSE_POLICY, polarFallback: 'experimental_search' } as const;
  for (const code of ['K', 'T']) {
    let answered = 0;
    for (let armc = 0; armc < 360; armc += 5) {
      const at = figure(armc, 72),
        usual = resolveHouses(at, code);
      if (!/cusps_out_of_order/.test(usual.fallbackReason ?? '')) continue;
      const houses = resolveHouses(at, code, search);
      assert.deepEqual([houses.effective.code, houses.fallback], [code, false]);
      assert.ok(houses.conditions.includes('cusps_out_of_order') && cuspOrder(houses.cusps) !== 'direct');
      assert.deepEqual([houses.cusps[0], houses.cusps[9]], [at.ascDeg, at.mcDeg]);
      answered++;
    }
    assert.ok(answered > 0, code);
  }
  const summerMidnight = houseFigure({
    armcDeg: 0,
    obliquityDeg: 23.44,
    latitudeDeg: 80,
    sunLongitudeDeg: 90,
    sunLatitudeDeg: 0,
  });
  assert.throws(
    () => resolveHouses(summerMidnight, 'N', search),
    (error) => error instanceof InvalidInput && error.extra.reason === 'sun_circumpolar',
  );
});

const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

for (const system of HOUSE_SYSTEMS) {
  test(`rule: ${system.code} boundaries are unit vectors, planes contain their cusp, and divisions of the ecliptic have none`, () => {
    for (const latitude of [51.5, -35]) {
      const houses = resolveHouses(figure(237, latitude), system.code);
      const set = houseBoundaries(houses);
      assert.equal(set.complete, system.boundary.kind !== 'none');
      assert.equal(set.boundaries.length, set.complete ? 12 : 0);
      assert.equal(set.reason === null, set.complete);
      for (const boundary of set.boundaries) {
        assert.ok(Math.abs(dot(boundary.anchor, boundary.anchor) - 1) < 1e-14);
        if (!boundary.planeNormal) continue;
        assert.ok(Math.abs(dot(boundary.planeNormal, boundary.planeNormal) - 1) < 1e-14);
        assert.ok(Math.abs(dot(boundary.planeNormal, boundary.anchor)) < 1e-12, `house ${boundary.house}`);
      }
    }
  });
}

test('rule: Placidus boundaries are planes at the angles, and between them points at one fraction of their semi-arc', () => {
  for (const [armc, latitude] of [
    [123, 51.5],
    [237, -51.5],
    [90, 77],
  ]) {
    const at = figure(armc, latitude);
    const houses = resolveHouses(at, 'P', { ...DEFAULT_HOUSE_POLICY, polarFallback: 'raise' });
    const { boundaries } = houseBoundaries(houses);
    assert.deepEqual(
      boundaries.filter((b) => b.planeNormal).map((b) => b.house),
      [1, 4, 7, 10],
    );
    for (const boundary of boundaries.filter((b) => !b.planeNormal)) {
      assert.ok(boundary.curve.length >= 49);
      assert.ok(boundary.curve.some((point) => point.direction.every((x, i) => x === boundary.anchor[i])));
      for (const point of boundary.curve) {
        const antipodal = boundary.phase?.startsWith('antipodal_') ? 180 : 0;
        const dec = ((antipodal ? -point.declinationDeg : point.declinationDeg) * Math.PI) / 180;
        const semi = (Math.acos(-Math.tan((latitude * Math.PI) / 180) * Math.tan(dec)) * 180) / Math.PI;
        const fraction = boundary.fraction ?? NaN;
        const expected =
          armc + antipodal + (boundary.phase?.endsWith('upper') ? fraction * semi : 180 - fraction * (180 - semi));
        // Near its end acos turns 1e-16 into 1e-8 rad; the other differences are rounding.
        assert.ok(
          Math.abs(((((point.rightAscensionDeg - expected + 540) % 360) + 360) % 360) - 180) < 1e-6,
          `house ${boundary.house}`,
        );
      }
    }
  }
});
