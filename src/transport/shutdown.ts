import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './meta.js';
import type { WorkerPool } from './pool.js';
import type { Telemetry } from './telemetry.js';

interface ShutdownParts {
  readonly app: FastifyInstance;
  readonly pool: WorkerPool | undefined;
  readonly lifecycle: Lifecycle;
  readonly telemetry?: Telemetry;
  readonly graceMs: number;
}

const SWEEP_MS = 50;

/**
 * Stops the service: `/ready` turns to 503, no new connection is taken, requests in flight are answered within the grace time, then
 * connections and threads end. Returns true when everything in flight was answered.
 */
export async function shutDown({ app, pool, lifecycle, telemetry, graceMs }: ShutdownParts): Promise<boolean> {
  lifecycle.draining = true;
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  // A kept connection whose last answer began before the draining is idle only after that answer.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const graceful = await Promise.race([
    app.close().then(() => true),
    new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), graceMs);
    }),
  ]);
  clearTimeout(timer);
  clearInterval(sweep);
  if (!graceful) app.server.closeAllConnections();
  await pool?.close(graceful ? Math.max(0, graceMs - (performance.now() - start)) : 0);
  await telemetry?.close();
  return graceful;
}
