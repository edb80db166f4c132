import { InvalidInput, NotConfigured, NotFound, OutOfCoverage } from '../kernel/errors.js';
import type { CoverageInterval, FieldProblem, InstantOrigin } from '../kernel/errors.js';
import { ServiceError } from './errors.js';

/** A typed error as data that is sent to another thread. Of an error without a type only the text is sent, for the log. */
export type ErrorParcel =
  | {
      readonly kind: 'invalid_input';
      readonly problems: readonly FieldProblem[];
      readonly extra: Record<string, unknown>;
    }
  | {
      readonly kind: 'out_of_coverage';
      readonly bodyName: string;
      readonly tdbJ2k: number;
      readonly coverage: readonly CoverageInterval[];
      readonly origin: InstantOrigin | null;
    }
  | { readonly kind: 'not_configured'; readonly message: string }
  | { readonly kind: 'not_found'; readonly message: string; readonly details: Record<string, unknown> }
  | {
      readonly kind: 'service';
      readonly status: number;
      readonly code: string;
      readonly category: string;
      readonly message: string;
      readonly details: Record<string, unknown>;
      readonly headers: Record<string, string>;
    }
  | { readonly kind: 'other'; readonly text: string };

export function packError(error: unknown): ErrorParcel {
  if (error instanceof InvalidInput)
    return { kind: 'invalid_input', problems: error.problems, extra: { ...error.extra } };
  if (error instanceof OutOfCoverage)
    return {
      kind: 'out_of_coverage',
      bodyName: error.bodyName,
      tdbJ2k: error.tdbJ2k,
      coverage: error.coverage,
      origin: error.origin,
    };
  if (error instanceof NotConfigured) return { kind: 'not_configured', message: error.message };
  if (error instanceof NotFound) return { kind: 'not_found', message: error.message, details: { ...error.details } };
  if (error instanceof ServiceError)
    return {
      kind: 'service',
      status: error.status,
      code: error.code,
      category: error.category,
      message: error.message,
      details: { ...error.details },
      headers: { ...error.headers },
    };
  return { kind: 'other', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function unpackError(parcel: ErrorParcel): Error {
  switch (parcel.kind) {
    case 'invalid_input':
      return new InvalidInput(parcel.problems, parcel.extra);
    case 'out_of_coverage':
      return new OutOfCoverage(parcel.bodyName, parcel.tdbJ2k, parcel.coverage, parcel.origin);
    case 'not_configured':
      return new NotConfigured(parcel.message);
    case 'not_found':
      return new NotFound(parcel.message, parcel.details);
    case 'service':
      return new ServiceError(
        parcel.status,
        parcel.code,
        parcel.category,
        parcel.message,
        parcel.details,
        parcel.headers,
      );
    case 'other':
      return new WorkerFailure(parcel.text);
  }
}

/** An error without a type in a worker. It is answered as `internal_error`; its text is logged. */
export class WorkerFailure extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'WorkerFailure';
  }
}

/** A thread did not start in time: the machine is overloaded, and the client may try again. */
export class WorkerLate extends WorkerFailure {}
