import { jdOfTdb, tdbOfJd } from '../wire/instant.js';
import type { Direction, TransitComputationTruthResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { firstReturn } from '../events/returns.js';
import { J2000_JD, TROPICAL_YEAR_DAYS } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput, namingField, NotFound, OutOfCoverage } from '../kernel/errors.js';
import { MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { bodyMotion } from '../sky/body-motion.js';
import { gregorianDayNumber } from '../time/calendar.js';
import { crossingSearchTruth, longitudeName } from '../wire/crossing-truth.js';
import { holds, windowAfter } from '../wire/search-window.js';
import type { SearchWindow } from '../wire/search-window.js';

/** A return, with the searched window (JD UT1) and the step of the search. */
export interface ReturnMoment {
  readonly tdbJ2k: number;
  readonly jdUt1: number;
  readonly searchStartJd: number;
  readonly searchEndJd: number;
  readonly stepDays: number;
}

/** A requested return. `longitudeDeg`: natal longitude; `startJd`: JD UT1. */
export interface ReturnRequest {
  readonly body: Body;
  readonly longitudeDeg: number;
  readonly startJd: number;
  readonly direction: Direction;
}

/**
 * The first instant strictly after `startJd` at which the apparent geocentric longitude of a body is the given one, in
 * the requested direction of motion. Errors: InvalidInput for a retrograde Sun or Moon (`/direction`), NotFound if the
 * span contains no such return, OutOfCoverage (`/jd_start`) if the ephemeris ends before the return.
 */
export function nextReturn(engine: Engine, request: ReturnRequest): ReturnMoment {
  const { body, longitudeDeg, startJd, direction } = request;
  if (direction === 'retrograde' && (body === SUN_BODY || body === MOON_BODY)) {
    throw new InvalidInput({
      field: '/direction',
      message: `is not a motion of the ${body.name}, which is never retrograde`,
      given: direction,
      allowed: ['direct', 'either'],
    });
  }
  const spanDays = bodyMotion(body).returnsWithinDays;
  const window = windowAfter(engine, startJd, spanDays, '/jd_start');
  const found = namingField('/jd_start', startJd, () =>
    firstReturn(engine.sky, { body, longitudeDeg, direction, window, admits: (tdb) => holds(engine, window, tdb) }),
  );
  if (!Number.isNaN(found.tdbJ2k)) return momentOf(engine, found, window);
  if (found.searchedToTdb < window.endTdb)
    throw new OutOfCoverage(body.name, window.endTdb, engine.ephemeris.coverage(), {
      field: '/jd_start',
      given: startJd,
    });
  throw new NotFound(
    `${body.name} does not return to ${normalizeDeg(longitudeDeg)} degrees (${direction}) within ${Math.round(spanDays)} days of the start`,
    { field: '/jd_start', given: startJd, allowed: `a start within ${Math.round(spanDays)} days before such a return` },
  );
}

const momentOf = (
  engine: Engine,
  { tdbJ2k, stepDays }: { readonly tdbJ2k: number; readonly stepDays: number },
  { jdStart, jdEnd }: Pick<SearchWindow, 'jdStart' | 'jdEnd'>,
): ReturnMoment => ({
  tdbJ2k,
  jdUt1: jdOfTdb(engine, tdbJ2k),
  searchStartJd: jdStart,
  searchEndJd: jdEnd,
  stepDays,
});

/**
 * The mean longitude of the Sun at 1 January 0h of the Gregorian calendar, over its cycle of leap years. The solar
 * return of a year is after the March equinox of that year for births with a smaller longitude, and before it for the
 * others.
 */
const NEW_YEAR_LONGITUDE_DEG = 280.25;
/**
 * The search begins about 10 days before the expected return (the equation of the centre changes it by two) and ends 30
 * days after.
 */
const LEAD_DAYS = 10,
  BEYOND_DAYS = 30;

/**
 * The solar return of a year (proleptic Gregorian, astronomical numbering). Each return belongs to one year and each
 * year has one return: for births below 280.25 degrees it follows the March equinox of the year, for the others it
 * precedes it. It is in that calendar year, except for births within a degree of 280.25, whose return can be on 31
 * December before or 1 January after it (in antiquity within two days). Errors: OutOfCoverage (`/year`).
 */
export function solarReturn(engine: Engine, natalLongitudeDeg: number, year: number): ReturnMoment {
  const natal = normalizeDeg(natalLongitudeDeg);
  const tenthOfMarch = gregorianDayNumber(year, 3, 10) - 0.5 + J2000_JD;
  const fromEquinox = natal >= NEW_YEAR_LONGITUDE_DEG ? natal - 360 : natal;
  const startJd = tenthOfMarch + (fromEquinox / 360) * TROPICAL_YEAR_DAYS - LEAD_DAYS;
  const origin = { field: '/year', given: year };
  const uncovered = (jd: number): OutOfCoverage =>
    new OutOfCoverage(SUN_BODY.name, tdbOfJd(engine, jd), engine.ephemeris.coverage(), origin);
  // The window is cut to the coverage, so that a return just within the coverage is found.
  const wantedStart = tdbOfJd(engine, startJd),
    wantedEnd = tdbOfJd(engine, startJd + LEAD_DAYS + BEYOND_DAYS),
    expectedJd = startJd + 2 * LEAD_DAYS,
    near = coveredNear(engine, wantedStart, wantedEnd);
  if (near === null) throw uncovered(expectedJd);
  const startTdb = Math.max(wantedStart, near.startTdb),
    endTdb = Math.min(wantedEnd, near.endTdb);
  const found = firstReturn(engine.sky, {
    body: SUN_BODY,
    longitudeDeg: natal,
    direction: 'direct',
    window: { startTdb, endTdb },
    admits: () => true,
  });
  if (Number.isNaN(found.tdbJ2k)) throw uncovered(expectedJd);
  return momentOf(engine, found, { jdStart: startJd, jdEnd: startJd + bodyMotion(SUN_BODY).returnsWithinDays });
}

/** The interval of coverage that contains the start or the end of a span (TDB), or null. */
function coveredNear(engine: Engine, startTdb: number, endTdb: number): { startTdb: number; endTdb: number } | null {
  for (const at of [startTdb, endTdb]) {
    if (!engine.ephemeris.coverage().some(({ startTdbJ2k, endTdbJ2k }) => startTdbJ2k <= at && at <= endTdbJ2k))
      continue;
    return {
      startTdb: engine.ephemeris.reach(SUN_BODY.index, at, 'backward'),
      endTdb: engine.ephemeris.reach(SUN_BODY.index, at, 'forward'),
    };
  }
  return null;
}

interface ReturnControls {
  readonly step_days?: number | null;
  readonly solver_tolerance_days?: number | null;
}

/** The receipt of a return, in the answer shape of transits. */
export function returnTruth(
  { body, longitudeDeg: natalLongitude, direction }: Omit<ReturnRequest, 'startJd'>,
  moment: ReturnMoment,
  controls: ReturnControls,
): TransitComputationTruthResponse {
  return {
    body: body.name,
    requested_target: natalLongitude,
    direction_filter: direction,
    search_motion: 'forward',
    requested_step_days: controls.step_days ?? null,
    requested_tolerance_days: controls.solver_tolerance_days ?? null,
    requested_direction: null,
    target_truth: {
      requested_spec: natalLongitude,
      resolved_kind: 'numeric_longitude',
      resolved_name: longitudeName(natalLongitude),
      jd_ut: moment.jdUt1,
      longitude: normalizeDeg(natalLongitude),
    },
    search_truth: crossingSearchTruth({
      startJd: moment.searchStartJd,
      endJd: moment.searchEndJd,
      crossingJd: moment.jdUt1,
      stepDays: moment.stepDays,
      toleranceDays: controls.solver_tolerance_days ?? null,
    }),
  };
}
