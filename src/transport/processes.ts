import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricsOfProcess } from './metrics.js';

/** Messages between the processes of one service. */
type FromPrimary =
  | { readonly kind: 'stop'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'collected'; readonly id: number; readonly parts: readonly MetricsOfProcess[] };
type FromProcess =
  | { readonly kind: 'metrics'; readonly id: number }
  | { readonly kind: 'part'; readonly id: number; readonly part: MetricsOfProcess };

interface Supervision {
  readonly processes: number;
  readonly graceMs: number;
  readonly log: FastifyBaseLogger;
  /** Called once, with the exit code of the service. */
  readonly ended: (exitCode: number) => void;
}

/** Time after the grace time of the processes at which they are killed. */
const LAST_GRACE_MS = 2_000;
/** A process that dies is replaced at once; after several early deaths in a row the pause before the replacement doubles each time. */
const YOUNG_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Longest time that a scrape of metrics waits for the processes. */
const COLLECT_LIMIT_MS = 2_000;

/**
 * The GNU allocator keeps freed memory of about a quarter of a process, because parsing and compiling allocate blocks of 32 kB. With these
 * settings it returns them to the system. Other allocators ignore them; settings of the operator take precedence.
 */
const RETURNED_MEMORY = { MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '32768' };

/**
 * Supervises the serving processes of one port: starts them, replaces those that die, aggregates metrics, stops all of them. It computes
 * nothing and loads no data.
 */
export class Supervisor {
  readonly #options: Supervision;
  #everServed = false;
  #stopping = false;
  #failed = false;
  /** Deaths in a row of processes that were young. */
  #earlyDeaths = 0;
  #nextId = 1;
  readonly #pauses = new Set<NodeJS.Timeout>();
  readonly #collections = new Map<number, (part: MetricsOfProcess) => void>();

  constructor(options: Supervision) {
    this.#options = options;
  }

  start(): void {
    cluster.on('message', (worker, message: FromProcess) => this.#receive(worker, message));
    cluster.on('listening', () => {
      this.#everServed = true;
    });
    for (let i = 0; i < this.#options.processes; i++) this.#fork();
  }

  /** Stops every process after it has answered its requests in flight; then calls `ended`. */
  stop(signal: NodeJS.Signals): void {
    const { graceMs, log } = this.#options;
    if (this.#stopping) {
      for (const worker of this.#workers()) worker.process.kill('SIGKILL');
      this.#options.ended(1);
      return;
    }
    this.#stopping = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    log.info({ signal, grace_ms: graceMs, processes: this.#workers().length }, 'shutting down');
    for (const worker of this.#workers()) sendTo(worker, { kind: 'stop', signal });
    setTimeout(() => {
      this.#failed = true;
      for (const worker of this.#workers()) worker.process.kill('SIGKILL');
    }, graceMs + LAST_GRACE_MS).unref();
    this.#endWhenAlone();
  }

  #workers(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  #fork(): void {
    const worker = cluster.fork({ ...RETURNED_MEMORY, ...process.env });
    const started = performance.now();
    worker.on('exit', (code: number, signal: string | null) => {
      if (this.#stopping) {
        if (code !== 0) this.#failed = true;
        this.#endWhenAlone();
      } else this.#replace(worker, performance.now() - started, { code, signal });
    });
  }

  #replace(worker: Worker, livedMs: number, { code, signal }: { code: number; signal: string | null }): void {
    const { log } = this.#options;
    if (!this.#everServed) {
      // The process has logged the reason. It prevents all processes from starting.
      this.#failed = true;
      this.#stopping = true;
      for (const other of this.#workers()) other.process.kill('SIGKILL');
      this.#endWhenAlone();
      return;
    }
    this.#earlyDeaths = livedMs < YOUNG_MS ? this.#earlyDeaths + 1 : 0;
    const pauseMs = this.#earlyDeaths && Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#earlyDeaths - 1));
    log.error(
      { pid: worker.process.pid, code, signal, lived_ms: Math.round(livedMs), restart_after_ms: pauseMs },
      'a serving process was lost',
    );
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#fork();
    }, pauseMs);
    this.#pauses.add(pause);
  }

  #endWhenAlone(): void {
    if (this.#workers().length === 0) this.#options.ended(this.#failed ? 1 : 0);
  }

  #receive(worker: Worker, message: FromProcess): void {
    if (message.kind === 'part') this.#collections.get(message.id)?.(message.part);
    else if (message.kind === 'metrics')
      void this.#collect().then((parts) => sendTo(worker, { kind: 'collected', id: message.id, parts }));
  }

  /** The metrics of all processes that answer in time. */
  #collect(): Promise<readonly MetricsOfProcess[]> {
    const id = this.#nextId++,
      connected = this.#workers().filter((worker) => worker.isConnected());
    return new Promise((resolve) => {
      const parts: MetricsOfProcess[] = [];
      const finish = (): void => {
        clearTimeout(limit);
        this.#collections.delete(id);
        resolve(parts);
      };
      const limit = setTimeout(finish, COLLECT_LIMIT_MS);
      this.#collections.set(id, (part) => {
        parts.push(part);
        if (parts.length === connected.length) finish();
      });
      for (const worker of connected) sendTo(worker, { kind: 'collect', id });
    });
  }
}

/** Sends a message, unless the process is disconnected. */
function sendTo(worker: Worker, message: FromPrimary): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/** The connection of a serving process to its supervisor. */
export class Membership {
  #nextId = 1;
  readonly #waiting = new Map<number, (parts: readonly MetricsOfProcess[]) => void>();

  /** Begins to answer requests of the supervisor for the metrics of this process. */
  join(ownMetrics: () => Promise<MetricsOfProcess>): void {
    process.on('message', (message: FromPrimary) => {
      if (message.kind === 'collected') {
        this.#waiting.get(message.id)?.(message.parts);
        this.#waiting.delete(message.id);
      } else if (message.kind === 'collect')
        void ownMetrics().then((part) => send({ kind: 'part', id: message.id, part }));
    });
  }

  onStop(stop: (signal: NodeJS.Signals) => void): void {
    process.on('message', (message: FromPrimary) => {
      if (message.kind === 'stop') stop(message.signal);
    });
  }

  /** The metrics of every process of the service. */
  allMetrics(): Promise<readonly MetricsOfProcess[]> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      send({ kind: 'metrics', id });
    });
  }
}

function send(message: FromProcess): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
