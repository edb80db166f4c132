import { withDefaults } from '../../contract/defaults.js';
import { checkBudget, instantWithin, meanMotionDegPerDay, searchWindow } from '../../wire/search-window.js';
import type { Engine } from '../../engine.js';
import { CrossingSearch } from '../../events/crossings.js';
import { BodyCoordinate } from '../../events/functions.js';
import { DeclinationGap } from '../../events/declination-gap.js';
import type { Motion } from '../../events/motion.js';
import { InvalidInput } from '../../kernel/errors.js';
import { EventBatchItemRequest } from './event-schema.js';
import type { EquatorialTransitEvent, EventBatchItem } from './event-schema.js';

/** Estimated declination crossings per revolution in longitude, for the budget of a search. */
const CROSSINGS_PER_TURN = 4;

/**
 * Events at which the apparent declination of a body equals (parallel) or opposes (contra-parallel) that of another body, or a fixed
 * declination. `target` is a declination in degrees or the name of a body. Errors: InvalidInput, OutOfCoverage.
 */
export function declinationTransits(
  engine: Engine,
  item: EventBatchItem,
  target: string | number,
  searchMotion: 'forward' | 'backward',
): EquatorialTransitEvent[] {
  const body = engine.bodies.resolve(item.body, '/body');
  const epoch = engine.sky.newEpoch();
  const own = new BodyCoordinate(engine.sky, body, 'declination', epoch);
  const { is_contra_parallel: contraParallel } = withDefaults(EventBatchItemRequest, item);
  const window = searchWindow(engine, item.jd_start, item.jd_end);
  let motion: Motion = own,
    goal = 0,
    label: string | number;
  let turns = meanMotionDegPerDay(body) / 360;
  if (typeof target === 'number') {
    if (!(Math.abs(target) <= 90))
      throw new InvalidInput({
        field: '/target',
        message: 'is not a declination',
        given: target,
        allowed: '-90 ... 90',
      });
    goal = contraParallel ? -target : target;
    label = target;
  } else {
    const other = engine.bodies.resolve(target, '/target');
    if (other.name === body.name)
      throw new InvalidInput({
        field: '/target',
        message: 'must be another body',
        given: target,
        allowed: 'another body, or a declination in degrees',
      });
    motion = new DeclinationGap(own, new BodyCoordinate(engine.sky, other, 'declination', epoch), contraParallel);
    turns += meanMotionDegPerDay(other) / 360;
    label = other.name;
  }
  checkBudget(window, turns * CROSSINGS_PER_TURN);
  const events: EquatorialTransitEvent[] = [];
  new CrossingSearch(motion, [goal]).run(window, (tdb) => {
    const instant = instantWithin(engine, window, tdb);
    if (instant === null) return;
    const { jd_ut: jdExact, datetime_utc: datetimeUtc } = instant;
    own.at(tdb, false);
    events.push({
      event_type: 'declination_transit',
      body: body.name,
      target: label,
      is_contra_parallel: contraParallel,
      jd_exact: jdExact,
      datetime_utc: datetimeUtc,
      declination: own.value,
      search_motion: searchMotion,
    });
  });
  return events;
}
