import cluster from 'node:cluster';
import type { ServiceConfig } from './config.js';
import { createLogger, standardOutput } from './log.js';
import { SMALL_PROCESS } from './process-flags.js';
import { Supervisor } from './processes.js';

/** Supervises several serving processes, each of which runs `script`. This process computes nothing. */
export function supervise(config: ServiceConfig, script: string): void {
  const logs = standardOutput({ shared: true });
  cluster.setupPrimary({
    exec: script,
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
