import type { Readable } from 'node:stream';
import { bulk } from './bulk.js';
import type { BulkResult } from './bulk.js';
import { BULK_HELP, readBulkOptions } from './options.js';
import { bulkProgress } from './progress.js';

interface Surroundings {
  readonly stdin: Readable;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
}

const MEBIBYTE_OF_KILOBYTES = 1024;

/** Runs the command `bulk` and returns its exit code. Errors: those of `bulk`. */
export async function runBulk(args: readonly string[], around: Surroundings): Promise<number> {
  const { stdin, stdout, stderr, env, version } = around;
  const options = readBulkOptions(args);
  if (options === null) {
    stdout.write(BULK_HELP);
    return 0;
  }
  const tell = (text: string): void => {
    if (!options.quiet) stderr.write(`${text}\n`);
  };
  const started = performance.now();
  const bar = bulkProgress(options.quiet ? { write: () => undefined } : stderr);
  const told = options.output === null ? null : adviseOnInterrupt(stderr);
  try {
    const result = await bulk(options, { stdin, stdout, env, version, note: tell, progress: bar.show });
    bar.clear();
    tell(summary(result, (performance.now() - started) / 1000));
    return 0;
  } finally {
    bar.clear();
    told?.();
  }
}

const INTERRUPTED = 130;

/** Prints, when a signal ends the run, how to resume it. Returns a function that removes the handlers. */
function adviseOnInterrupt(stderr: Surroundings['stderr']): () => void {
  const advise = (): void => {
    stderr.write('\ninterrupted; the same command with --resume goes on\n');
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', advise);
  return () => process.off('SIGINT', advise);
}

function summary({ rows, computed, failed }: BulkResult, seconds: number): string {
  const peak = Math.round(process.resourceUsage().maxRSS / MEBIBYTE_OF_KILOBYTES);
  const rate = Math.round(computed / seconds);
  return [
    `${rows.toLocaleString('en')} rows`,
    ...(computed === rows ? [] : [`${computed.toLocaleString('en')} of them now`]),
    `${failed.toLocaleString('en')} failed`,
    `${seconds.toFixed(1)} s (${rate.toLocaleString('en')} rows/s)`,
    `peak memory ${peak} MB`,
  ].join(', ');
}
