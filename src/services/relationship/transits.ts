import { basisOfJd } from '../../wire/instant.js';
import {
  MAX_MOVING_BODIES,
  MAX_SCAN_SAMPLES,
  MAX_SEARCHES,
  MAX_TARGET_NAMES,
  MAX_TRANSIT_EVENTS,
  MAX_WINDOW_DAYS,
  MIN_STEP_DAYS,
  relationshipTransitFields,
} from '../../contract/relationship-transits.js';
import { defaultOf } from '../../contract/defaults.js';
import type {
  RelationshipTransitEventResponse,
  RelationshipTransitRequest,
  RelationshipTransitSearchResponse,
  RelationshipTransitTargetResponse,
} from '../../contract/relationship-transits.js';
import type { EventInstantResponse } from '../../contract/transits.js';
import type { Engine } from '../../engine.js';
import { CrossingSearch } from '../../events/crossings.js';
import { BodyLongitude } from '../../events/functions.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { InvalidInput } from '../../kernel/errors.js';
import { suggestNames } from '../../kernel/suggest.js';
import { CHART_BODIES } from '../../sky/bodies.js';
import type { Body } from '../../sky/bodies.js';
import { nominalStepDays } from '../../sky/body-motion.js';
import { aspectsOfTier } from '../../doctrine/aspects/aspects.js';
import type { AspectDefinition } from '../../doctrine/aspects/aspects.js';
import { refuseRepeated } from '../chart.js';
import { crossingEvent } from '../../wire/crossing-event.js';
import { DEFAULT_TOLERANCE_DAYS, longitudeName } from '../../wire/crossing-truth.js';
import { figureTargets } from './identity.js';
import type { RelationshipFigure } from './identity.js';
import { instantWithin, meanMotionDegPerDay, searchWindow } from '../../wire/search-window.js';

const EVENT_SOURCE = 'engine.transits.find_transits:numeric_longitude_offset';
const BOUNDS = {
  max_moving_bodies: MAX_MOVING_BODIES,
  max_target_names: MAX_TARGET_NAMES,
  max_searches: MAX_SEARCHES,
  max_scan_samples: MAX_SCAN_SAMPLES,
  min_step_days: MIN_STEP_DAYS,
  max_window_days: MAX_WINDOW_DAYS,
  max_events: MAX_TRANSIT_EVENTS,
};

/** A longitude whose crossings are searched: a target with one branch of an aspect. Degrees. */
interface Branch {
  readonly target: RelationshipTransitTargetResponse;
  readonly aspect: AspectDefinition;
  readonly offsetDeg: number;
  readonly longitudeDeg: number;
}

/**
 * Offsets from the target at which a body forms the aspect, degrees: one for conjunction and opposition, two for other
 * aspects.
 */
const offsets = (angleDeg: number): readonly number[] =>
  angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, 360 - angleDeg];

/**
 * All exact aspects of moving bodies to the fixed points of a relationship chart in a window, in answer shape. One pass
 * over the window per body finds the crossings of all branches. Events are sorted by time, then body, target and
 * branch. Errors: InvalidInput (also for a search beyond the bounds), OutOfCoverage.
 */
