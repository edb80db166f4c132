import type { Static, TSchema } from '@sinclair/typebox';
import type { Engine } from '../engine.js';
import { statingInertOptions } from './inert-options.js';
import type { InertOption } from './inert-options.js';

/** Statuses of error answers; `transport/openapi.ts` describes them. */
export type ErrorStatus = 404 | 406 | 413 | 415 | 422 | 431 | 500 | 503 | 504;

/** Thread that computes a route: the serving thread, or a worker of the pool, where the computation can be stopped. */
type RunMode = 'inline' | 'pool';

/** A list of the body, and the list of the answer that has one item for each of its items. Items do not affect each other. */
export interface PartsOfList {
  readonly items: string;
  readonly answers: string;
  /** Number of items in one job of a worker: some milliseconds of work. */
  readonly size: number;
}

/** The list of an answer that is written as a table (CSV). */
export interface TableOfAnswer {
  /** Field of the list, or of the map whose keys become the column `key`; null: the answer itself is the list. */
  readonly list: string | null;
}

/** A moment of an event: fields of the event, with a dot for fields of nested records. */
export interface EventMoment {
  /** Field with the beginning: ISO 8601 in UTC, or a Julian day UT1. */
  readonly begin: string;
  readonly end?: string;
  /** Name of the moment, when an event has several. */
  readonly name?: string;
}

/** The events of an answer that are written as a calendar (iCalendar). */
export interface CalendarOfAnswer {
  /** Field of the list of events; null: the answer itself is the list, or the only event. */
  readonly list: string | null;
  /** Field of the rows of the list that contains their events; without it the rows are the events. */
  readonly within?: string;
  /** Moments of an event of the list. */
  readonly moments?: readonly EventMoment[];
  /** Moments of the answer itself, which is the event when it has no list. */
  readonly own?: readonly EventMoment[];
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
  /** Path with `{name}` placeholders. This is the only place where it is written. */
  readonly path: `/${string}`;
  /** Name in the route catalogue, e.g. `chart_route`. Default: derived from the path. */
  readonly name?: string;
  readonly summary: string;
  /** Policies, bounds and sources that a user must know. Markdown. */
  readonly description?: string;
  /** Catalogue tag when it is not the family's. */
  readonly tag?: string;
  /** Catalogue group when it is not the family's. */
  readonly group?: CatalogueGroup;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  /** The table of the answer; without it the answer has no CSV form. */
  readonly table?: TableOfAnswer;
  /** The events of the answer; without them the answer has no calendar form. */
  readonly calendar?: CalendarOfAnswer;
  /** Default `inline`. Routes that may take more than about 5 ms run in the pool. */
  readonly run?: RunMode;
  /** Time limit in the pool, default 30 s; a computation that exceeds it is stopped and answered 504. */
  readonly deadlineMs?: number;
  /**
   * Expected computing time of a validated request in the pool, in milliseconds, when it may exceed a second: such jobs are queued separately, so
   * that short requests do not wait for them.
   */
  readonly costMs?: (input: RouteInput<P, Q, B>) => number;
  /** The answer is one list with an item for each item of a list of the body: all workers compute it in parts. */
  readonly parts?: PartsOfList;
  /** Additional error statuses (404: a named resource may not exist). */
  readonly errors?: readonly ErrorStatus[];
  /** The same request always gets the same answer (default); such answers have an ETag. */
  readonly deterministic?: boolean;
  /** The schema of the answer admits undeclared fields; tests then do not look for them. */
  readonly openResponse?: boolean;
  /** Optional fields of the body that have no effect in some requests; the response shape includes `...optionsNotApplied`, which lists them. */
  readonly inert?: readonly InertOption<Static<B>>[];
  readonly example: RouteExample;
  /** False when the schema alone does not determine the required fields: no minimal example is then derived. */
  readonly minimalExample?: boolean;
}

/** A declared route. Server, validation, catalogue, OpenAPI, documentation and tests are derived from the registry of these records. */
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
  readonly table: TableOfAnswer | undefined;
  readonly calendar: CalendarOfAnswer | undefined;
  readonly run: RunMode;
  readonly deadlineMs: number;
  readonly costMs: ((input: { params: unknown; query: unknown; body: unknown }) => number) | undefined;
  readonly parts: PartsOfList | undefined;
  /** All error statuses of the route, in ascending order. */
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
    table: spec.table,
    calendar: spec.calendar,
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

/** Error statuses that follow from a declaration: any request may be refused, a body may be too large or of another type, workers may be busy. */
function errorsOf(
  spec: Pick<RouteSpec<TSchema, TSchema, TSchema, TSchema>, 'method' | 'params' | 'errors'>,
): ErrorStatus[] {
  // A request that needs the integration of an orbit goes to a worker, whatever the mode of the route is.
  const derived: ErrorStatus[] =
    spec.method === 'POST' ? [406, 413, 415, 422, 431, 500, 503, 504] : [406, 422, 431, 500];
  const missing: ErrorStatus[] = spec.params ? [404] : [];
  return [...new Set([...missing, ...derived, ...(spec.errors ?? [])])].sort((a, b) => a - b);
}

/** Declares a family: the routes of one URL segment. */
export function declareFamily(spec: Family): Family {
  return spec;
}
