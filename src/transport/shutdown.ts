import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Time for which the service continues to answer, closing each connection with its answer, before it accepts no more connections. */
const DRAIN_MS = 1_000;
const LOOK_MS = 20;
/** Clients that reconnect immediately after an answer arrive within this time. */
const QUIET_MS = 60;

/**
 * Stops the service. First `/ready` answers 503 and every answer closes its connection, so that clients disconnect between two requests. Then no
 * connection is accepted and requests in flight are answered within the grace time. Then connections and threads end. Returns true when all
 * requests in flight were answered.
 */
export async function shutDown({ app, pool, lifecycle, telemetry, graceMs }: ShutdownParts): Promise<boolean> {
  lifecycle.draining = true;
  const start = performance.now();
  const left = (): number => Math.max(0, graceMs - (performance.now() - start));
  const drained = start + Math.min(DRAIN_MS, graceMs / 2);
  while (performance.now() < drained && (await openConnections(app)) > 0) await pause(LOOK_MS);
  await takeWaiting(app, lifecycle, left() / 2);
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
 * Accepts the connections that wait in the system: when the listening socket closes, they would be reset and their requests lost. A client that is
 * answered may reconnect at once, so answers wait until no connection has arrived for a while and the socket is closed.
 */
async function takeWaiting({ server }: FastifyInstance, lifecycle: Lifecycle, mostMs: number): Promise<void> {
  const held: (() => void)[] = [],
    end = performance.now() + mostMs;
  let lastCame = performance.now();
  const came = (): void => {
    lastCame = performance.now();
  };
  server.on('connection', came);
  lifecycle.held = held;
  do await pause(LOOK_MS);
  while (performance.now() < Math.min(end, lastCame + QUIET_MS));
  server.off('connection', came);
  server.close();
  lifecycle.held = undefined;
  for (const answer of held) answer();
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
