import { Worker } from 'node:worker_threads';
import type { WorkerData } from '../../transport/node-engine.js';
import type { Probe } from './out-columns.js';
import type { Block, BlockAnswer, OutColumn, Plan } from './plan.js';

export interface ThreadData {
  readonly engine: WorkerData;
  readonly plan: Plan;
}

export interface ThreadRequest {
  readonly id: number;
  readonly block: Block;
  /** Columns of the output table; null for a probe, which only finds the columns. */
  readonly columns: readonly OutColumn[] | 'probe';
}

/** Answers blocks, some of them at once. */
export interface Answerer {
  /** Number of blocks that may be in flight. */
  readonly depth: number;
  probe(block: Block): Promise<Probe>;
  answer(block: Block, columns: readonly OutColumn[]): Promise<BlockAnswer>;
  end(): Promise<void>;
}

interface Job {
  readonly request: ThreadRequest;
  readonly resolve: (answer: BlockAnswer & Probe) => void;
  readonly reject: (error: Error) => void;
}

/** Each thread has one block more than it computes, so that it never waits for the main thread. */
const DEPTH = 2;
/** Threads allocate in bursts; without a limit each would keep its largest heap. */
const YOUNG_MB = 24;

/** Worker threads that answer blocks, whichever is free next. */
export class Threads implements Answerer {
  readonly #size: number;
  readonly #workers: { readonly worker: Worker; readonly jobs: Map<number, Job> }[];
  readonly #waiting: Job[] = [];
  #nextId = 0;
  #failure: Error | null = null;

  constructor(size: number, data: ThreadData) {
    this.#size = size;
    this.#workers = Array.from({ length: size }, () => this.#start(data));
  }

  get depth(): number {
    return DEPTH * this.#size;
  }

  probe(block: Block): Promise<Probe> {
    return this.#ask(block, 'probe');
  }

  answer(block: Block, columns: readonly OutColumn[]): Promise<BlockAnswer> {
    return this.#ask(block, columns);
  }

  async end(): Promise<void> {
    this.#failure ??= new Error('the threads were ended');
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }

  #ask(block: Block, columns: readonly OutColumn[] | 'probe'): Promise<BlockAnswer & Probe> {
    return new Promise((resolve, reject) => {
      if (this.#failure) reject(this.#failure);
      else {
        this.#waiting.push({ request: { id: this.#nextId++, block, columns }, resolve, reject });
        this.#dispatch();
      }
    });
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const free = this.#workers.reduce((least, other) => (other.jobs.size < least.jobs.size ? other : least));
      if (free.jobs.size >= DEPTH) return;
      const job = this.#waiting.shift() as Job;
      free.jobs.set(job.request.id, job);
      const bytes = 'text' in job.request.block ? job.request.block.text : undefined;
      const isOwn = bytes !== undefined && bytes.byteLength === bytes.buffer.byteLength;
      free.worker.postMessage(job.request, isOwn ? [bytes.buffer as ArrayBuffer] : []);
    }
  }

  #start(workerData: ThreadData): { worker: Worker; jobs: Map<number, Job> } {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const jobs = new Map<number, Job>();
    worker.on('message', ({ id, answer }: { id: number; answer: BlockAnswer & Probe }) => {
      const job = jobs.get(id);
      jobs.delete(id);
      job?.resolve(answer);
      this.#dispatch();
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`a thread ended with code ${code}`)));
    return { worker, jobs };
  }

  #fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
    const lost = [...this.#waiting.splice(0), ...(this.#workers ?? []).flatMap(({ jobs }) => [...jobs.values()])];
    for (const { jobs } of this.#workers ?? []) jobs.clear();
    for (const job of lost) job.reject(this.#failure);
  }
}
