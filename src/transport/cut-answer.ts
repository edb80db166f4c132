import { InvalidInput } from '../kernel/errors.js';
import { plainText } from '../contract/names.js';
import { unitsOf } from '../contract/units.js';
import type { Unit } from '../contract/units.js';
import { suggestNames } from '../kernel/suggest.js';
import type { FormWanted } from './other-forms.js';
import type { JsonSchema } from './json-schema.js';

/** Query parameters of every route that change the answer: fewer fields, fewer decimals, other names, another form. */
export interface Cut {
  /** Paths to keep, each a list of keys; null keeps all. */
  readonly fields: readonly (readonly string[])[] | null;
  /** Decimals of angles; null keeps all. */
  readonly precision: number | null;
  /** False omits `computation_basis`. */
  readonly basis: boolean;
  /** Conventional names in place of the neutral tokens, in values and keys. */
  readonly plainNames: boolean;
  /** A form that is not JSON; null: JSON. */
  readonly form: FormWanted | null;
}

export const MOST_FIELDS = 200,
  LONGEST_FIELDS = 4000,
  MOST_DECIMALS = 12;

export type Query = Readonly<Record<string, unknown>>;

/** Names of the parameters; no route has an own parameter of such a name. */
export const CUT_PARAMETERS = ['fields', 'precision', 'basis', 'names'] as const;

export const NAME_FORMS = ['tokens', 'plain'] as const;

/** True when a query has one of these parameters. */
export function asksToCut(query: unknown): query is Query {
  if (typeof query !== 'object' || query === null) return false;
  for (const name of CUT_PARAMETERS) if (Object.hasOwn(query, name)) return true;
  return false;
}

/** The query without these parameters. */
export const withoutCut = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !(CUT_PARAMETERS as readonly string[]).includes(name)));

/** Reads the parameters and checks the paths against the schema of the answer. Errors: InvalidInput that names the parameter. */
export function readCut(query: Query, answer: JsonSchema, form: FormWanted | null = null): Cut {
  if (form?.form === 'geojson' || form?.form === 'svg') refuseInDocument(query, form.form);
  return {
    fields: query.fields === undefined ? null : readFields(query.fields, answer),
    precision: query.precision === undefined ? null : readPrecision(query.precision),
    basis: query.basis === undefined || readBasis(query.basis),
    plainNames: query.names !== undefined && readNames(query.names) === 'plain',
    form,
  };
}

/** A map or a picture is one document: `fields` does not apply to it, nor `precision` to a picture. */
function refuseInDocument(query: Query, form: 'geojson' | 'svg'): void {
  const field = (form === 'svg' ? (['fields', 'precision'] as const) : (['fields'] as const)).find((name) =>
    Object.hasOwn(query, name),
  );
  if (field === undefined) return;
  throw new InvalidInput({
    field: `/${field}`,
    message: `\`${field}\` does not apply to this media type`,
    given: query[field],
    allowed: `no \`${field}\`, or Accept: application/json`,
  });
}

function readPrecision(given: unknown): number {
  const value = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : NaN;
  if (value <= MOST_DECIMALS) return value;
  throw new InvalidInput({
    field: '/precision',
    message: 'must be a whole number of decimals',
    given,
    allowed: `0 ... ${MOST_DECIMALS}`,
  });
}

function readBasis(given: unknown): boolean {
  if (given === 'true' || given === 'false') return given === 'true';
  throw new InvalidInput({
    field: '/basis',
    message: 'must be true or false',
    given,
    allowed: ['true', 'false'],
  });
}

function readNames(given: unknown): (typeof NAME_FORMS)[number] {
  const found = NAME_FORMS.find((form) => form === given);
  if (found !== undefined) return found;
  throw new InvalidInput({
    field: '/names',
    message: 'must be `tokens` (neutral tokens: authI) or `plain` (conventional names: Lahiri)',
    given,
    allowed: NAME_FORMS,
  });
}

function readFields(given: unknown, answer: JsonSchema): string[][] {
  const text = [given].flat().join(',');
  const paths = text.length > LONGEST_FIELDS ? [] : text.split(',').map((path) => path.trim().split('.'));
  if (paths.length === 0 || paths.length > MOST_FIELDS)
    throw new InvalidInput({
      field: '/fields',
      message: 'has too many paths or characters, or none',
      given: text.slice(0, 100),
      allowed: `at most ${MOST_FIELDS} paths in ${LONGEST_FIELDS} characters`,
    });
  for (const path of paths) checkPath(path, answer);
  return paths;
}

