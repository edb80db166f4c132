import { sharedEngine } from '../../../test/support/engine.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createEngine } from '../../engine.js';
import { SECONDS_PER_DAY } from '../../kernel/constants.js';
import { nodeDataProvider } from '../../node-data.js';
import { CHART_BODIES } from '../../sky/bodies.js';
import { normalLatitudeDeg } from './centre.js';
import { closeApproaches } from './close-approaches.js';
import { bandFor, greatestBetween, occultationsBetween } from './search.js';
import type { OccultationContext } from './search.js';
import { bodyTarget, starTarget } from './target.js';
import { FixedSite } from './views.js';

interface Event {
  name: string;
  star: [number, number] | null;
  height: number;
  first_contact_tt_j2k: number;
  sites: { tt_j2k: number; latitude: number; longitude: number; separation: number; clearance: number }[];
  centres: { tt_j2k: number; latitude: number; longitude: number; clearance: number }[];
}
interface Fixture {
  delta_t_seconds: number;
  events: Event[];
  poles: { name: string; latitude: number; ingress_tt_j2k: number; egress_tt_j2k: number }[];
  approaches: { bodies: [string, string]; tt_j2k: number; separation: number }[];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../../test/accuracy/occultations.json', import.meta.url), 'utf8'),
) as Fixture;

/** TT - UT1 of the fixture, so that the Earth orientation is the same. */
const engine = createEngine(nodeDataProvider(), { deltaTModel: { fixedSeconds: fixture.delta_t_seconds } });
const now = sharedEngine();
const DEG = 180 / Math.PI;
const MAS = 1 / 3.6e6;
const body = (name: string) => CHART_BODIES.find((candidate) => candidate.name === name)!;
const context = (
  event: { name: string; star?: [number, number] | null; height?: number },
  on = engine,
): OccultationContext => ({
  sky: on.sky,
  time: on.time,
  height: (event.height ?? 0) / 6378137,
  target: event.star
    ? starTarget({ longitudeDeg: event.star[0], latitudeDeg: event.star[1], kind: 'true' })
    : bodyTarget(body(event.name)),
});

test('validation: separation and clearance of sites against sight lines reduced one by one (DE440 and ERFA)', () => {
  for (const event of fixture.events) {
    const { field } = bandFor(context(event), event.sites[0].tt_j2k);
    for (const expected of event.sites) {
      const site = new FixedSite(field, expected.latitude, expected.longitude);
      site.at(expected.tt_j2k);
      // 1 mas for the places; diurnal aberration (0.465 km/s), which is omitted here, also scales angles by up to
      // 1.55e-6, for limb and target alike.
      const tolerance = MAS + 1.55e-6 * expected.separation;
      assert.ok(
        Math.abs(site.separation * DEG - expected.separation) < tolerance,
        `${event.name} separation ${(site.separation * DEG - expected.separation) / MAS} mas`,
      );
      assert.ok(
        Math.abs(site.clearance * DEG - expected.clearance) < tolerance,
        `${event.name} clearance ${(site.clearance * DEG - expected.clearance) / MAS} mas`,
      );
    }
  }
});

test('validation: the place of greatest clearance agrees with a search over the complete surface', () => {
  for (const event of fixture.events) {
    const band = bandFor(context(event), event.centres[1].tt_j2k);
    for (const expected of event.centres) {
      const centre = band.centreAt(expected.tt_j2k),
        latitude = normalLatitudeDeg(centre.nx, centre.ny, centre.nz);
      const longitude = (Math.atan2(centre.ny, centre.nx) - centre.gastRad) * DEG;
      assert.ok(
        Math.abs(centre.clearance * DEG - expected.clearance) < 3 * MAS,
        `${event.name} ${(centre.clearance * DEG - expected.clearance) / MAS} mas`,
      );
      if (centre.separation > 0) continue; // near the horizon the maximum is flat: the simplex ends anywhere within the tolerance of the clearance
      const east = ((((longitude - expected.longitude) % 360) + 540) % 360) - 180;
      // 2 mas at the Moon's distance is 4 m; the rays arrive at 10 degrees or more here, and the simplex is accurate to
      // metres: 50 m.
      assert.ok(
        Math.abs(latitude - expected.latitude) < 5e-4 && Math.abs(east * Math.cos(latitude / DEG)) < 5e-4,
        `${event.name} ${latitude} ${expected.latitude} ${longitude} ${expected.longitude}`,
      );
    }
  }
});

