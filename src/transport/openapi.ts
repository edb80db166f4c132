import type { CatalogueGroup, ErrorStatus, Family, Route } from '../contract/route.js';
import { withUnits } from '../contract/units.js';
import { GROUP_LABELS, tagOf } from './catalogue.js';
import { CUT_PARAMETERS, LONGEST_FIELDS, MOST_DECIMALS, MOST_FIELDS, NAME_FORMS } from './cut-answer.js';
import { ErrorResponse } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { feedPath } from './feeds.js';
import { FORM_TYPES, formsOf } from './other-forms.js';
import { examplesOf } from './openapi-examples.js';
import type { OtherForm } from './other-forms.js';
import { withNames } from './openapi-names.js';
import { withParts } from './openapi-parts.js';
import { createSchemaLifter } from './openapi-schemas.js';
import type { SchemaLifter } from './openapi-schemas.js';
import { withStream } from './stream/stream-openapi.js';

interface OpenApiResult {
  readonly document: Record<string, unknown>;
  /** Titles of shapes that are numbered. */
  readonly collisions: readonly string[];
}

const ERRORS: Readonly<Record<ErrorStatus, { readonly name: string; readonly description: string }>> = {
  404: { name: 'NotFound', description: 'The named resource does not exist (`not_found`)' },
  406: {
    name: 'NotAcceptable',
    description: 'The answer is not available in a media type that the request accepts (`not_acceptable`)',
  },
  413: { name: 'PayloadTooLarge', description: 'The body exceeds the size limit (`payload_too_large`)' },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not `application/json` in UTF-8 (`unsupported_media_type`)',
  },
  422: {
    name: 'ValidationError',
    description:
      'The request is invalid; `details.problems` lists each invalid field with the given value and the allowed values (`validation_error`)',
  },
  431: { name: 'HeadersTooLarge', description: 'Address and headers exceed 64 kB (`bad_request`)' },
  500: { name: 'InternalError', description: 'The service failed (`internal_error`)' },
  503: {
    name: 'Unavailable',
    description:
      'The service is too busy (`server_busy`) or not configured for this route (`server_not_configured`); `Retry-After` gives the seconds to wait',
  },
  504: {
    name: 'DeadlineExceeded',
    description: 'The computation exceeded its deadline and was stopped (`deadline_exceeded`)',
  },
};

/** Query parameters that every route accepts in addition to its own (`cut-answer.ts`). */
const CUT_DESCRIPTIONS: Readonly<Record<(typeof CUT_PARAMETERS)[number], unknown>> = {
  fields: {
    name: 'fields',
    in: 'query',
    description: `Comma-separated paths of the fields to return (at most ${MOST_FIELDS}). A path is keys separated by dots; it applies to each item of a list; \`*\` matches any key. Example: \`planets.*.longitude\``,
    schema: { type: 'string', maxLength: LONGEST_FIELDS },
  },
  precision: {
    name: 'precision',
    in: 'query',
    description: 'Decimals of angles in degrees and of their rates; other numbers are not rounded',
    schema: { type: 'integer', minimum: 0, maximum: MOST_DECIMALS },
  },
  basis: {
    name: 'basis',
    in: 'query',
    description: '`false` omits `computation_basis`',
    schema: { type: 'boolean', default: true },
  },
  names: {
    name: 'names',
    in: 'query',
    description:
      '`plain` returns conventional names (Lahiri) in place of the neutral tokens of the contract (authI), in values and keys',
    schema: { type: 'string', enum: NAME_FORMS, default: 'tokens' },
  },
};

/** The OpenAPI 3.1 document of a registry: types of all requests and answers, examples of requests and refusals, titled shapes as components. */
export function openApiDocument(families: readonly Family[], version: string): OpenApiResult {
  const lifter = createSchemaLifter();
  const errorSchema = lifter.lift(ErrorResponse as JsonSchema);
  const paths: Record<string, Record<string, unknown>> = {};
  const groups = new Map<string, CatalogueGroup>();
  const routes = families.flatMap((family) => family.routes.map((route) => ({ family, route })));
  for (const { family, route } of routes) {
    const tag = tagOf(family, route);
    if (!groups.has(tag)) groups.set(tag, family.group);
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(family, route, lifter);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Celestial Computation Service',
      version,
      summary: 'Exact astronomical and astrological computation over HTTP',
      description:
        'Requests are validated strictly: values are not converted, unknown fields are rejected, datetimes need an offset. Unless a field says otherwise, angles are in degrees and days are Julian days UT1. All errors have the same envelope. Names such as `authI` are neutral tokens: requests accept the conventional name (Lahiri) in their place, paths accept it as an alias, and `?names=plain` returns it. A calendar program subscribes to the events of a POST route at the address in `x-calendar-feed`: a GET with the JSON of the request in the query parameter `body`, percent-encoded or in base64url.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...groups.keys()].sort().map((name) => ({ name, description: GROUP_LABELS[groups.get(name) ?? 'core'] })),
    'x-tagGroups': tagGroups(groups),
    paths: Object.fromEntries(
      Object.keys(paths)
        .sort()
        .map((path) => [path, paths[path]]),
    ),
    components: {
      schemas: lifter.components,
      parameters: CUT_DESCRIPTIONS,
      responses: Object.fromEntries(
        Object.values(ERRORS).map(({ name, description }) => [
          name,
          { description, content: { 'application/json': { schema: errorSchema, ...exampleOf(name) } } },
        ]),
      ),
    },
  };
  return { document, collisions: lifter.collisions };
}

