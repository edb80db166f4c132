import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import { horizonSearch } from './horizon-solar-day.js';
import type { HorizonContext, SolarDay } from './horizon-solar-day.js';
import type { HorizonThreshold } from './horizon.js';

/** A place, the Sun as a body, and the altitude that defines its rising. */
export interface SolarHorizon {
  readonly site: Site;
  readonly sun: Body;
  readonly threshold: HorizonThreshold;
}

/** A rise or set. */
export interface HorizonEvent {
  /** Days since J2000.0 UT1. */
  readonly ut1J2k: number;
  readonly rising: boolean;
}

/** Length of the intervals that are searched independently, days: the spacing of the Sun's nodes in a track. */
const PIECE_DAYS = 2;
/** Longest solar day, days: sunrise shifts by less than half a day from one day to the next. */
const LONGEST_DAY = 1.5;

/**
 * Rises and sets in [2n, 2n + 2) (UT1, days since J2000.0), in order of time. Time is cut at even days and each
 * interval has a search of its own, because a continued search brackets its roots by values of earlier intervals. So an
 * event has the same value, to the last bit, for every instant from which it is searched.
 */
function piece(context: HorizonContext, { sun, site, threshold }: SolarHorizon, n: number): HorizonEvent[] {
  const found: HorizonEvent[] = [];
  horizonSearch(context, sun, site, threshold).crossings(n * PIECE_DAYS, (n + 1) * PIECE_DAYS, (ut1J2k, rising) => {
    found.push({ ut1J2k, rising });
    return false;
  });
  return found;
}

/**
 * Rises and sets in [from, to) (UT1, days since J2000.0), in order of time, each with the value that `governingSolarDay` gives it.
 * Errors: OutOfCoverage.
 */
export function solarHorizonEvents(
  context: HorizonContext,
  horizon: SolarHorizon,
  from: number,
  to: number,
): HorizonEvent[] {
  const found: HorizonEvent[] = [];
  for (let n = Math.floor(from / PIECE_DAYS); n * PIECE_DAYS < to; n++)
    for (const event of piece(context, horizon, n)) if (event.ut1J2k >= from && event.ut1J2k < to) found.push(event);
  return found;
}

/** Day of the last sunrise that has `begun`, if its sunset and the next sunrise are among the events. */
function lastBegunDay(
  events: readonly HorizonEvent[],
  begun: (ut1J2k: number) => boolean,
): { readonly sunriseKnown: boolean; readonly day: SolarDay | null } {
  for (let i = events.length - 1; i >= 0; i--) {
    if (!events[i].rising || !begun(events[i].ut1J2k)) continue;
    const set = events[i + 1],
      next = events[i + 2];
    const isComplete = set !== undefined && next !== undefined && !set.rising && next.rising;
    return {
      sunriseKnown: true,
      day: isComplete ? { sunriseUt1: events[i].ut1J2k, sunsetUt1: set.ut1J2k, nextSunriseUt1: next.ut1J2k } : null,
    };
  }
  return { sunriseKnown: false, day: null };
}

/**
 * Solar day that governs an instant: it starts at the last sunrise for which `begun` is true.
 * `begun` decides, for an event near the instant (UT1, days since J2000.0), whether the instant has reached it; the
 * caller compares in the time scale and precision that it publishes. Returned: days since J2000.0 UT1, or null where
 * the Sun does not rise, set and rise again within a day and a half (polar day and night, with their first and last
 * day). Errors: OutOfCoverage.
 */
export function governingSolarDay(
  context: HorizonContext,
  horizon: SolarHorizon,
  ut1J2k: number,
  begun: (ut1J2k: number) => boolean,
): SolarDay | null {
  const n = Math.floor(ut1J2k / PIECE_DAYS);
  let events = piece(context, horizon, n),
    found = lastBegunDay(events, begun);
  if (!found.sunriseKnown) {
    events = [...piece(context, horizon, n - 1), ...events];
    found = lastBegunDay(events, begun);
  }
  if (found.day === null && found.sunriseKnown) {
    // An event at the very start of the next interval may also have begun, so the last sunrise is searched again.
    events = [...events, ...piece(context, horizon, n + 1)];
    found = lastBegunDay(events, begun);
  }
  const { day } = found;
  return day === null || day.nextSunriseUt1 - day.sunriseUt1 > LONGEST_DAY ? null : day;
}
