import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceConfig } from './config.js';
import { LineWriter } from './line-writer.js';

/** Destination of log lines. */
export interface LogDestination {
  write(line: string): void;
  /** Writes the waiting lines before the process exits. */
  flushSync?(): void;
}

/** Bytes that a write to a pipe transfers atomically (POSIX: at least 512, Linux: 4,096): lines of several processes do not interleave. */
const WHOLE_BYTES = 4_096;

/** Standard output. Waiting lines are written before the process exits. Several processes that share it write complete lines. */
export function standardOutput({ shared = false } = {}): LogDestination {
  const writer = new LineWriter(1, shared ? WHOLE_BYTES : Infinity);
  process.once('exit', () => writer.flushSync());
  return writer;
}

/** Logs JSON lines with the name of the level and the time in ISO 8601. The child logger that Fastify requests is the same logger. */
export function createLogger(level: ServiceConfig['logLevel'], destination: LogDestination): FastifyBaseLogger {
  const log = pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
  const logger: FastifyBaseLogger = {
    level,
    fatal: log.fatal.bind(log),
    error: log.error.bind(log),
    warn: log.warn.bind(log),
    info: log.info.bind(log),
    debug: log.debug.bind(log),
    trace: log.trace.bind(log),
    silent: log.silent.bind(log),
    child: () => logger,
  };
  return logger;
}

/** Outcome of one request. */
export interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** The declared path. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const LONGEST_PATH = 200;

/**
 * Writes one line per request in the format of the logger, in a fiftieth of its time. The path is logged without the query, which may
 * contain personal data.
 */
export function requestLog(destination: LogDestination): (request: FinishedRequest) => void {
  const time = isoClock();
  return ({ id, method, url, route, status, ms }) => {
    const path = JSON.stringify(pathOf(url).slice(0, LONGEST_PATH));
    destination.write(
      `{"level":"${status >= 500 ? 'error' : 'info'}","time":"${time(Date.now())}","request_id":"${id}","method":"${method}",` +
        `"path":${path},"route":"${route}","status":${status},"ms":${Math.round(ms * 1000) / 1000},"msg":"request"}\n`,
    );
  };
}

/** The path of a request's target. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Formats a time as ISO 8601 with milliseconds. The part up to the second is kept until the second changes. */
function isoClock(): (ms: number) => string {
  let second = NaN,
    prefix = '';
  return (ms) => {
    const now = Math.floor(ms / 1000);
    if (now !== second) {
      second = now;
      prefix = new Date(now * 1000).toISOString().slice(0, 20);
    }
    const rest = ms - now * 1000;
    return `${prefix}${rest < 10 ? '00' : rest < 100 ? '0' : ''}${rest}Z`;
  };
}
