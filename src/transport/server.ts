import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { fastify, LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from './answer.js';
import type { ServiceConfig } from './config.js';
import { envelope, ServiceError } from './errors.js';
import { sendError } from './handler.js';
import { parseJsonBody } from './json-body.js';
import { createLogger } from './log.js';
import type { LogDestination } from './log.js';
import { streamTroubled } from './stream/streaming.js';

const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;

/** The framework with its own conversions, defaults and answers turned off: everything is answered in the service's terms. */
export function createServer(config: ServiceConfig, logs: LogDestination): FastifyInstance {
  const app = fastify({
    loggerInstance: createLogger(config.logLevel, logs),
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
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendError(request, reply, fromFramework(error, config));
  });
  // Hooks answer these before; the handler is what the framework falls back to.
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new ServiceError(404, 'not_found', 'routing', 'there is no such route'));
  });
  return app;
}

/** The body of a request in JSON. */
function readJson(request: FastifyRequest, bytes: Buffer, done: (error: Error | null, value?: unknown) => void): void {
  try {
    const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported(`charset ${charset}`);
    done(null, bytes.length === 0 ? undefined : parseJsonBody(bytes));
  } catch (error) {
    done(error as Error);
  }
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
  if (streamTroubled(error, socket)) return;
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