/** Tags under the groups of the catalogue, in its order; ReDoc arranges its sidebar by them. */
const tagGroups = (groups: ReadonlyMap<string, CatalogueGroup>): { name: string; tags: string[] }[] =>
  Object.entries(GROUP_LABELS)
    .map(([group, name]) => ({ name, tags: [...groups.keys()].filter((tag) => groups.get(tag) === group).sort() }))
    .filter(({ tags }) => tags.length > 0);

/** An example of a refusal: an unknown name with a suggestion. */
const exampleOf = (name: string): { example?: unknown } =>
  name === 'ValidationError' ? { example: VALIDATION_EXAMPLE } : {};
const VALIDATION_EXAMPLE = {
  error_code: 'validation_error',
  message: '/body: is not a known body',
  category: 'validation',
  request_id: 'd1c7e197-da60-4f7e-91e8-6e2fd88fe4ec',
  details: {
    problems: [
      {
        field: '/body',
        location: 'body',
        message: 'is not a known body',
        given: 'Marz',
        allowed: 'the name of a body',
        suggestions: ['Mars'],
      },
    ],
  },
};

/** The served OpenAPI document: the declared routes with partial answers, and the stream of items. */
export const openApiText = (families: readonly Family[], version: string): string =>
  JSON.stringify(withNames(withStream(withParts(openApiDocument(families, version).document))));

function operation(family: Family, route: Route, lifter: SchemaLifter): Record<string, unknown> {
  const parameters = [
    ...parametersOf(route.params as JsonSchema | undefined, 'path', route.example.params, lifter),
    ...parametersOf(route.query as JsonSchema | undefined, 'query', route.example.query, lifter),
    ...CUT_PARAMETERS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  const { requests, refused } = examplesOf(route);
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...doctrineOf(family),
    tags: [tagOf(family, route)],
    ...feedOf(route),
    ...(parameters.length ? { parameters } : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: lifter.lift(withUnits(route.body as JsonSchema)),
                ...(Object.keys(requests).length ? { examples: requests } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        content: {
          'application/json': { schema: lifter.lift(withUnits(route.response as JsonSchema)) },
          ...otherForms(route),
        },
      },
      ...Object.fromEntries(
        route.errors.map((status) => [
          status,
          status === 422 && refused
            ? refusal(refused.answer, lifter)
            : { $ref: `#/components/responses/${ERRORS[status].name}` },
        ]),
      ),
    },
  };
}

/** The address at which a calendar program subscribes to the answer. */
function feedOf(route: Route): { readonly 'x-calendar-feed'?: string } {
  const path = feedPath(route);
  return path === null ? {} : { 'x-calendar-feed': `${path}?body={request}` };
}

/** The 422 of this route, with an example of its envelope. */
const refusal = (answer: unknown, lifter: SchemaLifter): Record<string, unknown> => ({
  description: ERRORS[422].description,
  content: {
    'application/json': { schema: lifter.lift(ErrorResponse as JsonSchema), examples: { refused: answer } },
  },
});

/** The page of a family about its doctrine, policies and sources, built from its README. The operational routes have none. */
const doctrineOf = ({ name, group }: Family): Record<string, unknown> =>
  group === 'operational'
    ? {}
    : { externalDocs: { description: 'Doctrine, policies and sources', url: `/doctrine/${name}.md` } };

/** Media types other than JSON that a route offers. */
const otherForms = (route: Route): Record<string, unknown> =>
  Object.fromEntries(
    [...formsOf(route)].map((form) => [FORM_TYPES[form].split(';')[0], { schema: FORM_SCHEMAS[form] }]),
  );
const FORM_SCHEMAS: Readonly<Record<OtherForm, JsonSchema>> = {
  csv: {
    type: 'string',
    description: 'the list of the answer as a table: a header line and one line per row (RFC 4180)',
  },
  ics: { type: 'string', description: 'the events of the answer as a calendar (RFC 5545)' },
  geojson: {
    type: 'object',
    description: 'the `geojson` of the answer: a FeatureCollection (RFC 7946); the option for it is set automatically',
    properties: { type: { const: 'FeatureCollection' }, features: { type: 'array', items: { type: 'object' } } },
    required: ['type', 'features'],
  },
  svg: {
    type: 'string',
    description: 'the `svg` of the answer: the picture alone; the option for it is set automatically',
  },
};

function parametersOf(
  schema: JsonSchema | undefined,
  place: 'path' | 'query',
  example: Record<string, unknown> | undefined,
  lifter: SchemaLifter,
): Record<string, unknown>[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...core } = property;
    return {
      name,
      in: place,
      required: place === 'path' || (schema?.required?.includes(name) ?? false),
      ...(description === undefined ? {} : { description }),
      schema: lifter.lift(core),
      ...(example?.[name] === undefined ? {} : { example: example[name] }),
    };
  });
}
