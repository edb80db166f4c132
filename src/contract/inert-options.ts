import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { shape } from './fields.js';

/**
 * An optional field that a route admits but that cannot act on its answer, always or in some requests. Where such a field is given
 * (not null, and not its default) the answer says so in `options_not_applied`.
 */
export interface InertOption<Body> {
  /** JSON pointer of the field in the body. */
  readonly field: string;
  /** Why it does not act, as the answer says it. */
  readonly reason: string;
  /** The requests in which it does not act. Default: all. */
  readonly when?: (body: Body) => boolean;
}

const OptionNotApplied = shape('OptionNotApplied', {
  field: Type.String({ description: 'JSON pointer of the field in the request' }),
  reason: Type.String(),
});
type OptionNotApplied = Static<typeof OptionNotApplied>;

/** Searches use their own, proven steps: a requested step changes neither the events nor their instants. */
export const ownSearchSteps = {
  field: '/step_days',
  reason: 'the search uses its own proven steps, which miss no event; the requested step has no effect',
};

/** The field of answers that lists options without effect; absent when there are none. */
export const optionsNotApplied = {
  options_not_applied: Type.Optional(
    Type.Array(OptionNotApplied, { description: 'fields that were given and do not act on this answer' }),
  ),
};

interface FieldSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly default?: unknown;
  readonly anyOf?: readonly FieldSchema[];
}

/** The fields of an object schema, also of one that may be null. */
const fieldsOf = (schema: FieldSchema | undefined): FieldSchema['properties'] =>
  schema?.properties ?? schema?.anyOf?.find((branch) => branch.properties !== undefined)?.properties;

/** Whether a value is absent, null or its default; an object, whether all its fields are. */
function isDefault(value: unknown, declared: FieldSchema | undefined): boolean {
  if (value === undefined || value === null || value === declared?.default) return true;
  const fields = fieldsOf(declared);
  return (
    fields !== undefined &&
    typeof value === 'object' &&
    Object.entries(value).every(([name, inner]) => isDefault(inner, fields[name]))
  );
}

/** The inert options that a body gives, in the order in which they are declared. */
function givenInVain<Body>(schema: TSchema, options: readonly InertOption<Body>[], body: Body): OptionNotApplied[] {
  return options.flatMap(({ field, reason, when }) => {
    let value: unknown = body;
    let declared: FieldSchema | undefined = schema as FieldSchema;
    for (const key of field.slice(1).split('/')) {
      value = (value as Record<string, unknown> | null | undefined)?.[key];
      declared = fieldsOf(declared)?.[key];
    }
    return !isDefault(value, declared) && (when?.(body) ?? true) ? [{ field, reason }] : [];
  });
}

/** The answer, with the inert options that the body gives stated in it, before those that it states itself. An answer of null has no place for them. */
export function statingInertOptions<Body, Answer>(
  schema: TSchema,
  options: readonly InertOption<Body>[],
  body: Body,
  answer: Answer,
): Answer {
  if (answer === null) return answer; // an answer of `null` (nothing found) has no fields
  const own = (answer as { options_not_applied?: OptionNotApplied[] }).options_not_applied ?? [];
  const stated = [...givenInVain(schema, options, body), ...own];
  return stated.length ? { ...answer, options_not_applied: stated } : answer;
}
