import { Type } from '@sinclair/typebox';
import { mapOf } from '../../contract/fields.js';
import type { Route } from '../../contract/route.js';
import { cutAnswer, readCut } from '../../transport/cut-answer.js';
import { families } from '../../registry.js';
import type { JsonSchema } from '../../transport/json-schema.js';
import { condensed } from '../condense.js';
import { doctrineNote } from '../doctrine-notes.js';
import { schemaLines } from '../schema-words.js';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { basisLine, rows } from '../words.js';

/** Most characters of an answer, an example and a page of doctrine that a model gets. */
const MOST_SHOWN = 12_000,
  MOST_EXAMPLE = 2_000,
  MOST_DOCTRINE = 1_500;
/** Default decimals of angles: a third of an arcsecond. */
const USUAL_PRECISION = 4;

const searchCatalogue = tool({
  name: 'search_catalogue',
  title: 'Search the catalogue of routes',
  description:
    'Finds routes of the service by words, the best matches first. The service has over 400 routes for astronomical and astrological computation. Then use describe_route and call_route.',
  input: Type.Object(
    {
      query: Type.String({ minLength: 1, maxLength: 300, description: 'words, e.g. "heliacal rising of a star"' }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    },
    { additionalProperties: false },
  ),
  run: (client, { query, limit = 10 }) => {
    const found = client.catalogue.find(query, limit);
    return {
      lines: rows(
        ['route', 'method', 'path', 'summary'],
        found.map(({ name, method, path, summary }) => [name.replace(/_route$/, ''), method, path, summary]),
      ),
    };
  },
});

const routeName = Type.String({
  minLength: 1,
  maxLength: 300,
  description: 'operation id, name or path, as search_catalogue lists them',
});

const familyOf = (route: Route): string => families.find(({ routes }) => routes.includes(route))?.name ?? '';

const describeRoute = tool({
  name: 'describe_route',
  title: 'Describe a route',
  description:
    'Fields of a route with types, bounds and defaults, an example request, the fields of its answer, its doctrine and sources.',
  input: Type.Object({ route: routeName }, { additionalProperties: false }),
  run: (client, { route: name }) => {
    const { route } = client.service.find(name);
    const part = (label: string, schema: unknown): string[] =>
      schema ? [`${label}:`, ...schemaLines(schema as JsonSchema, 1)] : [];
    const note = doctrineNote(familyOf(route));
    const schemas = { params: route.params, query: route.query, body: route.body, response: route.response };
    return {
      lines: [
        `${route.method} ${route.path} (operation id ${route.operationId})`,
        route.summary,
        ...(route.description ? [route.description] : []),
        ...part('params', route.params),
        ...part('query', route.query),
        ...part('body', route.body),
        `example: ${condensed(route.example, MOST_EXAMPLE).text}`,
        `answer (top level; fields for call_route's "fields"): ${answerKeys(route.response as JsonSchema).join(', ')}`,
        ...(note ? ['doctrine and sources (complete in the linked resource):', note.slice(0, MOST_DOCTRINE)] : []),
      ],
      answers: [
        { name: 'schema', title: `JSON Schemas of ${route.path}`, value: schemas },
        ...(note
          ? [{ name: 'doctrine.md', title: 'Doctrine, policies and sources', value: note, mimeType: 'text/markdown' }]
          : []),
      ],
    };
  },
});

/** The fields of an answer; nested fields follow a dot. */
function answerKeys(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, { properties, items }]) => {
    const inner = properties ?? (items as JsonSchema | undefined)?.properties;
    return inner && key !== 'computation_basis' ? [`${key}.{${Object.keys(inner).join(',')}}`] : [key];
  });
}

const record = (description: string) => Type.Optional(mapOf(Type.Unknown(), { maxProperties: 100, description }));

const callRoute = tool({
  name: 'call_route',
  title: 'Call a route',
  description:
    'Calls any route. The answer is shortened (angles to 4 decimals, long lists to their first items, the basis to one line); the complete answer is a linked resource.',
  input: Type.Object(
    {
      route: routeName,
      params: record('values of the placeholders of the path'),
      query: record('query parameters'),
      body: Type.Optional(Type.Unknown({ description: 'the JSON body of a POST route, as describe_route shows it' })),
      fields: Type.Optional(
        Type.String({
          maxLength: 4000,
          description: 'comma-separated paths of fields to return; `*` matches any key: planets.*.longitude',
        }),
      ),
      precision: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 12, default: USUAL_PRECISION, description: 'decimals of angles' }),
      ),
      basis: Type.Optional(
        Type.Boolean({ default: false, description: 'true returns the complete computation_basis' }),
      ),
      names: Type.Optional(
        Type.Union([Type.Literal('plain'), Type.Literal('tokens')], {
          default: 'plain',
          description: 'plain: conventional names (Lahiri); tokens: the neutral tokens of the contract (authI)',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async (
    client,
    { route: name, params, query, body, fields, precision = USUAL_PRECISION, basis = false, names = 'plain' },
    signal,
  ) => {
    const { route, params: ofPath } = client.service.find(name);
    const wanted = {
      ...(fields === undefined ? {} : { fields }),
      precision: String(precision),
      basis: String(basis),
      names,
    };
    const cut = readCut(wanted, route.response as JsonSchema);
    const answer = await client.answer(
      route,
      { params: { ...ofPath, ...texts(params) }, query: texts(query), body },
      signal,
    );
    const { text, shortened } = condensed(cutAnswer(answer, cut, route.response as JsonSchema), MOST_SHOWN);
    return {
      lines: [
        text,
        ...(basis ? [] : basisLine(answer)),
        ...(shortened ? ['(shortened: select `fields`, or read the linked resource for the complete answer)'] : []),
      ],
      answers: [{ name: route.name.replace(/_route$/, ''), title: `Answer of ${route.path}`, value: answer, names }],
    };
  },
});

/** Values of path and query are strings, as over HTTP. */
const texts = (given: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([key, value]) => [
      key,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );

export const catalogueTools: readonly Tool[] = [searchCatalogue, describeRoute, callRoute];
