import { writeSync } from 'node:fs';

/** Where log lines go: lines are gathered and written together, so that a request never waits for the disk. */
export interface LogSink {
  write(line: string): void;
  flush(): void;
}

const FLUSH_AFTER_MS = 25;
const FLUSH_AT_CHARS = 16_384;

/**
 * A sink on a file descriptor (1 is standard output). Lines reach it within 25 ms, at once when 16 kB have gathered, and by
 * `flush` at the end of the process. A reader that went away (EPIPE) ends logging, not the service.
 */
export function descriptorSink(descriptor = 1): LogSink {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  let open = true;
  const flush = (): void => {
    if (timer) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (!pending || !open) return;
    const bytes = Buffer.from(pending);
    pending = '';
    let offset = 0,
      retries = 0;
    while (offset < bytes.length && open) {
      try {
        offset += writeSync(descriptor, bytes, offset);
        retries = 0;
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code;
        // A full pipe: give its reader a moment, but never hold the service for long.
        if (code === 'EAGAIN' && retries++ < 50) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        else if (code === 'EAGAIN') return;
        else open = false;
      }
    }
  };
  return {
    write(line) {
      pending += line;
      if (pending.length >= FLUSH_AT_CHARS) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
    },
    flush,
  };
}
