import { Type } from '@sinclair/typebox';
import type { Static, TOptional, TSchema, TUnsafe } from '@sinclair/typebox';

/**
 * An optional list with at most `maxItems` items; omitted it is empty, as `filled` echoes it. It declares no default, because validation fills none
 * in a choice between records.
 */
export const defaultedList = <T extends TSchema>(item: T, maxItems: number, description?: string) =>
  Type.Optional(
    Type.Unsafe<Static<T>[]>({
      type: 'array',
      items: item,
      maxItems,
      ...(description === undefined ? {} : { description }),
    }),
  ) as TOptional<TUnsafe<Static<T>[]>>;

/** An optional field that admits one value and states a convention; `filled` echoes it. */
export const stated = <const V extends string>(value: V, description?: string) =>
  Type.Optional(
    Type.Unsafe<V>({
      type: 'string',
      enum: [value],
      ...(description === undefined ? {} : { description }),
    }),
  );

type Fill = (value: unknown) => unknown;
type Node = TSchema & {
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema | readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
};

const same: Fill = (value) => value;
const fills = new WeakMap<TSchema, Fill>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** True when the names of the fields of `value`, and of its required records, are those of the schema. */
function namesAgree(schema: Node, value: unknown): boolean {
  if (schema.properties === undefined) return true;
  if (!isRecord(value)) return false;
  const { properties, required = [] } = schema;
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, field]) => {
      const property = properties[name] as Node | undefined;
      return property !== undefined && (!required.includes(name) || namesAgree(property, field));
    })
  );
}

/** The value that an omitted field means: its default, the only value that it admits, an empty list, or null. */
function absentValue({ default: value, enum: values, type }: Node & { enum?: readonly unknown[] }): unknown {
  if (value !== undefined) return value;
  if (values?.length === 1) return values[0];
  return type === 'array' ? [] : null;
}

function makeFill(schema: Node): Fill {
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(([name, property]) => ({
      name,
      absent: absentValue(property),
      fill: fillOf(property),
    }));
    return (value) => {
      if (!isRecord(value)) return value;
      const whole: Record<string, unknown> = {};
      for (const { name, absent, fill } of fields) whole[name] = fill(value[name] ?? absent);
      return whole;
    };
  }
  if (schema.anyOf !== undefined) {
    const choices = schema.anyOf
      .filter((choice) => choice.type !== 'null')
      .map((choice) => ({ choice: choice as Node, fill: fillOf(choice) }));
    if (choices.every(({ fill }) => fill === same)) return same;
    return (value) => choices.find(({ choice }) => namesAgree(choice, value))?.fill(value) ?? value;
  }
  if (schema.items !== undefined && !Array.isArray(schema.items)) {
    const fill = fillOf(schema.items as TSchema);
    if (fill !== same) return (value) => (Array.isArray(value) ? value.map(fill) : value);
  }
  return same;
}

function fillOf(schema: TSchema): Fill {
  let fill = fills.get(schema);
  if (fill === undefined) {
    fill = makeFill(schema);
    fills.set(schema, fill);
  }
  return fill;
}

/**
 * A validated value with every optional field of its schema present, as answers echo it: with its default, else null. Lists and choices between
 * records are filled too (`withDefaults` and validation fill neither). Fields are in the order of the schema; the value itself is not changed.
 */
export function filled<T extends TSchema>(schema: T, value: Static<T>): Static<T> {
  return fillOf(schema)(value) as Static<T>;
}
