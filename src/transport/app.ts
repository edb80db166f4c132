import { randomUUID } from 'node:crypto';
import { isPromise } from 'node:util/types';
import type { Socket } from 'node:net';
import { fastify, LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aliasPaths } from '../contract/names.js';
import type { Family, Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { NeedsWorker } from '../kernel/errors.js';
import { addVary, JSON_TYPE, sendText } from './answer.js';
import { assertDistinctRoutes } from './catalogue.js';
import type { ServiceConfig } from './config.js';
import { docsRoutes } from './docs/routes.js';
import { envelope, ServiceError, toServiceError } from './errors.js';
import { parseJsonBody } from './json-body.js';
import { descriptorSink } from './log.js';
import type { LogSink } from './log.js';
import { metaFamily } from './meta.js';
import type { Lifecycle, ServiceStatus } from './meta.js';
import { createMetrics } from './metrics.js';
import { openApiText } from './openapi.js';
import type { WorkerPool } from './pool.js';
import { createRouteTable } from './route-table.js';
import { compileRequestValidator, createAjv } from './validator.js';
import type { RequestParts, RequestValidator } from './validator.js';
import { answerText } from './worker-host.js';

interface AppOptions {
  readonly engine: Engine;
  readonly families: readonly Family[];
  readonly config: ServiceConfig;
  readonly status: ServiceStatus;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly lifecycle?: Lifecycle;
  readonly logSink?: LogSink;
}

const EMPTY_POOL = { size: 0, running: 0, idle: 0, queued: 0, ended: 0, crashed: 0, refused: 0 };
/** Marks in log and metrics a request whose client left, as reverse proxies do. */
const CLIENT_GONE = 499;
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    declaredPath?: string;
  }
}

/** The HTTP application of a registry: every declared route, the catalogue, OpenAPI, documentation pages and metrics. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool } = options;
  const lifecycle = options.lifecycle ?? { draining: false };
  const families = [metaFamily(options.status, lifecycle, options.families), ...options.families];
  assertDistinctRoutes(families);
  const sink = options.logSink ?? descriptorSink();
  const metrics = createMetrics(() => pool?.stats ?? EMPTY_POOL);
  const app = createServer(config, sink);

  const log = app.log,
    logsAll = ['info', 'debug', 'trace'].includes(log.level);
  const record = (request: FastifyRequest, status: number, ms: number): void => {
    const route = request.routeOptions.config.declaredPath ?? 'unmatched';
    metrics.observe(request.method, route, status, ms / 1000);
    if (!logsAll && (status < 500 || log.level === 'silent')) return;
    const line = {
      request_id: request.id,
      method: request.method,
      path: request.url.split('?')[0].slice(0, 200),
      route,
      status,
      ms: Math.round(ms * 1000) / 1000,
    };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  };

  const served: { path: string; method: string }[] = [];
  const ajv = createAjv();
  for (const route of families.flatMap((family) => family.routes)) {
    const handler = createHandler(route, options, () => compileRequestValidator(ajv, route), record);
    for (const path of [route.path, ...aliasPaths(route.path)]) {
      served.push({ path, method: route.method });
      app.route({
        method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
        url: path.replace(/\{([^}]+)\}/g, ':$1'),
        config: { declaredPath: route.path },
        handler,
      });
    }
  }
  let document: string | undefined;
  const hidden: [string, (request: FastifyRequest, reply: FastifyReply) => unknown][] = [
    [
      '/openapi.json',
      (request, reply) => {
        document ??= openApiText(families, options.status.serverVersion);
        return sendText(request, reply, document, {
          deterministic: true,
          compressAboveBytes: config.compressAboveBytes,
        });
      },
    ],
    [
      '/metrics',
      async (request, reply) =>
        sendText(request, reply, await metrics.text(), {
          deterministic: false,
          compressAboveBytes: Infinity,
          contentType: metrics.contentType,
        }),
    ],
    ...docsRoutes(config.compressAboveBytes),
  ];
  for (const [path, handler] of hidden) {
    served.push({ path, method: 'GET' });
    app.route({ method: ['GET', 'HEAD'], url: path, config: { declaredPath: path }, handler });
  }

  const table = createRouteTable(families, served);
  const origins = new Set(config.corsOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (lifecycle.draining) reply.header('connection', 'close');
    if (origins.size && allowOrigin(request, reply, origins)) return;
    // Before the body is read: what has no route is told so, whatever the body is.
    if (request.is404) {
      sendError(request, reply, table.unmatched(request.method, request.url.split('?')[0]));
      return;
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  if (pool) pool.onTrouble = (event, error) => app.log.error({ err: error }, event);
  app.addHook('onClose', (_instance, done) => {
    sink.flush();
    done();
  });
  await app.ready();
  return app;
}

function createServer(config: ServiceConfig, sink: LogSink): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      stream: { write: (line: string) => sink.write(line) },
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    genReqId: (raw) => {
      const given = raw.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    bodyLimit: config.bodyLimitBytes,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: config.keepAliveMs,
    requestTimeout: config.requestTimeoutMs,
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    frameworkErrors: (error, request, reply) => {
      sendError(request as FastifyRequest, reply as FastifyReply, fromFramework(error, config));
    },
    clientErrorHandler: answerBrokenHttp,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
      if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported(`charset ${charset}`);
      done(null, bytes.length === 0 ? undefined : parseJsonBody(bytes as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendError(request, reply, fromFramework(error, config));
  });
  // Hooks answer these before; the handler is what the framework falls back to.
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new ServiceError(404, 'not_found', 'routing', 'there is no such route'));
  });
  return app;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

function createHandler(
  route: Route,
  options: AppOptions,
  compile: () => RequestValidator,
  record: (request: FastifyRequest, status: number, ms: number) => void,
): Handler {
  const { engine, config } = options;
  const kind = { deterministic: route.deterministic, compressAboveBytes: config.compressAboveBytes };
  let validate: RequestValidator | undefined;
  return (request, reply) => {
    let parts: RequestParts = request;
    const failed = (error: unknown): FastifyReply => sendError(request, reply, error, parts);
    const inWorker = (pool: WorkerPool): unknown => {
      const ticket = pool.submit(route.operationId, parts, route.deadlineMs);
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished) return;
        ticket.cancel();
        // The framework reports finished answers only; this one has nobody left to take it.
        record(request, CLIENT_GONE, reply.elapsedTime);
      });
      return ticket.text.then((text) => sendText(request, reply, text, kind)).catch(failed);
    };
    /** What the serving thread does not take on goes to a worker; everything else is answered as an error. */
    const elsewhere = (error: unknown): unknown =>
      error instanceof NeedsWorker && options.pool ? inWorker(options.pool) : failed(error);
    try {
      validate ??= compile();
      parts = validate({ params: request.params, query: request.query, body: request.body });
      if (route.run === 'pool' && options.pool) return inWorker(options.pool);
      const value = route.handle(engine, parts);
      if (isPromise(value))
        return value.then((answer) => sendText(request, reply, answerText(answer), kind)).catch(elsewhere);
      return sendText(request, reply, answerText(value), kind);
    } catch (error) {
      return elsewhere(error);
    }
  };
}

