import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceConfig } from './config.js';

/** Allows the configured origins. An OPTIONS request that is not a preflight is answered 405. */
export async function allowOrigins(
  app: FastifyInstance,
  { corsOrigins }: ServiceConfig,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): Promise<void> {
  if (corsOrigins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] === undefined)
      refuse(request, reply);
    else done();
  });
  const { default: cors } = await import('@fastify/cors');
  await app.register(cors, {
    origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'x-request-id'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
    strictPreflight: false,
  });
}
