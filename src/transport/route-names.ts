import { aliasPaths } from '../contract/names.js';
import type { Route } from '../contract/route.js';
import { InvalidInput } from '../kernel/errors.js';
import { suggestNames } from '../kernel/suggest.js';

interface FoundRoute {
  readonly route: Route;
  /** Values of the placeholders, when the given path contains values. */
  readonly params: Readonly<Record<string, string>>;
}

const LONGEST_NAME = 500;

/** Finds routes by path (also with values in place of placeholders), by name (with or without `_route`) or by operation id. */
export class RouteNames {
  readonly #routes: readonly Route[];
  readonly #byName = new Map<string, Route>();
  #suggestible: readonly string[] | undefined;

  constructor(routes: readonly Route[]) {
    this.#routes = routes;
    for (const route of routes) {
      const { path, name, operationId } = route;
      for (const key of [operationId, name, name.replace(/_route$/, ''), path, path.slice(1), path.replace('/v1/', '')])
        if (!this.#byName.has(key)) this.#byName.set(key, route);
    }
  }

  /** The route of a name. Errors: InvalidInput for `field`, with similar names. */
  find(name: string, field = '/route'): FoundRoute {
    const named = this.#byName.get(name);
    if (named) return { route: named, params: {} };
    const found = name.length <= LONGEST_NAME && name.includes('/') ? this.#withValues(name) : null;
    if (found) return found;
    this.#suggestible ??= [
      ...new Set(
        this.#routes.flatMap(({ path, name: own }) => [path, path.replace('/v1/', ''), own.replace(/_route$/, '')]),
      ),
    ];
    throw new InvalidInput({
      field,
      message: 'is not a known route; /v1/meta/routes lists all routes (command line: `routes TEXT`)',
      given: name.slice(0, 200),
      allowed: 'a path, a name or an operation id',
      suggestions: suggestNames(name.slice(0, 100), this.#suggestible),
    });
  }

  #withValues(name: string): FoundRoute | null {
    const path = name.startsWith('/') ? name : `/${name}`;
    const candidates = path.startsWith('/v1/') ? [path] : [path, `/v1${path}`];
    for (const route of this.#routes)
      for (const declared of [route.path, ...aliasPaths(route.path)])
        for (const candidate of candidates) {
          const params = placeholders(declared, candidate);
          if (params) return { route, params };
        }
    return null;
  }
}

/** Values of the placeholders with which a declared path equals a given path; null when it does not match. */
function placeholders(declared: string, given: string): Record<string, string> | null {
  const parts = declared.split('/'),
    values = given.split('/');
  if (parts.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    if (part.startsWith('{') && values[i] !== '') {
      const value = decoded(values[i]);
      if (value === null) return null;
      params[part.slice(1, -1)] = value;
    } else if (part !== values[i]) return null;
  }
  return params;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
