import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceConfig } from './config.js';
import { LineWriter } from './line-writer.js';

/** Where log lines go. */
export interface LogDestination {
  write(line: string): void;
  /** Writes what has gathered, before the process ends. */
  flushSync?(): void;
}

/** What a pipe takes whole (POSIX: at least 512, Linux 4,096 bytes): so much of several writers does not mingle. */
const WHOLE_BYTES = 4_096;

/** Standard output; what has gathered is written before the process ends. Several processes that share it write whole lines. */
export function standardOutput({ shared = false } = {}): LogDestination {
  const writer = new LineWriter(1, shared ? WHOLE_BYTES : Infinity);
  process.once('exit', () => writer.flushSync());
  return writer;
}

/** JSON lines with the level by its name and the time in ISO 8601. The framework asks for a child each request: it gets the same. */
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

/** What became of one request. */
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
 * Writes one line a request, as the logger would, in a fiftieth of its time. The path is told without the query, which may hold
 * personal data.
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

/** ISO 8601 with milliseconds; what was written for a second serves the thousand milliseconds of it. */
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