test('validation: first contact on Earth and contacts of a pole, to 0.1 s', () => {
  for (const event of fixture.events) {
    const { first } = bandFor(context(event), event.centres[1].tt_j2k).contacts(event.centres[1].tt_j2k);
    // The Moon moves by 3 mas in 6 ms; where it grazes the surface, the simplex of the fixture is accurate to 0.1 s.
    assert.ok(
      Math.abs(first - event.first_contact_tt_j2k) * SECONDS_PER_DAY < 0.1,
      `${event.name} ${(first - event.first_contact_tt_j2k) * SECONDS_PER_DAY} s`,
    );
  }
  for (const pole of fixture.poles) {
    const middle = (pole.ingress_tt_j2k + pole.egress_tt_j2k) / 2,
      band = bandFor(context(pole), middle);
    const { first, last } = band.contacts(middle),
      contacts = band.poleContacts(first, last);
    assert.deepEqual(
      contacts.map(({ pole: name, phase }) => [name, phase]),
      [
        [pole.latitude > 0 ? 'north' : 'south', 'ingress'],
        [pole.latitude > 0 ? 'north' : 'south', 'egress'],
      ],
    );
    for (const [i, expected] of [pole.ingress_tt_j2k, pole.egress_tt_j2k].entries()) {
      assert.ok(
        Math.abs(contacts[i].centre.ttJ2k - expected) * SECONDS_PER_DAY < 0.1,
        `${pole.name} ${(contacts[i].centre.ttJ2k - expected) * SECONDS_PER_DAY} s`,
      );
    }
  }
});

test('property: no place near the centre has a greater clearance, at any instant and height', () => {
  const samples: [OccultationContext, number][] = fixture.events.map((event) => [
    context(event),
    event.centres[1].tt_j2k,
  ]);
  samples.push(
    [context({ name: 'Mars', height: 4e5 }), 8376.676],
    [context({ name: 'Mars', height: -2e4 }), 8376.676],
    [context({ name: 'Venus' }), 8863.17],
  );
  for (const [where, mid] of samples) {
    const band = bandFor(where, mid),
      { first, last } = band.contacts(mid);
    for (let i = 0; i <= 40; i++) {
      const t = first + ((last - first) * i) / 40,
        centre = band.centreAt(t);
      band.field.at(t);
      for (const size of [1e-4, 1e-2, 0.3]) {
        for (let k = 0; k < 16; k++) {
          const a = (k * Math.PI) / 8,
            cos = Math.cos(a),
            sin = Math.sin(a);
          const ex = -centre.ny,
            ey = centre.nx,
            e = Math.hypot(ex, ey);
          const nx = centre.nx + (size * (cos * ex - sin * ey * centre.nz)) / e,
            ny = centre.ny + (size * (cos * ey + sin * ex * centre.nz)) / e;
          const nz = centre.nz + size * sin * e,
            n = Math.hypot(nx, ny, nz);
          assert.ok(band.field.place(nx / n, ny / n, nz / n) <= centre.clearance + 1e-15);
        }
      }
    }
  }
});

test('validation: every occultation of a bright planet in 2024 agrees with the days of published almanacs', () => {
  const expected: Record<string, string[]> = {
    Mercury: ['2024-03-11'],
    Venus: ['2024-04-07', '2024-09-05'],
    Mars: ['2024-05-05', '2024-12-18'],
    Jupiter: [],
    Uranus: [],
    Saturn: [
      '2024-04-06',
      '2024-05-03',
      '2024-05-31',
      '2024-06-27',
      '2024-07-24',
      '2024-08-21',
      '2024-09-17',
      '2024-10-14',
      '2024-11-11',
      '2024-12-08',
    ],
  };
  for (const [name, days] of Object.entries(expected)) {
    const found = [...occultationsBetween(context({ name }, now), 8765.5, 9131.5)].map(({ ttJ2k }) =>
      now.time.formatUtc(now.time.utcFromTt(ttJ2k)).slice(0, 10),
    );
    assert.deepEqual(found, days, name);
  }
});

