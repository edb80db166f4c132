import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Engine } from './engine.js';
import { families } from './registry.js';
import { buildApp } from './transport/app.js';
import { loadConfig } from './transport/config.js';
import type { ServiceConfig } from './transport/config.js';
import { createLogger, standardOutput } from './transport/log.js';
import type { Lifecycle, ServiceStatus } from './transport/meta.js';
import { openEngine } from './transport/node-engine.js';
import { WorkerPool } from './transport/pool.js';
import { shutDown } from './transport/shutdown.js';
import { openTelemetry } from './transport/telemetry.js';
import type { Telemetry } from './transport/telemetry.js';
import { warmUp } from './transport/warm-up.js';

/** Starts the service from the environment. What stops the start is told in one line; the exit code is then 1. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const { engine, workerData } = openEngine(config);
  const lifecycle: Lifecycle = { draining: false };
  const logs = standardOutput();
  // Threads start with the first heavy request; they read the memory that this thread has loaded.
  const pool = new WorkerPool({
    module: new URL('./transport/worker.js', import.meta.url),
    workerData: workerData(),
    size: config.workers,
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
  const app = await buildApp({
    engine,
    families,
    config,
    status,
    pool,
    lifecycle,
    telemetry,
    logs,
  });
  await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (address) => `listening on ${address} (explorer: ${address}/docs, workers: ${config.workers})`,
  });
  stopOnSignals(app, { pool, lifecycle, telemetry }, config);
  warmUp(app.warmRoutes, engine, () => app.lastRequestAt);
}

interface StoppedParts {
  readonly pool: WorkerPool;
  readonly lifecycle: Lifecycle;
  readonly telemetry: Telemetry | undefined;
}

function stopOnSignals(app: FastifyInstance, parts: StoppedParts, config: ServiceConfig): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal, grace_ms: config.shutdownGraceMs }, 'shutting down');
    shutDown({ app, ...parts, graceMs: config.shutdownGraceMs }).then(
      (graceful) => process.exit(graceful ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function describeStatus(engine: Engine): ServiceStatus {
  const { version } = JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string };
  const kernels = engine.ephemeris.sources.map((source) => source.identity.label);
  return {
    serverVersion: version,
    engineVersion: version,
    kernels,
    kernelStatus: kernels.length
      ? `Ephemeris ready (${kernels.join(', ')})`
      : 'No ephemeris that carries the whole solar system',
  };
}

/** This file runs as dist/src/main.js. */
const packageFile = (): URL => new URL('../../package.json', import.meta.url);

main().catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `the address is in use (${error.message}); set SERVICE_PORT or SERVICE_HOST`
      : error.code === 'EACCES'
        ? `no permission to listen there (${error.message}); ports below 1024 need privileges`
        : ['ConfigurationError', 'DamagedFile'].includes(error.name) || error.code
          ? error.message
          : (error.stack ?? String(error));
  console.error(`Celestial Computation Service cannot start: ${reason}`);
  process.exit(1);
});
