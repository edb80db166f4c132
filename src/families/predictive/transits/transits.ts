import { withDefaults } from '../../../contract/defaults.js';
import { basisOfJd } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import type { Direction, TransitEventResponse } from '../../../contract/transits.js';
import { crossingEvent } from '../../../wire/crossing-event.js';
import { longitudeName } from '../../../wire/crossing-truth.js';
import { checkBudget, instantWithin, meanMotionDegPerDay, searchWindow } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../../../events/functions.js';
import type { Motion } from '../../../events/motion.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { movingTarget } from './moving-target.js';
import type { TransitSearchResponse } from './schema.js';
import { TransitSearchRequest } from './schema.js';

const PLANETS_TEXT = CHART_BODIES.map((body) => body.name).join(', ');

/** The moving body of a search by name: Sun to Pluto. Errors: InvalidInput on `/body`. */
export const searchedPlanet = (engine: Engine, name: string): Body =>
  engine.bodies.resolve(name, '/body', (body) => CHART_BODIES.includes(body), PLANETS_TEXT);

/** Whether a motion (rate in longitude) is in the requested direction. */
export const admits = (direction: Direction | undefined, rate: number): boolean =>
  (direction ?? 'either') === 'either' || rate >= 0 === (direction === 'direct');

interface Target {
  readonly kind: string;
  readonly name: string;
  readonly isMoving: boolean;
}

/**
 * POST /v1/transits/search: every crossing of a fixed or moving longitude by a planet. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function searchTransits(engine: Engine, given: TransitSearchRequest): Static<typeof TransitSearchResponse> {
  const request = withDefaults(TransitSearchRequest, given);
  const body = searchedPlanet(engine, request.body);
  const epoch = engine.sky.newEpoch();
  const moving =
    typeof request.target_lon === 'string'
      ? movingTarget(engine, request.target_lon, '/target_lon', body, epoch)
      : null;
  const fixed = typeof request.target_lon === 'number' ? normalizeDeg(request.target_lon) : 0;
  const target: Target =
    moving === null
      ? { kind: 'numeric_longitude', name: longitudeName(fixed), isMoving: false }
      : { kind: moving.kind, name: moving.name, isMoving: true };
  const window = searchWindow(engine, request.jd_start, request.jd_end);
  checkBudget(window, (meanMotionDegPerDay(body) + (moving?.degPerDay ?? 0)) / 360);
  const mover = new BodyLongitude(engine.sky, body, epoch);
  const motion: Motion = moving === null ? mover : new LongitudeDifference(mover, moving.motion);
  const events: TransitEventResponse[] = [];
  new CrossingSearch(motion, [fixed]).run(window, (tdb, _index, motionRate) => {
    const instant = instantWithin(engine, window, tdb);
    if (instant === null) return;
    let rate = motionRate,
      longitudeDeg = fixed;
    if (moving !== null) {
      motion.at(tdb, false);
      rate = mover.rate;
      longitudeDeg = normalizeDeg(moving.motion.value);
    }
    if (!admits(request.direction, rate)) return;
    events.push(
      crossingEvent({
        bodyName: body.name,
        instant,
        rate,
        longitudeDeg,
        search: request,
        stepDays: motion.bounds.stepDays,
        target: { requested: request.target_lon, kind: target.kind, name: target.name, moves: target.isMoving },
        asked: {
          direction: request.direction,
          stepDays: request.step_days ?? null,
          toleranceDays: request.solver_tolerance_days ?? null,
        },
      }),
    );
  });
  if (request.search_motion === 'backward') events.reverse();
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}
