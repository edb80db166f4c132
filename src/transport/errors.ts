import { Type } from '@sinclair/typebox';
import { shape } from '../contract/fields.js';
import { plainText } from '../contract/names.js';
import { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { FieldProblem } from '../kernel/errors.js';
import { errorDetails } from '../wire/error-details.js';
import type { RequestParts } from './validator.js';

/** The body of every answer with a status of 400 or above. */
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
    message: Type.String({ description: 'description of the error for people' }),
    category: Type.String({ description: 'kind of the error, e.g. `malformed_json` or `ephemeris_coverage`' }),
    request_id: Type.String({ description: 'id of the request, also in the `X-Request-Id` header and in the log' }),
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
          '`problems` lists each invalid field with the given value and the allowed values; other keys depend on the error',
        additionalProperties: true,
      },
    ),
  },
  { description: 'body of every answer with a status of 400 or above' },
);

/** An error with its HTTP status, ready for the envelope. Thrown by the transport, or made from a typed error of the layers below. */
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

/** Ends the work of a request whose client disconnected. It is never sent. */
export const clientGone = (): ServiceError =>
  new ServiceError(499, 'client_closed_request', 'client', 'the client disconnected');

export const deadlineExceeded = (deadlineMs: number): ServiceError =>
  new ServiceError(
    504,
    'deadline_exceeded',
    'deadline',
    `the computation exceeded its deadline of ${deadlineMs} ms and was stopped; request a shorter window or fewer bodies`,
    { deadline_ms: deadlineMs },
  );

const internalError = (): ServiceError =>
  new ServiceError(
    500,
    'internal_error',
    'internal',
    'the service failed on this request; the cause is in its log under the request id',
  );

/**
 * The error as it is answered. Typed errors keep their meaning; any other error becomes `internal_error`, whose message reveals no
 * internals. With `request`, an error of coverage names the field that gave the instant.
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

/** The problems, each with the part of the request that contains its field. */
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
export function envelope(error: ServiceError, requestId: string, plainNames = false): ErrorEnvelope {
  const answer = {
    error_code: error.code,
    message: error.message,
    category: error.category,
    request_id: requestId,
    details: error.details,
  };
  return plainNames ? (inPlainNames(answer) as ErrorEnvelope) : answer;
}

/** An error with conventional names in place of tokens. Given values stay as the client sent them. */
function inPlainNames(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(inPlainNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'given' ? inner : inPlainNames(inner)]),
  );
}
