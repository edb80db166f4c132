import type { JsonSchema } from './json-schema.js';

/** A number that is not finite, and its place in the answer as a JSON pointer. */
interface NonFinite {
  readonly value: number;
  readonly pointer: string;
}

/** Searches a complete value. (`for ... in` over objects of many shapes makes V8 compile this function again and again.) */
export function findNonFinite(value: unknown): NonFinite | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { value, pointer: '' };
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record)) {
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

/** Where in an answer the fields are that may be a number or null. */
interface Places {
  /** The schema does not describe this value. */
  isOpen: boolean;
  /** Such fields of an object. */
  readonly numbers: Set<string>;
  /** Fields of an object that lead to such fields. */
  readonly members: Map<string, Places>;
  /** The items of a list, or the values of a map. */
  each: Places | null;
}

/**
 * Finds numbers that JSON.stringify has written as null. Most nulls are allowed by the schema of the answer: the check reads the names of the
 * fields that are null from the text, and looks only at the values of those fields that may be a number or null, and at parts that the schema does
 * not describe. When the schema does not explain a null, the complete answer is searched.
 */
export class NonFiniteCheck {
  readonly #types = new Map<string, NameTypes>();
  readonly #places: Places | null;

  constructor(schema: JsonSchema) {
    this.#readTypes(schema);
    this.#places = this.#placesOf([schema]);
  }

  /** `text` is `value` in JSON. */
  find(value: unknown, text: string): NonFinite | undefined {
    const first = text.indexOf('null');
    if (first < 0) return undefined;
    for (let at = first; at >= 0; at = text.indexOf('null', at + 4)) {
      const types = this.#typesBefore(text, at);
      if (types === 'in a string') continue;
      if (types === undefined || (types.isNumber && !types.isNull)) return findNonFinite(value);
    }
    return this.#places !== null && hasNonFinite(value, this.#places) ? findNonFinite(value) : undefined;
  }

  /** The types of the field whose value begins at `at`; undefined for an item of a list and an unknown name. */
  #typesBefore(text: string, at: number): NameTypes | 'in a string' | undefined {
    const before = text[at - 1];
    if (before !== ':') return before === ',' || before === '[' || at === 0 ? undefined : 'in a string';
    const end = at - 2;
    return text[end] === '"' ? this.#types.get(text.slice(text.lastIndexOf('"', end - 1) + 1, end)) : undefined;
  }

  #readTypes(schema: JsonSchema): void {
    for (const { name, schema: inner } of subschemasOf(schema)) {
      if (name !== null) {
        const known = this.#types.get(name) ?? { isNumber: false, isNull: false };
        this.#types.set(name, known);
        const types = typesOf(inner);
        if (types.has('number') || isOpen(inner)) known.isNumber = true;
        if (types.has('null') || isOpen(inner)) known.isNull = true;
      }
      this.#readTypes(inner);
    }
  }

  #placesOf(schemas: readonly JsonSchema[]): Places | null {
    const places: Places = { isOpen: schemas.some(isOpen), numbers: new Set(), members: new Map(), each: null };
    const parts = schemas.flatMap(subschemasOf);
    for (const name of new Set(parts.map((part) => part.name))) {
      const own = parts.filter((part) => part.name === name).map((part) => part.schema);
      const inner = this.#placesOf(own);
      if (name === null) places.each = inner;
      else {
        const { isNumber, isNull } = this.#types.get(name) as NameTypes;
        if (isNumber && isNull && own.some((schema) => typesOf(schema).has('number'))) places.numbers.add(name);
        if (inner !== null) places.members.set(name, inner);
      }
    }
    const { isOpen: open, numbers, members, each } = places;
    return open || numbers.size > 0 || members.size > 0 || each !== null ? places : null;
  }
}

function hasNonFinite(value: unknown, { isOpen: open, numbers, members, each }: Places): boolean {
  if (open) return findNonFinite(value) !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  for (const name of numbers) {
    const number = record[name];
    if (typeof number === 'number' && !Number.isFinite(number)) return true;
  }
  for (const [name, inner] of members) if (hasNonFinite(record[name], inner)) return true;
  return each !== null && Object.keys(record).some((key) => hasNonFinite(record[key], each));
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
