import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { ARCSEC_PER_RAD } from '../../kernel/constants.js';
import { InvalidInput } from '../../kernel/errors.js';
import { Ray } from '../../reduction/ray.js';
import { astrometryOf, placeRay } from './astrometry.js';
import { APPARENT_STAR, TRUE_STAR } from './stars.js';
import { WorstDifference } from '../../../test/support/figures.js';

type Pair = [number, number];
interface Fixture {
  rows: {
    star: string;
    tt_j2k: number;
    ut1_j2k: number;
    observer: [number, number, number];
    true: Pair;
    apparent: Pair;
    topocentric: Pair;
  }[];
  motion: { star: string; tdb_j2k: number; ra: number; dec: number }[];
}

const fixture = JSON.parse(
  readFileSync(new URL('../../../../test/accuracy/star-places.json', import.meta.url), 'utf8'),
) as Fixture;
const engine = sharedEngine();
const { stars } = engine;
const place = new Float64Array(6);

/** Difference on the sky, mas. */
function offMas([lon, lat]: Pair): number {
  const dLon = Math.atan2(Math.sin(place[0] - lon), Math.cos(place[0] - lon)) * Math.cos(lat);
  return Math.hypot(dLon, place[1] - lat) * ARCSEC_PER_RAD * 1000;
}

function starNamed(name: string) {
  const star = stars.all.find((entry) => entry.name === name);
  assert.ok(star, name);
  return star;
}

test('validation: true, apparent and topocentric places against DE440 + ERFA, 300 star-epochs 1550-2650', (t) => {
  const epoch = engine.sky.newEpoch();
  const worst = { true: 0, apparent: 0, topocentric: 0 };
  for (const row of fixture.rows) {
    const star = starNamed(row.star);
    const site = { latitudeDeg: row.observer[0], longitudeDeg: row.observer[1], elevationM: row.observer[2] };
    epoch.set(row.tt_j2k, row.tt_j2k, row.ut1_j2k);
    stars.place(star, epoch, null, TRUE_STAR, place);
    worst.true = Math.max(worst.true, offMas(row.true));
    stars.place(star, epoch, null, APPARENT_STAR, place);
    worst.apparent = Math.max(worst.apparent, offMas(row.apparent));
    stars.place(star, epoch, site, APPARENT_STAR, place);
    worst.topocentric = Math.max(worst.topocentric, offMas(row.topocentric));
  }
  t.diagnostic(JSON.stringify(worst));
  // The packed ephemeris and the nutation table contribute 0.03 mas; ERFA has its own truncations.
  const all = new WorstDifference('stars-mas');
  for (const [kind, mas] of Object.entries(worst)) all.record(mas, kind);
  all.assertWithinRequirement();
});

test('validation: space motion with radial velocities against ERFA starpm over +-5,000 years, to 0.01 mas', () => {
  const ray = new Ray();
  for (const row of fixture.motion) {
    placeRay(starNamed(row.star).astrometry, row.tdb_j2k, null, ray);
    const dRa = Math.atan2(ray.y, ray.x) - row.ra,
      dDec = Math.asin(ray.z) - row.dec;
    const mas = Math.hypot(Math.atan2(Math.sin(dRa), Math.cos(dRa)) * Math.cos(row.dec), dDec) * ARCSEC_PER_RAD * 1000;
    // Near the pole Math.asin loses digits: a few microarcseconds.
    assert.ok(mas < 0.01, `${row.star} ${row.tdb_j2k}: ${mas} mas`);
  }
});

test("validation: Barnard's Star gains 1.2 mas a year in proper motion each year (perspective acceleration)", () => {
  // Kuerster et al. 2003, A&A 403, 1077: 10.36 arcsec/yr, secular acceleration of the proper motion 1.2 mas/yr^2 by -110.5 km/s at 547 mas.
  const { astrometry } = starNamed("Barnard's Star");
  const ray = new Ray(),
    year = 365.25;
  const motion = (t: number): number => {
    placeRay(astrometry, t, null, ray);
    return Math.hypot(ray.dx, ray.dy, ray.dz) * year * ARCSEC_PER_RAD * 1000;
  };
  assert.ok(Math.abs((motion(10 * year) - motion(-10 * year)) / 20 - 1.25) < 0.06);
});

test('rule: an unknown parallax or radial velocity is treated as zero', () => {
  assert.equal(starNamed('Krios').radialVelocityKmPerS, null);
  assert.equal(starNamed('Krios').radialVelocitySource, null);
  assert.equal(starNamed("Barnard's Star").radialVelocityKmPerS, -110.47);
  assert.match(starNamed('Sirius').radialVelocitySource ?? '', /Gontcharov/);
  const direction = { raDeg: 10, decDeg: 20, pmRaMasPerYear: 1000, pmDecMasPerYear: -500, parallaxMas: 0 };
  assert.deepEqual(
    astrometryOf({ ...direction, radialVelocityKmPerS: 100 }),
    astrometryOf({ ...direction, radialVelocityKmPerS: null }),
  );
});

