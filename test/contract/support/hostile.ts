import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** A body that no honest client sends. `refused`: it cannot be lawful, whatever the route is. */
export interface HostileBody {
  readonly kind: string;
  readonly text: string;
  readonly refused: boolean;
}

/** Texts that stand for their JSON inside a document made by JSON.stringify. */
const raw = (holder: object, mark: string, text: string): string =>
  JSON.stringify(holder).replaceAll(JSON.stringify(mark), text);
const MARK = '\u0001raw\u0001';

const EXTREMES = ['1e308', '-1e308', '5e-324', '-5e-324', '-0', '-0.0e5', '9007199254740993', '0.1e-400'];

/** Hostile bodies for one route, made from its example; `size` is that of the largest, in bytes. */
export function hostileBodies(route: Route, size: number): HostileBody[] {
  const example = (route.example.body ?? {}) as Record<string, unknown>;
  const found: HostileBody[] = [];
  const add = (kind: string, text: string, refused: boolean): void => {
    found.push({ kind, text, refused });
  };
  addShapes(example, size, add);
  const fields = Object.entries((route.body as JsonSchema | undefined)?.properties ?? {});
  for (const [name, schema] of fields) addFields({ example, name, schema, size }, add);
  return found;
}

type Add = (kind: string, text: string, refused: boolean) => void;

function addShapes(example: Record<string, unknown>, size: number, add: Add): void {
  const flood = (count: number): string => raw({ ...example, [MARK]: 0 }, MARK, `"x"`).replace(/"x":0/, members(count));
  add('unknown keys, 10,000', flood(10_000), true);
  add('unknown keys, as many as fit', flood(Math.floor(size / 12)), true);
  add('one key of the whole size', JSON.stringify({ ...example, ['k'.repeat(size - 2_000)]: 0 }), true);
  const [first] = Object.keys(example);
  const text = JSON.stringify(example);
  add('a name twice', `{${JSON.stringify(first ?? 'x')}:1,${text === '{}' ? '"x":2}' : text.slice(1)}`, true);
  for (const depth of [1_000, Math.floor(size / 6)])
    add(`depth ${depth}`, raw({ ...example, x: MARK }, MARK, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`), true);
  add('a list of lists', `[${'[],'.repeat(Math.floor(size / 3) - 2)}[]]`, true);
  add('a list of objects', `[${'{},'.repeat(Math.floor(size / 3) - 2)}{}]`, true);
  add('a list of numbers', `[${'1,'.repeat(Math.floor(size / 2) - 2)}1]`, true);
}

const members = (count: number): string => Array.from({ length: count }, (_, i) => `"k${i}":0`).join();

interface FieldOfExample {
  readonly example: Record<string, unknown>;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly size: number;
}

function addFields({ example, name, schema, size }: FieldOfExample, add: Add): void {
  const types = typesOf(schema);
  const put = (text: string): string => raw({ ...example, [name]: MARK }, MARK, text);
  if (types.has('array')) {
    const given = (example[name] as unknown[] | undefined)?.[0] ?? 1;
    const item = JSON.stringify(given);
    add('100,000 items', put(`[${`${'1'},`.repeat(99_999)}1]`), true);
    const count = Math.max(2, Math.floor((size - 2_000) / (item.length + 1)));
    add('items as many as fit', put(`[${`${item},`.repeat(count - 1)}${item}]`), false);
    const { maxItems = 2000 } = schema;
    add('wrong items, as many as admitted', put(`[${'{"x":{}},'.repeat(maxItems - 1)}{}]`), false);
  }
  if (types.has('object') && schema.additionalProperties !== false)
    add('a map of as many as fit', put(`{${members(Math.floor(size / 12))}}`), true);
  if (types.has('string')) add('text of the whole size', put(JSON.stringify('a'.repeat(size - 2_000))), true);
  if (types.has('number') || types.has('integer')) {
    for (const extreme of EXTREMES) add(`number ${extreme}`, put(extreme), false);
    add('a number of 100,000 digits', put('7'.repeat(100_000)), true);
    add('a fraction of 100,000 digits', put(`0.${'3'.repeat(100_000)}`), false);
    add('a number beyond the largest', put('1e999'), true);
  }
}

function typesOf(schema: JsonSchema): Set<string> {
  return new Set([
    ...[schema.type ?? []].flat(),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => [...typesOf(branch)]),
  ]);
}
