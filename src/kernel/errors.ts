/**
 * Typed errors that a caller can act on. They know nothing of HTTP: the transport maps each class to a status and an answer.
 */

/** One invalid input field: its JSON pointer, what is wrong with it, the given value and the allowed values. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  readonly given?: unknown;
  readonly allowed?: unknown;
  readonly suggestions?: readonly string[];
}

/**
 * Invalid input. `problems` names each invalid field; `extra` has further facts for the answer.
 */
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

/** Coverage of one ephemeris source: its name and both ends in days since J2000.0 TDB. */
export interface CoverageInterval {
  readonly startTdbJ2k: number;
  readonly endTdbJ2k: number;
  readonly source: string;
}

/** The ephemeris does not cover a body at an instant (days since J2000.0 TDB). The engine never extrapolates. */
export class OutOfCoverage extends Error {
  readonly bodyName: string;
  readonly tdbJ2k: number;
  readonly coverage: readonly CoverageInterval[];
  /** The input field of the instant; null when the code that threw does not know it. */
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

/** The input field that an instant was read from: its JSON pointer and its value. */
export interface InstantOrigin {
  readonly field: string;
  readonly given: unknown;
}

/**
 * Calls `use` and returns its result. Errors: an OutOfCoverage of `use` without a field is thrown again with this field; others unchanged.
 */
export function namingField<T>(field: string, given: unknown, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw withOrigin(error, { field, given });
  }
}

/**
 * Returns the error with each field renamed, for input that is part of a larger request. An error without fields is returned unchanged.
 */
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

/** Returns an OutOfCoverage without a field with this origin. Any other error is returned unchanged. */
export function withOrigin(error: unknown, origin: InstantOrigin | undefined): unknown {
  if (!(error instanceof OutOfCoverage) || error.origin !== null || origin === undefined) return error;
  return new OutOfCoverage(error.bodyName, error.tdbJ2k, error.coverage, origin);
}

/** The computation needs data that the operator has not configured. */
export class NotConfigured extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotConfigured';
  }
}

/** The requested object (an event, a named thing) does not exist. `details` has further facts for the answer. */
export class NotFound extends Error {
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'NotFound';
    this.details = details;
  }
}
