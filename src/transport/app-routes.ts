import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { aliasPaths } from '../contract/names.js';
import type { Family, Route } from '../contract/route.js';
import type { AnswerSender, EncodedAnswer } from './answer.js';
import type { AnswerWriter } from './answer-text.js';
import type { AppOptions } from './app-options.js';
import { feedHandler, feedPath } from './feeds.js';
import type { AdmitItem } from './guards.js';
import { CLIENT_GONE, createHandler, sendError } from './handler.js';
import type { Handler } from './handler.js';
import type { Lifecycle } from './meta.js';
import { mergedMetrics } from './metrics.js';
import type { Metrics } from './metrics.js';
import { once } from './once.js';
import { openApiText } from './openapi.js';
import { pageRoutes } from './pages.js';
import type { WorkerPool } from './pool.js';
import type { Recorder } from './recorder.js';
import type { RequestTags } from './request-tags.js';
import type { Rounds } from './rounds.js';
import { addStreamRoute } from './stream/stream-route.js';
import { STREAM_PATH } from './stream/streaming.js';
import { compileRequestValidator, createAjv } from './validator.js';
import type { WarmRoute } from './warm-up.js';
import { OPENAPI_JOB } from './worker-host.js';

const OPENAPI_DEADLINE_MS = 30_000;

export interface ServedPath {
  readonly path: string;
  readonly method: string;
}

/** Adds every declared route with its aliases and its feed; returns the served paths. */
export function addDeclaredRoutes(
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
export function addServiceRoutes(
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
export async function addStreams(
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

export interface RouteHooks {
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
