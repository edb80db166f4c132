import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../../src/engine.js';
import { nodeDataProvider } from '../../src/node-data.js';
import { distanceExtremes } from '../../src/families/catalogs/orbits/distance-extremes.js';
import { orbitalEvents } from '../../src/families/phenomena/phenomena/orbital-events.js';
import { hourOf, schedule } from '../../src/families/phenomena/planetary-hours/hours.js';
import { phenomena, transit } from '../../src/families/phenomena/rise-set/rise-set.js';
import { nextStation, searchStations } from '../../src/families/phenomena/stations/stations.js';
import {
  currentWindow,
  isVoid,
  nextWindow,
  windowsInRange,
} from '../../src/families/phenomena/void-of-course/void-of-course.js';
import { lunarPhases } from '../../src/families/predictive/lunar-phases/lunar-phases.js';
import { lunarReturnEvent, planetReturnEvent } from '../../src/families/predictive/returns/returns.js';
import { nextIngress, searchIngresses } from '../../src/families/predictive/transits/ingresses.js';
import { searchTransits } from '../../src/families/predictive/transits/transits.js';
import { moonConnectionFlow } from '../../src/families/relationship/aspects/moon-connection.js';

/**
 * Windows are [start, end), and the next event is strictly later. Following `next` from its own answers lists the events that the search of the
 * range lists, once each; and the parts of a range that is divided at its events list all events once.
 */
const engine = createEngine(nodeDataProvider());

interface Chain {
  readonly name: string;
  /** Julian days of the events of a range, in order. */
  readonly range: (start: number, end: number) => readonly number[];
  /** The Julian day of the event after an instant; null when the search finds none. */
  readonly next: (after: number) => number | null;
  readonly days: number;
}

const PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const london = { lat: 51.5, lon: -0.13 };
const jds = (events: readonly { jd_ut: number }[]): number[] => events.map((event) => event.jd_ut);

const chains: readonly Chain[] = [
  ...PLANETS.map((body, i): Chain => ({
    name: `ingresses of ${body}`,
    range: (start, end) => jds(searchIngresses(engine, { body, jd_start: start, jd_end: end }).events),
    next: (after) => nextIngress(engine, { body, jd_start: after })?.jd_ut ?? null,
    days: [400, 60, 400, 700, 900, 2000, 4000, 9000, 15000, 20000][i],
  })),
  ...[...PLANETS.slice(2), 'True Node', 'True Lilith'].map((body): Chain => ({
    name: `stations of ${body}`,
    range: (start, end) => jds(searchStations(engine, { body, jd_start: start, jd_end: end }).events),
    next: (after) => nextStation(engine, { body, jd_start: after, max_days: 1000 })?.jd_ut ?? null,
    days: body.startsWith('True') ? 60 : 1500,
  })),
  ...(['direct', 'retrograde', 'either'] as const).map((direction): Chain => ({
    name: `returns of Mercury, ${direction}`,
    range: (start, end) =>
      jds(searchTransits(engine, { body: 'Mercury', target_lon: 43, jd_start: start, jd_end: end, direction }).events),
    next: (after) => {
      try {
        return planetReturnEvent(engine, { body: 'Mercury', natal_lon: 43, jd_start: after, direction }).jd_ut;
      } catch {
        return null; // none within 450 days
      }
    },
    days: direction === 'retrograde' ? 0 : 1500,
  })),
  {
    name: 'returns of the Moon',
    range: (start, end) =>
      jds(searchTransits(engine, { body: 'Moon', target_lon: 12, jd_start: start, jd_end: end }).events),
    next: (after) => lunarReturnEvent(engine, { natal_moon_lon: 12, jd_start: after }).jd_ut,
    days: 300,
  },
  ...(['Sun', 'Moon', 'Mars', 'Sirius'] as const).map((body): Chain => ({
    name: `meridian passages of ${body}`,
    range: (start, end) => {
      const found: number[] = [];
      for (let day = start; day < end; day++) {
        for (const { kind, jd_ut: jd } of phenomena(engine, { body, jd_start: day, ...london }).events)
          if (kind === 'transit' && jd < end) found.push(jd);
      }
      return found;
    },
    next: (after) => transit(engine, { body, jd_day: after, ...london }).jd_ut,
    days: 12,
  })),
  ...(['perihelion', 'aphelion'] as const).map((kind): Chain => ({
    name: `${kind} of Mercury`,
    range: (start, end) =>
      jds(orbitalEvents(engine, { body: 'Mercury', jd_start: start, jd_end: end, event_kinds: [kind] }).events),
    next: (after) => {
      const { provenance } = distanceExtremes(engine, { body: 'Mercury', jd_ut: after });
      return (kind === 'perihelion' ? provenance.pericenter : provenance.apocenter).jd_ut;
    },
    days: 1000,
  })),
  {
    name: 'void periods of the Moon',
    range: (start, end) =>
      windowsInRange(engine, { jd_start: start, jd_end: end })
        .windows.map((window) => window.jd_voc_start)
        .filter((jd) => jd >= start),
    next: (after) => {
      const inSign = currentWindow(engine, { jd_ut: after });
      return inSign.jd_voc_start > after ? inSign.jd_voc_start : nextWindow(engine, { jd_ut: after }).jd_voc_start;
    },
    days: 40,
  },
];

