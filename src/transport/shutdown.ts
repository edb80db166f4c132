import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
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

/** How long the service goes on answering, each answer the last of its connection, before it takes no more. */
const DRAIN_MS = 1_000;
const LOOK_MS = 20;

/**
 * Stops the service. `/ready` turns to 503 and every answer ends its connection, so that clients go away between two requests, not in
 * one; then no connection is taken, requests in flight are answered within the grace time, then connections and threads end. Returns
 * true when everything in flight was answered.
 */
export async function shutDown({ app, pool, lifecycle, telemetry, graceMs }: ShutdownParts): Promise<boolean> {
  lifecycle.draining = true;
  const start = performance.now();
  const left = (): number => Math.max(0, graceMs - (performance.now() - start));
  const drained = start + Math.min(DRAIN_MS, graceMs / 2);
  while (performance.now() < drained && (await openConnections(app)) > 0) await pause(LOOK_MS);
  await takeWaiting(app, left() / 2);
  let timer: NodeJS.Timeout | undefined;
  const graceful = await Promise.race([
    app.close().then(() => true),
    new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), left());
    }),
  ]);
  clearTimeout(timer);
  if (!graceful) app.server.closeAllConnections();
  await pool?.close(graceful ? left() : 0);
  await telemetry?.close();
  return graceful;
}

/**
 * Takes the connections that the system has made already: those that still wait when the listening socket closes are reset, with the
 * requests on them. One is taken in each turn of the event loop; a turn that takes none has left none.
 */
async function takeWaiting({ server }: FastifyInstance, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  let taken = true;
  const seen = (): void => {
    taken = true;
  };
  server.on('connection', seen);
  while (taken && performance.now() < end) {
    taken = false;
    await nextTurn();
  }
  server.off('connection', seen);
  server.close();
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
