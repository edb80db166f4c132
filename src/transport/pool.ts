import type { EncodedAnswer } from './answer.js';
import { clientGone, deadlineExceeded, serverBusy } from './errors.js';
import { PoolThread, START_LIMIT_MS } from './pool-thread.js';
import type { ThreadEvents } from './pool-thread.js';
import { unpackError, WorkerFailure, WorkerLate } from './thread-errors.js';
import type { Cut } from './cut-answer.js';
import type { RequestParts } from './validator.js';
import type { JobMessage } from './worker-host.js';

export interface PoolStats {
  readonly size: number;
  readonly running: number;
  readonly idle: number;
  readonly queued: number;
  readonly ended: number;
  readonly cancelled: number;
  readonly crashed: number;
  readonly refused: number;
}

interface PoolOptions {
  /** Module that calls `hostJobs`. */
  readonly module: URL;
  readonly workerData: unknown;
  /** Threads that compute at once; work that takes long gives way, see WorkerPool. */
  readonly size: number;
  readonly queueLimit: number;
  /** How long a thread may take to come up. */
  readonly startLimitMs?: number;
}

/** A checked request to be computed. */
interface PoolWork {
  readonly operationId: string;
  readonly input: RequestParts;
  /** What is wanted of the answer; undefined: all of it. */
  readonly cut?: Cut;
  readonly deadlineMs: number;
  /** What the route expects this request to cost, when it declares that. */
  readonly costMs?: number;
  /** Told when a worker takes it on. */
  readonly started?: () => void;
}

/** A request in the pool. `cancel` drops it: while it waits at once, while it runs by ending its thread. */
interface PoolTicket {
  readonly answer: Promise<EncodedAnswer>;
  /** The same as a string. */
  readonly text: Promise<string>;
  cancel(): void;
}

