import { withDefaults } from '../../../contract/defaults.js';
import { basisOfJd } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { checkBudget, instantWithin, meanMotionDegPerDay, searchWindow } from '../../../wire/search-window.js';
import type { SearchWindow } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { BodyLongitude } from '../../../events/functions.js';
import type { Motion } from '../../../events/motion.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { AspectTransitEvent, NatalAspectSearchResponse } from './schema.js';
import { NatalAspectSearchRequest } from './schema.js';

const EXACT = 0,
  BOUNDARY = 1;

/**
 * A search for aspects of a moving body at directed angles. `motion`: its longitude, or its distance from a moving goal
 * at longitude 0.
 */
interface AspectSearch {
  readonly bodyName: string;
  readonly motion: Motion;
  readonly goals: readonly { readonly label: string | number; readonly longitudeDeg: number }[];
  readonly angles: readonly number[];
  /** One orb per angle, degrees; 0: exact aspects only. */
  readonly orbs: readonly number[];
  readonly searchMotion: 'forward' | 'backward';
  /** Rate of the longitude of the moving body at an instant, if `motion` is a difference. */
  readonly moverRate?: (tdbJ2k: number) => number;
}

/**
 * The exact directed aspects in a window, in order of time, each with the passage through its orb, from one pass over
 * the window. In answer shape. Errors: OutOfCoverage.
 */
export function directedAspects(engine: Engine, search: AspectSearch, window: SearchWindow): AspectTransitEvent[] {
  const { angles, orbs, goals } = search;
  // One target per pair of goal and angle, and two more if the angle has an orb. `pair` counts the angles of each goal.
  const targets: number[] = [],
    pairs: number[] = [],
    kinds: number[] = [];
  for (let i = 0, pair = 0; i < goals.length; i++) {
    for (let k = 0; k < angles.length; k++, pair++) {
      const exact = goals[i].longitudeDeg + angles[k];
      targets.push(exact);
      pairs.push(pair);
      kinds.push(EXACT);
      if (orbs[k] > 0) {
        targets.push(exact - orbs[k], exact + orbs[k]);
        pairs.push(pair, pair);
        kinds.push(BOUNDARY, BOUNDARY);
      }
    }
  }
  const events: AspectTransitEvent[] = [];
  const lastBoundary = new Map<number, number>(); // pair -> Julian day of the last crossing of a boundary of its orb
  const open = new Map<number, AspectTransitEvent[]>(); // pair -> events whose passage through the orb has not ended
  new CrossingSearch(search.motion, targets).run(window, (tdb, target, rate) => {
    const instant = instantWithin(engine, window, tdb);
    if (instant === null) return;
    const pair = pairs[target],
      k = pair % angles.length;
    if (kinds[target] === BOUNDARY) {
      const waiting = open.get(pair);
      if (waiting !== undefined) {
        for (const event of waiting) event.jd_leaving = instant.jd_ut;
        open.delete(pair);
      }
      lastBoundary.set(pair, instant.jd_ut);
      return;
    }
    const entered = lastBoundary.get(pair);
    const event: AspectTransitEvent = {
      event_type: 'aspect_transit',
      body: search.bodyName,
      target: goals[(pair - k) / angles.length].label,
      angle: angles[k],
      orb: orbs[k],
      jd_exact: instant.jd_ut,
      datetime_utc: instant.datetime_utc,
      jd_entering: orbs[k] > 0 && entered !== undefined ? entered : null,
      jd_leaving: null,
      is_retrograde_hit: (search.moverRate?.(tdb) ?? rate) < 0,
      search_motion: search.searchMotion,
    };
    events.push(event);
    if (orbs[k] > 0) {
      const waiting = open.get(pair);
      if (waiting === undefined) open.set(pair, [event]);
      else waiting.push(event);
    }
  });
  return events;
}

/**
 * POST /v1/transits/natal-aspects: exact directed aspects of a moving body to fixed longitudes. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function natalAspects(
  engine: Engine,
  given: NatalAspectSearchRequest,
): Static<typeof NatalAspectSearchResponse> {
  const request = withDefaults(NatalAspectSearchRequest, given);
  const body = engine.bodies.resolve(request.body, '/body');
  const { natal_longitudes: longitudes, aspect_angles: angles } = request;
  const orbs = orbsOf(request);
  const window = searchWindow(engine, request.jd_start, request.jd_end);
  checkBudget(window, (meanMotionDegPerDay(body) / 360) * longitudes.length * angles.length);
  const events = directedAspects(
    engine,
    {
      bodyName: body.name,
      motion: new BodyLongitude(engine.sky, body),
      goals: longitudes.map((longitudeDeg) => ({ label: longitudeDeg, longitudeDeg })),
      angles,
      orbs,
      searchMotion: request.search_motion,
    },
    window,
  );
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

/** One orb per angle; zeros without orbs. Errors: InvalidInput if the numbers of orbs and angles differ. */
function orbsOf(request: NatalAspectSearchRequest): readonly number[] {
  const orbs = request.aspect_orbs ?? [];
  if (orbs.length === 0) return request.aspect_angles.map(() => 0);
  if (orbs.length !== request.aspect_angles.length) {
    throw new InvalidInput({
      field: '/aspect_orbs',
      message: 'must be empty or as long as aspect_angles',
      given: orbs.length,
      allowed: `0 or ${request.aspect_angles.length} orbs`,
    });
  }
  return orbs;
}
