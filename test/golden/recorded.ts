import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A recorded request and answer of the engine that was used before; that engine has faults. */
export interface RecordedCase {
  readonly id: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  readonly response: unknown;
  /** The record itself is doubtful: only the shape of its answer counts. */
  readonly suspect?: true;
}

/** Placeholder for strings that depend on the engine: sentences, names of files and modules. */
export const OWN_WORDS = '<text>';

const folder = new URL('../../../test/golden/cases/', import.meta.url);

/** The rows of a file of test/golden, without comments. */
export const goldenRows = (file: string): string[] =>
  readFileSync(new URL(`../../../test/golden/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));

export const parseCases = (jsonLines: string): RecordedCase[] =>
  jsonLines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCase);

export const recordedCases = (): RecordedCase[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => parseCases(gunzipSync(readFileSync(new URL(name, folder))).toString()));

/** `METHOD /path/{name}` of the contract that a case requests; a fixed path has priority over one with a placeholder. */
export function routeOfCase({ method, path }: Pick<RecordedCase, 'method' | 'path'>, contract: string[]): string {
  const found = findRoute({ method, path }, contract);
  if (!found) throw new Error(`no route of the contract matches ${method} ${path}`);
  return found;
}

/** Whether one of the routes (`METHOD /path/{name}`) matches the request of a case. */
export const hasRoute = (recorded: Pick<RecordedCase, 'method' | 'path'>, routes: string[]): boolean =>
  findRoute(recorded, routes) !== undefined;

function findRoute({ method, path }: Pick<RecordedCase, 'method' | 'path'>, routes: string[]): string | undefined {
  const requested = `${method} ${path.split('?')[0]}`;
  return routes.includes(requested) ? requested : routes.find((route) => placeholders(route).test(requested));
}

/** A pattern for a route or a field in which some parts match any string between separators. */
const placeholders = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split(/\{[^}]+\}/)
      .map(literally)
      .join('[^/]+')}$`,
  );

export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
