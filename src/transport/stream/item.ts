import type { Route } from '../../contract/route.js';
import { InvalidInput } from '../../kernel/errors.js';
import { CUT_PARAMETERS, asksToCut, readCut, withoutCut } from '../cut-answer.js';
import type { Cut, Query } from '../cut-answer.js';
import type { JsonSchema } from '../json-schema.js';
import type { RouteNames } from '../route-names.js';
import type { RequestParts } from '../validator.js';

/** What a line may hold. */
const KEYS = ['op', 'id', 'params', 'query', 'body'] as const;
const LONGEST_ID = 256;

/** The caller's own mark of an item, answered as it came; undefined: none was given. */
export type ItemId = string | number | null | undefined;

export type ItemValue = Readonly<Record<string, unknown>>;

/** A request to one route, before it is checked. */
export interface ItemRequest {
  readonly route: Route;
  readonly parts: RequestParts;
  /** What is wanted of the answer; undefined: all of it. */
  readonly cut: Cut | undefined;
}

/** The mark of an item, wherever it can be told, so that also what is refused is found again. */
export function idOf(value: unknown): ItemId {
  if (!isObject(value)) return undefined;
  const { id } = value;
  return (typeof id === 'string' && id.length <= LONGEST_ID) || typeof id === 'number' || id === null ? id : undefined;
}

/**
 * Reads what a line says: the route and the parts of its request. `cutAll` are the query parameters of the stream; the item's own win.
 * Errors: InvalidInput about the item.
 */
export function readItem(value: unknown, names: RouteNames, cutAll: Query): ItemRequest {
  if (!isObject(value))
    throw new InvalidInput({ field: '', message: 'an item is an object', given: brief(value), allowed: KEYS });
  for (const key of Object.keys(value))
    if (!(KEYS as readonly string[]).includes(key))
      throw new InvalidInput({ field: `/${key.slice(0, 100)}`, message: 'unknown field', given: key, allowed: KEYS });
  if (value.id !== undefined && idOf(value) === undefined)
    throw new InvalidInput({
      field: '/id',
      message: 'the mark of an item is a text or a number',
      given: brief(value.id),
      allowed: `a text of at most ${LONGEST_ID} characters, or a number`,
    });
  if (typeof value.op !== 'string')
    throw new InvalidInput({
      field: '/op',
      message: 'an item names its route',
      ...(value.op === undefined ? {} : { given: brief(value.op) }),
      allowed: 'an operation id, a name or a path, e.g. "chart"',
    });
  const { route, params } = names.find(value.op, '/op');
  const own = partOf(value, 'query');
  const wanted = { ...cutAll, ...texts(own) };
  return {
    route,
    parts: { params: { ...params, ...partOf(value, 'params') }, query: withoutCut(own), body: value.body },
    cut: asksToCut(wanted) ? readCut(wanted, route.response as JsonSchema) : undefined,
  };
}

function partOf(value: ItemValue, key: 'params' | 'query'): Query {
  const part = value[key] ?? {};
  if (isObject(part)) return part;
  throw new InvalidInput({
    field: `/${key}`,
    message: 'an object of names and values',
    given: brief(part),
    allowed: 'an object',
  });
}

/** The parameters of the cut as a query has them: in JSON they may be a number, a truth value or a list. */
const texts = (query: Query): Record<string, unknown> =>
  Object.fromEntries(
    CUT_PARAMETERS.filter((name) => query[name] !== undefined).map((name) => {
      const value = query[name];
      return [name, typeof value === 'number' || typeof value === 'boolean' ? String(value) : value];
    }),
  );

const isObject = (value: unknown): value is ItemValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100);
