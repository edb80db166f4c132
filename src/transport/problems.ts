import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../kernel/errors.js';
import { suggestNames } from '../kernel/suggest.js';
import { FORMATS, isNaiveDatetime } from './formats.js';
import { escapePointer } from './json-body.js';
import type { JsonSchema } from './json-schema.js';
import { jsonType } from './json-schema.js';

export type Location = 'body' | 'query' | 'path';
export interface LocatedProblem extends FieldProblem {
  readonly location: Location;
}

/** More failing fields than this are counted, not listed. */
export const LISTED_PROBLEMS = 32;

/**
 * What the validator found, for people and programs: one problem for each field, with what was given and what is allowed.
 * Errors inside a union that cannot be decided at a glance are condensed to the branch that came nearest.
 */
export function describeProblems(errors: readonly ErrorObject[], location: Location): LocatedProblem[] {
  const byField = new Map<string, LocatedProblem>();
  for (const error of withoutNoise(errors)) {
    const problem = describe(error, location);
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
  }
  return [...byField.values()];
}

function withoutNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = errors.filter((error) => error.keyword !== 'if');
  for (const union of errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')) {
    const inside = kept.filter(
      (error) =>
        error !== union &&
        error.schemaPath.startsWith(`${union.schemaPath}/`) &&
        error.instancePath.startsWith(union.instancePath),
    );
    const branches = new Map<string, ErrorObject[]>();
    for (const error of inside) {
      const branch = error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0];
      branches.set(branch, [...(branches.get(branch) ?? []), error]);
    }
    // The branch that fails only below its top was meant; among several, the one with the fewest errors.
    const nearest = [...branches.values()]
      .filter((list) =>
        list.every(
          (error) =>
            error.instancePath !== union.instancePath ||
            error.keyword === 'additionalProperties' ||
            error.keyword === 'required',
        ),
      )
      .sort((a, b) => a.length - b.length)[0];
    kept = kept.filter((error) =>
      nearest ? error !== union && (!inside.includes(error) || nearest.includes(error)) : !inside.includes(error),
    );
  }
  return kept;
}

function describe(error: ErrorObject, location: Location): LocatedProblem {
  const at = error.instancePath;
  const parent = (error.parentSchema ?? {}) as JsonSchema;
  const params = error.params as Record<string, unknown>;
  const given = showGiven(error.data);
  switch (error.keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      return {
        field: `${at}/${escapePointer(name)}`,
        location,
        message: 'required, but missing',
        allowed: describeSchema(parent.properties?.[name]),
      };
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const names = Object.keys(parent.properties ?? {});
      const near = suggestNames(name.slice(0, 100), names);
      return {
        field: `${at}/${escapePointer(name.slice(0, 200))}`,
        location,
        message: 'unknown field',
        allowed: names,
        ...(near.length ? { suggestions: near } : {}),
      };
    }
    case 'enum':
    case 'const': {
      const values = (error.keyword === 'const' ? [params.allowedValue] : params.allowedValues) as unknown[];
      const near =
        typeof error.data === 'string'
          ? suggestNames(
              error.data.slice(0, 100),
              values.filter((value): value is string => typeof value === 'string'),
            )
          : [];
      return {
        field: at,
        location,
        message: values.length === 1 ? 'not the allowed value' : 'not one of the allowed values',
        given,
        allowed: values,
        ...(near.length ? { suggestions: near } : {}),
      };
    }
    case 'type':
      return { field: at, location, message: typeMessage(error, location), given, allowed: describeSchema(parent) };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return {
        field: at,
        location,
        message: `must be ${String(params.comparison)} ${String(params.limit)}`,
        given,
        allowed: describeSchema(parent),
      };
    case 'format':
      return {
        field: at,
        location,
        message: formatMessage(parent.format ?? '', error.data),
        given,
        allowed: FORMATS[parent.format ?? '']?.expected,
      };
    case 'anyOf':
    case 'oneOf':
      return {
        field: at,
        location,
        message: 'matches none of the admitted shapes',
        given,
        allowed: (parent.anyOf ?? parent.oneOf ?? []).map(describeSchema),
      };
    default:
      return { field: at, location, message: error.message ?? error.keyword, given, allowed: describeSchema(parent) };
  }
}

function typeMessage(error: ErrorObject, location: Location): string {
  const wanted = (Array.isArray(error.params.type) ? error.params.type : [error.params.type]).join(' or ');
  const got = location === 'body' ? jsonType(error.data) : 'text that is none';
  const fraction = wanted.includes('integer') && typeof error.data === 'number' ? ' with a fraction' : '';
  return `must be ${wanted}, not ${got}${fraction}${location === 'body' && got === 'string' && /number|integer|boolean/.test(wanted) ? ' (nothing is converted)' : ''}`;
}

function formatMessage(format: string, value: unknown): string {
  if (format === 'iso-instant' && typeof value === 'string' && isNaiveDatetime(value))
    return 'a timezone offset is required (Z or e.g. +02:00): a naive datetime names no instant';
  return `not an ${FORMATS[format]?.expected ?? format}`;
}

/** What was sent, cut to a size that an error may carry. */
function showGiven(value: unknown): unknown {
  if (typeof value === 'string') return value.length <= 120 ? value : `${value.slice(0, 117)}...`;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `object with ${Object.keys(value).length} fields`;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** One line on what a schema admits: type, bounds, closed list or format. */
function describeSchema(schema: JsonSchema | undefined): string {
  if (!schema) return 'a value';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return `one of ${schema.enum
      .slice(0, 40)
      .map((value) => JSON.stringify(value))
      .join(', ')}${schema.enum.length > 40 ? ', ...' : ''}`;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map(describeSchema).join(' or ');
  if (schema.then && typeof schema.then === 'object') {
    const rest = typeof schema.else === 'object' ? describeSchema(schema.else) : '';
    return [
      describeSchema(schema.then),
      ...(schema.else && typeof schema.else === 'object' && schema.else.if ? [rest] : []),
    ].join(' or ');
  }
  const parts = [
    schema.title ??
      (schema.type === undefined
        ? 'a value'
        : typeof schema.type === 'string'
          ? schema.type
          : schema.type.join(' or ')),
  ];
  if (schema.format) parts.push(FORMATS[schema.format]?.expected ?? schema.format);
  const bounds: [string, number | undefined][] = [
    ['>=', schema.minimum],
    ['>', schema.exclusiveMinimum],
    ['<=', schema.maximum],
    ['<', schema.exclusiveMaximum],
  ];
  const range = bounds
    .filter(([, bound]) => bound !== undefined)
    .map(([sign, bound]) => `${sign} ${bound}`)
    .join(' and ');
  if (range) parts.push(range);
  const sizes: [string, number | undefined][] = [
    ['at least %s characters', schema.minLength],
    ['at most %s characters', schema.maxLength],
    ['at least %s items', schema.minItems],
    ['at most %s items', schema.maxItems],
  ];
  for (const [text, size] of sizes) if (size !== undefined) parts.push(text.replace('%s', String(size)));
  if (schema.pattern) parts.push(`matching ${schema.pattern}`);
  if (schema.uniqueItems) parts.push('without repetition');
  return parts.join(', ');
}
