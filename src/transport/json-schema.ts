/** The subset of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  /** Unit of a number (contract/units.ts). */
  readonly 'x-unit'?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalItems?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema | boolean;
  readonly then?: JsonSchema | boolean;
  readonly else?: JsonSchema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: JsonSchema;
  /** Own keyword (prepare-schema.ts): conventional spellings (folded) of the members of `enum` or `const` that contain name tokens. */
  readonly conventionalNames?: Readonly<Record<string, string>>;
  /** Fields by their conventional names. */
  readonly conventionalKeys?: Readonly<Record<string, string>>;
  readonly $ref?: string;
  readonly $id?: string;
}

/** Applies `change` to every direct subschema; other keywords are copied. Symbol keys of the builder are dropped. */
export function mapSubschemas(schema: JsonSchema, change: (sub: JsonSchema) => JsonSchema): JsonSchema {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (MAPS.has(key))
      out[key] = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, sub]) => [name, change(sub)]),
      );
    else if (LISTS.has(key) || (key === 'items' && Array.isArray(value)))
      out[key] = (value as JsonSchema[]).map(change);
    else if (SINGLE.has(key) && typeof value === 'object' && value !== null) out[key] = change(value as JsonSchema);
    else out[key] = value;
  }
  return out;
}

const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const SINGLE = new Set([
  'items',
  'additionalItems',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'contains',
]);

/** JSON types that a schema admits at its top level; undefined when it does not restrict them. Integers count as numbers. */
export function admittedTypes(schema: JsonSchema): Set<string> | undefined {
  if (schema.type !== undefined)
    return new Set(
      (typeof schema.type === 'string' ? [schema.type] : schema.type).map((type) =>
        type === 'integer' ? 'number' : type,
      ),
    );
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (values) return new Set(values.map(jsonType));
  if (schema.properties) return new Set(['object']);
  return undefined;
}

export function jsonType(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
