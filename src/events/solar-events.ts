import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import { horizonSearch } from './horizon-solar-day.js';
import type { HorizonContext, SolarDay } from './horizon-solar-day.js';
import type { HorizonThreshold } from './horizon.js';

/** A place, the body that rises there (the Sun) and where its horizon is taken. */
export interface SolarHorizon {
  readonly site: Site;
  readonly sun: Body;
  readonly threshold: HorizonThreshold;
}

interface HorizonEvent {
  /** Days since J2000.0 UT1. */
  readonly ut1J2k: number;
  readonly rising: boolean;
}

/** Length of the pieces of time that are searched on their own, days: the spacing of the Sun's nodes in a track. */
const PIECE_DAYS = 2;
/** The longest solar day, days: sunrise moves by less than half a day from one to the next. */
const LONGEST_DAY = 1.5;

/**
 * Rise and set in [2n, 2n + 2), in order. Each event is the same number whatever instant it is looked for from: time is cut at even
 * days since J2000.0 UT1, and a piece is searched whole, by a search of its own (a search that goes on brackets its roots by what
 * it met before). So two requests of one solar half have the same half, to the last bit.
 */
function piece(context: HorizonContext, { sun, site, threshold }: SolarHorizon, n: number): HorizonEvent[] {
  const found: HorizonEvent[] = [];
  horizonSearch(context, sun, site, threshold).crossings(n * PIECE_DAYS, (n + 1) * PIECE_DAYS, (ut1J2k, rising) => {
    found.push({ ut1J2k, rising });
    return false;
  });
  return found;
}

/** The day of the last sunrise that has `begun`, where its sunset and the next sunrise are among the events. */
function lastBegunDay(
  events: readonly HorizonEvent[],
  begun: (ut1J2k: number) => boolean,
): { readonly sunriseKnown: boolean; readonly day: SolarDay | null } {
  for (let i = events.length - 1; i >= 0; i--) {
    if (!events[i].rising || !begun(events[i].ut1J2k)) continue;
    const set = events[i + 1],
      next = events[i + 2];
    const whole = set !== undefined && next !== undefined && !set.rising && next.rising;
    return {
      sunriseKnown: true,
      day: whole ? { sunriseUt1: events[i].ut1J2k, sunsetUt1: set.ut1J2k, nextSunriseUt1: next.ut1J2k } : null,
    };
  }
  return { sunriseKnown: false, day: null };
}

/**
 * The solar day that governs an instant: that of the last sunrise for which `begun` is true, with its sunset and the sunrise
 * after it. `begun` tells of an event near the instant (days since J2000.0 UT1) whether the instant has reached it; the caller
 * decides in the time scale and precision that it publishes. Null where the Sun does not rise, set and rise again within a day
 * and a half (polar day and night, and their first and last day). Throws OutOfCoverage.
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
    // An event at the very beginning of the next piece may have begun too: the last one is looked for again.
    events = [...events, ...piece(context, horizon, n + 1)];
    found = lastBegunDay(events, begun);
  }
  const { day } = found;
  return day === null || day.nextSunriseUt1 - day.sunriseUt1 > LONGEST_DAY ? null : day;
}
