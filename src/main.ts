import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './transport/config.js';

/** Starts the service from the environment. An error at the start is logged as one line; the exit code is then 1. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // A supervisor loads neither the engine nor the routes, and a serving process does not load the supervisor.
  if (cluster.isPrimary && config.processes > 1)
    await import('./transport/supervise.js').then(({ supervise }) => supervise(config, fileURLToPath(import.meta.url)));
  else await import('./transport/serve.js').then(({ serve }) => serve(config));
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
