import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** An optional field of a request: its path and the schema of its values. `0` in a path is the first item of a list. */
export interface OptionalField {
  readonly part: 'query' | 'body';
  readonly path: readonly string[];
  readonly pointer: string;
  readonly schema: JsonSchema;
}

const DEEPEST = 5;

/** Every optional field of a route's query and body, also nested ones. A union has the fields of all its branches. */
export function optionalFieldsOf(route: Route): readonly OptionalField[] {
  const found = new Map<string, OptionalField>();
  for (const part of ['query', 'body'] as const) {
    const schema = route[part] as JsonSchema | undefined;
    if (schema) collect(schema, part, [], found);
  }
  return [...found.values()];
}

function collect(
  schema: JsonSchema,
  part: 'query' | 'body',
  path: readonly string[],
  found: Map<string, OptionalField>,
): void {
  if (path.length > DEEPEST) return;
  for (const branch of schema.anyOf ?? schema.oneOf ?? []) collect(branch, part, path, found);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name];
    const pointer = pointerOf(here);
    if (!schema.required?.includes(name) && !found.has(`${part}${pointer}`))
      found.set(`${part}${pointer}`, { part, path: here, pointer, schema: field });
    collect(field, part, here, found);
  }
  if (schema.items && !Array.isArray(schema.items)) collect(schema.items as JsonSchema, part, [...path, '0'], found);
}

const pointerOf = (path: readonly string[]): string => path.map((key) => `/${key}`).join('');