/** Starts in antiquity, today, at a seam of the ephemerides, and in the future. */
const STARTS = [700000.25, 1500000.5, 2287150.5, 2460310.5, 2688900.5, 2780000.125];

test('property: following next from its own answers lists what the range lists, once each', () => {
  for (const { name, range, next, days } of chains)
    for (const start of days === 0 ? [] : STARTS) {
      const end = start + days;
      const listed = range(start, end);
      const followed: number[] = [];
      for (let after = start, at = next(after); at !== null && at < end; after = at, at = next(after)) {
        assert.ok(at > after, `${name}: ${at} after ${after}`);
        followed.push(at);
        assert.ok(followed.length <= listed.length + 1, `${name} from ${start}`);
      }
      assert.deepEqual(
        followed,
        listed.filter((jd) => jd > start),
        `${name} from ${start}`,
      );
    }
});

test('property: a range cut at its own events lists each of them once', () => {
  const all: Chain[] = [
    ...chains.filter(({ name }) => !name.startsWith('meridian') && !name.startsWith('void')),
    {
      name: 'phases of the Moon',
      range: (start, end) => jds(lunarPhases(engine, { jd_start: start, jd_end: end }).events),
      next: () => null,
      days: 100,
    },
  ];
  for (const { name, range, days } of all)
    for (const start of STARTS) {
      const end = start + Math.max(days, 400),
        whole = range(start, end);
      const cuts = [start, ...whole, end];
      assert.deepEqual(
        cuts.slice(1).flatMap((to, i) => (to > cuts[i] ? range(cuts[i], to) : [])),
        whole,
        `${name} from ${start}`,
      );
    }
});

test('property: a planetary hour contains its start and not its end', () => {
  for (const start of STARTS)
    for (const [latitude, longitude] of [
      [51.5, -0.13],
      [-33.9, 151.2],
      [0, 100],
    ]) {
      const { hours, sunrise_jd: sunrise } = schedule(engine, { jd: start, latitude, longitude });
      hours.forEach((hour, i) => {
        const held = hourOf(engine, { jd: hour.jd_start, latitude, longitude });
        assert.equal(held.hour?.hour_number, hour.hour_number);
        assert.equal(held.hour?.ruler, hour.ruler);
        assert.equal(held.hour?.jd_start, hour.jd_start);
        assert.ok(held.schedule_window.contains_requested_jd);
        assert.equal(hourOf(engine, { jd: hour.jd_end, latitude, longitude }).hour?.hour_number, ((i + 1) % 24) + 1);
      });
      // The day from its own sunrise is the same day, to the last digit.
      assert.deepEqual(schedule(engine, { jd: sunrise, latitude, longitude }).hours, hours);
    }
});

test('property: a void period contains its start and not its end; the Moon at its end is in the next sign', () => {
  for (const start of STARTS) {
    let window = currentWindow(engine, { jd_ut: start });
    for (let i = 0; i < 12; i++) {
      assert.ok(isVoid(engine, { jd_ut: window.jd_voc_start }).is_void_of_course);
      assert.ok(
        !isVoid(engine, { jd_ut: window.jd_voc_end }).is_void_of_course || window.jd_voc_end === window.jd_voc_start,
      );
      const after = currentWindow(engine, { jd_ut: window.jd_voc_end });
      assert.equal(after.moon_sign, window.moon_sign_next);
      assert.equal(after.jd_sign_entry, window.jd_voc_end);
      assert.deepEqual(
        { ...nextWindow(engine, { jd_ut: window.jd_voc_start }), computation_basis: null },
        { ...after, computation_basis: null },
      );
      window = after;
    }
  }
});

test('property: the connection that follows one of the Moon is another one, and it is the one before its follower', () => {
  for (const start of STARTS) {
    let at = start;
    for (let i = 0; i < 15; i++) {
      const { flow } = moonConnectionFlow(engine, { jd_ut: at, previous_window_policy: 'current_sign' });
      const next = flow.next_connection;
      if (next === null || next === undefined) {
        at = flow.jd_sign_egress;
        continue;
      }
      assert.ok(next.jd_exact > at);
      // A moment later it is the last one.
      const later = moonConnectionFlow(engine, { jd_ut: next.jd_exact + 1e-6, previous_window_policy: 'current_sign' });
      assert.equal(later.flow.previous_separation?.jd_exact, next.jd_exact);
      at = next.jd_exact;
    }
  }
});
