import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../../src/engine.js';
import { buildApp } from '../../../src/transport/app.js';
import { loadConfig } from '../../../src/transport/config.js';
import type { Lifecycle, ServiceStatus } from '../../../src/transport/meta.js';
import { WorkerPool } from '../../../src/transport/pool.js';
import { fakeFamily } from './fake-family.js';

export const STATUS: ServiceStatus = {
  serverVersion: '9.8.7',
  engineVersion: '9.8.6',
  release: 'a test',
  kernelStatus: 'Ephemeris ready',
  kernels: ['a test ephemeris'],
};

export interface FakeService {
  readonly app: FastifyInstance;
  readonly pool: WorkerPool;
  readonly lifecycle: Lifecycle;
  readonly lines: string[];
  close(): Promise<void>;
}

/** The transport over the fake family, with a pool of real threads; log lines are gathered. */
export async function fakeService(env: Record<string, string> = {}): Promise<FakeService> {
  const config = loadConfig({ SERVICE_WORKERS: '1', SERVICE_QUEUE_LIMIT: '1', ...env });
  const pool = new WorkerPool({
    module: new URL('./fake-worker.js', import.meta.url),
    workerData: null,
    size: config.workers,
    queueLimit: config.queueLimit,
  });
  const lifecycle = { draining: false };
  const lines: string[] = [];
  const app = await buildApp({
    engine: {} as Engine,
    families: [fakeFamily],
    config,
    status: STATUS,
    pool,
    lifecycle,
    logs: {
      write: (line) => {
        lines.push(line);
      },
    },
  });
  return {
    app,
    pool,
    lifecycle,
    lines,
    close: async () => {
      await app.close();
      await pool.close(0);
    },
  };
}

/** Runs a test with a separate service. */
export async function withService(
  env: Record<string, string>,
  run: (service: FakeService) => Promise<void>,
): Promise<void> {
  const service = await fakeService(env);
  try {
    await run(service);
  } finally {
    await service.close();
  }
}
