import type { Static, TSchema } from '@sinclair/typebox';
import type { Engine } from '../engine.js';
import { statingInertOptions } from './inert-options.js';
import type { InertOption } from './inert-options.js';

/** Statuses of errors that an answer may have; what each means is in `transport/openapi.ts`. */
export type ErrorStatus = 404 | 406 | 413 | 415 | 422 | 431 | 500 | 503 | 504;

/** Where a route's work is done: in the serving thread, or in a pool worker that can be ended. */
type RunMode = 'inline' | 'pool';

/** A list of the body and the list, alone in the answer, that follows it item by item. No item touches another's answer. */
export interface PartsOfList {
  readonly items: string;
  readonly answers: string;
  /** Items that are worth a message to a worker: some milliseconds of work. */
  readonly size: number;
}

interface RouteInput<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly params: Static<P>;
  readonly query: Static<Q>;
  readonly body: Static<B>;
}

export interface RouteExample {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

interface RouteSpec<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema> {
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` placeholders. It is written here and nowhere else. */
  readonly path: `/${string}`;
  /** Name in the route catalogue, e.g. `chart_route`. Default: made from the path. */
  readonly name?: string;
  readonly summary: string;
  /** What a user must know beyond the summary: policy, bounds, sources. Markdown. */
  readonly description?: string;
  /** Catalogue tag when it is not the family's. */
  readonly tag?: string;
  /** Catalogue group when it is not the family's. */
  readonly group?: CatalogueGroup;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  /** Default `inline`. Routes that may take more than about 5 ms run in the pool. */
  readonly run?: RunMode;
  /** Default 30 s in the pool; the worker that runs over is ended and the caller gets 504. */
  readonly deadlineMs?: number;
  /**
   * What a request is expected to cost in the pool, from its checked input, in milliseconds, when that may be more than a second:
   * such work waits its turn apart, so that short requests never wait for it.
   */
  readonly costMs?: (input: RouteInput<P, Q, B>) => number;
  /** The answer is one list that follows a list of the body item by item: the pool may have it computed in parts, by all workers. */
  readonly parts?: PartsOfList;
  /** Statuses of errors beyond those that follow from the rest of the declaration (404: a thing that is named may not exist). */
  readonly errors?: readonly ErrorStatus[];
  /** The same request always gives the same answer (default): such answers carry an ETag. */
  readonly deterministic?: boolean;
  /** Numbers of the answer whose declared schema stays open (extra keys), tests then skip the undeclared-key check. */
  readonly openResponse?: boolean;
  /** Optional fields of the body that cannot act; the response shape holds `...optionsNotApplied`, in which the answer says so. */
  readonly inert?: readonly InertOption<Static<B>>[];
  readonly example: RouteExample;
  /** False where the schema alone does not tell what must be given: no minimal example is then made of the example. */
  readonly minimalExample?: boolean;
}

/** A declared route. The registry of these records is the one source of server, validation, catalogue, OpenAPI, docs and tests. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string | undefined;
  readonly group: CatalogueGroup | undefined;
  readonly params: TSchema | undefined;
  readonly query: TSchema | undefined;
  readonly body: TSchema | undefined;
  readonly response: TSchema;
  readonly run: RunMode;
  readonly deadlineMs: number;
  readonly costMs: ((input: { params: unknown; query: unknown; body: unknown }) => number) | undefined;
  readonly parts: PartsOfList | undefined;
  /** Every status that an answer may have besides 200, in order. */
  readonly errors: readonly ErrorStatus[];
  readonly deterministic: boolean;
  readonly openResponse: boolean;
  readonly example: RouteExample;
  readonly minimalExample: boolean;
  readonly handle: (engine: Engine, input: { params: unknown; query: unknown; body: unknown }) => unknown;
}

/** Groups of the route catalogue (`family` in GET /v1/meta/routes). */
export type CatalogueGroup =
  | 'operational'
  | 'core'
  | 'profile-bundles'
  | 'predictive'
  | 'relationship'
  | 'classical-vedic'
  | 'spatial'
  | 'phenomena'
  | 'catalogs'
  | 'website';

export interface Family {
  /** Folder name and URL segment. */
  readonly name: string;
  readonly tag: string;
  readonly group: CatalogueGroup;
  readonly routes: readonly Route[];
}

/** Declares one route: its contract as data, and the function that answers it. */
export function route<
  R extends TSchema,
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
>(spec: RouteSpec<P, Q, B, R>, handle: (engine: Engine, input: RouteInput<P, Q, B>) => Static<R>): Route {
  const name =
    spec.name ??
    `${spec.path
      .replace(/^\/(v1\/)?/, '')
      .replace(/[{}]/g, '')
      .replace(/[^A-Za-z0-9]+/g, '_')}_route`;
  const { body, inert } = spec;
  return {
    method: spec.method,
    path: spec.path,
    name,
    operationId: `${name}_${spec.path
      .slice(1)
      .replace(/[{}]/g, '')
      .replace(/[^A-Za-z0-9]+/g, '_')}_${spec.method.toLowerCase()}`,
    summary: spec.summary,
    description: spec.description ?? '',
    tag: spec.tag,
    group: spec.group,
    params: spec.params,
    query: spec.query,
    body: spec.body,
    response: spec.response,
    run: spec.run ?? 'inline',
    deadlineMs: spec.deadlineMs ?? 30_000,
    costMs: spec.costMs as Route['costMs'],
    parts: spec.parts,
    errors: errorsOf(spec),
    deterministic: spec.deterministic ?? true,
    openResponse: spec.openResponse ?? false,
    example: spec.example,
    minimalExample: spec.minimalExample ?? true,
    handle: (body && inert
      ? (engine: Engine, input: RouteInput<P, Q, B>) =>
          statingInertOptions(body, inert, input.body, handle(engine, input))
      : handle) as Route['handle'],
  };
}

/** What follows from a declaration: any request may be refused, bodies may be too large or of another type, workers busy or late. */
function errorsOf(
  spec: Pick<RouteSpec<TSchema, TSchema, TSchema, TSchema>, 'method' | 'params' | 'errors'>,
): ErrorStatus[] {
  // A request whose body needs an orbit integrated goes to a worker, whatever the route's own mode is.
  const derived: ErrorStatus[] =
    spec.method === 'POST' ? [406, 413, 415, 422, 431, 500, 503, 504] : [406, 422, 431, 500];
  const missing: ErrorStatus[] = spec.params ? [404] : [];
  return [...new Set([...missing, ...derived, ...(spec.errors ?? [])])].sort((a, b) => a - b);
}

/** Declares a family: the routes of one URL segment. */
export function declareFamily(spec: Family): Family {
  return spec;
}
