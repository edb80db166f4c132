import { Worker } from 'node:worker_threads';
import { clientGone, deadlineExceeded, serverBusy } from './errors.js';
import { unpackError, WorkerFailure } from './thread-errors.js';
import type { RequestParts } from './validator.js';
import type { JobMessage, WorkerMessage } from './worker-host.js';

export interface PoolStats {
  readonly size: number;
  readonly running: number;
  readonly idle: number;
  readonly queued: number;
  readonly ended: number;
  readonly crashed: number;
  readonly refused: number;
}

interface PoolOptions {
  /** Module that calls `hostJobs`. */
  readonly module: URL;
  readonly workerData: unknown;
  readonly size: number;
  readonly queueLimit: number;
}

/** A request in the pool. `cancel` drops it while it waits; work that runs already is finished and its answer dropped. */
interface PoolTicket {
  readonly text: Promise<string>;
  cancel(): void;
}

interface Job {
  readonly message: JobMessage;
  readonly deadlineMs: number;
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
  /** Of the waiting time while queued, of the computing time afterwards. */
  timer: NodeJS.Timeout | undefined;
}

interface Seat {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  startedAt: number;
}

/** A worker that has not reported within this time is given up. */
const START_LIMIT_MS = 30_000;
/** A request waits in the queue for its deadline, but at least this long: a thread that starts takes part of a second. */
const LEAST_WAIT_MS = 10_000;

/**
 * Worker threads for heavy routes. Threads start when there is work for them and stay. One job at a time for each: a job that runs
 * over its deadline ends its thread (a computation cannot be interrupted otherwise) and a new one takes the place.
 */
