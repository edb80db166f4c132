import { InvalidInput } from '../kernel/errors.js';
import { plainText } from '../contract/names.js';
import { suggestNames } from '../kernel/suggest.js';
import type { FormWanted } from './other-forms.js';
import type { JsonSchema } from './json-schema.js';

/** What a request wants of an answer: less than the whole, or other names; query parameters that every route takes. */
export interface Cut {
  /** Paths to keep, each a list of keys; null keeps all. */
  readonly fields: readonly (readonly string[])[] | null;
  /** Decimals of angles; null keeps all. */
  readonly precision: number | null;
  /** False leaves `computation_basis` out. */
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

/** The names of the parameters; no route has one of its own of these names. */
export const CUT_PARAMETERS = ['fields', 'precision', 'basis', 'names'] as const;

export const NAME_FORMS = ['tokens', 'plain'] as const;

/** True when a query asks for the answer otherwise than it is. */
export function asksToCut(query: unknown): query is Query {
  if (typeof query !== 'object' || query === null) return false;
  for (const name of CUT_PARAMETERS) if (Object.hasOwn(query, name)) return true;
  return false;
}

/** The query without the parameters of the cut. */
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

/** A map or a picture is one document: nothing can be left out of it, and of a picture nothing rounded. */
function refuseInDocument(query: Query, form: 'geojson' | 'svg'): void {
  const field = (form === 'svg' ? (['fields', 'precision'] as const) : (['fields'] as const)).find((name) =>
    Object.hasOwn(query, name),
  );
  if (field === undefined) return;
  throw new InvalidInput({
    field: `/${field}`,
    message: 'the form that Accept asks for is one document',
    given: query[field],
    allowed: `no ${field}, or Accept: application/json`,
  });
}

function readPrecision(given: unknown): number {
  const value = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : NaN;
  if (value <= MOST_DECIMALS) return value;
  throw new InvalidInput({
    field: '/precision',
    message: 'decimals of angles: a whole number',
    given,
    allowed: `0 ... ${MOST_DECIMALS}`,
  });
}

function readBasis(given: unknown): boolean {
  if (given === 'true' || given === 'false') return given === 'true';
  throw new InvalidInput({
    field: '/basis',
    message: 'whether the answer carries its computation_basis',
    given,
    allowed: ['true', 'false'],
  });
}

function readNames(given: unknown): (typeof NAME_FORMS)[number] {
  const found = NAME_FORMS.find((form) => form === given);
  if (found !== undefined) return found;
  throw new InvalidInput({
    field: '/names',
    message: 'whether the answer writes neutral tokens (authI) or conventional names (Lahiri)',
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
      message: 'too much is asked for',
      given: text.slice(0, 100),
      allowed: `at most ${MOST_FIELDS} paths in ${LONGEST_FIELDS} characters`,
    });
  for (const path of paths) checkPath(path, answer);
  return paths;
}

/** Walks the schema along a path. Lists are passed through; `*` stands for any key. */
function checkPath(path: readonly string[], answer: JsonSchema): void {
  let nodes = [answer];
  path.forEach((key, i) => {
    if (key === '') nodes = []; // Two dots in a row, or one at an end.
    const shapes = nodes.flatMap(objectShapes);
    if (shapes.some(isOpen)) return void (nodes = [{ additionalProperties: true }]);
    nodes = shapes.flatMap((shape) => childrenOf(shape, key));
    if (nodes.length > 0) return;
    const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
    throw new InvalidInput({
      field: '/fields',
      message: `the answer has no ${path.slice(0, i + 1).join('.')}`,
      given: path.join('.').slice(0, 200),
      allowed: names,
      suggestions: suggestNames(key.slice(0, 100), names),
    });
  });
}

/** The shapes of objects that a schema admits: of each branch, and of the items of a list. */
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

/** True where a schema admits keys that it does not describe, or refers to itself. */
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

/** Keys to keep below a place; null: everything. */
type Kept = ReadonlyMap<string, Kept> | null;

function keptTree(paths: readonly (readonly string[])[]): Kept {
  const root = new Map<string, Kept>();
  for (const path of paths) {
    let node = root;
    for (const [i, key] of path.entries()) {
      const below = node.get(key);
      if (below === null) break; // A shorter path keeps all of it.
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

/** Names of numbers that are angles, in degrees, or rates of them; what a name says besides (days, scores, tolerances) rules it out. */
const ANGLE =
  /(^|_)(longitude|latitude|lon|lat|declination|dec|right_ascension|ra|deg|degree|degree_in_sign|angle|orb|azimuth|altitude|elongation|separation|obliquity|ayanamsa|speed|arc|antiscion|asc|mc|dsc|ic|armc|vertex|anti_vertex|east_point|cusp|semidiameter|coordinate)(e?s|\d)?(_deg|_degrees|_per_day|_ecl|_gal)?($|_)/;
const NO_ANGLE =
  /(^|_)(jd|year|years|day|days|score|power|strength|factor|fraction|tolerance|threshold|count|mas)($|_)/;
const isAngle = (name: string): boolean => ANGLE.test(name) && !NO_ANGLE.test(name.replace('_per_day', ''));

const isPolicy = (name: string): boolean => /(^|_)(policy|policies)$/.test(name);

/** The part of an answer that a cut leaves. The answer itself is not changed. */
export function cutAnswer(answer: unknown, { fields, precision, basis, plainNames }: Cut): unknown {
  const known = new Map<string, boolean>();
  const rounds = (name: string): boolean => {
    let angle = known.get(name);
    if (angle === undefined) known.set(name, (angle = isAngle(name)));
    return angle;
  };
  const cut = (value: unknown, kept: Kept, name: string): unknown => {
    if (typeof value === 'number')
      return precision !== null && !Number.isInteger(value) && rounds(name) ? rounded(value, precision) : value;
    if (typeof value === 'string') return plainNames ? plainText(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => cut(item, kept, name));
    const out: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (!basis && key === 'computation_basis') continue;
      const below = kept === null ? null : kept.has(key) ? kept.get(key) : kept.get('*');
      if (below === undefined) continue;
      const written = plainNames ? plainText(key) : key;
      // A policy is a rule, no result: it keeps its figures. Names of bodies and numbers of houses mean what their map means.
      if (below === null && isPolicy(key)) out[written] = plainNames ? withPlainNames(inner) : inner;
      else out[written] = cut(inner, below, /^[a-z]/.test(key) ? key : name);
    }
    return out;
  };
  return cut(answer, fields === null ? null : keptTree(fields), '');
}

/** The whole of a value, in conventional names. */
const withPlainNames = (value: unknown): unknown =>
  cutAnswer(value, { fields: null, precision: null, basis: true, plainNames: true, form: null });

/** To so many decimals; a rounded zero has no sign. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
