import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Route } from '../../src/contract/route.js';
import { families } from '../../src/registry.js';
import type { JsonSchema } from '../../src/transport/json-schema.js';
import { sharedEngine } from '../support/engine.js';
import { visibilityPackDirectory } from '../support/visibility-pack.js';
import { createEngine } from '../../src/engine.js';
import { nodeDataProvider } from '../../src/node-data.js';
import { nodeVisibilityPack } from '../../src/node-visibility-pack.js';

/**
 * For every route of the registry: windows are [start, end), an event is the same number in every window that contains it, and the next event is
 * strictly later than the last one. A route that searches time and is in none of these tables fails here.
 */
const routes = new Map<string, Route>(families.flatMap((family) => family.routes).map((route) => [route.path, route]));
/** Starts in antiquity, today, at the seams of the ephemerides, and in the future. */
const STARTS = [700000.25, 2287150.5, 2460310.5, 2688900.5];

interface List {
  readonly days: number;
  /** Reads the events of an answer, and the Julian day of each. */
  readonly list?: string;
  readonly key?: string;
  /** Windows contain the events that overlap them, so an event may be in two. */
  readonly overlaps?: true;
}

/** Routes that list the events between jd_start and jd_end. */
const LISTS: Readonly<Record<string, List>> = {
  '/v1/transits/search': { days: 900 },
  '/v1/transits/natal-aspects': { days: 900, key: 'jd_exact' },
  '/v1/transits/ingresses': { days: 400 },
  '/v1/composite/transits': { days: 60, key: 'jd_exact' },
  '/v1/authP/transits': { days: 60, key: 'jd_exact' },
  '/v1/lunar-phases': { days: 100 },
  '/v1/phenomena/orbital-events': { days: 400 },
  '/v1/phenomena/proximity': { days: 1000 },
  '/v1/solar-condition/events': { days: 500 },
  '/v1/stations/search': { days: 600 },
  '/v1/stations/retrograde-periods': { days: 600, list: 'periods', key: 'start.jd_ut', overlaps: true },
  '/v1/void-of-course/range': { days: 20, list: 'windows', key: 'jd_voc_start', overlaps: true },
  '/v1/eclipses/list': { days: 900, list: 'eclipses' },
  '/v1/occultations/close-approaches': { days: 1200 },
  '/v1/occultations/lunar': { days: 300, key: 'jd_mid' },
  '/v1/occultations/lunar-star': { days: 120, key: 'jd_mid' },
  '/v1/occultations/all-lunar': { days: 30, key: 'jd_mid' },
  '/v1/occultations/lunar-path': { days: 200, key: 'jd_greatest_ut' },
  '/v1/occultations/lunar-star-path': { days: 90, key: 'jd_greatest_ut' },
  '/v1/electional/western/classical-perfection': { days: 12, list: 'evaluation.events' },
  '/v1/stars/variable/range': { days: 15, list: 'eclipses', key: 'mid_jd', overlaps: true },
};

interface Next {
  /** The field of the request that receives the instant of an answer, and the path of that instant in the answer. */
  readonly field?: string;
  readonly key?: string;
  readonly count?: number;
  readonly options?: Record<string, unknown>;
}

/** Routes that answer the next event after an instant. */
const NEXTS: Readonly<Record<string, Next>> = {
  '/v1/transits/next-ingress': {},
  '/v1/returns/lunar': {},
  '/v1/returns/planet': {},
  '/v1/stations/next': {},
  '/v1/eclipses/solar/next': {},
  '/v1/eclipses/lunar/next': {},
  '/v1/eclipses/solar/local-visible': { key: 'event.jd_ut', count: 2, options: { max_lunations: 400 } },
  '/v1/eclipses/lunar/local': { key: 'event.jd_ut' },
  '/v1/eclipses/lunar/visibility': { key: 'event.jd_ut' },
  '/v1/eclipses/lunar/global-circumstances': { key: 'event.jd_ut' },
  '/v1/eclipses/solar/path': { key: 'max_eclipse_jd_ut' },
  '/v1/eclipses/solar/footprint': { key: 'event.jd_ut', count: 2 },
  '/v1/eclipses/solar/global-circumstances': { key: 'event.jd_ut' },
  '/v1/eclipses/solar/cartography': { key: 'global_circumstances.event.jd_ut', count: 1 },
  '/v1/heliacal/planet': { count: 2, options: { search_days: 700 } },
  '/v1/heliacal/visibility-event': { count: 2, options: { search_window_days: 700 } },
  '/v1/visibility/physical-event': { key: 'event_jd_ut', count: 1, options: { phase: 'evening_last_setting' } },
  '/v1/rise-set/transit': { field: 'jd_day', options: { body: 'Moon' } },
  '/v1/orbits/distance-extremes': { field: 'jd_ut', key: 'provenance.pericenter.jd_ut' },
};