export class WorkerPool {
  /** Told of workers that could not start or died. */
  onTrouble: (event: string, error: unknown) => void = () => {};
  readonly #options: PoolOptions;
  readonly #seats = new Set<Seat>();
  readonly #queue: Job[] = [];
  readonly #idleWaiters: (() => void)[] = [];
  #nextId = 1;
  #closed = false;
  #ended = 0;
  #crashed = 0;
  #refused = 0;
  /** Running mean of the computing time, for Retry-After. */
  #meanMs = 500;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get stats(): PoolStats {
    const running = this.#running();
    return {
      size: this.#options.size,
      running,
      idle: this.#seats.size - running,
      queued: this.#queue.length,
      ended: this.#ended,
      crashed: this.#crashed,
      refused: this.#refused,
    };
  }

  /**
   * Computes a route's answer in a worker. Rejects with the typed error of the handler, `server_busy` when the queue is full or the
   * job has waited for its whole deadline, `deadline_exceeded`, or WorkerFailure.
   */
  submit(operationId: string, input: RequestParts, deadlineMs: number): PoolTicket {
    let job!: Job;
    const text = new Promise<string>((resolve, reject) => {
      job = { message: { id: this.#nextId++, operationId, input }, deadlineMs, resolve, reject, timer: undefined };
    });
    const free = this.#options.size - this.#running();
    if (this.#closed || this.#queue.length >= free + this.#options.queueLimit) {
      this.#refused++;
      job.reject(
        serverBusy(
          this.#closed
            ? 'the service is shutting down'
            : `all ${this.#options.size} workers are busy and ${this.#queue.length} requests wait`,
          this.#retryAfterSeconds(),
        ),
      );
    } else {
      job.timer = setTimeout(() => this.#expireQueued(job), Math.max(deadlineMs, LEAST_WAIT_MS));
      this.#queue.push(job);
      this.#dispatch();
    }
    return { text, cancel: () => this.#dropQueued(job) };
  }

  /** Takes no more work, waits for what runs and waits, at most `graceMs`, then ends all threads. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    if (this.#queue.length || this.#running()) {
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#idleWaiters.push(resolve);
        }),
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, graceMs);
        }),
      ]);
      clearTimeout(timer);
    }
    for (const job of this.#queue.splice(0)) this.#fail(job, serverBusy('the service is shutting down', 5));
    const seats = [...this.#seats];
    this.#seats.clear();
    for (const seat of seats) if (seat.job) this.#fail(seat.job, serverBusy('the service is shutting down', 5));
    await Promise.all(seats.map((seat) => seat.worker.terminate()));
  }

  #retryAfterSeconds(): number {
    return Math.min(60, Math.max(1, Math.ceil((this.#meanMs * (this.#queue.length + 1)) / this.#options.size / 1000)));
  }

  #running(): number {
    let running = 0;
    for (const seat of this.#seats) if (seat.job) running++;
    return running;
  }

  #dispatch(): void {
    while (this.#queue.length) {
      const seat = [...this.#seats].find((candidate) => candidate.ready && !candidate.job);
      if (seat) {
        this.#give(seat, this.#queue.shift() as Job);
        continue;
      }
      const starting = [...this.#seats].filter((candidate) => !candidate.ready).length;
      if (starting >= this.#queue.length || this.#seats.size >= this.#options.size) return;
      this.#start();
    }
    if (!this.#running()) for (const done of this.#idleWaiters.splice(0)) done();
  }

  #give(seat: Seat, job: Job): void {
    clearTimeout(job.timer);
    seat.job = job;
    seat.startedAt = performance.now();
    seat.worker.ref();
    job.timer = setTimeout(() => this.#endOverrunning(seat), job.deadlineMs);
    try {
      seat.worker.postMessage(job.message);
    } catch (error) {
      this.#finish(seat);
      this.#fail(job, new WorkerFailure(String(error)));
    }
  }

  #start(): void {
    let worker: Worker;
    try {
      worker = new Worker(this.#options.module, { workerData: this.#options.workerData, stdout: false, stderr: false });
    } catch (error) {
      const job = this.#queue.shift();
      this.onTrouble('a worker could not be made', error);
      if (job) this.#fail(job, new WorkerFailure(String(error)));
      return;
    }
    const seat: Seat = { worker, ready: false, job: undefined, startedAt: 0 };
    this.#seats.add(seat);
    const giveUp = setTimeout(
      () => this.#lose(seat, new WorkerFailure(`a worker did not start within ${START_LIMIT_MS} ms`)),
      START_LIMIT_MS,
    ).unref();
    let cause: unknown;
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        clearTimeout(giveUp);
        seat.ready = true;
        worker.unref();
        this.#dispatch();
        return;
      }
      const job = seat.job;
      if (!job || job.message.id !== message.id) return;
      this.#meanMs += (performance.now() - seat.startedAt - this.#meanMs) / 8;
      this.#finish(seat);
      if (message.kind === 'done') {
        clearTimeout(job.timer);
        job.resolve(message.text);
      } else this.#fail(job, unpackError(message.error));
      this.#dispatch();
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => {
      clearTimeout(giveUp);
      if (this.#seats.has(seat))
        this.#lose(
          seat,
          new WorkerFailure(
            `a worker ended with code ${code}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? 'no cause given')}`,
          ),
        );
    });
  }

  #finish(seat: Seat): void {
    seat.job = undefined;
    if (seat.ready) seat.worker.unref();
  }

  /** A thread died or never came up: its job fails; when it never came up, a waiting job fails too, so that nothing loops. */
  #lose(seat: Seat, error: WorkerFailure): void {
    this.#seats.delete(seat);
    this.#crashed++;
    this.onTrouble('a worker was lost', error);
    void seat.worker.terminate();
    const job = seat.job ?? (seat.ready ? undefined : this.#queue.shift());
    if (job) this.#fail(job, error);
    this.#dispatch();
  }

  #endOverrunning(seat: Seat): void {
    const job = seat.job;
    if (!job) return;
    this.#seats.delete(seat);
    this.#ended++;
    void seat.worker.terminate();
    this.#fail(job, deadlineExceeded(job.deadlineMs));
    this.#dispatch();
  }

  #expireQueued(job: Job): void {
    if (!this.#takeFromQueue(job)) return;
    this.#refused++;
    this.#fail(job, serverBusy('no worker was free in time', this.#retryAfterSeconds()));
    this.#dispatch();
  }

  #dropQueued(job: Job): void {
    if (!this.#takeFromQueue(job)) return;
    this.#fail(job, clientGone());
    this.#dispatch();
  }

  #takeFromQueue(job: Job): boolean {
    const index = this.#queue.indexOf(job);
    if (index >= 0) this.#queue.splice(index, 1);
    return index >= 0;
  }

  #fail(job: Job, error: Error): void {
    clearTimeout(job.timer);
    job.reject(error);
  }
}
