import type { JsonSchema } from './json-schema.js';

/** The schema of the rows, when a schema is a list of records or a map from names to records; null otherwise. */
export function rowShape(schema: JsonSchema): JsonSchema | null {
  const branches = [schema, ...(schema.anyOf ?? [])];
  for (const { items, patternProperties = {}, additionalProperties } of branches) {
    const inner = [items, ...Object.values(patternProperties), additionalProperties].find(
      (sub): sub is JsonSchema => typeof sub === 'object' && !Array.isArray(sub) && 'properties' in sub,
    );
    if (inner !== undefined) return inner;
  }
  return null;
}

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** The rows of a list, or of a map, whose names become the column `key`. No rows for any other value. */
export function rowsOf(list: unknown): Row[] {
  if (typeof list !== 'object' || list === null) return [];
  if (Array.isArray(list)) return list.map((item) => flat(item));
  return Object.entries(list).map(([key, item]) => ({ key, ...flat(item) }));
}

/** A record as one row: nested records become columns `outer.inner`; a list of plain values is joined by semicolons, other lists are JSON. */
export function flat(value: unknown): Row {
  const row: Record<string, Cell> = {};
  flattenInto(row, value, '');
  return row;
}

function flattenInto(row: Record<string, Cell>, value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    row[name || 'value'] = cell(value);
    return;
  }
  for (const key of Object.keys(value))
    flattenInto(row, (value as Readonly<Record<string, unknown>>)[key], name ? `${name}.${key}` : key);
}

function cell(value: unknown): Cell {
  if (!Array.isArray(value)) return (value ?? null) as Cell;
  return value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value);
}
