import { readdirSync } from 'node:fs';
import type { OptionRow } from '../../../src/contract/option-rows.js';
import type { Route } from '../../../src/contract/route.js';
import { optionalFieldsOf } from './optional-fields.js';
import { servedFamilies } from './real-app.js';

const source = new URL('../../../src/', import.meta.url);

/** The rows of every family: each `option-rows.js` below src, with the family of its folder. */
export async function collectedRows(): Promise<ReadonlyMap<Route, readonly OptionRow[]>> {
  const rows = new Map<Route, OptionRow[]>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(families|bundles|transport)\/.*option-rows\.js$/.test(name),
  );
  for (const file of files) {
    const { family, optionRows } = (await import(new URL(file, source).href)) as {
      family: string;
      optionRows: readonly OptionRow[];
    };
    const routes = servedFamilies.find(({ name }) => name === family)?.routes;
    if (routes === undefined) throw new Error(`${file}: no family ${family}`);
    for (const row of optionRows) {
      const meant = routes.filter((route) => row.routes?.includes(route.path) ?? hasField(route, row.field));
      if (meant.length === 0) throw new Error(`${file}: no route has ${row.field}`);
      for (const route of meant) rows.set(route, [...(rows.get(route) ?? []), row]);
    }
  }
  return rows;
}

const hasField = (route: Route, pointer: string): boolean =>
  optionalFieldsOf(route).some((field) => field.pointer === pointer);

/** Merges a value into another: objects by key, other values are replaced; undefined removes a key. */
export function laidOver(under: unknown, over: unknown): unknown {
  if (!isRecord(over)) return over;
  const merged: Record<string, unknown> = isRecord(under) ? { ...under } : {};
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) Reflect.deleteProperty(merged, key);
    else merged[key] = laidOver(merged[key], value);
  }
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (holder: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], holder);

/** A copy with the value at a path; undefined removes the field. Missing objects of the path are created. */
export function withValue(holder: unknown, path: readonly string[], value: unknown): unknown {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  const copy = (Array.isArray(holder) ? [...(holder as unknown[])] : { ...(holder as object | undefined) }) as Record<
    string,
    unknown
  >;
  if (value === undefined && rest.length === 0) Reflect.deleteProperty(copy, key);
  else if (value !== undefined || copy[key] !== undefined) copy[key] = withValue(copy[key], rest, value);
  return copy;
}
