import type { Route } from '../../contract/route.js';
import { InvalidInput } from '../../kernel/errors.js';
import { CUT_PARAMETERS, asksToCut, readCut, withoutCut } from '../cut-answer.js';
import type { Cut, Query } from '../cut-answer.js';
import type { JsonSchema } from '../json-schema.js';
import type { RouteNames } from '../route-names.js';
import type { RequestParts } from '../validator.js';

/** Allowed fields of an item. */
const KEYS = ['op', 'id', 'params', 'query', 'body'] as const;
const LONGEST_ID = 256;

/** The id that the client gave an item, returned unchanged; undefined: none was given. */
export type ItemId = string | number | null | undefined;

export type ItemValue = Readonly<Record<string, unknown>>;

/** A request to one route, not yet validated. */
export interface ItemRequest {
  readonly route: Route;
  readonly parts: RequestParts;
  /** The wanted part of the answer; undefined: the complete answer. */
  readonly cut: Cut | undefined;
}

/** The id of an item. It is read before validation, so that the answer of a refused item has it too. */
export function idOf(value: unknown): ItemId {
  if (!isObject(value)) return undefined;
  const { id } = value;
  return (typeof id === 'string' && id.length <= LONGEST_ID) || typeof id === 'number' || id === null ? id : undefined;
}

/**
 * Reads an item: its route and the parts of its request. `cutAll` are the query parameters of the stream; those of the item take precedence.
 * Errors: InvalidInput with a field of the item.
 */
export function readItem(value: unknown, names: RouteNames, cutAll: Query): ItemRequest {
  if (!isObject(value))
    throw new InvalidInput({ field: '', message: 'must be an object', given: brief(value), allowed: KEYS });
  for (const key of Object.keys(value))
    if (!(KEYS as readonly string[]).includes(key))
      throw new InvalidInput({
        field: `/${key.slice(0, 100)}`,
        message: 'is not a known field',
        given: key,
        allowed: KEYS,
      });
  if (value.id !== undefined && idOf(value) === undefined)
    throw new InvalidInput({
      field: '/id',
      message: '`id` must be a string or a number',
      given: brief(value.id),
      allowed: `a string of at most ${LONGEST_ID} characters, or a number`,
    });
  if (typeof value.op !== 'string')
    throw new InvalidInput({
      field: '/op',
      message: '`op` is required and must be a string',
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
    message: 'must be an object of names and values',
    given: brief(part),
    allowed: 'an object',
  });
}

/** The parameters of the cut as strings, as in a query: in JSON they may be numbers, booleans or lists. */
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
