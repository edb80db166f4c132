import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** A request of a route with one free string in it, and the path of that string. */
export interface RequestWithText {
  readonly at: string;
  readonly parts: {
    readonly params?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly body?: unknown;
  };
}

const DEEPEST = 6;

/**
 * The route's example with `text` at each place where its schema accepts a free string: fields (also optional ones), items of
 * lists, keys of maps. Objects that the example leaves out are made of their required fields.
 */
export function* requestsWithText(route: Route, text: string): Generator<RequestWithText> {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part] as JsonSchema | undefined;
    if (!schema) continue;
    for (const { at, value } of variants(schema, route.example[part] ?? {}, text, 0))
      yield { at: `${part}${at}`, parts: { ...route.example, [part]: value } };
  }
}

interface Variant {
  readonly at: string;
  readonly value: unknown;
}

/** `held`, a value of the schema, once for each possible place, with `text` in that place. */
function* variants(schema: JsonSchema, held: unknown, text: string, depth: number): Generator<Variant> {
  if (depth > DEEPEST || schema.enum || 'const' in schema) return;
  for (const branch of schema.anyOf ?? schema.oneOf ?? [])
    yield* variants(branch, isOfType(branch, held) ? held : leastValue(branch), text, depth);
  const types = [schema.type ?? []].flat();
  if (types.includes('string')) yield { at: '', value: text };
  if (types.includes('array')) yield* variantsOfList(schema, Array.isArray(held) ? held : [], text, depth);
  if (types.includes('object')) yield* variantsOfObject(schema, (held ?? {}) as Record<string, unknown>, text, depth);
}

function* variantsOfList(schema: JsonSchema, held: unknown[], text: string, depth: number): Generator<Variant> {
  if (!schema.items || Array.isArray(schema.items)) return;
  const items = schema.items as JsonSchema;
  for (const { at, value } of variants(items, held[0] ?? leastValue(items), text, depth + 1))
    yield { at: `/0${at}`, value: [value, ...held.slice(1)] };
}

function* variantsOfObject(
  { properties = {}, additionalProperties }: JsonSchema,
  held: Record<string, unknown>,
  text: string,
  depth: number,
): Generator<Variant> {
  for (const [name, field] of Object.entries(properties))
    for (const { at, value } of variants(field, held[name] ?? leastValue(field), text, depth + 1))
      yield { at: `/${name}${at}`, value: { ...held, [name]: value } };
  if (typeof additionalProperties !== 'object') return;
  const [given] = Object.values(held);
  yield { at: '/{}', value: withOwn(held, text, given ?? leastValue(additionalProperties)) };
}

const isOfType = ({ type }: JsonSchema, value: unknown): boolean =>
  [type].flat().includes(Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** An object with one more own key, which may be `__proto__`. */
function withOwn(holder: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const copy = { ...holder };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** A small valid value of a schema, as far as the schema determines it. */
function leastValue(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return leastValue(branches[0]);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return schema.format === 'iso-instant'
        ? '2000-01-01T12:00:00Z'
        : schema.format === 'iso-date'
          ? '2000-01-01'
          : schema.format === 'iso-local'
            ? '2000-01-01T12:00:00'
            : 'Sun';
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? -Infinity, Math.min(schema.maximum ?? Infinity, 10));
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, leastValue(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}
