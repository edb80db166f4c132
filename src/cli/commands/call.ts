import { readFileSync } from 'node:fs';
import type { Route } from '../../contract/route.js';
import { usage } from '../moment.js';
import type { Cell, Moment, Report, Table } from '../report.js';
import type { Service } from '../service.js';

export interface CallOptions {
  readonly query?: readonly string[];
  readonly example?: boolean;
  /** Names in the answer: `plain` (Lahiri) or `tokens` (authI, the default). */
  readonly names?: string;
}

/** Calls any route with a JSON body (`-` reads standard input, `@FILE` a file) and parameters `name=value`. */
export function call(service: Service, [name, given]: readonly (string | undefined)[], options: CallOptions): Report {
  if (name === undefined)
    throw usage('ROUTE', 'is required: the path, name or operation id of a route; `routes` lists them');
  const { route, params } = service.find(name);
  if (options.example) return { json: route.example.body ?? route.example.query ?? {}, tables: [] };
  if (given === undefined && route.body)
    throw usage('JSON', `is required: this route has a body; \`call ${name} --example\` prints one`);
  const parameters = Object.entries(readParameters(options.query ?? []));
  const ofPath = Object.keys((route.params?.properties ?? {}) as object);
  const isOfPath = ([key]: readonly [string, unknown]): boolean => ofPath.includes(key);
  const answer = service.answer(route, {
    params: { ...params, ...Object.fromEntries(parameters.filter(isOfPath)) },
    query: {
      ...(options.names === undefined ? {} : { names: options.names }),
      ...Object.fromEntries(parameters.filter((entry) => !isOfPath(entry))),
    },
    ...(given === undefined ? {} : { body: readBody(given) }),
  });
  const rows = listOf(answer);
  return {
    json: answer,
    tables: rows ? [tableOf(rows)] : [],
    text: `${JSON.stringify(answer, null, 2)}\n`,
    moments: momentsOf(rows),
  };
}

function readBody(given: string): unknown {
  const source =
    given === '-' ? readFileSync(0, 'utf8') : given.startsWith('@') ? readFileSync(given.slice(1), 'utf8') : given;
  try {
    return JSON.parse(source);
  } catch (error) {
    throw usage('JSON', `is not valid JSON: ${(error as Error).message}`);
  }
}

/** Reads parameters; a repeated name becomes a list. */
function readParameters(given: readonly string[]): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = {};
  for (const pair of given) {
    const at = pair.indexOf('=');
    if (at < 1) throw usage('--query', 'must be NAME=VALUE', pair);
    const name = pair.slice(0, at),
      value = pair.slice(at + 1);
    out[name] = name in out ? [out[name], value].flat() : value;
  }
  return out;
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of an answer: itself, or the first of its fields that is a list of objects. */
function listOf(answer: unknown): readonly Row[] | null {
  const lists = Array.isArray(answer) ? [answer] : isRow(answer) ? Object.values(answer).filter(Array.isArray) : [];
  return (lists.find((list) => list.length > 0 && list.every(isRow)) as Row[] | undefined) ?? null;
}

/** A table of rows: nested fields become columns with their path; lists are written as JSON. */
function tableOf(rows: readonly Row[]): Table {
  const flat = rows.map((row) => Object.fromEntries(leaves(row, '')));
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return { columns: names.map((name) => ({ name })), rows: flat.map((row) => names.map((name) => row[name] ?? null)) };
}

function leaves(row: Row, prefix: string): [string, Cell][] {
  return Object.entries(row).flatMap(([key, value]): [string, Cell][] =>
    isRow(value)
      ? leaves(value, `${prefix}${key}.`)
      : [[prefix + key, typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell)]],
  );
}

/** Moments of rows with `datetime_utc`; the title of a moment is made of its strings. */
function momentsOf(rows: readonly Row[] | null): Moment[] | undefined {
  if (!rows?.every((row) => typeof row.datetime_utc === 'string')) return undefined;
  return rows.map((row) => ({
    start: row.datetime_utc as string,
    summary:
      Object.entries(row)
        .filter(([key, value]) => typeof value === 'string' && key !== 'datetime_utc')
        .map(([, value]) => value as string)
        .join(' ') || 'event',
  }));
}

/** Routes whose path, name or summary contains `part`. */
export function listRoutes(service: Service, part = ''): Report {
  const wanted = part.toLowerCase();
  const contains = (route: Route): boolean =>
    `${route.path} ${route.name} ${route.summary}`.toLowerCase().includes(wanted);
  const rows = service.routes.filter(contains).map(({ method, path, summary }) => [method, path, summary]);
  return {
    json: rows.map(([method, path, summary]) => ({ method, path, summary })),
    tables: [{ columns: [{ name: 'method' }, { name: 'path' }, { name: 'summary' }], rows }],
  };
}

/** Places with a name. */
export function listPlaces(service: Service, query: string | undefined): Report {
  if (query === undefined) throw usage('NAME', 'is required: the name of a place');
  const { matches } = service.ask('locations_search_route_v1_locations_search_get', {
    query: { query, limit: '15' },
  });
  const columns = ['name', 'region', 'country', 'latitude', 'longitude', 'timezone', 'population'] as const;
  return {
    json: matches,
    tables: [
      {
        columns: columns.map((name) => ({ name })),
        rows: matches.map((match) => columns.map((name) => match[name] ?? null)),
      },
    ],
  };
}
