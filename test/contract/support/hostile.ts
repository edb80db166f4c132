import type { Route } from '../../../src/contract/route.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** A body that no regular client sends. `refused`: it is invalid for every route. */
interface HostileBody {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly refused: boolean;
}

const MARK = '\u0001raw\u0001';
/** The JSON of an object, with these bytes in place of `mark`. */
function around(holder: object, mark: string, bytes: Buffer | string): Buffer {
  const [before, after] = JSON.stringify(holder).split(mark);
  return Buffer.concat([before, bytes, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Values that may be within the bounds of a number; tried for every number of a request. */
const EXTREMES = ['5e-324', '-5e-324', '-0'];
/** Values out of all bounds, and unusual spellings. They do not depend on the field, so only the first number of a request gets them. */
const SPELLINGS = ['1e308', '-1e308', '-0.0e5', '9007199254740993', '0.1e-400'];

const times = (count: number, text: string): Buffer => Buffer.alloc(count * text.length, text);
/** Bodies that do not depend on the route are created once. */
const members = kept((count) => Buffer.from(Array.from({ length: count }, (_, i) => `"k${i}":0`).join()));
const nested = kept((depth) => Buffer.concat([times(depth, '{"a":'), Buffer.from('1'), times(depth, '}')]));
const texts = kept((count) =>
  Buffer.from(`[${Array.from({ length: count }, (_, i) => `"t${i.toString(36)}"`).join()}]`),
);
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

/** The reader accepts this number of names, lists and objects. A refusal must not list all of them. */
const READ_NAMES = 2_000,
  READ_ITEMS = 20_000;

/**
 * Hostile bodies for one route, made from its example: bodies that reach its schema, as large as the reader of bodies accepts, and bodies that
 * the reader refuses. `size`: bytes of the largest.
 */
export function* hostileBodies(route: Route, size: number): Generator<HostileBody> {
  const example = (route.example.body ?? {}) as Record<string, unknown>;
  yield* shapes(example, size);
  yield* floods(example, size);
  let isFirst = true;
  for (const [name, schema] of Object.entries((route.body as JsonSchema | undefined)?.properties ?? {})) {
    yield* ofField({ example, name, schema, size });
    if (!isNumeric(schema)) continue;
    if (isFirst) yield* spellings(example, name);
    isFirst = false;
  }
}

const body = (kind: string, bytes: Buffer | string, refused: boolean): HostileBody => ({
  kind,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  refused,
});

const flood = (example: object, count: number): Buffer =>
  around({ ...example, [MARK]: 0 }, `${JSON.stringify(MARK)}:0`, members(count));

function* shapes(example: Record<string, unknown>, size: number): Generator<HostileBody> {
  yield body('unknown keys, as they are read', flood(example, READ_NAMES), true);
  yield body('one key of the full size', JSON.stringify({ ...example, ['k'.repeat(size - 2_000)]: 0 }), true);
  const [first] = Object.keys(example);
  const text = JSON.stringify(example);
  yield body('a name twice', `{${JSON.stringify(first ?? 'x')}:1,${text === '{}' ? '"x":2}' : text.slice(1)}`, true);
  yield body('a list of objects', objects(1_000), true);
}

function* floods(example: Record<string, unknown>, size: number): Generator<HostileBody> {
  yield body('unknown keys, 10,000', flood(example, 10_000), true);
  yield body('unknown keys, as many as fit', flood(example, Math.floor(size / 12)), true);
  for (const depth of [1_000, Math.floor(size / 6)])
    yield body(`depth ${depth}`, around({ ...example, x: MARK }, JSON.stringify(MARK), nested(depth)), true);
  yield body('a list of lists', lists(Math.floor(size / 3) - 1), true);
  yield body('a list of objects, as many as fit', objects(Math.floor(size / 3) - 1), true);
  yield body('a list of numbers', ones(Math.floor(size / 2) - 1), true);
  yield body('a list of different strings', texts(Math.min(99_000, Math.floor(size / 8))), true);
}

function* spellings(example: Record<string, unknown>, name: string): Generator<HostileBody> {
  for (const spelling of SPELLINGS) yield body(`number ${spelling}`, withValue(example, name, spelling), false);
  yield body('a number of 100,000 digits', withValue(example, name, times(100_000, '7')), true);
  yield body('a fraction of 100,000 digits', withValue(example, name, `0.${'3'.repeat(100_000)}`), false);
  yield body('a number beyond the largest', withValue(example, name, '1e999'), true);
}

/** The example with these bytes for the value of one field. */
const withValue = (example: Record<string, unknown>, name: string, bytes: Buffer | string): Buffer =>
  around({ ...example, [name]: MARK }, JSON.stringify(MARK), bytes);

interface FieldOfExample {
  readonly example: Record<string, unknown>;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly size: number;
}

function* ofField({ example, name, schema, size }: FieldOfExample): Generator<HostileBody> {
  const types = typesOf(schema);
  const put = (bytes: Buffer | string): Buffer => withValue(example, name, bytes);
  if (types.has('array')) {
    const given = (example[name] as unknown[] | undefined)?.[0] ?? 1;
    const item = JSON.stringify(given);
    yield body('many items', put(ones(READ_ITEMS)), true);
    const count = Math.max(2, Math.floor((size - 2_000) / (item.length + 1)));
    yield body('items as many as fit', put(`[${`${item},`.repeat(count - 1)}${item}]`), false);
    const { maxItems = 2000 } = schema;
    yield body('wrong items, as many as admitted', put(wrongs(maxItems)), false);
  }
  if (types.has('object') && schema.additionalProperties !== false)
    yield body('a map of many', put(Buffer.from(`{${members(READ_NAMES).toString()}}`)), true);
  if (types.has('string')) yield body('string of the full size', put(`"${'a'.repeat(size - 2_000)}"`), true);
  if (isNumeric(schema)) for (const extreme of EXTREMES) yield body(`number ${extreme}`, put(extreme), false);
}

const isNumeric = (schema: JsonSchema): boolean => typesOf(schema).has('number') || typesOf(schema).has('integer');

function typesOf(schema: JsonSchema): Set<string> {
  return new Set([
    ...[schema.type ?? []].flat(),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => [...typesOf(branch)]),
  ]);
}