test('rule: an occultation does not depend on the window, and its greatest clearance is inside the window', () => {
  const where = context({ name: 'Mars' }, now),
    tolerance = 4e-8;
  const [whole] = greatestBetween(where, 8370, 8384, 0.25, tolerance);
  assert.equal(greatestBetween(where, 8370, 8384, 0.25, tolerance).length, 1);
  for (const [from, to] of [
    [whole.ttJ2k - 0.01, whole.ttJ2k + 0.01],
    [whole.ttJ2k - 1e-4, whole.ttJ2k + 5],
    [8350, 8400],
  ]) {
    const found = greatestBetween(where, from, to, 0.25, tolerance);
    assert.equal(found.length, 1);
    assert.ok(Math.abs(found[0].ttJ2k - whole.ttJ2k) < tolerance);
  }
  // Before or after the greatest clearance the maximum of the window is at its edge: no event.
  assert.equal(greatestBetween(where, whole.ttJ2k - 0.05, whole.ttJ2k - 0.001, 0.25, tolerance).length, 0);
  assert.equal(greatestBetween(where, whole.ttJ2k + 0.001, whole.ttJ2k + 0.05, 0.25, tolerance).length, 0);
  assert.equal(greatestBetween(where, whole.ttJ2k, whole.ttJ2k + 0.05, 0.25, tolerance).length, 0);
});

test('property: the greatest instant is the greatest of the band on a dense lattice', () => {
  for (const { ttJ2k, band } of greatestBetween(context({ name: 'Saturn' }, now), 8766, 9131, 0.25, 4e-8)) {
    const { first, last } = band.contacts(ttJ2k),
      greatest = band.clearanceAt(ttJ2k);
    for (let i = 0; i <= 300; i++) assert.ok(band.clearanceAt(first + ((last - first) * i) / 300) <= greatest + 1e-15);
  }
});

test('validation: least separations of two bodies against DE440 and ERFA', () => {
  for (const {
    bodies: [first, second],
    tt_j2k: at,
    separation,
  } of fixture.approaches) {
    const found = closeApproaches(engine.sky, engine.time, {
      first: body(first),
      second: body(second),
      start: at - 30,
      end: at + 30,
      mostSeparation: 2 / DEG,
    }).filter(({ ttJ2k }) => Math.abs(ttJ2k - at) < 1);
    assert.equal(found.length, 1, `${first} ${second}`);
    // Places are accurate to 1 mas each. The instant of a flat minimum is less accurate in the fixture: 1e-4 of the
    // days in which it doubles.
    assert.ok(
      Math.abs(found[0].separation * DEG - separation) < 2 * MAS,
      `${first} ${second} ${(found[0].separation * DEG - separation) / MAS} mas`,
    );
    assert.ok(Math.abs(found[0].ttJ2k - at) < 2e-3, `${first} ${second} ${(found[0].ttJ2k - at) * SECONDS_PER_DAY} s`);
  }
  // The great conjunction of 2020: 6.1 arcminutes on December 21 (widely announced), a transit of Mercury: discs overlap.
  const between = (first: string, second: string, start: number, end: number) =>
    closeApproaches(now.sky, now.time, {
      first: body(first),
      second: body(second),
      start,
      end,
      mostSeparation: 1 / DEG,
    });
  const [great] = between('Jupiter', 'Saturn', 7600, 7700);
  assert.ok(Math.abs(great.separation * DEG * 60 - 6.1) < 0.05 && !great.discsOverlap);
  const transit = between('Mercury', 'Sun', 7250, 7256);
  assert.ok(transit.length === 1 && transit[0].discsOverlap);
});

test('validation: first and last contact on Earth of December 2024 (spaceandtelescope.com, printed to the minute)', () => {
  const printed: [string, number, number, number][] = [
    ['Saturn', 9108, 6 * 60 + 35, 10 * 60 + 47],
    ['Neptune', 9109, 6 * 60 + 53, 10 * 60 + 20],
  ];
  for (const [name, day, begin, finish] of printed) {
    const [{ band, insideTtJ2k }] = [...occultationsBetween(context({ name }, now), day - 0.5, day + 0.5)];
    const { first, last } = band.contacts(insideTtJ2k),
      minutes = (t: number): number => ((((now.time.utcFromTt(t) + 0.5) % 1) + 1) % 1) * 1440;
    // Printed to the minute, without rounding rule, radii and refraction: 2 min.
    assert.ok(
      Math.abs(minutes(first) - begin) < 2 && Math.abs(minutes(last) - finish) < 2,
      `${name} ${minutes(first)} ${minutes(last)}`,
    );
  }
});
