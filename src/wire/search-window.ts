import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { bodyMotion } from '../sky/body-motion.js';

/** A search window in the scale of the searches. */
export interface SearchWindow {
  readonly startTdb: number;
  readonly endTdb: number;
  readonly days: number;
}

/** Most events that one answer may carry. */
const MAX_EVENTS = 10_000;

/** TDB, days since J2000.0, of a Julian day UT1. */
export const tdbFromJdUt1 = (engine: Engine, jdUt1: number): number =>
  engine.time.tdbFromTt(engine.time.ttFromUt1(jdUt1 - J2000_JD));

/** The instants that bound a search, as Julian days UT1 from the request. Errors: InvalidInput on `/jd_end` when they are not in order. */
export function searchWindow(engine: Engine, jdStart: number, jdEnd: number, emptyAllowed = false): SearchWindow {
  if (emptyAllowed ? jdEnd < jdStart : jdEnd <= jdStart) {
    throw new InvalidInput({
      field: '/jd_end',
      message: emptyAllowed ? 'the window ends before it starts' : 'the window must end after it starts',
      given: jdEnd,
      allowed: `${emptyAllowed ? 'at least' : 'more than'} jd_start, ${jdStart}`,
    });
  }
  return { startTdb: tdbFromJdUt1(engine, jdStart), endTdb: tdbFromJdUt1(engine, jdEnd), days: jdEnd - jdStart };
}

/** Refuses a window whose events would be more than one answer carries. `eventsPerDay` is a mean that is seldom exceeded by half. */
export function checkBudget(window: SearchWindow, eventsPerDay: number, field = '/jd_end'): void {
  const most = Math.floor(MAX_EVENTS / eventsPerDay);
  if (window.days > most && window.days > 1) {
    throw new InvalidInput({
      field,
      message: `the window would give about ${Math.round(window.days * eventsPerDay)} events, more than one answer carries (${MAX_EVENTS})`,
      given: window.days,
      allowed: `a window of at most ${most} days for this search`,
    });
  }
}

/** Mean speed in longitude, degrees a day: what window budgets count with. */
export const meanMotionDegPerDay = (body: Body): number => bodyMotion(body).meanSpeedDegPerDay;

/** A TDB instant as answers carry it. */
export function eventInstant(engine: Engine, tdbJ2k: number): EventInstantResponse {
  const tt = engine.time.ttFromTdb(tdbJ2k);
  return {
    jd_ut: engine.time.ut1FromTt(tt) + J2000_JD,
    datetime_utc: engine.time.formatUtc(engine.time.utcFromTt(tt)),
  };
}
