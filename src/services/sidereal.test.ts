import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { signedDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { LUNAR_POINTS, MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import { ayanamsaSystem } from './ayanamsa.js';
import { castFigure } from './figure.js';
import { siderealChart } from './sidereal-chart.js';
import { civilYear, siderealSolarReturn } from './sidereal-return.js';
import {
  listedSubject,
  planetBody,
  siderealBody,
  siderealSubject,
  subjectName,
  tropicalSubjectDeg,
} from './sidereal-subjects.js';
import { siderealZodiac, tropicalLongitudeDeg } from './sidereal-zodiac.js';
import type { SiderealPlacePolicy } from './sidereal-zodiac.js';

const engine = sharedEngine();
const DT = '2024-01-15T10:30:00+05:30';
const instant = engine.time.instantFromIso(DT, '/dt');
const DELHI = { observer_lat: 28.6139, observer_lon: 77.209 };
const zodiacOf = (policy: SiderealPlacePolicy = {}) => siderealZodiac(engine, instant, policy);
const fieldsOf = (run: () => unknown): readonly string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ field }) => field);
    throw error;
  }
  return [];
};
/** Arcseconds from b to a. */
const arcsec = (a: number, b: number): number => signedDeg(a - b) * 3600;

test('rule: the default zodiac is Lahiri with nutation, geocentric, apparent, with the true node', () => {
  const { system, ayanamsaMode, placeCenter, placeReduction, node, site, ayanamsaDeg } = zodiacOf();
  assert.deepEqual(
    [system, ayanamsaMode, placeCenter, placeReduction, node, site],
    ['authI', 'true', 'geocentric', 'apparent', 'true', null],
  );
  // Indian Astronomical Ephemeris 2024: 24 degrees 11 minutes in January.
  assert.ok(Math.abs(ayanamsaDeg - (24 + 11 / 60)) < 1 / 60);
  const nutation = arcsec(ayanamsaDeg, zodiacOf({ ayanamsa_mode: 'mean' }).ayanamsaDeg);
  assert.ok(Math.abs(nutation) > 1 && Math.abs(nutation) < 20, String(nutation));
});

test('rule: topocentric positions require an observer; latitude and longitude come together', () => {
  assert.deepEqual(
    fieldsOf(() => zodiacOf({ place_center: 'topocentric' })),
    ['/place_center'],
  );
  assert.deepEqual(
    fieldsOf(() => siderealZodiac(engine, instant, { place_center: 'topocentric' }, '/natal')),
    ['/natal/place_center'],
  );
  assert.deepEqual(
    fieldsOf(() => zodiacOf({ observer_lat: 10 })),
    ['/observer_lon'],
  );
  assert.deepEqual(
    fieldsOf(() => siderealZodiac(engine, instant, { ayanamsa_system: 'none' }, '/natal', 'ayanamsa')),
    ['/natal/ayanamsa'],
  );
  assert.equal(zodiacOf({ ...DELHI, place_center: 'topocentric' }).site?.latitudeDeg, DELHI.observer_lat);
});

test('rule: the geometric Sun lacks the annual aberration, 20.5 arcsec; the topocentric Moon has parallax, lunar points have not', () => {
  const lon = (policy: SiderealPlacePolicy, body = SUN_BODY) => tropicalLongitudeDeg(engine, zodiacOf(policy), body);
  const aberration = arcsec(lon({ place_reduction: 'geometric' }), lon({}));
  assert.ok(aberration > 19.5 && aberration < 21.5, String(aberration));
  const topocentric = { ...DELHI, place_center: 'topocentric' } as const;
  const parallax = Math.abs(arcsec(lon(topocentric, MOON_BODY), lon(DELHI, MOON_BODY)));
  assert.ok(parallax > 60 && parallax < 3700, String(parallax));
  assert.equal(lon(DELHI, MOON_BODY), lon({}, MOON_BODY), 'an observer alone changes nothing');
  for (const point of LUNAR_POINTS)
    assert.equal(lon({ ...topocentric, place_reduction: 'geometric' }, point), lon({}, point), point.name);
});

test('rule: Rahu is the true or the mean node, and Ketu is opposite', () => {
  const at = (subject: 'Rahu' | 'Ketu', node: 'true' | 'mean') =>
    tropicalSubjectDeg(engine, zodiacOf({ node }), subject);
  assert.equal(at('Rahu', 'true'), tropicalLongitudeDeg(engine, zodiacOf(), LUNAR_POINTS[0]));
  assert.equal(at('Rahu', 'mean'), tropicalLongitudeDeg(engine, zodiacOf(), LUNAR_POINTS[1]));
  for (const node of ['true', 'mean'] as const)
    assert.ok(Math.abs(Math.abs(signedDeg(at('Ketu', node) - at('Rahu', node))) - 180) < 1e-9);
});

