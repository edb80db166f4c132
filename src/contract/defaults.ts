import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import type { Defaulted } from './fields.js';

/** A field with its default filled in: present, and null only where the default is null. */
type FilledField<S extends TSchema> =
  S extends Defaulted<infer T, infer V>
    ? V extends null
      ? Filled<T>
      : NonNullable<Filled<T>>
    : S extends TSchema
      ? Filled<S>
      : never;
type Filled<S extends TSchema> = S extends TObject ? WithDefaults<S> : Static<S>;

type DefaultedNames<P extends TProperties> = {
  [K in keyof P]: P[K] extends { readonly default: unknown } ? K : never;
}[keyof P];

/** The default that the schema of a field declares, for code that reads one field of a request. */
export const defaultOf = <T extends TSchema, V>(field: Defaulted<T, V>): V => field.default;

/** A request whose fields with a default are present. Other fields keep the type of the schema. */
type WithDefaults<T extends TObject> = Omit<Static<T>, DefaultedNames<T['properties']>> & {
  readonly [K in DefaultedNames<T['properties']>]: FilledField<T['properties'][K]>;
};

/** Fills one object; returns the given object where nothing is missing. */
type Filler = (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const fillers = new WeakMap<TSchema, Filler>();

const isObject = (schema: TSchema): schema is TObject => schema.type === 'object' && schema.properties !== undefined;

function makeFiller(schema: TObject): Filler {
  const fields = Object.entries<TSchema>(schema.properties)
    .map(([name, property]) => ({
      name,
      default: property.default as unknown,
      fill: isObject(property) ? fillerOf(property) : null,
    }))
    .filter((field) => field.default !== undefined || field.fill !== null);
  return (given) => {
    let filled: Record<string, unknown> | null = null;
    for (const field of fields) {
      const value = given[field.name];
      let next = field.default === undefined ? value : (value ?? field.default);
      if (field.fill !== null && next !== undefined && next !== null)
        next = field.fill(next as Record<string, unknown>);
      if (next === value) continue;
      filled ??= { ...given };
      filled[field.name] = next;
    }
    return filled ?? given;
  };
}

function fillerOf(schema: TObject): Filler {
  let filler = fillers.get(schema);
  if (filler === undefined) {
    filler = makeFiller(schema);
    fillers.set(schema, filler);
  }
  return filler;
}

/**
 * A request with the defaults of its schema, so that a default is written once, in the schema. Fields that are absent or null get their
 * default; nested objects are filled too; the request itself is not changed. Validation over HTTP fills the same defaults: a handler that
 * calls this function gives the same answer when it is called in process.
 */
export function withDefaults<T extends TObject>(schema: T, request: Static<T>): WithDefaults<T> {
  return fillerOf(schema)(request as Record<string, unknown>) as WithDefaults<T>;
}
