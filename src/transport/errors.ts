import { Type } from '@sinclair/typebox';
import { shape } from '../contract/fields.js';
import { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { FieldProblem } from '../kernel/errors.js';
import { errorDetails } from '../wire/error-details.js';
import type { RequestParts } from './validator.js';

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
export function toServiceError(error: unknown, request?: RequestParts): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof InvalidInput || error instanceof OutOfCoverage) {
    const { message, problems, more } = errorDetails(error, request ?? { body: undefined });
    const category = error instanceof InvalidInput ? 'validation' : 'ephemeris_coverage';
    return new ServiceError(422, 'validation_error', category, message, {
      problems: located(problems, request),
      ...more,
    });
  }
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

/** The problems with the part of the request that each stands in. */
function located(problems: readonly FieldProblem[], request: RequestParts | undefined): readonly FieldProblem[] {
  const has = (part: unknown, name: string): boolean =>
    typeof part === 'object' && part !== null && Object.hasOwn(part, name);
  return problems.map(({ field, ...rest }) => {
    const name = field.slice(1).split('/')[0].replaceAll('~1', '/').replaceAll('~0', '~');
    const location = has(request?.params, name)
      ? 'path'
      : has(request?.query, name) || request?.body === undefined
        ? 'query'
        : 'body';
    return { field, location, ...rest };
  });
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