test('rule: subjects are Sun ... Pluto, small bodies, Rahu, Ketu and the Lagna; only lists include points of the lunar orbit', () => {
  const named = (name: string) => subjectName(siderealSubject(engine, name, '/body'));
  assert.deepEqual(['moon', 'RAHU', 'ketu', 'Ascendant', 'lagna', 'Ceres'].map(named), [
    'Moon',
    'Rahu',
    'Ketu',
    'Lagna',
    'Lagna',
    'Ceres',
  ]);
  assert.deepEqual(
    fieldsOf(() => named('True Node')),
    ['/body'],
  );
  assert.deepEqual(
    fieldsOf(() => siderealBody(engine, 'Rahu', '/body')),
    ['/body'],
  );
  assert.equal(subjectName(listedSubject(engine, 'True Node', '/bodies/0')), 'True Node');
  assert.equal(planetBody('Mars').name, 'Mars');
  assert.throws(() => planetBody('Rahu'), RangeError);
});

test('rule: a chart lists the subjects of the answer first, then those of the request, then the lunar points', () => {
  const chart = siderealChart(
    engine,
    { dt: DT, bodies: ['Mars', 'Sun'], include_nodes: true, ...DELHI },
    { subjects: [MOON_BODY] },
  );
  const { provenance } = chart;
  assert.deepEqual(provenance.requested_bodies, ['Moon', 'Mars', 'Sun']);
  assert.deepEqual(provenance.returned_bodies, ['Moon', 'Mars', 'Sun', ...LUNAR_POINTS.map(({ name }) => name)]);
  for (const name of provenance.returned_bodies)
    assert.ok(
      Math.abs(signedDeg(chart.tropicalDeg[name] - chart.siderealDeg[name] - provenance.ayanamsa_offset)) < 1e-9,
    );
  assert.equal(provenance.sidereal_lagna_sign_index, Math.floor((chart.siderealLagnaDeg ?? NaN) / 30));
  assert.deepEqual([provenance.node, provenance.house_system], [null, null]);
});

test('rule: a chart has houses when the answer needs them or the request names a system, and then requires an observer', () => {
  const chart = (request: object, needsHouses = false) =>
    siderealChart(engine, { dt: DT, ...request }, { subjects: [SUN_BODY], usesNode: true, needsHouses }).provenance;
  assert.equal(chart(DELHI, true).house_system, 'P');
  assert.equal(chart({ ...DELHI, house_system: 'W' }).house_system, 'W');
  assert.equal(chart(DELHI).node, 'true');
  assert.deepEqual(
    fieldsOf(() => chart({}, true)),
    ['/house_system'],
  );
  assert.equal(chart({}).sidereal_lagna, null);
});

test('rule: a sidereal figure is the tropical one less the ayanamsa, with the same rates; the ascendant opens the first house', () => {
  const cast = (ayanamsaDeg: number | null) =>
    castFigure(engine, instant, {
      latitude: 28.6139,
      longitude: 77.209,
      system: 'P',
      pointers: { system: '/house_system', latitude: '/latitude' },
      site: null,
      ayanamsaDeg,
    });
  const tropical = cast(null),
    sidereal = cast(24);
  for (const planet of ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
    const a = tropical.planets[planet],
      b = sidereal.planets[planet];
    assert.ok(Math.abs(signedDeg(a.longitudeDeg - b.longitudeDeg - 24)) < 1e-9, planet);
    assert.equal(a.longitudeRateDegPerDay, b.longitudeRateDegPerDay);
    assert.equal(tropical.houseOf(a.longitudeDeg), sidereal.houseOf(b.longitudeDeg), planet);
    assert.equal(a.longitudeDeg, engine.sky.apparent(planetBody(planet), instant).longitudeDeg);
  }
  assert.ok(Math.abs(signedDeg(tropical.ascDeg - sidereal.ascDeg - 24)) < 1e-9);
  assert.equal(sidereal.houseOf(sidereal.ascDeg + 1e-9), 1);
  assert.ok(sidereal.hasHouses && sidereal.cusps.length === 12);
});

test('rule: the sidereal solar return has the natal sidereal longitude of the Sun; its number counts years from birth', () => {
  const natal = engine.time.instantFromIso('1980-02-15T12:00:00Z', '/natal_dt'),
    system = ayanamsaSystem('Lahiri', '/ayanamsa');
  const at = (years: number) =>
    siderealSolarReturn(engine, {
      natal,
      years,
      system,
      site: null,
      natalSite: null,
      origin: { field: '/year', given: 0 },
    });
  const sunOf = (moment: typeof natal) => {
    const zodiac = siderealZodiac(engine, moment, {});
    return tropicalLongitudeDeg(engine, zodiac, SUN_BODY) - zodiac.ayanamsaDeg;
  };
  assert.equal(at(0), natal);
  for (const years of [1, 40, 300]) {
    assert.ok(Math.abs(signedDeg(sunOf(at(years)) - sunOf(natal))) < 1e-9);
    assert.ok(Math.abs((at(years).ut1J2k - natal.ut1J2k) / years - 365.2564) < 0.03);
  }
  assert.deepEqual(
    ['1979-12-31T20:00:00Z', '1980-01-01T01:30:00+05:30', '-0500-03-01T00:00:00Z'].map((dt) =>
      civilYear(engine, dt, '/dt'),
    ),
    [1979, 1980, -500],
  );
});