interface Job {
  readonly message: JobMessage;
  readonly deadlineMs: number;
  readonly long: boolean;
  readonly started?: () => void;
  readonly resolve: (answer: EncodedAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Of the waiting time while queued, of the computing time afterwards. */
  timer: NodeJS.Timeout | undefined;
}

interface Seat {
  readonly thread: PoolThread;
  job: Job | undefined;
  startedAt: number;
  /** Its work takes long, or nobody waits for it any more: it no longer keeps short work from starting. */
  gaveWay: boolean;
  /** While it computes: until it gives way. While it idles: until it ends. */
  timer: NodeJS.Timeout | undefined;
}

/** A request waits in the queue for its deadline, but at least this long: a thread that starts takes part of a second. */
const LEAST_WAIT_MS = 10_000;
/** Work that takes or is declared to take longer than this is long. */
const LONG_AFTER_MS = 1_000;
/** What is nearly done when its client leaves is let finish: a thread costs more than that to start. */
const ABANDONED_GRACE_MS = 250;
/** Spare threads that had nothing to do for this long end. */
const IDLE_LIMIT_MS = 30_000;

/**
 * Worker threads for heavy routes. Threads start when there is work for them; one job at a time for each. A job that runs over its
 * deadline, or whose client left, ends its thread (a computation cannot be interrupted otherwise).
 *
 * At most `size` threads do short work at once, and at most `size` do declared long work. A job that turns out to be long gives way:
 * short work then starts on a spare thread, up to 2 `size` + 1 threads in all, so that long searches never hold a short request for
 * longer than a second (the system shares the cores).
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
  readonly #counts = { ended: 0, cancelled: 0, crashed: 0, refused: 0 };
  /** Running mean of the computing time, for Retry-After. */
  #meanMs = 500;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get stats(): PoolStats {
    const running = this.#busy().length;
    return {
      size: this.#options.size,
      running,
      idle: this.#seats.size - running,
      queued: this.#queue.length,
      ...this.#counts,
    };
  }

  /**
   * Computes a route's answer in a worker. Rejects with the typed error of the handler, `server_busy` when the queue is full or the
   * job has waited for its whole deadline, `deadline_exceeded`, or WorkerFailure.
   */
  submit({ operationId, input, cut, deadlineMs, costMs = 0, started }: PoolWork): PoolTicket {
    let job!: Job;
    const answer = new Promise<EncodedAnswer>((resolve, reject) => {
      // As text: it crosses faster than a value, and reads there as the same value.
      const message = { id: this.#nextId++, operationId, input: JSON.stringify(input), cut };
      job = { message, deadlineMs, long: costMs > LONG_AFTER_MS, started, resolve, reject, timer: undefined };
    });
    const free = Math.max(0, this.#options.size - this.#busy().length);
    if (this.#closed || this.#queue.length >= free + this.#options.queueLimit) {
      this.#counts.refused++;
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
    return {
      answer,
      get text() {
        return answer.then(({ bytes }) => Buffer.from(bytes).toString());
      },
      cancel: () => this.#cancel(job),
    };
  }

  /** Takes no more work, waits for what runs and waits, at most `graceMs`, then ends all threads. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    if (this.#queue.length || this.#busy().length) {
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
    for (const seat of seats) {
      const { job } = seat;
      this.#remove(seat);
      if (job) this.#fail(job, serverBusy('the service is shutting down', 5));
    }
    await Promise.all(seats.map((seat) => seat.thread.end()));
  }

  #busy(): Seat[] {
    return [...this.#seats].filter((seat) => seat.job);
  }

  #retryAfterSeconds(): number {
    return Math.min(60, Math.max(1, Math.ceil((this.#meanMs * (this.#queue.length + 1)) / this.#options.size / 1000)));
  }

  /** The first job of the queue that may start now: a short one passes long ones that must wait. */
  #nextJob(): Job | undefined {
    const busy = this.#busy(),
      { size } = this.#options;
    const mayShort = busy.filter((seat) => !seat.gaveWay).length < size && busy.length < 2 * size + 1;
    const mayLong = mayShort && busy.filter((seat) => seat.job?.long).length < size;
    return this.#queue.find((job) => (job.long ? mayLong : mayShort));
  }

  #dispatch(): void {
    for (let job = this.#nextJob(); job; job = this.#nextJob()) {
      const seats = [...this.#seats].filter((seat) => !seat.job);
      const seat = seats.find((candidate) => candidate.thread.ready);
      if (!seat) {
        // One thread is started for each job that may start; those that start already are for them.
        if (seats.length === 0 || seats.length < this.#startable()) this.#start();
        return;
      }
      this.#takeFromQueue(job);
      this.#give(seat, job);
    }
    if (!this.#busy().length && !this.#queue.length) for (const done of this.#idleWaiters.splice(0)) done();
  }

  /** How many threads the waiting work could use now. */
  #startable(): number {
    const working = this.#busy().filter((seat) => !seat.gaveWay).length;
    return Math.min(this.#queue.length, Math.max(0, this.#options.size - working));
  }

  #give(seat: Seat, job: Job): void {
    clearTimeout(job.timer);
    clearTimeout(seat.timer);
    seat.job = job;
    job.started?.();
    seat.startedAt = performance.now();
    seat.gaveWay = job.long;
    seat.timer = setTimeout(() => this.#giveWay(seat), LONG_AFTER_MS);
    job.timer = setTimeout(() => {
      this.#counts.ended++;
      this.#endJob(seat, deadlineExceeded(job.deadlineMs));
    }, job.deadlineMs);
    seat.thread.give(job.message);
  }

  #giveWay(seat: Seat): void {
    seat.gaveWay = true;
    this.#dispatch();
  }

  #start(): void {
    let seat: Seat | undefined;
    try {
      const { module, workerData, startLimitMs = START_LIMIT_MS } = this.#options;
      const events: ThreadEvents = {
        ready: () => this.#dispatch(),
        answered: (result) => seat && this.#answered(seat, result),
        lost: (failure) => seat && this.#lose(seat, failure),
      };
      const thread = new PoolThread(module, workerData, events, startLimitMs);
      seat = { thread, job: undefined, startedAt: 0, gaveWay: false, timer: undefined };
      this.#seats.add(seat);
    } catch (error) {
      const job = this.#queue.shift();
      this.onTrouble('a worker could not be made', error);
      if (job) this.#fail(job, new WorkerFailure(String(error)));
    }
  }

  #answered(seat: Seat, result: Parameters<ThreadEvents['answered']>[0]): void {
    const { job } = seat;
    if (!job) return;
    this.#meanMs += (performance.now() - seat.startedAt - this.#meanMs) / 8;
    seat.job = undefined;
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#endIdle(seat), IDLE_LIMIT_MS).unref();
    if ('answer' in result) {
      clearTimeout(job.timer);
      job.resolve(result.answer);
    } else this.#fail(job, unpackError(result.error));
    this.#dispatch();
  }

  #endIdle(seat: Seat): void {
    if (seat.job || this.#seats.size <= this.#options.size) return;
    this.#remove(seat);
    void seat.thread.end();
  }

  /** A thread died or never came up: its job fails; when it never came up, a waiting job fails too, so that nothing loops. */
  #lose(seat: Seat, failure: WorkerFailure): void {
    const job = seat.job ?? (seat.thread.ready ? undefined : this.#queue.shift());
    this.#remove(seat);
    this.#counts.crashed++;
    this.onTrouble('a worker was lost', failure);
    const late = failure instanceof WorkerLate;
    if (job) this.#fail(job, late ? serverBusy('no worker came up in time', this.#retryAfterSeconds()) : failure);
    this.#dispatch();
  }

  /** Ends the thread of a job that runs. */
  #endJob(seat: Seat, error: Error): void {
    const { job } = seat;
    if (!job) return;
    this.#remove(seat);
    void seat.thread.end();
    this.#fail(job, error);
    this.#dispatch();
  }

  #remove(seat: Seat): void {
    this.#seats.delete(seat);
    clearTimeout(seat.timer);
    seat.job = undefined;
  }

  #expireQueued(job: Job): void {
    if (!this.#takeFromQueue(job)) return;
    this.#counts.refused++;
    this.#fail(job, serverBusy('no worker was free in time', this.#retryAfterSeconds()));
    this.#dispatch();
  }

  #cancel(job: Job): void {
    if (this.#takeFromQueue(job)) {
      this.#fail(job, clientGone());
      this.#dispatch();
      return;
    }
    const seat = this.#busy().find((candidate) => candidate.job === job);
    if (!seat) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      this.#counts.cancelled++;
      this.#endJob(seat, clientGone());
    }, ABANDONED_GRACE_MS);
    this.#giveWay(seat);
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
