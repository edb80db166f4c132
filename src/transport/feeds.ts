import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../contract/route.js';
import { ServiceError } from './errors.js';
import { parseJsonBody } from './json-body.js';
import { FORM_TYPES } from './other-forms.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const PARAMETER = 'body';
const BASE64URL = /^[\w-]+={0,2}$/;
const ALLOWED = 'the JSON of the request, percent-encoded or in base64url, given once';

/** The path at which a calendar program, which sends GET requests only, subscribes to a POST route; null when its answer has no events. */
export const feedPath = ({ method, path, calendar }: Route): `/${string}` | null =>
  method === 'POST' && calendar !== undefined ? `/feeds${path}.ics` : null;

/**
 * Answers a feed with the handler of its route: the body is in the address, the answer is a calendar. Validation, errors, bounds and ETag are
 * those of the route. The HTTP parser limits an address to 64 kB.
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

/** The body that the address of a feed contains. Errors: 422 that names the parameter, or the fault in the document. */
function bodyOf(query: Readonly<Record<string, unknown>>): unknown {
  const unknown = Object.keys(query).find((name) => name !== PARAMETER);
  if (unknown !== undefined) throw refused(unknown.slice(0, 100), 'is not a known parameter', PARAMETER);
  const text = query[PARAMETER];
  if (typeof text !== 'string' || text === '')
    throw refused(PARAMETER, 'is required: it contains the body of the request', ALLOWED);
  if (text.trimStart().startsWith('{')) return parseJsonBody(Buffer.from(text));
  if (!BASE64URL.test(text)) throw refused(PARAMETER, 'is neither JSON nor base64url', ALLOWED);
  return parseJsonBody(Buffer.from(text, 'base64url'));
}

const refused = (name: string, message: string, allowed: string): ServiceError =>
  new ServiceError(422, 'validation_error', 'validation', `/${name}: ${message}`, {
    problems: [{ field: `/${name}`, location: 'query', message, allowed }],
  });
