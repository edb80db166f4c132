import type { Socket } from 'node:net';

export const STREAM_PATH = '/v1/batch/stream';
export const STREAM_TYPE = 'application/x-ndjson';

/** Connections on which a stream is open. */
export const STREAMING = new WeakSet<Socket>();

/**
 * Handles an error of the HTTP parser on a connection with an open stream; returns false when there is no stream. A stream may take longer than the
 * time in which a request must arrive. Any other error closes the connection, because the answer has begun.
 */
export function handleStreamError(error: { readonly code?: string }, socket: Socket): boolean {
  if (!STREAMING.has(socket)) return false;
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
  return true;
}
