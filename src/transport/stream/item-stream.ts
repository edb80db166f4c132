import type { Readable } from 'node:stream';
import { ServiceError } from '../errors.js';
import type { ItemAnswers, Ticket } from './item-answers.js';
import { LineReader } from './lines.js';
import type { Turns } from './turns.js';

/** Longest time of one slice on the serving thread; it may be exceeded by one light item. */
const SLICE_MS = 5;
/** Most items that are read and not yet sent. */
const MOST_ITEMS = 64;
/** Most bytes of answers that wait for an earlier one: no item is started beyond this. */
const MOST_WAITING_BYTES = 1_048_576;
/** Approximate size of a chunk that is sent. */
const CHUNK_BYTES = 65_536;
const WATCH_MS = 100;

export interface StreamLimits {
  /** Longest allowed line. */
  readonly lineBytes: number;
  /** Most heavy items of one stream in the pool at once: enough to keep its threads busy, without filling the queue. */
  readonly heavyItems: number;
  /** A stream without progress ends after this time. */
  readonly idleMs: number;
}

interface StreamParts {
  readonly source: Readable;
  readonly answers: ItemAnswers;
  readonly turns: Turns;
  readonly limits: StreamLimits;
  /** True while the service stops: items that were read are answered, no more are read. */
  readonly draining: () => boolean;
}

/** An item in the order of the stream; `line` is its answer, null until it is computed. */
interface Slot {
  line: Buffer | null;
  ticket: Ticket | null;
}

/**
 * Answers the lines of one stream in order. Light items are computed in this thread in slices, heavy ones in the pool. Reading pauses while enough
 * items are in progress or the client does not read its answers.
 */
export class ItemStream {
  readonly #parts: StreamParts;
  readonly #lines: LineReader;
  readonly #slots: Slot[] = [];
  #waitingBytes = 0;
  #heavy = 0;
  #index = 0;
  #wake: () => void = () => {};
  #woken = false;
  #cancelled = false;
  /** The reason why no more lines are read; null: reading continues. */
  #stopped: ServiceError | null = null;
  #movedAt = performance.now();
  #sending = false;
  readonly #watch: NodeJS.Timeout;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#lines = new LineReader(parts.source, parts.limits.lineBytes, () => {
      this.#movedAt = performance.now();
      this.#notify();
    });
    this.#watch = setInterval(() => this.#look(), WATCH_MS);
  }

  /** Stops all work: the client has disconnected. */
  cancel(): void {
    this.#cancelled = true;
    clearInterval(this.#watch);
    for (const { ticket } of this.#slots.splice(0)) ticket?.cancel();
    this.#notify();
  }

  /** The answers, as chunks of complete lines. */
  async *chunks(): AsyncGenerator<Buffer> {
    try {
      while (!this.#cancelled) {
        await this.#parts.turns.next();
        this.#woken = false;
        const more = this.#work();
        const ready = this.#takeReady();
        if (ready.length > 0) yield* this.#send(ready);
        else if (this.#slots.length === 0 && (this.#stopped ?? this.#lines.finished)) break;
        else if (!more) await this.#sleep();
      }
      if (this.#stopped && !this.#cancelled && !this.#lines.finished)
        yield this.#parts.answers.lineOf(this.#index, undefined, this.#stopped);
    } finally {
      this.cancel();
    }
  }

  async *#send(bytes: Buffer): AsyncGenerator<Buffer> {
    this.#sending = true;
    this.#movedAt = performance.now();
    yield bytes;
    this.#sending = false;
    this.#movedAt = performance.now();
  }

  /** Starts items until the slice is over (returns true) or no item can be started (returns false). */
  #work(): boolean {
    const until = performance.now() + SLICE_MS;
    let bytes = 0;
    while (performance.now() < until && bytes < CHUNK_BYTES) {
      if (this.#cancelled || this.#stopped || !this.#hasRoom()) return false;
      const line = this.#lines.next();
      if (line === null) return false;
      bytes += this.#begin(line.bytes);
    }
    return true;
  }

  #hasRoom(): boolean {
    return (
      this.#slots.length < MOST_ITEMS &&
      this.#waitingBytes < MOST_WAITING_BYTES &&
      this.#heavy < this.#parts.limits.heavyItems
    );
  }

  /** Starts an item; returns the number of bytes of its answer if it is complete, otherwise 0. */
  #begin(bytes: Buffer | null): number {
    const index = this.#index++;
    const slot: Slot = { line: null, ticket: null };
    this.#slots.push(slot);
    const begun = this.#parts.answers.begin(index, bytes);
    if (Buffer.isBuffer(begun)) {
      this.#fill(slot, begun);
      return begun.length;
    }
    slot.ticket = begun;
    this.#heavy++;
    void begun.line.then((line) => {
      this.#heavy--;
      this.#fill(slot, line);
      this.#notify();
    });
    return 0;
  }

  #fill(slot: Slot, line: Buffer): void {
    slot.line = line;
    slot.ticket = null;
    this.#waitingBytes += line.length;
    this.#movedAt = performance.now();
  }

  /** Removes and returns the completed answers at the head of the order. */
  #takeReady(): Buffer {
    const lines: Buffer[] = [];
    let bytes = 0;
    while (bytes < CHUNK_BYTES) {
      const line = this.#slots[0]?.line ?? null;
      if (line === null) break;
      this.#slots.shift();
      lines.push(line);
      bytes += line.length;
    }
    this.#waitingBytes -= bytes;
    return Buffer.concat(lines, bytes);
  }

  #notify(): void {
    this.#woken = true;
    this.#wake();
  }

  async #sleep(): Promise<void> {
    if (!this.#woken && !this.#cancelled) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#wake = () => {};
  }

  /** Ends a stream without progress; ends reading when the service stops. */
  #look(): void {
    const { idleMs } = this.#parts.limits;
    if (this.#stopped === null && this.#parts.draining()) this.#stop(shuttingDown(this.#index));
    if (performance.now() - this.#movedAt < idleMs) return;
    if (this.#sending) this.#parts.answers.abandon();
    else if (this.#slots.length === 0 && this.#stopped === null && !this.#lines.finished) this.#stop(idle(idleMs));
  }

  #stop(reason: ServiceError): void {
    this.#stopped = reason;
    this.#notify();
  }
}

const shuttingDown = (index: number): ServiceError =>
  new ServiceError(
    503,
    'not_ready',
    'lifecycle',
    `the service is shutting down; send the items from index ${index} again`,
    { first_index_not_taken: index },
  );

const idle = (idleMs: number): ServiceError =>
  new ServiceError(408, 'bad_request', 'timeout', `no line arrived within ${idleMs} ms; the stream is closed`, {
    idle_ms: idleMs,
  });
