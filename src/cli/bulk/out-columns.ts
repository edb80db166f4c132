import { InvalidInput } from '../../kernel/errors.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import type { CellKind, FieldPath, OutColumn } from './plan.js';

type Answer = Readonly<Record<string, unknown>>;

/** Answers to the first rows. They determine the columns that the command does not name. */
export interface Probe {
  readonly answers: readonly unknown[];
  /** Values of each kept column. */
  readonly kept: Readonly<Record<string, readonly unknown[]>>;
  /** Message of the first row that failed; undefined when no row failed. */
  readonly failure?: string;
}

/** The columns of a table: columns of the input that are kept, requested fields of the answers, status and error. */
export function outColumns(
  { fields, keep }: { readonly fields: readonly FieldPath[] | null; readonly keep: readonly string[] },
  schema: JsonSchema,
  probe: Probe,
): OutColumn[] {
  const paths = fields === null ? everyPath(probe) : fields.flatMap((field) => expanded(field, probe));
  const columns: OutColumn[] = [
    ...keep.map((name) => ({ name, kind: kindOfValues(probe.kept[name] ?? []), from: { kept: name } })),
    ...paths.map(({ name, path }) => ({ name, kind: kindAt(schema, path), from: { path } })),
    { name: 'status', kind: 'integer', from: { of: 'status' } },
    { name: 'error', kind: 'text', from: { of: 'error' } },
  ];
  const seen = new Set<string>();
  for (const { name } of columns) {
    if (seen.has(name))
      throw new InvalidInput({
        field: '--fields',
        message: 'two columns would have this name; NEW=PATH gives another',
        given: name,
      });
    seen.add(name);
  }
  return columns;
}

/** Expands a path with `*` to the keys that the first rows have. */
function expanded({ name, path }: FieldPath, probe: Probe): FieldPath[] {
  if (!path.includes('*')) return [{ name, path }];
  const found = new Map<string, FieldPath>();
  for (const answer of probe.answers)
    for (const keys of matches(answer, path)) {
      const stars = keys.filter((_, i) => path[i] === '*');
      let at = 0;
      found.set(keys.join('.'), { name: name.replaceAll('*', () => stars[at++] ?? '*'), path: keys });
    }
  if (found.size > 0) return [...found.values()];
  const why =
    probe.failure === undefined ? 'the first answers have none' : `no row could be answered: ${probe.failure}`;
  throw new InvalidInput({
    field: '--fields',
    message: `has no value (${why}), so that its columns are not known`,
    given: path.join('.'),
  });
}

function matches(value: unknown, path: readonly string[]): string[][] {
  if (path.length === 0) return [[]];
  if (Array.isArray(value)) return value.flatMap((item) => matches(item, path));
  if (!isRecord(value)) return [];
  const [key, ...rest] = path;
  const keys = key === '*' ? Object.keys(value) : Object.hasOwn(value, key) ? [key] : [];
  return keys.flatMap((name) => matches(value[name], rest).map((below) => [name, ...below]));
}

/** Every path of the answers to a value that is not a record, without the computation basis. */
function everyPath(probe: Probe): FieldPath[] {
  const found = new Map<string, FieldPath>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value))
        if (path.length > 0 || key !== 'computation_basis') walk(inner, [...path, key]);
    } else if (path.length > 0) found.set(path.join('.'), { name: path.join('.'), path });
  };
  for (const answer of probe.answers) walk(answer, []);
  if (found.size > 0) return [...found.values()];
  throw new InvalidInput({
    field: '--fields',
    message: `the columns are not known: ${probe.failure ?? 'the first rows have no answer with named values'}; name them with --fields`,
  });
}

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of a cell, by the schema of the answer at its path. */
function kindAt(schema: JsonSchema, path: readonly string[]): CellKind {
  let nodes = branches(schema);
  for (const key of path) nodes = nodes.flatMap((node) => below(node, key)).flatMap(branches);
  const types = new Set(nodes.flatMap(typesOf));
  types.delete('null');
  const only = (...kinds: string[]): boolean => types.size > 0 && [...types].every((type) => kinds.includes(type));
  if (only('integer')) return 'integer';
  if (only('integer', 'number')) return 'number';
  if (only('boolean')) return 'boolean';
  return only('string') ? 'text' : 'json';
}

const branches = (schema: JsonSchema): JsonSchema[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return inner.length > 0 ? inner.flatMap(branches) : [schema];
};

function below(
  { properties = {}, patternProperties = {}, additionalProperties }: JsonSchema,
  key: string,
): JsonSchema[] {
  if (Object.hasOwn(properties, key)) return [properties[key]];
  const others = [
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  return others.length > 0 ? others : additionalProperties === true ? [{}] : [];
}

function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values ? values.map((value) => (value === null ? 'null' : typeof value)) : ['any'];
}

/** The kind of a kept column, by its first values. */
function kindOfValues(values: readonly unknown[]): CellKind {
  const present = values.filter((value) => value !== null && value !== undefined);
  const all = (type: string): boolean => present.length > 0 && present.every((value) => typeof value === type);
  if (all('bigint')) return 'bigint';
  if (all('number')) return present.every(Number.isSafeInteger) ? 'integer' : 'number';
  if (all('boolean')) return 'boolean';
  return all('string') || present.length === 0 ? 'text' : 'json';
}

/** The value at a path; the path applies to each item of a list. Undefined when there is no value. */
export function valueAt(value: unknown, path: readonly string[], at = 0): unknown {
  if (at === path.length) return value;
  if (Array.isArray(value)) return value.map((item) => valueAt(item, path, at) ?? null);
  return isRecord(value) ? valueAt(value[path[at]], path, at + 1) : undefined;
}
