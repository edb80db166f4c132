import { write, writeSync } from 'node:fs';
import type { LogDestination } from './log.js';

const FLUSH_AFTER_MS = 25;
const FLUSH_AT_LENGTH = 8_192;
/** More than this is not gathered for a reader that does not read, or a disk that takes nothing. */
const MOST_GATHERED = 1_048_576;
const LAST_TRIES = 20;

/** What a reader or a disk says that will take more in a moment. */
const isBusy = (error: NodeJS.ErrnoException): boolean => error.code === 'EAGAIN' || error.code === 'EBUSY';

/**
 * Writes lines to a descriptor together and asynchronously, so that a request never waits for the reader of the log. Where nothing can
 * be written (a full disk) lines are lost, and their number is told once there is room again; a reader that went away ends the
 * writing. Neither ends or holds up the service. (pino's own destination ends the process on a full disk, and at its end tries for ever.)
 */
export class LineWriter implements LogDestination {
  readonly #fd: number;
  readonly #mostAtOnce: number;
  #gathered = '';
  #isWriting = false;
  #isOver = false;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `mostAtOnce`: so many characters are written together at most, in whole lines where a line is not longer. */
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

  /** Writes what has gathered, before the process ends; what cannot be written soon is lost, and what is being written may come after it. */
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

  /** How much of what has gathered is written next. */
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
      const told = { level: 'warn', time: new Date().toISOString(), lines: this.#lost, msg: 'log lines were lost' };
      this.#lost = 0;
      this.write(`${JSON.stringify(told)}\n`);
    }
    if (this.#gathered !== '') this.#timer ??= setTimeout(() => this.#flush(), FLUSH_AFTER_MS).unref();
  }
}
