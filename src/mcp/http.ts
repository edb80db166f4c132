import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Sdk } from './sdk.js';
import type { createMcpServer } from './server.js';

const HOST = '127.0.0.1',
  PATH = '/mcp',
  MOST_BODY_BYTES = 1_048_576;

/**
 * Serves streamable HTTP at `http://127.0.0.1:PORT/mcp` without sessions: each request has its own server over the shared routes, so that
 * disconnected clients leave no state. Web pages of other sites have no access: `Origin` and `Host` must be this machine.
 */
export async function serveHttp(
  sdk: Sdk,
  connect: () => ReturnType<typeof createMcpServer>,
  port: number,
): Promise<HttpServer> {
  const http = createServer((request, response) => {
    answer(sdk, connect, request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'the server failed on this request');
    });
  });
  http.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, HOST, resolve);
  });
  return http;
}

async function answer(
  sdk: Sdk,
  connect: () => ReturnType<typeof createMcpServer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host = '', origin } = request.headers;
  if (!isLocal(`http://${host}`)) return refuse(response, 403, 'the Host header must be an address of this machine');
  if (origin !== undefined && !isLocal(origin))
    return refuse(response, 403, 'the Origin header must be an address of this machine');
  if (request.url?.split('?')[0] !== PATH) return refuse(response, 404, `the server is at ${PATH}`);
  // Without sessions there are no event streams (GET) and nothing to end (DELETE).
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'only POST is supported');
  }
  const server = connect();
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    maxRequestBodySize: MOST_BODY_BYTES,
  });
  response.once('close', () => void server.close());
  await server.connect(transport);
  const answered = await transport.handleRequest(webRequest(request));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (!answered.body) return void response.end();
  // When the client disconnects, the stream closes and the computation stops.
  await pipeline(Readable.fromWeb(answered.body as WebStream), response).catch(() => undefined);
}

function webRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new Request(`http://${HOST}${PATH}`, {
    method: 'POST',
    headers,
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half',
  });
}

/** True for addresses of this machine. Another host name that resolves to it would be DNS rebinding. */
function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
