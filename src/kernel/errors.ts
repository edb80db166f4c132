/**
 * Errors that a caller can act on. Layers below the transport throw these; the transport turns them into the envelope
 * {error_code, message, category, request_id, details}.
 */

/** One failing field: where (JSON pointer), what was given, what is allowed. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  readonly given?: unknown;
  readonly allowed?: unknown;
  readonly suggestions?: readonly string[];
}

/** The input cannot be answered: HTTP 422 `validation_error`. */
export class InvalidInput extends Error {
  readonly problems: readonly FieldProblem[];
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(problems: FieldProblem | readonly FieldProblem[], extra: Record<string, unknown> = {}) {
    const list = Array.isArray(problems) ? (problems as readonly FieldProblem[]) : [problems as FieldProblem];
    super(list.map((problem) => `${problem.field || '/'}: ${problem.message}`).join('; '));
    this.name = 'InvalidInput';
    this.problems = list;
    this.extra = extra;
  }
}

/** Range of an ephemeris source, in days since J2000.0 TDB, with its name. */
export interface CoverageInterval {
  readonly startTdbJ2k: number;
  readonly endTdbJ2k: number;
  readonly source: string;
}

/** An instant outside what the ephemeris covers. Nothing is extrapolated. The transport answers 422 with the coverage. */
export class OutOfCoverage extends Error {
  readonly bodyName: string;
  readonly tdbJ2k: number;
  readonly coverage: readonly CoverageInterval[];
  /** The field that the instant was given in (JSON pointer), and what it holds; null where the layer that threw does not know it. */
  readonly origin: InstantOrigin | null;

  constructor(
    bodyName: string,
    tdbJ2k: number,
    coverage: readonly CoverageInterval[],
    origin: InstantOrigin | null = null,
  ) {
    super(`the ephemeris does not cover ${bodyName} at the requested instant`);
    this.origin = origin;
    this.name = 'OutOfCoverage';
    this.bodyName = bodyName;
    this.tdbJ2k = tdbJ2k;
    this.coverage = coverage;
  }
}

/** Where an instant came from: a JSON pointer into the request, and what stands there. */
export interface InstantOrigin {
  readonly field: string;
  readonly given: unknown;
}

/** What `use` returns; a coverage error from it that names no field yet gets this one. */
export function namingField<T>(field: string, given: unknown, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw withOrigin(error, { field, given });
  }
}

/** An error whose fields stand elsewhere in the request that the caller sees; any other error as it is. */
export function withFields(error: unknown, renamed: (field: string) => string): unknown {
  if (error instanceof InvalidInput)
    return new InvalidInput(
      error.problems.map((problem) => ({ ...problem, field: renamed(problem.field) })),
      { ...error.extra },
    );
  if (error instanceof OutOfCoverage && error.origin !== null)
    return new OutOfCoverage(error.bodyName, error.tdbJ2k, error.coverage, {
      ...error.origin,
      field: renamed(error.origin.field),
    });
  return error;
}

/** A coverage error that names no field yet, with this one; any other error as it is. */
export function withOrigin(error: unknown, origin: InstantOrigin | undefined): unknown {
  if (!(error instanceof OutOfCoverage) || error.origin !== null || origin === undefined) return error;
  return new OutOfCoverage(error.bodyName, error.tdbJ2k, error.coverage, origin);
}

/** An operator has not configured something that the route needs: HTTP 503 `server_not_configured`. */
export class NotConfigured extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotConfigured';
  }
}

/** A resource that does not exist: HTTP 404 `not_found`. */
export class NotFound extends Error {
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'NotFound';
    this.details = details;
  }
}

/** The serving thread does not take this work on (an orbit to be integrated): the transport gives the request to a worker. */
export class NeedsWorker extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NeedsWorker';
  }
}

/** Nobody waits for the computation any more: its thread was told to stop (`EngineOptions.interruption`). */
export class Interrupted extends Error {
  constructor() {
    super('the computation was stopped');
    this.name = 'Interrupted';
  }
}
