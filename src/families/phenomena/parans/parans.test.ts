import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { HorizonSearch, meridianPassages } from '../../../events/horizon.js';
import { J2000_JD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ALL_CORRECTIONS } from '../../../reduction/stages.js';
import { risingTarget } from '../../../services/rising-target.js';
import type { ParanResponse, ParanSearchRequest } from './schema.js';
import { natal, search } from './search.js';
import { site } from './site.js';

const engine = sharedEngine();
const SECONDS = 86400;
const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../../test/fixtures/parans/${name}`, import.meta.url), 'utf8')) as T;

interface HorizonsCase {
  readonly id: string;
  readonly location: { readonly latitude_deg: number; readonly longitude_deg: number };
  readonly window: { readonly jd_start: number };
  readonly orb_minutes: number;
  readonly bodies: readonly { readonly body: string }[];
  readonly expected_parans: readonly Record<string, string | number>[];
}
interface SwissRow {
  readonly body: string;
  readonly circle: string;
  readonly jd_day: number;
  readonly lat: number;
  readonly lon: number;
  readonly refracted: number;
  readonly geometric: number;
}

const latitude = fc.double({ min: -75, max: 75, noNaN: true }),
  longitude = fc.double({ min: -180, max: 180, noNaN: true }),
  day = fc.double({ min: 2415020.5, max: 2488069.5, noNaN: true });
const SKY = ['Sun', 'Moon', 'Venus', 'Saturn', 'Sirius', 'Regulus', 'Antares'];

test('validation: parans of JPL Horizons within 0.05 s (UT1 - UTC is 0.01 s), and none where Horizons has none', () => {
  for (const each of fixture<{ cases: HorizonsCase[] }>('horizons-events.json').cases) {
    const { events } = search(engine, {
      bodies: each.bodies.map(({ body }) => body),
      jd_day: each.window.jd_start,
      lat: each.location.latitude_deg,
      lon: each.location.longitude_deg,
      orb_minutes: each.orb_minutes,
    });
    assert.equal(events.length, each.expected_parans.length, each.id);
    events.forEach((event, i) => {
      const expected = each.expected_parans[i];
      for (const key of ['body1', 'body2', 'circle1', 'circle2'] as const) assert.equal(event[key], expected[key]);
      for (const [got, wanted] of [
        [event.jd1, expected.jd1_ut],
        [event.jd2, expected.jd2_ut],
        [event.jd, expected.jd_mid_ut],
      ])
        assert.ok(Math.abs(Number(got) - Number(wanted)) * SECONDS < 0.05, each.id);
    });
  }
});

test('validation: crossings of stars and Moon agree with Swiss Ephemeris: 0.1 s geometric, 4 s with its refraction', () => {
  for (const row of fixture<{ rows: SwissRow[] }>('swiss-circles.json').rows)
    for (const policy of ['refracted', 'geometric'] as const) {
      const { crossing_inventory: inventory } = search(engine, {
        bodies: [row.body],
        jd_day: row.jd_day,
        lat: row.lat,
        lon: row.lon,
        include_crossing_inventory: true,
        horizon_policy: policy,
      });
      const entry = inventory?.[0].entries.find(({ circle }) => circle === row.circle);
      const seconds = Math.abs((entry?.crossing?.jd ?? NaN) - row[policy]) * SECONDS;
      assert.ok(seconds < (policy === 'geometric' ? 0.1 : 4), `${row.body} ${row.circle}: ${seconds} s`);
    }
});

/** All crossings by the complete searches, UT1, days since J2000.0. */
function provenCrossings(name: string, lat: number, lon: number, from: number, to: number) {
  const track = new HorizonTrack(engine, risingTarget(engine, name).target, {
    latitudeDeg: lat,
    longitudeDeg: lon,
    elevationM: 0,
  });
  const found: { name: string; circle: string; at: number }[] = [];
  new HorizonSearch(track, { altitudeDeg: -0.5667, limb: 0 }).crossings(from, to, (at, rising) => {
    found.push({ name, circle: rising ? 'Rising' : 'Setting', at });
    return false;
  });
  for (const upper of [true, false])
    for (const at of meridianPassages(track, upper, from, to))
      found.push({ name, circle: upper ? 'Culminating' : 'AntiCulminating', at });
  return found;
}

const keyOf = (event: ParanResponse): string =>
  `${event.body1} ${event.circle1} ${event.body2} ${event.circle2} ${(event.jd * 1440).toFixed(2)}`;

test('property: consecutive days list every paran exactly once, also at their edges', () => {
  fc.assert(
    fc.property(latitude, longitude, day, fc.double({ min: 0, max: 60, noNaN: true }), (lat, lon, jd, orb) => {
      const days = 3,
        answers = Array.from({ length: days }, (_, i) =>
          search(engine, { bodies: SKY, jd_day: jd + i, lat, lon, orb_minutes: orb }),
        );
      const listed = answers.flatMap(({ events, edge_events: edge }) => [...events, ...edge]);
      const crossings = SKY.flatMap((name) =>
        provenCrossings(name, lat, lon, jd - J2000_JD - 0.1, jd - J2000_JD + days + 0.1),
      );
      let expected = 0;
      crossings.forEach((a, i) =>
        crossings.slice(i + 1).forEach((b) => {
          const middle = (a.at + b.at) / 2 + J2000_JD,
            minutes = Math.abs(a.at - b.at) * 1440;
          if (a.name === b.name || minutes > orb || middle < jd || middle >= jd + days) return;
          expected++;
        }),
      );
      assert.equal(listed.length, expected, `${lat} ${lon} ${jd} ${orb}`);
      assert.equal(new Set(listed.map(keyOf)).size, listed.length);
      answers.forEach(({ events, window }) => {
        for (const { jd1, jd2 } of events)
          for (const at of [jd1, jd2]) assert.ok(at >= window.jd_start && at < window.jd_end);
      });
    }),
    { numRuns: 60 },
  );
});

test('property: at its instants both bodies of a paran are on their circles in the full reduction', () => {
  const place = new Float64Array(6);
  let seen = 0;
  fc.assert(
    fc.property(latitude, longitude, day, fc.constantFrom('refracted', 'geometric'), (lat, lon, jd, policy) => {
      const bodies = ['Sun', 'Moon', 'Mercury', 'Mars', 'Jupiter', 'Pluto'];
      const { events } = search(engine, {
        bodies,
        jd_day: jd,
        lat,
        lon,
        orb_minutes: 20,
        horizon_policy: policy as 'refracted' | 'geometric',
      });
      for (const event of events) {
        assert.ok(event.orb_min <= 20 && event.orb_min === Math.abs(event.jd2 - event.jd1) * 1440);
        for (const { body, circle, jd: at } of [event.crossing1, event.crossing2]) {
          const instant = engine.time.instantFromUt1(at - J2000_JD),
            epoch = engine.sky.epoch(instant);
          const observer = { latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 };
          engine.sky.placeEquatorial(epoch, engine.bodies.resolve(body, '/body'), observer, ALL_CORRECTIONS, place);
          const hour = epoch.gastRad + lon * RAD_PER_DEG - place[0],
            phi = lat * RAD_PER_DEG;
          const sine = Math.sin(phi) * Math.sin(place[1]) + Math.cos(phi) * Math.cos(place[1]) * Math.cos(hour);
          // A Julian day resolves 0.04 ms, 0.6 mas of rotation; deflection near the Sun shifts the path by up to 0.1 arcsec.
          const horizon = (Math.asin(sine) / RAD_PER_DEG - (policy === 'refracted' ? -0.5667 : 0)) * 3600;
          const meridian = (Math.sin(hour) / RAD_PER_DEG) * 3600;
          assert.ok(
            Math.abs(circle === 'Rising' || circle === 'Setting' ? horizon : meridian) < 0.1,
            `${body} ${circle} ${at}`,
          );
          if (circle === 'Culminating') assert.ok(Math.cos(hour) > 0);
          if (circle === 'AntiCulminating') assert.ok(Math.cos(hour) < 0);
          if (circle === 'Rising') assert.ok(Math.sin(hour) < 0);
          if (circle === 'Setting') assert.ok(Math.sin(hour) > 0);
          seen++;
        }
      }
    }),
    { numRuns: 80 },
  );
  assert.ok(seen > 200);
});

test('property: a site finds the parans of the search, under any name of the bodies', () => {
  fc.assert(
    fc.property(latitude, longitude, day, (lat, lon, jd) => {
      const { events } = search(engine, { bodies: ['Moon', 'Sirius', 'Mars'], jd_day: jd, lat, lon, orb_minutes: 60 });
      for (const event of events) {
        const target = {
          body1: event.body1,
          body2: event.body2 === 'Sirius' ? 'alpha Canis Majoris' : event.body2,
          circle1: event.circle1,
          circle2: event.circle2,
          jd1: event.jd1,
          jd2: event.jd2,
          orb_min: event.orb_min,
        };
        const answer = site(engine, { target, jd_day: jd, lat, lon, orb_minutes: 60 });
        assert.ok(answer.matched);
        assert.ok(Math.abs((answer.paran?.jd ?? 0) - event.jd) < 1e-8);
        assert.equal(answer.paran?.event_family, event.event_family);
      }
    }),
    { numRuns: 60 },
  );
});

test('property: risings and settings of two stars are symmetric about their culminations and about the equator', () => {
  // Without refraction the semi-arc of a star at -lat is half a turn minus that at lat; the tolerance of seconds covers
  // nutation and diurnal aberration.
  const minutes = (circle: 'Rising' | 'Setting' | 'Culminating', lat: number, lon: number, jd: number): number => {
    const { paran } = site(engine, {
      target: { body1: 'Regulus', body2: 'Aldebaran', circle1: circle, circle2: circle, jd1: jd, jd2: jd, orb_min: 0 },
      jd_day: jd,
      lat,
      lon,
      orb_minutes: 720,
      horizon_policy: 'geometric',
    });
    const apart = paran === null ? NaN : (paran.jd2 - paran.jd1) * 1440;
    return apart > 0 ? apart - SIDEREAL_MINUTES : apart;
  };
  const SIDEREAL_MINUTES = 1436.068;
  const isSame = (a: number, b: number): void => {
    const difference = (((a - b) % SIDEREAL_MINUTES) + 1.5 * SIDEREAL_MINUTES) % SIDEREAL_MINUTES;
    assert.ok(Math.abs(difference - SIDEREAL_MINUTES / 2) < 0.01, `${a} ${b}`);
  };
  fc.assert(
    fc.property(fc.double({ min: 0, max: 65, noNaN: true }), longitude, day, (lat, lon, jd) => {
      const culminating = minutes('Culminating', lat, lon, jd);
      isSame(minutes('Rising', lat, lon, jd) + minutes('Setting', lat, lon, jd), 2 * culminating);
      isSame(minutes('Rising', -lat, lon, jd), minutes('Setting', lat, lon, jd));
      isSame(minutes('Culminating', lat, 0, jd), culminating);
    }),
    { numRuns: 60 },
  );
});

test('rule: the day of a birth is the UT1 day from midnight that contains it', () => {
  const request = { bodies: SKY, lat: 51.5, lon: -0.12, orb_minutes: 20 };
  for (const [birth, start] of [
    [2448058.1041666665, 2448057.5],
    [2448058.5, 2448058.5],
    [2448058.499999, 2448057.5],
  ]) {
    const answer = natal(engine, { ...request, natal_jd: birth });
    assert.deepEqual(answer.window, { jd_start: start, jd_end: start + 1 });
    assert.deepEqual(answer.events, search(engine, { ...request, jd_day: start }).events);
  }
});

test('rule: parans are sorted by orb, with the bodies in the order of the request', () => {
  const { events } = search(engine, {
    bodies: ['Sirius', 'Moon', 'Sun'],
    jd_day: 2460394.5,
    lat: 40,
    lon: -70,
    orb_minutes: 200,
  });
  assert.ok(events.length > 3);
  events.forEach((event, i) => {
    assert.ok(i === 0 || events[i - 1].orb_min <= event.orb_min);
    assert.ok(SKY.length > 0 && ['Sirius Moon', 'Sirius Sun', 'Moon Sun'].includes(`${event.body1} ${event.body2}`));
    assert.equal(event.jd, (event.jd1 + event.jd2) / 2);
    assert.equal(event.strength.exactness_score, 1 / (1 + event.orb_min));
  });
});

test('rule: star_planet_only admits pairs of a star and a planet, Sun or Moon; lunar points are neither', () => {
  const request: ParanSearchRequest = {
    bodies: ['Moon', 'Mars', 'True Node', 'Sirius', 'Spica'],
    jd_day: 2460394.5,
    lat: 40,
    lon: -70,
    orb_minutes: 240,
  };
  const all = search(engine, request).events,
    narrow = search(engine, { ...request, policy_preset: 'star_planet_only' });
  assert.deepEqual(
    narrow.events,
    all.filter((event) => event.body_family === 'planet-star'),
  );
  assert.equal(narrow.effective_policy_preset, 'star_planet_only');
  assert.deepEqual(
    new Set(all.map((event) => event.body_family)),
    new Set(['planet-planet', 'planet-star', 'star-star', 'other']),
  );
});

test('rule: the inventory lists the crossed circles, and the reason for each missing one', () => {
  const statuses = (body: string, lat: number, jd: number): string[] =>
    (search(engine, { bodies: [body], jd_day: jd, lat, lon: 18, include_crossing_inventory: true })
      .crossing_inventory ?? [])[0].entries.map(({ status }) => status);
  const found = ['found', 'found', 'found', 'found'];
  assert.deepEqual(statuses('Sirius', 40, 2460394.5), found);
  assert.deepEqual(statuses('Polaris', 40, 2460394.5), [
    'always_above_horizon',
    'always_above_horizon',
    'found',
    'found',
  ]);
  assert.deepEqual(statuses('Canopus', 60, 2460394.5), [
    'always_below_horizon',
    'always_below_horizon',
    'found',
    'found',
  ]);
  assert.deepEqual(statuses('Sun', 75, 2460482.5), ['always_above_horizon', 'always_above_horizon', 'found', 'found']);
  // The Moon rises, sets and culminates 50 minutes later each day: within a month each circle is missing once.
  const lunar = Array.from({ length: 31 }, (_, i) => statuses('Moon', 40, 2460394.5 + i));
  for (let circle = 0; circle < 4; circle++)
    assert.ok(lunar.some((each) => each[circle] === 'not_in_window') && lunar.some((each) => each[circle] === 'found'));
  // A sidereal day is four minutes shorter than a day: just after a crossing the same crossing occurs twice.
  const [first] = provenCrossings('Sirius', 40, 18, 8849.5, 8850.5);
  const [inventory] =
    search(engine, {
      bodies: ['Sirius'],
      jd_day: first.at + J2000_JD - 1e-3,
      lat: 40,
      lon: 18,
      include_crossing_inventory: true,
    }).crossing_inventory ?? [];
  const twice = inventory.entries.find(({ circle }) => circle === first.circle);
  assert.equal(twice?.further_crossings?.length, 1);
  assert.ok(Math.abs((twice?.further_crossings?.[0].jd ?? 0) - (twice?.crossing?.jd ?? 0) - 0.99727) < 1e-4);
});

test('regression: a star takes precedence over an asteroid of the same name, which remains available with its catalogue prefix', () => {
  const named = (body: string): string =>
    (search(engine, { bodies: [body], jd_day: 2460394.5, lat: -30, lon: 0, include_crossing_inventory: true })
      .crossing_inventory ?? [])[0].body;
  assert.equal(named('Mimosa'), 'Mimosa');
  const star = search(engine, { bodies: ['Mimosa', 'Gacrux'], jd_day: 2460394.5, lat: -30, lon: 0, orb_minutes: 60 });
  assert.ok(star.events.length > 0 && star.events.every((event) => event.body_family === 'star-star'));
  assert.equal(named('Ceres'), 'Ceres');
});

test('rule: an unknown name is rejected with a suggestion', () => {
  assert.throws(
    () => search(engine, { bodies: ['Sirrius'], jd_day: 2460394.5, lat: -30, lon: 0 }),
    (error) =>
      error instanceof InvalidInput &&
      error.problems[0].field === '/bodies/0' &&
      error.problems[0].suggestions?.[0] === 'Sirius',
  );
});
