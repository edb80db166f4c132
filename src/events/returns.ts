import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { CrossingSearch } from './crossings.js';
import { BodyLongitude } from './functions.js';
import type { SearchWindowTdb } from './motion.js';

/**
 * A return: the first instant at which the apparent longitude of a body has the given value, with the given direction
 * of motion.
 */
export interface ReturnSearch {
  readonly body: Body;
  readonly longitudeDeg: number;
  readonly direction: 'direct' | 'retrograde' | 'either';
  /** The end may lie outside the coverage of the ephemeris. */
  readonly window: SearchWindowTdb;
  /** Decides whether an instant found in the slack of the window is accepted. */
  readonly admits: (tdbJ2k: number) => boolean;
}

/**
 * First return of a body. Returned: its instant (TDB, days since J2000.0) or NaN, with the end of the searched interval
 * and the step of the search. Errors: OutOfCoverage when the start is not covered.
 */
export function firstReturn(
  sky: Sky,
  { body, longitudeDeg, direction, window, admits }: ReturnSearch,
): { readonly tdbJ2k: number; readonly searchedToTdb: number; readonly stepDays: number } {
  const motion = new BodyLongitude(sky, body);
  const endTdb = Math.min(window.endTdb, motion.reach(window.startTdb, 'forward'));
  let tdbJ2k = NaN;
  new CrossingSearch(motion, [longitudeDeg]).run({ ...window, endTdb }, (tdb, _target, rate) => {
    if (direction !== 'either' && rate >= 0 !== (direction === 'direct')) return false;
    if (!admits(tdb)) return false;
    tdbJ2k = tdb;
    return true;
  });
  return { tdbJ2k, searchedToTdb: endTdb, stepDays: motion.bounds.stepDays };
}
