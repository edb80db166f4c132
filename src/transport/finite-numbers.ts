import type { JsonSchema } from './json-schema.js';

/** A number that is not finite, and its place in the answer as a JSON pointer. */
interface NonFinite {
  readonly value: number;
  readonly pointer: string;
}

/** Searches a whole value. */
export function findNonFinite(value: unknown): NonFinite | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { value, pointer: '' };
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  for (const key in record) {
    const item = record[key];
    if (typeof item !== 'number' && typeof item !== 'object') continue;
    const found = findNonFinite(item);
    if (found) return { value: found.value, pointer: `/${key}${found.pointer}` };
  }
  return undefined;
}

/** Types that the fields of one name may have, anywhere in an answer. */
interface NameTypes {
  isNumber: boolean;
  isNull: boolean;
}

/** Where in an answer fields lie that may be a number or null. */
interface Places {
  /** Such fields of an object. */
  readonly numbers: Set<string>;
  /** Fields of an object that lead to such fields. */
  readonly members: Map<string, Places>;
  /** The items of a list, or the values of a map. */
  each: Places | null;
}

/**
 * Finds numbers that JSON.stringify has written as null. Most nulls are allowed by the schema of the answer: the check reads the names of the
 * fields that are null from the text, and looks at the values of those fields alone that may be a number or null. An answer whose schema
 * is open, or a null that the schema does not explain, is searched as a whole.
 */
export class NonFiniteCheck {
  readonly #types = new Map<string, NameTypes>();
  readonly #isDescribed: boolean;
  readonly #places: Places | null;

  constructor(schema: JsonSchema) {
    this.#isDescribed = !isOpen(schema) && this.#readTypes(schema);
    this.#places = this.#isDescribed ? this.#placesOf([schema]) : null;
  }

  /** `text` is `value` in JSON. */
  find(value: unknown, text: string): NonFinite | undefined {
    const first = text.indexOf('null');
    if (first < 0) return undefined;
    if (!this.#isDescribed) return findNonFinite(value);
    let looksAtNumbers = false;
    for (let at = first; at >= 0; at = text.indexOf('null', at + 4)) {
      const types = this.#typesBefore(text, at);
      if (types === 'in a string') continue;
      if (types === undefined || (types.isNumber && !types.isNull)) return findNonFinite(value);
      if (types.isNumber) looksAtNumbers = true;
    }
    return looksAtNumbers && this.#places !== null && hasNonFinite(value, this.#places)
      ? findNonFinite(value)
      : undefined;
  }

  /** The types of the field whose value begins at `at`; undefined for an item of a list and an unknown name. */
  #typesBefore(text: string, at: number): NameTypes | 'in a string' | undefined {
    const before = text[at - 1];
    if (before !== ':') return before === ',' || before === '[' || at === 0 ? undefined : 'in a string';
    const end = at - 2;
    return text[end] === '"' ? this.#types.get(text.slice(text.lastIndexOf('"', end - 1) + 1, end)) : undefined;
  }

  /** False where the schema admits values that it does not describe. */
  #readTypes(schema: JsonSchema): boolean {
    return subschemasOf(schema).every(({ name, schema: inner }) => {
      if (name !== null) {
        const known = this.#types.get(name) ?? { isNumber: false, isNull: false };
        this.#types.set(name, known);
        for (const type of typesOf(inner)) {
          if (type === 'number') known.isNumber = true;
          if (type === 'null') known.isNull = true;
        }
      }
      return !isOpen(inner) && this.#readTypes(inner);
    });
  }

  #placesOf(schemas: readonly JsonSchema[]): Places | null {
    const parts = schemas.flatMap(branchesOf).flatMap(subschemasOf);
    const below = (name: string | null): Places | null =>
      this.#placesOf(parts.filter((part) => part.name === name).map(({ schema }) => schema));
    const places: Places = { numbers: new Set(), members: new Map(), each: null };
    for (const name of new Set(parts.map((part) => part.name))) {
      const own = parts.filter((part) => part.name === name);
      const inner = own.length === 0 ? null : below(name);
      if (name === null) places.each = inner;
      else {
        const { isNumber, isNull } = this.#types.get(name) ?? { isNumber: true, isNull: true };
        if (isNumber && isNull && own.some(({ schema }) => typesOf(schema).has('number'))) places.numbers.add(name);
        if (inner !== null) places.members.set(name, inner);
      }
    }
    return places.numbers.size > 0 || places.members.size > 0 || places.each !== null ? places : null;
  }
}

function hasNonFinite(value: unknown, { numbers, members, each }: Places): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  for (const name of numbers) {
    const number = record[name];
    if (typeof number === 'number' && !Number.isFinite(number)) return true;
  }
  for (const [name, inner] of members) if (hasNonFinite(record[name], inner)) return true;
  if (each !== null) for (const key in record) if (hasNonFinite(record[key], each)) return true;
  return false;
}

/** A schema and the schemas of its union. */
function branchesOf(schema: JsonSchema): JsonSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap(branchesOf)];
}

interface Subschema {
  /** Of a field; null: the items of a list or the values of a map. */
  readonly name: string | null;
  readonly schema: JsonSchema;
}

/** The schemas directly within a schema: those of its fields, items and values, and of all branches of a union. */
function subschemasOf(schema: JsonSchema): Subschema[] {
  return branchesOf(schema).flatMap(({ properties = {}, patternProperties = {}, additionalProperties, items }) => [
    ...Object.entries(properties).map(([name, inner]) => ({ name, schema: inner })),
    ...[...Object.values(patternProperties), additionalProperties, ...[items ?? []].flat()]
      .filter((inner): inner is JsonSchema => typeof inner === 'object')
      .map((inner) => ({ name: null, schema: inner })),
  ]);
}

const isOpen = (schema: JsonSchema): boolean =>
  branchesOf(schema).some(
    (branch) => branch.additionalProperties === true || branch.$ref !== undefined || typesOf(branch).size === 0,
  );

/** JSON types that a schema admits; integers are numbers. */
function typesOf(schema: JsonSchema): Set<string> {
  const types = branchesOf(schema).flatMap((branch) => [
    ...[branch.type ?? []].flat(),
    ...('const' in branch ? [branch.const] : (branch.enum ?? [])).map((value) =>
      value === null ? 'null' : typeof value,
    ),
    ...(branch.properties || branch.patternProperties || branch.items ? ['object'] : []),
  ]);
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
}
