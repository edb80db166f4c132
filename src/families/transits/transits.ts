import type { Static } from '@sinclair/typebox';
import type { Direction, TransitEventResponse } from '../../contract/transits.js';
import { crossingSearchTruth, longitudeName } from '../../doctrine/crossing-truth.js';
import { checkBudget, eventInstant, meanMotionDegPerDay, searchWindow } from '../../doctrine/search-window.js';
import type { Engine } from '../../engine.js';
import { CrossingSearch } from '../../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../../events/functions.js';
import type { Motion } from '../../events/motion.js';
import { J2000_JD } from '../../kernel/constants.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { InvalidInput } from '../../kernel/errors.js';
import { CHART_BODIES } from '../../sky/bodies.js';
import type { Body } from '../../sky/bodies.js';
import type { TransitSearchRequest, TransitSearchResponse } from './schema.js';

const PLANETS_TEXT = CHART_BODIES.map((body) => body.name).join(', ');

/** A body of these searches: Sun ... Pluto. */
export const searchedPlanet = (engine: Engine, name: string): Body => engine.bodies.resolve(name, '/body', (body) => CHART_BODIES.includes(body), PLANETS_TEXT);

export const admits = (direction: Direction | undefined, rate: number): boolean => (direction ?? 'either') === 'either' || rate >= 0 === (direction === 'direct');

interface Target { readonly kind: string; readonly name: string; readonly longitudeDeg: number | null; readonly body: Body | null }

function targetOf(engine: Engine, spec: string | number, mover: Body): Target {
  if (typeof spec === 'number') return { kind: 'numeric_longitude', name: longitudeName(spec), longitudeDeg: normalizeDeg(spec), body: null };
  const body = engine.bodies.resolve(spec, '/target_lon');
  if (body === mover || (body.kind === mover.kind && body.index === mover.index)) {
    throw new InvalidInput({ field: '/target_lon', message: 'a body does not transit itself', given: spec, allowed: 'a longitude in degrees, or another body' });
  }
  const kind = body.kind === 'major' ? 'planet' : body.kind !== 'lunar_point' ? body.kind : body.name.endsWith('Node') ? 'node' : 'lilith';
  return { kind, name: body.kind === 'asteroid' || body.kind === 'comet' ? `${body.kind}:${body.name}` : body.name, longitudeDeg: null, body };
}

/** POST /v1/transits/search: every crossing of a longitude, fixed or moving, by a planet. */
export function searchTransits(engine: Engine, request: TransitSearchRequest): Static<typeof TransitSearchResponse> {
  const body = searchedPlanet(engine, request.body);
  const target = targetOf(engine, request.target_lon, body);
  const window = searchWindow(engine, request.jd_start, request.jd_end);
  checkBudget(window, (meanMotionDegPerDay(body) + (target.body === null ? 0 : meanMotionDegPerDay(target.body))) / 360);
  const epoch = engine.sky.newEpoch();
  const mover = new BodyLongitude(engine.sky, body, epoch);
  const goal = target.body === null ? null : new BodyLongitude(engine.sky, target.body, epoch);
  const motion: Motion = goal === null ? mover : new LongitudeDifference(mover, goal);
  const events: TransitEventResponse[] = [];
  new CrossingSearch(motion, [target.longitudeDeg ?? 0]).run(window.startTdb, window.endTdb, (tdb, _index, motionRate) => {
    let rate = motionRate, longitude = target.longitudeDeg ?? NaN;
    if (goal !== null) {
      motion.at(tdb, false);
      rate = mover.rate;
      longitude = normalizeDeg(goal.value);
    }
    if (admits(request.direction, rate)) events.push(transitEvent(engine, request, body, target, tdb, rate, longitude));
  });
  if (request.search_motion === 'backward') events.reverse();
  return { events, computation_basis: engine.basis(engine.time.instantFromUt1(request.jd_start - J2000_JD)) };
}

function transitEvent(engine: Engine, request: TransitSearchRequest, body: Body, target: Target, tdb: number, rate: number, longitude: number): TransitEventResponse {
  const instant = eventInstant(engine, tdb), direction = request.direction ?? 'either', dynamic = target.body !== null;
  return {
    body: body.name,
    longitude,
    ...instant,
    direction: rate >= 0 ? 'direct' : 'retrograde',
    computation_truth: {
      body: body.name,
      requested_target: request.target_lon,
      direction_filter: direction,
      search_motion: request.search_motion ?? 'forward',
      requested_step_days: request.step_days ?? null,
      requested_tolerance_days: request.solver_tolerance_days ?? null,
      requested_direction: direction,
      target_truth: { requested_spec: request.target_lon, resolved_kind: target.kind, resolved_name: target.name, jd_ut: instant.jd_ut, longitude },
      search_truth: crossingSearchTruth(body.name, request.jd_start, request.jd_end, instant.jd_ut, request),
    },
    classification: {
      body: body.name,
      target: { target_kind: target.kind, resolved_name: target.name },
      search: { search_kind: 'longitude_crossing', wrapper_kind: 'transit_range', uses_bisection: true, uses_dynamic_target: dynamic },
    },
    relation: { source_body: body.name, relation_kind: 'target_crossing', basis: target.kind, target_name: target.name, target_longitude: longitude, is_dynamic_target: dynamic },
    condition_profile: {
      source_body: body.name, wrapper_kind: 'transit_range', search_kind: 'longitude_crossing', relation_kind: 'target_crossing', relation_basis: target.kind,
      target_kind: target.kind, uses_dynamic_target: dynamic, condition_state: dynamic ? 'dynamic_target' : 'static_target',
    },
  };
}
