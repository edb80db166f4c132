import type { EncodedAnswer } from './answer.js';
import type { Cut } from './cut-answer.js';
import type { PoolThread } from './pool-thread.js';
import type { RequestParts } from './validator.js';
import type { JobMessage } from './worker-host.js';

/** A validated request to be computed. */
export interface PoolWork {
  readonly operationId: string;
  readonly input: RequestParts;
  /** The wanted part or form of the answer; undefined: the complete answer in JSON. */
  readonly cut?: Cut;
  readonly deadlineMs: number;
  /** Expected computing time of this request, when the route declares it. */
  readonly costMs?: number;
  /** Called when a worker starts the job. */
  readonly started?: () => void;
}

/** A request in the pool. `cancel` removes a waiting job from the queue and stops a running one. */
export interface PoolTicket {
  readonly answer: Promise<EncodedAnswer>;
  /** The answer as a string. */
  readonly text: Promise<string>;
  cancel(): void;
}

/** State that the jobs of one request share. */
export interface JobGroup {
  readonly deadlineMs: number;
  /** Time at which a worker started the first of them. */
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
  /** Limits the waiting time while the job is queued, then the computing time. */
  timer: NodeJS.Timeout | undefined;
}

export interface Seat {
  readonly thread: PoolThread;
  job: Job | undefined;
  /** Lent for the answer of the job. */
  memory: SharedArrayBuffer | undefined;
  startedAt: number;
  /** Its job is long, or the client has disconnected: it does not count as busy for short jobs. */
  gaveWay: boolean;
  /** While it computes: time until it gives way. While it is idle: time until its thread ends. */
  timer: NodeJS.Timeout | undefined;
}
