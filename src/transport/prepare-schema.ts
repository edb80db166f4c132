import { conventionalForms } from '../contract/names.js';
import { foldName } from '../kernel/suggest.js';
import { admittedTypes, mapSubschemas } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';

/**
 * Converts a schema to the form with which requests are validated. It admits the same values. A union becomes a decision (if / then / else)
 * when the JSON type of the value, a property that names the kind, or one that a single branch has determines the branch. There are two reasons: the validator fills in
 * defaults inside then/else but not inside a union, and an invalid value gets the messages of its own branch instead of those of all
 * branches. Enumerations and fields with name tokens get the conventional names that the validator replaces.
 */
export function prepareSchema(schema: JsonSchema): JsonSchema {
  return withConventionalNames(withDecisions(schema));
}

function withConventionalNames(schema: JsonSchema): JsonSchema {
  const mapped = mapSubschemas(schema, withConventionalNames);
  const names: Record<string, string> = {};
  for (const value of 'const' in mapped ? [mapped.const] : (mapped.enum ?? []))
    if (typeof value === 'string') for (const form of conventionalForms(value)) names[foldName(form)] ??= value;
  const keys = Object.keys(mapped.properties ?? {}).flatMap((key) => conventionalForms(key).map((form) => [form, key]));
  return {
    ...mapped,
    ...(Object.keys(names).length ? { conventionalNames: names } : {}),
    ...(keys.length ? { conventionalKeys: Object.fromEntries(keys) as Record<string, string> } : {}),
  };
}

function withDecisions(schema: JsonSchema): JsonSchema {
  const prepared = mapSubschemas(schema, withDecisions);
  const branches = prepared.anyOf ?? prepared.oneOf;
  if (!branches || branches.length === 0) return prepared;
  const decided = decide(branches);
  if (!decided) return prepared;
  const rest = Object.fromEntries(Object.entries(prepared).filter(([key]) => key !== 'anyOf' && key !== 'oneOf'));
  return { ...rest, ...decided };
}

/** The union as one decision; undefined when neither type nor property determines the branch. */
function decide(branches: readonly JsonSchema[]): JsonSchema | undefined {
  if (branches.length === 1) return branches[0];
  const values = literalValues(branches);
  if (values) return { enum: values };
  const byType = new Map<string, JsonSchema[]>();
  for (const branch of branches) {
    const types = admittedTypes(branch);
    if (!types) return undefined;
    for (const type of types) byType.set(type, [...(byType.get(type) ?? []), branch]);
  }
  const choices: { readonly when: JsonSchema; readonly then: JsonSchema }[] = [];
  for (const [type, candidates] of byType) {
    const then =
      candidates.length === 1
        ? candidates[0]
        : type === 'object'
          ? decideByProperty(candidates)
          : literalValues(candidates)
            ? { enum: literalValues(candidates) }
            : undefined;
    if (!then) return undefined;
    choices.push({ when: { type }, then });
  }
  return chain(choices, { type: [...byType.keys()] });
}

/** A decision by a required property whose admitted values differ from branch to branch; undefined when there is none. */
function decideByProperty(branches: readonly JsonSchema[]): JsonSchema | undefined {
  for (const name of Object.keys(branches[0].properties ?? {})) {
    const values = branches.map((branch) =>
      branch.required?.includes(name) ? literalValues([branch.properties?.[name] ?? {}]) : undefined,
    );
    const all = values.flatMap((list) => list ?? []);
    if (values.some((list) => !list) || new Set(all).size !== all.length) continue;
    const choices = branches.map((branch, i) => ({
      when: { type: 'object', properties: { [name]: { enum: values[i] } }, required: [name] } satisfies JsonSchema,
      then: branch,
    }));
    return chain(choices, { type: 'object', properties: { [name]: { enum: all } }, required: [name] });
  }
  return decideByPresence(branches);
}

/** A decision between two branches by a property that the first requires and the second does not admit; undefined when there is none. */
function decideByPresence(branches: readonly JsonSchema[]): JsonSchema | undefined {
  if (branches.length !== 2 || branches.some((branch) => branch.additionalProperties !== false)) return undefined;
  for (const [one, other] of [branches, [branches[1], branches[0]]]) {
    const name = one.required?.find((field) => other.properties?.[field] === undefined);
    if (name !== undefined) return { type: 'object', if: { type: 'object', required: [name] }, then: one, else: other };
  }
  return undefined;
}

/** The values that the schemas admit together; undefined when one of them is not an enumeration. */
function literalValues(schemas: readonly JsonSchema[]): readonly unknown[] | undefined {
  const found: unknown[] = [];
  for (const schema of schemas) {
    if ('const' in schema) found.push(schema.const);
    else if (schema.enum) found.push(...schema.enum);
    else return undefined;
  }
  return [...new Set(found)];
}

function chain(
  choices: readonly { readonly when: JsonSchema; readonly then: JsonSchema }[],
  otherwise: JsonSchema,
): JsonSchema {
  return choices.reduceRight<JsonSchema>((rest, { when, then }) => ({ if: when, then, else: rest }), otherwise);
}
