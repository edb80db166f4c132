import { randomUUID } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBrokenHttp } from './broken-http.js';
import type { ServiceConfig } from './config.js';
import { drainingResponse } from './draining.js';
import { ServiceError } from './errors.js';
import { sendError } from './handler.js';
import { parseJsonBody } from './json-body.js';
import type { Lifecycle } from './meta.js';
import { createLogger } from './log.js';
import type { LogDestination } from './log.js';
import { keepBody } from './request-tags.js';
import { secureAnswers } from './security-headers.js';

/** Interval of the search for requests that arrive too slowly. */
const CHECK_MS = 1_000;
/** A connection without traffic is closed after this time, which is longer than any request may wait and compute. */
export const SILENT_MS = 600_000;
/** Limit of address and headers together. The longest allowed `fields`, percent-encoded, is shorter, so that a longer one gets a 422 that explains it. */
const HEADER_LIMIT_BYTES = 65_536;
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;

/** Creates the Fastify instance without its conversions, defaults and error answers: the service provides its own. */
export function createServer(config: ServiceConfig, logs: LogDestination, lifecycle: Lifecycle): FastifyInstance {
  const secure = secureAnswers(config);
  const app = fastify({
    loggerInstance: createLogger(config.logLevel, logs),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
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
    connectionTimeout: SILENT_MS,
    http: {
      ServerResponse: drainingResponse(lifecycle),
      maxHeaderSize: HEADER_LIMIT_BYTES,
      // Node applies the smaller of the two limits to the headers and the larger one to the request: they must be equal to take effect.
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, config.requestTimeoutMs),
    },
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    // Routes pass no schemas to Fastify; its default compilers would take three megabytes all the same.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: (error, request, reply) => {
      // Fastify runs no hooks for an invalid address.
      secure(reply as FastifyReply);
      reply.header('x-request-id', request.id);
      sendError(request as FastifyRequest, reply as FastifyReply, fromFramework(error, config));
    },
    clientErrorHandler: answerBrokenHttp,
  });
  app.decorateRequest('givenBody', null);
  app.decorateRequest('bodyDigest', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendError(request, reply, fromFramework(error, config));
  });
  // A hook answers unknown paths before; Fastify requires a handler.
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new ServiceError(404, 'not_found', 'routing', 'is not a known route'));
  });
  return app;
}

const noCompiler = () => (): never => {
  throw new Error('requests are validated and answers serialized by the service');
};

/** Parses the JSON body of a request. */
function readJson(request: FastifyRequest, bytes: Buffer, done: (error: Error | null, value?: unknown) => void): void {
  try {
    const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported(`charset ${charset}`);
    keepBody(request, bytes);
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
    `${what} is not supported; send JSON in UTF-8 as application/json`,
    { allowed: ['application/json'] },
  );

/** Converts errors of Fastify to errors of the service. */
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
        `the body exceeds the limit of ${config.bodyLimitBytes} bytes`,
        { limit_bytes: config.bodyLimitBytes },
        { connection: 'close' },
      );
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ServiceError(
        422,
        'validation_error',
        'malformed_request',
        'the length of the body differs from Content-Length',
      );
    case 'FST_ERR_BAD_URL':
      return new ServiceError(404, 'not_found', 'routing', 'the path is not valid percent-encoded UTF-8');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ServiceError(404, 'not_found', 'routing', 'a path segment is too long');
    default:
  }
  if (!(error instanceof ServiceError) && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ServiceError(statusCode, 'bad_request', 'malformed_request', 'the request cannot be read');
  return error;
}
