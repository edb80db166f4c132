import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { GalacticBridge } from '../../../sky/galactic.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { StageLog } from '../../../wire/stage-log.js';
import { checkCusps, cuspsAnswer, galacticFigure, placementsIn } from './cusps.js';
import { galacticHouseChartPlacements, galacticHouseCusps } from './galactic-houses.js';

interface Row {
  ut1: number;
  tt: number;
  latitude: number;
  longitude: number;
  armc: number;
  gmc: number;
  ga: number;
  forward: boolean;
}
const { houses } = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/small-families.json', import.meta.url), 'utf8'),
) as { houses: Row[] };
let engine: Engine;
before(() => {
  engine = sharedEngine();
});

test('validation: midheaven and ascendant are the highest and the rising point of the galactic equator, by a search with ERFA', () => {
  for (const row of houses) {
    const bridge = new GalacticBridge(engine.nutation, row.tt, null);
    const { angles, forward } = cuspsAnswer(bridge, galacticFigure(new StageLog(), bridge, row.armc, row.latitude));
    assert.ok(Math.abs(signedDeg(angles.ga_lon - row.ga)) < 1e-8, `ascendant ${angles.ga_lon} ${row.ga}`);
    // A search finds the maximum of a cosine only to the square root of the rounding error.
    assert.ok(Math.abs(signedDeg(angles.gmc_lon - row.gmc)) < 1e-5, `midheaven ${angles.gmc_lon} ${row.gmc}`);
    assert.equal(forward, row.forward);
  }
});

test('rule: houses 1, 4, 7, 10 begin at the angles, and all houses have 30 degrees', () => {
  for (const latitude of [-89, -33, 0, 51.5, 89]) {
    const { cusps } = galacticHouseCusps(engine, { dt: '1990-06-15T14:30:00Z', latitude, longitude: -0.12 });
    const { cusps_gal: gal, cusps_ecl: ecl, angles } = cusps;
    assert.deepEqual(
      [gal[0], gal[3], gal[6], gal[9], ecl[0], ecl[3], ecl[6], ecl[9]],
      [
        angles.ga_lon,
        angles.gic_lon,
        angles.gd_lon,
        angles.gmc_lon,
        angles.ga_ecl,
        angles.gic_ecl,
        angles.gd_ecl,
        angles.gmc_ecl,
      ],
    );
    gal.forEach((cusp, i) =>
      assert.ok(
        Math.abs(normalizeDeg(cusps.forward ? gal[(i + 1) % 12] - cusp : cusp - gal[(i + 1) % 12]) - 30) < 1e-9,
      ),
    );
  }
});

test('rule: a house includes its cusp and excludes the next one, in both directions', () => {
  for (const forward of [true, false]) {
    const cusps = Array.from({ length: 12 }, (_, i) => normalizeDeg(257 + (forward ? 30 : -30) * i));
    cusps.forEach((cusp, i) => {
      const [at] = placementsIn(new StageLog(), [cusp], { cuspsDeg: cusps, forward }, 3);
      assert.deepEqual(
        [
          at.placement.house,
          at.placement.exact_on_cusp,
          at.boundary.dist_to_opening,
          at.fractional_position,
          at.boundary.is_near_cusp,
        ],
        [i + 1, true, 0, i + 1, true],
      );
      const within = cusp + (forward ? 20 : -20);
      const [inside] = placementsIn(new StageLog(), [within], { cuspsDeg: cusps, forward }, 3);
      assert.deepEqual(
        [inside.placement.house, inside.boundary.nearest_cusp, inside.boundary.is_near_cusp],
        [i + 1, cusps[(i + 1) % 12], false],
      );
      assert.ok(
        Math.abs(inside.fractional_position - (i + 1 + 2 / 3)) < 1e-9 &&
          Math.abs(inside.boundary.dist_to_closing - 10) < 1e-9,
      );
    });
    assert.doesNotThrow(() => checkCusps({ cuspsDeg: cusps, forward }, '/x'));
    assert.throws(
      () => checkCusps({ cuspsDeg: cusps, forward: !forward }, '/x'),
      (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/x',
    );
  }
});

test('rule: chart placements are topocentric', () => {
  const place = (latitude: number) =>
    galacticHouseChartPlacements(engine, { dt: '1990-06-15T14:30:00Z', latitude, longitude: 0, bodies: ['Moon'] })
      .placements[0].ecliptic_latitude;
  assert.ok(Math.abs(place(80) - place(-80)) > 1);
});

test('rule: a galactic pole in the zenith is refused', () => {
  const bridge = new GalacticBridge(engine.nutation, 0, null),
    pole = bridge.toEcliptic(0, 90);
  const e = (bridge.trueObliquityDeg * Math.PI) / 180,
    lon = (pole.lonDeg * Math.PI) / 180,
    lat = (pole.latDeg * Math.PI) / 180;
  const declination = Math.asin(Math.sin(lat) * Math.cos(e) + Math.cos(lat) * Math.sin(e) * Math.sin(lon));
  const ra = Math.atan2(Math.sin(lon) * Math.cos(e) - Math.tan(lat) * Math.sin(e), Math.cos(lon));
  assert.throws(
    () => galacticFigure(new StageLog(), bridge, (ra * 180) / Math.PI, (declination * 180) / Math.PI),
    InvalidInput,
  );
});
