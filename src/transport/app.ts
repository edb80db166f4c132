import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { aliasPaths } from '../contract/names.js';
import type { Family, Route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { AnswerSender } from './answer.js';
import type { EncodedAnswer } from './answer.js';
import { AnswerWriter } from './answer-text.js';
import { assertDistinctRoutes } from './catalogue.js';
import type { ServiceConfig } from './config.js';
import { feedHandler, feedPath } from './feeds.js';
import { pageRoutes } from './pages.js';
import { guardRequests } from './guards.js';
import type { AdmitItem } from './guards.js';
import { CLIENT_GONE, createHandler, sendError } from './handler.js';
import type { Handler } from './handler.js';
import { pathOf, requestLog, standardOutput } from './log.js';
import type { LogDestination } from './log.js';
import { metaFamily } from './meta.js';
import type { Lifecycle, ServiceStatus } from './meta.js';
import { createMetrics, mergedMetrics } from './metrics.js';
import type { Metrics } from './metrics.js';
import { openApiText } from './openapi.js';
import type { WorkerPool } from './pool.js';
import type { Membership } from './processes.js';
import { RequestTags } from './request-tags.js';
import { createRouteTable } from './route-table.js';
import { Rounds } from './rounds.js';
import { secureAnswers } from './security-headers.js';
import { createServer } from './server.js';
import type { Telemetry } from './telemetry.js';
import { compileRequestValidator, createAjv } from './validator.js';
import type { WarmRoute } from './warm-up.js';
import { addStreamRoute } from './stream/stream-route.js';
import { STREAM_PATH } from './stream/streaming.js';
import { OPENAPI_JOB } from './worker-host.js';

interface AppOptions {
  readonly engine: Engine;
  readonly families: readonly Family[];
  readonly config: ServiceConfig;
  readonly status: ServiceStatus;
  /** Without a pool every route runs in the serving thread. */
  readonly pool?: WorkerPool;
  readonly lifecycle?: Lifecycle;
  readonly telemetry?: Telemetry;
  readonly logs?: LogDestination;
  /** Connection to the other processes of the service, when there are several: metrics are then those of all processes. */
  readonly membership?: Membership;
}

const EMPTY_POOL = { size: 0, running: 0, idle: 0, queued: 0, ended: 0, cancelled: 0, crashed: 0, refused: 0 };
const OPENAPI_DEADLINE_MS = 30_000;

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
  const record = recorder(options, metrics, logs);
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

interface Outcome {
  readonly status: number;
  readonly ms: number;
}
type Recorder = (request: FastifyRequest, route: string, outcome: Outcome) => void;

/** Records the outcome of a request in metrics, log and telemetry. */
function recorder({ config, telemetry }: AppOptions, metrics: Metrics, logs: LogDestination): Recorder {
  const { logLevel } = config;
  const logsAll = ['info', 'debug', 'trace'].includes(logLevel),
    logsFailures = logsAll || ['warn', 'error'].includes(logLevel);
  const log = requestLog(logs);
  return (request, route, { status, ms }) => {
    const { method, id, url } = request;
    metrics.observe(method, route, status, ms / 1000);
    telemetry?.finished(request, route, status);
    if (status >= 500 ? logsFailures : logsAll) log({ id, method, url, route, status, ms });
  };
}

/** Allows the configured origins. An OPTIONS request that is not a preflight is answered 405. */
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

interface ServedPath {
  readonly path: string;
  readonly method: string;
}

function addDeclaredRoutes(
  app: FastifyInstance,
  families: readonly Family[],
  { engine, pool, telemetry }: AppOptions,
  hooks: RouteHooks,
): ServedPath[] {
  const served: ServedPath[] = [],
    warmRoutes: WarmRoute[] = [];
  const ajv = createAjv();
  for (const route of families.flatMap((family) => family.routes)) {
    const validator = once(() => compileRequestValidator(ajv, route));
    warmRoutes.push({ route, validator });
    const handler = createHandler(route, {
      engine,
      rounds: hooks.rounds,
      writer: hooks.writer,
      sender: hooks.sender,
      tags: hooks.tags,
      pool,
      telemetry,
      validator,
      // The framework reports finished answers only; this client has disconnected.
      clientLeft: (request, ms) => hooks.record(request, route.path, { status: CLIENT_GONE, ms }),
    });
    for (const path of [route.path, ...aliasPaths(route.path)]) {
      served.push({ path, method: route.method });
      addRoute(app, { path, declaredPath: route.path, method: route.method, handler }, hooks);
    }
    const feed = feedPath(route);
    if (feed !== null) {
      served.push({ path: feed, method: 'GET' });
      addRoute(app, { path: feed, declaredPath: feed, method: 'GET', handler: feedHandler(handler, sendError) }, hooks);
    }
  }
  app.decorate('warmRoutes', warmRoutes);
  return served;
}

/** Routes outside of the families: the OpenAPI document, metrics, pages. */
function addServiceRoutes(
  app: FastifyInstance,
  families: readonly Family[],
  { status, pool, membership }: AppOptions,
  { metrics, hooks }: { readonly metrics: Metrics; readonly hooks: RouteHooks },
): ServedPath[] {
  const { sender, tags } = hooks;
  const document = documentMaker(families, status.serverVersion, pool);
  const documentTag = tags.ofText('/openapi.json');
  const routes: readonly (readonly [string, Handler])[] = [
    [
      '/openapi.json',
      async (request, reply) => {
        sender.send([request, reply], await document(), { tag: documentTag });
        return reply;
      },
    ],
    [
      '/metrics',
      async (request, reply) => {
        const { contentType } = metrics;
        const text = membership ? await mergedMetrics(await membership.allMetrics()) : await metrics.text();
        sender.send([request, reply], sender.encode(text), { tag: '', contentType });
        return reply;
      },
    ],
    ...pageRoutes(),
  ];
  for (const [path, handler] of routes) addRoute(app, { path, declaredPath: path, method: 'GET', handler }, hooks);
  return routes.map(([path]) => ({ path, method: 'GET' }));
}

/** Adds the route that answers a stream of items of any declared route. */
async function addStreams(
  app: FastifyInstance,
  { engine, config, pool }: AppOptions,
  lifecycle: Lifecycle,
  {
    metrics,
    hooks: { record, writer },
    admitItem,
  }: { readonly metrics: Metrics; readonly hooks: RouteHooks; readonly admitItem: AdmitItem },
): Promise<ServedPath[]> {
  await addStreamRoute(app, {
    engine,
    writer,
    config,
    pool,
    routes: app.warmRoutes,
    draining: () => lifecycle.draining,
    admitItem,
    itemAnswered: (status) => metrics.itemAnswered(status),
    ended: (request, outcome) => record(request, STREAM_PATH, outcome),
  });
  return [{ path: STREAM_PATH, method: 'POST' }];
}

/** The OpenAPI document, made once, in a worker where there is one: it takes a fifth of a second. A failure is not kept. */
function documentMaker(families: readonly Family[], version: string, pool?: WorkerPool): () => Promise<EncodedAnswer> {
  let document: Promise<EncodedAnswer> | undefined;
  const text = async (): Promise<string> =>
    pool
      ? pool.submit({
          operationId: OPENAPI_JOB,
          input: { params: {}, query: {}, body: { version } },
          deadlineMs: OPENAPI_DEADLINE_MS,
        }).text
      : openApiText(families, version);
  const make = async (): Promise<EncodedAnswer> => ({ pieces: [Buffer.from(await text())] });
  return () =>
    (document ??= make().catch((error: unknown) => {
      document = undefined;
      throw error;
    }));
}

interface AddedRoute {
  readonly path: string;
  readonly declaredPath: string;
  readonly method: Route['method'];
  readonly handler: Handler;
}

interface RouteHooks {
  readonly rounds: Rounds;
  readonly writer: AnswerWriter;
  readonly sender: AnswerSender;
  readonly tags: RequestTags;
  readonly record: Recorder;
  /** Answers 405 when the path is a declared path of another method. */
  readonly refuseShadowed: onRequestHookHandler;
}

function addRoute(
  app: FastifyInstance,
  { path, declaredPath, method, handler }: AddedRoute,
  { record, refuseShadowed }: RouteHooks,
): void {
  app.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    onRequest: path.includes('{') ? refuseShadowed : [],
    onResponse: (request, reply, done) => {
      record(request, declaredPath, { status: reply.statusCode, ms: reply.elapsedTime });
      done();
    },
    handler,
  });
}

/** Calls `make` once and returns its value every time. */
function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
