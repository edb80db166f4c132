import { CrossingSearch } from './crossings.js';
import { wrapped } from './motion.js';
import type { Motion } from './motion.js';

/**
 * Length of the last step, days. The remaining error is its square, and 1e-5 of it for terms that the
 * rate omits.
 */
const LAST_STEP_DAYS = 1e-6;
const MOST_STEPS = 8;
/**
 * If the steps do not converge, a complete search (`CrossingSearch`) within this distance of the guess takes over,
 * days.
 */
const REACH_DAYS = 3;

/**
 * Instant near a guess at which a monotonically increasing function takes a value, for example an elongation or a sum
 * of Sun and Moon: Newton steps along its rate. From 1.5 days away three or four steps suffice, since the Moon's rate
 * changes by a twentieth per day. Given: the target in the unit of the motion; the guess in TDB, days since J2000.0.
 * Returned: TDB, days since J2000.0. Errors: OutOfCoverage.
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
