import { Type } from '@sinclair/typebox';
import { shape } from '../contract/fields.js';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { CoverageInterval } from '../kernel/errors.js';
import { isoDateOfJ2k } from './iso-date.js';

/** The one body of every answer with a status of 400 and above. */
interface ErrorEnvelope {
  readonly error_code: string;
  readonly message: string;
  readonly category: string;
  readonly request_id: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const ErrorResponse = shape(
  'ErrorResponse',
  {
    error_code: Type.String({ description: 'stable name of the error, e.g. `validation_error`' }),
    message: Type.String({ description: 'what went wrong, for people' }),
    category: Type.String({ description: 'finer kind, e.g. `malformed_json` or `ephemeris_coverage`' }),
    request_id: Type.String({ description: 'also in the `X-Request-Id` header and in the log' }),
    details: Type.Object(
      {
        problems: Type.Optional(
          Type.Array(
            shape('FieldProblemResponse', {
              field: Type.String({ description: 'JSON pointer of the failing field' }),
              location: Type.Optional(Type.String({ description: '`body`, `query` or `path`' })),
              message: Type.String(),
              given: Type.Optional(Type.Unknown()),
              allowed: Type.Optional(Type.Unknown()),
              suggestions: Type.Optional(Type.Array(Type.String())),
            }),
          ),
        ),
      },
      {
        description:
          '`problems` names each failing field, what was given and what is allowed; other keys depend on the error',
        additionalProperties: true,
      },
    ),
  },
  { description: 'What every answer with a status of 400 or above holds' },
);

/** An error with its HTTP status, ready for the envelope. Thrown by the transport, or made of a typed error of the layers below. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly category: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    category: string,
    message: string,
    details: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.category = category;
    this.details = details;
    this.headers = headers;
  }
}

export const serverBusy = (message: string, retryAfterSeconds: number): ServiceError =>
  new ServiceError(
    503,
    'server_busy',
    'capacity',
    message,
    { retry_after_seconds: retryAfterSeconds },
    { 'retry-after': String(retryAfterSeconds) },
  );

/** Nobody receives this: it ends the work of a request whose client left. */
export const clientGone = (): ServiceError =>
  new ServiceError(499, 'client_closed_request', 'client', 'the client went away');

export const deadlineExceeded = (deadlineMs: number): ServiceError =>
  new ServiceError(
    504,
    'deadline_exceeded',
    'deadline',
    `the computation ran over its deadline of ${deadlineMs} ms and was ended; a narrower window or fewer bodies may help`,
    { deadline_ms: deadlineMs },
  );

const internalError = (): ServiceError =>
  new ServiceError(
    500,
    'internal_error',
    'internal',
    'the service failed on this request; the log holds the cause under the request id',
  );

/**
 * The error as it is answered. Typed errors keep their meaning; anything else becomes `internal_error`, which says nothing of
 * the inside. `request` lets the coverage error name the field whose instant it is.
 */
export function toServiceError(
  error: unknown,
  request?: { readonly body: unknown; readonly query: unknown; readonly params: unknown },
): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof InvalidInput)
    return new ServiceError(422, 'validation_error', 'validation', error.message, {
      problems: error.problems,
      ...error.extra,
    });
  if (error instanceof OutOfCoverage) return coverageError(error, request?.body);
  if (error instanceof NotConfigured)
    return new ServiceError(
      503,
      'server_not_configured',
      'configuration',
      error.message,
      {},
      { 'retry-after': '3600' },
    );
  if (error instanceof NotFound) return new ServiceError(404, 'not_found', 'not_found', error.message, error.details);
  return internalError();
}

function coverageError(error: OutOfCoverage, body: unknown): ServiceError {
  const coverage = error.coverage.map(describeInterval);
  const reach = coverage.map((interval) => `${interval.start} to ${interval.end} (${interval.source})`).join('; ');
  const instant = nearestInstant(body, error.tdbJ2k);
  return new ServiceError(
    422,
    'validation_error',
    'ephemeris_coverage',
    `${error.message}: ${coverage.length ? `covered is ${reach}` : 'no source covers it'}`,
    {
      problems: [
        {
          field: instant?.field ?? '',
          message: 'outside the coverage of the ephemeris',
          given: instant?.given ?? `${isoDateOfJ2k(error.tdbJ2k)} (JD ${(error.tdbJ2k + J2000_JD).toFixed(5)} TDB)`,
          allowed: coverage.map((interval) => `${interval.start} .. ${interval.end}`),
        },
      ],
      body: error.bodyName,
      requested_jd_tdb: error.tdbJ2k + J2000_JD,
      coverage,
    },
  );
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

/** The envelope of an error for one request. */
export function envelope(error: ServiceError, requestId: string): ErrorEnvelope {
  return {
    error_code: error.code,
    message: error.message,
    category: error.category,
    request_id: requestId,
    details: error.details,
  };
}
