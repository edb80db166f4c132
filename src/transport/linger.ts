import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client that is answered before it has sent its whole body may go on sending. */
const LINGER_MS = 2_000;

/**
 * Lets a client that is still sending read its answer. A connection that ends with unread bytes is reset, and the answer is lost on
 * the way (RFC 9112, 9.6): the side that sends is closed, what still comes is thrown away, then the rest is closed.
 */
export function lingerWhileSending(request: IncomingMessage): void {
  const { socket } = request;
  // Closing is the HTTP server's own doing, by this method, after the answer that says so.
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    destroyLate(socket);
  };
}

/** Ends a connection whose other side does not, after the same time: until then the client can read what was answered. */
export function destroyLate(socket: Socket): void {
  const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(late));
}
