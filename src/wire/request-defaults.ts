import type { Static, TObject, TSchema } from '@sinclair/typebox';

/** A part of a request with the defaults of its schema, as answers repeat it: what was given stays, parts that were left out are made. */
export function withDefaults<T extends TObject>(schema: T, given: Static<T>): Static<T> {
  const values: Readonly<Record<string, unknown>> = given;
  const filled = Object.entries<TSchema>(schema.properties).map(([name, property]) => {
    const value = values[name] ?? property.default;
    return [name, isObject(property) ? withDefaults(property, value ?? {}) : value];
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as Static<T>;
}

const isObject = (schema: TSchema): schema is TObject => schema.type === 'object';
