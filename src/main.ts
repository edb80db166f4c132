import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './transport/config.js';
import type { ServiceConfig } from './transport/config.js';
import { createLogger, standardOutput } from './transport/log.js';
import { Supervisor } from './transport/processes.js';

/** Memory counts once for each process: a young generation of 6 MB instead of 48, and a collection after the start. */
const SMALL_PROCESS = ['--max-semi-space-size=2', '--expose-gc'];

/** Starts the service from the environment. What stops the start is told in one line; the exit code is then 1. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // What only supervises loads neither engine nor routes.
  if (cluster.isPrimary && config.processes > 1) supervise(config);
  else await import('./transport/serve.js').then(({ serve }) => serve(config));
}

/** Keeps several serving processes; this one computes nothing. */
function supervise(config: ServiceConfig): void {
  const logs = standardOutput({ shared: true });
  cluster.setupPrimary({
    exec: fileURLToPath(import.meta.url),
    args: [],
    execArgv: [...process.execArgv, ...SMALL_PROCESS],
    serialization: 'advanced',
  });
  const supervisor = new Supervisor({
    processes: config.processes,
    graceMs: config.shutdownGraceMs,
    log: createLogger(config.logLevel, logs),
    ended: (exitCode) => {
      logs.flushSync?.();
      process.exit(exitCode);
    },
  });
  process.on('SIGTERM', (signal) => supervisor.stop(signal));
  process.on('SIGINT', (signal) => supervisor.stop(signal));
  supervisor.start();
}

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
