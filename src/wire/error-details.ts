import { DAYS_PER_JULIAN_CENTURY, J2000_JD, SECONDS_PER_DAY } from '../kernel/constants.js';
import { NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { CoverageInterval, FieldProblem, InstantOrigin, InvalidInput } from '../kernel/errors.js';
import { gregorianDayNumber } from '../time/calendar.js';
import { isoDateOfJ2k } from '../time/iso-date.js';

/** A typed error in an answer: the message, the invalid fields and further details. */
export interface ErrorDetails {
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  readonly more: Readonly<Record<string, unknown>>;
}

/** The parts of a request that errors refer to. */
interface GivenRequest {
  readonly body: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
}

/**
 * Describes a typed error, for the envelope of a request and for the failure of a batch item. With the request, an error of coverage without a field
 * gets the field of its instant, and a problem shows the given value of its field, not a converted value or a default.
 */
export function errorDetails(error: InvalidInput | OutOfCoverage | NotFound, request: GivenRequest): ErrorDetails {
  if (error instanceof OutOfCoverage) return coverageDetails(error, request.body);
  if (error instanceof NotFound) return { message: error.message, problems: [], more: error.details };
  const problems = error.problems.map(({ given, ...problem }) => {
    const shown = givenAt(problem.field, given, request);
    return shown === undefined ? problem : { ...problem, given: shown };
  });
  return { message: error.message, problems, more: error.extra };
}

/** The given value of a problem: the string, number or boolean of its field; for an object or a list the value of the error. */
function givenAt(pointer: string, told: unknown, { body, query, params }: GivenRequest): unknown {
  const parts = [body, query, params].filter((part) => part !== undefined);
  if (pointer === '' || parts.length === 0) return told;
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own = parts.map((part) => names.reduce(memberOf, part)).find((value) => value !== undefined);
  return typeof own === 'object' && own !== null ? told : own;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function coverageDetails(error: OutOfCoverage, request: unknown): ErrorDetails {
  const coverage = error.coverage.map(describeInterval);
  const reach = coverage.map((interval) => `${interval.start} to ${interval.end} (${interval.source})`).join('; ');
  const instant = error.origin ?? fieldOfInstant(request, error.tdbJ2k);
  return {
    message: `${error.message}: ${coverage.length ? `covered is ${reach}` : 'no source covers it'}`,
    problems: [
      {
        field: instant?.field ?? '',
        message: isCovered(instant, error.coverage)
          ? `the answer needs the sky of ${isoDateOfJ2k(error.tdbJ2k)}, outside the coverage of the ephemeris`
          : 'outside the coverage of the ephemeris',
        ...(instant === null ? {} : { given: instant.given }),
        allowed: coverage.map((interval) => `${interval.start} .. ${interval.end}`),
      },
    ],
    more: {
      body: error.bodyName,
      requested_jd_tdb: error.tdbJ2k + J2000_JD,
      requested_date: isoDateOfJ2k(error.tdbJ2k),
      coverage,
    },
  };
}

/** Objects in objects of a request are looked through so deep. */
const DEEPEST = 4;
/**
 * An instant farther than this from the one that is not covered is another one: light time is some days for a comet, and TT - UT1
 * grows as 31 s times the square of the centuries (Morrison and Stephenson 2004), to days where no ephemeris reaches.
 */
const sameInstantDays = (tdbJ2k: number): number =>
  3 + (31 / SECONDS_PER_DAY) * (tdbJ2k / DAYS_PER_JULIAN_CENTURY) ** 2;

/**
 * Where the layer that threw did not know the field: the one of a request whose instant (an ISO datetime, or a Julian day named `jd...`) is
 * the one that is not covered; null where none is. The first of equals.
 */
function fieldOfInstant(request: unknown, tdbJ2k: number): InstantOrigin | null {
  let nearest: InstantOrigin | null = null,
    least = sameInstantDays(tdbJ2k);
  const look = (value: unknown, pointer: string, name: string, depth: number): void => {
    if (value !== null && typeof value === 'object') {
      if (depth < DEEPEST)
        for (const [key, inner] of Object.entries(value)) look(inner, `${pointer}/${key}`, key, depth + 1);
      return;
    }
    const away = Math.abs(daysOf(value, name) - tdbJ2k);
    if (away < least) {
      least = away;
      nearest = { field: pointer, given: value };
    }
  };
  look(request, '', '', 0);
  return nearest;
}

/** True when the given instant, or part of the given year, is covered: the uncovered instant is then one before or after it that the answer needs. */
function isCovered(instant: InstantOrigin | null, coverage: readonly CoverageInterval[]): boolean {
  if (instant === null) return false;
  const { field, given } = instant,
    name = field.slice(field.lastIndexOf('/') + 1);
  const isYear = typeof given === 'number' && name === 'year';
  const start = isYear ? gregorianDayNumber(given, 1, 1) : daysOf(given, name),
    end = isYear ? gregorianDayNumber(given + 1, 1, 1) : start;
  return coverage.some(({ startTdbJ2k, endTdbJ2k }) => end >= Math.floor(startTdbJ2k) && start < endTdbJ2k);
}

/** Days from J2000.0 of a Julian day or of the date of an ISO datetime; NaN for anything else. */
function daysOf(value: unknown, name: string): number {
  if (typeof value === 'number') return /(^|_)jd(_|$)/.test(name) ? value - J2000_JD : NaN;
  const match = typeof value === 'string' ? /^([+-]?\d{4,6})-(\d\d)-(\d\d)T/.exec(value) : null;
  return match === null ? NaN : gregorianDayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
}

function describeInterval(interval: CoverageInterval) {
  return {
    source: interval.source,
    start: isoDateOfJ2k(interval.startTdbJ2k),
    end: isoDateOfJ2k(interval.endTdbJ2k),
    start_jd_tdb: interval.startTdbJ2k + J2000_JD,
    end_jd_tdb: interval.endTdbJ2k + J2000_JD,
  };
}
