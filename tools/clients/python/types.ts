import type { Schema } from '../openapi-shape.js';
import { pascal } from './names.js';

/** Makes a class for an object that is declared inline, with a name made of its path. */
export type InlineClass = (name: string, schema: Schema) => void;

/** The Python type of a schema. `place` names its class, if it needs one; `prefix` is put before names of classes. */
export function pythonType(schema: Schema, place: string, prefix: string, inline: InlineClass): string {
  if (schema.$ref !== undefined) return prefix + (schema.$ref.split('/').at(-1) ?? '');
  const recur = (inner: Schema, name = place): string => pythonType(inner, name, prefix, inline);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return union(branches.map((branch, i) => recur(branch, i === 0 ? place : `${place}${i + 1}`)));
  if (schema.const !== undefined) return values([schema.const]);
  if (schema.enum) return values(schema.enum);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return 'Any';
  return union(
    types.map((type) => {
      if (type === 'array') return listType(schema, recur);
      if (type !== 'object') return PLAIN[type];
      if (schema.properties) {
        inline(place, schema);
        return prefix + place;
      }
      const inner = schema.additionalProperties;
      return `dict[str, ${typeof inner === 'object' && Object.keys(inner).length ? recur(inner, `${place}Value`) : 'Any'}]`;
    }),
  );
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};

function listType(schema: Schema, recur: (inner: Schema, name?: string) => string): string {
  if (schema.prefixItems) return `tuple[${schema.prefixItems.map((item) => recur(item)).join(', ')}]`;
  return `list[${schema.items && Object.keys(schema.items).length ? recur(schema.items) : 'Any'}]`;
}

/** Closed lists. A list with a neutral token also admits the conventional name, so its type is any string. */
function values(list: readonly unknown[]): string {
  if (list.some((value) => typeof value === 'number' && !Number.isInteger(value))) return 'float';
  const words = list.map((value) =>
    value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value),
  );
  const hasToken = list.some((value) => typeof value === 'string' && /(^|[^A-Za-z0-9])(auth[A-Q]|agency)($|[^A-Za-z0-9])/.test(value));
  return union([`Literal[${words.join(', ')}]`, ...(hasToken ? ['str'] : [])]);
}

/** Each alternative once, `None` last. */
export function union(types: readonly string[]): string {
  const each = [...new Set(types.flatMap((type) => type.split(/ \| (?![^[]*\])/)))];
  return [...each.filter((type) => type !== 'None'), ...(each.includes('None') ? ['None'] : [])].join(' | ');
}

/** The name of the class of a field's own object. */
export const inlineName = (owner: string, field: string): string => `${owner}${pascal(field)}`;
