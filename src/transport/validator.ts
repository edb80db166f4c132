import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import type { TSchema } from '@sinclair/typebox';
import type { Route } from '../contract/route.js';
import { foldName } from '../kernel/suggest.js';
import { readTextParameters } from './coerce-text.js';
import { ServiceError } from './errors.js';
import { findFaults } from './explain.js';
import { FORMATS } from './formats.js';
import type { JsonSchema } from './json-schema.js';
import { prepareSchema } from './prepare-schema.js';
import { describeFault } from './problems.js';
import type { Location, LocatedProblem } from './problems.js';

export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
/** Validates the parts of a request and returns them with defaults filled in. Errors: ServiceError 422 that lists the invalid fields. */
export type RequestValidator = (parts: RequestParts) => RequestParts;

/** Compiles equal schemas only once: a fifth of the routes share the request schema of another route. */
class Validators extends Ajv {
  readonly #compiled = new Map<string, ValidateFunction>();

  once(schema: JsonSchema): ValidateFunction {
    const text = JSON.stringify(schema);
    const found = this.#compiled.get(text) ?? this.compile(schema);
    this.#compiled.set(text, found);
    return found;
  }
}

/**
 * Creates the validator. It converts and removes no values and refuses unknown keywords. It stops at the first fault, so that its work is bounded by
 * the schema; `findFaults` then finds the faults for the error message. Answers are validated without defaults.
 */
export function createAjv(useDefaults = true): Validators {
  const ajv = new Validators({
    coerceTypes: false,
    removeAdditional: false,
    useDefaults,
    allErrors: false,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    validateSchema: false,
    // Saves half of the time that compiling takes; the checks run as fast.
    code: { optimize: false },
  });
  ajv.addVocabulary(['x-unit']);
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format.validate);
  ajv.addKeyword({
    keyword: 'conventionalNames',
    schemaType: 'object',
    before: 'const',
    modifying: true,
    valid: true,
    validate: replaceConventionalName,
  });
  ajv.addKeyword({
    keyword: 'conventionalKeys',
    schemaType: 'object',
    // Keywords without a type precede the defaults, which would occupy the field.
    before: 'const',
    modifying: true,
    valid: true,
    validate: replaceConventionalKeys,
  });
  return ajv;
}
/** Compiles the validator of one route, which takes a few milliseconds. */
export function compileRequestValidator(
  ajv: Validators,
  route: Pick<Route, 'params' | 'query' | 'body'>,
): RequestValidator {
  const checkPath = compilePart(ajv, route.params, 'path');
  const checkQuery = compilePart(ajv, route.query, 'query');
  const checkBody = compilePart(ajv, route.body, 'body');
  return (parts) => {
    const found: Findings = { problems: [], complete: true };
    const params = checkPath(parts.params, found),
      query = checkQuery(parts.query, found),
      body = checkBody(parts.body, found);
    if (found.problems.length) throw validationError(found);
    return { params, query, body };
  };
}

interface Findings {
  readonly problems: LocatedProblem[];
  /** False: the search stopped before the end of the document. */
  complete: boolean;
}

function validationError({ problems, complete }: Findings): ServiceError {
  const message = problems
    .slice(0, 3)
    .map((problem) => `${problem.field.slice(0, 300) || '/'}: ${problem.message}`)
    .join('; ');
  const more = problems.length - 3;
  const rest = complete ? (more > 0 ? `; and ${more} more` : '') : '; and more';
  return new ServiceError(422, 'validation_error', 'validation', `${message}${rest}`, {
    problems,
    ...(complete ? {} : { problems_complete: false }),
  });
}

/** The 422 for a value that violates a schema; null for a valid value. */
export function refusalOf(schema: JsonSchema, value: unknown, location: Location): ServiceError | null {
  const { faults, complete } = findFaults(prepareSchema(schema), value);
  if (faults.length === 0) return null;
  return validationError({ problems: faults.map((fault) => describeFault(fault, location)), complete });
}

type PartCheck = (value: unknown, found: Findings) => unknown;

function compilePart(ajv: Validators, schema: TSchema | undefined, location: Location): PartCheck {
  if (!schema) return location === 'body' ? refuseBody : location === 'query' ? refuseQuery : () => ({});
  const plain = schema as JsonSchema,
    prepared = prepareSchema(plain);
  const validate = ajv.once(prepared);
  if (location === 'body') {
    return (value, found) => {
      if (value === undefined) found.problems.push({ field: '', location, message: 'a JSON body is required' });
      else if (!validate(value)) explain(prepared, value, validate, location, found);
      return value;
    };
  }
  return (value, found) => {
    const read = readTextParameters((value ?? {}) as Record<string, unknown>, plain);
    if (!validate(read)) explain(prepared, read, validate, location, found);
    return read;
  };
}

const refuseBody: PartCheck = (value, found) => {
  const empty = value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  if (!empty) found.problems.push({ field: '', location: 'body', message: 'this route accepts no body' });
  return undefined;
};

const refuseQuery: PartCheck = (value, found) => {
  const { faults, complete } = findFaults(NO_PARAMETERS, value ?? {});
  for (const fault of faults) found.problems.push(describeFault(fault, 'query'));
  found.complete &&= complete;
  return {};
};
const NO_PARAMETERS: JsonSchema = { type: 'object', additionalProperties: false };

function explain(
  schema: JsonSchema,
  value: unknown,
  validate: ValidateFunction,
  location: Location,
  found: Findings,
): void {
  const { faults, complete } = findFaults(schema, value);
  for (const fault of faults) found.problems.push(describeFault(fault, location));
  if (faults.length === 0) {
    const [first] = validate.errors ?? [];
    found.problems.push({ field: first?.instancePath ?? '', location, message: first?.message ?? 'is not allowed' });
  }
  found.complete &&= complete;
}

/** Replaces a conventional name by its token, before the validator checks the value against the enumeration. */
function replaceConventionalName(
  names: Readonly<Record<string, string>>,
  value: unknown,
  _schema: unknown,
  at?: DataValidationCxt,
): boolean {
  if (typeof value !== 'string' || value.length > 200 || !at) return true;
  const name = foldName(value);
  if (Object.hasOwn(names, name) && names[name] !== value) at.parentData[at.parentDataProperty] = names[name];
  return true;
}

/** Replaces fields with conventional names by those with tokens. A field that is given under both names stays, and is refused as unknown. */
function replaceConventionalKeys(keys: Readonly<Record<string, string>>, value: unknown): boolean {
  if (!isRecord(value)) return true;
  for (const [name, key] of Object.entries(keys)) {
    if (!Object.hasOwn(value, name) || Object.hasOwn(value, key)) continue;
    value[key] = value[name];
    delete value[name];
  }
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
