import type { Family } from '../contract/route.js';
import { suggestNames } from '../kernel/suggest.js';
import { ServiceError } from './errors.js';

interface Pattern {
  readonly path: string;
  readonly segments: readonly string[];
  readonly methods: string[];
}

/** Finds the error for a request without a route: 405 with `Allow`, or 404 with suggestions. */
interface RouteTable {
  /**
   * Declared paths without parameters that also match a declared path with a parameter of another method: `GET /v1/stars/variable/state` is
   * not a request for a star named `state`. Keys are `METHOD path`.
   */
  readonly shadowed: ReadonlySet<string>;
  unmatched(method: string, path: string): ServiceError;
}

/** `paths` are the served paths, aliases included; suggestions contain only declared paths of the families. */
export function createRouteTable(
  families: readonly Family[],
  paths: readonly { readonly path: string; readonly method: string }[],
): RouteTable {
  const patterns = new Map<string, Pattern>();
  for (const { path, method } of paths) {
    const pattern = patterns.get(path) ?? { path, segments: path.split('/'), methods: [] };
    pattern.methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    patterns.set(path, pattern);
  }
  const declared = families.flatMap((family) =>
    family.routes.map((route) => ({ path: route.path, method: route.method })),
  );
  return {
    shadowed: shadowedPaths([...patterns.values()]),
    unmatched(method, path) {
      const segments = path.split('/');
      const allowed = [...patterns.values()]
        .filter((pattern) => pattern.path === path || (!patterns.has(path) && fits(pattern.segments, segments)))
        .flatMap((pattern) => pattern.methods);
      if (allowed.length) {
        const allow = [...new Set(allowed)].sort();
        return new ServiceError(
          405,
          'method_not_allowed',
          'routing',
          `${path} answers ${allow.join(', ')}, not ${method}`,
          { method, path, allowed: allow },
          { allow: allow.join(', ') },
        );
      }
      const near = nearPaths(path, declared);
      return new ServiceError(404, 'not_found', 'routing', `${method} ${path.slice(0, 200)} is not a known route`, {
        method,
        path: path.slice(0, 200),
        suggestions: near,
        catalogue: '/v1/meta/routes',
      });
    },
  };
}

function shadowedPaths(patterns: readonly Pattern[]): Set<string> {
  const open = patterns.filter((pattern) => pattern.path.includes('{'));
  return new Set(
    patterns
      .filter((pattern) => !pattern.path.includes('{'))
      .flatMap((whole) =>
        open
          .filter((pattern) => fits(pattern.segments, whole.segments))
          .flatMap((pattern) => pattern.methods)
          .filter((method) => !whole.methods.includes(method))
          .map((method) => `${method} ${whole.path}`),
      ),
  );
}

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, i) => (part.startsWith('{') ? segments[i] !== '' : part === segments[i]));

/** Declared routes with a path similar to the given one: routes of its own segment if it exists, otherwise of segments with a similar name. */
function nearPaths(path: string, declared: readonly { readonly path: string; readonly method: string }[]): string[] {
  const wanted = path.slice(0, 120).replace(/\/+$/, '');
  const segmentOf = (text: string): string => text.replace(/^\/v1(?=\/)/, '').split('/')[1] ?? '';
  const segments = [...new Set(declared.map((route) => segmentOf(route.path)))];
  const own = segmentOf(wanted);
  const near = segments.includes(own) ? [own] : suggestNames(own, segments);
  const candidates = declared.filter((route) => near.includes(segmentOf(route.path)));
  const tail = (text: string): string => text.replace(/^\/v1(?=\/)/, '');
  const best = suggestNames(
    tail(wanted),
    candidates.map((route) => tail(route.path)),
    3,
  );
  const chosen = best.length
    ? best.map((name) => candidates.find((route) => tail(route.path) === name))
    : candidates.slice(0, 3);
  return chosen.flatMap((route) => (route ? [`${route.method} ${route.path}`] : []));
}
