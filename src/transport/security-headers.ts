import type { FastifyReply } from 'fastify';
import type { ServiceConfig } from './config.js';

/**
 * What every answer tells browsers of itself: it is no document that may run, load, be framed or be taken for another type, and it
 * sends no referrer. Pages replace the policy by their own (`pages.ts`). Written by hand: @fastify/helmet sets the same, and a dozen
 * more that answers in JSON have no use for, at several times the cost. No Strict-Transport-Security: whether there is TLS is known by
 * what terminates it.
 */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'no-referrer'],
];

/**
 * Who may embed an answer without CORS: anybody where any origin may read it, otherwise the service's own pages. Calls of the
 * configured origins are made with CORS and do not ask this.
 */
const resourcePolicy = ({ corsOrigins }: ServiceConfig): string =>
  corsOrigins.includes('*') ? 'cross-origin' : 'same-origin';

export function secureAnswers(config: ServiceConfig): (reply: FastifyReply) => void {
  const all = [...HEADERS, ['cross-origin-resource-policy', resourcePolicy(config)] as const];
  return (reply) => {
    for (const [name, value] of all) reply.header(name, value);
  };
}

/** The same as lines of an answer over the bare socket. */
export const SECURITY_LINES = HEADERS.map(([name, value]) => `${name}: ${value}\r\n`).join('');
