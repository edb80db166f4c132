import type { Direction, TransitComputationTruthResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { CrossingSearch } from '../events/crossings.js';
import { BodyLongitude } from '../events/functions.js';
import { J2000_JD, TROPICAL_YEAR_DAYS } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput, NotFound, OutOfCoverage } from '../kernel/errors.js';
import { MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { bodyMotion } from '../sky/body-motion.js';
import { gregorianDayNumber } from '../time/calendar.js';
import { crossingSearchTruth, longitudeName } from './crossing-truth.js';
import { tdbFromJdUt1 } from './search-window.js';

/** A return that was found, and the window that it was looked for in (JD UT1). */
export interface ReturnMoment {
  readonly tdbJ2k: number;
  readonly jdUt1: number;
  readonly searchStartJd: number;
  readonly searchEndJd: number;
}

interface ReturnFields {
  readonly longitude: string;
  readonly start: string;
  readonly direction: string;
}
const FIELDS: ReturnFields = { longitude: '/natal_lon', start: '/jd_start', direction: '/direction' };

/**
 * The first instant after `startJd` (UT1) at which the apparent geocentric longitude of a body is the given one, in the wanted
 * direction of motion. Errors: InvalidInput for a retrograde Sun or Moon, NotFound when the span holds no such return,
 * OutOfCoverage when the ephemeris ends before it.
 */
export function nextReturn(
  engine: Engine,
  body: Body,
  longitudeDeg: number,
  startJd: number,
  direction: Direction,
  spanDays: number = bodyMotion(body).returnsWithinDays,
  fields: ReturnFields = FIELDS,
): ReturnMoment {
  if (direction === 'retrograde' && (body === SUN_BODY || body === MOON_BODY)) {
    throw new InvalidInput({
      field: fields.direction,
      message: `the ${body.name} is never retrograde`,
      given: direction,
      allowed: ['direct', 'either'],
    });
  }
  const startTdb = tdbFromJdUt1(engine, startJd),
    wantedEnd = tdbFromJdUt1(engine, startJd + spanDays);
  const coveredEnd = Math.min(wantedEnd, coverageEnd(engine, startTdb));
  let found = NaN;
  new CrossingSearch(new BodyLongitude(engine.sky, body), [longitudeDeg]).run(
    startTdb,
    coveredEnd,
    (tdb, _target, rate) => {
      if (direction !== 'either' && rate >= 0 !== (direction === 'direct')) return false;
      found = tdb;
      return true;
    },
  );
  if (Number.isNaN(found)) {
    if (coveredEnd < wantedEnd) throw new OutOfCoverage(body.name, wantedEnd, engine.ephemeris.coverage());
    throw new NotFound(
      `${body.name} does not return to ${normalizeDeg(longitudeDeg)} degrees (${direction}) within ${Math.round(spanDays)} days of the start`,
      {
        field: fields.start,
        given: startJd,
        allowed: `a start within ${Math.round(spanDays)} days before such a return`,
      },
    );
  }
  return {
    tdbJ2k: found,
    jdUt1: engine.time.ut1FromTt(engine.time.ttFromTdb(found)) + J2000_JD,
    searchStartJd: startJd,
    searchEndJd: startJd + spanDays,
  };
}

/** End of the ephemeris that covers a start; the start itself is checked by the search. */
function coverageEnd(engine: Engine, startTdb: number): number {
  let end = startTdb;
  for (const interval of engine.ephemeris.coverage())
    if (interval.startTdbJ2k <= startTdb) end = Math.max(end, interval.endTdbJ2k);
  return end === startTdb ? Infinity : end;
}

/**
 * The solar return of a calendar year (proleptic Gregorian, UT1): the instant in that year at which the Sun's apparent longitude is
 * the natal one, the first where it falls twice (1 January and 31 December). Where it falls a few hours outside on both sides, the
 * later one. The search starts about ten days and a mean motion before it.
 */
export function solarReturn(engine: Engine, natalLongitudeDeg: number, year: number): ReturnMoment {
  const natal = normalizeDeg(natalLongitudeDeg);
  const newYear = sunAt(engine, year),
    nextNewYear = sunAt(engine, year + 1);
  // From 1 January to the equinox longitudes run from about 280 to 360. In some years the arc between the two new years is left out.
  const leftOut = nextNewYear < newYear && natal >= nextNewYear && natal < newYear;
  const beforeEquinox = natal >= newYear && !leftOut;
  const tenthOfMarch = gregorianDayNumber(year, 3, 10) - 0.5 + J2000_JD;
  const startJd = tenthOfMarch + ((beforeEquinox ? natal - 360 : natal) / 360) * TROPICAL_YEAR_DAYS - 10;
  return nextReturn(engine, SUN_BODY, natal, startJd, 'direct', bodyMotion(SUN_BODY).returnsWithinDays, {
    longitude: '/natal_sun_lon',
    start: '/year',
    direction: '/direction',
  });
}

const sunAt = (engine: Engine, year: number): number =>
  engine.sky.sunLongitudeDeg(engine.time.instantFromUt1(gregorianDayNumber(year, 1, 1) - 0.5));

interface ReturnControls {
  readonly step_days?: number | null;
  readonly solver_tolerance_days?: number | null;
}

/** How a return was computed, in the shape of transits. */
export function returnTruth(
  body: Body,
  natalLongitude: number,
  direction: Direction,
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
    search_truth: crossingSearchTruth(body.name, moment.searchStartJd, moment.searchEndJd, moment.jdUt1, controls),
  };
}
