import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../answer.js';
import { docsPage } from './page.js';
import { DOCS_STYLE } from './style.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Only the service's own script and style run; nothing is loaded from, or sent to, anywhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/docs` (try every route) and `/redoc` (read about every route), with the two files that they load. */
export function docsRoutes(compressAboveBytes: number): [string, Handler][] {
  let script: string | undefined;
  // The script is the compiled neighbour of this module; its source map is not served.
  const readScript = (): string =>
    readFileSync(new URL('./client.js', import.meta.url), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  const file =
    (contentType: string, text: () => string): Handler =>
    (request, reply) => {
      reply
        .header('content-security-policy', POLICY)
        .header('referrer-policy', 'no-referrer')
        .header('x-frame-options', 'DENY')
        .header('cross-origin-opener-policy', 'same-origin');
      return sendText(request, reply, text(), { deterministic: true, compressAboveBytes, contentType });
    };
  return [
    ['/docs', file('text/html; charset=utf-8', () => docsPage('explore'))],
    ['/redoc', file('text/html; charset=utf-8', () => docsPage('reference'))],
    ['/docs/client.js', file('text/javascript; charset=utf-8', () => (script ??= readScript()))],
    ['/docs/style.css', file('text/css; charset=utf-8', () => DOCS_STYLE)],
  ];
}
