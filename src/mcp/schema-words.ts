import type { JsonSchema } from '../transport/json-schema.js';

/** A schema as compact lines: `name?: type, bounds, default - description`; fields of objects are indented. */
export function schemaLines(schema: JsonSchema, depth = 0): string[] {
  const node = objectOf(schema);
  const required = new Set(node.required ?? []);
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const inner = objectOf(
      property.items && !Array.isArray(property.items) ? (property.items as JsonSchema) : property,
    );
    const line = `${'  '.repeat(depth)}${name}${required.has(name) ? '' : '?'}: ${typeWords(property)}`;
    const below = depth < DEEPEST && inner.properties ? schemaLines(inner, depth + 1) : [];
    return [[line, property.description].filter(Boolean).join(' - '), ...below];
  });
}

const DEEPEST = 4;

/** The object schema of a schema or of its union; the schema itself when there is none. */
function objectOf(schema: JsonSchema): JsonSchema {
  if (schema.properties) return schema;
  return (
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(({ properties }) => properties !== undefined) ?? schema
  );
}

const BOUNDS = [
  ['minimum', '>='],
  ['exclusiveMinimum', '>'],
  ['maximum', '<='],
  ['exclusiveMaximum', '<'],
  ['minItems', 'items >='],
  ['maxItems', 'items <='],
] as const;

function typeWords(schema: JsonSchema): string {
  const fields = schema as Readonly<Record<string, unknown>>;
  const bounds = BOUNDS.flatMap(([key, sign]) => (fields[key] === undefined ? [] : [`${sign} ${String(fields[key])}`]));
  const fallback = fields.default === undefined ? [] : [`default ${JSON.stringify(fields.default)}`];
  return [kindOf(schema), ...bounds, ...fallback].join(', ');
}

function kindOf(schema: JsonSchema): string {
  const { enum: values, const: only } = schema as { enum?: readonly unknown[]; const?: unknown };
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (branches.length > 0) return [...new Set(branches.map(kindOf))].join(' | ');
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.items && !Array.isArray(schema.items) ? `${type} of ${kindOf(schema.items as JsonSchema)}` : type;
}
