import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerSender } from './answer.js';
import { AnswerWriter } from './answer-text.js';
import type { AppOptions } from './app-options.js';
import { addDeclaredRoutes, addServiceRoutes, addStreams } from './app-routes.js';
import type { RouteHooks, ServedPath } from './app-routes.js';
import { assertDistinctRoutes } from './catalogue.js';
import { allowOrigins } from './cors.js';
import { guardRequests } from './guards.js';
import { sendError } from './handler.js';
import { pathOf, standardOutput } from './log.js';
import { metaFamily } from './meta.js';
import { createMetrics } from './metrics.js';
import { once } from './once.js';
import { createRecorder } from './recorder.js';
import { RequestTags } from './request-tags.js';
import { createRouteTable } from './route-table.js';
import { Rounds } from './rounds.js';
import { secureAnswers } from './security-headers.js';
import { createServer } from './server.js';
import type { WarmRoute } from './warm-up.js';

const EMPTY_POOL = { size: 0, running: 0, idle: 0, queued: 0, ended: 0, cancelled: 0, crashed: 0, refused: 0 };

declare module 'fastify' {
  interface FastifyInstance {
    /** The declared routes with their validators, and when the last request came (performance.now), for `warmUp`. */
    readonly warmRoutes: readonly WarmRoute[];
    lastRequestAt: number;
  }
  interface FastifyRequest {
    /** The bytes of a body of at most 64 kB, for errors that show what was given; null for a longer body or none. */
    givenBody: Buffer | null;
    /** SHA-1 of a longer body, in base64. */
    bodyDigest: string;
  }
}

/** The HTTP application of a registry: every declared route, the catalogue, OpenAPI, documentation pages and metrics. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, telemetry } = options;
  const lifecycle = options.lifecycle ?? { draining: false };
  const families = [metaFamily(options.status, lifecycle, options.families), ...options.families];
  assertDistinctRoutes(families);
  const logs = options.logs ?? standardOutput();
  const metrics = createMetrics(() => pool?.stats ?? EMPTY_POOL);
  options.membership?.join(() => metrics.part());
  const app = createServer(config, logs, lifecycle);
  const record = createRecorder(options, metrics, logs);
  const served: ServedPath[] = [];
  const table = once(() => createRouteTable(families, served));
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    sendError(request, reply, table().unmatched(request.method, pathOf(request.url)));
  };
  if (telemetry)
    app.addHook('onRequest', (request, _reply, done) => {
      telemetry.started(request);
      done();
    });
  const secure = secureAnswers(config);
  app.decorate('lastRequestAt', -Infinity);
  app.addHook('onRequest', (request, reply, done) => {
    app.lastRequestAt = performance.now();
    reply.header('x-request-id', request.id);
    secure(reply);
    done();
  });
  await allowOrigins(app, config, refuse);
  const admitItem = await guardRequests(app, config);
  const hooks: RouteHooks = {
    rounds: new Rounds(),
    writer: new AnswerWriter(options.engine),
    sender: new AnswerSender(config.compressAboveBytes),
    tags: new RequestTags(options.status.release),
    record,
    refuseShadowed: (request, reply, done) => {
      if (table().shadowed.has(`${request.method} ${pathOf(request.url)}`)) refuse(request, reply);
      else done();
    },
  };
  served.push(
    ...addDeclaredRoutes(app, families, options, hooks),
    ...addServiceRoutes(app, families, options, { metrics, hooks }),
    ...(await addStreams(app, options, lifecycle, { metrics, hooks, admitItem })),
  );
  // A request without a route is answered 404 or 405 before its body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuse(request, reply);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Matched requests are recorded by the hook of their route.
    if (request.is404) record(request, 'unmatched', { status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
  if (pool) pool.onTrouble = (event, error) => app.log.error({ err: error }, event);
  app.addHook('onClose', (_instance, done) => {
    logs.flushSync?.();
    done();
  });
  await app.ready();
  return app;
}
