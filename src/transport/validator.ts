import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { TSchema } from '@sinclair/typebox';
import type { Route } from '../contract/route.js';
import { canonicalName } from '../contract/names.js';
import { readTextParameters } from './coerce-text.js';
import { ServiceError } from './errors.js';
import { FORMATS } from './formats.js';
import type { JsonSchema } from './json-schema.js';
import { prepareSchema } from './prepare-schema.js';
import { describeProblems, LISTED_PROBLEMS } from './problems.js';
import type { Location, LocatedProblem } from './problems.js';

export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
/** Checks the parts of a request and returns them with defaults filled in; throws the 422 that names every failing field. */
export type RequestValidator = (parts: RequestParts) => RequestParts;

/** The validator's settings: nothing is converted, nothing removed, every error found, unknown keywords refused. Answers are checked without defaults. */
export function createAjv(useDefaults = true): Ajv {
  const ajv = new Ajv({
    coerceTypes: false,
    removeAdditional: false,
    useDefaults,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: true,
    validateSchema: false,
    messages: true,
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format.validate);
  return ajv;
}

/** The validator of one route. Compiling takes a few milliseconds and is done on the route's first request. */
export function compileRequestValidator(ajv: Ajv, route: Pick<Route, 'params' | 'query' | 'body'>): RequestValidator {
  const checkPath = compilePart(ajv, route.params, 'path');
  const checkQuery = compilePart(ajv, route.query, 'query');
  const checkBody = compilePart(ajv, route.body, 'body');
  return (parts) => {
    const problems: LocatedProblem[] = [];
    const params = checkPath(parts.params, problems),
      query = checkQuery(parts.query, problems),
      body = checkBody(parts.body, problems);
    if (problems.length) throw validationError(problems);
    return { params, query, body };
  };
}

function validationError(problems: readonly LocatedProblem[]): ServiceError {
  const listed = problems.slice(0, LISTED_PROBLEMS);
  const message = listed
    .slice(0, 3)
    .map((problem) => `${problem.field || '/'}: ${problem.message}`)
    .join('; ');
  const more = problems.length - 3;
  return new ServiceError(422, 'validation_error', 'validation', more > 0 ? `${message}; and ${more} more` : message, {
    problems: listed,
    ...(problems.length > listed.length ? { problems_not_listed: problems.length - listed.length } : {}),
  });
}

type PartCheck = (value: unknown, problems: LocatedProblem[]) => unknown;

function compilePart(ajv: Ajv, schema: TSchema | undefined, location: Location): PartCheck {
  if (!schema) return location === 'body' ? refuseBody : location === 'query' ? refuseQuery : () => ({});
  const plain = schema as JsonSchema;
  const validate = ajv.compile(prepareSchema(plain));
  if (location === 'body') {
    return (value, problems) => {
      if (value === undefined) problems.push({ field: '', location, message: 'a JSON body is required' });
      else collect(validate, value, location, problems);
      return value;
    };
  }
  return (value, problems) => {
    const read = readTextParameters((value ?? {}) as Record<string, unknown>, plain);
    collect(validate, read, location, problems);
    return read;
  };
}

const refuseBody: PartCheck = (value, problems) => {
  const empty = value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  if (!empty) problems.push({ field: '', location: 'body', message: 'this route takes no body' });
  return undefined;
};

const refuseQuery: PartCheck = (value, problems) => {
  for (const name of Object.keys((value ?? {}) as object))
    problems.push({
      field: `/${name.slice(0, 200)}`,
      location: 'query',
      message: 'unknown parameter; this route takes none',
      allowed: [],
    });
  return {};
};

function collect(validate: ValidateFunction, value: unknown, location: Location, problems: LocatedProblem[]): void {
  if (validate(value)) return;
  // A conventional name where a token is declared is replaced and the value checked once more.
  if (replaceConventionalNames(value, validate.errors ?? []) && validate(value)) return;
  problems.push(...describeProblems(validate.errors ?? [], location));
}

function replaceConventionalNames(root: unknown, errors: readonly ErrorObject[]): boolean {
  let replaced = false;
  for (const error of errors) {
    if (
      (error.keyword !== 'enum' && error.keyword !== 'const') ||
      typeof error.data !== 'string' ||
      error.instancePath === ''
    )
      continue;
    const allowed = (error.keyword === 'const' ? [error.params.allowedValue] : error.params.allowedValues) as unknown[];
    const token = canonicalName(error.data, allowed);
    if (token === undefined) continue;
    const path = error.instancePath
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = path.pop() as string;
    const holder = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], root) as Record<
      string,
      unknown
    >;
    holder[last] = token;
    replaced = true;
  }
  return replaced;
}
