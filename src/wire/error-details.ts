import { J2000_JD } from '../kernel/constants.js';
import { NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { CoverageInterval, FieldProblem, InvalidInput } from '../kernel/errors.js';
import { isoDateOfJ2k } from '../time/iso-date.js';

/** A typed error as an answer tells it: the sentence, the failing fields and what else there is to know. */
export interface ErrorDetails {
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  readonly more: Readonly<Record<string, unknown>>;
}

/** A checked request, as far as its errors tell of it. */
interface GivenRequest {
  readonly body: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
}

/**
 * What an answer says of a typed error: the envelope of a request and the failure of a batch item say the same. The request lets the
 * coverage error name the field whose instant it is, and a problem show as given only what was.
 */
export function errorDetails(error: InvalidInput | OutOfCoverage | NotFound, request: GivenRequest): ErrorDetails {
  if (error instanceof OutOfCoverage) return coverageDetails(error, request.body);
  if (error instanceof NotFound) return { message: error.message, problems: [], more: error.details };
  const problems = error.problems.map(({ given, ...problem }) =>
    given === undefined || (given === null && !wasGiven(problem.field, request)) ? problem : { ...problem, given },
  );
  return { message: error.message, problems, more: error.extra };
}

/** True when a part of the request holds a value at the pointer. */
function wasGiven(pointer: string, { body, query, params }: GivenRequest): boolean {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [body, query, params].some(
    (part) =>
      names.reduce<unknown>(
        (value, name) =>
          typeof value === 'object' && value !== null && Object.hasOwn(value, name)
            ? (value as Record<string, unknown>)[name]
            : undefined,
        part,
      ) !== undefined,
  );
}

function coverageDetails(error: OutOfCoverage, request: unknown): ErrorDetails {
  const coverage = error.coverage.map(describeInterval);
  const reach = coverage.map((interval) => `${interval.start} to ${interval.end} (${interval.source})`).join('; ');
  const instant = nearestInstant(request, error.tdbJ2k);
  return {
    message: `${error.message}: ${coverage.length ? `covered is ${reach}` : 'no source covers it'}`,
    problems: [
      {
        field: instant?.field ?? '',
        message: 'outside the coverage of the ephemeris',
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

/** The top-level field of a request whose instant is nearest to the one that is not covered: an ISO datetime, or a Julian day named `jd...`. */
function nearestInstant(
  body: unknown,
  tdbJ2k: number,
): { readonly field: string; readonly given: string | number } | null {
  if (body === null || typeof body !== 'object') return null;
  let nearest: { field: string; given: string | number } | null = null,
    least = Infinity;
  for (const [name, given] of Object.entries(body)) {
    const days =
      typeof given === 'number' && /^jd(_|$)/.test(name)
        ? given - J2000_JD
        : typeof given === 'string'
          ? roughDays(given)
          : NaN;
    const away = Math.abs(days - tdbJ2k);
    if (away < least) {
      least = away;
      nearest = { field: `/${name}`, given };
    }
  }
  return nearest;
}

/** Days from J2000.0 of an ISO datetime, to a few days: enough to tell a request's instants apart. */
function roughDays(text: string): number {
  const match = /^([+-]?\d{4,6})-(\d\d)-(\d\d)T/.exec(text);
  return match === null
    ? NaN
    : (Number(match[1]) - 2000) * 365.2425 + (Number(match[2]) - 1) * 30.44 + Number(match[3]) - 1.5;
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
