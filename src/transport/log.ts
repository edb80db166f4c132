import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceConfig } from './config.js';

/** Where log lines go. */
export interface LogDestination {
  write(line: string): void;
  /** Writes what has gathered, before the process ends. */
  flushSync?(): void;
}

const FLUSH_AFTER_MS = 25;
const FLUSH_AT_BYTES = 8_192;

/**
 * Standard output: lines gather and are written together, asynchronously, so that a request never waits for the reader of the log. A
 * reader that went away ends logging, not the service.
 */
export const standardOutput = (): LogDestination =>
  pino.destination({ dest: 1, sync: false, minLength: FLUSH_AT_BYTES, periodicFlush: FLUSH_AFTER_MS });

/** JSON lines with the level by its name and the time in ISO 8601. */
export const createLogger = (level: ServiceConfig['logLevel'], destination: LogDestination): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
