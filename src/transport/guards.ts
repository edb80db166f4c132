import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiceConfig } from './config.js';
import { ServiceError } from './errors.js';
import { pathOf } from './log.js';
import { RequestCounts, secondsOf } from './rate-limit.js';

/** Paths that load balancers and orchestrators probe. They are never refused: a busy service would be taken for a dead one. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready']);
const isProbe = (request: FastifyRequest): boolean => PROBES.has(pathOf(request.url));

const unauthorized = (): ServiceError =>
  new ServiceError(
    401,
    'unauthorized',
    'authentication',
    'a token is required: send the header Authorization: Bearer TOKEN',
    {},
    { 'www-authenticate': 'Bearer' },
  );

const tooManyRequests = (retryAfterSeconds: number): ServiceError =>
  new ServiceError(
    429,
    'too_many_requests',
    'rate_limit',
    `the limit of requests per minute from one address is exceeded; try again in ${retryAfterSeconds} s`,
    { retry_after_seconds: retryAfterSeconds },
    { 'retry-after': String(retryAfterSeconds) },
  );

/** Counts one item of a stream for the address that sends it; returns the error of an item beyond the limit, or null. */
export type AdmitItem = (request: FastifyRequest) => ServiceError | null;

/**
 * Adds the checks that an operator may configure for every request except the probes: a bearer token and a rate limit. Both are off by default.
 * Returns the function that counts the items of a stream.
 */
export async function guardRequests(app: FastifyInstance, config: ServiceConfig): Promise<AdmitItem> {
  const { bearerTokens, rateLimitPerMinute } = config;
  // The package of a check that is off is not loaded.
  const admitItem = rateLimitPerMinute > 0 ? await limitRate(app, rateLimitPerMinute) : () => null;
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
  return admitItem;
}

/** Limits the requests of each address. Behind a trusted proxy it is the address of the client that the proxy forwards. */
async function limitRate(app: FastifyInstance, perMinute: number): Promise<AdmitItem> {
  const { default: rateLimit, normalizeIP } = await import('@fastify/rate-limit');
  const counts = new RequestCounts(perMinute);
  /** One store for all routes. */
  class Store {
    incr(address: string, done: (error: null, taken: { current: number; ttl: number }) => void): void {
      done(null, counts.take(address));
    }
    child(): Store {
      return this;
    }
  }
  const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: isProbe,
    keyGenerator: addressOf,
    store: Store,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(secondsOf(ttl)),
  });
  return (request) => {
    const seconds = counts.refusal(addressOf(request));
    return seconds === null ? null : tooManyRequests(seconds);
  };
}