/** Routes whose windows have a test in the family, or that do not search for instants. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/v1/void-of-course/next': 'test/contract/search-chains.test.ts',
  '/v1/rise-set/phenomena': 'test/contract/search-chains.test.ts',
  '/v1/rise-set/twilight': 'src/families/phenomena/rise-set/rise-set.test.ts',
  '/v1/occultations/lunar-path-topology': 'src/events/occultations/occultations.test.ts',
  '/v1/occultations/lunar-star-path-topology': 'src/events/occultations/occultations.test.ts',
  '/v1/parans/search': 'src/families/phenomena/parans/parans.test.ts',
  '/v1/parans/site': 'src/families/phenomena/parans/site.test.ts',
  '/v1/parans/field/samples': 'src/families/phenomena/parans/field.test.ts',
  '/v1/parans/field/analysis': 'src/families/phenomena/parans/field.test.ts',
  '/v1/parans/field/contours': 'src/families/phenomena/parans/field.test.ts',
  '/v1/parans/field/paths': 'src/families/phenomena/parans/field.test.ts',
  '/v1/parans/field/structure': 'src/families/phenomena/parans/field.test.ts',
  '/v1/astrodynes/progressed/search': 'src/families/classical/astrodynes/progressed-ephemeris.test.ts',
  '/v1/astrodynes/progressed/integrate': 'src/families/classical/astrodynes/progressed-ephemeris.test.ts',
  '/v1/mundane/event-chart-profile': 'src/families/predictive/mundane/mundane.test.ts',
  // Periods and spans of doctrine.
  '/v1/hellenistic/circumambulations': 'src/doctrine/hellenistic/hellenistic.test.ts',
  '/v1/sade-sati/windows': 'src/families/vedic/sade-sati/sade-sati.test.ts',
  '/v1/gochara/windows/from-datetimes': 'src/families/vedic/gochara/gochara.test.ts',
  // Backwards in time.
  '/v1/eclipses/solar/previous': 'src/families/phenomena/eclipses/lists.test.ts',
  '/v1/eclipses/lunar/previous': 'src/families/phenomena/eclipses/lists.test.ts',
  '/v1/returns/relocated': 'src/families/predictive/returns/returns.test.ts',
  // Samples of a lattice that the request gives, both ends included.
  '/v1/electional/windows': 'src/families/predictive/electional/electional.test.ts',
  '/v1/electional/moments': 'src/families/predictive/electional/electional.test.ts',
  '/v1/electional/scored': 'src/families/predictive/electional/electional.test.ts',
  '/v1/electional/western/profile-windows': 'src/families/predictive/electional/electional.test.ts',
  // A period that the request defines.
  '/v1/dasha/alternate/period-profile': 'src/families/predictive/dasha/dasha.test.ts',
};

const engine = sharedEngine();
const seeing = createEngine(nodeDataProvider(), { visibilityPack: nodeVisibilityPack(visibilityPackDirectory()) });

function answerOf(route: Route, change: Record<string, unknown>): unknown {
  const body = { ...(structuredClone(route.example.body) as object), ...change };
  const own = route.path === '/v1/visibility/physical-event' ? seeing : engine;
  return route.handle(own, { params: {}, query: {}, body });
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);

const routeOf = (path: string): Route => {
  const route = routes.get(path);
  assert.ok(route, path);
  return route;
};

test('rule: every route that searches time is held to its windows', () => {
  const held = new Set([...Object.keys(LISTS), ...Object.keys(NEXTS), ...Object.keys(ELSEWHERE)]);
  const searching = [...routes.values()].filter(({ body }) =>
    Object.keys((body as JsonSchema | undefined)?.properties ?? {}).some((name) =>
      /^(jd_start|jd_day|start_dt|start_jd|search_start_utc)$/.test(name),
    ),
  );
  assert.deepEqual(
    searching.map(({ path }) => path).filter((path) => !held.has(path)),
    [],
  );
  for (const [path, file] of Object.entries(ELSEWHERE)) {
    assert.ok(routes.has(path), path);
    assert.ok(existsSync(new URL(`../../../${file}`, import.meta.url)), file);
    assert.match(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'), /window|range|search|day/, file);
  }
});

for (const [path, { days, list = 'events', key = 'jd_ut', overlaps }] of Object.entries(LISTS))
  test(`property: ${path}: windows are [start, end): cut at its own events it lists each once, as one number`, () => {
    const route = routeOf(path);
    const own = (route.example.body as { jd_start: number }).jd_start;
    let listed = 0;
    for (const start of [own, ...STARTS]) {
      const range = (from: number, to: number): number[] =>
        (at(answerOf(route, { jd_start: from, jd_end: to }), list) as unknown[]).map(
          (event) => at(event, key) as number,
        );
      const whole = range(start, start + days);
      listed += whole.length;
      if (!overlaps)
        assert.ok(
          whole.every((jd) => jd >= start && jd < start + days),
          `${start}: ${whole.join(' ')}`,
        );
      const inside = [...new Set(whole)].filter((jd) => jd > start && jd < start + days).sort((a, b) => a - b);
      // The first event, the last and some between them: each starts a window and ends the one before it.
      const stride = Math.ceil(inside.length / 4);
      const cuts = [start, ...inside.filter((_, i) => i % stride === 0 || i === inside.length - 1), start + days];
      const pieces = cuts.slice(1).flatMap((to, i) => range(cuts[i], to));
      assert.deepEqual(overlaps ? [...new Set(pieces)] : pieces, whole, `from ${start}`);
    }
    assert.ok(listed > 0, 'no event in any window');
  });

for (const [path, { field = 'jd_start', key = 'jd_ut', count = 4, options = {} }] of Object.entries(NEXTS))
  test(`property: ${path}: the next event is strictly later than the last, and none is skipped`, () => {
    const route = routeOf(path);
    const next = (after: number): number => at(answerOf(route, { ...options, [field]: after }), key) as number;
    for (const start of count > 2 ? STARTS : STARTS.slice(0, 1)) {
      let after = start;
      for (let i = 0; i < count; i++) {
        const found = next(after);
        assert.ok(found > after, `${found} after ${after}`);
        for (const between of [(after + found) / 2, found - 1e-6])
          assert.equal(next(between), found, `after ${between}`);
        after = found;
      }
    }
  });
