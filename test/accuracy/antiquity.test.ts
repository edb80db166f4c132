import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../support/engine.js';
import { EARTH, MOON } from '../../src/ephemeris/source.js';
import { ARCSEC_PER_RAD } from '../../src/kernel/constants.js';
import { OutOfCoverage } from '../../src/kernel/errors.js';
import { CHART_BODIES } from '../../src/sky/bodies.js';
import { WorstDifference } from '../support/figures.js';

type Triple = [number, number, number];
interface Fixture {
  readonly states: { tdb: number; geocentric_km: Record<string, Triple> }[];
  readonly charts: { label: string; tdb: number; places: Record<string, Triple> }[];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/antiquity.json', import.meta.url), 'utf8'),
) as Fixture;
const engine = sharedEngine();
const instant = (tdbJ2k: number) => engine.time.instantFromTdb(tdbJ2k);
const a = new Float64Array(9),
  earth = new Float64Array(9);

test('validation: geometric places outside 1550-2650 against DE422 itself', () => {
  // The requirements of the re-fit: 50 mas, Moon 0.5 mas.
  const planets = new WorstDifference('antiquity-planets-mas'),
    moon = new WorstDifference('antiquity-moon-mas');
  for (const { tdb, geocentric_km: places } of fixture.states) {
    engine.ephemeris.barycentric(EARTH, tdb, 1, earth, 0);
    for (const body of CHART_BODIES) {
      engine.ephemeris.barycentric(body.index, tdb, 1, a, 0);
      if (body.index === MOON) engine.ephemeris.geocentricMoon(tdb, 1, a, 0);
      else for (let i = 0; i < 3; i++) a[i] -= earth[i];
      const truth = places[body.name];
      const arcsec =
        (Math.hypot(a[0] - truth[0], a[1] - truth[1], a[2] - truth[2]) / Math.hypot(...truth)) * ARCSEC_PER_RAD;
      (body.index === MOON ? moon : planets).record(arcsec * 1000, `${body.name} at ${tdb}`);
    }
  }
  planets.assertWithinRequirement();
  moon.assertWithinRequirement();
});

test('validation: charts of years 1, -43, -500, -2900, of the eclipse of 585 BC and of 2900 against DE422 with ERFA', () => {
  for (const { label, tdb, places } of fixture.charts) {
    for (const body of CHART_BODIES) {
      const place = engine.sky.apparent(body, instant(tdb));
      const [lon, lat, km] = places[body.name];
      const dLon = (((place.longitudeDeg - lon + 540) % 360) - 180) * Math.cos((lat * Math.PI) / 180) * 3600,
        dLat = (place.latitudeDeg - lat) * 3600;
      // Tolerance: the re-fit, and the TDB-TT of 2 ms that the reference omits.
      assert.ok(
        Math.hypot(dLon, dLat) < (body.index === MOON ? 0.003 : 0.06),
        `${label}, ${body.name}: ${dLon} ${dLat} arcsec`,
      );
      assert.ok(Math.abs(place.distanceKm / km - 1) < 1e-6, `${label}, ${body.name}: distance`);
    }
  }
});

test('rule: on 28 May 585 BC (JD 1507900, Julian calendar) the new Moon is near the node', () => {
  let nearest = Infinity,
    at = NaN,
    latitude = NaN;
  for (let jd = 1507899.5; jd < 1507900.5; jd += 1 / 288) {
    const moment = engine.time.instantFromUt1(jd - 2451545);
    const [sun, moon] = CHART_BODIES.slice(0, 2).map((body) => engine.sky.apparent(body, moment));
    const gap = Math.abs(((moon.longitudeDeg - sun.longitudeDeg + 540) % 360) - 180);
    if (gap < nearest) {
      nearest = gap;
      at = jd;
      latitude = moon.latitudeDeg;
    }
  }
  assert.ok(nearest < 0.05 && Math.abs(latitude) < 0.5, `${nearest} deg in longitude, latitude ${latitude}`);
  // In the afternoon in Asia Minor: between 12 and 17 h UT of that day.
  assert.ok(at > 1507900 && at < 1507900.2, `JD ${at}`);
});

test('rule: places and their rates are continuous at the joins of ephemerides', () => {
  for (const seam of [2287184.5 - 2451545, 2688976.5 - 2451545]) {
    for (const body of CHART_BODIES) {
      const step = 1e-3;
      const before = engine.sky.apparent(body, { ttJ2k: seam - step, tdbJ2k: seam - step, ut1J2k: seam - step });
      const after = engine.sky.apparent(body, { ttJ2k: seam + step, tdbJ2k: seam + step, ut1J2k: seam + step });
      const moved = ((after.longitudeDeg - before.longitudeDeg + 540) % 360) - 180,
        expected = (before.longitudeRateDegPerDay + after.longitudeRateDegPerDay) * step;
      // The end of a granule is rounded to a few hundred metres (Moon: 30 m), and the rate is that of a fit to 50 mas.
      assert.ok(Math.abs(moved - expected) * 3600 < 0.005, `${body.name}: ${(moved - expected) * 3600} arcsec`);
      assert.ok(
        Math.abs(after.longitudeRateDegPerDay - before.longitudeRateDegPerDay) < (body.index === MOON ? 1e-3 : 5e-4),
        `${body.name}: rate`,
      );
    }
  }
});

test('rule: answers name the source and its estimated errors; outside all sources the error lists their coverages', () => {
  const ancient = engine.basis(instant(-900_000)).ephemeris,
    modern = engine.basis(instant(0)).ephemeris;
  assert.match(ancient.source, /DE422/);
  assert.ok((ancient.estimated_error_arcsec?.Moon ?? 0) > (ancient.estimated_error_arcsec?.Sun ?? Infinity));
  assert.match(modern.source, /DE440/);
  assert.equal(modern.estimated_error_arcsec, undefined);
  assert.match(engine.basis(instant(-900_000)).models.precession, /Vondrak/);
  assert.throws(
    () => engine.sky.apparent(CHART_BODIES[0], instant(-2_000_000)),
    (error) => error instanceof OutOfCoverage && error.coverage.length === 3,
  );
});
