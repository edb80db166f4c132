import type { Socket } from 'node:net';

export const STREAM_PATH = '/v1/batch/stream';
export const STREAM_TYPE = 'application/x-ndjson';

/** Connections on which a stream is open. */
export const STREAMING = new WeakSet<Socket>();

/**
 * Deals with what the HTTP parser tells of a connection with an open stream; false: there is none. A stream may take longer than the time
 * in which a request must have arrived; what else is wrong ends it, since its answer has begun.
 */
export function streamTroubled(error: { readonly code?: string }, socket: Socket): boolean {
  if (!STREAMING.has(socket)) return false;
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
  return true;
}
