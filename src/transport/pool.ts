import type { EncodedAnswer } from './answer.js';
import { AnswerMemory } from './answer-memory.js';
import { clientGone, deadlineExceeded, serverBusy } from './errors.js';
import type { Job, JobGroup, PoolTicket, PoolWork, Seat } from './pool-jobs.js';
import { PoolThread, START_LIMIT_MS } from './pool-thread.js';
import type { ThreadEvents } from './pool-thread.js';
import { unpackError, WorkerFailure, WorkerLate } from './thread-errors.js';

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
  /** Threads that compute at once, not counting long jobs that gave way (see WorkerPool). */
  readonly size: number;
  readonly queueLimit: number;
  /** Time within which a thread must be ready. */
  readonly startLimitMs?: number;
}

/** A request waits in the queue for the time of its deadline, but at least this long: starting a thread takes part of a second. */
const LEAST_WAIT_MS = 10_000;
/** A job that takes, or is declared to take, longer than this is long. */
const LONG_AFTER_MS = 1_000;
/** When a stopped job still runs after this time, its thread is terminated; a new thread takes half a second to start. */
const STOPPING_LIMIT_MS = 250;
/** Spare threads end after this idle time. */
const IDLE_LIMIT_MS = 30_000;

/**
 * Worker threads for heavy routes. Threads start when there is work for them; each runs one job at a time. A job that exceeds its deadline, or
 * whose client disconnects, is stopped and its thread continues; if the job does not stop, its thread is terminated.
 *
 * At most `size` threads run short jobs at once, and at most `size` run jobs that are declared long. A job that proves to be long gives way:
 * short jobs then start on a spare thread, up to 2 `size` + 1 threads in all, so that long searches never delay a short request by more than
 * a second (the system shares the cores).
 */
