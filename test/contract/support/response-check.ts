import type { ValidateFunction } from 'ajv';
import type { Route } from '../../../src/contract/route.js';
import { mapSubschemas } from '../../../src/transport/json-schema.js';
import type { JsonSchema } from '../../../src/transport/json-schema.js';
import { createAjv } from '../../../src/transport/validator.js';

const ajv = createAjv(false);
/** Schemas with references in place of the objects in them, by the schema. */
const referring = new Map<JsonSchema, JsonSchema>();
/** Names of the objects, by their JSON. */
const names = new Map<string, string>();

/** Whether an answer has the shape that its route declares: compiled once for all the suites of a process. */
export const responseCheck = (route: Route): ValidateFunction => ajv.once(withReferences(route.response as JsonSchema));

/** Many answers share objects. As references each is compiled once, which halves time and memory. */
const withReferences = (schema: JsonSchema): JsonSchema => ({
  ...mapSubschemas(schema, referenceTo),
  title: undefined,
  description: undefined,
});

function referenceTo(schema: JsonSchema): JsonSchema {
  const known = referring.get(schema);
  if (known) return known;
  const whole = withReferences(schema),
    made = whole.type === 'object' && whole.properties ? reference(whole) : whole;
  referring.set(schema, made);
  return made;
}

function reference(whole: JsonSchema): JsonSchema {
  const text = JSON.stringify(whole),
    name = names.get(text) ?? `object-${names.size}`;
  if (!names.has(text)) ajv.addSchema(whole, name);
  names.set(text, name);
  return { $ref: name } as JsonSchema;
}
