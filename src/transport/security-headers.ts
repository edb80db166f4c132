import type { FastifyReply } from 'fastify';
import type { ServiceConfig } from './config.js';

/**
 * Security headers of every answer: browsers must not run it, load resources for it, frame it, guess its type or send a referrer. Pages have their own
 * policy (`pages.ts`). @fastify/helmet is not used: it sets the same headers and a dozen others that JSON answers do not need, at several
 * times the cost. Strict-Transport-Security is left to the proxy that terminates TLS.
 */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'no-referrer'],
];

/**
 * Cross-Origin-Resource-Policy: any site may embed answers when every origin may read them, otherwise only pages of the service. Requests of
 * configured origins use CORS, which this header does not affect.
 */
const resourcePolicy = ({ corsOrigins }: ServiceConfig): string =>
  corsOrigins.includes('*') ? 'cross-origin' : 'same-origin';

export function secureAnswers(config: ServiceConfig): (reply: FastifyReply) => void {
  const all = [...HEADERS, ['cross-origin-resource-policy', resourcePolicy(config)] as const];
  return (reply) => {
    for (const [name, value] of all) reply.header(name, value);
  };
}

/** The headers as lines, for an answer that is written to the socket. */
export const SECURITY_LINES = HEADERS.map(([name, value]) => `${name}: ${value}\r\n`).join('');