export class WorkerPool {
  /** Called when a worker cannot start or dies. */
  onTrouble: (event: string, error: unknown) => void = () => {};
  readonly #options: PoolOptions;
  readonly #seats = new Set<Seat>();
  readonly #queue: Job[] = [];
  readonly #memory = new AnswerMemory();
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
      queued: this.#waiting(),
      ...this.#counts,
    };
  }

  /**
   * Computes the answer of a route in a worker. Rejects with the typed error of the handler, with `server_busy` when the queue is full or the job
   * has waited for the time of its deadline, with `deadline_exceeded`, or with WorkerFailure.
   */
  submit(work: PoolWork): PoolTicket {
    return this.submitParts([work])[0];
  }

  /**
   * Submits the parts of one request, each as `submit` does. They are accepted or refused together, share the deadline of the first part, and at
   * most `size` of them run at once.
   */
  submitParts(parts: readonly PoolWork[]): PoolTicket[] {
    const refusal = this.#refusal();
    if (refusal) this.#counts.refused++;
    const group: JobGroup = { deadlineMs: parts[0].deadlineMs, startedAt: undefined, running: 0 };
    const tickets = parts.map((work) => {
      const { job, ticket } = this.#jobOf(work, group);
      if (refusal) job.reject(refusal);
      else {
        job.timer = setTimeout(() => this.#expireQueued(job), Math.max(group.deadlineMs, LEAST_WAIT_MS));
        this.#queue.push(job);
      }
      return ticket;
    });
    this.#dispatch();
    return tickets;
  }

  #refusal(): Error | null {
    const waiting = this.#waiting(),
      free = Math.max(0, this.#options.size - this.#busy().length);
    if (!this.#closed && waiting < free + this.#options.queueLimit) return null;
    const reason = this.#closed
      ? 'the service is shutting down'
      : `all ${this.#options.size} workers are busy and ${waiting} requests are waiting`;
    return serverBusy(reason, this.#retryAfterSeconds());
  }

  #jobOf(
    { operationId, input, cut, costMs = 0, started }: PoolWork,
    group: JobGroup,
  ): { job: Job; ticket: PoolTicket } {
    // A string is transferred faster than the value, and parsing it gives the same value.
    const message = { id: this.#nextId++, operationId, input: JSON.stringify(input), cut };
    let job!: Job;
    const answer = new Promise<EncodedAnswer>((resolve, reject) => {
      job = { message, group, long: costMs > LONG_AFTER_MS, started, resolve, reject, timer: undefined };
    });
    const ticket: PoolTicket = {
      answer,
      get text() {
        return answer.then(({ pieces: [bytes], release }) => {
          const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
          release?.();
          return text;
        });
      },
      cancel: () => this.#cancel(job),
    };
    return { job, ticket };
  }

  /** Accepts no more work, waits at most `graceMs` for running and waiting jobs, then terminates all threads. */
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

  /** Number of requests of which no job runs yet. */
  #waiting(): number {
    return new Set(this.#queue.map(({ group }) => group).filter(({ startedAt }) => startedAt === undefined)).size;
  }

  #busy(): Seat[] {
    return [...this.#seats].filter((seat) => seat.job);
  }

  #retryAfterSeconds(): number {
    return Math.min(60, Math.max(1, Math.ceil((this.#meanMs * (this.#queue.length + 1)) / this.#options.size / 1000)));
  }

  /** The first job of the queue that may start now; a short job may overtake waiting long ones. */
  #nextJob(): Job | undefined {
    const busy = this.#busy(),
      { size } = this.#options;
    const mayShort = busy.filter((seat) => !seat.gaveWay).length < size && busy.length < 2 * size + 1;
    const mayLong = mayShort && busy.filter((seat) => seat.job?.long).length < size;
    return this.#queue.find((job) => (job.long ? mayLong : mayShort) && job.group.running < size);
  }

  #dispatch(): void {
    for (let job = this.#nextJob(); job; job = this.#nextJob()) {
      const seats = [...this.#seats].filter((seat) => !seat.job);
      const seat = seats.find((candidate) => candidate.thread.ready);
      if (!seat) {
        // Start one thread for each job that may start, less the threads that are already starting.
        for (let n = Math.max(1, this.#startable()) - seats.length; n > 0; n--) this.#start();
        return;
      }
      this.#takeFromQueue(job);
      this.#give(seat, job);
    }
    if (!this.#busy().length && !this.#queue.length) for (const done of this.#idleWaiters.splice(0)) done();
  }

  /** Number of threads that the waiting jobs could use now. */
  #startable(): number {
    const working = this.#busy().filter((seat) => !seat.gaveWay).length;
    return Math.min(this.#queue.length, Math.max(0, this.#options.size - working));
  }

  #give(seat: Seat, job: Job): void {
    clearTimeout(job.timer);
    clearTimeout(seat.timer);
    seat.job = job;
    job.started?.();
    const { group } = job;
    seat.startedAt = performance.now();
    group.startedAt ??= seat.startedAt;
    group.running++;
    seat.gaveWay = job.long;
    seat.timer = setTimeout(() => this.#giveWay(seat), LONG_AFTER_MS);
    job.timer = setTimeout(
      () => {
        this.#counts.ended++;
        this.#stopJob(seat, deadlineExceeded(group.deadlineMs));
      },
      group.startedAt + group.deadlineMs - seat.startedAt,
    );
    seat.memory = this.#memory.lend();
    seat.thread.give({ ...job.message, memory: seat.memory });
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
      seat = { thread, job: undefined, memory: undefined, startedAt: 0, gaveWay: false, timer: undefined };
      this.#seats.add(seat);
    } catch (error) {
      const job = this.#queue.shift();
      this.onTrouble('a worker could not be created', error);
      if (job) this.#fail(job, new WorkerFailure(String(error)));
    }
  }

  #answered(seat: Seat, result: Parameters<ThreadEvents['answered']>[0]): void {
    const { job, memory } = seat;
    if (!job || !memory) return;
    this.#meanMs += (performance.now() - seat.startedAt - this.#meanMs) / 8;
    this.#unseat(seat);
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#endIdle(seat), IDLE_LIMIT_MS).unref();
    if ('answer' in result) {
      clearTimeout(job.timer);
      job.resolve(this.#memory.answerIn(memory, result.answer));
    } else {
      this.#memory.giveBack(memory);
      this.#fail(job, unpackError(result.error));
    }
    this.#dispatch();
  }

  #endIdle(seat: Seat): void {
    if (seat.job || this.#seats.size <= this.#options.size) return;
    this.#remove(seat);
    void seat.thread.end();
  }

  /** Handles a thread that died or did not start: its job fails. If it did not start, one waiting job fails, so that starting is not retried forever. */
  #lose(seat: Seat, failure: WorkerFailure): void {
    const job = seat.job ?? (seat.thread.ready ? undefined : this.#queue.shift());
    this.#remove(seat);
    this.#counts.crashed++;
    this.onTrouble('a worker was lost', failure);
    const late = failure instanceof WorkerLate;
    if (job) this.#fail(job, late ? serverBusy('no worker started in time', this.#retryAfterSeconds()) : failure);
    this.#dispatch();
  }

  /** Fails a running job and stops it; terminates its thread when the job does not stop in time. */
  #stopJob(seat: Seat, error: Error): void {
    const { job } = seat;
    if (!job) return;
    this.#fail(job, error);
    seat.thread.interrupt();
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => {
      this.#remove(seat);
      void seat.thread.end();
      this.#dispatch();
    }, STOPPING_LIMIT_MS);
  }

  #remove(seat: Seat): void {
    this.#seats.delete(seat);
    clearTimeout(seat.timer);
    this.#unseat(seat);
  }

  #unseat(seat: Seat): void {
    if (seat.job) seat.job.group.running--;
    seat.job = undefined;
  }

  #expireQueued(job: Job): void {
    if (!this.#takeFromQueue(job)) return;
    const { startedAt, deadlineMs } = job.group;
    if (startedAt === undefined) this.#counts.refused++;
    this.#fail(
      job,
      startedAt === undefined
        ? serverBusy('no worker was free in time', this.#retryAfterSeconds())
        : deadlineExceeded(deadlineMs),
    );
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
    this.#counts.cancelled++;
    this.#stopJob(seat, clientGone());
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
