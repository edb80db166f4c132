import { sharedEngine } from '../../test/support/engine.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createEngine } from '../engine.js';
import { J2000_JD, RAD_PER_DEG } from '../kernel/constants.js';
import { nodeDataProvider } from '../node-data.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import { CHART_BODIES, LUNAR_POINTS } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { horizonSearch, localWeekday, solarDayAt, SUNRISE_THRESHOLD } from './horizon-solar-day.js';
import { bodyTarget } from './horizon-target.js';
import { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, meridianPassages } from './horizon.js';
import { WorstDifference } from '../../test/support/figures.js';

interface Event {
  ut1_j2k: number;
  rising: boolean;
  deg_per_minute: number;
}
interface Row {
  body: string;
  start: number;
  days: number;
  lat: number;
  lon: number;
  height_m: number;
  threshold_deg: number;
  above_at_start: boolean;
  events: Event[];
}
interface HorizonsCase {
  id: string;
  body: string;
  location: { latitude_deg: number; longitude_deg: number; elevation_km: number };
  window: { jd_start: number };
  altitude_deg: number;
  expected_events: Record<'Rise' | 'Set' | 'Transit' | 'AntiTransit', number | null>;
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../test/accuracy/${name}`, import.meta.url), 'utf8'));
const fixture = read('horizon.json') as { delta_t_seconds: number; rows: Row[] };
const horizons = read('horizons-rise-set.json') as { cases: HorizonsCase[] };

const engine = sharedEngine();
const bodyNamed = (name: string): Body => engine.bodies.resolve(name, '/body');

function lcg(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test('validation: rise and set equal those of one-minute sampling with ERFA and DE440, -89.9 to 89.9 degrees, none missed or invented', () => {
  const fixed = createEngine(nodeDataProvider(), { deltaTModel: { fixedSeconds: fixture.delta_t_seconds } });
  // The oracle omits light deflection (0.023 arcsec at 20 degrees from the Sun) and rounds its instants.
  const altitude = new WorstDifference('rise-set-arcsec');
  let events = 0;
  for (const row of fixture.rows) {
    const search = horizonSearch(
      fixed,
      bodyNamed(row.body),
      { latitudeDeg: row.lat, longitudeDeg: row.lon, elevationM: row.height_m },
      { altitudeDeg: row.threshold_deg, limb: 0 },
    );
    const found: { at: number; rising: boolean }[] = [];
    search.crossings(row.start, row.start + row.days, (at, rising) => {
      found.push({ at, rising });
      return false;
    });
    const about = `${row.body} at latitude ${row.lat}, ${row.start}`;
    assert.deepEqual(
      found.map((each) => each.rising),
      row.events.map((each) => each.rising),
      about,
    );
    assert.equal(search.height(row.start) >= 0, row.above_at_start, about);
    row.events.forEach((event, i) => {
      const minutes = Math.abs(found[i].at - event.ut1_j2k) * 1440;
      altitude.record(minutes * event.deg_per_minute * 3600, about);
      events++;
    });
  }
  altitude.assertWithinRequirement();
  assert.ok(events > 130 && fixture.rows.length > 130);
});

test('validation: the reference cases of JPL Horizons within 0.2 s (Horizons uses UTC, the service UT1, and tables differ by a few ms)', () => {
  for (const each of horizons.cases) {
    const site = {
      latitudeDeg: each.location.latitude_deg,
      longitudeDeg: each.location.longitude_deg,
      elevationM: each.location.elevation_km * 1000,
    };
    const from = each.window.jd_start - J2000_JD,
      to = from + 1;
    const track = new HorizonTrack(engine, bodyTarget(engine.sky, bodyNamed(each.body)), site);
    const search = new HorizonSearch(track, { altitudeDeg: each.altitude_deg, limb: 0 });
    const got = {
      Rise: search.first(from, to, true),
      Set: search.first(from, to, false),
      Transit: meridianPassages(track, true, from, to)[0],
      AntiTransit: meridianPassages(track, false, from, to)[0],
    };
    for (const [kind, jd] of Object.entries(each.expected_events)) {
      const at = got[kind as keyof typeof got];
      if (jd === null) assert.equal(at, null, `${each.id} ${kind}`);
      else assert.ok(at !== null && Math.abs(at + J2000_JD - jd) * 86400 < 0.2, `${each.id} ${kind}`);
    }
  }
});

test('property: the interpolated track is the full topocentric reduction (altitude within 1 mas; 0.1 arcsec near the Sun)', () => {
  const random = lcg(7),
    place = new Float64Array(6);
  for (const body of [...CHART_BODIES, ...LUNAR_POINTS]) {
    for (let i = 0; i < 60; i++) {
      const site = {
        latitudeDeg: -89.9 + 179.8 * random(),
        longitudeDeg: -180 + 360 * random(),
        elevationM: -400 + 5000 * random(),
      };
      const ut1 = -160000 + 390000 * random();
      const track = new HorizonTrack(engine, bodyTarget(engine.sky, body), site);
      track.evaluate(ut1);
      const instant = engine.time.instantFromUt1(ut1),
        epoch = engine.sky.epoch(instant);
      engine.sky.placeEquatorial(epoch, body, site, ALL_CORRECTIONS, place);
      const phi = site.latitudeDeg * RAD_PER_DEG,
        hour = epoch.gastRad + site.longitudeDeg * RAD_PER_DEG - place[0];
      const sine = Math.sin(phi) * Math.sin(place[1]) + Math.cos(phi) * Math.cos(place[1]) * Math.cos(hour);
      const elongation = Math.abs(
        ((engine.sky.apparent(body, instant).longitudeDeg - engine.sky.sunLongitudeDeg(instant) + 540) % 360) - 180,
      );
      // Deflection changes within days when a planet passes the Sun; True Lilith moves by degrees per day.
      const mas = elongation < 10 || body.name === 'True Lilith' ? 100 : 1;
      assert.ok(
        Math.abs(track.sinAltitude - sine) * 206264806 < mas,
        `${body.name} ${ut1}: ${(track.sinAltitude - sine) * 206264806} mas`,
      );
      // The rate is compared with the difference quotient, because the completeness of the search depends on it.
      const rate = track.sinAltitudeRate,
        bound = track.curvature;
      track.evaluate(ut1 + 1e-3);
      const rateLater = track.sinAltitudeRate;
      assert.ok(Math.abs(rateLater - rate) <= bound * 1e-3, `${body.name}: curvature bound`);
    }
  }
});

test('property: crossings alternate, are at the threshold, and equal those of sampling every 30 s at random places', () => {
  const random = lcg(11);
  for (const name of ['Sun', 'Moon', 'Mars']) {
    for (let i = 0; i < 12; i++) {
      const site = { latitudeDeg: -89.9 + 179.8 * random(), longitudeDeg: -180 + 360 * random(), elevationM: 0 };
      const search = horizonSearch(engine, bodyNamed(name), site, { altitudeDeg: -4 + 8 * random(), limb: 1 });
      const from = -150000 + 380000 * random(),
        days = 2;
      const signs: boolean[] = [];
      search.crossings(from, from + days, (at, rising) => {
        assert.ok(Math.abs(search.height(at)) < 1e-8);
        signs.push(rising);
        return false;
      });
      const sampled: boolean[] = [];
      let before = search.height(from) >= 0;
      for (let k = 1; k <= days * 2880; k++) {
        const after = search.height(from + k / 2880) >= 0;
        if (after !== before) sampled.push(after);
        before = after;
      }
      assert.deepEqual(signs, sampled, `${name} at ${site.latitudeDeg}, ${from}`);
    }
  }
});

test('rule: at the exact poles the Sun rises once a year, and the search finds it', () => {
  const search = horizonSearch(
    engine,
    bodyNamed('Sun'),
    { latitudeDeg: 90, longitudeDeg: 0, elevationM: 0 },
    SUNRISE_THRESHOLD,
  );
  const found: boolean[] = [];
  search.crossings(8766, 8766 + 365, (_at, rising) => {
    found.push(rising);
    return false;
  });
  assert.deepEqual(found, [true, false]);
});

test('rule: limb 1 lowers the horizon by the apparent semidiameter, limb -1 raises it', () => {
  const site = { latitudeDeg: 40, longitudeDeg: 0, elevationM: 0 },
    moon = bodyNamed('Moon');
  const rise = (limb: -1 | 0 | 1): number =>
    horizonSearch(engine, moon, site, { altitudeDeg: -0.5667, limb }).first(9000, 9001.2, true) ?? NaN;
  assert.ok(rise(1) < rise(0) && rise(0) < rise(-1));
  const track = new HorizonTrack(engine, bodyTarget(engine.sky, moon), site);
  track.evaluate(rise(1));
  assert.ok(
    Math.abs(
      Math.asin(track.sinAltitude) / RAD_PER_DEG - (-0.5667 - Math.asin(1737.4 / track.distanceKm) / RAD_PER_DEG),
    ) < 1e-7,
  );
});

test('rule: the solar day contains its instant, and is null in polar day and night', () => {
  const sun = bodyNamed('Sun'),
    site = { latitudeDeg: 52, longitudeDeg: 140, elevationM: 0 };
  const search = horizonSearch(engine, sun, site, SUNRISE_THRESHOLD);
  for (let hour = 0; hour < 48; hour++) {
    const at = 9000.3 + hour / 24,
      day = solarDayAt(search, at + 2451545);
    assert.ok(
      day !== null &&
        day.sunriseUt1 <= at &&
        at < day.nextSunriseUt1 &&
        day.sunriseUt1 < day.sunsetUt1 &&
        day.sunsetUt1 < day.nextSunriseUt1,
    );
    assert.deepEqual(
      solarDayAt(search, day.sunriseUt1 + 1e-9 + 2451545)?.sunsetUt1.toFixed(7),
      day.sunsetUt1.toFixed(7),
    );
  }
  for (const ut1 of [8936.5, 9119.5])
    assert.equal(
      solarDayAt(horizonSearch(engine, sun, { ...site, latitudeDeg: 75 }, SUNRISE_THRESHOLD), ut1 + 2451545),
      null,
    );
});

test('rule: 2000-01-01 is a Saturday; the weekday belongs to the local date', () => {
  assert.equal(localWeekday(0, 0), 6);
  assert.equal(localWeekday(0.4, 180), 0); // 21:36 UT is the next morning at 180 degrees east
  assert.equal(localWeekday(-0.4, -180), 5);
  assert.equal(localWeekday(-2451545 - 7000, 0), 1);
});
