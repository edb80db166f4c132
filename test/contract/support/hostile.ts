import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** A body that no honest client sends. `refused`: it cannot be lawful, whatever the route is. */
interface HostileBody {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly refused: boolean;
}

const MARK = '\u0001raw\u0001';
/** The JSON of a holder, with these bytes where `mark` stands in it. */
function around(holder: object, mark: string, bytes: Buffer | string): Buffer {
  const [before, after] = JSON.stringify(holder).split(mark);
  return Buffer.concat([before, bytes, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

const EXTREMES = ['1e308', '-1e308', '5e-324', '-5e-324', '-0', '-0.0e5', '9007199254740993', '0.1e-400'];

const times = (count: number, text: string): Buffer => Buffer.alloc(count * text.length, text);
/** What is the same for all routes is made once. */
const members = kept((count) => Buffer.from(Array.from({ length: count }, (_, i) => `"k${i}":0`).join()));
const nested = kept((depth) => Buffer.concat([times(depth, '{"a":'), Buffer.from('1'), times(depth, '}')]));
const listOf = (item: string) => kept((count) => Buffer.from(`[${`${item},`.repeat(count - 1)}${item}]`));
const lists = listOf('[]'),
  objects = listOf('{}'),
  ones = listOf('1'),
  wrongs = listOf('{"x":{}}');

function kept(make: (count: number) => Buffer): (count: number) => Buffer {
  const made = new Map<number, Buffer>();
  return (count) => {
    const found = made.get(count) ?? make(count);
    made.set(count, found);
    return found;
  };
}

/** Hostile bodies for one route, made from its example; `size` is that of the largest, in bytes. */
export function* hostileBodies(route: Route, size: number): Generator<HostileBody> {
  const example = (route.example.body ?? {}) as Record<string, unknown>;
  yield* shapes(example, size);
  const fields = Object.entries((route.body as JsonSchema | undefined)?.properties ?? {});
  for (const [name, schema] of fields) yield* ofField({ example, name, schema, size });
}

const body = (kind: string, bytes: Buffer | string, refused: boolean): HostileBody => ({
  kind,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  refused,
});

function* shapes(example: Record<string, unknown>, size: number): Generator<HostileBody> {
  const flood = (count: number): Buffer =>
    around({ ...example, [MARK]: 0 }, `${JSON.stringify(MARK)}:0`, members(count));
  yield body('unknown keys, 10,000', flood(10_000), true);
  yield body('unknown keys, as many as fit', flood(Math.floor(size / 12)), true);
  yield body('one key of the whole size', JSON.stringify({ ...example, ['k'.repeat(size - 2_000)]: 0 }), true);
  const [first] = Object.keys(example);
  const text = JSON.stringify(example);
  yield body('a name twice', `{${JSON.stringify(first ?? 'x')}:1,${text === '{}' ? '"x":2}' : text.slice(1)}`, true);
  for (const depth of [1_000, Math.floor(size / 6)])
    yield body(`depth ${depth}`, around({ ...example, x: MARK }, JSON.stringify(MARK), nested(depth)), true);
  yield body('a list of lists', lists(Math.floor(size / 3) - 1), true);
  yield body('a list of objects', objects(Math.floor(size / 3) - 1), true);
  yield body('a list of numbers', ones(Math.floor(size / 2) - 1), true);
}

interface FieldOfExample {
  readonly example: Record<string, unknown>;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly size: number;
}

function* ofField({ example, name, schema, size }: FieldOfExample): Generator<HostileBody> {
  const types = typesOf(schema);
  const put = (bytes: Buffer | string): Buffer => around({ ...example, [name]: MARK }, JSON.stringify(MARK), bytes);
  if (types.has('array')) {
    const given = (example[name] as unknown[] | undefined)?.[0] ?? 1;
    const item = JSON.stringify(given);
    yield body('100,000 items', put(ones(100_000)), true);
    const count = Math.max(2, Math.floor((size - 2_000) / (item.length + 1)));
    yield body('items as many as fit', put(`[${`${item},`.repeat(count - 1)}${item}]`), false);
    const { maxItems = 2000 } = schema;
    yield body('wrong items, as many as admitted', put(wrongs(maxItems)), false);
  }
  if (types.has('object') && schema.additionalProperties !== false)
    yield body('a map of as many as fit', put(Buffer.from(`{${members(Math.floor(size / 12)).toString()}}`)), true);
  if (types.has('string')) yield body('text of the whole size', put(`"${'a'.repeat(size - 2_000)}"`), true);
  if (types.has('number') || types.has('integer')) {
    for (const extreme of EXTREMES) yield body(`number ${extreme}`, put(extreme), false);
    yield body('a number of 100,000 digits', put(times(100_000, '7')), true);
    yield body('a fraction of 100,000 digits', put(`0.${'3'.repeat(100_000)}`), false);
    yield body('a number beyond the largest', put('1e999'), true);
  }
}

function typesOf(schema: JsonSchema): Set<string> {
  return new Set([
    ...[schema.type ?? []].flat(),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => [...typesOf(branch)]),
  ]);
}
