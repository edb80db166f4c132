import { foldName } from '../kernel/suggest.js';
import { FORMATS } from './formats.js';
import { escapePointer } from './json-locate.js';
import { jsonType } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';

/** One fault of a value: the keyword that it violates, the schema of the keyword, and the field. */
export interface Fault {
  readonly keyword: string;
  readonly schema: JsonSchema;
  /** JSON pointer of the value, or of the member that is unknown or missing. */
  readonly field: string;
  readonly value: unknown;
}

/** Most fields whose faults are reported. */
export const LISTED_FAULTS = 32;
/** Most values that the search examines: it bounds the work for any document. */
const VISITS = 20_000;

/**
 * Finds the faults of a value that the compiled validator has refused: the first fault of each of the first fields. The number of faults and
 * of examined values is bounded; `complete` is true when the search examined everything.
 */
export function findFaults(
  schema: JsonSchema,
  value: unknown,
): { readonly faults: readonly Fault[]; readonly complete: boolean } {
  const search = new Search(LISTED_FAULTS, { left: VISITS });
  search.visit(schema, value, '');
  return { faults: search.faults, complete: !search.stopped };
}

class Search {
  readonly faults: Fault[] = [];
  readonly #fields = new Set<string>();
  readonly #limit: number;
  readonly #budget: { left: number };
  #full = false;

  constructor(limit: number, budget: { left: number }) {
    this.#limit = limit;
    this.#budget = budget;
  }

  get stopped(): boolean {
    return this.#full || this.#budget.left <= 0;
  }

  visit(schema: JsonSchema, value: unknown, at: string): void {
    if (this.stopped) return;
    this.#budget.left--;
    const types = typesOf(schema);
    if (types && !types.some((type) => isOfType(value, type))) return this.#add('type', schema, at, value);
    const broken = brokenValue(schema, value) ?? (typeof value === 'number' ? brokenNumber(schema, value) : undefined);
    if (broken) return this.#add(broken, schema, at, value);
    if (typeof value === 'string') {
      const text = brokenText(schema, value);
      if (text) this.#add(text, schema, at, value);
    } else if (Array.isArray(value)) this.#visitList(schema, value, at);
    else if (typeof value === 'object' && value !== null)
      this.#visitObject(schema, value as Record<string, unknown>, at);
    this.#visitCombined(schema, value, at);
  }

  #add(keyword: string, schema: JsonSchema, field: string, value: unknown): void {
    if (this.#fields.has(field)) return;
    if (this.faults.length === this.#limit) this.#full = true;
    else {
      this.#fields.add(field);
      this.faults.push({ keyword, schema, field, value });
    }
  }

  #visitList(schema: JsonSchema, value: readonly unknown[], at: string): void {
    const { items, maxItems = Infinity, minItems = 0, additionalItems } = schema;
    if (value.length > maxItems) return this.#add('maxItems', schema, at, value);
    if (value.length < minItems) return this.#add('minItems', schema, at, value);
    if (schema.uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
      this.#add('uniqueItems', schema, at, value);
    const fixed = Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined;
    if (fixed && additionalItems === false && value.length > fixed.length)
      return this.#add('additionalItems', schema, at, value);
    for (let i = 0; i < value.length && !this.stopped; i++) {
      const item = fixed ? fixed[i] : (items as JsonSchema | undefined);
      if (item) this.visit(item, value[i], `${at}/${i}`);
    }
  }

  #visitObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>, at: string): void {
    const { properties = {}, additionalProperties, required = [] } = schema;
    for (const name of required)
      if (!Object.hasOwn(value, name)) this.#add('required', schema, `${at}/${escapePointer(name)}`, undefined);
    const names = Object.keys(value);
    if (names.length > (schema.maxProperties ?? Infinity)) return this.#add('maxProperties', schema, at, value);
    if (names.length < (schema.minProperties ?? 0)) return this.#add('minProperties', schema, at, value);
    for (const name of names) {
      if (this.stopped) return;
      if (Object.hasOwn(properties, name)) {
        this.visit(properties[name], value[name], `${at}/${escapePointer(name)}`);
        continue;
      }
      const member = `${at}/${escapePointer(name.slice(0, 200))}`;
      if (additionalProperties === false) {
        this.#budget.left--;
        this.#add('additionalProperties', schema, member, value[name]);
      } else {
        if (schema.propertyNames && !this.#admits(schema.propertyNames, name))
          this.#add('propertyNames', schema, member, value[name]);
        if (typeof additionalProperties === 'object') this.visit(additionalProperties, value[name], member);
      }
    }
  }

  #visitCombined(schema: JsonSchema, value: unknown, at: string): void {
    if (typeof schema.if === 'object') {
      const next = this.#admits(schema.if, value) ? schema.then : schema.else;
      if (typeof next === 'object') this.visit(next, value, at);
    }
    for (const part of schema.allOf ?? []) this.visit(part, value, at);
    const union = schema.anyOf ?? schema.oneOf;
    if (!union || union.some((branch) => this.#admits(branch, value))) return;
    // Report the branch that fails only below its top level; among several, the one with the fewest faults.
    const meant = union
      .map((branch) => {
        const search = new Search(LISTED_FAULTS, this.#budget);
        search.visit(branch, value, at);
        return search.faults;
      })
      .filter((faults) => faults.length > 0 && faults.every((fault) => fault.field !== at))
      .sort((a, b) => a.length - b.length)[0];
    if (!meant) return this.#add('anyOf', schema, at, value);
    for (const fault of meant) this.#add(fault.keyword, fault.schema, fault.field, fault.value);
  }

  #admits(schema: JsonSchema, value: unknown): boolean {
    const search = new Search(1, this.#budget);
    search.visit(schema, value, '');
    return search.faults.length === 0;
  }
}

function typesOf(schema: JsonSchema): readonly string[] | undefined {
  if (schema.type === undefined) return undefined;
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : jsonType(value) === type;

function brokenValue(schema: JsonSchema, value: unknown): string | undefined {
  const keyword = 'const' in schema ? 'const' : schema.enum ? 'enum' : undefined;
  if (!keyword) return undefined;
  const values = keyword === 'const' ? [schema.const] : (schema.enum ?? []);
  if (values.includes(value)) return undefined;
  const known =
    typeof value === 'string' &&
    schema.conventionalNames &&
    Object.hasOwn(schema.conventionalNames, foldName(value.slice(0, 200)));
  return known ? undefined : keyword;
}

function brokenNumber(schema: JsonSchema, value: number): string | undefined {
  if (schema.minimum !== undefined && value < schema.minimum) return 'minimum';
  if (schema.maximum !== undefined && value > schema.maximum) return 'maximum';
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) return 'exclusiveMinimum';
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) return 'exclusiveMaximum';
  if (schema.multipleOf !== undefined && !Number.isInteger(value / schema.multipleOf)) return 'multipleOf';
  return undefined;
}

function brokenText(schema: JsonSchema, value: string): string | undefined {
  const { minLength = 0, maxLength = Infinity } = schema;
  // A character is one or two UTF-16 units: characters are counted only when the count can matter.
  if (value.length > 2 * maxLength || (value.length > maxLength && lengthOf(value) > maxLength)) return 'maxLength';
  if (value.length < 2 * minLength && lengthOf(value) < minLength) return 'minLength';
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return 'pattern';
  if (schema.format !== undefined && FORMATS[schema.format]?.validate(value) === false) return 'format';
  return undefined;
}

const lengthOf = (text: string): number => [...text].length;
