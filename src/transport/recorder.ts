import type { FastifyRequest } from 'fastify';
import type { ServiceConfig } from './config.js';
import { requestLog } from './log.js';
import type { LogDestination } from './log.js';
import type { Metrics } from './metrics.js';
import type { Telemetry } from './telemetry.js';

interface Outcome {
  readonly status: number;
  readonly ms: number;
}
export type Recorder = (request: FastifyRequest, route: string, outcome: Outcome) => void;

/** Records the outcome of a request in metrics, log and telemetry. */
export function createRecorder(
  { config, telemetry }: { readonly config: ServiceConfig; readonly telemetry?: Telemetry },
  metrics: Metrics,
  logs: LogDestination,
): Recorder {
  const { logLevel } = config;
  const logsAll = ['info', 'debug', 'trace'].includes(logLevel),
    logsFailures = logsAll || ['warn', 'error'].includes(logLevel);
  const log = requestLog(logs);
  return (request, route, { status, ms }) => {
    const { method, id, url } = request;
    metrics.observe(method, route, status, ms / 1000);
    telemetry?.finished(request, route, status);
    if (status >= 500 ? logsFailures : logsAll) log({ id, method, url, route, status, ms });
  };
}
