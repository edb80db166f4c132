import type { JsonSchema } from '../../../src/transport/json-schema.js';

/** Names for free strings of a request, by the name of the field. The first one that the route accepts is used. */
const NAMES: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/house_system|^system$/, ['P', 'W', 'K']],
  [/ayanamsa/, ['lahiri', 'fagan_bradley']],
  [/bodies|targets|names|planets|points|body|object|target/, ['Sun', 'Moon', 'Mars', 'Venus', 'Saturn', 'True Node']],
  [/aspect/, ['Conjunction', 'Square', 'Opposition']],
  [/star/, ['Regulus', 'Spica', 'Sirius']],
  [/timezone|zone/, ['UTC', 'Europe/Paris', 'Asia/Tokyo']],
];
const MOST = 10;

/**
 * Valid values of a field, the most effective first: both booleans, every member of an enum, numbers moved from `present` and to the
 * bounds, names that the field probably accepts. Empty where nothing can be derived: then the field needs a row.
 */
export function candidateValues(name: string, schema: JsonSchema, present: unknown): readonly unknown[] {
  const values = derive(name, schema, present ?? schema.default).filter(
    (value) => value !== null && value !== undefined,
  );
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

function derive(name: string, schema: JsonSchema, present: unknown): readonly unknown[] {
  if ('const' in schema) return [schema.const];
  if (schema.enum) return schema.enum;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap((branch) => derive(name, branch, fits(branch, present) ? present : undefined));
  const types = [schema.type].flat();
  if (types.includes('boolean')) return [true, false];
  if (types.includes('number') || types.includes('integer')) return numbers(schema, present, types.includes('integer'));
  if (types.includes('array')) return lists(name, schema, present);
  if (types.includes('object')) return objects(schema, present);
  if (types.includes('string')) return texts(name, schema, present);
  return [];
}

const fits = (schema: JsonSchema, value: unknown): boolean =>
  schema.type === (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

function numbers(schema: JsonSchema, present: unknown, whole: boolean): readonly number[] {
  const low = schema.minimum ?? schema.exclusiveMinimum ?? -1e6,
    high = schema.maximum ?? schema.exclusiveMaximum ?? 1e6;
  const from = typeof present === 'number' ? present : 1;
  const wanted = [from, from * 2, from / 2, from + 1, from - 1, 0, 1, 10, 45, low, high, (low + high) / 2, from * 10];
  return wanted
    .map((value) => (whole ? Math.round(value) : value))
    .filter((value) => value >= low && value <= high)
    .filter((value) => value !== schema.exclusiveMinimum && value !== schema.exclusiveMaximum)
    .map((value) => value + 0)
    .slice(0, MOST);
}

function texts(name: string, schema: JsonSchema, present: unknown): readonly string[] {
  if (schema.format === 'iso-instant') return ['2000-01-01T12:00:00Z', '2001-07-02T03:00:00Z', '1990-03-03T09:00:00Z'];
  if (schema.format === 'iso-date') return ['2000-01-01', '2001-07-02', '1990-03-03'];
  if (schema.format === 'iso-local') return ['2000-01-01T12:00:00', '2001-07-02T03:00:00'];
  const known = NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  return [...(typeof present === 'string' ? [present] : []), ...(known as string[]), 'Sun', 'First', 'Second'].filter(
    (value) => value.length <= (schema.maxLength ?? Infinity),
  );
}

function lists(name: string, schema: JsonSchema, present: unknown): readonly unknown[] {
  const items = Array.isArray(schema.items) ? undefined : (schema.items as JsonSchema | undefined);
  const singles = items ? derive(name, items, undefined) : [];
  const held = Array.isArray(present) ? [present, present.slice(0, 1), present.slice(1)] : [];
  return [...held, ...singles.slice(0, MOST).map((item) => [item]), singles.slice(0, 2), []].filter(
    (list) => list.length >= (schema.minItems ?? 0) && list.length <= (schema.maxItems ?? Infinity),
  );
}

/** Objects with their required fields only; their optional fields are separate entries. */
function objects(schema: JsonSchema, present: unknown): readonly unknown[] {
  if (!schema.properties) return present === undefined ? [] : [present];
  const one = Object.fromEntries(
    (schema.required ?? []).map((name) => [name, derive(name, schema.properties?.[name] ?? {}, undefined)[0]]),
  );
  return [...(present === undefined ? [] : [present]), one];
}
