import { eventInstant, jdOfTdb, tdbOfJd } from './instant.js';
import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import type { SearchWindowTdb } from '../events/motion.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { bodyMotion } from '../sky/body-motion.js';

/**
 * A search window of a request, in Julian days UT1 and in the scale of the searches. The days of the request decide which events are in it,
 * [start, end), or (start, end) for events after an instant. An event is compared by the Julian day that the answer shows, so that no rounding
 * between the scales loses or repeats one.
 */
export interface SearchWindow extends SearchWindowTdb {
  readonly jdStart: number;
  readonly jdEnd: number;
  readonly opensAfterStart: boolean;
  readonly days: number;
}

/** Most events that one answer may carry. */
const MAX_EVENTS = 10_000;
/** Wider than the rounding between UT1 and TDB (a tenth of a millisecond at most), 0.9 s. */
export const SLACK_DAYS = 1e-5;

/** The instants that bound a search, as Julian days UT1 from the request: [start, end). Errors: InvalidInput on `/jd_end` when they are not in order, OutOfCoverage. */
export function searchWindow(engine: Engine, jdStart: number, jdEnd: number, emptyAllowed = false): SearchWindow {
  if (emptyAllowed ? jdEnd < jdStart : jdEnd <= jdStart) {
    throw new InvalidInput({
      field: '/jd_end',
      message: emptyAllowed ? 'the window ends before it starts' : 'the window must end after it starts',
      given: jdEnd,
      allowed: `${emptyAllowed ? 'at least' : 'more than'} jd_start, ${jdStart}`,
    });
  }
  return {
    startTdb: tdbOfJd(engine, jdStart, '/jd_start'),
    endTdb: tdbOfJd(engine, jdEnd, '/jd_end'),
    slackDays: SLACK_DAYS,
    jdStart,
    jdEnd,
    opensAfterStart: false,
    days: jdEnd - jdStart,
  };
}

/** The window of the next event: it starts strictly after an instant and lasts some days. Its end may be outside the coverage. Errors: OutOfCoverage. */
export function windowAfter(engine: Engine, jdStart: number, days: number, field = '/jd_start'): SearchWindow {
  return {
    startTdb: tdbOfJd(engine, jdStart, field),
    endTdb: tdbOfJd(engine, jdStart + days),
    slackDays: SLACK_DAYS,
    jdStart,
    jdEnd: jdStart + days,
    opensAfterStart: true,
    days,
  };
}

/** Whether an instant, as answers carry it, lies in the window. */
export function holds(engine: Engine, window: SearchWindow, tdbJ2k: number): boolean {
  const jd = jdOfTdb(engine, tdbJ2k);
  return jd < window.jdEnd && (window.opensAfterStart ? jd > window.jdStart : jd >= window.jdStart);
}

/** An event as answers carry it, when its Julian day lies in the window; else null. */
export function instantWithin(engine: Engine, window: SearchWindow, tdbJ2k: number): EventInstantResponse | null {
  return holds(engine, window, tdbJ2k) ? eventInstant(engine, tdbJ2k) : null;
}

/** Refuses a window whose events would be more than one answer carries. `eventsPerDay` is a mean that is seldom exceeded by half. */
export function checkBudget(window: SearchWindow, eventsPerDay: number, field = '/jd_end'): void {
  const most = Math.floor(MAX_EVENTS / eventsPerDay);
  if (window.days > most && window.days > 1) {
    throw new InvalidInput({
      field,
      message: `the window would give about ${Math.round(window.days * eventsPerDay)} events, more than one answer carries (${MAX_EVENTS})`,
      given: window.jdEnd,
      allowed: `a window of at most ${most} days for this search`,
    });
  }
}

/** Mean speed in longitude, degrees per day, for the budgets of search windows. */
export const meanMotionDegPerDay = (body: Body): number => bodyMotion(body).meanSpeedDegPerDay;