/** Checks a path against the schema. A list is passed through to its items; `*` matches any key. Errors: InvalidInput. */
function checkPath(path: readonly string[], answer: JsonSchema): void {
  let nodes = [answer];
  path.forEach((key, i) => {
    if (key === '') nodes = []; // Two dots in a row, or a dot at an end.
    const shapes = nodes.flatMap(objectShapes);
    if (shapes.some(isOpen)) return void (nodes = [{ additionalProperties: true }]);
    nodes = shapes.flatMap((shape) => childrenOf(shape, key));
    if (nodes.length > 0) return;
    const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
    throw new InvalidInput({
      field: '/fields',
      message: `the answer has no field ${path.slice(0, i + 1).join('.')}`,
      given: path.join('.').slice(0, 200),
      allowed: names,
      suggestions: suggestNames(key.slice(0, 100), names),
    });
  });
}

/** The object schemas that a schema admits, including those of branches and of items of lists. */
function objectShapes(schema: JsonSchema): JsonSchema[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = Array.isArray(schema.items)
    ? (schema.items as readonly JsonSchema[])
    : schema.items === undefined
      ? []
      : [schema.items as JsonSchema];
  const isObject =
    schema.properties !== undefined ||
    schema.patternProperties !== undefined ||
    typeof schema.additionalProperties === 'object';
  return [...(isObject || isOpen(schema) ? [schema] : []), ...[...branches, ...items].flatMap(objectShapes)];
}

/** True when a schema admits fields that it does not describe, or refers to itself. */
const isOpen = (schema: JsonSchema): boolean =>
  schema.additionalProperties === true || schema.$ref !== undefined || Object.keys(schema).length === 0;

function childrenOf({ properties = {}, patternProperties = {}, additionalProperties }: JsonSchema, key: string) {
  const others = [
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  if (key === '*') return [...Object.values(properties), ...others];
  return Object.hasOwn(properties, key) ? [properties[key]] : others;
}

/** Fields of an object to keep; null: all. */
type Kept = ReadonlyMap<string, Kept> | null;

function keptTree(paths: readonly (readonly string[])[]): Kept {
  const root = new Map<string, Kept>();
  for (const path of paths) {
    let node = root;
    for (const [i, key] of path.entries()) {
      const below = node.get(key);
      if (below === null) break; // A shorter path keeps the complete object.
      if (i === path.length - 1) node.set(key, null);
      else {
        const next = (below as Map<string, Kept> | undefined) ?? new Map<string, Kept>();
        node.set(key, next);
        node = next;
      }
    }
  }
  return root;
}

const isPolicy = (name: string): boolean => /(^|_)(policy|policies)$/.test(name);

/** `precision` rounds numbers in these units. */
const ANGULAR: readonly (Unit | undefined)[] = ['deg', 'deg/d'];
const NO_UNITS: ReadonlyMap<string, Unit> = new Map();

/** The answer as the parameters change it; `schema` is the schema of the answer. The given answer is not changed. */
export function cutAnswer(answer: unknown, { fields, precision, basis, plainNames }: Cut, schema: JsonSchema): unknown {
  const units = precision === null ? NO_UNITS : unitsOf(schema as Parameters<typeof unitsOf>[0]);
  const cut = (value: unknown, kept: Kept, name: string): unknown => {
    if (typeof value === 'number')
      return precision !== null && !Number.isInteger(value) && ANGULAR.includes(units.get(name))
        ? rounded(value, precision)
        : value;
    if (typeof value === 'string') return plainNames ? plainText(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => cut(item, kept, name));
    const out: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (!basis && key === 'computation_basis') continue;
      const below = kept === null ? null : kept.has(key) ? kept.get(key) : kept.get('*');
      if (below === undefined) continue;
      const written = plainNames ? plainText(key) : key;
      // A policy is a rule, not a result: its numbers are not rounded. Names of bodies and numbers of houses have the unit of their map.
      if (below === null && isPolicy(key)) out[written] = plainNames ? withPlainNames(inner) : inner;
      else out[written] = cut(inner, below, isFieldName(key) ? key : name);
    }
    return out;
  };
  return cut(answer, fields === null ? null : keptTree(fields), '');
}

const isFieldName = (key: string): boolean => {
  const first = key.charCodeAt(0);
  return first >= 0x61 && first <= 0x7a;
};

/** A complete value with conventional names. */
export const withPlainNames = (value: unknown): unknown =>
  cutAnswer(value, { fields: null, precision: null, basis: true, plainNames: true, form: null }, {});

/** Rounds to a number of decimals. A rounded zero has no sign. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
