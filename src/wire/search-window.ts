import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { EARTH } from '../ephemeris/source.js';
import type { SearchWindowTdb } from '../events/motion.js';
import { InvalidInput, namingField } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { bodyMotion } from '../sky/body-motion.js';

/**
 * A search window as the request gives it, Julian days UT1, and in the scale of the searches. The days of the request decide what lies in
 * it, [start, end), or (start, end) for what follows an instant: an event is judged by the very number that is answered, so that no
 * rounding between the scales loses or repeats one.
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

/** TDB, days since J2000.0, of a Julian day UT1. With `field` (JSON pointer) it must be covered. Errors: OutOfCoverage naming the field. */
export function tdbFromJdUt1(engine: Engine, jdUt1: number, field?: string): number {
  const tdb = engine.time.tdbFromTt(engine.time.ttFromUt1(jdUt1 - J2000_JD));
  if (field !== undefined) requireCovered(engine, tdb, field, jdUt1);
  return tdb;
}

/** Errors: OutOfCoverage that names the field whose instant is not covered. */
export function requireCovered(engine: Engine, tdbJ2k: number, field: string, given: unknown): void {
  namingField(field, given, () => engine.ephemeris.sourceFor(EARTH, tdbJ2k));
}

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
    startTdb: tdbFromJdUt1(engine, jdStart, '/jd_start'),
    endTdb: tdbFromJdUt1(engine, jdEnd, '/jd_end'),
    slackDays: SLACK_DAYS,
    jdStart,
    jdEnd,
    opensAfterStart: false,
    days: jdEnd - jdStart,
  };
}

/** The window of what follows an instant (strictly) within some days. Its end may lie beyond what is covered. Errors: OutOfCoverage. */
export function windowAfter(engine: Engine, jdStart: number, days: number, field = '/jd_start'): SearchWindow {
  return {
    startTdb: tdbFromJdUt1(engine, jdStart, field),
    endTdb: tdbFromJdUt1(engine, jdStart + days),
    slackDays: SLACK_DAYS,
    jdStart,
    jdEnd: jdStart + days,
    opensAfterStart: true,
    days,
  };
}

/** Whether an instant, as answers carry it, lies in the window. */
export function holds(engine: Engine, window: SearchWindow, tdbJ2k: number): boolean {
  const jd = jdUt1FromTdb(engine, tdbJ2k);
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

/** The Julian day UT1 of a TDB instant, as answers carry it. */
export const jdUt1FromTdb = (engine: Engine, tdbJ2k: number): number =>
  engine.time.ut1FromTt(engine.time.ttFromTdb(tdbJ2k)) + J2000_JD;
