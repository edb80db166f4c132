import type { JsonSchema } from './json-schema.js';
import { mapSubschemas } from './json-schema.js';

/** Collects titled object shapes in `components/schemas`; every use becomes a reference. */
export interface SchemaLifter {
  /** Converts a schema to OpenAPI 3.1, with references to titled shapes. */
  lift(schema: JsonSchema): JsonSchema;
  readonly components: Record<string, JsonSchema>;
  /** Titles of several different shapes; the later ones have a number. */
  readonly collisions: readonly string[];
}

/**
 * Shapes are the same when they differ only in `default` and `description` at their top level: these belong to the use and are written
 * next to the reference. Different shapes with the same title are numbered in the order of the registry (`Name_2`).
 */
export function createSchemaLifter(): SchemaLifter {
  const components: Record<string, JsonSchema> = {};
  const collisions: string[] = [];
  const nameOfText = new Map<string, string>();

  const lift = (schema: JsonSchema): JsonSchema => {
    const inner = tuplesToPrefix(mapSubschemas(schema, lift));
    if (inner.title === undefined || !isShape(inner)) return inner;
    const { default: fallback, description, ...core } = inner;
    const text = JSON.stringify(core);
    const key = `${inner.title}\n${text}`;
    let name = nameOfText.get(key);
    if (name === undefined) {
      name = freeName(inner.title.replace(/[^A-Za-z0-9._-]/g, '_'));
      nameOfText.set(key, name);
      components[name] = description === undefined ? core : { ...core, description };
    }
    const own = components[name].description;
    return {
      $ref: `#/components/schemas/${name}`,
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(description === undefined || description === own ? {} : { description }),
    };
  };

  const freeName = (title: string): string => {
    if (!(title in components)) return title;
    collisions.push(title);
    let number = 2;
    while (`${title}_${number}` in components) number++;
    return `${title}_${number}`;
  };
  return { lift, components, collisions };
}

const isShape = (schema: JsonSchema): boolean =>
  schema.properties !== undefined ||
  schema.anyOf !== undefined ||
  schema.oneOf !== undefined ||
  schema.enum !== undefined ||
  schema.type === 'object';

/** Converts tuples from draft 7 (a list under `items`) to JSON Schema 2020-12, which OpenAPI 3.1 uses (`prefixItems`). */
function tuplesToPrefix(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.items)) return schema;
  const { items, additionalItems, ...rest } = schema;
  return { ...rest, prefixItems: items as JsonSchema[], items: (additionalItems ?? {}) as JsonSchema };
}
