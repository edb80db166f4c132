import { J2000_JD } from '../kernel/constants.js';
import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import type { TimeScales } from '../time/scales.js';
import { bodyTarget } from './horizon-target.js';
import { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, LUMINARY_ALTITUDE_DEG } from './horizon.js';
import type { HorizonThreshold } from './horizon.js';

/** The parts of an engine that a horizon search uses. */
export interface HorizonContext {
  readonly sky: Sky;
  readonly time: TimeScales;
}

/**
 * Search for rise and set of a body at a place. Create one search for each place and threshold: it caches its last
 * reductions.
 */
export const horizonSearch = (
  context: HorizonContext,
  body: Body,
  site: Site,
  threshold: HorizonThreshold,
): HorizonSearch => new HorizonSearch(new HorizonTrack(context, bodyTarget(context.sky, body), site), threshold);

/** Sunrise of the almanacs: the centre 50' below the airless horizon. */
export const SUNRISE_THRESHOLD: HorizonThreshold = { altitudeDeg: LUMINARY_ALTITUDE_DEG, limb: 0 };

/** A solar day from sunrise to sunrise (UT1, days since J2000.0). */
export interface SolarDay {
  readonly sunriseUt1: number;
  readonly sunsetUt1: number;
  readonly nextSunriseUt1: number;
}

/** Longest solar day that is searched, days: sunrise shifts by less than half a day from one day to the next. */
const REACH_DAYS = 1.5;

/**
 * Solar day [sunrise, next sunrise) that contains an instant: the last sunrise at or before it, the following sunset
 * and the next sunrise. Given: Julian day UT1; sunrises are compared with it as Julian days, in the precision in which
 * they are returned to clients. Returned: days since J2000.0 UT1, or null where the Sun does not rise, set and rise
 * again around the instant (polar day and night, with their first and last day). Errors: OutOfCoverage.
 */
export function solarDayAt(search: HorizonSearch, jdUt1: number): SolarDay | null {
  let sunrise = NaN,
    sunset = NaN,
    next = NaN;
  const ut1J2k = jdUt1 - J2000_JD;
  search.crossings(ut1J2k - REACH_DAYS, ut1J2k + REACH_DAYS, (at, rising) => {
    if (rising && at + J2000_JD <= jdUt1) {
      sunrise = at;
      sunset = NaN;
    } else if (!rising && sunrise <= at) sunset = Number.isNaN(sunset) ? at : sunset;
    else if (rising && sunset <= at) {
      next = at;
      return true;
    }
    return false;
  });
  return Number.isNaN(sunrise + sunset + next)
    ? null
    : { sunriseUt1: sunrise, sunsetUt1: sunset, nextSunriseUt1: next };
}

/**
 * Day of the week, 0 (Sunday) to 6 (Saturday), of the local mean date. Given: UT1, days since J2000.0; geographic
 * longitude, degrees east.
 */
export function localWeekday(ut1J2k: number, longitudeDeg: number): number {
  const day = Math.floor(ut1J2k + J2000_JD + longitudeDeg / 360 + 1.5) % 7;
  return day < 0 ? day + 7 : day;
}
