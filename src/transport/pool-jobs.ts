import type { EncodedAnswer } from './answer.js';
import type { Cut } from './cut-answer.js';
import type { PoolThread } from './pool-thread.js';
import type { RequestParts } from './validator.js';
import type { JobMessage } from './worker-host.js';

/** A checked request to be computed. */
export interface PoolWork {
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

/** A request in the pool. `cancel` drops it: a job that waits leaves the queue, one that runs is stopped. */
export interface PoolTicket {
  readonly answer: Promise<EncodedAnswer>;
  /** The same as a string. */
  readonly text: Promise<string>;
  cancel(): void;
}

/** What the jobs of one request share. */
export interface JobGroup {
  readonly deadlineMs: number;
  /** When a worker took on the first of them. */
  startedAt: number | undefined;
  running: number;
}

export interface Job {
  readonly message: Omit<JobMessage, 'memory'>;
  readonly group: JobGroup;
  readonly long: boolean;
  readonly started?: () => void;
  readonly resolve: (answer: EncodedAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Of the waiting time while queued, of the computing time afterwards. */
  timer: NodeJS.Timeout | undefined;
}

export interface Seat {
  readonly thread: PoolThread;
  job: Job | undefined;
  /** Lent for the answer of the job. */
  memory: SharedArrayBuffer | undefined;
  startedAt: number;
  /** Its work takes long, or nobody waits for it any more: it no longer keeps short work from starting. */
  gaveWay: boolean;
  /** While it computes: until it gives way. While it idles: until it ends. */
  timer: NodeJS.Timeout | undefined;
}
