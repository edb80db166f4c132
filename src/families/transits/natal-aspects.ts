import type { Static } from '@sinclair/typebox';
import { checkBudget, eventInstant, meanMotionDegPerDay, searchWindow } from '../../doctrine/search-window.js';
import type { Engine } from '../../engine.js';
import { CrossingSearch } from '../../events/crossings.js';
import { BodyLongitude } from '../../events/functions.js';
import { J2000_JD } from '../../kernel/constants.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { AspectTransitEvent, NatalAspectSearchRequest, NatalAspectSearchResponse } from './schema.js';

const EXACT = 0, BOUNDARY = 1;

/** POST /v1/transits/natal-aspects: exact directed aspects of one mover to fixed longitudes, from one series of its longitude. */
export function natalAspects(engine: Engine, request: NatalAspectSearchRequest): Static<typeof NatalAspectSearchResponse> {
  const body = engine.bodies.resolve(request.body, '/body');
  const { natal_longitudes: longitudes, aspect_angles: angles } = request;
  const orbs = orbsOf(request);
  const window = searchWindow(engine, request.jd_start, request.jd_end);

  // One target for each pair, and two more where the pair has an orb. `pair` counts angle by angle for each longitude.
  const targets: number[] = [], pairs: number[] = [], kinds: number[] = [];
  for (let i = 0, pair = 0; i < longitudes.length; i++) {
    for (let k = 0; k < angles.length; k++, pair++) {
      const exact = longitudes[i] + angles[k];
      targets.push(exact); pairs.push(pair); kinds.push(EXACT);
      if (orbs[k] > 0) {
        targets.push(exact - orbs[k], exact + orbs[k]);
        pairs.push(pair, pair); kinds.push(BOUNDARY, BOUNDARY);
      }
    }
  }
  checkBudget(window, (meanMotionDegPerDay(body) / 360) * longitudes.length * angles.length);

  const events: AspectTransitEvent[] = [];
  const lastBoundary = new Map<number, number>();          // pair -> TDB of the boundary of its orb that was crossed last
  const open = new Map<number, AspectTransitEvent[]>();     // pair -> events that are still within their orb
  new CrossingSearch(new BodyLongitude(engine.sky, body), targets).run(window.startTdb, window.endTdb, (tdb, target, rate) => {
    const pair = pairs[target], k = pair % angles.length;
    if (kinds[target] === BOUNDARY) {
      const waiting = open.get(pair);
      if (waiting !== undefined) {
        const leaving = eventInstant(engine, tdb).jd_ut;
        for (const event of waiting) event.jd_leaving = leaving;
        open.delete(pair);
      }
      lastBoundary.set(pair, tdb);
      return;
    }
    const entered = lastBoundary.get(pair);
    const { jd_ut: jdExact, datetime_utc: datetimeUtc } = eventInstant(engine, tdb);
    const event: AspectTransitEvent = {
      event_type: 'aspect_transit', body: body.name, target: longitudes[(pair - k) / angles.length], angle: angles[k], orb: orbs[k],
      jd_exact: jdExact, datetime_utc: datetimeUtc,
      jd_entering: orbs[k] > 0 && entered !== undefined ? eventInstant(engine, entered).jd_ut : null,
      jd_leaving: null,
      is_retrograde_hit: rate < 0,
      search_motion: request.search_motion ?? 'forward',
    };
    events.push(event);
    if (orbs[k] > 0) {
      const waiting = open.get(pair);
      if (waiting === undefined) open.set(pair, [event]); else waiting.push(event);
    }
  });
  return { events, computation_basis: engine.basis(engine.time.instantFromUt1(request.jd_start - J2000_JD)) };
}

/** Orbs by angle; none given: exact hits. Errors: InvalidInput when their number is not that of the angles. */
function orbsOf(request: NatalAspectSearchRequest): readonly number[] {
  const orbs = request.aspect_orbs ?? [];
  if (orbs.length === 0) return request.aspect_angles.map(() => 0);
  if (orbs.length !== request.aspect_angles.length) {
    throw new InvalidInput({ field: '/aspect_orbs', message: 'there is one orb for each aspect angle, or none', given: orbs.length, allowed: `0 or ${request.aspect_angles.length} orbs` });
  }
  return orbs;
}
