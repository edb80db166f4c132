import { Worker } from 'node:worker_threads';
import type { WrittenAnswer } from './answer-memory.js';
import type { ErrorParcel } from './thread-errors.js';
import { WorkerFailure, WorkerLate } from './thread-errors.js';
import type { JobMessage, WorkerMessage } from './worker-host.js';

/** What a thread gets as its `workerData`. */
export interface ThreadData<T = unknown> {
  /** What the pool was given for its threads. */
  readonly data: T;
  /** The pool sets its first number to stop the job that runs: the engine looks at it. */
  readonly interruption: Int32Array;
}

/** What a thread tells its pool. */
export interface ThreadEvents {
  readonly ready: () => void;
  /** The answer of the job that was given last, or why it failed. */
  readonly answered: (result: { readonly answer: WrittenAnswer } | { readonly error: ErrorParcel }) => void;
  /** The thread died, or never came up. */
  readonly lost: (failure: WorkerFailure) => void;
}

/** A worker that has not reported within this time is given up. */
export const START_LIMIT_MS = 30_000;

/** Half of the platform's own: jobs allocate in bursts, and each thread would keep all of it. */
const YOUNG_MB = 24;

/** One worker thread: starts with the object, takes one job at a time, keeps the process alive only while it computes. */
export class PoolThread {
  ready = false;
  readonly #worker: Worker;
  readonly #giveUp: NodeJS.Timeout;
  readonly #interruption = new Int32Array(new SharedArrayBuffer(4));
  #jobId = 0;
  #over = false;

  /** Errors: what the platform throws when it can make no thread. */
  constructor(module: URL, workerData: unknown, events: ThreadEvents, startLimitMs: number) {
    this.#worker = new Worker(module, {
      workerData: { data: workerData, interruption: this.#interruption } satisfies ThreadData,
      stdout: false,
      stderr: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const lose = (failure: WorkerFailure): void => {
      if (this.#over) return;
      this.end();
      events.lost(failure);
    };
    const late = new WorkerLate(`a worker did not start within ${startLimitMs} ms`);
    this.#giveUp = setTimeout(() => lose(late), startLimitMs).unref();
    let cause: unknown;
    this.#worker.on('message', (message: WorkerMessage) => {
      if (this.#over) return;
      if (message.kind === 'ready') {
        clearTimeout(this.#giveUp);
        this.ready = true;
        this.#worker.unref();
        events.ready();
      } else if (message.id === this.#jobId) {
        this.#worker.unref();
        events.answered(message.kind === 'done' ? { answer: message.answer } : { error: message.error });
      }
    });
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.#worker.on('exit', (code) => {
      const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? 'no cause given');
      lose(new WorkerFailure(`a worker ended with code ${code}: ${reason}`));
    });
  }

  give(message: JobMessage): void {
    this.#jobId = message.id;
    Atomics.store(this.#interruption, 0, 0);
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  /** Asks the job that runs to stop: it fails soon, unless it computes without the ephemeris. */
  interrupt(): void {
    Atomics.store(this.#interruption, 0, 1);
  }

  /** Ends the thread, whatever it is doing. */
  end(): Promise<number> {
    this.#over = true;
    clearTimeout(this.#giveUp);
    return this.#worker.terminate();
  }
}
