import { CrossingSearch } from './crossings.js';
import { wrapped } from './motion.js';
import type { Motion } from './motion.js';

/** A step below which the next one is nothing: the rest is of its square, and a hundred-thousandth of it for what a rate leaves out. */
const LAST_STEP_DAYS = 1e-6;
const MOST_STEPS = 8;
/** Where a step is not the last after all these, the search that proves its roots takes over, so far about the guess. */
const REACH_DAYS = 3;

/**
 * The instant near a guess at which a function that always rises (elongations and sums of Sun and Moon, as the geocentre sees them)
 * takes a value: steps along its rate. From a day and a half away three or four suffice: the Moon's rate changes by a twentieth in a day.
 * Given: TDB, days since J2000.0. Throws OutOfCoverage.
 */
export function risingRoot(motion: Motion, target: number, guessTdb: number): number {
  let t = guessTdb;
  for (let i = 0; i < MOST_STEPS; i++) {
    motion.at(t, false);
    const step = -wrapped(motion.value - target, motion.period) / motion.rate;
    t += step;
    if (Math.abs(step) < LAST_STEP_DAYS) return t;
  }
  let found = NaN;
  new CrossingSearch(motion, [target]).run({ startTdb: guessTdb - REACH_DAYS, endTdb: guessTdb + REACH_DAYS }, (at) => {
    found = at;
    return true;
  });
  return found;
}
