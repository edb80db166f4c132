import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may go on sending after it was answered before the end of its body. */
const DRAIN_MS = 2_000;

/**
 * Lets a client that is still sending read its answer. A connection that is closed while unread bytes are in the receive buffer is reset, and
 * the client loses the answer (RFC 9112, 9.6). So the sending side is closed first, further bytes are discarded, then the connection is closed.
 */
export function drainConnection(request: IncomingMessage): void {
  const { socket } = request;
  // The HTTP server calls this method after an answer that ends the connection.
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    destroyLate(socket);
  };
}

/** Closes a connection after the same time, unless the client closes it before. */
export function destroyLate(socket: Socket): void {
  const late = setTimeout(() => socket.destroy(), DRAIN_MS).unref();
  socket.once('close', () => clearTimeout(late));
}
