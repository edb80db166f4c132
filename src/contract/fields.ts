import { Type } from '@sinclair/typebox';
import type { ObjectOptions, Static, TObject, TOptional, TProperties, TSchema, TUnsafe } from '@sinclair/typebox';
import { inUnit } from './units.js';

/**
 * An object of the contract. The `title` names its schema in `components/schemas` of OpenAPI. Unknown fields are rejected in requests, and
 * reported by tests in answers.
 */
export function shape<T extends TProperties>(title: string, properties: T, options: ObjectOptions = {}): TObject<T> {
  return Type.Object(properties, { title, additionalProperties: false, ...options });
}

/** `T | null`. For simple types it is a list of types, which gives better messages than a union. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const plain = schema as TSchema & { type?: unknown; enum?: unknown[] };
  if (typeof plain.type === 'string' && plain.title === undefined && plain.type !== 'object') {
    return Type.Unsafe<Static<T> | null>({
      ...plain,
      type: [plain.type, 'null'],
      ...(plain.enum ? { enum: [...plain.enum, null] } : {}),
    });
  }
  return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });
}

/** A free string that is not blank and has no surrounding whitespace. */
export const trimmedText = (maxLength: number, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^\\S([\\s\\S]*\\S)?$',
    ...(description === undefined ? {} : { description }),
  });

/** One of a closed list of strings. */
export function oneOf<const T extends readonly string[]>(
  values: T,
  options: Record<string, unknown> = {},
): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

/** An optional field whose schema declares a default. */
export type Defaulted<T extends TSchema, V> = TOptional<T> & { readonly default: V };

/** Optional field with a default, which validation and `withDefaults` (defaults.ts) fill in. */
export function defaulted<T extends TSchema, const V extends Static<T>>(schema: T, value: V) {
  return Type.Optional({ ...schema, default: value } as T) as Defaulted<T, V>;
}

/** An optional field that also admits null; both mean that it is not given. */
export function optionalOrNull<T extends TSchema>(schema: T) {
  return Type.Optional(nullable(schema));
}

/** A map of names to values. */
export function mapOf<T extends TSchema>(
  value: T,
  options: Record<string, unknown> = {},
): TUnsafe<Record<string, Static<T>>> {
  return Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: value, ...options });
}

/** ISO 8601 datetime with an offset; the format is checked by validation, the calendar and the coverage by the time layer. */
export const isoInstant = (
  description = 'ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years',
) => Type.String({ format: 'iso-instant', maxLength: 64, description });

export const latitudeDeg = (description = 'geodetic latitude, degrees north') =>
  inUnit('deg', Type.Number({ minimum: -90, maximum: 90, description }));
export const longitudeDeg = (description = 'geodetic longitude, degrees east') =>
  inUnit('deg', Type.Number({ minimum: -180, maximum: 180, description }));
/** Height above the WGS 84 ellipsoid, within the range in which refraction, dip and extinction are modelled. */
export const elevationM = () =>
  inUnit(
    'm',
    Type.Number({ minimum: -1000, maximum: 20_000, description: 'height above the WGS 84 ellipsoid, metres' }),
  );

/** Julian day UT1. The bounds are those of the calendar; the coverage of the ephemeris is checked when the day is used. */
export const julianDayUt1 = (description = 'Julian day, UT1') =>
  inUnit('d', Type.Number({ minimum: -10_000_000, maximum: 20_000_000, description }));
/** Julian day UT1 with the wider bounds of the routes of eclipses and occultations. */
export const wideJulianDayUt1 = (description = 'Julian day, UT1') =>
  inUnit('d', Type.Number({ minimum: -40_000_000, maximum: 40_000_000, description }));
export const bodyName = (description = 'planet, True Node, Mean Node, Lilith, True Lilith, or a named small body') =>
  Type.String({ minLength: 1, maxLength: 100, description });
