import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Family, Route } from '../../../src/contract/route.js';
import { families as declared } from '../../../src/registry.js';
import { buildApp } from '../../../src/transport/app.js';
import { loadConfig } from '../../../src/transport/config.js';
import { metaFamily } from '../../../src/transport/meta.js';
import type { ServiceStatus } from '../../../src/transport/meta.js';
import { openEngine, openWorkerEngine } from '../../../src/transport/node-engine.js';
import { WorkerPool } from '../../../src/transport/pool.js';
import type { Engine } from '../../../src/engine.js';
import { visibilityPackDirectory } from '../../support/visibility-pack.js';
import { STATUS } from './fake-app.js';

/** All families that are served, including the operational one. */
export const servedFamilies: readonly Family[] = [metaFamily(STATUS, { draining: false }, declared), ...declared];
/** TEST_ROUTES=/v1/parans restricts the generic suites to the paths that start with it, for work on one family. */
const wanted = process.env.TEST_ROUTES ?? '';
const routesOf = (families: readonly Family[]): readonly Route[] =>
  families.flatMap((family) => family.routes).filter(({ path }) => path.startsWith(wanted));
export const servedRoutes = routesOf(servedFamilies);

/**
 * The routes that the generic suites test in this process. tools/test.mjs runs these suites in several processes, each with its
 * share (TEST_SHARE=1/2) of the families: so each route is compiled and warmed once in the run, not once in each process.
 */
export const sharedRoutes = routesOf(shareOf(servedFamilies, process.env.TEST_SHARE ?? '1/1'));

/** Complete families, because their routes share shapes and code; distributed in alternating order, the largest first. */
function shareOf(all: readonly Family[], share: string): readonly Family[] {
  const [k, count] = share.split('/').map(Number);
  const bySize = [...all].sort((a, b) => b.routes.length - a.routes.length);
  const kept = new Set(
    bySize.filter((_, i) => (i % (2 * count) < count ? i % count : count - 1 - (i % count)) === k - 1),
  );
  return all.filter((family) => kept.has(family));
}

export interface RealService {
  readonly app: FastifyInstance;
  readonly engine: Engine;
  readonly pool: WorkerPool;
  /** Its address on this machine. It starts to listen on the first call. */
  address(): Promise<string>;
  close(): Promise<void>;
}

type Kind = 'whole' | 'bare';

/** The open services of this process, with their number of users. */
const open = new Map<Kind, { readonly service: Promise<RealService>; users: number }>();

/**
 * The service over the real registry and the embedded data, without a log; with the data that an operator may add, or without it (`bare`).
 * The tests of a process share it while they use it; it stores no data of a request. Each user calls `close`.
 */
export async function realService(kind: Kind = 'whole'): Promise<RealService> {
  const held = open.get(kind) ?? { service: openService(kind), users: 0 };
  open.set(kind, held);
  held.users++;
  const service = await held.service;
  return {
    ...service,
    close: async () => {
      if (--held.users > 0) return;
      open.delete(kind);
      await service.close();
    },
  };
}

async function openService(kind: Kind): Promise<RealService> {
  const config = loadConfig({ SERVICE_LOG_LEVEL: 'silent', SERVICE_WORKERS: '1', SERVICE_QUEUE_LIMIT: '1000' });
  const { engine, workerData } = openEngine({
    visibilityPackDirectory: kind === 'whole' ? visibilityPackDirectory() : null,
  });
  const pool = new WorkerPool({
    module: new URL('../../../src/transport/worker.js', import.meta.url),
    workerData: workerData(),
    size: config.workers,
    queueLimit: config.queueLimit,
  });
  const app = await buildApp({ engine, families: declared, config, status: statusOf(engine), pool });
  let address: Promise<string> | undefined;
  // Handlers that tests call directly run as in a worker: the engine of the serving thread does not integrate orbits.
  return {
    app,
    engine: openWorkerEngine(workerData()),
    pool,
    address: () => (address ??= app.listen({ host: '127.0.0.1', port: 0 })),
    close: async () => {
      await app.close();
      await pool.close(0);
    },
  };
}

/** Self-description of the service: the version of the package, the sources of its ephemeris. */
function statusOf(engine: Engine): ServiceStatus {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const kernels = engine.ephemeris.sources.map((source) => source.identity.label);
  return { ...STATUS, serverVersion: version, engineVersion: version, kernels };
}

/** A route's address with the values of its example (or others) filled in. */
export function addressOf(
  route: Route,
  params: Record<string, unknown> = route.example.params ?? {},
  query: Record<string, unknown> = route.example.query ?? {},
): string {
  const path = route.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

export async function ask(
  app: FastifyInstance,
  route: Route,
  parts: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } = route.example,
) {
  const url = addressOf(route, parts.params, parts.query);
  const response =
    route.method === 'GET'
      ? await app.inject({ url })
      : await app.inject({
          method: 'POST',
          url,
          ...(parts.body === undefined
            ? {}
            : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(parts.body) }),
        });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}
