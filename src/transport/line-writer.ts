import { write, writeSync } from 'node:fs';
import type { LogDestination } from './log.js';

const FLUSH_AFTER_MS = 25;
const FLUSH_AT_LENGTH = 8_192;
/** Most characters that wait while the reader does not read or the disk is full. */
const MOST_GATHERED = 1_048_576;
const LAST_TRIES = 20;

/** True for errors after which a later write may succeed. */
const isBusy = (error: NodeJS.ErrnoException): boolean => error.code === 'EAGAIN' || error.code === 'EBUSY';

/**
 * Writes lines to a file descriptor in batches and asynchronously, so that no request waits for the reader of the log. When nothing can be
 * written (a full disk), lines are lost, and their number is logged when writing succeeds again. After the reader has closed the pipe nothing is
 * written. The service continues in both cases. (The destination of pino ends the process on a full disk, and retries forever at its exit.)
 */
export class LineWriter implements LogDestination {
  readonly #fd: number;
  readonly #mostAtOnce: number;
  #gathered = '';
  #isWriting = false;
  #isOver = false;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `mostAtOnce`: most characters per write; a write ends at the end of a line unless the line is longer. */
  constructor(fd: number, mostAtOnce = Infinity) {
    this.#fd = fd;
    this.#mostAtOnce = mostAtOnce;
  }

  write(line: string): void {
    if (this.#isOver) return;
    if (this.#gathered.length + line.length > MOST_GATHERED) {
      this.#lost++;
      return;
    }
    this.#gathered += line;
    if (this.#gathered.length >= Math.min(FLUSH_AT_LENGTH, this.#mostAtOnce)) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_AFTER_MS).unref();
  }

  /** Writes the waiting lines before the process exits. Lines that cannot be written soon are lost; a write in progress may follow them. */
  flushSync(): void {
    let bytes = this.#take();
    for (let tries = 0; bytes.length > 0 && tries < LAST_TRIES;) {
      try {
        bytes = bytes.subarray(writeSync(this.#fd, bytes));
        if (bytes.length === 0) bytes = this.#take();
      } catch (error) {
        if (!isBusy(error as NodeJS.ErrnoException)) return;
        tries++;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FLUSH_AFTER_MS);
      }
    }
  }

  #take(): Buffer {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const end = this.#endOfTurn();
    const bytes = Buffer.from(this.#gathered.slice(0, end));
    this.#gathered = this.#gathered.slice(end);
    return bytes;
  }

  /** Number of waiting characters that are written next. */
  #endOfTurn(): number {
    if (this.#gathered.length <= this.#mostAtOnce) return this.#gathered.length;
    const whole = this.#gathered.lastIndexOf('\n', this.#mostAtOnce - 1) + 1;
    return whole > 0 ? whole : this.#gathered.indexOf('\n') + 1 || this.#gathered.length;
  }

  #flush(): void {
    this.#timer = undefined;
    if (!this.#isWriting && this.#gathered !== '') this.#put(this.#take());
  }

  #put(bytes: Buffer): void {
    this.#isWriting = true;
    write(this.#fd, bytes, (error, count) => {
      if (error && isBusy(error)) setTimeout(() => this.#put(bytes), FLUSH_AFTER_MS).unref();
      else if (!error && count < bytes.length) this.#put(bytes.subarray(count));
      else this.#written(error, bytes);
    });
  }

  #written(error: NodeJS.ErrnoException | null, bytes: Buffer): void {
    this.#isWriting = false;
    if (error?.code === 'EPIPE') this.#isOver = true;
    else if (error) this.#lost += bytes.toString().split('\n').length - 1;
    else if (this.#lost > 0) {
      const report = { level: 'warn', time: new Date().toISOString(), lines: this.#lost, msg: 'log lines were lost' };
      this.#lost = 0;
      this.write(`${JSON.stringify(report)}\n`);
    }
    if (this.#gathered !== '') this.#timer ??= setTimeout(() => this.#flush(), FLUSH_AFTER_MS).unref();
  }
}
