import fc from 'fast-check';
import type { JsonSchema } from '../../../src/transport/json-schema.js';

/**
 * Values for a contract schema, as arbitraries: mostly valid ones, at and next to the bounds, and sometimes a hostile one in
 * any place (another type, an unknown key, extreme numbers, odd text).
 */
export function valuesFor(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  const valid = validFor(schema, hostility);
  return hostility > 0
    ? fc.oneof({ weight: 100 - hostility, arbitrary: valid }, { weight: hostility, arbitrary: HOSTILE })
    : valid;
}

const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    '0',
    '1',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '💫',
    'Sun',
    'ά',
    '../..',
    '%00',
    '2000-01-01',
    '2000-01-01T12:00:00',
    '9999-12-31T23:59:60Z',
    '-9999-01-01T00:00:00Z',
    '+123456-01-01T00:00:00Z',
    '2024-02-30T00:00:00Z',
    '2016-12-31T23:59:60Z',
    -0,
    0,
    1,
    -1,
    0.5,
    1e-320,
    1e308,
    -1e308,
    2 ** 53,
    -(2 ** 53),
    360,
    -360,
    90,
    -90,
    90.0000001,
    [],
    {},
    [[]],
    [null],
    { a: 1 },
  ),
  fc.string({ maxLength: 30 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
);

const INSTANTS = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .integer({ min: -400, max: 650 * 366 })
      .chain((day) =>
        fc.tuple(
          fc.constant(day),
          fc.integer({ min: 0, max: 86399 }),
          fc.constantFrom('Z', '+00:00', '+05:30', '-11:00'),
        ),
      )
      .map(([day, second, offset]) =>
        new Date(Date.UTC(1800, 0, 1 + day, 0, 0, second)).toISOString().replace(/\.000Z$/, offset),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1549-12-31T00:00:00Z',
      '1550-01-02T00:00:00Z',
      '2650-12-30T00:00:00Z',
      '2651-02-01T00:00:00Z',
      '1582-10-10T00:00:00Z',
      '2000-02-29T23:59:59.999999Z',
      '0000-01-01T00:00:00Z',
      '2000-01-01T12:00:00+14:00',
    ),
  },
);

function validFor(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valuesFor(branch, hostility)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => validFor({ ...schema, type }, hostility)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return number(schema);
    case 'array':
      return list(schema, hostility);
    case 'object':
      return object(schema, hostility);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'True Node',
  'Mean Node',
  'Lilith',
  'True Lilith',
  'Earth',
  'P',
  'Placidus',
  'Regulus',
  'Ceres',
  'authI',
];

function text(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'iso-instant') return INSTANTS;
  if (schema.format === 'iso-date') return INSTANTS.map((instant) => instant.slice(0, 10));
  if (schema.format === 'iso-local') return INSTANTS.map((instant) => instant.slice(0, 19));
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const lengths = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 120) };
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.string(lengths) });
}

function number(schema: JsonSchema): fc.Arbitrary<number> {
  const integer = schema.type === 'integer';
  const step = integer ? 1 : 1e-9;
  const low = Math.max(
    schema.minimum ?? -1e9,
    schema.exclusiveMinimum === undefined ? -Infinity : schema.exclusiveMinimum + step,
  );
  const high = Math.min(
    schema.maximum ?? 1e9,
    schema.exclusiveMaximum === undefined ? Infinity : schema.exclusiveMaximum - step,
  );
  const inside = integer
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true, noDefaultInfinity: true });
  const round = [low, high, 0, 1, -1, 45, 180]
    .map((value) => (integer ? Math.round(value) : value))
    .filter((value) => value >= low && value <= high);
  return fc.oneof(
    { weight: 3, arbitrary: inside },
    { weight: 1, arbitrary: fc.constantFrom(...(round.length ? round : [low])) },
  );
}

function list(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.items))
    return fc.tuple(...schema.items.map((item: JsonSchema) => valuesFor(item, hostility)));
  const item = valuesFor((schema.items ?? {}) as JsonSchema, hostility);
  const sizes = {
    minLength: schema.minItems ?? 0,
    maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
  };
  return schema.uniqueItems ? fc.uniqueArray(item, sizes) : fc.array(item, sizes);
}

function object(schema: JsonSchema, hostility: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesFor(field, hostility)]),
  );
  const known = fc.record(fields, { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true });
  const extra =
    typeof schema.additionalProperties === 'object'
      ? fc.dictionary(fc.constantFrom(...NAMES), valuesFor(schema.additionalProperties, hostility), {
          maxKeys: 4,
          noNullPrototype: true,
        })
      : fc.constant({});
  const odd =
    hostility > 0
      ? fc.oneof(
          { weight: 19, arbitrary: fc.constant({}) },
          {
            weight: 1,
            arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), HOSTILE, { maxKeys: 1, noNullPrototype: true }),
          },
        )
      : fc.constant({});
  return fc.tuple(known, extra, odd).map(([own, more, strange]) => ({ ...(own as object), ...more, ...strange }));
}
