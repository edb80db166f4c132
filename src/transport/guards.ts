import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiceConfig } from './config.js';
import { ServiceError } from './errors.js';
import { pathOf } from './log.js';

/** What load balancers and orchestrators ask: never refused, or a busy service would be taken for a dead one. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready']);
const isProbe = (request: FastifyRequest): boolean => PROBES.has(pathOf(request.url));

const unauthorized = (): ServiceError =>
  new ServiceError(
    401,
    'unauthorized',
    'authentication',
    'this service answers with a token only: Authorization: Bearer TOKEN',
    {},
    { 'www-authenticate': 'Bearer' },
  );

const tooManyRequests = (retryAfterSeconds: number): ServiceError =>
  new ServiceError(
    429,
    'too_many_requests',
    'rate_limit',
    `more requests in this minute than the service takes from one address; again in ${retryAfterSeconds} s`,
    { retry_after_seconds: retryAfterSeconds },
    { 'retry-after': String(retryAfterSeconds) },
  );

/** What an operator may ask of every request but the probes: a bearer token, and not too many of them. Both are off by default. */
export async function guardRequests(
  app: FastifyInstance,
  { bearerTokens, rateLimitPerMinute }: ServiceConfig,
): Promise<void> {
  // What is off is not loaded either.
  if (rateLimitPerMinute > 0) {
    const { default: rateLimit } = await import('@fastify/rate-limit');
    await app.register(rateLimit, {
      max: rateLimitPerMinute,
      timeWindow: '1 minute',
      allowList: isProbe,
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
    });
  }
  if (bearerTokens.length > 0) {
    const { default: bearerAuth } = await import('@fastify/bearer-auth');
    await app.register(bearerAuth, {
      keys: new Set(bearerTokens),
      addHook: false,
      verifyErrorLogLevel: 'debug',
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (isProbe(request)) done();
      else app.verifyBearerAuth?.(request, reply, (error) => done(error ? unauthorized() : undefined));
    });
  }
}
