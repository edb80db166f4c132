import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aliasPaths } from '../contract/names.js';
import type { Family, Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { sendText } from './answer.js';
import { assertDistinctRoutes } from './catalogue.js';
import type { ServiceConfig } from './config.js';
import { feedHandler, feedPath } from './feeds.js';
import { pageRoutes } from './pages.js';
import { guardRequests } from './guards.js';
import { createHandler, sendError } from './handler.js';
import type { Handler } from './handler.js';
import { standardOutput } from './log.js';
import type { LogDestination } from './log.js';
import { metaFamily } from './meta.js';
import type { Lifecycle, ServiceStatus } from './meta.js';
import { createMetrics } from './metrics.js';
import type { Metrics } from './metrics.js';
import { openApiText } from './openapi.js';
import type { WorkerPool } from './pool.js';
import { createRouteTable } from './route-table.js';
import { createServer } from './server.js';
import { compileRequestValidator, createAjv } from './validator.js';
import type { WarmRoute } from './warm-up.js';
import { OPENAPI_JOB } from './worker-host.js';

interface AppOptions {
  readonly engine: Engine;
  readonly families: readonly Family[];
  readonly config: ServiceConfig;
  readonly status: ServiceStatus;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly lifecycle?: Lifecycle;
  readonly logs?: LogDestination;
}

const EMPTY_POOL = { size: 0, running: 0, idle: 0, queued: 0, ended: 0, cancelled: 0, crashed: 0, refused: 0 };
/** Marks in log and metrics a request whose client left, as reverse proxies do. */
const CLIENT_GONE = 499;
const OPENAPI_DEADLINE_MS = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    declaredPath?: string;
  }
  interface FastifyInstance {
    /** The declared routes with their validators, and when the last request came (performance.now), for `warmUp`. */
    readonly warmRoutes: readonly WarmRoute[];
    lastRequestAt: number;
  }
}

/** The HTTP application of a registry: every declared route, the catalogue, OpenAPI, documentation pages and metrics. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool } = options;
  const lifecycle = options.lifecycle ?? { draining: false };
  const families = [metaFamily(options.status, lifecycle, options.families), ...options.families];
  assertDistinctRoutes(families);
  const logs = options.logs ?? standardOutput();
  const metrics = createMetrics(() => pool?.stats ?? EMPTY_POOL);
  const app = createServer(config, logs);
  const record = recorder(app, metrics);
  const served: ServedPath[] = [];
  const table = once(() => createRouteTable(families, served));
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    sendError(request, reply, table().unmatched(request.method, request.url.split('?')[0]));
  };
  app.decorate('lastRequestAt', -Infinity);
  app.addHook('onRequest', (request, reply, done) => {
    app.lastRequestAt = performance.now();
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (lifecycle.draining) reply.header('connection', 'close');
    done();
  });
  await allowOrigins(app, config, refuse);
  await guardRequests(app, config);
  served.push(
    ...addDeclaredRoutes(app, families, options, record),
    ...addServiceRoutes(app, families, options, metrics),
  );
  app.addHook('onRequest', (request, reply, done) => {
    // Before the body is read: what has no route is told so, whatever the body is.
    if (request.is404 || table().shadowed.has(`${request.method} ${request.url.split('?')[0]}`)) refuse(request, reply);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply.statusCode, reply.elapsedTime);
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

type Recorder = (request: FastifyRequest, status: number, ms: number) => void;

/** Writes what became of a request to metrics and log. */
function recorder({ log }: FastifyInstance, metrics: Metrics): Recorder {
  const logsAll = ['info', 'debug', 'trace'].includes(log.level);
  return (request, status, ms) => {
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
}

/** Admits the configured origins. OPTIONS that is no preflight stays a method that the paths do not answer. */
async function allowOrigins(
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
  await app.register(cors, {
    origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'if-none-match', 'x-request-id'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
    strictPreflight: false,
  });
}

interface ServedPath {
  readonly path: string;
  readonly method: string;
}

function addDeclaredRoutes(
  app: FastifyInstance,
  families: readonly Family[],
  { engine, config, pool }: AppOptions,
  record: Recorder,
): ServedPath[] {
  const served: ServedPath[] = [],
    warmRoutes: WarmRoute[] = [];
  const ajv = createAjv();
  for (const route of families.flatMap((family) => family.routes)) {
    const validator = once(() => compileRequestValidator(ajv, route));
    warmRoutes.push({ route, validator });
    const handler = createHandler(route, {
      engine,
      config,
      pool,
      validator,
      // The framework reports finished answers only; this one has nobody left to take it.
      clientLeft: (request, ms) => record(request, CLIENT_GONE, ms),
    });
    for (const path of [route.path, ...aliasPaths(route.path)]) {
      served.push({ path, method: route.method });
      addRoute(app, { path, declaredPath: route.path, method: route.method, handler });
    }
    const feed = feedPath(route);
    if (feed !== null) {
      served.push({ path: feed, method: 'GET' });
      addRoute(app, { path: feed, declaredPath: feed, method: 'GET', handler: feedHandler(handler, sendError) });
    }
  }
  app.decorate('warmRoutes', warmRoutes);
  return served;
}

/** What serves people and machines around the contract, and is in no family. */
function addServiceRoutes(
  app: FastifyInstance,
  families: readonly Family[],
  { config, status, pool }: AppOptions,
  metrics: Metrics,
): ServedPath[] {
  const { compressAboveBytes } = config;
  const document = documentMaker(families, status.serverVersion, pool);
  const routes: readonly (readonly [string, Handler])[] = [
    [
      '/openapi.json',
      async (request, reply) => sendText(request, reply, await document(), { deterministic: true, compressAboveBytes }),
    ],
    ['/metrics', (request, reply) => sendMetrics(request, reply, metrics)],
    ...pageRoutes(),
  ];
  for (const [path, handler] of routes) addRoute(app, { path, declaredPath: path, method: 'GET', handler });
  return routes.map(([path]) => ({ path, method: 'GET' }));
}

/** The OpenAPI text, made once, in a worker where there is one: it takes a fifth of a second. A failure is not kept. */
function documentMaker(families: readonly Family[], version: string, pool?: WorkerPool): () => Promise<string> {
  let text: Promise<string> | undefined;
  const make = async (): Promise<string> =>
    pool
      ? pool.submit({
          operationId: OPENAPI_JOB,
          input: { params: {}, query: {}, body: { version } },
          deadlineMs: OPENAPI_DEADLINE_MS,
        }).text
      : openApiText(families, version);
  return () =>
    (text ??= make().catch((error: unknown) => {
      text = undefined;
      throw error;
    }));
}

const sendMetrics = async (request: FastifyRequest, reply: FastifyReply, metrics: Metrics): Promise<unknown> =>
  sendText(request, reply, await metrics.text(), {
    deterministic: false,
    compressAboveBytes: Infinity,
    contentType: metrics.contentType,
  });

interface AddedRoute {
  readonly path: string;
  readonly declaredPath: string;
  readonly method: Route['method'];
  readonly handler: Handler;
}

function addRoute(app: FastifyInstance, { path, declaredPath, method, handler }: AddedRoute): void {
  app.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    config: { declaredPath },
    handler,
  });
}

/** The value of the first call, for all calls. */
function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
