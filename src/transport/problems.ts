import type { FieldProblem } from '../kernel/errors.js';
import { suggestNames } from '../kernel/suggest.js';
import type { Fault } from './explain.js';
import { FORMATS, isNaiveDatetime } from './formats.js';
import type { JsonSchema } from './json-schema.js';
import { jsonType } from './json-schema.js';
import { lookupTable } from '../kernel/lookup.js';

export type Location = 'body' | 'query' | 'path';
export interface LocatedProblem extends FieldProblem {
  readonly location: Location;
}

/** Describes a fault: the field, the message, the given value and the allowed values. */
export function describeFault(fault: Fault, location: Location): LocatedProblem {
  const { keyword, schema, field, value } = fault;
  const problem = { field, location };
  switch (keyword) {
    case 'required':
      return {
        ...problem,
        message: 'is required but missing',
        allowed: describeSchema(schema.properties?.[lastName(field)]),
      };
    case 'additionalProperties': {
      const names = Object.keys(schema.properties ?? {});
      const message =
        location === 'body'
          ? 'is not a known field'
          : `is not a known parameter${names.length ? '' : '; this route has no parameters'}`;
      return { ...problem, message, allowed: names, ...suggested(lastName(field), names) };
    }
    case 'propertyNames':
      return {
        ...problem,
        message: 'is not an allowed name',
        given: lastName(field),
        allowed: describeSchema(schema.propertyNames),
      };
    case 'enum':
    case 'const': {
      const values = keyword === 'const' ? [schema.const] : (schema.enum ?? []);
      return {
        ...problem,
        message: values.length === 1 ? 'is not the allowed value' : 'is not one of the allowed values',
        given: showGiven(value),
        allowed: values,
        ...(typeof value === 'string'
          ? suggested(
              value,
              values.filter((entry) => typeof entry === 'string'),
            )
          : {}),
      };
    }
    case 'anyOf':
      return {
        ...problem,
        message: 'matches none of the allowed shapes',
        given: showGiven(value),
        allowed: (schema.anyOf ?? schema.oneOf ?? []).map(describeSchema),
      };
    case 'format':
      return {
        ...problem,
        message: formatMessage(schema.format ?? '', value),
        given: showGiven(value),
        allowed: FORMATS[schema.format ?? '']?.expected,
      };
    default:
      return {
        ...problem,
        message: keyword === 'type' ? typeMessage(fault, location) : boundMessage(fault),
        given: showGiven(value),
        allowed: describeSchema(schema),
      };
  }
}

/** The last name of a JSON pointer. */
const lastName = (field: string): string =>
  field
    .slice(field.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

function suggested(given: string, names: readonly string[]): { readonly suggestions?: readonly string[] } {
  const near = suggestNames(given.slice(0, 100), names);
  return near.length ? { suggestions: near } : {};
}

const BOUNDS = lookupTable<string>({
  minimum: 'must be >= %s',
  maximum: 'must be <= %s',
  exclusiveMinimum: 'must be > %s',
  exclusiveMaximum: 'must be < %s',
  multipleOf: 'must be a multiple of %s',
  minLength: 'must have at least %s characters',
  maxLength: 'must have at most %s characters',
  minItems: 'must have at least %s items',
  maxItems: 'must have at most %s items',
  minProperties: 'must have at least %s fields',
  maxProperties: 'must have at most %s fields',
  pattern: 'must match %s',
  uniqueItems: 'must not contain an item twice',
  additionalItems: 'has too many items',
});

const boundMessage = ({ keyword, schema }: Fault): string =>
  (BOUNDS[keyword] ?? 'is not allowed').replace('%s', String((schema as Record<string, unknown>)[keyword]));

function typeMessage({ schema, value }: Fault, location: Location): string {
  const wanted = [schema.type ?? []].flat().join(' or ');
  if (location !== 'body' && typeof value === 'string') return `must be ${wanted}; the given text is not`;
  const got = jsonType(value);
  const fraction = wanted.includes('integer') && got === 'number' ? ' with a fraction' : '';
  const hint = got === 'string' && /number|integer|boolean/.test(wanted) ? ' (values are not converted)' : '';
  return `must be ${wanted}, not ${got}${fraction}${hint}`;
}

function formatMessage(format: string, value: unknown): string {
  if (format === 'iso-instant' && typeof value === 'string' && isNaiveDatetime(value))
    return 'a timezone offset is required (Z or e.g. +02:00): a datetime without one does not define an instant';
  return `must be an ${FORMATS[format]?.expected ?? format}`;
}

/** The given value, shortened for an error message. */
function showGiven(value: unknown): unknown {
  if (typeof value === 'string') return value.length <= 120 ? value : `${value.slice(0, 117)}...`;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `object with ${Object.keys(value).length} fields`;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** One line that describes the values of a schema: type, bounds, enumeration or format. */
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
