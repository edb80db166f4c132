import { ServerResponse } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Lifecycle } from './meta.js';

/**
 * Answers that begin while the service stops close their connection, so that no client sends its next request over a connection that is about
 * to be closed. While `lifecycle.held` is set, complete answers wait there.
 */
export function drainingResponse(lifecycle: Lifecycle): typeof ServerResponse {
  class DrainingResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      if (lifecycle.draining) {
        this.setHeader('connection', 'close');
        const given = rest.at(-1);
        if (typeof given === 'object' && given !== null && !Array.isArray(given))
          rest[rest.length - 1] = { ...given, connection: 'close' };
      }
      return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
    }

    override end(...rest: unknown[]): this {
      if (lifecycle.held === undefined) return super.end(...(rest as [string]));
      lifecycle.held.push(() => super.end(...(rest as [string])));
      return this;
    }
  }
  return DrainingResponse as typeof ServerResponse;
}
