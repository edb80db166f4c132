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

/** Standard output; what has gathered is written before the process ends. */
export function standardOutput(): LogDestination {
  const writer = new LineWriter(1);
  process.once('exit', () => writer.flushSync());
  return writer;
}

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
