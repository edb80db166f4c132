import { J2000_JD } from '../kernel/constants.js';
import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import type { TimeScales } from '../time/scales.js';
import { bodyTarget } from './horizon-target.js';
import { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, LUMINARY_ALTITUDE_DEG } from './horizon.js';
import type { HorizonThreshold } from './horizon.js';

/** What a search of the horizon needs of an engine. */
export interface HorizonContext {
  readonly sky: Sky;
  readonly time: TimeScales;
}

/** Rise and set of a body over a place. One search for each place and threshold: it keeps what it computed last. */
export const horizonSearch = (
  context: HorizonContext,
  body: Body,
  site: Site,
  threshold: HorizonThreshold,
): HorizonSearch => new HorizonSearch(new HorizonTrack(context, bodyTarget(context.sky, body), site), threshold);

/** The almanac's sunrise: the centre 50' below the airless horizon. */
export const SUNRISE_THRESHOLD: HorizonThreshold = { altitudeDeg: LUMINARY_ALTITUDE_DEG, limb: 0 };

/** A day from sunrise to sunrise, days since J2000.0 UT1. */
export interface SolarDay {
  readonly sunriseUt1: number;
  readonly sunsetUt1: number;
  readonly nextSunriseUt1: number;
}

/** The longest day from sunrise to sunrise that is looked for: sunrise moves by less than half a day from one to the next. */
const REACH_DAYS = 1.5;

/**
 * The solar day that holds an instant, [sunrise, next sunrise): the last sunrise at or before it, the sunset and the sunrise after. Null
 * where the Sun does not rise, set and rise again around the instant (polar day and night, and their first and last day). The instant is
 * a Julian day UT1, and a sunrise is held against it as the Julian day that it is answered as. Throws OutOfCoverage.
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

/** Day of the week, 0 Sunday ... 6 Saturday, of the local mean date of an instant. */
export function localWeekday(ut1J2k: number, longitudeDeg: number): number {
  const day = Math.floor(ut1J2k + J2000_JD + longitudeDeg / 360 + 1.5) % 7;
  return day < 0 ? day + 7 : day;
}
