import type { Route } from '../contract/route.js';
import type { JsonSchema } from './json-schema.js';
import { envelope } from './errors.js';
import { refusalOf } from './validator.js';

/** A named example as OpenAPI writes it. */
interface NamedExample {
  readonly summary: string;
  readonly description?: string;
  readonly value: unknown;
}

export interface RouteExamples {
  /** Bodies by name: `example`, and `minimal` and `full` where these differ from it. */
  readonly requests: Readonly<Record<string, NamedExample>>;
  /** A body that is refused, with its error envelope; null when the route takes no body. */
  readonly refused: { readonly body: unknown; readonly answer: NamedExample } | null;
}

type Body = Readonly<Record<string, unknown>>;

/** The request id in examples. */
export const EXAMPLE_REQUEST_ID = 'd1c7e197-da60-4f7e-91e8-6e2fd88fe4ec';

/** The examples of a route that takes a body, derived from its declared example and its schema. */
export function examplesOf(route: Route): RouteExamples {
  const body = route.example.body as Body | undefined;
  if (!route.body || body === undefined) return { requests: {}, refused: null };
  const schema = route.body as JsonSchema;
  const minimal = withoutOptions(schema, body),
    full = withDefaults(schema, body);
  const differs = (value: unknown): boolean => JSON.stringify(value) !== JSON.stringify(body);
  return {
    requests: {
      ...(route.minimalExample && differs(minimal)
        ? { minimal: { summary: 'Minimal: required fields only', value: minimal } }
        : {}),
      example: { summary: 'Example', value: body },
      ...(differs(full) ? { full: { summary: 'Full: all defaults included', value: full } } : {}),
    },
    refused: refusedOf(schema, body),
  };
}

/** A body without its optional fields. */
function withoutOptions(schema: JsonSchema, body: Body): Body {
  const needed = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => needed.has(key))
      .map(([key, value]) => [key, inner(schema.properties?.[key], value, withoutOptions)]),
  );
}

/** A body with the defaults of its fields, in the order of the schema. */
function withDefaults(schema: JsonSchema, body: Body): Body {
  const out: Record<string, unknown> = { ...body };
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const { default: fallback } = property as { default?: unknown };
    if (Object.hasOwn(body, key)) out[key] = inner(property, body[key], withDefaults);
    else if (fallback !== undefined && fallback !== null) out[key] = structuredClone(fallback);
  }
  return out;
}

/** Applies `change` to a field of a body that is an object of one known shape; returns other values as they are. */
function inner(
  schema: JsonSchema | undefined,
  value: unknown,
  change: (schema: JsonSchema, body: Body) => Body,
): unknown {
  const shapes = [schema, ...(schema?.anyOf ?? [])].filter((candidate) => candidate?.properties !== undefined);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return shapes.length === 1 && shapes[0] && isObject ? change(shapes[0], value as Body) : value;
}

/** The example with one invalid value of the most common kind, and the answer to it. */
function refusedOf(schema: JsonSchema, body: Body): RouteExamples['refused'] {
  const wrong = Object.entries(body).flatMap(([key, value]) => {
    const fault = wrongValue(schema.properties?.[key] as Field | undefined, value);
    return fault === undefined ? [] : [{ ...body, [key]: fault }];
  });
  const refusedBody = wrong[0] ?? { ...body, colour: 'blue' };
  const error = refusalOf(schema, refusedBody, 'body');
  if (error === null) return null;
  const value = envelope(error, EXAMPLE_REQUEST_ID);
  return {
    body: refusedBody,
    answer: { summary: value.message.slice(0, 120), description: answerTo(refusedBody), value },
  };
}

const answerTo = (body: unknown): string => `Answer to \`${JSON.stringify(body).slice(0, 600)}\``;

interface Field {
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
  readonly type?: unknown;
}

/** An invalid value for a field: a datetime without an offset, an unknown name, or a number above its bound. */
function wrongValue(field: Field | undefined, value: unknown): unknown {
  if (!field) return undefined;
  if (field.format === 'iso-instant' && typeof value === 'string') return '1990-06-15T14:30:00';
  if (field.enum && typeof value === 'string') return 'none_of_these';
  if (typeof value === 'number' && field.maximum !== undefined) return field.maximum + 1;
  return undefined;
}
