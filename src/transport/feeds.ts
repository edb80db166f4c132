import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../contract/route.js';
import { ServiceError } from './errors.js';
import { parseJsonBody } from './json-body.js';
import type { JsonSchema } from './json-schema.js';
import { FORM_TYPES, formsOf } from './other-forms.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const PARAMETER = 'body';
const BASE64URL = /^[\w-]+={0,2}$/;
const ALLOWED = 'the JSON of the request, percent-encoded or in base64url, once';

/** Where a calendar program subscribes to a route: it asks by GET alone. null where the answer is no list of events. */
export const feedPath = ({ method, path, response }: Route): `/${string}` | null =>
  method === 'POST' && formsOf(response as JsonSchema).has('ics') ? `/feeds${path}.ics` : null;

/**
 * Answers a feed with the route's own handler: the body stands in the address, the answer is a calendar. Everything else - what is admitted,
 * the errors, the bounds, the ETag - is the route's. An address is bounded by the parser (64 kB).
 */
export const feedHandler =
  (answer: Handler, failed: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown): Handler =>
  (request, reply) => {
    let body: unknown;
    try {
      body = bodyOf(request.query as Readonly<Record<string, unknown>>);
    } catch (error) {
      return failed(request, reply, error);
    }
    const headers = { ...request.headers, accept: FORM_TYPES.ics };
    const asked = Object.create(request, {
      body: { value: body },
      query: { value: {} },
      headers: { value: headers },
    }) as FastifyRequest;
    return answer(asked, reply);
  };

/** The body of a feed's address. Errors: 422 that names the parameter, or what of the document is wrong. */
function bodyOf(query: Readonly<Record<string, unknown>>): unknown {
  const unknown = Object.keys(query).find((name) => name !== PARAMETER);
  if (unknown !== undefined) throw refused(unknown.slice(0, 100), 'unknown parameter', PARAMETER);
  const text = query[PARAMETER];
  if (typeof text !== 'string' || text === '')
    throw refused(PARAMETER, 'a feed needs the body of its request', ALLOWED);
  if (text.trimStart().startsWith('{')) return parseJsonBody(Buffer.from(text));
  if (!BASE64URL.test(text)) throw refused(PARAMETER, 'this is neither JSON nor base64url', ALLOWED);
  return parseJsonBody(Buffer.from(text, 'base64url'));
}

const refused = (name: string, message: string, allowed: string): ServiceError =>
  new ServiceError(422, 'validation_error', 'validation', `/${name}: ${message}`, {
    problems: [{ field: `/${name}`, location: 'query', message, allowed }],
  });
