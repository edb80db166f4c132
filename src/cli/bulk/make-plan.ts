import type { Route } from '../../contract/route.js';
import { suggestNames } from '../../kernel/suggest.js';
import { readCut } from '../../transport/cut-answer.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import type { RouteNames } from '../../transport/route-names.js';
import { InvalidInput } from '../../kernel/errors.js';
import { usage } from '../moment.js';
import type { BulkOptions } from './options.js';
import { isTable } from './plan.js';
import type { Plan, Target } from './plan.js';

/** Inputs of the plan: the names of routes, and the columns of the input (null: lines of JSON, each with its own fields). */
interface Known {
  readonly names: RouteNames;
  readonly columns: readonly string[] | null;
}

/** Makes the plan for each row. `unused`: columns that no option uses. Errors: InvalidInput that names the option. */
export function makePlan(options: BulkOptions, { names, columns }: Known): { plan: Plan; unused: readonly string[] } {
  const cut = {
    ...(options.precision === null ? {} : { precision: options.precision }),
    ...(options.basis ? {} : { basis: 'false' }),
    ...(isTable(options.form) || options.fields === null
      ? {}
      : { fields: options.fields.map(({ path }) => path.join('.')).join(',') }),
  };
  const common = {
    input: options.input,
    output: options.form,
    head: options.input === 'csv' ? columns : null,
    cut,
    fields: isTable(options.form) ? options.fields : null,
    groupRows: options.groupRows,
    strict: options.strict,
  };
  if (options.route === null) {
    assertItems(options);
    const none = { operationId: null, targets: [], keep: [], open: false };
    return { plan: { ...common, ...none, constants: { params: {}, query: {}, body: undefined } }, unused: [] };
  }
  const { route, params } = names.find(options.route, '--route');
  // An unknown path is refused before the first row.
  const asked = options.fields?.map(({ path }) => path.join('.')).join(',');
  readCut({ ...cut, ...(asked === undefined ? {} : { fields: asked }) }, route.response as JsonSchema);
  const targets = targetsOf(options, route, columns);
  const mapped = new Set(targets.map(({ column }) => column));
  const keep = options.keep ?? (columns ? columns.filter(isId) : ['id'].filter((name) => !fieldsOf(route).has(name)));
  for (const name of keep) assertColumn('--keep', name, columns);
  const plan: Plan = {
    ...common,
    operationId: route.operationId,
    targets,
    constants: constantsOf(options.set, route, params),
    keep,
    open: columns === null && route.body !== undefined,
  };
  return { plan, unused: (columns ?? []).filter((name) => !mapped.has(name) && !keep.includes(name)) };
}

const isId = (name: string): boolean => name === 'id';

function assertItems({ input, form, map, set, keep, fields }: BulkOptions): void {
  if (input !== 'ndjson' || form !== 'ndjson')
    throw usage('--route', 'name the route of the rows; lines of JSON alone may name their own');
  if (map.length > 0 || Object.keys(set).length > 0 || keep !== null || fields !== null)
    throw usage('--route', '--map, --set, --keep and --fields are for the rows of one route: name it');
}

/** Fields of a request by their part (parameters, query, body). */
function partOf(name: string, route: Route): Target['part'] {
  for (const part of ['params', 'query'] as const)
    if (Object.hasOwn((route[part]?.properties ?? {}) as object, name)) return part;
  return 'body';
}

const fieldsOf = (route: Route): ReadonlySet<string> =>
  new Set(
    [route.params, route.query, route.body].flatMap((schema) => Object.keys((schema?.properties ?? {}) as object)),
  );

function targetsOf({ map, set }: BulkOptions, route: Route, columns: readonly string[] | null): Target[] {
  const fields = fieldsOf(route);
  const mapped = map.map(({ field, column }): Target => {
    const path = field.split('.');
    if (!fields.has(path[0])) throw noField('--map', path[0], route, fields);
    if (Object.hasOwn(set, path[0]) && path.length === 1)
      throw usage('--map', 'the field is given by --set as well', field);
    assertColumn('--map', column, columns);
    return { part: partOf(path[0], route), path, column };
  });
  for (const name of Object.keys(set)) if (!fields.has(name)) throw noField('--set', name, route, fields);
  const taken = new Set([...map.map(({ field }) => field.split('.')[0]), ...Object.keys(set)]);
  const sources = new Set(map.map(({ column }) => column));
  const own = [...fields]
    .filter((name) => !taken.has(name) && !sources.has(name) && (columns === null || columns.includes(name)))
    // Lines of JSON bring the fields of the body with them.
    .filter((name) => columns !== null || partOf(name, route) !== 'body')
    .map((name): Target => ({ part: partOf(name, route), path: [name], column: name }));
  return [...mapped, ...own];
}

const noField = (option: string, name: string, route: Route, fields: ReadonlySet<string>): InvalidInput =>
  new InvalidInput({
    field: option,
    message: `${route.path} takes no field of this name`,
    given: name,
    allowed: [...fields],
    suggestions: suggestNames(name.slice(0, 100), [...fields]),
  });

function assertColumn(option: string, name: string, columns: readonly string[] | null): void {
  if (columns === null || columns.includes(name)) return;
  throw new InvalidInput({
    field: option,
    message: 'the input has no column of this name',
    given: name,
    allowed: columns,
    suggestions: suggestNames(name.slice(0, 100), columns),
  });
}

function constantsOf(
  set: Readonly<Record<string, unknown>>,
  route: Route,
  params: Readonly<Record<string, string>>,
): Plan['constants'] {
  const of = (part: Target['part']): Record<string, unknown> =>
    Object.fromEntries(Object.entries(set).filter(([name]) => partOf(name, route) === part));
  const body = of('body');
  return {
    params: { ...params, ...of('params') },
    query: of('query'),
    body: route.body || Object.keys(body).length > 0 ? body : undefined,
  };
}
