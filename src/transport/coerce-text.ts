import type { JsonSchema } from './json-schema.js';
import { admittedTypes } from './json-schema.js';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Query and path parameters arrive as strings. Each is converted strictly to the type that its schema declares: `1e3` is a number,
 * `0x10`, ` 1` and the empty string are not; `true` and `false` (in any case) are booleans. A string that cannot be converted is returned as
 * it is, and validation reports it. A single value becomes a list of one when the schema declares a list.
 */
export function readTextParameters(
  given: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
): Record<string, unknown> {
  // Object.fromEntries, because an assignment to `__proto__` would set the prototype; validation refuses that name.
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
      return [name, property ? readValue(value, property) : value];
    }),
  );
}

function readValue(value: unknown, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (types.has('array')) {
    const item = Array.isArray(schema.items) || schema.items === undefined ? {} : (schema.items as JsonSchema);
    return (Array.isArray(value) ? value : [value]).map((entry) => readValue(entry, item));
  }
  if (typeof value !== 'string' || types.has('string')) return value;
  if (types.has('number') && NUMBER.test(value)) return Number(value);
  if (types.has('boolean') && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}

function typesOf(schema: JsonSchema): Set<string> {
  const own = admittedTypes(schema);
  if (own) return own;
  return new Set([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((branch) => [...typesOf(branch)]));
}
