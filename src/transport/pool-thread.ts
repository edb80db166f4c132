import { Worker } from 'node:worker_threads';
import type { WrittenAnswer } from './answer-memory.js';
import type { ErrorParcel } from './thread-errors.js';
import { WorkerFailure, WorkerLate } from './thread-errors.js';
import type { JobMessage, WorkerMessage } from './worker-host.js';

/** The `workerData` of a thread. */
export interface ThreadData<T = unknown> {
  /** Data of the pool for its threads. */
  readonly data: T;
  /** The pool sets its first number to stop the running job; the engine reads it. */
  readonly interruption: Int32Array;
}

/** Events of a thread. */
export interface ThreadEvents {
  readonly ready: () => void;
  /** The answer of the last job, or its error. */
  readonly answered: (result: { readonly answer: WrittenAnswer } | { readonly error: ErrorParcel }) => void;
  /** The thread died or did not start. */
  readonly lost: (failure: WorkerFailure) => void;
}

/** A worker that is not ready within this time is abandoned. */
export const START_LIMIT_MS = 30_000;

/** Half of the default of the platform: jobs allocate in bursts, and each thread keeps the memory of its largest burst. */
const YOUNG_MB = 24;

/** One worker thread. It starts when the object is created, runs one job at a time, and keeps the process alive only while it computes. */
export class PoolThread {
  ready = false;
  readonly #worker: Worker;
  readonly #giveUp: NodeJS.Timeout;
  readonly #interruption = new Int32Array(new SharedArrayBuffer(4));
  #jobId = 0;
  #over = false;

  /** Errors: those of `new Worker`, when the platform cannot create a thread. */
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

  /** Requests that the running job stops. It fails soon, unless it computes without the ephemeris. */
  interrupt(): void {
    Atomics.store(this.#interruption, 0, 1);
  }

  /** Terminates the thread immediately. */
  end(): Promise<number> {
    this.#over = true;
    clearTimeout(this.#giveUp);
    return this.#worker.terminate();
  }
}
