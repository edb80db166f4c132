import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { JSON_TYPE } from './answer.js';
import { envelope, ServiceError } from './errors.js';
import { destroyLate } from './drain-connection.js';
import { SECURITY_LINES } from './security-headers.js';
import { handleStreamError } from './stream/streaming.js';

/** Connections that have had, or wait for, their last answer: further bytes are ignored. */
const ended = new WeakSet<Socket>();

/** Answers a request that the HTTP parser cannot read: the envelope, written to the socket after the answers to the valid requests before it. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (ended.has(socket) || handleStreamError(error, socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  ended.add(socket);
  endWith(brokenAnswer(error.code), socket);
}

/** Node keeps the current answer here; the next answer of the pipeline follows it. */
type Serving = Socket & { readonly _httpMessage?: ServerResponse | null };

function endWith(text: string, socket: Socket): void {
  const current = (socket as Serving)._httpMessage;
  // A request whose body cannot be read is answered by this envelope.
  if (current && current.req.complete) current.once('close', () => endWith(text, socket));
  else if (socket.writable) {
    socket.end(text);
    destroyLate(socket);
  }
}

function brokenAnswer(code: string | undefined): string {
  const [status, reason, message]: [number, string, string] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', 'the headers are too large']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', 'the request did not arrive in time']
        : [400, 'Bad Request', 'the request is not valid HTTP'];
  const body = JSON.stringify(
    envelope(new ServiceError(status, 'bad_request', 'malformed_request', message), randomUUID()),
  );
  return `HTTP/1.1 ${status} ${reason}\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n${SECURITY_LINES}\r\n${body}`;
}
