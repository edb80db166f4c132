import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { CrossingSearch } from './crossings.js';
import { BodyLongitude } from './functions.js';
import type { SearchWindowTdb } from './motion.js';

/** A return to be found: the first instant at which a body's apparent longitude is the given one, in the wanted direction of motion. */
export interface ReturnSearch {
  readonly body: Body;
  readonly longitudeDeg: number;
  readonly direction: 'direct' | 'retrograde' | 'either';
  /** Its end may lie beyond what is covered. */
  readonly window: SearchWindowTdb;
  /** Whether an instant that the window's slack lets through is admitted. */
  readonly admits: (tdbJ2k: number) => boolean;
}

/** The return, TDB days since J2000.0, or NaN with how far was looked, and the step of the search. Throws OutOfCoverage for the start. */
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
