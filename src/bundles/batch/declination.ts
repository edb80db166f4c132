import { checkBudget, instantWithin, meanMotionDegPerDay, searchWindow } from '../../wire/search-window.js';
import type { Engine } from '../../engine.js';
import { CrossingSearch } from '../../events/crossings.js';
import { BodyCoordinate } from '../../events/functions.js';
import { commonReach, differenceBounds } from '../../events/motion.js';
import type { Motion, SeriesBounds } from '../../events/motion.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { EquatorialTransitEvent, EventBatchItem } from './event-schema.js';

/** Declination of one body less that of another (parallel), or plus it (contra-parallel), degrees. */
class DeclinationGap implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 0;
  readonly bounds: SeriesBounds;
  private readonly first: Motion;
  private readonly second: Motion;
  private readonly sign: number;

  constructor(first: Motion, second: Motion, contraParallel: boolean) {
    this.first = first;
    this.second = second;
    this.sign = contraParallel ? 1 : -1;
    this.bounds = differenceBounds(first.bounds, second.bounds);
  }

  at(tdbJ2k: number, coarse: boolean): void {
    this.first.at(tdbJ2k, coarse);
    this.second.at(tdbJ2k, coarse);
    this.value = this.first.value + this.sign * this.second.value;
    this.rate = this.first.rate + this.sign * this.second.rate;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return commonReach(this.first, this.second, tdbJ2k, direction);
  }
}

/** Declinations cross about as often as longitudes turn. */
const CROSSINGS_PER_TURN = 4;

/**
 * Instants at which a body's apparent declination equals (parallel) or opposes (contra-parallel) that of another body, or a fixed
 * declination. `target` is a declination in degrees or a body's name. Errors: InvalidInput, OutOfCoverage.
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
  const contraParallel = item.is_contra_parallel ?? false;
  const window = searchWindow(engine, item.jd_start, item.jd_end);
  let motion: Motion = own,
    goal = 0,
    label: string | number;
  let turns = meanMotionDegPerDay(body) / 360;
  if (typeof target === 'number') {
    if (!(Math.abs(target) <= 90))
      throw new InvalidInput({
        field: '/target',
        message: 'a declination lies between the poles',
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
        message: 'a body has no declination aspect with itself',
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
