import { plainText } from '../contract/names.js';
import type { JsonSchema } from './json-schema.js';

/** The document as plain data, as far as answers are concerned. */
interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
interface Media {
  readonly schema: JsonSchema;
}

const JSON_TYPE = 'application/json';
const DESCRIPTION =
  'the answer as changed by `fields`, `precision`, `basis` or `names`; without them the answer has the other shape';

/**
 * Adds to each answer its partial shape, as `fields`, `precision`, `basis` and `names` (`cut-answer.ts`) produce it: any field may be missing, and
 * names may be conventional. Clients are generated from the document without partial shapes, whose types they do not need.
 */
export function withParts(document: Record<string, unknown>): Record<string, unknown> {
  const { paths, components } = document as unknown as Paths;
  const changed = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, withPart(operation, components.schemas)]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(changed) as unknown };
}

function withPart(operation: Operation, shapes: Readonly<Record<string, JsonSchema>>): Operation {
  const { 200: answer, ...others } = operation.responses;
  const { [JSON_TYPE]: json, ...forms } = answer.content ?? {};
  if (json === undefined) return operation;
  const part = { ...partOf(json.schema, shapes), description: DESCRIPTION };
  const schema = { anyOf: [json.schema, part] };
  return {
    ...operation,
    responses: { 200: { ...answer, content: { [JSON_TYPE]: { ...json, schema }, ...forms } }, ...others },
  };
}

/** The partial shape of an answer: its top-level keys, with any values; a list of partial shapes for a list. */
function partOf(schema: JsonSchema, shapes: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref, anyOf, oneOf, items, properties, additionalProperties } = schema;
  if ($ref !== undefined) return partOf(shapes[$ref.slice($ref.lastIndexOf('/') + 1)], shapes);
  const branches = anyOf ?? oneOf;
  if (branches) return { anyOf: branches.map((branch) => partOf(branch, shapes)) };
  if (items !== undefined && !Array.isArray(items))
    return { type: 'array', items: partOf(items as JsonSchema, shapes) };
  if (properties === undefined) return schema.type === undefined ? {} : { type: schema.type };
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.keys(properties).flatMap((name) => [name, plainText(name)].map((key) => [key, {}])),
    ),
    ...(additionalProperties === undefined ? {} : { additionalProperties: additionalProperties !== false }),
  };
}
