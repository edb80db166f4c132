import cluster from 'node:cluster';
import { hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine.js';
import { PACKAGE_ROOT, packageVersion } from '../package-root.js';
import { families } from '../registry.js';
import { buildApp } from './app.js';
import type { ServiceConfig } from './config.js';
import { createLogger, standardOutput } from './log.js';
import type { Lifecycle, ServiceStatus } from './meta.js';
import { openEngine } from './node-engine.js';
import { WorkerPool } from './pool.js';
import { Membership } from './processes.js';
import { shutDown } from './shutdown.js';
import { openTelemetry } from './telemetry.js';
import type { Telemetry } from './telemetry.js';
import { warmUp } from './warm-up.js';
import { WORKER_MODULE } from './worker-module.js';

/** Starts the service in this process, which is the only one or one of several at the same port. */
export async function serve(config: ServiceConfig): Promise<void> {
  const { engine, workerData } = openEngine(config);
  const lifecycle: Lifecycle = { draining: false };
  const membership = cluster.isWorker ? new Membership() : undefined;
  const logs = standardOutput({ shared: membership !== undefined });
  const workers = Math.max(1, Math.floor(config.workers / config.processes));
  // Threads start with the first heavy request. They share the data that this thread has loaded.
  const pool = new WorkerPool({
    module: WORKER_MODULE,
    workerData: workerData(),
    size: workers,
    queueLimit: config.queueLimit,
  });
  const status = describeStatus(engine),
    log = createLogger(config.logLevel, logs);
  const telemetry = await openTelemetry({
    env: process.env,
    version: status.serverVersion,
    poolStats: () => pool.stats,
    onTrouble: (message) => log.warn({ message }, 'telemetry'),
  });
  const app = await buildApp({ engine, families, config, status, pool, lifecycle, telemetry, logs, membership });
  const which = membership ? `process ${process.pid}, ` : '';
  await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (address) => `listening on ${address} (${which}explorer: ${address}/docs, workers: ${workers})`,
  });
  stopOnSignals(app, { pool, lifecycle, telemetry }, { config, membership });
  // Several processes do not warm up: each would spend the time and the memory again.
  if (membership) setTimeout(() => globalThis.gc?.(), COLLECT_AFTER_MS).unref();
  else if (config.warmsUp) warmUp(app.warmRoutes, engine, () => app.lastRequestAt);
}

/** Time at which one of several processes collects the garbage of its start. */
const COLLECT_AFTER_MS = 500;

interface StoppedParts {
  readonly pool: WorkerPool;
  readonly lifecycle: Lifecycle;
  readonly telemetry: Telemetry | undefined;
}

function stopOnSignals(
  app: FastifyInstance,
  parts: StoppedParts,
  { config, membership }: { readonly config: ServiceConfig; readonly membership: Membership | undefined },
): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second signal exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal, grace_ms: config.shutdownGraceMs }, 'shutting down');
    shutDown({ app, ...parts, graceMs: config.shutdownGraceMs }).then(
      (graceful) => process.exit(graceful ? 0 : 1),
      () => process.exit(1),
    );
  };
  if (!membership) {
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    return;
  }
  // A terminal or an init system signals all processes at once; the supervisor counts the signals.
  const stopOnce = (signal: NodeJS.Signals): void => {
    if (!stopping) stop(signal);
  };
  process.on('SIGINT', () => {});
  process.on('SIGTERM', stopOnce);
  membership.onStop(stopOnce);
}

function describeStatus(engine: Engine): ServiceStatus {
  const version = packageVersion();
  const kernels = engine.ephemeris.sources.map((source) => source.identity.label);
  return {
    serverVersion: version,
    engineVersion: version,
    release: releaseOf(engine, version),
    kernels,
    kernelStatus: kernels.length
      ? `Ephemeris ready (${kernels.join(', ')})`
      : 'No ephemeris that covers the complete solar system',
  };
}

/** Identifies the code by the checksum of the bundle (a random id when the bundle does not run) and the data by their checksums. */
function releaseOf(engine: Engine, version: string): string {
  const bundle = new URL('./service.cjs', import.meta.url);
  const code = existsSync(bundle) ? hash('sha1', readFileSync(bundle), 'base64') : randomUUID();
  return JSON.stringify([
    version,
    code,
    hash('sha1', readFileSync(new URL('data/packed/manifest.json', PACKAGE_ROOT)), 'base64'),
    engine.ephemeris.sources.map(({ identity }) => identity.sha256),
    engine.visibilityPack?.manifestSha256 ?? null,
  ]);
}