export function relationshipTransits(
  engine: Engine,
  figure: RelationshipFigure,
  request: RelationshipTransitRequest,
): RelationshipTransitSearchResponse {
  const movers = chosenMovers(engine, request),
    aspects = chosenAspects(request),
    targets = chosenTargets(figure, request);
  const branches = branchesOf(targets, aspects);
  checkBounds(request, movers, branches.length);

  const window = searchWindow(engine, request.jd_start, request.jd_end);
  const direction = request.direction ?? defaultOf(relationshipTransitFields.direction),
    events: RelationshipTransitEventResponse[] = [];
  for (const body of movers) {
    const motion = new BodyLongitude(engine.sky, body);
    new CrossingSearch(
      motion,
      branches.map(({ longitudeDeg }) => longitudeDeg),
    ).run(window, (tdb, index, rate) => {
      const instant = instantWithin(engine, window, tdb);
      if (instant === null) return false;
      if (direction !== 'either' && rate >= 0 !== (direction === 'direct')) return false;
      if (events.length === MAX_TRANSIT_EVENTS)
        throw tooMany('/jd_end', 'events', `more than ${MAX_TRANSIT_EVENTS}`, MAX_TRANSIT_EVENTS);
      events.push(transitEvent(request, branches[index], { body, instant, rate, stepDays: motion.bounds.stepDays }));
      return false;
    });
  }
  events.sort(inOrder);
  if (request.search_motion === 'backward') events.reverse();
  return {
    target_set: { identity: figure.identity, targets, target_count: targets.length },
    events,
    computation_truth: {
      chart_id: figure.identity.chart_id,
      moving_bodies: movers.map(({ name }) => name),
      target_names: targets.map(({ name }) => name),
      tier: request.tier ?? defaultOf(relationshipTransitFields.tier),
      aspect_names: aspects.map(({ name }) => name),
      jd_start: request.jd_start,
      jd_end: request.jd_end,
      step_days: request.step_days ?? null,
      policy_step_days_override: null,
      solver_tolerance_days: request.solver_tolerance_days ?? DEFAULT_TOLERANCE_DAYS,
      step_policy: 'canonical_per_body_auto',
      transit_policy_source: (request.solver_tolerance_days ?? null) === null ? 'default' : 'caller_supplied',
      direction,
      search_motion: request.search_motion ?? defaultOf(relationshipTransitFields.search_motion),
      search_call_count: movers.length * branches.length,
      event_count: events.length,
      event_source: EVENT_SOURCE,
      target_motion: 'static_derived_chart_geometry',
      event_kind: 'exact_aspect_perfection',
      orb_window_policy: 'not_computed',
      interpretation: 'none_geometry_only',
      bounds: BOUNDS,
    },
    event_count: events.length,
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** Checks that both parties compute nodes if nodes are targets. Errors: InvalidInput on `/include_nodes`. */
export function nodesAreComputed(
  request: RelationshipTransitRequest,
  first: { include_nodes?: boolean },
  second: { include_nodes?: boolean },
): void {
  if (
    (request.include_nodes ?? defaultOf(relationshipTransitFields.include_nodes)) &&
    (first.include_nodes === false || second.include_nodes === false)
  ) {
    throw new InvalidInput({
      field: '/include_nodes',
      message: 'must be false if a party excludes its nodes',
      given: true,
      allowed: 'false, or include_nodes true for both parties',
    });
  }
}

/** The moving bodies. Errors: InvalidInput for an unknown or repeated body. */
function chosenMovers(engine: Engine, request: RelationshipTransitRequest): readonly Body[] {
  const movers = request.moving_bodies.map((name, i) =>
    engine.bodies.resolve(
      name,
      `/moving_bodies/${i}`,
      (body) => CHART_BODIES.includes(body),
      CHART_BODIES.map(({ name: known }) => known).join(', '),
    ),
  );
  refuseRepeated(movers, request.moving_bodies, '/moving_bodies');
  return movers;
}

const branchesOf = (
  targets: readonly RelationshipTransitTargetResponse[],
  aspects: readonly AspectDefinition[],
): readonly Branch[] =>
  targets.flatMap((target) =>
    aspects.flatMap((aspect) =>
      offsets(aspect.angleDeg).map((offsetDeg): Branch => ({
        target,
        aspect,
        offsetDeg,
        longitudeDeg: normalizeDeg(target.longitude + offsetDeg),
      })),
    ),
  );

function chosenAspects({ tier, aspect_names: names }: RelationshipTransitRequest): readonly AspectDefinition[] {
  const all = aspectsOfTier(tier ?? 0);
  if (names === null || names === undefined) return all;
  return names.map((name, i) => {
    const found = all.find((aspect) => aspect.name === name);
    if (found === undefined)
      throw new InvalidInput({
        field: `/aspect_names/${i}`,
        message: `is not an aspect of tier ${tier ?? 0}`,
        given: name,
        allowed: all.map((aspect) => aspect.name),
      });
    return found;
  });
}

function chosenTargets(
  figure: RelationshipFigure,
  request: RelationshipTransitRequest,
): RelationshipTransitTargetResponse[] {
  const all = figureTargets(figure, request);
  const names = request.target_names ?? null;
  if (names === null) {
    if (all.length === 0)
      throw new InvalidInput({
        field: '/chart',
        message: 'has no transit target, because the parties share no body',
        given: 0,
        allowed: 'a body that both parties have, or include_angles or include_cusps',
      });
    return all;
  }
  return names.map((name, i) => {
    const found = all.find((target) => target.name === name);
    if (found === undefined) {
      const known = all.map((target) => target.name);
      throw new InvalidInput({
        field: `/target_names/${i}`,
        message: 'is not a target of this chart (see include_nodes, include_angles and include_cusps)',
        given: name,
        allowed: known,
        suggestions: suggestNames(name, known),
      });
    }
    return found;
  });
}

const tooMany = (field: string, what: string, given: number | string, most: number): InvalidInput =>
  new InvalidInput(
    {
      field,
      message: `leads to too many ${what}; use a shorter window, or fewer bodies, targets or aspects`,
      given,
      allowed: `at most ${most}`,
    },
    { bounds: BOUNDS },
  );

function checkBounds(request: RelationshipTransitRequest, movers: readonly Body[], branches: number): void {
  const days = request.jd_end - request.jd_start,
    searches = movers.length * branches;
  if (days > MAX_WINDOW_DAYS)
    throw new InvalidInput(
      {
        field: '/jd_end',
        message: 'is too far after jd_start',
        given: request.jd_end,
        allowed: `at most ${MAX_WINDOW_DAYS} days after jd_start`,
      },
      { bounds: BOUNDS },
    );
  if (searches > MAX_SEARCHES) throw tooMany('/moving_bodies', 'searches', searches, MAX_SEARCHES);
  const samples = movers.reduce((sum, body) => sum + (days / nominalStepDays(body.name) + 2) * branches, 0);
  if (samples > MAX_SCAN_SAMPLES) throw tooMany('/jd_end', 'nominal samples', Math.round(samples), MAX_SCAN_SAMPLES);
  // Real counts seldom exceed the expected one by half. A search that would certainly exceed the limit is refused
  // before it begins.
  const expected = movers.reduce((sum, body) => sum + (meanMotionDegPerDay(body) / 360) * days * branches, 0);
  if (expected > 2 * MAX_TRANSIT_EVENTS) throw tooMany('/jd_end', 'events', Math.round(expected), MAX_TRANSIT_EVENTS);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const inOrder = (a: RelationshipTransitEventResponse, b: RelationshipTransitEventResponse): number =>
  a.jd_exact - b.jd_exact ||
  compare(a.moving_body, b.moving_body) ||
  compare(a.target.name, b.target.name) ||
  a.directional_offset_deg - b.directional_offset_deg ||
  compare(a.aspect_name, b.aspect_name);

interface Found {
  readonly body: Body;
  readonly instant: EventInstantResponse;
  readonly rate: number;
  /** The step that the search took, days. */
  readonly stepDays: number;
}

function transitEvent(
  request: RelationshipTransitRequest,
  { target, aspect, offsetDeg, longitudeDeg }: Branch,
  { body, instant, rate, stepDays }: Found,
): RelationshipTransitEventResponse {
  // The direction, step and tolerance of the request belong to the relationship event; the crossing inside it reports
  // none.
  const transit = crossingEvent({
    bodyName: body.name,
    instant,
    rate,
    longitudeDeg,
    search: request,
    stepDays,
    asked: { direction: null, stepDays: null, toleranceDays: null },
    target: { requested: longitudeDeg, kind: 'numeric_longitude', name: longitudeName(longitudeDeg), moves: false },
  });
  return {
    chart_id: target.chart_id,
    target,
    moving_body: body.name,
    aspect_name: aspect.name,
    aspect_symbol: aspect.symbol,
    aspect_angle_deg: aspect.angleDeg,
    directional_offset_deg: offsetDeg,
    jd_exact: transit.jd_ut,
    direction: rate >= 0 ? 'direct' : 'retrograde',
    perfection_longitude: longitudeDeg,
    transit,
    event_source: EVENT_SOURCE,
    orb_boundaries_computed: false,
    interpretation: 'none_geometry_only',
  };
}