/** Answers any error in the envelope; what is not typed is logged with its stack and answered as `internal_error`. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, parts?: RequestParts): FastifyReply {
  const known = toServiceError(error, parts);
  if (known.status === 500) request.log.error({ err: error, request_id: request.id }, 'unexpected error');
  for (const name of Object.keys(known.headers)) reply.header(name, known.headers[name]);
  return reply
    .code(known.status)
    .removeHeader('etag')
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope(known, request.id)));
}

const unsupported = (what: string): ServiceError =>
  new ServiceError(
    415,
    'unsupported_media_type',
    'content_type',
    `${what} is not read; send JSON in UTF-8 as application/json`,
    { allowed: ['application/json'] },
  );

/** The framework's own errors in the service's terms. */
function fromFramework(error: unknown, config: ServiceConfig): unknown {
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupported('this content type, or a body without one,');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError(
        413,
        'payload_too_large',
        'size',
        `the body is larger than ${config.bodyLimitBytes} bytes`,
        { limit_bytes: config.bodyLimitBytes },
        { connection: 'close' },
      );
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ServiceError(
        422,
        'validation_error',
        'malformed_request',
        'the body does not have the length that Content-Length states',
      );
    case 'FST_ERR_BAD_URL':
      return new ServiceError(404, 'not_found', 'routing', 'the path is no valid percent-encoded UTF-8');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ServiceError(404, 'not_found', 'routing', 'a path segment is too long');
    default:
  }
  if (!(error instanceof ServiceError) && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ServiceError(statusCode, 'bad_request', 'malformed_request', 'the request cannot be read');
  return error;
}

/** What the HTTP parser itself cannot read: the envelope over the bare socket. */
function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', 'the headers are too large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', 'the request did not arrive in time']
        : [400, 'Bad Request', 'this is no HTTP request'];
  const body = JSON.stringify(
    envelope(new ServiceError(status as number, 'bad_request', 'malformed_request', message as string), randomUUID()),
  );
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Sets the CORS headers for an admitted origin; true when the request was a preflight and is answered. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: ReadonlySet<string>): boolean {
  const origin = request.headers.origin;
  if (!origins.has('*')) addVary(reply, 'origin');
  if (origin === undefined || !(origins.has('*') || origins.has(origin))) return false;
  reply.header('access-control-allow-origin', origins.has('*') ? '*' : origin);
  reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST')
    .header('access-control-allow-headers', 'content-type, if-none-match, x-request-id')
    .header('access-control-max-age', '86400')
    .send();
  return true;
}
