import { basisOfJd } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { crossingSearchTruth } from '../../../wire/crossing-truth.js';
import {
  checkBudget,
  instantWithin,
  meanMotionDegPerDay,
  searchWindow,
  windowAfter,
} from '../../../wire/search-window.js';
import type { SearchWindow } from '../../../wire/search-window.js';
import type { EventInstantResponse } from '../../../contract/transits.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { BodyLongitude } from '../../../events/functions.js';
import { longitudeBounds } from '../../../events/longitude-bounds.js';
import { namingField } from '../../../kernel/errors.js';
import type { Body } from '../../../sky/bodies.js';
import { bodyMotion } from '../../../sky/body-motion.js';
import type {
  IngressEvent,
  IngressSearchRequest,
  IngressSearchResponse,
  NextIngressRequest,
  NextIngressResponse,
} from './schema.js';
import { admits, searchedPlanet } from './transits.js';

const BOUNDARIES = SIGNS.map((_, i) => 30 * i);

type Controls = Pick<IngressSearchRequest, 'step_days' | 'solver_tolerance_days' | 'direction'>;

interface Ingress {
  readonly body: Body;
  readonly instant: EventInstantResponse;
  /** Index of the crossed boundary. */
  readonly boundary: number;
  readonly rate: number;
}

/** An ingress in answer shape. */
function ingressEvent(
  { body, instant, boundary, rate }: Ingress,
  window: SearchWindow,
  controls: Controls,
): IngressEvent {
  const sign = SIGNS[rate >= 0 ? boundary : (boundary + 11) % 12],
    longitude = BOUNDARIES[boundary];
  return {
    body: body.name,
    sign,
    sign_longitude: longitude,
    ...instant,
    direction: rate >= 0 ? 'direct' : 'retrograde',
    computation_truth: {
      body: body.name,
      sign,
      boundary_longitude: longitude,
      requested_step_days: controls.step_days ?? null,
      requested_tolerance_days: controls.solver_tolerance_days ?? null,
      requested_direction: controls.direction ?? 'either',
      search_truth: crossingSearchTruth({
        startJd: window.jdStart,
        endJd: window.jdEnd,
        crossingJd: instant.jd_ut,
        stepDays: longitudeBounds(body).stepDays,
        toleranceDays: controls.solver_tolerance_days ?? null,
      }),
    },
    classification: {
      body: body.name,
      sign,
      search: {
        search_kind: 'sign_ingress',
        wrapper_kind: 'ingress',
        uses_bisection: true,
        uses_dynamic_target: false,
      },
    },
    relation: {
      source_body: body.name,
      relation_kind: 'sign_ingress',
      basis: 'sign_boundary',
      target_name: sign,
      target_longitude: longitude,
      is_dynamic_target: false,
    },
    condition_profile: {
      source_body: body.name,
      wrapper_kind: 'ingress',
      search_kind: 'sign_ingress',
      relation_kind: 'sign_ingress',
      relation_basis: 'sign_boundary',
      target_kind: null,
      uses_dynamic_target: false,
      condition_state: 'boundary_event',
    },
  };
}

/**
 * POST /v1/transits/ingresses: every sign ingress of a planet in a window, in order of time. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function searchIngresses(engine: Engine, request: IngressSearchRequest): Static<typeof IngressSearchResponse> {
  const body = searchedPlanet(engine, request.body);
  const window = searchWindow(engine, request.jd_start, request.jd_end);
  checkBudget(window, meanMotionDegPerDay(body) / 30);
  const events: IngressEvent[] = [];
  visitIngresses(engine, request, body, window, (event) => {
    events.push(event);
    return false;
  });
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

/** Calls `visit` for the ingresses of a window in the requested direction, until it returns true. */
function visitIngresses(
  engine: Engine,
  controls: Controls,
  body: Body,
  window: SearchWindow,
  visit: (event: IngressEvent) => boolean,
): void {
  new CrossingSearch(new BodyLongitude(engine.sky, body), BOUNDARIES).run(window, (tdb, boundary, rate) => {
    if (!admits(controls.direction, rate)) return false;
    const instant = instantWithin(engine, window, tdb);
    return instant !== null && visit(ingressEvent({ body, instant, boundary, rate }, window, controls));
  });
}

/**
 * POST /v1/transits/next-ingress: the first ingress strictly after an instant, or null. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function nextIngress(engine: Engine, request: NextIngressRequest): Static<typeof NextIngressResponse> {
  const body = searchedPlanet(engine, request.body);
  const window = windowAfter(engine, request.jd_start, request.max_days ?? bodyMotion(body).leavesSignWithinDays);
  let found: IngressEvent | null = null;
  namingField('/jd_start', request.jd_start, () => {
    visitIngresses(engine, request, body, window, (event) => {
      found = event;
      return true;
    });
  });
  return found === null
    ? null
    : {
        ...(found as IngressEvent),
        computation_basis: basisOfJd(engine, request.jd_start),
      };
}