test('property: rates are the derivatives of the places', () => {
  const before = engine.sky.newEpoch(),
    after = engine.sky.newEpoch(),
    at = engine.sky.newEpoch();
  const a = new Float64Array(6),
    b = new Float64Array(6),
    h = 0.01;
  for (const name of ["Barnard's Star", 'Sirius', 'Polaris', 'alf Gem A', 'Regulus'])
    for (const t of [-50_000.3, 5.25, 9_131.7]) {
      const star = starNamed(name);
      stars.place(star, before.set(t - h, t - h, t - h), null, APPARENT_STAR, a);
      stars.place(star, after.set(t + h, t + h, t + h), null, APPARENT_STAR, b);
      stars.place(star, at.set(t, t, t), null, APPARENT_STAR, place);
      for (const [value, rate] of [
        [0, 3],
        [1, 4],
      ]) {
        const difference = Math.atan2(Math.sin(b[value] - a[value]), Math.cos(b[value] - a[value])) / (2 * h);
        assert.ok(
          Math.abs(difference - place[rate]) * ARCSEC_PER_RAD < 2e-4,
          `${name} ${t}: ${difference} and ${place[rate]} rad/day`,
        );
      }
    }
});

test('rule: names are found by name, designation, Greek letter, genitive, number, tradition and unique beginning', () => {
  for (const [text, name, kind] of [
    ['Sirius', 'Sirius', 'traditional_name'],
    ['alf CMa', 'Sirius', 'nomenclature'],
    ['sIRIUS', 'Sirius', 'traditional_name_casefold'],
    ['ALF cma', 'Sirius', 'nomenclature_casefold'],
    ['α CMa', 'Sirius', 'catalogue_alias'],
    ['Alpha Canis Majoris', 'Sirius', 'catalogue_alias'],
    ['HIP 32349', 'Sirius', 'catalogue_alias'],
    ['hip32349', 'Sirius', 'catalogue_alias'],
    ['sig CMa', 'Unurgunite', 'nomenclature_duplicate'],
    ['Mizar', 'zet01 UMa', 'historical_alias'],
    ['graffias', 'Acrab', 'historical_alias_casefold'],
    ['Belenos', 'Bélénos', 'catalogue_alias'],
    ['Añañuca', 'Añañuca', 'traditional_name'],
    ['Zuben Elgenubi', 'Zubenelgenubi', 'catalogue_alias'],
    ['Barnards Star', "Barnard's Star", 'catalogue_alias'],
    ['Rigil Kent', 'Rigil Kentaurus', 'prefix_unique'],
    ['80 UMa', 'Alcor', 'catalogue_alias'],
    ['80 Ursae Majoris', 'Alcor', 'catalogue_alias'],
    ['q Car', 'q Car', 'traditional_name'],
    ['Q Car', 'Q Car', 'traditional_name'],
    ['µ Cephei', 'Garnet Star', 'catalogue_alias'],
    ['Alpha Centauri', 'Rigil Kentaurus', 'catalogue_alias'],
    ['α Cen', 'Rigil Kentaurus', 'catalogue_alias'],
    ['alpha2 Librae', 'Zubenelgenubi', 'catalogue_alias'],
    ['zet1 UMa', 'zet01 UMa', 'catalogue_alias'],
  ] as const) {
    const found = stars.resolve(text, '/star');
    assert.deepEqual([found.star.name, found.lookupKind], [name, kind], text);
  }
});

test('rule: unknown names give suggestions, ambiguous names their candidates', () => {
  const failing = (name: string, check: (error: InvalidInput) => void): void => {
    try {
      stars.resolve(name, '/star');
      assert.fail(name);
    } catch (error) {
      assert.ok(error instanceof InvalidInput, String(error));
      check(error);
    }
  };
  failing('Siriuss', (error) => {
    assert.equal(error.problems[0].field, '/star');
    assert.ok(error.problems[0].suggestions?.includes('Sirius'));
  });
  failing('Q CAR', (error) => {
    assert.deepEqual([...(error.problems[0].suggestions ?? [])].sort(), ['Q Car', 'q Car']);
  });
  failing('Zuben', (error) => {
    assert.ok((error.problems[0].allowed as string[]).length > 1);
  });
  failing('Theta Tauri', (error) => {
    assert.deepEqual([...(error.problems[0].suggestions ?? [])].sort(), ['Chamukuy', 'tet01 Tau']);
  });
  failing('   ', (error) => {
    assert.equal(error.problems[0].field, '/star');
  });
});

test('rule: every catalogued name and designation leads to its star, and every star has a constellation', () => {
  for (const star of stars.all) {
    assert.equal(stars.resolve(star.name, '/star').star, star);
    assert.ok(stars.resolve(star.designation, '/star').star.designation === star.designation, star.designation);
    assert.ok(star.constellation !== '', star.name);
  }
  assert.equal(stars.all.length, 1809);
});

test('rule: missing photometry and parallax remain missing', () => {
  assert.equal(starNamed('Huagai').vMagnitude, null);
  assert.equal(starNamed('Acrux').vMagnitude, 0.77);
  const distance = stars.apparent(starNamed('alf Gem A'), engine.time.instantFromTt(0)).distanceKm;
  assert.equal(distance, 0);
});
